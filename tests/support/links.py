"""Links between pages of HTML."""

from __future__ import annotations

import html
import posixpath
import re


def dead_links(pages: dict[str, str], pattern: str) -> tuple[list[str], int]:
    """The links of pages that lead to no page or to no anchor, and how many links were looked at.

    Args:
        pages: The text of each page, by its path.
        pattern: What finds links in a page.
    """
    anchors = {name: set(re.findall(r'\bid="([^"]+)"', text)) for name, text in pages.items()}
    dead, count = [], 0
    for name, text in pages.items():
        for link in set(re.findall(pattern, text)):
            target, _, anchor = html.unescape(link).partition("#")
            if "://" in target or target.startswith(("data:", "mailto:")) or "${" in target:  # a template of a search
                continue
            page = posixpath.normpath(posixpath.join(posixpath.dirname(name), target)) if target else name
            count += 1
            if page not in pages or (anchor and anchor not in anchors[page]):
                dead.append(f"{name}: {link}")
    return dead, count
