#!/usr/bin/env python3
"""Writes .npy and .npz files, good and bad, without NumPy."""
import os
import struct
import sys
import zipfile

folder = sys.argv[1]


def path(name):
    return os.path.join(folder, name)


def npy(descr, shape, data, fortran=False, version=1):
    header = "{'descr': %r, 'fortran_order': %r, 'shape': %r, }" % (descr, fortran, shape)
    header += " " * (63 - (len(header) + 10) % 64) + "\n"
    length = struct.pack("<H" if version == 1 else "<I", len(header))
    return b"\x93NUMPY" + bytes([version, 0]) + length + header.encode() + data


def floats(values, order="<"):
    return struct.pack(order + "%df" % len(values), *values)


w = [4.0 * i + j - 3 for i in range(5) for j in range(4)]
x = [1.0, 2.0, 3.0, 4.0]
W = npy("<f4", (5, 4), floats(w), version=2)
arrays = [
    ("w", W),
    ("x", npy("<f4", (4,), floats(x), version=3)),
    ("step", npy("<i4", (), struct.pack("<i", 0))),
    ("fault", npy("<i4", (2,), bytes(8))),
]


def npz(name, members, **kind):
    with zipfile.ZipFile(path(name), "w", **kind) as z:
        for member, data in members:
            with z.open(member + ".npy", "w", force_zip64=name == "zip64.npz") as f:
                f.write(data)


def write(name, data):
    with open(path(name), "wb") as f:
        f.write(data)


npz("good.npz", arrays)
npz("deflated.npz", arrays, compression=zipfile.ZIP_DEFLATED)
npz("zip64.npz", arrays)
npz("shape.npz", [("w", npy("<f4", (4, 5), floats(w)))] + arrays[1:])
write("short.npz", open(path("good.npz"), "rb").read()[:-30])
damaged = bytearray(open(path("good.npz"), "rb").read())
damaged[damaged.index(floats(w[:4])) + 5] ^= 1
write("crc.npz", damaged)
write("f64.npy", npy("<f8", (5, 4), bytes(160)))
write("short.npy", W[:-4])
write("object.npy", npy("|O", (1,), b"\x80\x04N."))
write("fortran.npy", npy("<f4", (5, 4), floats([w[4 * i + j] for j in range(4) for i in range(5)]), fortran=True))
write("big.npy", npy(">f4", (4,), floats(x, ">")))
write("raw.bin", bytes(79))
write("w.bin", floats(w))
