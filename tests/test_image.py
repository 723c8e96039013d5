"""tools/image.py builds what the Dockerfile says, and the Dockerfile says what can be built."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyssal.cli import parser
from tools import image

ROOT = Path(__file__).parent.parent
STEPS = image.steps(image.DOCKERFILE.read_text(encoding="utf-8"))


def test_each_step_is_carried_out_or_of_the_system() -> None:
    """A new kind of instruction needs a new branch in `image.build`."""
    assert {step.kind for step in STEPS} == {
        "FROM", "RUN", "WORKDIR", "COPY", "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT",
    }  # fmt: skip
    runs = [step.text.split()[0] for step in STEPS if step.kind == "RUN"]
    assert [run for run in runs if run in image.OF_THE_SYSTEM] == ["apt-get", "useradd"]
    # Both stages are built in one directory, so a copy between them must keep its place.
    copies = [step.text.split() for step in STEPS if step.kind == "COPY" and step.text != ". ."]
    assert [(words[0], words[1]) for words in copies] == [("--from=build", words[2]) for words in copies]


def test_the_image_runs_what_the_steps_make() -> None:
    entry, health = (
        next(step for step in STEPS if step.kind == kind).words() for kind in ("ENTRYPOINT", "HEALTHCHECK")
    )
    copied = [step.text.split()[2] for step in STEPS if step.kind == "COPY" and step.text != ". ."]
    assert copied == ["/serve"]
    assert entry[0] == "/serve/bin/abyssal" and health[0] == "/serve/bin/python"
    args = parser().parse_args(entry[1:])
    assert f":{args.port}/healthz" in health[-1]
    assert f"EXPOSE {args.port}" in [f"{step.kind} {step.text}" for step in STEPS]


def test_everything_that_steps_name_is_copied() -> None:
    """What .dockerignore leaves out is nothing that a step reads."""
    text = " ".join(step.text for step in STEPS if step.kind == "RUN")
    assert (ROOT / "requirements" / "serve.txt").is_file() and "-r requirements/serve.txt" in text
    assert "Makefile" not in image.ignored() and "requirements" not in image.ignored()
    assert (ROOT / "Makefile").read_text(encoding="utf-8").count("\nsetup:") == text.count("make setup") == 1


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("/serve/bin/python -m pip", "/x/serve/bin/python -m pip"),
        ("pip wheel --wheel-dir /wheels .", "pip wheel --wheel-dir /x/wheels ."),
        ("rm -rf /var/lib/apt/lists", "rm -rf /var/lib/apt/lists"),
        ("open('http://127.0.0.1:8090/healthz')", "open('http://127.0.0.1:8090/healthz')"),
        ("COPY a/serve b/abyssal", "COPY a/serve b/abyssal"),
    ],
)
def test_paths_of_the_image_become_folders(command: str, expected: str) -> None:
    assert image.moved(command, Path("/x")) == expected


def test_continued_lines_are_one_step() -> None:
    found = image.steps("# a comment\nFROM x AS build\n\nRUN one && \\\n  two\n")
    assert [(step.kind, step.text.split()) for step in found] == [
        ("FROM", ["x", "AS", "build"]), ("RUN", ["one", "&&", "two"]),
    ]  # fmt: skip
