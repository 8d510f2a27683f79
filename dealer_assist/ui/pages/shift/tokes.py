"""The tokes of a dealer's shift: box, house and tray, as a page and as a slip for the box."""

from datetime import datetime

from dealer_assist.journal.queries.round_list import Shift
from dealer_assist.message import Msg
from dealer_assist.reports.figures import TokeFigures
from dealer_assist.reports.page import Amount, PaperGrid, PaperPage, Rows, Signatures
from dealer_assist.reports.shift_tokes import ShiftTokes
from dealer_assist.rules.amount_words import amount_words
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.facts.tokes import still_open
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.shell.table_page import GAP
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Icon,
    Listing,
    Node,
    Panel,
    Paragraph,
    Shown,
    Text,
    column,
    flowing,
    row,
    rule,
    stack,
)
from dealer_assist.ui.toolkit.values.controls import FigureModel
from dealer_assist.ui.toolkit.values.grid import Column, Grid, Row, cells
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.measures import SENTENCES
from dealer_assist.value import Value

_COLUMNS = (
    Column(Msg("Toke on"), 1.6),
    Column(Msg("Wagers"), 0.7, is_right=True),
    Column(Msg("Staked"), 1.0, is_right=True),
    Column(Msg("Lost, to the house"), 1.3, is_right=True),
    Column(Msg("Stake back"), 1.0, is_right=True),
    Column(Msg("Won"), 1.0, is_right=True),
    Column(Msg("To the box"), 1.0, is_right=True),
)
_SIMULATED = "SIMULATED"
_TILE, _LOWER, _SIDE, _VERDICT, _LINE = 168.0, 236.0, 28.0, 64.0, 34.0


class Figure(Shown):
    """One large figure with its name above and a note below."""

    model: FigureModel


class ShiftTokesModel(Value):
    """Figures, a row a wager, how the tray comes about, and whether all of it agrees."""

    figures: tuple[FigureModel, ...]
    rows: Grid[str]
    tray: tuple[tuple[str, str], ...]
    verdict: str
    is_agreed: bool
    notes: tuple[str, ...]


def tokes_model(found: ShiftTokes, table: Table) -> ShiftTokesModel:
    """Return the tokes of a shift; those that are there now are in no sum yet."""
    players, whole, lies = found.players, found.in_all, _open_cents(table)
    missing = found.missing_cents(lies)
    return ShiftTokesModel(
        figures=(
            FigureModel(
                Msg("To the toke box"), dollars(whole.box_cents), Msg("Stakes back and won")
            ),
            FigureModel(
                Msg("Toke wagers"),
                str(whole.tokes),
                Msg("{staked} staked", staked=dollars(whole.staked_cents)),
            ),
            FigureModel(
                Msg("House on tokes"),
                dollars(whole.house_cents),
                Msg(
                    "{lost} lost, {paid} paid",
                    lost=dollars(whole.lost_cents),
                    paid=dollars(whole.won_cents),
                ),
            ),
            FigureModel(
                Msg("House on players"),
                dollars(players.house_cents),
                Msg(
                    "{taken} taken, {paid} paid",
                    taken=dollars(players.taken_cents),
                    paid=dollars(players.paid_cents),
                ),
            ),
        ),
        rows=Grid(_COLUMNS, _rows(found), Msg("No toke in this shift yet"), lines=1),
        tray=(
            (Msg("House on players"), dollars(players.house_cents)),
            (Msg("House on tokes"), dollars(whole.house_cents)),
            (Msg("Into the box, out of stakes and pays"), dollars(whole.box_cents)),
            (Msg("Tray should have grown by"), dollars(found.tray_cents)),
        ),
        verdict=Msg("{amount} is not accounted for", amount=dollars(abs(missing)))
        if missing
        else Msg("House and tokes agree"),
        is_agreed=not missing,
        notes=_notes(found, table, lies),
    )


def tokes_body(model: ShiftTokesModel) -> Node:
    """Return the figures in a row, the wagers below them, tray and verdict at the foot."""
    figures = row(*(Figure(figure, figure.caption) for figure in model.figures), gap=GAP)
    lower = row(_tray(model).sharing(0.6), _verdict(model).sharing(0.4), gap=GAP)
    rows = Panel(Listing(model.rows, measures=SENTENCES), pad=(0, 8))
    return column(figures.of(_TILE), rows, lower.of(_LOWER), gap=GAP)


def _tray(model: ShiftTokesModel) -> Node:
    *parts, (name, amount) = model.tray
    lines = [_sum(Text(one, "medium_26", "text_2"), cents) for one, cents in parts]
    lines.append(_sum(Text(name, "bold_26"), amount))
    ruled = (stack(column(rule()), line) if place else line for place, line in enumerate(lines))
    return Panel(column(*ruled), pad=(_SIDE, 8))


def _sum(name: Node, amount: str) -> Node:
    return row(name, Text(amount, "heavy_30", align=RIGHT, least=SMALLEST_AMOUNT).hug(), gap=16)


def _verdict(model: ShiftTokesModel) -> Node:
    icon, ink = ("check", "ok") if model.is_agreed else ("triangle", "fault")
    head = row(Icon(icon, 44, ink), Text(model.verdict, "heavy_38"), gap=16)
    notes = (Paragraph(note, "medium_24", "text_2", _LINE) for note in model.notes)
    return Panel(column(head.of(_VERDICT), flowing(*notes)), edge=ink, line=4, pad=(_SIDE, 12))


def toke_slip(shift: Shift, found: ShiftTokes, setup: TableSetup, now: datetime) -> PaperPage:
    """Return what goes along with the toke box: no name of a tipper, only sums."""
    box = found.in_all.box_cents
    return PaperPage(
        name=f"tokes-{setup.key}",
        title="Tokes of a shift",
        subtitle=f"Table {setup.number}, {setup.game_name}",
        blocks=(
            Rows(
                (
                    ("Dealer", shift.name),
                    ("From", f"{shift.since.astimezone(now.tzinfo):%d %b %Y %H:%M}"),
                    ("To", f"{now:%d %b %Y %H:%M}"),
                )
            ),
            Amount("To the toke box", dollars(box), amount_words(box)),
            PaperGrid(
                "By wager",
                ("Toke on", "Number", "Back", "Won"),
                tuple(
                    (
                        wager.label,
                        str(wager.tokes),
                        dollars(wager.back_cents),
                        dollars(wager.won_cents),
                    )
                    for wager in found.wagers
                ),
                frozenset({1, 2, 3}),
            ),
            Signatures(("Dealer", "Supervisor")),
        ),
        marks=(_SIMULATED,) if setup.is_simulated else (),
    )


def _rows(found: ShiftTokes) -> tuple[Row[str], ...]:
    if not found.wagers:
        return ()
    rows: tuple[Row[str], ...] = tuple(Row(cells(*_cells(wager))) for wager in found.wagers)
    return (*rows, Row(cells(*_cells(found.in_all))))


def _cells(figures: TokeFigures) -> tuple[str, ...]:
    sums = (
        figures.staked_cents,
        figures.lost_cents,
        figures.back_cents,
        figures.won_cents,
        figures.box_cents,
    )
    return (figures.label, str(figures.tokes), *map(dollars, sums))


def _notes(found: ShiftTokes, table: Table, lies: int) -> tuple[str, ...]:
    limits, not_known = table.setup.practices.tokes, found.players.seats_not_known
    notes = [Msg("Tokes are outside the player's limits, and never on the progressive.")]
    if limits is not None:
        most, largest = chips(limits.pays_cents), dollars(found.largest_cents)
        notes.append(Msg("Largest pay {largest} of {most}", largest=largest, most=most))
    if lies:
        notes.append(Msg("{amount} on the layout now, not in any total", amount=dollars(lies)))
    if not_known:
        notes.append(Msg("{n} hands are not reckoned", one="{n} hand is not reckoned", n=not_known))
    return tuple(notes)


def _open_cents(table: Table) -> int:
    return sum(table.round.tokes[spot].cents for spot in still_open(table))
