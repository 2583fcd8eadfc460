"""Checks that a plan's page is whole, and needs nothing but itself."""

import html.parser
import sys

VOID = {"meta", "br"}


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.headings, self.text = [], [], ""

    def handle_starttag(self, tag, attrs):
        assert tag not in ("script", "link", "img", "iframe"), f"<{tag}> in the page"
        for name, value in attrs:
            assert name not in ("src", "href", "xlink:href"), f"{name}={value}"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, f"</{tag}> closes {self.open[-3:]}"
        self.open.pop()

    def handle_data(self, data):
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)
        if "style" not in self.open:
            self.text += data


def main(path, *expected):
    with open(path, encoding="utf-8") as f:
        text = f.read()
    page = Page()
    page.feed(text)
    page.close()
    assert not page.open, f"left open: {page.open}"
    assert "nan" not in text and "inf " not in page.text, "a figure that is none"
    assert "url(" not in text and "@import" not in text, "the styles fetch something"
    assert len(text) < 300 * 1024, f"{len(text)} bytes"
    print("headings: " + ", ".join(page.headings))
    for words in expected:
        assert words in page.text, f"'{words}' is not in the page"


main(*sys.argv[1:])
