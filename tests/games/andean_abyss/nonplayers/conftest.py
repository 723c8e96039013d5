"""Tests that patch functions of the engine need the plain one: compiled functions call each other directly."""

from tests.engine import COMPILED

collect_ignore = ["test_boxes_afresh.py", "test_targets_afresh.py"] if COMPILED else []
