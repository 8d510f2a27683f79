"""TOKES: stakes for the dealer beside wagers, laid before the cards and ended as they end.

Each toke and each end is on record at once.
"""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.commands import Command, EndToke, LayToke, ReopenToke
from dealer_assist.table.facts import tokes
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.facts.settling.tokes import TokeEnd, toke_ends
from dealer_assist.table.state import Phase, Table, Toke, TokeSpot
from dealer_assist.table.words import start_label
from dealer_assist.ui.pages.answers import (
    GAP,
    AnswersHead,
    answers_page,
    answers_title,
    in_lines,
    seat_key,
)
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import WholePage
from dealer_assist.ui.table.presenter.view import spaced
from dealer_assist.ui.toolkit.flow import Leave, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Node,
    Page,
    Panel,
    Pick,
    Press,
    RowPress,
    Text,
    abreast,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice
from dealer_assist.value import Value, replace

Ends = Mapping[TokeSpot, TokeEnd | None]
_PLAYED = (Phase.IN_PLAY, Phase.RECORDED)
_MOST_ROWS = 7
_SEAT, _WAGER, _AMOUNT, _CHIP, _ROW, _RIGHT = 92.0, 92.0, 124.0, 92.0, 84.0, 800.0


class TokeEnding(Enum):
    """How a toke ended, as whoever deals says it."""

    LOST = "lost"
    BACK = "back"
    WON = "won"


class TokeSeatChosen(Value):
    """The seat that a toke is laid at, or has ended at."""

    seat: int


class TokeWagerChosen(Value):
    """The wager that it lies beside."""

    wager: str


class TokeEndChosen(Value):
    """How it ended."""

    ending: TokeEnding


class TokeChipAdded(Value):
    """A chip, in cents."""

    cents: int


class TokeTakenOff(Value):
    """A toke that lies there no more."""

    seat: int
    wager: str


class TokeByTheCards(Value):
    """A toke that ended as the cards say."""

    seat: int
    wager: str


class TokeUndone(Value):
    """A toke that has not ended after all."""

    seat: int
    wager: str


class TokesButton(Enum):
    """The buttons that carry nothing."""

    CHIP_BACK = "the last chip goes"
    CLEAR = "all chips go"
    RECORD = "record"
    LEAVE = "leave"


TokesTouch: TypeAlias = (
    TokeSeatChosen
    | TokeWagerChosen
    | TokeEndChosen
    | TokeChipAdded
    | TokeTakenOff
    | TokeByTheCards
    | TokeUndone
    | TokesButton
)


_ENDINGS = {
    TokeEnding.LOST: (Msg("TOKE LOST"), Msg("To the tray")),
    TokeEnding.BACK: (Msg("STAKE BACK"), Msg("To the toke box")),
    TokeEnding.WON: (Msg("WON"), Msg("Stake and pay")),
}


class TokeDraft(Value):
    """What is answered so far; `chips_laid` are those of the amount, the last one last."""

    seat: int = 0
    wager: str = ""
    ending: TokeEnding | None = None
    chips_laid: tuple[int, ...] = ()

    @property
    def spot(self) -> TokeSpot:
        """Return where it is."""
        return self.seat, self.wager

    @property
    def cents(self) -> int:
        """Return the amount that is touched in."""
        return sum(self.chips_laid)

    def command(self, table: Table) -> LayToke | EndToke:
        """Return what goes on record."""
        if not is_played(table) or self.spot not in table.round.tokes:
            return LayToke(*self.spot, self.cents)
        stake = table.round.tokes[self.spot].cents
        match self.ending:
            case TokeEnding.WON:
                return EndToke(*self.spot, stake, self.cents)
            case TokeEnding.BACK:
                return EndToke(*self.spot, stake)
            case _:
                return EndToke(*self.spot, 0)


def is_played(table: Table) -> bool:
    """Return True if tokes end now; before that they are laid."""
    return table.round.phase in _PLAYED


def first_open(table: Table, draft: TokeDraft) -> str:
    """Return the question that is not answered yet, or nothing where all are."""
    if table.round.phase is not Phase.BETTING and not is_played(table):
        return Msg("Not while {phase}", phase=table.round.phase.label)
    if is_played(table) and not tokes.still_open(table):
        return Msg("No toke is open")
    if not draft.seat:
        return Msg("Which seat?")
    if not draft.wager:
        return Msg("With which wager?")
    if is_played(table):
        if draft.ending is None:
            return Msg("How did it end?")
        return (
            Msg("How much was won?") if draft.ending is TokeEnding.WON and not draft.cents else ""
        )
    return "" if draft.cents else Msg("How much?")


class TokesPage(WholePage[TokesTouch]):
    """Holds the answers so far."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        self._draft = TokeDraft()
        self._said, self._is_refused = "", False

    @property
    def _table(self) -> Table:
        return self.page_context.desk.table

    def page(self) -> Page[TokesTouch]:
        """Return the page; answers of a phase that is over are gone."""
        table = self._table
        if is_played(table) and self._draft.wager and self._draft.spot not in table.round.tokes:
            self._draft = TokeDraft()
        said = self._said
        return tokes_page(
            table, self._draft, self._ends(), said, is_refused=self._is_refused, banner=self.banner
        )

    def take(self, touch: TokesTouch) -> Step:
        """Take an answer, or put on record what is answered."""
        self._said, self._is_refused = "", False
        draft = self._draft
        match touch:
            case TokeSeatChosen(seat):
                self._draft = self._with_only_wager(TokeDraft(seat))
            case TokeWagerChosen(wager):
                self._draft = replace(draft, wager=wager, ending=None)
            case TokeEndChosen(ending):
                self._draft = replace(draft, ending=ending, chips_laid=())
            case TokeChipAdded(cents):
                self._draft = replace(draft, chips_laid=(*draft.chips_laid, cents))
            case TokeTakenOff(seat, wager):
                self._record(LayToke(seat, wager, 0), Msg("The toke is taken off"))
            case TokeByTheCards(seat, wager):
                self._end_by_the_cards((seat, wager))
            case TokeUndone(seat, wager):
                self._record(ReopenToke(seat, wager), Msg("The toke has not ended yet"))
            case TokesButton():
                return self._press(touch)
            case _:
                assert_never(touch)
        return Stay()

    def _press(self, button: TokesButton) -> Step:
        match button:
            case TokesButton.CHIP_BACK:
                self._draft = replace(self._draft, chips_laid=self._draft.chips_laid[:-1])
            case TokesButton.CLEAR:
                self._draft = replace(self._draft, chips_laid=())
            case TokesButton.RECORD:
                if not first_open(self._table, self._draft):
                    self._record(self._draft.command(self._table), Msg("The toke is on record"))
            case TokesButton.LEAVE:
                return Leave()
            case _:
                assert_never(button)
        return Stay()

    def _end_by_the_cards(self, spot: TokeSpot) -> None:
        end = self._ends().get(spot)
        if end is not None:
            command = EndToke(*spot, end.back_cents, end.won_cents)
            self._record(command, Msg("The toke is on record"))

    def _record(self, command: Command, words: str) -> None:
        """Say what came of it; what was refused stays as it was answered."""
        outcome = self.page_context.do(command)
        self._said, self._is_refused = outcome.sentence or words, bool(outcome.sentence)
        if not outcome.sentence:
            self._draft = TokeDraft()

    def _with_only_wager(self, draft: TokeDraft) -> TokeDraft:
        """Choose the wager where a seat has only one."""
        wagers = _wagers_of(self._table, draft.seat)
        return replace(draft, wager=wagers[0]) if len(wagers) == 1 else draft

    def _ends(self) -> dict[TokeSpot, TokeEnd | None]:
        table = self._table
        if not table.round.tokes or not is_played(table):
            return {}
        return toke_ends(table, settlement(table))


def tokes_page(
    table: Table,
    draft: TokeDraft,
    ends: Ends,
    said: str = "",
    *,
    is_refused: bool = False,
    banner: str = "",
) -> Page[TokesTouch]:
    """Return the answers at the left, the tokes of the round at the right.

    `said` is what came of the last touch.
    """
    missing = first_open(table, draft)
    wrong = "" if missing else _wrong(table, draft)
    head = AnswersHead(
        "chip",
        Msg("Tokes of round {round}", round=spaced(table.round.number)),
        tokes.limits_named(table),
        Msg("Never on the progressive"),
    )
    leave = Button(TokesButton.LEAVE, Msg("BACK"), "arrow-left", Msg("Nothing more is recorded"))
    ink = "fault" if is_refused or (wrong and not said) else "ok"
    record = _record(table, missing or (Msg("Not this amount") if wrong else ""))
    foot = row(
        Press(leave, "bold_30", 40.0).of(380),
        Text(said or wrong, "bold_24", ink, RIGHT, breaks=True),
        Press(record, "bold_30", 40.0).of(620),
        gap=24,
    )
    whole = row(_answers(table, draft), _tokes(table, ends).of(_RIGHT), gap=36)
    return answers_page(head, whole, foot, Msg("Tokes"), banner)


def _wrong(table: Table, draft: TokeDraft) -> str:
    """Return what is wrong with the amount, or nothing."""
    limits = table.setup.practices.tokes
    if not is_played(table):
        return tokes.refusal(table, draft.spot, draft.cents)
    if limits is not None and draft.ending is TokeEnding.WON and draft.cents > limits.pays_cents:
        most = dollars(limits.pays_cents)
        return Msg("A toke pays {most} at most. Count it again", most=most)
    return ""


def _answers(table: Table, draft: TokeDraft) -> Node:
    if is_played(table) and not tokes.still_open(table):
        too_late = Msg("Place tokes before {button}", button=start_label(table.setup))
        return column(answers_title(too_late), space())
    wagers = [Pick(_wager(table, draft, key)) for key in _wagers_of(table, draft.seat)]
    has_ends = is_played(table) and bool(draft.wager)
    ends = [
        Pick(Choice(TokeEndChosen(ending), words, ending is draft.ending, detail))
        for ending, (words, detail) in _ENDINGS.items()
    ]
    return column(
        answers_title(Msg("1 SEAT")),
        abreast([seat_key(seat) for seat in _seats(table, draft)], _SEAT, GAP).of(_SEAT),
        answers_title(Msg("2 WITH WHICH WAGER") if draft.seat else ""),
        *(abreast(line, 250.0, GAP).of(_WAGER) for line in in_lines(wagers)),
        answers_title(Msg("3 HOW IT ENDED")) if has_ends else None,
        abreast(ends, 250.0, GAP).of(_WAGER) if has_ends else None,
        *_amount(table, draft),
        space(),
        gap=GAP,
    )


def _seats(table: Table, draft: TokeDraft) -> tuple[Choice[TokesTouch], ...]:
    """Return the seats that play, or those whose tokes have not ended."""
    if is_played(table):
        there = sorted({seat for seat, _ in tokes.still_open(table)})
    else:
        there = [seat for seat in table.setup.seats if table.plays(seat)]
    return tuple(
        Choice[TokesTouch](TokeSeatChosen(seat), str(seat), seat == draft.seat) for seat in there
    )


def _wagers_of(table: Table, seat: int) -> list[str]:
    """Return the wagers that a toke can be beside, or those that one is beside."""
    if not seat:
        return []
    if is_played(table):
        return [wager for there, wager in tokes.still_open(table) if there == seat]
    return list(tokes.wagers_at(table, seat))


def _wager(table: Table, draft: TokeDraft, key: str) -> Choice[TokesTouch]:
    labels = {wager.key: wager.label for wager in table.setup.wagers}
    staked = table.seat(draft.seat).wagers.get(key)
    own = Msg("Own bet {amount}", amount=chips(staked)) if staked else ""
    return Choice(TokeWagerChosen(key), labels.get(key, key), key == draft.wager, own)


def _amount(table: Table, draft: TokeDraft) -> tuple[Node, ...]:
    """Return the chips to touch, where an amount is asked for."""
    if is_played(table) and draft.ending is not TokeEnding.WON:
        return ()
    title = Msg("4 WINNINGS, TOKE NOT INCLUDED") if is_played(table) else Msg("3 THE TOKE")
    amount = row(Text(Msg("T"), "heavy_54").of(70), Text(dollars(draft.cents), "heavy_54"), gap=20)
    keys: tuple[Button[TokesTouch], ...] = (
        *(Button(TokeChipAdded(cents), chips(cents), "") for cents in tokes.CHIPS),
        Button(TokesButton.CHIP_BACK, "", "undo", name=Msg("Take the last chip back")),
        Button(TokesButton.CLEAR, Msg("CLEAR"), ""),
    )
    return (
        answers_title(title),
        Panel(amount, fill="well", pad=(24, 0)).of(_AMOUNT),
        row(*(Press(key, "bold_26") for key in keys), gap=GAP).of(_CHIP),
    )


def _tokes(table: Table, ends: Ends) -> Node:
    """Return the tokes that are open first, as seats are paid; then those that have ended."""
    still = tokes.still_open(table)
    over = [spot for spot in table.round.tokes if spot not in still]
    rows = [_row(table, spot, ends.get(spot)) for spot in (*still, *over)]
    more = len(rows) - _MOST_ROWS
    title = Msg("FOR THE DEALER, THIS ROUND") if table.round.tokes else Msg("NO TOKES YET")
    return column(
        answers_title(title),
        *rows[:_MOST_ROWS],
        Text(Msg("and {n} more", n=more), "medium_22", "text_2").of(34) if more > 0 else None,
        Text(_total(table), "bold_28").of(48),
        space(),
        gap=GAP,
    )


def _row(table: Table, spot: TokeSpot, end: TokeEnd | None) -> Node:
    seat, toke = spot[0], table.round.tokes[spot]
    words = Msg(
        "Seat {seat} {wager}, toke {amount}",
        seat=seat,
        wager=table.setup.label_of(spot[1]),
        amount=chips(toke.cents),
    )
    if toke.is_ended:
        name = Msg("UNDO TOKE {seat}", seat=seat)
        undo = Button[TokesTouch](TokeUndone(*spot), Msg("UNDO"), "", name=name)
        return _toke(words, _ended(toke), undo if is_played(table) else None, is_over=True)
    if not is_played(table):
        name = Msg("TAKE OFF TOKE {seat}", seat=seat)
        off = Button[TokesTouch](TokeTakenOff(*spot), Msg("TAKE OFF"), "", name=name)
        return _toke(words, _beside(table, spot), off)
    if end is None:
        return _toke(words, Msg("Say how it ended"))
    label = Msg("TO TOKE BOX") if end.box_cents else Msg("TAKE IT")
    name = Msg("{what} {seat}", what=label, seat=seat)
    detail = Msg(
        "By the cards: {what}", what=_ended(Toke(toke.cents, end.back_cents, end.won_cents))
    )
    return _toke(words, detail, Button(TokeByTheCards(*spot), label, "", name=name))


def _toke(
    words: str, detail: str, button: Button[TokesTouch] | None = None, *, is_over: bool = False
) -> Node:
    said = column(
        Text(words, "bold_24", "text_2" if is_over else "text_1"),
        Text(detail, "medium_22", "text_2").of(32),
    )
    press = RowPress(button).of(200) if button else None
    return Panel(row(said, press, gap=10), pad=(16, 6)).of(_ROW)


def _beside(table: Table, spot: TokeSpot) -> str:
    staked = table.seat(spot[0]).wagers.get(spot[1], 0)
    return Msg("With the player's {amount}", amount=chips(staked)) if staked else ""


def _ended(toke: Toke) -> str:
    """Return what became of a toke: its stake, what it won, and what goes into the box."""
    back = toke.back_cents or 0
    if not back:
        return Msg("lost, {amount} to the tray", amount=chips(toke.cents))
    parts: list[str] = [Msg("{amount} to the box", amount=chips(back + toke.won_cents))]
    if toke.won_cents:
        parts.append(Msg("{won} won and its stake", won=chips(toke.won_cents)))
    elif back < toke.cents:
        parts.append(Msg("{amount} to the tray", amount=chips(toke.cents - back)))
    return joined(", ", parts)


def _total(table: Table) -> str:
    """Return what is there for the dealer, or what has gone into the box by now."""
    laid = sum(toke.cents for toke in table.round.tokes.values())
    if not laid:
        return ""
    if not is_played(table):
        return Msg("{amount} total", amount=dollars(laid))
    box = sum((one.back_cents or 0) + one.won_cents for one in table.round.tokes.values())
    return Msg("{amount} staked, {box} in the toke box", amount=dollars(laid), box=dollars(box))


def _record(table: Table, missing: str) -> Button[TokesTouch]:
    label = Msg("RECORD RESULT") if is_played(table) else Msg("PLACE TOKE")
    words = Msg("Told apart from the player's")
    record: Button[TokesTouch] = Button(TokesButton.RECORD, label, "check", words, ActionState.NEXT)
    return record.unless(missing)
