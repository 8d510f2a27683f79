"""The choices of whoever is signed in: those that the Game Manager obeys, and no others."""

from tree import every, words

from dealer_assist.ui.office.own_settings import own_settings_page
from dealer_assist.ui.toolkit.nodes import Mark
from dealer_assist.ui.toolkit.values.preferences import Preferences


def test_it_offers_what_the_game_manager_obeys_and_says_whose_they_are() -> None:
    page = own_settings_page(Preferences(language="vi", high_contrast=True), "J. Park")
    title, detail, *kinds = words(page)
    assert title == "My settings"
    assert detail.startswith("Kept for J. Park")
    chosen = [mark.model.label for mark in every(page, Mark) if mark.model.is_on]
    assert chosen == ["TIẾNG VIỆT", "HIGH CONTRAST", "TEXT 100%"]
    assert kinds[::2] == ["Language", "Accessibility", "Text size"]


def test_a_language_is_named_in_its_own_letters() -> None:
    marks = every(own_settings_page(Preferences(), "J. Park"), Mark)
    assert "中文" in [mark.model.label for mark in marks]
