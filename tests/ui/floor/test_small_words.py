"""One is one, and an amount of nothing is no difference: on every page of the floor."""

import json
from datetime import UTC, datetime

import pytest
from tree import words

from dealer_assist import paths
from dealer_assist.floor.view import DoubtSeen, FloorView, LinkSeen, MeterSeen, Station
from dealer_assist.ui.floor.links import links_page
from dealer_assist.ui.floor.map import floor_map
from dealer_assist.ui.floor.meters import meters_page
from dealer_assist.ui.floor.reconciliation import reconcile_page
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.table import table_page
from dealer_assist.ui.floor.touches import FloorPage
from dealer_assist.value import replace

TABLE = Station(
    "15", "Crazy 4", "Pit 1", ("MGL",), "betting", beat_ms=1, journal_sum=0, pace=(62,),
    rounds_per_hour=62,
)  # fmt: skip
FLOOR = FloorView(
    "Main floor",
    datetime(2026, 1, 1, tzinfo=UTC),
    (TABLE,),
    links=(LinkSeen("MGL", "M", "Multi-Game Link", "MGL-01"),),
    meters=(MeterSeen("MGL", "main", "Progressive", "Royal Flush", 1, hits=1),),
)
MAP = Selection(FloorPage.FLOOR)
COUNTED = ("1 pits", "1 tables", "1 hits", "1 games", "1 levels", "1 hours", "1 rounds", "1 links")


def said(view: FloorView) -> str:
    """Return every word of every page that counts."""
    pages = (
        floor_map(view, MAP),
        meters_page(view, Selection(FloorPage.METERS)),
        links_page(view, Selection(FloorPage.LINKS)),
        table_page(view, Selection(FloorPage.TABLE, station="15")),
        reconcile_page(view, Selection(FloorPage.RECONCILE)),
    )
    return " | ".join([str(pages[0].frame), *(word for page in pages for word in words(page))])


def test_one_of_anything_is_in_the_singular() -> None:
    every = said(FLOOR)
    assert "1 table" in every
    slow = floor_map(replace(FLOOR, stations=(replace(TABLE, rounds_per_hour=1),)), MAP)
    assert "1 open, 1/h" in words(slow)
    assert "This table, 1 hour" in every
    assert [wrong for wrong in COUNTED if wrong in every] == []


def test_what_differs_by_nothing_names_no_amount() -> None:
    stopped = replace(TABLE, stopped="an old copy was put back")
    doubt = DoubtSeen("15", "round", "5", "its clock is ahead", 1_200_000, 5, wagers=6)
    for view in (
        replace(FLOOR, stations=(stopped,)),
        replace(FLOOR, stations=(stopped,), doubts=(doubt,)),
    ):
        page = reconcile_page(view, Selection(FloorPage.RECONCILE))
        assert "differs by" not in " ".join(words(page))


@pytest.mark.parametrize("key", ["size", "hits", "claims"])
def test_the_board_has_a_singular_of_what_it_counts(key: str) -> None:
    words_of = json.loads((paths.resources() / "board" / "words.json").read_text("utf-8"))
    assert words_of["en"][f"{key}_one"].startswith("1 ")
    assert f'sayN("{key}' in (paths.resources() / "board" / "board.js").read_text("utf-8")
