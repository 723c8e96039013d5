"""The MCP server, driven by the package's own client."""

from __future__ import annotations

import asyncio
import builtins
import os
import sys
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from abyssal.cli import main

pytest.importorskip("mcp")

from mcp import StdioServerParameters
from mcp.client import Client
from mcp.client.stdio import stdio_client
from mcp.shared.exceptions import MCPError

from abyssal.agents.mcp_server import server

TOOLS = {
    "start_game", "see_game", "list_choices", "explain_choices", "choose", "undo", "why", "look_up", "replay",
}  # fmt: skip
START = {"game": "andean-abyss", "seat": "farc", "options": {"scenario": "quick", "edition": "second"}, "seed": 2}


def text_of(content: Any) -> str:
    return str(content.text)


async def call(client: Client, tool: str, **arguments: Any) -> str:
    """Call a tool and return its text."""
    found = await client.call_tool(tool, arguments)
    assert not found.is_error, found.content
    return text_of(found.content[0])


def test_a_whole_quick_game() -> None:
    """Through the client: start, list, explain, choose, undo, why, look up, replay, read the record."""

    async def play() -> None:
        random = Random(4)
        async with Client(server()) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            said = await call(client, "start_game", **START)
            id = said.splitlines()[0].removeprefix("game_id: ")
            first = await call(client, "see_game", game_id=id, what="question")
            assert first in said
            explained = undone = False
            for _ in range(2_000):
                listed = (await client.call_tool("list_choices", {"game_id": id})).structured_content
                assert isinstance(listed, Mapping)
                if listed["over"]:
                    break
                choice = random.choice(listed["options"])["choice"]
                if not explained:
                    explained = bool(await call(client, "explain_choices", game_id=id, choices=[choice]))
                said = await call(client, "choose", game_id=id, choices=[choice])
                after = (await client.call_tool("list_choices", {"game_id": id})).structured_content
                if not undone and isinstance(after, Mapping) and after.get("undoable"):
                    await call(client, "undo", game_id=id)
                    undone = True
            assert explained and undone and said.count("(you)") == 1
            assert await call(client, "why", game_id=id)
            assert "25 " in await call(client, "look_up", game_id=id, what="card 25")
            assert await call(client, "replay", game_id=id, at=5)
            record = (await client.read_resource(f"abyssal://records/{id}")).contents[0]
            assert "andean-abyss" in text_of(record)

    asyncio.run(play())


def test_resources() -> None:
    async def read() -> None:
        async with Client(server()) as client:
            listed = {str(resource.uri) for resource in (await client.list_resources()).resources}
            assert listed == {"abyssal://rules/andean-abyss", "abyssal://rules/distant-plain"}
            rules = (await client.read_resource("abyssal://rules/distant-plain")).contents[0]
            assert "3.3.1 Rally" in text_of(rules)
            card = (await client.read_resource("abyssal://cards/andean-abyss/19")).contents[0]
            assert "General Offensive" in text_of(card)
            with pytest.raises(MCPError):
                await client.read_resource("abyssal://records/nothing")

    asyncio.run(read())


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        ("start_game", {**START, "seat": "nobody"}, "cannot be “nobody”"),
        ("see_game", {"game_id": "x"}, "There is no game"),
        ("look_up", {"game_id": "x", "what": "why"}, "There is no game"),
    ],
)
def test_a_problem_reaches_the_model_in_words(tool: str, arguments: dict[str, Any], words: str) -> None:
    async def fail() -> str:
        async with Client(server()) as client:
            found = await client.call_tool(tool, arguments)
            assert found.is_error
            return text_of(found.content[0])

    assert words in asyncio.run(fail())


def test_the_command_speaks_over_standard_input_and_output() -> None:
    async def greet() -> str:
        parameters = StdioServerParameters(command=sys.executable, args=["-m", "abyssal", "mcp"], env=dict(os.environ))
        async with Client(stdio_client(parameters)) as client:
            return await call(client, "start_game", **START)

    assert "briefing for FARC" in asyncio.run(greet())


def test_without_the_package_there_is_a_clear_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **more: Any) -> Any:
        if name.split(".")[0] == "mcp" and not (
            args and args[0] and args[0].get("__package__", "").startswith("abyssal.cli")
        ):
            raise ImportError(name)
        return real(name, *args, **more)

    monkeypatch.delitem(sys.modules, "abyssal.agents.mcp_server")
    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["mcp"]) == 2
    assert 'pip install "abyssal[mcp]"' in capsys.readouterr().err
