"""An agent without a process: its lines come from a function, and its clock from the test."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from abyssal.agents.process import Gone

Message = dict[str, Any]
HELLO = {"type": "hello", "protocol": 1, "name": "script"}
Answer = Callable[[Message], list[object]]


class Scripted:
    """Answers each message with the lines that a function returns: objects as JSON, texts as they are. An exception is
    raised when it would be read; a number is the time that passes before the next line."""

    def __init__(self, answer: Answer, **introduction: object) -> None:
        self.answer = answer
        self.hello = {**HELLO, **introduction}
        self.now = 0.0
        self.sent: list[Message] = []
        self.lines: list[object] = []
        self.closed: bool | None = None

    def clock(self) -> float:
        return self.now

    def send(self, line: str) -> None:
        message = json.loads(line)
        self.sent.append(message)
        self.lines += [self.hello] if message["type"] == "hello" else self.answer(message)

    def receive(self, seconds: float) -> str | None:
        while self.lines:
            line = self.lines.pop(0)
            if isinstance(line, Gone):
                raise line
            if isinstance(line, float):
                self.now += min(line, seconds)
                if line >= seconds:
                    return None
                continue
            return line if isinstance(line, str) else json.dumps(line)
        self.now += seconds
        return None

    def close(self, polite: bool = True) -> None:
        self.closed = polite

    def of_type(self, kind: str) -> list[Message]:
        return [message for message in self.sent if message["type"] == kind]


def first(message: Message) -> list[object]:
    """Answer each question with its first option."""
    if message["type"] != "question":
        return []
    return [{"type": "answer", "id": message["id"], "choice": message["options"][0]["choice"]}]
