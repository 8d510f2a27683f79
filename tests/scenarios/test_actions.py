"""What a person does in a scenario reaches the table through touch and bytes, or is refused."""

import pytest

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.scene import TableScene
from dealer_assist.table.facts import bonus_bets
from dealer_assist.table.state import Lamp, Phase

CANNOT = [
    ("press", ["END GAME"], "'END GAME' cannot be pressed now: No round is running"),
    ("seat", ["3"], "seat 3 cannot be touched now: "),
    ("chip", ["3B", "on"], "there is no sensor 3B on this table"),
    ("swipe", ["nobody-9"], "there is no card 'nobody-9'; there are dealer-1, "),
    ("sign-in", ["technician-1"], "T. Brandt is a Technician"),
    ("key", ["JPH"], "this table has no key switch"),
    ("fault", ["sensor", "5", "sleepy"], "is no fault of this table"),
    ("cut", ["link"], "this table has no simulated floor"),
    ("deal", ["Zz", "to", "5"], "'Zz' is not a card"),
    ("deal", ["As", "to", "board"], "deals no cards to board"),
]
AT_A_CLOSED_TABLE = [
    ("press", ["END GAME"], "The table is closed"),
    ("press", ["CALL SUPERVISOR"], "The table is closed"),
    ("seat", ["3"], "seat 3 is not on the screen"),
    ("sign-in", ["supervisor-1"], "A dealer card opens the table"),
    ("expect meter", ["main", "1.00"], "there is no meter 'main'"),
    ("expect win", ["5", "Four Aces", "1.00"], "there is no such win"),
]


def lamp(stage: TableScene, seat: int) -> Lamp:
    return stage.opened.desk.table.sensor((seat, "A")).lamp


def test_a_chip_is_seen_by_its_sensor_and_gone_when_it_is_taken(stage: TableScene) -> None:
    stage.perform("chip", ["3", "on"])
    assert lamp(stage, 3) is Lamp.LIT
    stage.perform("chip", ["3", "off"])
    assert lamp(stage, 3) is Lamp.OFF


def test_a_round_is_started_claimed_and_ended_by_touch(stage: TableScene) -> None:
    stage.perform("chip", ["5", "on"])
    stage.perform("press", ["START GAME"])
    assert stage.opened.desk.table.round.phase is Phase.IN_PLAY
    stage.perform("seat", ["5"])
    stage.perform("hand", ["Straight Flush"])
    assert [claim.line for claim in stage.opened.desk.table.round.claims] == ["straight_flush"]
    stage.perform("hand", ["Straight Flush"])
    stage.perform("end", [])
    assert stage.opened.desk.table.round.phase is Phase.BETTING


def test_the_end_pays_the_bonus_bets_that_the_cards_win(stage: TableScene) -> None:
    """A straight flush and a flush win side bets: one of them needs a card."""
    stage.perform("press", ["START GAME"])
    for cards, place in (("4h 5h 6h 7h 2c", "1"), ("2d 9d Jd Kd 3c", "3"), ("Qs 8d 5c 3h 2s", "")):
        stage.perform("deal", [cards, "to", place or "dealer"])
    owed = bonus_bets.owed(stage.opened.desk.table)
    assert owed
    stage.perform("end", [])
    assert stage.opened.desk.table.round.phase is Phase.BETTING


def test_cards_are_laid_at_a_place(stage: TableScene) -> None:
    stage.perform("press", ["START GAME"])
    stage.perform("deal", ["As Ad Ac Ah 2d", "to", "5"])
    stage.perform("deal", ["Kc", "Qc", "to", "dealer"])

    cards = stage.opened.desk.table.round.cards
    assert cards == {"5": ("As", "Ad", "Ac", "Ah", "2d"), "dealer": ("Kc", "Qc")}


def test_the_same_shuffle_gives_the_same_cards(stage: TableScene) -> None:
    dealt = []
    stage.perform("press", ["START GAME"])
    for verb, words in (("press", ["MENU"]), ("press", ["CARDS"])):
        stage.perform(verb, words)
    stage.perform("shuffle", ["17"])
    stage.perform("press", ["DEAL"])
    dealt.append(dict(stage.opened.desk.table.round.cards))
    for number in ("17", "18"):
        stage.perform("shuffle", [number])
        stage.perform("hold", ["DEAL", "900ms"])
        dealt.append(dict(stage.opened.desk.table.round.cards))
    assert dealt[0] == dealt[1] != dealt[2]


def test_a_fault_is_caused_and_cleared(stage: TableScene) -> None:
    stage.perform("fault", ["sensor", "5", "stuck"])
    assert lamp(stage, 5) is Lamp.FAULT
    stage.perform("clear", ["sensor", "5"])
    stage.perform("wait", ["2s"])
    assert lamp(stage, 5) is Lamp.OFF


def test_what_cannot_be_done_is_said(stage: TableScene) -> None:
    for verb, words, why in CANNOT:
        with pytest.raises(CannotDo, match=why):
            stage.perform(verb, words)


def test_what_cannot_be_done_at_a_closed_table_is_said(closed: TableScene) -> None:
    for verb, words, why in AT_A_CLOSED_TABLE:
        with pytest.raises(CannotDo, match=why):
            closed.perform(verb, words)


def test_who_is_signed_in_is_not_signed_in_again(stage: TableScene) -> None:
    before = stage.opened.journal.head
    stage.perform("sign-in", ["dealer-1"])
    assert stage.opened.journal.head == before
