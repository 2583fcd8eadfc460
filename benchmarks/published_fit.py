"""Fits constants to published runs: maximum a posteriori over logarithms, robust against
single bad rows. Constants that fit are those with a `spread` in the constants' file."""
import json
import subprocess

import numpy as np

SCATTER = 0.06  # expected scatter of a row's logarithm
STEP = 2e-3     # of a finite difference, in logarithms


class Pricer:
    """dgc-sim-fit with rows loaded: prices them under any constants."""

    def __init__(self, tool, rows, constants=None):
        command = [tool] + (["--constants=" + constants] if constants else [])
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, bufsize=1 << 20)
        self.rows, self.refused = [], []
        for row in rows:
            answer = self.ask("run %s %s %s" % (row.model, row.plan, row.site))
            if answer.startswith("error: "):
                row.skip = answer[7:]
                self.refused.append(row)
            else:
                self.rows.append(row)

    def ask(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if answer.startswith("error: ") and not text.startswith("run "):
            raise RuntimeError(answer)
        return answer

    def times(self, values=None, rows=None):
        """Seconds of `rows` (indices; none: all) with the constants `values` set."""
        if values:
            self.ask("set " + " ".join("%s %.12g" % v for v in values.items()))
        index = "" if rows is None else " " + " ".join(map(str, rows))
        if rows is not None and len(rows) == 0:
            return np.zeros(0)
        return np.array([float(x) for x in self.ask("price" + index).split()])

    def facts(self, index):
        """What `report` says of a row, by name."""
        return {k: float(v) for k, v in
                (x.split("=") for x in self.ask("report %d" % index).split())}

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def free_constants(path):
    """name -> (start, spread) of what may be fitted."""
    with open(path) as f:
        entries = json.load(f)["constants"]
    return {"constants." + k: (v.get("start", v["value"]), v["spread"])
            for k, v in entries.items() if v.get("spread", 0) > 0}


class Fit:
    def __init__(self, pricer, free, measured):
        self.pricer, self.measured = pricer, np.log(measured)
        self.names = list(free)
        self.start = np.array([free[n][0] for n in self.names])
        self.spread = np.array([free[n][1] for n in self.names])
        # Rows that a constant has an influence on.
        base = pricer.times(self.values(np.zeros(len(free))))
        self.touched = []
        for k, name in enumerate(self.names):
            z = np.zeros(len(free))
            z[k] = 0.3
            self.touched.append(np.abs(pricer.times(self.values(z)) / base - 1) > 1e-9)

    def values(self, z):
        return dict(zip(self.names, self.start * np.exp(self.spread * z)))

    def run(self, train, weights, iterations=12):
        """Values of the constants for the rows where `train` is set. Levenberg-Marquardt;
        residuals enter by a soft L1 norm."""
        rows = np.flatnonzero(train)
        w = np.sqrt(weights[rows])
        position = {r: i for i, r in enumerate(rows)}

        def logs(z, of=None):
            return np.log(self.pricer.times(self.values(z), rows if of is None else of))

        def objective(r, z):
            s = (r / SCATTER / 1.5) ** 2
            return np.sum(w ** 2 * 2 * 2.25 * (np.sqrt(1 + s) - 1)) + np.sum(z ** 2)

        z, damping = np.zeros(len(self.names)), 1e-2
        now = logs(z)
        r = now - self.measured[rows]
        best = objective(r, z)
        for _ in range(iterations):
            jac = np.zeros((len(rows), len(z)))
            for k in range(len(z)):
                of = np.flatnonzero(train & self.touched[k])
                if len(of) == 0:
                    continue
                moved = z.copy()
                moved[k] += STEP / self.spread[k]
                where = [position[i] for i in of]
                jac[where, k] = (logs(moved, of) - now[where]) / (STEP / self.spread[k])
            # Weights of the soft L1 norm at this point.
            soft = w / SCATTER / np.sqrt(np.sqrt(1 + (r / SCATTER / 1.5) ** 2))
            a, b = jac * soft[:, None], r * soft
            normal, gradient = a.T @ a + np.eye(len(z)), a.T @ b + z
            for _ in range(6):
                step = np.linalg.solve(normal + damping * np.diag(np.diag(normal)), gradient)
                new = np.clip(z - step, -4, 4)
                there = logs(new)
                value = objective(there - self.measured[rows], new)
                if value < best:
                    break
                damping *= 8
            else:
                break
            gain, z, now, r = best - value, new, there, there - self.measured[rows]
            best, damping = value, damping / 5
            if gain < 1e-3 * best:
                break
        return self.values(z)
