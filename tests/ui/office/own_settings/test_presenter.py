"""The choices of whoever is signed in: those that the Game Manager obeys, and no others."""

from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.office.own_settings.presenter import own_settings_model


def test_it_offers_what_the_game_manager_obeys_and_says_whose_they_are() -> None:
    model = own_settings_model(Preferences(language="vi", high_contrast=True), "J. Park")
    assert model.detail.startswith("Kept for J. Park")
    chosen = [one.label for row in model.rows for one in row.choices if one.is_on]
    assert chosen == ["TIẾNG VIỆT", "HIGH CONTRAST", "TEXT 100 %"]
    assert [row.title for row in model.rows] == ["Language", "Hand and eye", "Text size"]
