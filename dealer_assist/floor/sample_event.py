"""A floor of samples with unlike games on one meter: who is on it, who may join and who may not.

The games are samples; their chances and the answers are counted and judged as on every floor.
"""

from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.event_chances import counted
from dealer_assist.catalog.jackpots import load_progressives
from dealer_assist.floor.view import FloorView, LinkSeen, MeterSeen, Station
from dealer_assist.jackpot.definition import Jackpot, JackpotKind, Level, Line
from dealer_assist.jackpot.links import Linked, both_chances, link_refusal
from dealer_assist.rules.pays import Percent
from dealer_assist.value import replace

LINK = "ROW"
_LABEL, _NUMBER = "Three in a Row", "49"
_LEVEL = Level("main", "Progressive meter", 50_000, 2_000)
_BAND_BP = 1_000
_MICROS = 1_000_000


def with_common_event(view: FloorView, resources: Path) -> FloorView:
    """Add a link by a common event in front, with a table on it and two that ask to join."""
    known = load_progressives(resources / "jackpots")
    on_it = _linked(known["TCPP-1"], "ROW-TCP", "straight_flush")
    asking = {
        "50": _linked(known["TLX-6"], "ROW-TLX", "straight_flush", decks=6),
        "51": _linked(known["CSP-1"], "ROW-CSP", "full_house"),
    }
    stations = (
        Station(_NUMBER, "Three Card", "Pit 4", links=(LINK,)),
        Station("50", "TriLux", "Pit 4"),
        Station("51", "Caribbean", "Pit 4"),
        *(station for station in view.stations if station.is_linked),
    )
    meter = MeterSeen(LINK, _LEVEL.name, _LEVEL.label, "Straight Flush", 812 * _MICROS)
    return replace(
        view,
        stations=stations,
        links=(LinkSeen(LINK, "R", _LABEL, on_it.jackpot.key), *view.links),
        meters=(meter, *view.meters),
        settings=(),
        refusals={number: {LINK: link_refusal(on_it, one)} for number, one in asking.items()},
        chances=_said(on_it, asking),
    )


def _said(on_it: Linked, asking: Mapping[str, Linked]) -> dict[str, dict[str, str]]:
    return {number: {LINK: both_chances(on_it, one)} for number, one in asking.items()}


def _linked(like: Jackpot, key: str, hand: str, decks: int = 1) -> Linked:
    """Return a game on the event: one hand of its own that takes the meter, at one in so many."""
    event = replace(
        like,
        key=key,
        kind=JackpotKind.EVENT,
        event=_LABEL,
        band_bp=_BAND_BP,
        levels=(_LEVEL,),
        lines=(Line(hand, hand, Percent(100, _LEVEL.name)),),
    )
    return counted(Linked(like.games[0], event, decks), may_be_unlike=True)
