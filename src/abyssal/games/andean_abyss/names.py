"""Constants named after the rulebook: factions, spaces, and the columns and fields of the state."""

from __future__ import annotations

from typing import Final

GOVT: Final = 0
FARC: Final = 1
AUC: Final = 2
CARTELS: Final = 3
FACTIONS: Final = ["govt", "farc", "auc", "cartels"]
INSURGENTS: Final = [FARC, AUC, CARTELS]

S: Final = 47
"""Number of spaces: 45 of Colombia, then Ecuador and Panamá, which Events may open (1.3.5)."""

SPACES: Final = list(range(S))

BOGOTA: Final = 0
CALI: Final = 1
MEDELLIN: Final = 2
BUCARAMANGA: Final = 3
IBAGUE: Final = 4
SANTA_MARTA: Final = 5
CARTAGENA: Final = 6
CUCUTA: Final = 7
NEIVA: Final = 8
PASTO: Final = 9
SINCELEJO: Final = 10
ANTIOQUIA: Final = 11
HUILA: Final = 12
SANTANDER: Final = 13
ARAUCA: Final = 14
ATLANTICO: Final = 15
CESAR: Final = 16
CHOCO: Final = 17
GUAVIARE: Final = 18
META_EAST: Final = 19
META_WEST: Final = 20
NARINO: Final = 21
PUTUMAYO: Final = 22
AMAZONAS: Final = 23
GUAINIA: Final = 24
VAUPES: Final = 25
VICHADA: Final = 26
LOC_ARAUCA_CUCUTA: Final = 27
LOC_CUCUTA_AYACUCHO: Final = 28
LOC_AYACUCHO_SINCELEJO: Final = 29
LOC_BUCARAMANGA_AYACUCHO: Final = 30
LOC_AYACUCHO_BARRANQUILLA: Final = 31
LOC_MEDELLIN_SINCELEJO: Final = 32
LOC_NEIVA_BOGOTA: Final = 33
LOC_YOPAL_BOGOTA: Final = 34
LOC_BOGOTA_IBAGUE_BUCARAMANGA: Final = 35
LOC_CARTAGENA_SINCELEJO: Final = 36
LOC_MEDELLIN_IBAGUE: Final = 37
LOC_IBAGUE_CALI: Final = 38
LOC_CALI_BUENAVENTURA: Final = 39
LOC_CARTAGENA_BARRANQUILLA: Final = 40
LOC_BOGOTA_SAN_JOSE: Final = 41
LOC_CALI_PASTO: Final = 42
LOC_NEIVA_PASTO: Final = 43
LOC_PASTO_TUMACO: Final = 44
ECUADOR: Final = 45
PANAMA: Final = 46

# Columns of the state: one value per space.
TROOPS: Final = 0 * S
POLICE: Final = 1 * S
GOVT_BASE: Final = 2 * S
FARC_U: Final = 3 * S
FARC_A: Final = 4 * S
FARC_BASE: Final = 5 * S
AUC_U: Final = 6 * S
AUC_A: Final = 7 * S
AUC_BASE: Final = 8 * S
CARTELS_U: Final = 9 * S
CARTELS_A: Final = 10 * S
CARTELS_BASE: Final = 11 * S
SUPPORT: Final = 12 * S
TERROR: Final = 13 * S
POP: Final = 14 * S
OPEN: Final = 15 * S
ZONE: Final = 16 * S
CONTROL: Final = 17 * S

# Fields after the columns: values that belong to no space.
AVAILABLE: Final = 846
OUT_OF_PLAY: Final = 855
RESOURCES: Final = 864
ELIGIBLE: Final = 868
ACTED: Final = 872
BARRED: Final = 876
SEEN: Final = 880
EFFECT: Final = 957
QUEUE: Final = 1050
AID: Final = 1054
TOTAL_SUPPORT: Final = 1055
TOTAL_OPPOSITION: Final = 1056
MARKERS: Final = 1057
PHASE: Final = 1058
CARD: Final = 1059
FIRST: Final = 1060
FIRST_DID: Final = 1061
SECOND: Final = 1062
REVEALED: Final = 1063
PROPAGANDA_PLAYED: Final = 1064
ROUNDS: Final = 1065
AFTER_ROUND: Final = 1066
SET_ASIDE: Final = 1067
PRESIDENT: Final = 1068
SHIPMENTS: Final = 1069
SHIP_AT: Final = 1070
SHIP_BY: Final = 1074
PROTECTED: Final = 1078

UNDERGROUND: Final = [-1, FARC_U, AUC_U, CARTELS_U]
ACTIVE: Final = [-1, FARC_A, AUC_A, CARTELS_A]
BASE: Final = [GOVT_BASE, FARC_BASE, AUC_BASE, CARTELS_BASE]
BASES_POOL: Final = [AVAILABLE + 2, AVAILABLE + 4, AVAILABLE + 6, AVAILABLE + 8]
GUERRILLAS_POOL: Final = [-1, AVAILABLE + 3, AVAILABLE + 5, AVAILABLE + 7]
TROOPS_POOL: Final = AVAILABLE
POLICE_POOL: Final = AVAILABLE + 1
GUERRILLA_COLUMNS: Final = [FARC_U, FARC_A, AUC_U, AUC_A, CARTELS_U, CARTELS_A]

FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"

ACTIVE_SUPPORT: Final = 2
PASSIVE_SUPPORT: Final = 1
NEUTRAL: Final = 0
PASSIVE_OPPOSITION: Final = -1
ACTIVE_OPPOSITION: Final = -2

SAMPER: Final = 0
PASTRANA: Final = 1
URIBE: Final = 2
PRESIDENTS: Final = ["samper", "pastrana", "uribe"]

UNSHADED: Final = 1
SHADED: Final = 2
"""The side in force of a Capability or Momentum card, stored in `EFFECT`."""

# Cards with lasting effects (5.3, 5.4).
FIRST_DIVISION: Final = 1
OSPINA: Final = 2
TAPIAS: Final = 3
SPECIAL_FORCES: Final = 7
MOUNTAIN_BATTALIONS: Final = 9
BLACKHAWKS: Final = 10
DEFENSE_COUNCIL: Final = 11
PLAN_COLOMBIA: Final = 12
METEORO: Final = 13
MADRID_DONORS: Final = 17
ALFONSO_CANO: Final = 22
MISIL: Final = 27
SENADO: Final = 42
MEXICAN_TRAFFICKERS: Final = 67
CAPABILITIES: Final = [1, 2, 3, 7, 9, 10, 11, 13]
MOMENTUM: Final = [12, 17, 22, 27, 42, 67]

# Checkpoints of a game (`PHASE`).
SETUP: Final = 0
NEW_CARD: Final = 1
TURN: Final = 2
VICTORY_PHASE: Final = 3
CONTROL_PHASE: Final = 4
RESOURCES_PHASE: Final = 5
CIVIC_ACTION_PHASE: Final = 6
AGITATION_PHASE: Final = 7
ELECTION_PHASE: Final = 8
ELITE_BACKING_PHASE: Final = 9
REDEPLOY_PHASE: Final = 10
RESET_PHASE: Final = 11
OVER: Final = 12
PHASES: Final = [
    "setup",
    "new_card",
    "turn",
    "victory",
    "control",
    "resources",
    "civic_action",
    "agitation",
    "election",
    "elite_backing",
    "redeploy",
    "reset",
    "over",
]
PHASE_RULES: Final = ["", "", "", "6.1", "6.2", "6.3", "6.4.1", "6.4.2", "6.4.3", "6.4.5", "6.5", "6.6", ""]
"""Rule of each phase of a Propaganda Round; empty for the other checkpoints."""
PHASE_FACTIONS: Final = {"civic_action": GOVT, "agitation": FARC, "elite_backing": AUC, "redeploy": GOVT}
"""The phases in which only one faction acts (6.4.1, 6.4.2, 6.4.5, 6.5)."""
