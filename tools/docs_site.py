"""Hooks of the documentation site (mkdocs.yml).

The pages link to files of the repository, which the site does not contain: there such links become plain text. Links
between pages are checked by MkDocs, and links in the repository by tests/test_readme.py.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Called by MkDocs with the text of each page."""
    source: str = page.file.src_uri
    if source == "contributing.md":
        return within_docs((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), "CONTRIBUTING.md")
    return within_docs(markdown, f"docs/{source}")


def within_docs(text: str, source: str) -> str:
    """Rewrite the links of a file of the repository for the site: to pages as they are, all others as text."""

    def rewrite(link: re.Match[str]) -> str:
        image, label, target = link.groups()
        path, _, anchor = target.partition("#")
        if image or "://" in target or not path:
            return link[0]
        file = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if file == "CONTRIBUTING.md":
            file = "docs/contributing.md"
        if not file.startswith("docs/"):
            return label if label.startswith("`") else f"`{label}`"
        start = posixpath.dirname(source) if source.startswith("docs/") else "docs"
        found = posixpath.relpath(file, start)
        return f"[{label}]({found}{'#' + anchor if anchor else ''})"

    return _LINK.sub(rewrite, text)


def slug(title: str, separator: str) -> str:
    """Return the anchor of a heading, as most viewers of Markdown make it."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", separator)
