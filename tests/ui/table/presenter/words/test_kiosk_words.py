"""The kiosk and its floor in a dealer's sentences."""

from dealer_assist.table import events as e
from dealer_assist.ui.table.presenter.words.event_words import event_words


def test_a_lock_is_told_with_who(crazy4) -> None:
    table = crazy4.open().table
    assert event_words(e.TableLocked(1, table.dealer), table) == "M. Okafor locked the table"
    assert event_words(e.TableLocked(1, None), table) == "The table was locked"
    assert event_words(e.TableUnlocked(1, table.dealer), table) == "M. Okafor unlocked the table"
