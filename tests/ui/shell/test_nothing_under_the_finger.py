"""Nothing to confirm lies under the finger that asked, at any rhythm, for either hand."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRectF
from sampled import sampled

from dealer_assist.table.state import Phase
from dealer_assist.table.words import start_label
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace
from tests.support.seated_table import SeatedTable

NEAR = 40
RHYTHMS_MS = range(0, 1501, 100)
WAYS = {
    "crazy4-nexus": (
        "Four Aces",
        "CALL SUPERVISOR",
        "NOT A WIN",
        "BACK",
        "CONFIRM",
        "BACK TO TABLE",
        "CALL SUPERVISOR",
        "CONFIRM",
        "READY",
        "Executive",
        "PAY SEAT 5",
        "PAID SEAT 5",
    ),
    "crazy4-aquarius": ("Four Aces", "CALL SUPERVISOR", "Key to JPH", "J-POT", "KEY TO RUN"),
    "four-card-nexus": ("Three of a Kind", "DEALER CONFIRM", "PAID SEAT 5"),
}


def committing(seated: SeatedTable) -> dict[Touchable, QRectF]:
    """Return what records, confirms, pays or answers now, with its place in design pixels."""
    scale = scale_for(seated.window.width(), seated.window.height())
    found = {}
    for one in seated.hand._controls():
        is_pay = one.label.startswith(("PAID", "DEALER CONFIRM"))
        if (one.is_judged or is_pay) and one.is_available and seated.hand._is_on_top(one):
            corner = one.mapTo(seated.window, QPoint(0, 0))
            size = QRectF(corner.x(), corner.y(), one.width(), one.height())
            found[one] = QRectF(
                size.x() / scale, size.y() / scale, size.width() / scale, size.height() / scale
            )
    return found


@pytest.mark.parametrize(
    ("size", "hand"), sampled(product([(1920, 1080), (1280, 800)], ["right", "left"]), 3)
)
@pytest.mark.parametrize("table", sorted(WAYS))
def test_no_control_that_commits_lies_where_its_page_was_opened(
    seat_at: Callable[..., SeatedTable], table: str, size: tuple[int, int], hand: str
) -> None:
    seated = seat_at(table, replace(Preferences(), left_handed=hand == "left"))
    seated.window.resize(*size)
    seated.open()
    seated.chips(5)
    seated.press(start_label(seated.table.setup))
    seated.take_chips()
    seated.seat(5)
    scale = scale_for(*size)
    for words in WAYS[table]:
        before = set(committing(seated))
        control = seated.hand.ready(words)
        point = seated.hand.place_of(control)
        seated.tap(control)
        x, y = point.x() / scale, point.y() / scale
        under = [
            one.label
            for one, box in committing(seated).items()
            if one not in (control, *before)
            and box.adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(x, y)
        ]
        assert under == [], words


@pytest.mark.parametrize("rhythm_ms", sampled(RHYTHMS_MS, 4))
def test_two_touches_on_one_spot_never_record_a_win(
    seat_at: Callable[..., SeatedTable], rhythm_ms: int
) -> None:
    seated = seat_at("crazy4-nexus").start(5)
    seated.take_chips()
    seated.claim(5, "Four Aces")
    last = {"CALL SUPERVISOR": Phase.VERIFY, "CONFIRM": Phase.SWIPE, "READY": Phase.SWIPE}
    for words, phase in last.items():
        control = seated.hand.ready(words)
        seated.read(control)
        point = seated.hand.place_of(control)
        seated.tap_at(point.x(), point.y())
        seated.wait(rhythm_ms)
        seated.tap_at(point.x(), point.y())
        seated.wait()
        assert (seated.table.round.phase, seated.table.round.wins) == (phase, ()), words


def test_a_page_that_asks_for_judgement_rests_until_it_can_have_been_read(
    seat_at: Callable[..., SeatedTable],
) -> None:
    seated = seat_at("crazy4-nexus").start(5)
    seated.take_chips()
    seated.claim(5, "Four Aces")
    seated.tap(seated.hand.ready("CALL SUPERVISOR"), wait_ms=700)
    confirm = seated.hand.ready("CONFIRM")
    seated.hand.press(confirm)
    assert confirm.is_swallowing  # the finger feels that it came too early
    seated.hand.lift(confirm)
    assert not confirm.is_swallowing
    assert seated.table.round.phase is Phase.VERIFY
    seated.wait(1000)
    seated.hand.press(confirm)
    seated.hand.lift(confirm)
    assert seated.table.round.phase is Phase.SWIPE


@pytest.mark.parametrize("rhythm_ms", [100, 280, 320, 580])
def test_a_trembling_finger_turns_no_hand_off(
    seat_at: Callable[..., SeatedTable], rhythm_ms: int
) -> None:
    seated = seat_at("crazy4-nexus").start(5)
    seated.seat(5)
    hand = seated.hand.ready("Four of a Kind")
    seated.tap(hand, rhythm_ms)
    seated.tap(hand)
    assert [claim.line for claim in seated.table.round.claims] == ["four_of_a_kind"]


def test_a_hand_that_is_turned_off_is_said_in_words(seat_at: Callable[..., SeatedTable]) -> None:
    seated = seat_at("crazy4-nexus").start(5)
    seated.claim(5, "Four Aces")
    seated.wait(700)
    seated.press("Four Aces")
    assert "Four Aces is off at seat 5" in str(seated.face.prompt.detail)
    seated.wait(700)
    seated.press("Four Aces")
    seated.press("Three of a Kind")
    assert "Seat 5: Four Aces changed to Three of a Kind" in str(seated.face.prompt.detail)


def test_below_a_menu_that_goes_by_itself_nothing_ends_or_confirms_at_once(
    seat_at: Callable[..., SeatedTable],
) -> None:
    seated = seat_at("crazy4-nexus").start(5)
    seated.take_chips()
    seated.claim(5, "Three of a Kind")
    seated.press("MENU")
    while seated.face.questions.model is not None:
        seated.wait(100)
    confirm = seated.hand.ready("DEALER CONFIRM")
    seated.hand.press(confirm)
    seated.hand.lift(confirm)
    seated.wait(100)
    assert not seated.table.round.wins
    seated.wait(1500)
    seated.hand.press(confirm)
    seated.hand.lift(confirm)
    seated.wait(100)
    assert len(seated.table.round.wins) == 1
