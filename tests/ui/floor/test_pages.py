"""The words of the floor's pages, from readings without a screen."""

from datetime import UTC, datetime, timedelta

import pytest
from three_links import three_links
from tree import button, buttons, every, listing, looks, words

from dealer_assist import paths
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_event import with_common_event
from dealer_assist.floor.sample_feed import mark
from dealer_assist.floor.view import FloorView, Station, read_health
from dealer_assist.ui.floor.hit import hit_page
from dealer_assist.ui.floor.links import ROOM, JoinAnswer, links_page
from dealer_assist.ui.floor.lists import reports_page, since_page, wins_page
from dealer_assist.ui.floor.map import SmallLines, TableTile, TileLook, floor_map, tile_of
from dealer_assist.ui.floor.meters import meters_page
from dealer_assist.ui.floor.mirror import SmallFelt
from dealer_assist.ui.floor.reconciliation import reconcile_page
from dealer_assist.ui.floor.selection import Selection, gone_to
from dealer_assist.ui.floor.table import table_page
from dealer_assist.ui.floor.touches import (
    ApplyTouched,
    AwardTouched,
    FloorPage,
    FloorTouch,
    HitTouched,
    LinksTurned,
    ReleaseTouched,
    TicketChecked,
)
from dealer_assist.ui.toolkit.nodes import Listing, Page, Panel, PillMark, Text
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)
FLOOR = sample_floor(EVENING)
QUIET = sample_floor(EVENING, is_quiet=True)


def tile(number: str, floor: FloorView = FLOOR) -> tuple[TileLook, str]:
    station = floor.station(number)
    assert station is not None
    shown = tile_of(floor, station)
    return shown.look, shown.word


def labels(page: Page[FloorTouch]) -> list[str]:
    return [found.label for found in buttons(page)]


def test_a_tile_shows_the_worst_that_is_true_of_its_table() -> None:
    assert tile("7") == (TileLook.PENDING, "PENDING")
    assert tile("19") == (TileLook.TICKET, "TICKET 2")
    assert tile("38") == (TileLook.LOST, "LOST 0:42")
    assert tile("24") == (TileLook.CLOSED, "Closed")
    assert tile("1")[0] is TileLook.OPEN


def test_a_healthy_floor_has_no_amber_and_nothing_broken() -> None:
    page = floor_map(QUIET, Selection(page=FloorPage.FLOOR))
    assert buttons(page) == []
    assert "All clear" in words(page)
    looks = {table.model.look for table in every(page, TableTile)}
    assert looks == {TileLook.OPEN, TileLook.CLOSED}


def test_money_comes_first_and_has_the_only_amber_button() -> None:
    page = floor_map(FLOOR, Selection(page=FloorPage.FLOOR))
    tables = [said for said in words(page) if said.startswith("Table ")]
    assert tables == ["Table 7, Pit 1", "Table 38, Pit 4"]
    states = [found.state for found in buttons(page)]
    assert states.count(ActionState.NEXT) == 1
    assert every(page, SmallLines)[0].lines[1] == "Table 19 has ticket 2, by 0.8 s."


@pytest.mark.parametrize(
    ("state", "stand", "detail", "amber"),
    [
        ("open", "claimed", "Its table confirms it", False),
        ("locked", "waits", "Award needs 2 cards", True),
        ("locked", "paid early", "Award needs 2 cards", True),
        ("locked", "due", "Its table pays it", False),
        ("locked", "paid", "Paid at its table", False),
        ("awarded", "backed out", "RELEASE needs 2 cards", True),
    ],
)
def test_the_front_page_says_who_sees_to_a_prize(
    state: str,
    stand: str,
    detail: str,
    amber: bool,  # noqa: FBT001
) -> None:
    ticket = replace(FLOOR.tickets[0], state=state, stand=stand)
    page = floor_map(replace(QUIET, tickets=(ticket,)), Selection(FloorPage.FLOOR))
    opens = button(page, HitTouched)
    assert (opens.detail, opens.state is ActionState.NEXT) == (detail, amber)
    assert "All clear" not in words(page)
    lines = every(page, SmallLines)[0].lines
    assert ("Not confirmed yet" in lines[0]) == (state == "open")


def test_an_award_waits_for_every_check() -> None:
    page = hit_page(FLOOR, Selection(page=FloorPage.HIT, ticket="table-7-1284-3"))
    award = button(page, AwardTouched)
    assert award.state is ActionState.NOT_YET
    assert award.reason == "1 check open"
    assert words(page)[0] == "Mega: two tickets, 0.8 s apart"
    amounts = [found.words for found in every(page, Text) if found.role == "heavy_48"]
    assert amounts == ["$118,402.48", "$10,000.84"]


def test_release_says_where_it_puts_the_meter_and_what_others_have_won() -> None:
    ticket = replace(FLOOR.tickets[0], won_since=1_000_000_000)
    floor = replace(FLOOR, tickets=(ticket,))
    page = hit_page(floor, Selection(page=FloorPage.HIT, ticket=ticket.key))
    release = button(page, ReleaseTouched)
    assert release.detail == "Hold, puts the meter at $118,410.88, 2 cards"
    assert "Since then others won $1,000.00" in words(page)
    ticket = replace(ticket, state="released", stand="released", released_to=None)
    floor = replace(FLOOR, tickets=(ticket,))
    page = hit_page(floor, Selection(page=FloorPage.HIT, ticket=ticket.key))
    assert "Since then others won $1,000.00" in words(page)
    assert words(page)[words(page).index("All prizes") + 1] == "$0.00"


def test_a_prize_that_its_table_backed_out_is_opened_from_the_front_page() -> None:
    ticket = replace(FLOOR.tickets[0], state="awarded", stand="backed out")
    page = floor_map(replace(FLOOR, tickets=(ticket,)), Selection(FloorPage.FLOOR))
    opens = button(page, HitTouched)
    assert (opens.touch, opens.detail) == (HitTouched(ticket.key), "RELEASE needs 2 cards")
    assert every(page, SmallLines)[0].lines[1] == "Backed out at the table, not released."


def test_who_locked_and_awarded_a_win_is_named_once() -> None:
    ticket = replace(FLOOR.tickets[2], people=("L. Haddad", "L. Haddad", "J. Park"))
    page = wins_page(replace(FLOOR, tickets=(ticket,)), Selection(FloorPage.WINS))
    assert listing(page).rows[0].cells[6].words == "L. Haddad, J. Park"


def test_a_younger_ticket_waits_for_an_older_one_that_is_open() -> None:
    tickets = tuple(
        replace(one, state="open", locked=None) if one.station == "7" else one
        for one in FLOOR.tickets
    )
    floor = replace(FLOOR, tickets=tickets)
    page = hit_page(floor, Selection(page=FloorPage.HIT, ticket="table-7-1284-3"))
    states = [found.pill.words for found in every(page, PillMark)]
    assert states[1] == "WAITS FOR TABLE 7, 1:26"
    assert labels(page) == ["FLOOR", "CLOSE TICKET OF 7", "AWARD TABLE 7"]


def test_a_ticket_beside_the_one_that_is_shown_is_touched_to_be_shown() -> None:
    older, younger = FLOOR.tickets[:2]
    third = replace(younger, key="table-7-1285-4", place=younger.place + 1, seat=4)
    floor = replace(FLOOR, tickets=(older, younger, third))
    shown = Selection(page=FloorPage.HIT, ticket=older.key)
    for next_one in (younger, third):
        (beside,) = _other_tickets(hit_page(floor, shown))
        assert isinstance(beside, HitTouched)
        assert beside.ticket == next_one.key
        shown = gone_to(beside, floor, shown)
    said = words(hit_page(floor, shown))
    assert ("3rd" in said, "1st" in said) == (True, False)
    assert f"Check for table {third.station}" in said


def _other_tickets(page: Page[FloorTouch]) -> list[HitTouched]:
    return [look.touch for look in looks(page) if isinstance(look.touch, HitTouched)]


@pytest.mark.parametrize(
    ("state", "touched"), [("locked", 3), ("awarded", 0), ("released", 0), ("closed", 0)]
)
def test_what_was_looked_at_is_ticked_until_the_end_of_a_prize(state: str, touched: int) -> None:
    ticket = replace(FLOOR.tickets[0], state=state, stand=state)
    page = hit_page(replace(FLOOR, tickets=(ticket,)), Selection(FloorPage.HIT, ticket=ticket.key))
    assert len(ticket.checks) == 2
    assert len([one for one in looks(page) if isinstance(one.touch, TicketChecked)]) == touched
    said = words(page)
    assert "Camera shows the same cards" in said
    assert ("Touch when you have seen it" in said) == (state == "locked")


def test_a_hit_that_is_gone_says_so() -> None:
    page = hit_page(FLOOR, Selection(page=FloorPage.HIT, ticket="nothing"))
    assert words(page)[0] == "This ticket is not on the server any more"


def test_meters_say_what_is_pending_and_what_is_at_its_cap() -> None:
    page = meters_page(FLOOR, Selection(page=FloorPage.METERS))
    assert "$118,402.48" in words(page)
    meters = listing(page)
    assert [row.cells[1].tag for row in meters.rows] == ["", "", "", "", "AT CAP"]
    assert meters.rows[0].cells[5].words == "2, 1 pending"


def test_settings_are_applied_only_while_the_link_rests() -> None:
    page = links_page(QUIET, Selection(page=FloorPage.LINKS))
    assert button(page, ApplyTouched).reason == "waits for a pause"
    paused = replace(
        QUIET, links=tuple(replace(one, state="paused", since=EVENING) for one in QUIET.links)
    )
    page = links_page(paused, Selection(page=FloorPage.LINKS))
    assert button(page, ApplyTouched).state is ActionState.NEXT


def test_a_table_without_a_link_hears_why_it_may_not_join() -> None:
    shown = Selection(page=FloorPage.LINKS, join_table="25", join_link="MGL")
    (answer,) = every(links_page(FLOOR, shown), JoinAnswer)
    assert answer.words == "No, it may not join M"
    assert answer.why == "DBP-1 cannot be linked."


def test_unlike_games_hear_both_chances_within_the_band_and_outside_it() -> None:
    floor = with_common_event(FLOOR, paths.resources())
    page = links_page(floor, Selection(page=FloorPage.LINKS, join_table="50"))
    (answer,) = every(page, JoinAnswer)
    assert answer.is_yes
    assert answer.words == "Yes, it may join R"
    assert answer.why == (
        "One wager in 460.42 wins it with ROW-TCP, one in 483.54 with ROW-TLX: within 10%. "
        "Name it in the link's file and run floor install again."
    )
    page = links_page(floor, Selection(page=FloorPage.LINKS, join_table="51"))
    (answer,) = every(page, JoinAnswer)
    assert not answer.is_yes
    assert answer.words == "No, it may not join R"
    assert answer.why == (
        "One wager in 460.42 wins it with ROW-TCP, one in 694.17 with ROW-CSP: more than 10% apart"
    )


def test_tables_that_agree_are_counted() -> None:
    page = reconcile_page(QUIET, Selection(page=FloorPage.RECONCILE))
    assert words(page)[0] == "31 of 31 agree"
    assert [found.name for found in every(page, Listing)] == [""]


def test_a_table_that_is_lost_agrees_with_nobody() -> None:
    page = reconcile_page(FLOOR, Selection(page=FloorPage.RECONCILE))
    assert words(page)[0] == "30 of 31 agree"
    marks = {row.cells[1].words: row.cells[0].icon for row in listing(page).rows}
    assert [table for table, icon in marks.items() if icon != "check"] == ["Table 38, Pit 4"]


def test_a_difference_is_named_to_the_cent() -> None:
    stations = tuple(
        replace(one, journal_sum=(one.journal_sum or 0) + 600_000) if one.number == "41" else one
        for one in FLOOR.stations
    )
    floor = replace(FLOOR, stations=stations)
    page = reconcile_page(floor, Selection(page=FloorPage.RECONCILE))
    assert words(page)[0] == "Table 41 differs by $0.60"
    assert [row.cells[3].words for row in listing(page, "sides").rows] == ["0", "0", "$0.60"]
    assert tile("41", floor) == (TileLook.STOPPED, "STOPPED")


def test_a_journal_that_is_ahead_is_no_difference() -> None:
    station = Station("1", "Crazy 4", last_n=5, counted=5, journal_n=6, journal_sum=6)
    assert station.difference == 0


def test_every_statement_adds_up() -> None:
    page = reports_page(FLOOR, Selection(page=FloorPage.REPORTS))
    assert {row.cells[-1].words for row in listing(page).rows} == {"adds up"}


def test_a_locked_prize_is_among_those_that_have_left_its_meter() -> None:
    locked = [one for one in FLOOR.tickets if one.state == "locked"]
    assert locked
    for ticket in locked:
        meter = FLOOR.meter(ticket.link, ticket.level)
        assert meter is not None
        assert meter.paid >= ticket.worth
        assert meter.meter < ticket.worth


def test_since_counts_from_the_checkpoint() -> None:
    assert words(since_page(QUIET, Selection(page=FloorPage.SINCE)))[0] == "No checkpoint is set"
    marked = replace(QUIET, checkpoint=mark(QUIET, "L. Haddad"), at=EVENING + timedelta(hours=1))
    grown = replace(
        marked,
        stations=tuple(replace(one, last_n=one.last_n + 2) for one in marked.stations),
        meters=tuple(
            replace(one, contributed=one.contributed + 1_000_000) for one in marked.meters
        ),
    )
    page = since_page(grown, Selection(page=FloorPage.SINCE))
    assert words(page)[1] == "Set 21:49:00 by L. Haddad. Since then 96 rounds, 0 wins"
    assert {row.cells[1].words for row in listing(page).rows} == {"$1.00"}


def test_a_mirror_older_than_three_seconds_is_not_live() -> None:
    page = table_page(FLOOR, Selection(page=FloorPage.TABLE, station="38"))
    assert [felt.is_live for felt in every(page, SmallFelt)] == [False]
    assert "not live, 0:42 old" in words(page)
    assert [found.pill.words for found in every(page, PillMark)] == ["LOST 0:42"]


def test_last_rounds_say_how_long_each_was_and_what_came_of_it() -> None:
    won = replace(FLOOR.tickets[0], state="awarded", ended=EVENING, round_id=1283)
    view = replace(FLOOR, tickets=(*FLOOR.tickets, won))
    rows = listing(table_page(view, Selection(page=FloorPage.TABLE, station="7"))).rows
    assert [row.cells[2].words for row in rows[:2]] == ["–", "0:54"]
    assert [row.cells[-1].words for row in rows[:3]] == [
        "Royal Flush, seat 3, pending",
        "Royal Flush, seat 3, $118,402.48",
        "No prize of a link",
    ]


def test_a_locked_prize_can_be_printed_and_an_open_ticket_not() -> None:
    locked = hit_page(FLOOR, Selection(page=FloorPage.HIT, ticket="table-7-1284-3"))
    assert labels(locked) == ["FLOOR", "RELEASE TABLE 7", "PRINT WIN PAGE", "AWARD TABLE 7"]
    opened = hit_page(FLOOR, Selection(page=FloorPage.HIT, ticket="table-19-977-5"))
    assert labels(opened) == ["FLOOR", "AWARD TABLE 19"]


def test_settings_are_let_in_while_the_link_rests_and_no_ticket_is_open() -> None:
    paused = replace(FLOOR, links=tuple(replace(one, state="paused") for one in FLOOR.links))
    page = links_page(paused, Selection(page=FloorPage.LINKS))
    applies = [found.state for found in buttons(page) if isinstance(found.touch, ApplyTouched)]
    assert applies == [ActionState.NOT_YET, ActionState.NEXT]


def test_what_a_table_does_not_tell_is_nothing() -> None:
    assert read_health({}) == {"seats": (), "devices": ()}
    told = {"dealer": "A. Novak", "journal_n": 7, "seats": [{"seat": 3, "word": "IN PLAY"}]}
    station = Station("1", "Crazy 4", **read_health(told))
    assert (station.dealer, station.journal_n, station.seats[0].number) == ("A. Novak", 7, 3)


def test_links_that_do_not_fit_have_a_page_of_their_own_and_come_round_again() -> None:
    floor = three_links(EVENING)
    first = links_page(floor, Selection(page=FloorPage.LINKS))
    more = button(first, LinksTurned)
    assert (more.label, more.detail) == ("MORE LINKS", "Page 1 of 2")
    last = links_page(floor, gone_to(more.touch, floor, Selection(page=FloorPage.LINKS)))
    titles = [words(card)[0] for page in (first, last) for card in cards_of(page)]
    assert [title.split(",")[0] for title in titles] == [link.letter for link in floor.links]
    assert button(last, LinksTurned).touch == LinksTurned(0)
    for page in (first, last):
        assert sum(card.share for card in cards_of(page)) <= ROOM


def test_a_page_that_is_gone_is_the_last_one_that_is_there() -> None:
    page = links_page(FLOOR, Selection(page=FloorPage.LINKS, links_at=3))
    assert len(cards_of(page)) == len(FLOOR.links)
    assert not [found for found in buttons(page) if isinstance(found.touch, LinksTurned)]


def cards_of(page: Page[FloorTouch]) -> list[Panel]:
    """Return the cards of the links: each shares its page by the height that it needs."""
    return [found for found in every(page, Panel) if found.share > 1]
