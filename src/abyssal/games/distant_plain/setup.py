"""2.1, setup Set-up: deployment and deck."""

from __future__ import annotations

from typing import Any

from ...coin.deck import Deck
from ...coin.setup import deploy, deploy_openly, set_up_forces
from ...kernel.decision import Flow
from .afghanistan import Afghanistan
from .deception import draw as draw_markers
from .names import (
    AID,
    COALITION,
    ISLAMABAD,
    KABUL,
    NEW_CARD,
    NORTHWEST_FRONTIER,
    PAKISTAN,
    PHASE,
    POSTURES,
    SET_ASIDE,
    SHADED,
    UNSHADED,
    WAZIRISTAN,
)
from .s2_sequence import learn_owner


def set_up(b: Afghanistan, scenario: dict[str, Any]) -> None:
    """setup.scenario Set the markers, and place the forces of every faction that does not use Open Deployment."""
    b.set(AID, scenario["aid"])
    b.set(ISLAMABAD, POSTURES.index(scenario["islamabad"]))
    b.add_patronage(scenario["patronage"])
    for space in scenario["returnees"]:
        b.return_refugees(b.spec.space_index[space])
    set_up_forces(b, scenario)
    b.set(SET_ASIDE, scenario["deck"]["set_aside"])
    Deck(b).stack(piles(scenario))


def piles(scenario: dict[str, Any]) -> list[tuple[int, int]]:
    """setup.deck Piles of the deck: the number of Events and of Propaganda cards in each."""
    return [(events, propaganda) for events, propaganda in scenario["deck"]["piles"]]


def finish_set_up(b: Afghanistan, deck: Deck, scenario: dict[str, Any]) -> Flow[None]:
    """2.1 Ask chance and the players for their decisions at set-up. Deception markers come first (7.3.option)."""
    yield from draw_markers(b)
    while b.n[SET_ASIDE]:
        card = yield from deck.remove()
        b.log("removed-card", card)
        if b.options.capabilities:
            yield from _keep_capability(b, card)
    yield from deploy_openly(b, scenario, _deploy)
    b.set(PHASE, NEW_CARD)


def _keep_capability(b: Afghanistan, card: int) -> Flow[None]:
    """setup.deck, setup.capabilities Put a removed Capability in effect, unshaded for the Coalition and shaded for the
    Taliban."""
    yield from learn_owner(b, card)
    cards = b.cards_now()
    if cards.capability[card]:
        b.put_in_force(card, UNSHADED if cards.owner[card] == COALITION else SHADED)


def _deploy(b: Afghanistan, who: int, column: int, count: int, where: str) -> Flow[None]:
    """setup.open Deploy all pieces of one kind. If their places are fixed, ask nothing."""
    if where == "kabul":
        b.place(column, KABUL, count)
    elif where == "one_in_each_pakistan_space":
        for s in PAKISTAN:
            b.place(column, s, 1)
    elif where == "one_in_each_of_waziristan_and_northwest_frontier":
        b.place(column, WAZIRISTAN, 1)
        b.place(column, NORTHWEST_FRONTIER, 1)
    else:
        yield from deploy(b, who, column, count, "setup.open", lambda s: 99 if permitted(b, s, where) else 0)


def permitted(b: Afghanistan, s: int, where: str) -> bool:
    """setup.open Return True if Open Deployment allows the space. Any Province with Population counts as Population 1
    or 2: a +1 Pop marker excludes none."""
    if where == "pashtun_spaces":
        return b.pashtun[s]
    if where == "afghan_pashtun_spaces":
        return b.pashtun[s] and not b.pakistan[s]
    if where == "afghan_provinces_pop_1_or_2":
        return s != KABUL and b.has_level(s)
    return not b.pakistan[s]
