"""What a locked screen says of who locked the table, since when, and who may unlock it."""

from datetime import UTC, timedelta, timezone

from table_facts import changed

from dealer_assist.table.events.values import Lock
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.table.presenter.start import asked_line, is_covered, locked_line

AT = 1_773_524_640_000  # 2026-03-14, 21:44 UTC


def locked(table: Table) -> Table:
    return changed(table, lock=Lock(AT, table.dealer))


def test_it_says_who_locked_it_and_whose_card_unlocks_it(crazy4) -> None:
    betting = locked(crazy4.open().table)
    assert locked_line(betting, UTC) == "Locked by M. Okafor since 21:44"
    assert "a relief dealer or a Supervisor" in asked_line(betting)


def test_since_when_is_told_by_the_clock_of_the_house(crazy4) -> None:
    west = timezone(timedelta(hours=-8))
    assert locked_line(locked(crazy4.open().table), west).endswith("since 13:44")


def test_in_play_no_relief_is_asked_for(crazy4) -> None:
    assert asked_line(crazy4.start(5).table) == "Swipe the card of M. Okafor or a Supervisor"


def test_at_a_closed_table_nobody_is_named(crazy4_nexus: TableSetup) -> None:
    closed = locked(Table(crazy4_nexus))
    assert asked_line(closed) == "Swipe a staff card to unlock"
    assert locked_line(closed, UTC) == "Locked since 21:44"


def test_an_unlocked_table_says_nothing(crazy4) -> None:
    assert locked_line(crazy4.open().table, UTC) == ""
    assert not is_covered(crazy4.table)


def test_the_screen_stands_over_a_locked_table_but_hides_no_halt(crazy4) -> None:
    table = locked(crazy4.open().table)
    assert is_covered(table)
    assert not is_covered(changed(table, phase=Phase.HALTED))
