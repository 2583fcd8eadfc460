"""Checks the files that dgc-sim writes: trace, table and page."""

import csv
import html.parser
import json
import re
import sys


def check_trace(path):
    with open(path) as f:
        events = json.load(f)["traceEvents"]
    stages = {e["args"]["name"] for e in events if e["name"] == "process_name"}
    spans = [e for e in events if e["ph"] == "X"]
    count = {c: sum(e["cat"] == c for e in spans) for c in ("forward", "backward")}
    last = {}
    for e in sorted(spans, key=lambda e: (e["ts"], e["dur"])):
        thread = e["pid"], e["tid"]  # whose spans do not overlap
        assert e["ts"] >= last.get(thread, 0) - 1e-6, e
        last[thread] = e["ts"] + e["dur"]
    assert any(e["ph"] == "C" and e["args"]["bytes"] > 0 for e in events)
    print(f"trace: {len(stages)} stages, {count['forward']} forward, "
          f"{count['backward']} backward, none at once on a thread")


def check_csv(path):
    with open(path, newline="") as f:
        rows = list(csv.DictReader(f))
    for r in rows:
        parts = [float(v) for k, v in r.items()
                 if k.endswith("_s") and k not in ("step_s", "tokens_per_s")]
        assert abs(sum(parts) - float(r["step_s"])) < 1e-4, r
        assert float(r["memory_bytes"]) > 0
    print(f"csv: {len(rows)} runs of {rows[0]['devices']} devices")


class Page(html.parser.HTMLParser):
    """Nothing is loaded, nothing runs, tags nest."""

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_startendtag(self, tag, attrs):
        assert tag not in ("script", "link", "img", "iframe"), tag
        for name, _ in attrs:
            assert name not in ("src", "href", "onclick"), (tag, name)

    def handle_starttag(self, tag, attrs):
        self.handle_startendtag(tag, attrs)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag


def check_html(path):
    with open(path, encoding="utf-8") as f:
        text = f.read()
    page = Page()
    page.feed(text)
    assert not page.open, page.open
    assert "http" not in text and "url(" not in text
    assert not re.search(r"[\" ](nan|inf)\b", text)
    print("html: stands alone, well formed")


check_trace(sys.argv[1])
check_csv(sys.argv[2])
check_html(sys.argv[3])
