"""Constants for factions, spaces, cards, phases and the layout of the state."""

from __future__ import annotations

from typing import Final

COALITION: Final = 0
TALIBAN: Final = 1
GOVERNMENT: Final = 2
WARLORDS: Final = 3
FACTIONS: Final = ["coalition", "taliban", "government", "warlords"]
COIN: Final = [COALITION, GOVERNMENT]
INSURGENTS: Final = [TALIBAN, WARLORDS]

S: Final = 32
"""Spaces: Kabul, 21 Provinces of Afghanistan, 3 of Pakistan, 7 LoCs."""

KABUL: Final = 0
BADAKHSHAN: Final = 1
BADGHIS: Final = 2
BAGHLAN: Final = 3
BALKH: Final = 4
BAMIAN: Final = 5
FARAH: Final = 6
FARYAB: Final = 7
GHAZNI: Final = 8
GHOWR: Final = 9
HELMAND: Final = 10
HERAT: Final = 11
KANDAHAR: Final = 12
KHOWST: Final = 13
KONDUZ: Final = 14
NIMRUZ: Final = 15
NURISTAN: Final = 16
ORUZGAN: Final = 17
PAKTIKA: Final = 18
SAMANGAN: Final = 19
SAR_E_POL: Final = 20
ZABOL: Final = 21
BALOCHISTAN: Final = 22
NORTHWEST_FRONTIER: Final = 23
WAZIRISTAN: Final = 24
LOC_FARAH_KANDAHAR: Final = 25
LOC_KABUL_AIBAK: Final = 26
LOC_KABUL_TOR_KHAM: Final = 27
LOC_KANDAHAR_KABUL: Final = 28
LOC_KANDAHAR_SPIN_BOLDAK: Final = 29
LOC_SHIBIRGHAN_AIBAK: Final = 30
LOC_TORAGHONDI_FARAH: Final = 31

PAKISTAN: Final = [BALOCHISTAN, NORTHWEST_FRONTIER, WAZIRISTAN]

# Columns of the state: one number per space.
COALITION_TROOPS: Final = 0 * S
COALITION_BASE: Final = 1 * S
TROOPS: Final = 2 * S
"""Government Troops. The Coalition's are `COALITION_TROOPS`."""
POLICE: Final = 3 * S
GOVERNMENT_BASE: Final = 4 * S
TALIBAN_U: Final = 5 * S
TALIBAN_A: Final = 6 * S
TALIBAN_BASE: Final = 7 * S
WARLORDS_U: Final = 8 * S
WARLORDS_A: Final = 9 * S
WARLORDS_BASE: Final = 10 * S
SUPPORT: Final = 11 * S
TERROR: Final = 12 * S
POP: Final = 13 * S
OPEN: Final = 14 * S
CONTROL: Final = 15 * S
RETURNEE: Final = 16 * S

# After the columns: numbers that belong to no space.
AVAILABLE: Final = 544
OUT_OF_PLAY: Final = 553
CASUALTIES: Final = 562
RESOURCES: Final = 571
ELIGIBLE: Final = 575
ACTED: Final = 579
BARRED: Final = 583
SEEN: Final = 587
EFFECT: Final = 666
QUEUE: Final = 761
AID: Final = 765
TOTAL_SUPPORT: Final = 766
TOTAL_OPPOSITION: Final = 767
MARKERS: Final = 768
PHASE: Final = 769
CARD: Final = 770
FIRST: Final = 771
FIRST_DID: Final = 772
SECOND: Final = 773
REVEALED: Final = 774
PROPAGANDA_PLAYED: Final = 775
ROUNDS: Final = 776
AFTER_ROUND: Final = 777
SET_ASIDE: Final = 778
PATRONAGE: Final = 779
ISLAMABAD: Final = 780
HARD: Final = 781
RETURNEES: Final = 782
COIN_POPULATION: Final = 783
UNCONTROLLED: Final = 784
AWAITING: Final = 785
ELDERS: Final = 786
DECEPTION: Final = 787
DECEPTION_SHOWN: Final = 803
CARD_ORDER: Final = 815
CARD_KIND: Final = 888
CARD_HALO: Final = 961

UNDERGROUND: Final = [-1, TALIBAN_U, -1, WARLORDS_U]
ACTIVE: Final = [-1, TALIBAN_A, -1, WARLORDS_A]
BASE: Final = [COALITION_BASE, TALIBAN_BASE, GOVERNMENT_BASE, WARLORDS_BASE]
BASES_POOL: Final = [AVAILABLE + 1, AVAILABLE + 6, AVAILABLE + 4, AVAILABLE + 8]
GUERRILLAS_POOL: Final = [-1, AVAILABLE + 5, -1, AVAILABLE + 7]
COALITION_TROOPS_POOL: Final = AVAILABLE
TROOPS_POOL: Final = AVAILABLE + 2
POLICE_POOL: Final = AVAILABLE + 3
CUBES: Final = [COALITION_TROOPS, TROOPS, POLICE]
GOVERNMENT_CUBES: Final = [TROOPS, POLICE]
GUERRILLA_COLUMNS: Final = [TALIBAN_U, TALIBAN_A, WARLORDS_U, WARLORDS_A]

MOUNTAIN: Final = "mountain"
PLAINS: Final = "plains"

AT_SUPPORT: Final = 1
NEUTRAL: Final = 0
AT_OPPOSITION: Final = -1

# Values of `CONTROL`, in the state and in the journal (1.7).
UNCONTROLLED_SPACE: Final = 0
COIN_CONTROL: Final = 1
TALIBAN_CONTROL: Final = 2
SIDES: Final = ["", "coin", "taliban"]

# Postures of Islamabad (6.6.1).
HOSTILITY: Final = 0
PRESSURE: Final = 1
TOLERANCE: Final = 2
BACKING: Final = 3
SPONSORSHIP: Final = 4
POSTURES: Final = ["hostility", "pressure", "tolerance", "backing", "sponsorship"]

UNSHADED: Final = 1
SHADED: Final = 2
"""Values of `EFFECT`: the side of a Capability or Momentum that is in force."""

# Cards with lasting effects (5.3, 5.4).
ISR: Final = 1
PREDATORS: Final = 2
REAPERS: Final = 3
AEROSTATS: Final = 5
FIND_FIX_FINISH: Final = 7
PARTNERING_POLICY: Final = 10
STRATEGIC_RELEASE: Final = 11
VILLAGE_STABILITY: Final = 12
NATO: Final = 17
PRTS: Final = 18
ROADSIDE_IEDS: Final = 23
US_TALIBAN_TALKS: Final = 24
MANPADS_SCARE: Final = 26
NIGHT_LETTERS: Final = 29
URBAN_SPECIALISTS: Final = 30
CAR_BOMBS: Final = 31
SUICIDE_BOMBERS: Final = 33
ACCIDENTAL_GUERRILLAS: Final = 34
MULLAH_OMAR: Final = 36
TRIBAL_ELDERS: Final = 45
ID_CARDS: Final = 46
SANDSTORMS: Final = 57
COUNTER_NARC: Final = 58
LOCAL_TRUCE: Final = 59
CAPABILITIES: Final = [1, 2, 3, 5, 7, 12, 18, 23, 29, 30, 31, 33, 34, 46]
MOMENTUM: Final = [10, 11, 17, 24, 26, 36, 45, 57, 58, 59]

MOST_PATRONAGE: Final = 40

# Deception markers (7.3.option). A player is counted by the leading faction.
# Face down: `DECEPTION + 4 * player + kind`. Shown: `DECEPTION_SHOWN + 3 * player + kind`.
EMPTY_THREAT: Final = 0
HIDDEN_AGENDA: Final = 1
HIDDEN_ASSET: Final = 2
WITHHELD: Final = 3
"""Face down, of a kind not known here."""
DECEPTIONS: Final = ["empty_threat", "hidden_agenda", "hidden_asset"]
OF_EACH: Final = 4
"""Number of markers of each kind."""
DRAWN: Final = 2
"""Number of markers each player draws."""

# Checkpoints of a game (`PHASE`).
SETUP: Final = 0
NEW_CARD: Final = 1
TURN: Final = 2
VICTORY_PHASE: Final = 3
RESOURCES_PHASE: Final = 4
COALITION_CIVIC_ACTION_PHASE: Final = 5
GOVERNMENT_CIVIC_ACTION_PHASE: Final = 6
SHARIA_PHASE: Final = 7
DESERTION_PHASE: Final = 8
COALITION_REDEPLOY_PHASE: Final = 9
GOVERNMENT_REDEPLOY_PHASE: Final = 10
POLICE_REDEPLOY_PHASE: Final = 11
TALIBAN_REDEPLOY_PHASE: Final = 12
CONTROL_PHASE: Final = 13
RESET_PHASE: Final = 14
OVER: Final = 15
PHASES: Final = [
    "setup",
    "new_card",
    "turn",
    "victory",
    "resources",
    "civic_action_coalition",
    "civic_action_government",
    "sharia",
    "desertion",
    "redeploy_coalition",
    "redeploy_troops",
    "redeploy_police",
    "redeploy_taliban",
    "control",
    "reset",
    "over",
]
PHASE_RULES: Final = [
    "", "", "", "6.1", "6.3", "6.4.1", "6.4.1", "6.4.2", "6.5.1", "6.5.2", "6.5.2", "6.5.3", "6.5.4", "6.5.5", "6.6",
    "",
]  # fmt: skip
"""The rule of each checkpoint that is a phase of a Propaganda Round."""
PHASE_FACTIONS: Final = {
    "civic_action_coalition": COALITION,
    "civic_action_government": GOVERNMENT,
    "sharia": TALIBAN,
    "desertion": GOVERNMENT,
    "redeploy_coalition": COALITION,
    "redeploy_troops": GOVERNMENT,
    "redeploy_police": GOVERNMENT,
    "redeploy_taliban": TALIBAN,
}
"""Phases in which only one faction acts (6.4, 6.5)."""
