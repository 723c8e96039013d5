"""Uses everything the site offers, so that the build knows which modules it needs, and compiles those.

Runs in Pyodide (tools/site/prepare.mjs).
"""

from __future__ import annotations

import ast
import json
import marshal
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

ALWAYS = (
    "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.utf_8_sig", "stringprep",
    "io", "lzma", "traceback", "linecache", "tokenize", "zipfile",
)  # fmt: skip
"""Modules that are imported only when something goes wrong, or by browsers but not by Node."""
PYODIDES = ("_pyodide/", "pyodide/")
"""Modules of Pyodide's own, which need each other."""
OURS = ("abyssal/",)


def use_everything() -> None:
    """Play the tutorial and the puzzles of each game in each language, with all views, hints and a computer player."""
    from abyssal.games import GAMES
    from abyssal.language import LANGUAGES

    for game in GAMES:
        for language in LANGUAGES:
            _use(game, language)


def _use(game: str, language: str) -> None:
    from abyssal.site.desk import Answer, Desk
    from abyssal.site.searching import Search, advise
    from abyssal.table.play.exercises import LESSON, exercises

    desk, news = Desk(), {}

    def ask(path: str, body: object = None, tokens: list[str] | None = None, **query: str) -> Answer:
        sent = {"path": path, "query": {"lang": language, **query}, "tokens": tokens or []}
        if body is not None:
            sent["body"] = json.dumps(body)
        answer = desk.answer(json.dumps(sent))
        assert answer.status < 300, answer.text
        for change in answer.changes:
            news[change.id] = change.news
            if not desk.knows(change.id, change.news):
                desk.load(change.id, change.news, change.text)
        return answer

    for path in ("words", "games", f"games/{game}/geometry", f"games/{game}/aid"):
        ask(path, game=game)
    ask(f"games/{game}/options", {})
    for exercise in exercises(game).values():
        if exercise.id != LESSON:
            ask("tables", {"game": game, "puzzle": exercise.id})
    made = json.loads(ask("tables", {"game": game, "lesson": True}, seed="7").text)
    table, tokens = f"tables/{made['table']}", list(made["tokens"].values())
    desk.listen(1, made["table"], json.dumps({"tokens": tokens, "lang": language}))
    while ahead := (state := json.loads(ask(table, tokens=tokens).text))["exercise"]["ahead"]:
        choice = ahead[0]
        ask(f"{table}/preview", {"choice": choice}, tokens)
        ask(f"{table}/choices", {"rev": state["rev"], "request": f"r{state['rev']}", "choice": choice}, tokens)
    for path in ("brief", "history", "summary", "log", "result", "record", "ends", "further"):
        ask(f"{table}/{path}", tokens=tokens)
    ask(f"{table}/story", tokens=tokens, **{"from": "0", "to": "5"})
    record = ask(f"{table}/record", tokens=tokens).text
    ask("tables", {"record": record})
    work = ask(f"{table}/hint", {}, tokens).work
    assert work is not None
    if language == "en":
        assert desk.describe(work.number, advise("hints", work.game, 1)).status == 200
        search = Search(work.game, 0.2, 1)
        while search.run(0.1) is None:
            pass
    assert desk.answer(json.dumps({"path": "nowhere", "query": {}, "tokens": []})).status == 404
    assert "state" in desk.news(1)


def imported() -> set[str]:
    """Return the names of all modules that were imported from files, with those that must always be there."""
    found = {name for name, module in sys.modules.items() if getattr(module, "__file__", None)}
    return found | set(ALWAYS)


def compile_used(folder: str, used: set[str], lines: bool) -> None:
    """Compile the modules of a folder that are used, and all of ours and of Pyodide's, to bytecode beside the source.

    Docstrings are left out, except Pyodide's, which it needs. Without `lines`, tracebacks have no line numbers.
    """
    for path in Path(folder).rglob("*.py"):
        name = path.relative_to(folder).as_posix()
        if not name.startswith(OURS + PYODIDES) and _module(name) not in used:
            continue
        tree = ast.parse(path.read_bytes())
        if not name.startswith(PYODIDES):
            _Strip(name.startswith(OURS)).visit(tree)
            ast.fix_missing_locations(tree)
        code = compile(tree, name, "exec", dont_inherit=True)
        # The header of bytecode that is never compared with its source (PEP 552).
        header = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
        path.with_suffix(".pyc").write_bytes(header + marshal.dumps(code if lines else _without_lines(code)))


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _without_lines(code: CodeType) -> CodeType:
    inner = tuple(_without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")


class _Strip(ast.NodeTransformer):
    """Leaves out docstrings and, with `annotations`, the annotations of functions."""

    def __init__(self, annotations: bool) -> None:
        self.annotations = annotations

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._stripped(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._stripped(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.generic_visit(node)
        # A dataclass without any docstring would get one with its signature, which takes long.
        if _documented(node):
            node.body[0] = ast.Expr(ast.Constant("-"))
        return node

    def visit_Module(self, node: ast.Module) -> ast.AST:
        self.generic_visit(node)
        if _documented(node):
            node.body[0] = ast.Expr(ast.Constant("-"))
        return node

    def _stripped(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        if _documented(node):
            node.body[0] = ast.Pass()
        if self.annotations:
            every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
            for argument in every:
                if argument is not None:
                    argument.annotation = None
            node.returns = None
        return node


def _documented(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return ast.get_docstring(node, clean=False) is not None
