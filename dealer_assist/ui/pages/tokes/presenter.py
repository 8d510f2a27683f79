"""The page of tokes: what is answered, what is asked next, and what lies for the dealer."""

from collections.abc import Mapping

from dealer_assist.cards.tokes import TokeEnd
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.commands import EndToke, LayToke
from dealer_assist.table.facts import tokes
from dealer_assist.table.state import Phase, Table, Toke, TokeSpot
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.ui.pages.tokes.model import (
    TokeByTheCards,
    TokeChipAdded,
    TokeEndChosen,
    TokeEnding,
    TokeRow,
    TokesButton,
    TokeSeatChosen,
    TokesModel,
    TokesTouch,
    TokeTakenOff,
    TokeUndone,
    TokeWagerChosen,
)
from dealer_assist.ui.table.presenter.view import spaced
from dealer_assist.value import Value

MOST_ROWS = 7
Ends = Mapping[TokeSpot, TokeEnd | None]
_PLAYED = (Phase.IN_PLAY, Phase.RECORDED)
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
        """Give where it lies."""
        return self.seat, self.wager

    @property
    def cents(self) -> int:
        """Give the amount that is touched in."""
        return sum(self.chips_laid)

    def command(self, table: Table) -> LayToke | EndToke:
        """Give what goes on record."""
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
    """Tell whether tokes end now; before that they are laid."""
    return table.round.phase in _PLAYED


def first_open(table: Table, draft: TokeDraft) -> str:
    """Ask for the first answer that is not given yet, or nothing where all are."""
    if table.round.phase is not Phase.BETTING and not is_played(table):
        return Msg("Not while {phase}", phase=table.round.phase.label)
    if is_played(table) and not tokes.still_open(table):
        return Msg("No toke is open")
    if not draft.seat:
        return Msg("Which seat?")
    if not draft.wager:
        return Msg("Beside which wager?")
    if is_played(table):
        if draft.ending is None:
            return Msg("How did it end?")
        return (
            Msg("How much was won?") if draft.ending is TokeEnding.WON and not draft.cents else ""
        )
    return "" if draft.cents else Msg("How much?")


def tokes_model(
    table: Table, draft: TokeDraft, ends: Ends, said: str = "", *, is_refused: bool = False
) -> TokesModel:
    """Show the page; `said` is what came of the last touch."""
    missing = first_open(table, draft)
    wrong = "" if missing else _wrong(table, draft)
    asks_amount = not is_played(table) or draft.ending is TokeEnding.WON
    return TokesModel(
        title=Msg("Tokes of round {round}", round=spaced(table.round.number)),
        detail=tokes.limits_named(table),
        mark=Msg("Never on the progressive"),
        seats_title=Msg("1 SEAT"),
        seats=_seats(table, draft),
        wagers_title=Msg("2 BESIDE WHICH WAGER") if draft.seat else "",
        wagers=_wagers(table, draft) if draft.seat else (),
        ends_title=Msg("3 HOW IT ENDED") if is_played(table) and draft.wager else "",
        ends=_endings(draft) if is_played(table) and draft.wager else (),
        amount_title=_amount_title(table) if asks_amount else "",
        amount=dollars(draft.cents) if asks_amount else "",
        chips=_chips() if asks_amount else (),
        rows_title=Msg("FOR THE DEALER, THIS ROUND")
        if table.round.tokes
        else Msg("NO TOKE LIES YET"),
        rows=_rows(table, ends),
        total=_total(table),
        standing=said or wrong,
        standing_ink="fault" if is_refused or (wrong and not said) else "ok",
        leave=Button(TokesButton.LEAVE, Msg("BACK"), "arrow-left", Msg("Nothing more is recorded")),
        record=_record(table, missing or (Msg("Not this amount") if wrong else "")),
    )


def _wrong(table: Table, draft: TokeDraft) -> str:
    """Say what is wrong with the amount, or nothing."""
    limits = table.setup.practices.tokes
    if not is_played(table):
        return tokes.refusal(table, draft.spot, draft.cents)
    if limits is not None and draft.ending is TokeEnding.WON and draft.cents > limits.pays_cents:
        most = dollars(limits.pays_cents)
        return Msg("A toke pays {most} at most; count it again", most=most)
    return ""


def _seats(table: Table, draft: TokeDraft) -> tuple[Choice[TokesTouch], ...]:
    """Offer the seats that play, or those whose tokes have not ended."""
    if is_played(table):
        there = sorted({seat for seat, _ in tokes.still_open(table)})
    else:
        there = [seat for seat in table.setup.seats if table.plays(seat)]
    return tuple(
        Choice[TokesTouch](TokeSeatChosen(seat), str(seat), seat == draft.seat) for seat in there
    )


def _wagers(table: Table, draft: TokeDraft) -> tuple[Choice[TokesTouch], ...]:
    """Offer the wagers that a toke can lie beside, or those that one lies beside."""
    if is_played(table):
        there = [wager for seat, wager in tokes.still_open(table) if seat == draft.seat]
    else:
        there = list(tokes.wagers_at(table, draft.seat))
    labels = {row.key: row.label for row in table.setup.wagers}
    staked = table.seat(draft.seat).wagers
    return tuple(
        Choice[TokesTouch](
            TokeWagerChosen(key),
            labels.get(key, key),
            key == draft.wager,
            Msg("Own bet {amount}", amount=chips(staked[key])) if staked.get(key) else "",
        )
        for key in there
    )


def _endings(draft: TokeDraft) -> tuple[Choice[TokesTouch], ...]:
    return tuple(
        Choice[TokesTouch](TokeEndChosen(ending), words, ending is draft.ending, detail)
        for ending, (words, detail) in _ENDINGS.items()
    )


def _amount_title(table: Table) -> str:
    return Msg("4 WON WITH IT, STAKE APART") if is_played(table) else Msg("3 THE TOKE")


def _chips() -> tuple[Button[TokesTouch], ...]:
    return (
        *(Button(TokeChipAdded(cents), chips(cents), "") for cents in tokes.CHIPS),
        Button(TokesButton.CHIP_BACK, "", "undo", name=Msg("Take the last chip back")),
        Button(TokesButton.CLEAR, Msg("CLEAR"), ""),
    )


def _rows(table: Table, ends: Ends) -> tuple[TokeRow, ...]:
    """Show the tokes that are open first, as seats are paid; then those that have ended."""
    still = tokes.still_open(table)
    over = [spot for spot in table.round.tokes if spot not in still]
    return tuple(_row(table, spot, ends.get(spot)) for spot in (*still, *over))


def _row(table: Table, spot: TokeSpot, end: TokeEnd | None) -> TokeRow:
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
        return TokeRow(words, _ended(toke), undo if is_played(table) else None, is_over=True)
    if not is_played(table):
        name = Msg("TAKE OFF TOKE {seat}", seat=seat)
        off = Button[TokesTouch](TokeTakenOff(*spot), Msg("TAKE OFF"), "", name=name)
        return TokeRow(words, _beside(table, spot), off)
    if end is None:
        return TokeRow(words, Msg("Say how it ended"))
    label = Msg("TO THE BOX") if end.box_cents else Msg("TAKE IT")
    name = Msg("{what} {seat}", what=label, seat=seat)
    detail = Msg(
        "By the cards: {what}", what=_ended(Toke(toke.cents, end.back_cents, end.won_cents))
    )
    return TokeRow(words, detail, Button(TokeByTheCards(*spot), label, "", name=name))


def _beside(table: Table, spot: TokeSpot) -> str:
    staked = table.seat(spot[0]).wagers.get(spot[1], 0)
    return Msg("Beside the player's {amount}", amount=chips(staked)) if staked else ""


def _ended(toke: Toke) -> str:
    """Say what became of a toke: its stake, what it won, and what goes into the box."""
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
    """Say what lies for the dealer, or what has gone into the box by now."""
    laid = sum(toke.cents for toke in table.round.tokes.values())
    if not laid:
        return ""
    if not is_played(table):
        return Msg("{amount} in all", amount=dollars(laid))
    box = sum((one.back_cents or 0) + one.won_cents for one in table.round.tokes.values())
    return Msg("{amount} staked, {box} in the toke box", amount=dollars(laid), box=dollars(box))


def _record(table: Table, missing: str) -> Button[TokesTouch]:
    label = Msg("RECORD THE END") if is_played(table) else Msg("LAY TOKE")
    words = Msg("Told apart from the player's")
    record: Button[TokesTouch] = Button(TokesButton.RECORD, label, "check", words, ActionState.NEXT)
    return record.unless(missing)
