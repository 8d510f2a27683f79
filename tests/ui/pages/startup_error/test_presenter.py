"""Why no table stands, and the ways on that there are."""

from dealer_assist.ui.pages.startup_error.presenter import trouble_model
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)


def test_one_can_try_again_or_leave() -> None:
    model = trouble_model("The disk is full. Make room.", None, is_live=False)
    assert model.sentence == "The disk is full. Make room."
    assert [button.label for button in model.buttons] == ["EXIT", "TRY AGAIN"]


def test_a_good_backup_is_offered_and_must_be_held() -> None:
    _, restore, _ = trouble_model("Damaged.", 12_345, is_live=False).buttons
    assert restore.state is ActionState.HOLD
    assert restore.detail == "Hold: goes on from 12,345 events"


def test_a_live_journal_is_a_technicians() -> None:
    _, restore, _ = trouble_model("Damaged.", 12_345, is_live=True).buttons
    assert restore.state is ActionState.NOT_YET
    assert "technician" in restore.reason
