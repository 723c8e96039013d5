#!/usr/bin/env python3
"""A small agent for Abyssal in Python, with the standard library only.

It answers with a favourite choice where it knows one, and otherwise at random. Run it with

    abyssal agent andean-abyss --scenario quick --seats farc=exec:examples/agents/greedy.py
"""

import json
import random
import sys

FAVOURITES = ["rally", "train", "extort", "attack", "assault"]


def send(message):
    print(json.dumps(message), flush=True)


def choose(question):
    options = [option["choice"] for option in question["options"]]
    for favourite in FAVOURITES:
        if favourite in options:
            return favourite
    # Do not stop before the turn has done something: "pass" and "done" are the last resort.
    useful = [option for option in options if option not in ("pass", "done", "take_back")]
    return random.choice(useful or options)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            send({"type": "hello", "protocol": 1, "name": "greedy.py"})
        elif message["type"] == "game":
            random.seed(message["seat"])
        elif message["type"] == "question":
            send({"type": "answer", "id": message["id"], "choice": choose(message)})
        elif message["type"] == "refused":
            print(message["message"], file=sys.stderr)
        elif message["type"] == "end":
            break


main()
