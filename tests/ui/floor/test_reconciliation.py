"""RECONCILE: each thing in doubt is chosen for itself, and the button says what it moves."""

from datetime import UTC, datetime

from dealer_assist.floor import actions
from dealer_assist.floor.view import DoubtSeen, FloorView, Station
from dealer_assist.ui.floor.action_questions import AskWhy, asked_of
from dealer_assist.ui.floor.reconciliation import reconcile_page
from dealer_assist.ui.floor.selection import Selection, gone_to
from dealer_assist.ui.floor.touches import DifferenceRecorded, DoubtsChosen, FloorPage

ROUNDS = tuple(
    DoubtSeen("16", "round", str(n), "its clock is ahead", 1_200_000, n, wagers=6) for n in (5, 6)
)
PRIZE = DoubtSeen("16", "prize", "16-4-3A-1", "Royal Flush", -1_000_720_000, 4, seat=3)
FLOOR = FloorView(
    "Floor",
    datetime(2026, 1, 1, tzinfo=UTC),
    (Station("16", "Crazy 4", links=("MGL",), phase="betting", beat_ms=1, journal_sum=0),),
    doubts=(*ROUNDS, PRIZE),
)


def chosen(*choices: str) -> Selection:
    shown = Selection(FloorPage.RECONCILE)
    for one in choices:
        shown = gone_to(DoubtsChosen("16", (one,)), FLOOR, shown)
    return shown


def said(shown: Selection) -> str:
    return repr(reconcile_page(FLOOR, shown))


def recorded(shown: Selection) -> actions.RecordDoubts | None:
    asked = asked_of(DifferenceRecorded("16"), FLOOR, shown)
    if asked is None:
        return None
    assert isinstance(asked, AskWhy)
    act = asked.act("seen on the camera")
    assert isinstance(act, actions.RecordDoubts)
    return act


def test_the_button_says_what_is_put_on_the_meter_or_taken_off() -> None:
    assert "choose COUNT or LEAVE OUT first" in said(chosen())
    assert "RECORD +$1.20" in said(chosen("count round 5", "leave out round 6"))
    assert "RECORD -$1,000.72" in said(chosen("count prize 16-4-3A-1"))
    assert "RECORD $0.00" in said(chosen("leave out prize 16-4-3A-1"))
    assert "No meter changes" in said(chosen("leave out prize 16-4-3A-1"))


def test_what_was_shown_is_what_is_signed() -> None:
    assert recorded(chosen()) is None
    assert recorded(chosen("count round 5", "count prize 16-4-3A-1")) == actions.RecordDoubts(
        "16",
        ("count round 5", "count prize 16-4-3A-1"),
        1_200_000 - 1_000_720_000,
        "seen on the camera",
    )


def test_another_choice_takes_the_place_of_the_first_and_the_same_again_takes_it_back() -> None:
    assert chosen("count round 5", "leave out round 5").choices == (("16", "leave out round 5"),)
    assert chosen("count round 5", "count round 5").choices == ()
    every = DoubtsChosen("16", tuple(one.choice(is_counted=True) for one in FLOOR.doubts))
    shown = gone_to(every, FLOOR, chosen("leave out round 6"))
    assert all(shown.chose(one) for one in FLOOR.doubts)


def test_a_table_with_rounds_in_doubt_does_not_agree() -> None:
    assert "Table 16: 3 in doubt" in said(chosen())
    assert "differs by $0.00" not in said(chosen())
