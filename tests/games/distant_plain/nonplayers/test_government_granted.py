"""8.3.4, 8.7 Non-player Government: the free Limited Operation of Partnering Policy (10), by its flow chart."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.afghanistan import Afghanistan
from tests.games.distant_plain.nonplayers.bots import dice, event, reasons, turn
from tests.games.distant_plain.nonplayers.test_government import stretched
from tests.games.distant_plain.nonplayers.test_government_patrol_conditions import patrolling
from tests.games.distant_plain.nonplayers.test_government_priorities import held_but


def granted(b: Afghanistan, *choices: str) -> dict[str, int]:
    """Return what the Government's Operation changes; the Coalition's Player declines one."""
    return event(b, "government", 10, False, "done", *choices)


def test_8_3_4_a_free_assault() -> None:
    """8.3.4, 8.7.3 Without Resources it Assaults for a Taliban Base, by the chart, in one space."""
    text = "farah: government 2t, taliban 1b\nnimruz: government 4t, taliban 1g(1a) 1b"
    assert granted(stretched(text, 0)) == {"nimruz taliban.guerrilla.a": -1, "nimruz taliban.base": -1, "aid": 6}


def test_8_3_5_an_event_that_leaves_its_total_alone() -> None:
    """8.3.5, 8.7.2 In its turn it takes the Event, though the free Assault changes nothing of its own total; the
    Coalition's Player declines an Operation."""
    b = stretched("farah: government 2t, taliban 1b")
    assert turn(b, "government", "done", card=10) == {"farah taliban.base": -1, "aid": 6}


def test_8_3_4_a_free_assault_for_control() -> None:
    """8.3.4, 8.7.3 One space of a Limited Assault has to bring 2 Population: two spaces of 1 do not, and dice choose a
    Sweep from Herat to Farah instead."""
    b = stretched(held_but("balkh") + "balkh: government 4t, taliban 5g(5a)")
    assert granted(b) == {"balkh taliban.guerrilla.a": -2}
    pieces = "government 4t, taliban 5g(5a)"
    b = stretched(f"{held_but('herat')}herat: {pieces}\nfarah: {pieces}, returnee")
    assert granted(b, *dice("13")) == {"herat government.troops": -4, "farah government.troops": 4}
    assert "8.7.3 assault-gains no" in reasons(b)


def test_8_3_4_a_free_patrol() -> None:
    """8.3.4, 8.7.4 All cubes of a Limited Patrol go to one LoC, until it has two; none to the LoC that has none."""
    b = patrolling("herat: government 5p\nloc_kabul_tor_kham: taliban 1g", resources=0)
    assert granted(b) == {
        "herat government.police": -2,
        "loc_kabul_tor_kham government.police": 2,
        "loc_kabul_tor_kham taliban.guerrilla.u": -1,
        "loc_kabul_aibak warlords.guerrilla.u": -2,
        "loc_kabul_aibak warlords.guerrilla.a": 2,
    }


@pytest.mark.parametrize("resources", [0, 18])
def test_8_3_4_a_free_train(resources: int) -> None:
    """8.3.4, 8.7.5 Cubes come to Kabul, with Resources or without: where no Special Activity goes with it, there is no
    Civic Action for Govern in Balkh."""
    text = held_but("kabul", "balkh") + "kabul: government 1p\nbalkh: government 2t"
    b = stretched(text, resources, "coalition+taliban", troops=12, police=3)
    assert granted(b) == {"kabul government.troops": 4, "kabul government.police": 2}


@pytest.mark.parametrize("resources", [2, 3])
def test_8_3_4_a_free_train_with_civic_action(resources: int) -> None:
    """8.3.4, 8.7.5, 3.2.1 There are no cubes to place: Train for Civic Action in Herat, which must be paid for. If it
    cannot be, nothing in the chart is possible, and chance decides."""
    b = stretched(held_but("herat") + "herat: government 1t 1p, O", resources)
    if resources == 3:
        assert granted(b) == {"herat support": 1, "resources government": -3}
    else:
        assert granted(b, "train", *dice("11")) == {}
        assert "8.7.5 no train" in reasons(b)
