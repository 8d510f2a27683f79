"""Touches that change something on the floor: each becomes an act, with its reason and cards."""

from collections.abc import Callable

from dealer_assist.floor import actions
from dealer_assist.floor.actions import Holder, PitAction
from dealer_assist.floor.view import FloorView
from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.ui.presenters.floor.shown import Shown, money

Ask = Callable[[PitAction, str, str], None]
AskReason = Callable[[str, str, Callable[[str], None]], None]


@frozen
class ActDraft:
    """An act that waits for cards; nothing of it is recorded."""

    act: PitAction
    title: str
    detail: str
    read: tuple[Holder, ...]
    wrong: str
    asked_at: int


class Acting:
    """Turns a button's word into an act: `ask` has it done, `ask_reason` has words typed first."""

    def __init__(self, ask: Ask, ask_reason: AskReason) -> None:
        self._ask, self._ask_reason = ask, ask_reason

    def do(self, word: str, value: object, view: FloorView, shown: Shown) -> None:
        """Begin an act; what is not known is no act."""
        text = str(value)
        match word:
            case "note" if text.isdigit():
                self._ask(actions.TakeNote(int(text)), "", "")
            case "check":
                self._check(text, view, shown)
            case "checkpoint":
                self._ask(actions.SetCheckpoint(), "", "")
            case "award" | "release" | "close":
                self._end(word, text, view)
            case "pause" | "resume" | "apply":
                self._turn(word, text, view)
            case "record":
                self._record(text, view)
            case _:
                return

    def _check(self, what: str, view: FloorView, shown: Shown) -> None:
        ticket = next((one for one in view.tickets if one.key == shown.ticket), None)
        if ticket is not None:
            is_on = all(one.what != what for one in ticket.checks)
            self._ask(actions.Check(ticket.key, what, is_on), "", "")

    def _end(self, word: str, key: str, view: FloorView) -> None:
        ticket = next((one for one in view.tickets if one.key == key), None)
        if ticket is None:
            return
        about = Msg(
            "{amount}, {hand}, table {table} seat {seat}",
            amount=money(ticket.worth), hand=ticket.hand, table=ticket.station, seat=ticket.seat,
        )  # fmt: skip
        table = ticket.station
        if word == "award":
            title = Msg("Award table {table}", table=table)
            self._ask(actions.Award(key), title, about)
        elif word == "release":
            title = Msg("Release table {table}", table=table)
            self._with_reason(title, about, lambda why: actions.Release(key, why))
        else:
            title = Msg("Close the ticket of table {table}", table=table)
            self._with_reason(title, about, lambda why: actions.CloseTicket(key, why))

    def _turn(self, word: str, key: str, view: FloorView) -> None:
        link = view.link(key)
        if link is None:
            return
        if word == "pause":
            title = Msg("Pause link {letter}", letter=link.letter)
            self._with_reason(title, link.label, lambda why: actions.Pause(key, why))
        elif word == "resume":
            title = Msg("Resume link {letter}", letter=link.letter)
            self._ask(actions.Resume(key), title, link.label)
        else:
            title = Msg("Apply the settings of link {letter}", letter=link.letter)
            shown = tuple(sorted(one.words for one in view.settings if one.link == key))
            self._ask(actions.ApplySettings(key, shown), title, link.label)

    def _record(self, number: str, view: FloorView) -> None:
        station = view.station(number)
        if station is not None:
            title = Msg("Record the difference of table {table}", table=number)
            about = money(abs(station.difference))
            self._with_reason(title, about, lambda why: actions.RecordDifference(number, why))

    def _with_reason(self, title: str, about: str, act: Callable[[str], PitAction]) -> None:
        self._ask_reason(title, about, lambda why: self._ask(act(why), title, about))
