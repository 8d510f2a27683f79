"""A table to choose is a plain fact."""

from dealer_assist.ui.pages.games.model import GameModel


def test_without_a_reason_it_can_be_opened() -> None:
    assert GameModel("c4", "12", "Crazy 4 Poker").reason == ""
