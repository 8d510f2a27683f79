"""The slips of a round: one for each win as it is authorised, each copy on record as it ended.

The table never waits for paper. A paper that goes on record has a name with its copy in it;
what a slip says is in `slip_text`, how it looks is given.
"""

import logging
from collections.abc import Callable, Iterable
from datetime import tzinfo
from typing import Protocol

from dealer_assist.desk.outcome import Outcome
from dealer_assist.desk.papers import WIN, PaperRef, highest_copy
from dealer_assist.desk.slip_text import SlipText, take_back_slip, win_slip
from dealer_assist.devices.messages import Message, SlipFailed, SlipPrinted, SlipUncertain
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import Recorded
from dealer_assist.message import Msg
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.office import NotePrint
from dealer_assist.table.events.office import PagePrinted
from dealer_assist.table.facts.paying import recorded_now, to_take_back
from dealer_assist.table.facts.prize import held_by_pit
from dealer_assist.table.state import Table, Win
from dealer_assist.value import Value, replace

NO_PRINTER = Msg("No printer on this table")


class Paper(Value):
    """What to say of the slips, why none can be had now, and what kept the last one in."""

    detail: str = NO_PRINTER
    reason: str = NO_PRINTER
    trouble: str = ""


NO_PAPER = Paper()
"""How it stands at a table without a printer."""

NOT_YET = Paper(Msg("No win slip yet"), Msg("No win slip yet"))
"""How it stands while the pit has still to award what was won."""


log = logging.getLogger(__name__)

UNDER_WAY = Msg("The slip is being printed")
NOT_KNOWN = Msg(
    "The kiosk stopped before the printer had answered. Look for the slip or print it again"
)
NOT_OUT = Msg("The last slip did not come out. Press PRINT AGAIN")
NOT_DRAWN = Msg("The slip could not be drawn. Call a technician")


class _Copy(Value):
    """The last copy of a win's slip: on its way, out, or the trouble that kept it in."""

    number: int
    is_under_way: bool = False
    trouble: str = ""


class SlipPrinter(Protocol):
    """The rack, as far as slips go."""

    @property
    def has_printer(self) -> bool: ...

    @property
    def printer_trouble(self) -> str: ...

    @property
    def slips_waiting(self) -> tuple[str, ...]: ...

    def print_slip(self, slip: SlipPicture) -> None: ...


class DeskWithPaper(Protocol):
    """The desk, as far as slips go."""

    @property
    def table(self) -> Table: ...

    def submit(self, command: Command) -> Outcome: ...


class Printing:
    """Prints what was authorised, once, and again when it is asked to."""

    def __init__(
        self,
        desk: DeskWithPaper,
        printer: SlipPrinter,
        draw: "Callable[[SlipText], SlipPicture]",
        zone: tzinfo,
        on_record: Iterable[Recorded] = (),
    ) -> None:
        self._desk = desk
        self._printer = printer
        self._draw = draw
        self._zone = zone
        self._copies = _printed(on_record)  # by the number of the win, of this round only
        if printer.has_printer:
            self._own_up()

    @property
    def paper(self) -> Paper:
        """Return the state of the slips of the last card's wins."""
        if not self._printer.has_printer:
            return NO_PAPER
        if to_take_back(self._desk.table):
            return Paper("", self._printer.printer_trouble)
        numbers = [win.number for win in self._last() if win.number in self._copies]
        if not numbers:
            return NOT_YET
        copies = [self._copies[number] for number in numbers]
        if any(copy.is_under_way for copy in copies):
            return Paper(UNDER_WAY, UNDER_WAY)
        trouble = next((copy.trouble for copy in copies if copy.trouble), "")
        if ill := self._printer.printer_trouble:
            return Paper(ill, ill, trouble)
        following = max(map(self._following, numbers))
        return Paper(_copy_words(following, len(copies)), "", NOT_OUT if trouble else "")

    @property
    def trouble(self) -> str:
        """Say why no slip can be printed at this moment, or nothing."""
        return self._printer.printer_trouble

    def notice(self) -> None:
        """Print the slip of every win that has none yet; called after every change.

        A prize that the pit has to award has none before: a slip is there to be paid.
        """
        self._forget_gone()
        for win in self._wins():
            if self._printer.has_printer and self._is_due(win):
                self._print(win, 1)

    def _is_due(self, win: Win) -> bool:
        return win.number not in self._copies and not held_by_pit(self._desk.table, win)

    def again(self) -> None:
        """Print the slips of the last card's wins once more, marked as a reprint.

        While money is taken back it is the slip of that: none of the wins is to be paid now.
        """
        if self.paper.reason:
            return
        if backs := to_take_back(self._desk.table):
            slip = take_back_slip(self._desk.table, backs[0], self._zone)
            self._printer.print_slip(self._draw(slip))
            return
        for win in self._last():
            if win.number in self._copies:
                self._print(win, self._following(win.number))

    def hear(self, message: Message) -> None:
        """Note how a slip ended; it goes on record by the desk."""
        match message:
            case SlipPrinted(name):
                self._end(name, "")
            case SlipFailed(name, reason) | SlipUncertain(name, reason):
                self._end(name, reason)

    def _forget_gone(self) -> None:
        """Let go of earlier rounds' wins: a night of them would pile up, and none comes back."""
        for number in self._copies.keys() - {win.number for win in self._wins()}:
            del self._copies[number]

    def _wins(self) -> tuple[Win, ...]:
        return self._desk.table.round.wins

    def _last(self) -> tuple[Win, ...]:
        return recorded_now(self._desk.table)

    def _following(self, number: int) -> int:
        """Return the next copy of a win's slip; the back office prints and saves copies too."""
        own = self._copies[number].number
        waiting = highest_copy(self._printer.slips_waiting, WIN, number)
        return 1 + max(own, waiting, self._desk.table.round.copies.get(number, 0))

    def _print(self, win: Win, copy: int) -> None:
        self._copies[win.number] = _Copy(copy, is_under_way=True)
        try:
            slip = self._draw(win_slip(self._desk.table, win, copy, self._zone))
        except Exception:
            log.exception("The slip of win %s could not be drawn; the win stands", win.number)
            self._end(PaperRef(WIN, win.number, copy).name, NOT_DRAWN)
            self._desk.submit(NotePrint(WIN, win.number, copy, NOT_DRAWN))
            return
        self._printer.print_slip(slip)

    def _end(self, name: str, trouble: str) -> None:
        match PaperRef.named(name):
            case PaperRef(page, number, copy) if page == WIN and number in self._copies:
                ended = replace(self._copies[number], is_under_way=False, trouble=trouble)
                if ended.number == copy:
                    self._copies[number] = ended

    def _own_up(self) -> None:
        """Record that it is not known what became of slips when the kiosk stopped."""
        for win in self._wins():
            if self._is_due(win):
                self._copies[win.number] = _Copy(1, trouble=NOT_KNOWN)
                self._desk.submit(NotePrint(WIN, win.number, 1, NOT_KNOWN))


def _copy_words(copy: int, slips: int) -> str:
    """Say what PRINT AGAIN prints; the number is that of the reprint, not a count of slips."""
    if copy == 1:
        return Msg("{n} win slips", one="The win slip", n=slips)
    return Msg(
        "{n} win slips, marked REPRINT {reprint}",
        one="The win slip, marked REPRINT {reprint}",
        n=slips,
        reprint=copy - 1,
    )


def _printed(on_record: Iterable[Recorded]) -> dict[int, _Copy]:
    """Read the copies that are on record, the last of each win."""
    papers = [entry for entry in on_record if entry.kind == PagePrinted.__name__]
    if not papers:
        return {}
    found: dict[int, _Copy] = {}
    for paper in papers:
        event = decode(paper.kind, paper.payload)
        if isinstance(event, PagePrinted) and event.page == WIN:
            found[event.number] = _Copy(event.copy, trouble=event.trouble)
    return found
