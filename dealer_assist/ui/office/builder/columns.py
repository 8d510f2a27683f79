"""A table that is built, in three columns: what it is, its bets, and what a bet may be paid by."""

from collections.abc import Mapping, Sequence
from datetime import date

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips
from dealer_assist.table.setup.house_setting import NONE, HouseSetting
from dealer_assist.table.setup.settings import settings_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.builder.draft import LEAST_SEATS, TableDraft
from dealer_assist.ui.office.builder.steps import BuildStep, StepTurned
from dealer_assist.ui.office.settings.setting import choices_in
from dealer_assist.ui.office.settings.settings import SettingList, group_of
from dealer_assist.ui.office.settings.table_choices import Sheet, concerned, share
from dealer_assist.ui.office.settings.values import changes, shown
from dealer_assist.ui.toolkit.nodes import (
    Faced,
    Fitted,
    Icon,
    Look,
    Node,
    Panel,
    Pick,
    Press,
    Text,
    column,
    facts,
    row,
    space,
    stacked,
    tiled,
    titled,
)
from dealer_assist.ui.toolkit.values.grid import FactLine, Facts
from dealer_assist.ui.toolkit.values.touches import Button, Choice
from dealer_assist.value import Value, replace

_GAP, _LEFT, _MIDDLE = 14.0, 470.0, 470.0
_TIGHT, _SEAT, _SEATS_A_ROW, _LINE, _MOST_LINES, _BET, _NUMBER = 12.0, 72.0, 5, 46.0, 5, 92.0, 84.0
_TITLED, _WAITS, _MOST_WAITS, _WAIT = 58.0, 196.0, 3, 40.0


class CopyAsked(Value):
    """Lists the tables that it can be a copy of."""


class BuildNumberAsked(Value):
    """Has its number typed."""


class SeatsChosen(Value):
    """Gives it so many seats, the first ones of its layout."""

    count: int


class BetChosen(Value):
    """Shows what a bet may be paid by."""

    path: str


class BetPut(Value):
    """Has a bet paid by a paytable or a jackpot, or takes it off the table."""

    path: str
    value: str


ColumnTouch = CopyAsked | BuildNumberAsked | SeatsChosen | BetChosen | BetPut | StepTurned


def bets_of(setup: TableSetup, on: date) -> tuple[HouseSetting, ...]:
    """Return what says which bets a table has, and by what each is paid."""
    return tuple(
        setting
        for setting in settings_of(setup, on)
        if group_of(setting.path) is SettingList.SET_UP
        and setting.path.startswith(("paytable.", "jackpot."))
    )


def columns(
    draft: TableDraft, bet: str, edges: Sheet | None, figures: Mapping[str, str], on: date
) -> Node:
    """Return the table so far, its bets with their house edge, and the choices of one of them."""
    setup = draft.setup
    bets = bets_of(setup, on)
    chosen = next((one for one in bets if one.path == bet), bets[0] if bets else None)
    shown_bets = [_bet(one, setup, edges, is_chosen=one is chosen) for one in bets]
    middle = titled(
        Msg("Bets"), stacked(shown_bets, _BET, _TIGHT), Msg("House edge") if edges else "…"
    )
    choices = _choices(chosen, figures) if chosen else space()
    right = column(choices, _waiting(draft).of(_WAITS), gap=_GAP)
    return row(_what_it_is(draft).of(_LEFT), middle.of(_MIDDLE), right, gap=_GAP)


def _what_it_is(draft: TableDraft) -> Node:
    """Return number, seats, game, limits and chips; each is touched to be changed."""
    setup, most = draft.setup, len(draft.base.seats)
    counts = [
        Pick(Choice[ColumnTouch](SeatsChosen(count), str(count), count == len(draft.seats)))
        for count in range(LEAST_SEATS, most + 1)
    ]
    lines = -(-len(counts) // _SEATS_A_ROW)
    seats = titled(
        Msg("Seats"),
        tiled(counts, _SEATS_A_ROW, _SEAT, _TIGHT),
        Msg("The layout has {n}", n=most),
    )
    number = Button[ColumnTouch](
        BuildNumberAsked(), Msg("NUMBER"), "keypad", draft.number or Msg("none yet")
    )
    copy = Button[ColumnTouch](CopyAsked(), Msg("COPY A TABLE"), "swap", draft.copied)
    return column(
        row(Press(number, icon=26).of(176), Press(copy, icon=26), gap=_GAP).of(_NUMBER),
        seats.of(_TITLED + lines * (_SEAT + _TIGHT)),
        _limits(setup),
        gap=_GAP,
    )


def _limits(setup: TableSetup) -> Node:
    """Return what may be bet, and in which chips; touched as a whole it leads to its step."""
    named = {wager.key: wager.label for wager in setup.wagers}
    lines = [
        FactLine(named[key], Msg("{least} to {most}", least=chips(least), most=chips(most)))
        for key, (least, most) in setup.limits.items()
        if key in named
    ]
    in_tray = joined(", ", (chips(cents) for cents in setup.practices.chip_cents)) or Msg("any")
    lines = [*lines[:_MOST_LINES], FactLine(Msg("Chips"), in_tray)]
    title, note = Msg("Limits"), Msg("Touch to change")
    plain = facts(Facts(title, tuple(lines), note), _LINE)
    assert isinstance(plain, Panel)
    pressed = replace(plain, fill="pressed")
    face = replace(plain, edge="line_strong")
    name = Msg("LIMITS AND CHIPS")
    return Faced(Look[ColumnTouch](StepTurned(BuildStep.CHIPS), name, face, pressed))


def _bet(bet: HouseSetting, setup: TableSetup, edges: Sheet | None, *, is_chosen: bool) -> Node:
    """Return a bet with what pays it and its house edge; one that is off says so."""
    is_on = bet.text != NONE
    rows = concerned(bet.path, setup, edges or ())
    edge = share(rows[0].house_edge, 2) if rows else ""
    detail = joined(", ", [shown(bet.text), *([edge] if edge else [])]) if is_on else ""
    state: str = Msg("ON") if is_on else Msg("OFF")
    words = column(
        space(),
        Text(_name(bet, setup), "bold_24", breaks=True).of(48),
        Text(detail, "medium_20", "text_2").of(28),
        space(),
    )
    face = Panel(
        row(
            words,
            Text(state, "bold_22", "ok" if is_on else "text_2").hug(),
            _switch(is_on=is_on),
            gap=12,
        ),
        fill="raised",
        edge="selected" if is_chosen else "line_strong",
        line="selected" if is_chosen else None,
        pad=(16, 0),
    )
    return Faced(
        Look[ColumnTouch](
            BetChosen(bet.path), _name(bet, setup), face, detail=joined(", ", (state, detail))
        )
    )


def _name(bet: HouseSetting, setup: TableSetup) -> str:
    """Return the name of the wager itself, as it is on the felt."""
    return setup.offers.labels.get(bet.path.partition(".")[2], bet.label)


def _switch(*, is_on: bool) -> Node:
    knob = Panel(fill="well" if is_on else "text_2", edge=None, radius=16).of(32)
    track = row(*((space(), knob) if is_on else (knob, space())))
    ground = Panel(
        track, fill="ok" if is_on else "well", edge=None if is_on else "text_2", radius=20, pad=4
    )
    return ground.of(76).across(40)


def _choices(bet: HouseSetting, figures: Mapping[str, str]) -> Node:
    """Return what a bet may be paid by, each with its edge; none takes it off the table."""
    offered = tuple(
        Choice[ColumnTouch](
            BetPut(bet.path, value),
            Msg("OFF") if value == NONE else value.upper(),
            value == bet.text,
            figures.get(value, ""),
        )
        for value in bet.choices
    )
    return titled(bet.label, Fitted(choices_in, (offered,)))


def _waiting(draft: TableDraft) -> Node:
    """Return what differs from a table that is approved: that is what the second card is for."""
    differs = changes(draft.nearest, draft.setup)
    count = Msg("{n} changes", one="{n} change", n=len(differs)) if differs else ""
    lines: Sequence[Node] = [
        row(
            Icon("clock", 24, "text_2"),
            Text(
                Msg("{setting}: {old} → {new}", setting=one.label, old=one.old, new=one.new),
                "medium_22",
            ),
            gap=10,
        ).of(_WAIT)
        for one in differs[-_MOST_WAITS:]
    ] or [Text(Msg("As the table that was copied"), "medium_22", "text_2").of(_WAIT)]
    return titled(Msg("Waiting for a second card"), column(*lines, space()), count)
