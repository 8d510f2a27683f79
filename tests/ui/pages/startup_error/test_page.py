"""Why no table stands, and the ways on that there are."""

from typing import Any

from dealer_assist.ui.pages.startup_error.page import TroubleFlow
from dealer_assist.ui.toolkit.values.touches import ActionState, Button


def ways(events: int | None, *, is_live: bool = False) -> tuple[Button[Any], ...]:
    """Return the buttons below a trouble."""
    told: list[object] = []
    return TroubleFlow("Damaged.", events, told.append, is_live=is_live).trouble().buttons


def test_one_can_try_again_or_leave() -> None:
    assert [button.label for button in ways(None)] == ["EXIT", "TRY AGAIN"]


def test_a_good_backup_is_offered_and_must_be_held() -> None:
    _, restore, _ = ways(12_345)
    assert restore.state is ActionState.HOLD
    assert restore.detail == "Hold: goes on from 12,345 events"


def test_a_live_journal_is_a_technicians() -> None:
    _, restore, _ = ways(12_345, is_live=True)
    assert restore.state is ActionState.NOT_YET
    assert "technician" in restore.reason


def test_the_sentence_and_what_is_asked_for_are_read_out() -> None:
    flow = TroubleFlow("The disk is full.", None, lambda touch: None, is_live=True)
    assert flow.model().told == "The disk is full."
    flow.said = "Swipe a card."
    assert flow.model().told == "The disk is full. Swipe a card."
