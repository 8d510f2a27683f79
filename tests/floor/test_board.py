"""The board on a real server: it reads, takes a call, and watches; in a real browser too."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

pytest.importorskip("starlette", reason="not run: the extra 'board' is not installed")

from board_server import Visitor, served
from webdriver import Browser, has_browser

from dealer_assist import paths
from dealer_assist.board.app import board_app
from dealer_assist.board.reader import PictureReader
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.install import add_machine
from dealer_assist.floor.wire import Wire
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import SimulatedFloor, SimulatedTable

PATIENCE_S = 20


@pytest.fixture
def dsn(floor: SimulatedFloor) -> str:
    """How the board's role reaches the floor."""
    with admin(floor.server) as owner:
        add_machine(owner, "board_1")
        owner.execute("UPDATE floor.station SET pit = 'Pit 1' WHERE station <> 'T3'")
    return floor.server.dsn("board_1")


@pytest.fixture
def table(floor: SimulatedFloor) -> Iterator[tuple[SimulatedTable, Wire]]:
    """A table that plays."""
    one = SimulatedTable(floor, "T1", seed=1)
    wire = one.sign_on()
    wire.beat("betting", 0, {"dealer": "Maria Okafor", "rounds_per_hour": 62, "prompt": "Deal"})
    yield one, wire
    wire.close()


def read_until(events: "Queue[str]", seen: Any) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(events.get(timeout=PATIENCE_S)[6:])
        if seen(told):
            return told


def test_a_reader_tells_all_once_and_then_what_is_new_and_watches_the_floor(
    floor: SimulatedFloor, dsn: str, table: tuple[SimulatedTable, Wire]
) -> None:
    events: Queue[str] = Queue()
    reader = PictureReader(dsn, events.put)
    reader.start()
    try:
        first = read_until(events, lambda told: "tables" in told)
        (mine,) = [one for one in first["tables"] if one["table"] == "T1"]
        assert (mine["dealer"], mine["pace"], mine["pit"]) == ("M. Okafor", 62, "Pit 1")
        simulated, wire = table
        wire.contribute(simulated.play(1))
        news = read_until(events, lambda told: "meters" in told)
        # One round of seven wagers, 20 cents each.
        assert news["meters"][0]["cents"] == 1_000_000 + 7 * 20
        assert "hits" not in news
        wire.call_service("c-0001", "fill")
        (call,) = read_until(events, lambda told: told.get("calls"))["calls"]
        assert reader.take_call(call["call"], "Ann Lee")["taken_by"] == "Ann Lee"
        with pytest.raises(FloorRefused, match="Ann Lee has taken this call already"):
            reader.take_call(call["call"], "Bo Ray")
        (call,) = read_until(events, lambda told: told.get("calls"))["calls"]
        assert call["taken_by"] == "Ann Lee"
        with admin(floor.server) as owner:
            seen = owner.execute("SELECT at > now() - interval '10 seconds' FROM floor.watcher")
            assert seen.fetchone() == (True,)
    finally:
        reader.close()


def test_a_server_that_is_gone_is_said_and_the_age_of_the_reading_grows(
    floor: SimulatedFloor, dsn: str
) -> None:
    events: Queue[str] = Queue()
    reader = PictureReader(dsn, events.put)
    reader.start()
    try:
        read_until(events, lambda told: told["old_ms"] is not None)
        with admin(floor.server) as owner:
            owner.execute("ALTER ROLE board_1 NOLOGIN")
            owner.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'board_1'"
            )
            gone = read_until(events, lambda told: told["trouble"])
            assert "tables" not in gone
            later = read_until(events, lambda told: told["old_ms"] > gone["old_ms"])
            assert later["trouble"]
            owner.execute("ALTER ROLE board_1 LOGIN")
        read_until(events, lambda told: not told["trouble"])
    finally:
        reader.close()


@contextmanager
def shown(dsn: str, folder: Path, size: tuple[int, int]) -> Iterator[tuple[Browser, str]]:
    with ExitStack() as undo:
        app = board_app(lambda publish: PictureReader(dsn, publish), paths.resources())
        address = undo.enter_context(served(app))
        browser = Browser(folder, size)
        undo.callback(browser.close)
        yield browser, address


@pytest.mark.long
@pytest.mark.skipif(not has_browser(), reason="not run: Debian's chromium is not installed")
def test_a_call_rings_on_the_telephone_and_take_answers_the_table_by_name(
    dsn: str, table: tuple[SimulatedTable, Wire], tmp_path: Path
) -> None:
    _, wire = table
    with shown(dsn, tmp_path, (390, 844)) as (phone, address):
        phone.open(f"{address}/phone")
        phone.until(lambda: phone.text("h1") == "Calls")
        phone.run("navigator.vibrate = (long) => { window.buzzed = long.length; return true; }")
        phone.type("#name", "Ann Lee")
        phone.click("#sign button")
        phone.until(lambda: "No table calls" in phone.text("#calls"))
        wire.call_service("c-0001", "fill")
        phone.until(lambda: "Table T1" in phone.text("#calls"))
        assert phone.run("return document.body.dataset.rang") == "1"
        assert phone.run("return window.buzzed") == 5
        phone.picture(tmp_path / "called.png")
        assert _is_within(phone)
        phone.click("#calls button.next")
        phone.until(lambda: "Ann Lee is coming" in phone.text("#calls"))
        phone.picture(tmp_path / "taken.png")
        assert phone.complaints() == []
    assert [*wire.inbox().taken.values()] == ["Ann Lee"]


@pytest.mark.long
@pytest.mark.skipif(not has_browser(), reason="not run: Debian's chromium is not installed")
@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (1024, 768), (390, 844)])
def test_the_board_shows_the_floor_in_four_languages_and_greys_when_nobody_answers(
    dsn: str, floor: SimulatedFloor, table: tuple[SimulatedTable, Wire], tmp_path: Path,
    size: tuple[int, int],
) -> None:  # fmt: skip
    simulated, wire = table
    wire.contribute(simulated.play(1))
    wire.call_service("c-0001", "technician")
    with shown(dsn, tmp_path, size) as (board, address):
        board.open(address)
        board.until(lambda: "$10,001.40" in board.text("#meters"))
        assert "Live" in board.text("#live")
        assert "Technician" in board.text("#needs")
        assert "No one yet" in board.text("#needs")
        for language, word in (("es", "Mesa"), ("vi", "Bàn"), ("zh", "号桌"), ("en", "Table")):
            board.run(
                f"const l = document.getElementById('language'); l.value = '{language}'; "
                "l.onchange();"
            )
            board.until(lambda word=word: word in board.text("#needs"))
            board.picture(tmp_path / f"board-{language}.png")
            assert _is_within(board)
        board.click(".tile:not(.closed)")
        board.until(lambda: "Table" in board.text("dialog h1"))
        board.click("dialog button")
        with admin(floor.server) as owner:
            owner.execute("ALTER ROLE board_1 NOLOGIN")
            owner.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'board_1'"
            )
            board.until(lambda: "Not live since" in board.text("#live"))
            assert board.run("return document.body.classList.contains('old')")
            board.until(lambda: board.text("#linked") == "Links unknown")
            assert board.run("return document.getElementById('linked').className") == "wrong"
            owner.execute("ALTER ROLE board_1 LOGIN")
        board.until(lambda: not board.run("return document.body.classList.contains('old')"))
        assert board.complaints() == []
        board.open(f"{address}/report")
        board.until(lambda: "$1.40" in board.text("#tables"))
        board.picture(tmp_path / "report.png")
        assert _is_within(board)
        for panel in ("#span", "#tables .panel"):
            left = f"return document.querySelector('{panel}').getBoundingClientRect().left"
            assert board.run(left) >= 12, "it stands off the edge, as on the board"


def _is_within(browser: Browser) -> bool:
    """True if nothing stands beyond the right edge: no page is pushed sideways."""
    wide = "return document.documentElement.scrollWidth <= window.innerWidth"
    return bool(browser.run(wide))


@pytest.mark.long
@pytest.mark.skipif(not has_browser(), reason="not run: Debian's chromium is not installed")
def test_words_from_a_table_are_never_read_as_markup(
    dsn: str, floor: SimulatedFloor, table: tuple[SimulatedTable, Wire], tmp_path: Path
) -> None:
    _, wire = table
    wire.beat("betting", 0, {"dealer": "<img src=x onerror=window.hit=1>", "prompt": "<b>x</b>"})
    with shown(dsn, tmp_path, (1024, 768)) as (board, address):
        board.open(address)
        board.until(lambda: board.text(".tile:not(.closed)"))
        board.click(".tile:not(.closed)")
        board.until(lambda: "<b>x</b>" in board.text("dialog"))
        assert board.run("return window.hit ?? null") is None


def test_a_visitor_hears_of_a_real_floor(dsn: str, table: tuple[SimulatedTable, Wire]) -> None:
    app = board_app(lambda publish: PictureReader(dsn, publish), paths.resources())
    with served(app) as address, Visitor(address).events() as events:
        told = next(one for one in events if one.get("tables"))
        assert {one["table"] for one in told["tables"]} >= {"T1", "T2", "T3"}
