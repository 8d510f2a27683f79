"""The words of the floor's pages, from readings without a screen."""

from datetime import UTC, datetime, timedelta

from three_links import three_links

from dealer_assist import paths
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_event import with_common_event
from dealer_assist.floor.sample_feed import mark
from dealer_assist.floor.view import FloorView, Station, read_health
from dealer_assist.ui.floor.hit.presenter import hit_page
from dealer_assist.ui.floor.links.presenter import ROOM, links_page
from dealer_assist.ui.floor.lists.presenter import reports_page, since_page
from dealer_assist.ui.floor.map.model import TileLook
from dealer_assist.ui.floor.map.presenter import floor_map, tile_of
from dealer_assist.ui.floor.meters.presenter import meters_page
from dealer_assist.ui.floor.reconciliation.presenter import reconcile_page
from dealer_assist.ui.floor.selection import Selection, gone_to
from dealer_assist.ui.floor.table.presenter import table_page
from dealer_assist.ui.floor.touches import FloorPage, LinksTurned
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.value import replace

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)
FLOOR = sample_floor(EVENING)
QUIET = sample_floor(EVENING, is_quiet=True)


def tile(number: str, floor: FloorView = FLOOR) -> tuple[TileLook, str]:
    station = floor.station(number)
    assert station is not None
    shown = tile_of(floor, station)
    return shown.look, shown.word


def test_a_tile_shows_the_worst_that_is_true_of_its_table() -> None:
    assert tile("7") == (TileLook.PENDING, "PENDING")
    assert tile("19") == (TileLook.TICKET, "TICKET 2")
    assert tile("38") == (TileLook.LOST, "LOST 0:42")
    assert tile("24") == (TileLook.CLOSED, "Closed")
    assert tile("1")[0] is TileLook.OPEN


def test_a_healthy_floor_has_no_amber_and_nothing_broken() -> None:
    page = floor_map(QUIET, Selection(page=FloorPage.FLOOR))
    assert page.needs == ()
    assert page.needs_title == "Nothing needs a person"
    assert {one.look for pit in page.pits for one in pit.tiles} == {
        TileLook.OPEN,
        TileLook.CLOSED,
    }


def test_money_comes_first_and_has_the_only_amber_button() -> None:
    page = floor_map(FLOOR, Selection(page=FloorPage.FLOOR))
    assert [one.title for one in page.needs] == ["Table 7, Pit 1", "Table 38, Pit 4"]
    states = [button.state for need in page.needs for button in need.buttons]
    assert states.count(ActionState.NEXT) == 1
    assert page.needs[0].lines[1] == "Table 19 has ticket 2, by 0.8 s."


def test_an_award_waits_for_every_check() -> None:
    page = hit_page(FLOOR, Selection(page=FloorPage.HIT, ticket="table-7-1284-3"))
    assert page.act.state is ActionState.NOT_YET
    assert page.act.reason == "1 check open"
    assert [card.amount for card in page.tickets] == ["$118,402.48", "$10,000.84"]
    assert page.title == "Mega: two tickets, 0.8 s apart"


def test_a_younger_ticket_waits_for_an_older_one_that_is_open() -> None:
    tickets = tuple(
        replace(one, state="open", locked=None) if one.station == "7" else one
        for one in FLOOR.tickets
    )
    floor = replace(FLOOR, tickets=tickets)
    page = hit_page(floor, Selection(page=FloorPage.HIT, ticket="table-7-1284-3"))
    assert page.tickets[1].pill.words == "WAITS FOR TABLE 7, 1:26"
    assert [one.label for one in page.buttons] == ["CLOSE TICKET OF TABLE 7"]


def test_a_hit_that_is_gone_says_so() -> None:
    page = hit_page(FLOOR, Selection(page=FloorPage.HIT, ticket="nothing"))
    assert page.title == "This ticket is not on the server any more"


def test_meters_say_what_is_pending_and_what_is_at_its_cap() -> None:
    page = meters_page(FLOOR, Selection(page=FloorPage.METERS))
    assert [band.amount for band in page.bands] == ["$118,402.48"]
    assert [row.cells[1].tag for row in page.grid.rows] == ["", "", "", "", "AT CAP"]
    assert page.grid.rows[0].cells[5].words == "2, 1 pending"


def test_settings_are_applied_only_while_the_link_rests() -> None:
    first = links_page(QUIET, Selection(page=FloorPage.LINKS)).cards[0]
    assert first.apply is not None
    assert first.apply.reason == "waits for a pause"
    paused = replace(
        QUIET, links=tuple(replace(one, state="paused", since=EVENING) for one in QUIET.links)
    )
    first = links_page(paused, Selection(page=FloorPage.LINKS)).cards[0]
    assert first.apply is not None
    assert first.apply.state is ActionState.NEXT


def test_a_table_without_a_link_hears_why_it_may_not_join() -> None:
    page = links_page(FLOOR, Selection(page=FloorPage.LINKS, join_table="25", join_link="MGL"))
    assert page.answer == "No, it may not join M"
    assert page.answer_why == "DBP-1 may be linked to nothing."


def test_unlike_games_hear_both_chances_within_the_band_and_outside_it() -> None:
    floor = with_common_event(FLOOR, paths.resources())
    page = links_page(floor, Selection(page=FloorPage.LINKS, join_table="50"))
    assert page.is_yes
    assert page.answer == "Yes, it may join R"
    assert page.answer_why == (
        "One wager in 460.42 wins it with ROW-TCP, one in 483.54 with ROW-TLX: within 10 %. "
        "Name it in the link's file and run floor install again."
    )
    page = links_page(floor, Selection(page=FloorPage.LINKS, join_table="51"))
    assert not page.is_yes
    assert page.answer == "No, it may not join R"
    assert page.answer_why == (
        "One wager in 460.42 wins it with ROW-TCP, one in 694.17 with ROW-CSP: more than 10 % apart"
    )


def test_tables_that_agree_are_counted() -> None:
    page = reconcile_page(QUIET, Selection(page=FloorPage.RECONCILE))
    assert page.title == "31 of 31 agree"
    assert page.wrong is None


def test_a_table_that_is_lost_agrees_with_nobody() -> None:
    page = reconcile_page(FLOOR, Selection(page=FloorPage.RECONCILE))
    assert page.title == "30 of 31 agree"
    marks = {row.cells[1].words: row.cells[0].icon for row in page.grid.rows}
    assert [table for table, icon in marks.items() if icon != "check"] == ["Table 38, Pit 4"]


def test_a_difference_is_named_to_the_cent() -> None:
    stations = tuple(
        replace(one, journal_sum=(one.journal_sum or 0) + 600_000) if one.number == "41" else one
        for one in FLOOR.stations
    )
    floor = replace(FLOOR, stations=stations)
    page = reconcile_page(floor, Selection(page=FloorPage.RECONCILE))
    assert page.title == "Table 41 differs by $0.60"
    assert tile("41", floor) == (TileLook.STOPPED, "STOPPED")


def test_a_journal_that_is_ahead_is_no_difference() -> None:
    station = Station("1", "Crazy 4", last_n=5, counted=5, journal_n=6, journal_sum=6)
    assert station.difference == 0


def test_every_statement_adds_up() -> None:
    page = reports_page(FLOOR, Selection(page=FloorPage.REPORTS))
    assert {row.cells[-1].words for row in page.grid.rows} == {"adds up"}


def test_a_locked_prize_is_among_those_that_have_left_its_meter() -> None:
    locked = [one for one in FLOOR.tickets if one.state == "locked"]
    assert locked
    for ticket in locked:
        meter = FLOOR.meter(ticket.link, ticket.level)
        assert meter is not None
        assert meter.paid >= ticket.worth
        assert meter.meter < ticket.worth


def test_since_counts_from_the_checkpoint() -> None:
    assert since_page(QUIET, Selection(page=FloorPage.SINCE)).title == "No checkpoint is set"
    marked = replace(QUIET, checkpoint=mark(QUIET, "L. Haddad"), at=EVENING + timedelta(hours=1))
    grown = replace(
        marked,
        stations=tuple(replace(one, last_n=one.last_n + 2) for one in marked.stations),
        meters=tuple(
            replace(one, contributed=one.contributed + 1_000_000) for one in marked.meters
        ),
    )
    page = since_page(grown, Selection(page=FloorPage.SINCE))
    assert page.note == "Set 21:49:00 by L. Haddad. 96 rounds and 0 wins since"
    assert {row.cells[1].words for row in page.grid.rows} == {"$1.00"}


def test_a_mirror_older_than_three_seconds_is_not_live() -> None:
    page = table_page(FLOOR, Selection(page=FloorPage.TABLE, station="38"))
    assert not page.mirror.is_live
    assert page.mirror.age == "not live, 0:42 old"
    assert [pill.words for pill in page.pills] == ["LOST 0:42"]


def test_last_rounds_say_how_long_each_was_and_what_came_of_it() -> None:
    won = replace(FLOOR.tickets[0], state="awarded", ended=EVENING, round_id=1283)
    view = replace(FLOOR, tickets=(*FLOOR.tickets, won))
    rows = table_page(view, Selection(page=FloorPage.TABLE, station="7")).rounds.rows
    assert [row.cells[2].words for row in rows[:2]] == ["–", "0:54"]
    assert [row.cells[-1].words for row in rows[:3]] == [
        "Royal Flush, seat 3, pending",
        "Royal Flush, seat 3, $118,402.48",
        "No prize of a link",
    ]


def test_a_locked_prize_can_be_printed_and_an_open_ticket_not() -> None:
    locked = hit_page(FLOOR, Selection(page=FloorPage.HIT, ticket="table-7-1284-3"))
    assert [one.label for one in locked.buttons] == ["RELEASE TABLE 7", "PRINT WIN PAGE"]
    assert hit_page(FLOOR, Selection(page=FloorPage.HIT, ticket="table-19-977-5")).buttons == ()


def test_settings_are_let_in_while_the_link_rests_and_no_ticket_is_open() -> None:
    paused = replace(FLOOR, links=tuple(replace(one, state="paused") for one in FLOOR.links))
    cards = links_page(paused, Selection(page=FloorPage.LINKS)).cards
    assert [card.apply.state if card.apply else None for card in cards] == [
        ActionState.NOT_YET,
        ActionState.NEXT,
    ]


def test_what_a_table_does_not_tell_is_nothing() -> None:
    assert read_health({}) == {"seats": (), "devices": ()}
    told = {"dealer": "A. Novak", "journal_n": 7, "seats": [{"seat": 3, "word": "IN PLAY"}]}
    station = Station("1", "Crazy 4", **read_health(told))
    assert (station.dealer, station.journal_n, station.seats[0].number) == ("A. Novak", 7, 3)


def test_links_that_do_not_fit_have_a_page_of_their_own_and_come_round_again() -> None:
    floor = three_links(EVENING)
    first = links_page(floor, Selection(page=FloorPage.LINKS))
    assert first.more is not None
    assert (first.more.label, first.more.detail) == ("MORE LINKS", "Page 1 of 2")
    last = links_page(floor, gone_to(first.more.touch, floor, Selection(page=FloorPage.LINKS)))
    titles = [str(one.title) for one in (*first.cards, *last.cards)]
    assert [one.split(",")[0] for one in titles] == [one.letter for one in floor.links]
    assert last.more is not None
    assert last.more.touch == LinksTurned(0)
    assert all(sum(one.high for one in page.cards) <= ROOM for page in (first, last))


def test_a_page_that_is_gone_is_the_last_one_that_is_there() -> None:
    page = links_page(FLOOR, Selection(page=FloorPage.LINKS, links_at=3))
    assert (len(page.cards), page.more) == (len(FLOOR.links), None)
