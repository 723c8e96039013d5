#!/usr/bin/env python3
"""A learning program: it learns by which features of a plan to choose a turn (REINFORCE).

It plays FARC against bots with whole turns as actions (`level="turn"`). At first it takes any of the plans. It learns
one weight for each feature of a plan from the margins at the end of its games; docs/research.md has the curve. Run it
with

    python examples/learning.py --games 150
"""

import argparse

import numpy as np

import abyssal

OPTIONS = {"scenario": "quick", "edition": "second"}
BOTS = {"govt": "bot", "auc": "bot", "cartels": "bot"}
PLANS = 4
RATE = 0.3


def features(seen):
    """Return value, chart and number of choices of each plan, with mean 0 and deviation 1 among the plans."""
    plans = seen["plans"][seen["action_mask"] == 1][:, :3].astype(float)
    return (plans - plans.mean(axis=0)) / (plans.std(axis=0) + 1e-6)


def play(env, weights, rng, seed):
    """Play one game. Return the gradient of its choices and the margin at the end."""
    env.reset(seed=seed)
    gradient, margin = np.zeros_like(weights), 0.0
    for _ in env.agent_iter():
        seen, reward, over, cut_off, _ = env.last()
        if over or cut_off:
            margin = reward
            env.step(None)
            continue
        plans = features(seen)
        odds = np.exp(plans @ weights)
        odds /= odds.sum()
        chosen = rng.choice(len(plans), p=odds)
        gradient += plans[chosen] - odds @ plans
        env.step(int(chosen))
    return gradient, margin


def learn(games, seed=1):
    """Play games and learn from each. Return the margins in order, and the weights."""
    env = abyssal.env("andean-abyss", OPTIONS, BOTS, reward="margin", level="turn", plans=PLANS)
    weights, rng, margins = np.zeros(3), np.random.default_rng(seed), []
    for game in range(games):
        gradient, margin = play(env, weights, rng, seed + game)
        if margins:
            # Compare with what was usual so far.
            usual, spread = np.mean(margins[-30:]), np.std(margins[-30:]) + 1.0
            weights += RATE * (margin - usual) / spread * gradient / (np.linalg.norm(gradient) + 1.0)
        margins.append(margin)
    return margins, weights


def main():
    parser = argparse.ArgumentParser(description="Learn to play FARC against bots.")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    margins, weights = learn(args.games, args.seed)
    part = max(1, args.games // 5)
    for start in range(0, args.games, part):
        here = margins[start : start + part]
        print(f"games {start + 1} to {start + len(here)}: mean margin {np.mean(here):+.1f}")
    print("weights of value, chart, choices:", " ".join(f"{weight:+.2f}" for weight in weights))


if __name__ == "__main__":
    main()
