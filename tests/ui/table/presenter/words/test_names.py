"""Names of what stands on record."""

from dealer_assist.ui.table.presenter.words.names import hand_label


def test_a_hand_of_a_jackpot_that_is_gone_still_has_a_name(crazy4) -> None:
    assert hand_label(crazy4.table.setup, "B", "mega_royal") == "mega royal"
    assert hand_label(crazy4.table.setup, "A", "mega_royal") == "mega royal"
