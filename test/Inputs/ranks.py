"""Processes of a launcher that a test watches from outside."""

import time


def children(run):
    with open(f"/proc/{run.pid}/task/{run.pid}/children") as f:
        return [int(p) for p in f.read().split()]


def wait_for_ranks(run, count, seconds):
    """The process ids of `run`'s ranks, once there are `count` of them."""
    deadline = time.time() + seconds
    while len(children(run)) < count and time.time() < deadline:
        time.sleep(0.01)
    ranks = children(run)
    assert len(ranks) == count, ranks
    return ranks


def alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as f:
            return f.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def exit_code(code):
    """As a shell tells it: 128 and the signal."""
    return 128 - code if code < 0 else code
