"""Match what a person types to a choice: by number, by name or by the start of its name."""

from __future__ import annotations

import re
import unicodedata

from ..kernel.errors import IllegalChoice, Problem


def fold(text: str) -> str:
    """Strip accents, capitals and punctuation."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(re.findall(r"[a-z0-9]+", plain.casefold()))


def numbered(options: list[str]) -> bool:
    """Return True if the choices are shown with numbers. Choices that are numbers themselves are not."""
    return not any(option.isdecimal() for option in options)


def find(typed: str, options: list[str], names: list[str]) -> str:
    """Return the option that the typed text means. `names` are the options as shown."""
    if typed in options:
        return typed
    wanted = fold(typed)
    if (figures := wanted.replace(" ", "")).isdecimal():
        # Digits mean an option number or nothing: not the start of another number, nor the rest of `-3`.
        if typed == figures and numbered(options) and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        raise IllegalChoice(typed, " ".join(options))
    forms = [(option, {fold(option), fold(name)}) for option, name in zip(options, names, strict=True)]
    tests = (
        lambda form: form == wanted,
        lambda form: form.startswith(wanted),
        lambda form: f" {wanted}" in form,
    )
    for test in tests if wanted else ():
        found = [option for option, known in forms if any(test(form) for form in known)]
        if len(found) == 1:
            return found[0]
        if found:
            matches = ", ".join(names[options.index(option)] for option in found[:8])
            raise Problem("ambiguous-choice", choice=typed, matches=matches)
    raise IllegalChoice(typed, " ".join(options))
