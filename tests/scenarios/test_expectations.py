"""What a scenario expects: met in silence, or answered with what is there instead."""

import pytest

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.scene import TableScene

MET = [
    ("phase", ["betting"]),
    ("meter", ["main", "5000.00"]),
    ("meter", ["main", "$5,000"]),
    ("reserve", ["main", "0.00"]),
    ("lamp", ["3", "off"]),
    ("envy", ["1", "0.00"]),
    ("prompt", ["wait FOR bets"]),
    ("enabled", ["START GAME"]),
    ("disabled", ["Four Aces"]),
    ("journal", ["ok"]),
]
NOT_MET = [
    ("phase", ["in-play"], "it is betting"),
    ("meter", ["main", "5000.01"], r"it is \$5,000\.00"),
    ("meter", ["mega", "1.00"], "there is no meter 'mega'; there is main"),
    ("reserve", ["main", "1.00"], r"it is \$0\.00"),
    ("lamp", ["3", "lit"], "it is off"),
    ("win", ["5", "Four", "Aces", "1.00"], "there is no such win; on record: none"),
    ("envy", ["1", "5.00"], r"it is \$0\.00"),
    ("refused", ["late"], "nothing was refused"),
    ("prompt", ["Pay"], "it says 'Wait for bets"),
    ("enabled", ["Four Aces"], "cannot be pressed now: "),
    ("disabled", ["START GAME"], "'START GAME' can be pressed"),
    ("disabled", ["Four Aces", "lunch"], "it says .open after START GAME"),
]


def test_what_is_so_is_met(stage: TableScene) -> None:
    for what, words in MET:
        stage.perform(f"expect {what}", words)


def test_what_is_not_so_is_answered_with_what_is_there(stage: TableScene) -> None:
    for what, words, instead in NOT_MET:
        with pytest.raises(CannotDo, match=instead):
            stage.perform(f"expect {what}", words)


def test_looking_changes_nothing_and_takes_no_time(stage: TableScene) -> None:
    table, now = stage.opened.desk.table, stage.clock.now()
    for what, words in MET:
        stage.perform(f"expect {what}", words)
    assert (stage.opened.desk.table, stage.clock.now()) == (table, now)


def test_a_suggested_hand_and_a_settlement_are_read_off_the_screen(stage: TableScene) -> None:
    stage.perform("chip", ["5", "on"])
    stage.perform("press", ["START GAME"])
    stage.perform("chip", ["5", "off"])
    for place, cards in (("5", "As Ad Ac Ah 2d"), ("dealer", "Kc Qc 2c 3c 4h")):
        stage.perform("deal", [cards, "to", place])
    stage.perform("seat", ["5"])
    stage.perform("expect suggested", ["Four Aces"])
    with pytest.raises(CannotDo, match="suggested is Four Aces"):
        stage.perform("expect suggested", ["Straight Flush"])
    with pytest.raises(CannotDo, match="the settlement is not open"):
        stage.perform("expect pay", ["5", "5600.00"])
    stage.perform("press", ["MENU"])
    stage.perform("press", ["SETTLEMENT"])
    stage.perform("expect pay", ["5", "5600.00"])
    with pytest.raises(CannotDo, match=r"it is \$5,600.00"):
        stage.perform("expect pay", ["5", "1.00"])
    with pytest.raises(CannotDo, match="seat 4 is not in the settlement"):
        stage.perform("expect pay", ["4", "1.00"])
