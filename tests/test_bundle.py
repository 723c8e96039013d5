"""The page in few files: modules in order, and clear errors for what cannot be bundled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import abyssal
from abyssal.bundle import build, bundle_scripts

WEB = Path(abyssal.__file__).parent / "web"


def write(folder: Path, **modules: str) -> Path:
    for name, text in modules.items():
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
    return folder


SITE = {"site.js", "sw.js", "css/site.css"} | {
    f"connections/{name}.js" for name in ("worker", "desk-worker", "search-worker", "runtime", "storage")
}
"""Files of the edition without a server."""


def test_every_script_and_style_sheet_is_in_the_bundle() -> None:
    found = build(WEB)
    for path in WEB.rglob("*.js"):
        name = path.relative_to(WEB).as_posix()
        # The looks of a game are fetched by the name that the server sends.
        assert (f"// {name}\n" in found.script) != (name.startswith("games/") or name in SITE), name
    for path in WEB.rglob("*.css"):
        name = path.relative_to(WEB).as_posix()
        rules = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert ("".join(rules.split()) in "".join(found.style.split())) != (name in SITE), name
    assert found.page.count("<script") == 1 and found.page.count('rel="stylesheet"') == 1


def test_modules_come_after_those_they_import(tmp_path: Path) -> None:
    web = write(
        tmp_path,
        main='import { b as c } from "./b.js";\nimport { a } from "./a.js";\nconsole.log(a, c);\n',
        a="export const a = 1;\n",
        b='import { a } from "./a.js";\nexport function b() {\n  return a;\n}\n',
    )
    assert bundle_scripts(web) == (
        "const $a = (() => {\n// a.js\nconst a = 1;\nreturn { a };\n})();\n"
        "const $b = (() => {\n// b.js\nconst { a } = $a;\nfunction b() {\nreturn a;\n}\nreturn { b };\n})();\n"
        "const $main = (() => {\n// main.js\nconst { b: c } = $b;\nconst { a } = $a;\nconsole.log(a, c);\n"
        "return {  };\n})();\n"
    )


def test_comments_and_indents_are_left_out_and_code_stays(tmp_path: Path) -> None:
    text = """/** A module. */
/**
 * @typedef {object} A
 */
// One line.
const site = "https://example.org"; // stays
/** @type {A} */ (window).a = (/** @type {A} */ a) => a;
  /* The next line is code. */
const b = 2 /* stays */ * 3;
"""
    code = """const site = "https://example.org"; // stays
(window).a = (a) => a;
const b = 2 /* stays */ * 3;
"""
    assert bundle_scripts(write(tmp_path, main=text)) == (
        f"const $main = (() => {{\n// main.js\n{code}return {{  }};\n}})();\n"
    )


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('import a from "./a.js";', "cannot bundle"),
        ("export default 1;", "cannot bundle"),
        ('import { a } from "./main.js";', "circle: main.js -> main.js"),
        ("const a = `over\n  lines`;", "a template must end on its line"),
    ],
)
def test_what_cannot_be_bundled_is_refused(tmp_path: Path, text: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        bundle_scripts(write(tmp_path, main=text, a="export const a = 1;"))
