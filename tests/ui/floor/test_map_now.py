"""FLOOR shows what is wrong now: calls first, nothing that is over, nothing green unread."""

from datetime import UTC, datetime, timedelta

from tree import every, words

from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.view import AlertSeen, CallSeen, FloorView, LinkSeen, Station
from dealer_assist.ui.floor.map import SmallLines, TileLook, floor_map, tile_of
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import FloorPage
from dealer_assist.value import replace

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
TABLES = tuple(
    Station(number, "Crazy 4", "Pit 1", ("MGL",), "betting", beat_ms=1) for number in ("15", "16")
)
OVER = tuple(
    AlertSeen(
        n,
        NOW - timedelta(minutes=60 - n),
        "15",
        "",
        "twice",
        f"over {n}",
        over_at=NOW - timedelta(minutes=1),
    )
    for n in range(1, 40)
)
STANDBY = AlertSeen(90, NOW, "", "", "standby", "The standby is gone")
LOST = AlertSeen(91, NOW - timedelta(minutes=5), "16", "", "lost", "Base game goes on.")
CALL = CallSeen(3, "16", "supervisor", "", NOW - timedelta(seconds=125))
FLOOR = FloorView("Floor", NOW, TABLES, alerts=(*OVER, LOST, STANDBY), calls=(CALL,))
SHOWN = Selection(FloorPage.FLOOR)


def said(view: FloorView, trouble: str = "") -> str:
    return repr(floor_map(view, SHOWN, trouble))


def test_what_goes_on_is_on_the_front_page_and_what_is_over_is_not() -> None:
    words = said(replace(FLOOR, calls=()))
    assert "The standby is gone" in words
    assert "Base game goes on." in words
    assert "over 1" not in words
    assert words.index("The standby is gone") < words.index("Base game goes on.")


def test_a_call_comes_before_everything_with_its_time_and_is_on_its_table() -> None:
    words = said(FLOOR)
    assert words.index("2:05") < words.index("The standby is gone")
    assert "ON MY WAY" in words
    tile = tile_of(FLOOR, TABLES[1])
    assert (tile.look, tile.word) == (TileLook.CALLS, "CALLED 2:05")
    taken = replace(CALL, taken_by="J. Park")
    assert "J. Park is coming" in said(replace(FLOOR, calls=(taken,)))
    assert tile_of(replace(FLOOR, calls=(taken,)), TABLES[1]).look is TileLook.OPEN


def test_an_alert_without_few_words_is_said_whole_in_lines() -> None:
    told = "Table 15 says of itself what cannot be (dealer_since). It is left out"
    alert = AlertSeen(92, NOW, "15", "", "beat", told)
    page = floor_map(replace(FLOOR, alerts=(alert,), calls=()), SHOWN)
    assert [lines.lines for lines in every(page, SmallLines) if lines.lines] == [(told,)]
    assert told not in words(page)


def test_nothing_is_green_or_quiet_without_a_server() -> None:
    quiet = replace(FLOOR, alerts=(), calls=())
    assert "All clear" in said(quiet)
    words = said(quiet, "The floor's server does not answer")
    assert "All clear" not in words
    assert "Unknown: no answer from the server" in words
    assert "2 of 2 linked" not in words


def test_a_table_without_a_pit_is_on_the_map_once() -> None:
    tables = (TABLES[0], replace(TABLES[1], pit=""), Station("17", "Crazy 4", beat_ms=1))
    words = said(replace(FLOOR, stations=tables, alerts=(), calls=()))
    assert [words.count(f"number='{n}'") for n in ("15", "16", "17")] == [1, 1, 1]
    assert "1 open" in words


def test_a_meter_that_may_be_claimed_or_is_not_read_says_so() -> None:
    floor = sample_floor(NOW)
    meter = floor.meters[0]
    claimed = replace(floor.tickets[0], link=meter.link, level=meter.level, state="open")
    assert "1 claim open" in said(replace(floor, tickets=(claimed,)))
    links = replace(FLOOR, links=(LinkSeen("MGL", "M", "Multi-Game Link", "MGL-01"),))
    assert "Not live" not in said(links)
    assert "Not live" in said(links, "The floor's server does not answer")
