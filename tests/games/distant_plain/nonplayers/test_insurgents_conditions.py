"""8.8, 8.9 Non-player Insurgents: conditions of their boxes in an Event, or when a bot plays a player's faction.

Then Operations can be Limited, without a Special Activity, and may have begun already.
"""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from tests.games.distant_plain.helpers import FACTIONS
from tests.games.distant_plain.nonplayers.bots import decides, dice, event, stretched, turn
from tests.games.distant_plain.nonplayers.test_taliban_march import FULL, LOCS
from tests.games.distant_plain.nonplayers.test_taliban_rally import NOT_KABUL, taken


def for_player(b: Afghanistan, who: str, *begun: str) -> Afghanistan:
    """Return the position with a bot in place of the faction's player, who has begun the turn with these answers."""
    b.conduct.bot_played = [FACTIONS[who]]
    b.conduct.scripted = FACTIONS[who]
    b.conduct.script = list(begun)
    return b


def limited(b: Afghanistan, who: str, *choices: str) -> dict[str, int]:
    """Let a bot execute a Limited Operation for a faction's player. Return what changed."""
    return turn(for_player(b, who), who, *choices, second="coalition")


def moves(b: Afghanistan, who: str = "taliban") -> list[str]:
    """Return the groups that March in a faction's turn, whatever follows: `2u zabol>kandahar`."""
    decides(b, who)
    spec = b.spec
    return [
        f"{numbers[0]}{spec.piece_at[numbers[1]].name[-1]} {spec.spaces[numbers[2]]}>{spec.spaces[numbers[3]]}"
        for id, numbers in b.conduct.journal or []
        if id == "move"
    ]


# A free Rally


def test_8_3_4_free_rally_in_pakistan() -> None:
    """8.3.4, 8.8.4 Tehrik-i-Taliban Pakistan (27, shaded): three Guerrillas are traded for a Base, elsewhere more are
    placed. With none Available those at a Base flip, rather than trading two for a Base."""
    text = "waziristan: taliban 3g(3a)\nnorthwest_frontier: taliban 2g(2a) 1b\nbalochistan: taliban 2g(2a)"
    assert event(stretched(text, "taliban", guerrillas=4, bases=3), "taliban", 27, True, *dice("11", "11")) == {
        "balochistan taliban.guerrilla.u": 1,
        "northwest_frontier taliban.guerrilla.u": 2,
        "waziristan taliban.guerrilla.a": -2,
        "waziristan taliban.base": 1,
    }
    b = stretched("northwest_frontier: taliban 2g(2a) 1b", "taliban", bases=1)
    assert event(b, "taliban", 27, True) == {
        "northwest_frontier taliban.guerrilla.u": 2,
        "northwest_frontier taliban.guerrilla.a": -2,
    }


# The Taliban in place of a player

BAND = "nimruz: taliban 1g, coalition 2t\nfarah: taliban 4g(4a), government 9p"


def taliban(text: str, resources: int, guerrillas: int = 0, islamabad: str = "tolerance") -> Afghanistan:
    return stretched(text, "taliban", {"taliban": resources}, guerrillas, 0, "taliban+warlords", islamabad)


def test_8_8_6_limited_attack_without_ambush() -> None:
    """8.8.6 A Limited Attack has no Ambush, so the band of four Attacks in Farah, not the one against the Coalition."""
    assert limited(taliban(BAND, 5), "taliban", "4") == {"farah government.police": -2, "resources taliban": -1}


def test_8_8_6_no_ambush_after_extort() -> None:
    """8.8.6, 8.8.3.extort A player has begun an Attack with Extort: the bot Extorts everywhere, and no Ambush is left,
    only the band of four."""
    b = for_player(taliban(BAND + "\nzabol: taliban 2g\nkhowst: taliban 1g, O", 5), "taliban", "attack", "extort")
    assert turn(b, "taliban", "4") == {
        "zabol taliban.guerrilla.u": -1,
        "zabol taliban.guerrilla.a": 1,
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
        "farah government.police": -2,
        "resources taliban": 1,
    }


def test_8_8_6_ambush_where_a_player_attacks() -> None:
    """8.8.6 Where a player has begun an Attack, the bot continues with Ambush."""
    b = for_player(taliban("nimruz: taliban 2g, coalition 2t", 1), "taliban", "attack", "nimruz")
    assert turn(b, "taliban")["nimruz coalition.troops"] == -2


def test_8_8_4_limited_rally_does_not_pause() -> None:
    """8.8.4 Without Resources a Limited Rally cannot pause to Extort for Nimruz: it takes place in Waziristan, which is
    free at Backing."""
    text = "waziristan: taliban 1b\nnimruz: taliban 1b\nfarah: taliban 2g"
    b = for_player(taliban(text, 0, 1, "backing"), "taliban", "rally")
    assert turn(b, "taliban", second="coalition") == {"waziristan taliban.guerrilla.u": 1}


def test_8_8_4_flips_rather_than_takes_back() -> None:
    """8.8.4, 1.4.1 A player could take Guerrillas back from the map to place them; by the chart those at a Base flip,
    and none come to the Neutral space of Helmand."""
    text = NOT_KABUL + taken("kandahar", "helmand") + "kandahar: taliban 2g(2a) 1b, coalition 6t, O"
    assert turn(for_player(taliban(text, 3), "taliban", "rally"), "taliban") == {
        "kandahar taliban.guerrilla.u": 2,
        "kandahar taliban.guerrilla.a": -2,
        "resources taliban": -1,
    }


def test_8_8_5_limited_march_that_the_box_has_no_use_for() -> None:
    """8.8.5, 8.4 The only goal of the chart is two steps away, too far for a Limited March: it goes with all it has to
    a random space."""
    bases = "".join(f"{name}: coalition 1b\n" for name in ["farah", "zabol", "sar_e_pol"])
    text = FULL + LOCS + bases + "kandahar: taliban 1g(1a) 1b, O\nnimruz: taliban 3g\nhelmand: O"
    assert limited(taliban(text, 3), "taliban", *dice("13")) == {
        "nimruz taliban.guerrilla.u": -3,
        "farah taliban.guerrilla.u": 3,
        "resources taliban": -1,
    }
