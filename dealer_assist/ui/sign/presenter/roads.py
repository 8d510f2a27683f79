"""The roads of a shoe as they are shown: the last columns of each, and what was counted."""

from collections.abc import Iterable

from dealer_assist.journal.queries.shoe import ShoeOnRecord
from dealer_assist.message import Msg
from dealer_assist.rules.titles.coup_rules import BANKER_7, PLAYER_8, USUAL
from dealer_assist.table.facts.judging.roads import (
    BANKER,
    PLAYER,
    TIE,
    Derived,
    RoadCell,
    ShoeCoup,
    bead_plate,
    big_road,
    derived_road,
    statistics,
)
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.sign.roads_model import Bead, RoadSheet, RoadsModel

PLATE, BIG, DERIVED = 12, 24, 22
"""How many columns a sheet has."""
SAME, OTHER = "same", "other"
"""What a bead of a derived road tells: red or blue."""
LETTERS = {BANKER: Msg("B"), PLAYER: Msg("P"), TIE: Msg("T")}
_NAMES = {
    Derived.BIG_EYE: Msg("Big eye boy"),
    Derived.SMALL: Msg("Small road"),
    Derived.COCKROACH: Msg("Cockroach road"),
}
MARKS = {"7": BANKER_7, "8": PLAYER_8}
"""The events that a bead is marked with."""


def bets_by_mark(setup: TableSetup) -> dict[str, str]:
    """Return the wager on each event that is marked, where the table offers one."""
    offered = {row.key for row in setup.wagers}
    bets = {sign: (setup.coup or USUAL).bet_on(event) for sign, event in MARKS.items()}
    return {sign: wager for sign, wager in bets.items() if wager in offered}


def roads_model(setup: TableSetup, shoe: int, found: ShoeOnRecord | None) -> RoadsModel:
    """Show a shoe as it is on record; one that cannot be read is not live."""
    bets = bets_by_mark(setup)
    coups = tuple(
        coup if coup.mark in bets else ShoeCoup(coup.winner)
        for coup in (found.coups if found else ())
    )
    return RoadsModel(
        title=setup.game_name.upper(),
        detail=_detail(setup, shoe, found),
        plate=RoadSheet(Msg("Bead plate"), PLATE, _shown(_plate(coups), PLATE)),
        big=RoadSheet(Msg("Big road"), BIG, _shown(_big(big_road(coups)), BIG)),
        derived=tuple(
            RoadSheet(name, DERIVED, _shown(_derived(coups, road), DERIVED))
            for road, name in _NAMES.items()
        ),
        figures=_figures(coups, {sign: setup.label_of(bet) for sign, bet in bets.items()}),
        foot=Msg("Past hands do not change the next one."),
        note=_note(coups, found),
    )


def _detail(setup: TableSetup, shoe: int, found: ShoeOnRecord | None) -> str:
    if found is not None and found.not_known:
        return Msg(
            "Table {table}, shoe {shoe}, {n} hands without known cards",
            one="Table {table}, shoe {shoe}, {n} hand without known cards",
            table=setup.number,
            shoe=shoe,
            n=found.not_known,
        )
    if not shoe:
        return Msg("Table {table}", table=setup.number)
    return Msg("Table {table}, shoe {shoe}", table=setup.number, shoe=shoe)


def _note(coups: tuple[ShoeCoup, ...], found: ShoeOnRecord | None) -> str:
    if found is None:
        return Msg("Roads are not live. Ask the dealer")
    return "" if coups else Msg("New shoe")


def _plate(coups: tuple[ShoeCoup, ...]) -> Iterable[Bead]:
    for cell in bead_plate(coups):
        letter = LETTERS[cell.winner]
        yield Bead(cell.column, cell.row, cell.winner, letter, mark=cell.mark)


def _big(cells: Iterable[RoadCell]) -> Iterable[Bead]:
    for cell in cells:
        yield Bead(cell.column, cell.row, cell.winner or TIE, strokes=cell.ties, mark=cell.mark)


def _derived(coups: tuple[ShoeCoup, ...], road: Derived) -> Iterable[Bead]:
    for cell in derived_road(coups, road):
        yield Bead(cell.column, cell.row, SAME if cell.is_same else OTHER)


def _shown(beads: Iterable[Bead], columns: int) -> tuple[Bead, ...]:
    """Let the oldest columns fall off at the left, one more than needed: room for the next coup."""
    every = tuple(beads)
    last = max((bead.column for bead in every), default=0)
    off = max(0, last + 2 - columns)
    return tuple(
        Bead(bead.column - off, bead.row, bead.kind, bead.letter, bead.strokes, bead.mark)
        for bead in every
        if bead.column >= off
    )


def _figures(coups: tuple[ShoeCoup, ...], bets: dict[str, str]) -> tuple[tuple[str, str], ...]:
    counted = statistics(coups)
    marks = dict(counted.marks)
    return (
        (Msg("Banker"), str(counted.banker)),
        (Msg("Player"), str(counted.player)),
        (Msg("Tie"), str(counted.tie)),
        *((name, str(marks.get(sign, 0))) for sign, name in bets.items()),
        (Msg("Hands dealt"), str(counted.coups)),
    )
