#!/usr/bin/env node
// A small agent for Abyssal in JavaScript, with Node's own modules only. It plays like greedy.py, and takes the first
// useful option where it knows no favourite. Run it with
//
//     abyssal agent andean-abyss --scenario quick --seats farc=exec:examples/agents/greedy.js
"use strict";

const readline = require("node:readline");

const FAVOURITES = ["rally", "train", "extort", "attack", "assault"];

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function choose(question) {
  const options = question.options.map((option) => option.choice);
  const favourite = FAVOURITES.find((choice) => options.includes(choice));
  const useful = options.filter((choice) => !["pass", "done", "take_back"].includes(choice));
  return favourite ?? useful[0] ?? options[0];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") send({ type: "hello", protocol: 1, name: "greedy.js" });
  else if (message.type === "question") send({ type: "answer", id: message.id, choice: choose(message) });
  else if (message.type === "refused") console.error(message.message);
  else if (message.type === "end") process.exit(0);
});
