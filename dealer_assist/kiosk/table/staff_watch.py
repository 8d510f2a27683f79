"""Watches the staff of a live table: how far their register goes, and the card of who deals.

One law: nothing begins, is won or is locked in the name of somebody whose card is not good at that
moment. So the register is asked before each such act, and not only when somebody was seen to change
it: cards end by their date, and are withdrawn at other places. Practice has no register and does
without.
"""

from collections.abc import Callable, Sequence

from dealer_assist.desk.desk import Desk
from dealer_assist.journal.chain import Head
from dealer_assist.message import Msg
from dealer_assist.staff.card_check import CardCheck
from dealer_assist.staff.directory import PIN_DAYS, Card
from dealer_assist.staff.events import RegisterRestored
from dealer_assist.staff.register import StaffRegister
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.office import BarDealer, LockTable, NoteRegister, RaiseAlert
from dealer_assist.table.commands.round import StartGame, SwipeCard
from dealer_assist.table.commands.wins import ConfirmAsDealer
from dealer_assist.table.state import Phase, Table

_CLOSED = (Phase.CLOSED, Phase.HALTED)
_IN_THE_DEALERS_NAME = (StartGame, ConfirmAsDealer, LockTable, SwipeCard)
"""Whose card a swipe is, the register says; whoever deals vouches for what is won beside it."""


def register_restored(restored: RegisterRestored) -> RaiseAlert:
    """Say that the register was put back, to the person who opens the table."""
    sentence = Msg(
        "{name} put the staff register back to event {seq}. See who holds a card",
        name=restored.by,
        seq=f"{restored.ends:,}",
    )
    return RaiseAlert("register", "staff", sentence)


def _pins_too_old(cards: Sequence[Card]) -> RaiseAlert:
    """Say whose PIN has been the same for too long, to the person who opens the table."""
    sentence = Msg(
        "PIN older than {days} days: {names}. Set a new one in GAME MANAGER, Staff",
        days=PIN_DAYS,
        names=", ".join(card.member.name for card in cards),
    )
    return RaiseAlert("pins", "staff", sentence)


def watch_staff(desk: Desk, staff: CardCheck, known: Head | None) -> None:
    """Look at register and dealer after every change; `known` is what the table has noted."""
    desk.listen(_register_noted(desk, staff.register, known))
    if old := staff.register.staff().old_pins(staff.register.now()):
        desk.ask_later(_pins_too_old(old))
    desk.listen(_dealers_card_watched(desk, staff))

    def before_act(table: Table, command: Command) -> tuple[Command, ...]:
        return _barred(table, staff) if isinstance(command, _IN_THE_DEALERS_NAME) else ()

    desk.before_act = before_act


def _register_noted(desk: Desk, register: StaffRegister, known: Head | None) -> Callable[[], None]:
    """Have it noted how far the staff register goes, now and whenever it has grown."""
    noted = known

    def note_if_grown() -> None:
        nonlocal noted
        head = register.head
        if head is not None and head != noted:
            noted = head
            desk.ask_later(NoteRegister(head.seq, head.hash))

    note_if_grown()
    return note_if_grown


def _dealers_card_watched(desk: Desk, staff: CardCheck) -> Callable[[], None]:
    """Let a dealer whose card is not good any more end the round, and begin no other.

    Looked at with every round and whenever the register has grown: a card ends by its date, too.
    """
    looked_at: tuple[int, Head | None] | None = None

    def look() -> None:
        nonlocal looked_at
        table, known = desk.table, (desk.table.round.number, staff.register.head)
        if known == looked_at or table.dealer is None or table.round.phase in _CLOSED:
            return
        looked_at = known
        for noted in _barred(table, staff):
            desk.ask_later(noted)

    return look


def _barred(table: Table, staff: CardCheck) -> tuple[Command, ...]:
    """Return what is noted of a dealer whose card is not good any more; nothing where it is."""
    dealer = table.dealer
    if dealer is None or table.round.phase in _CLOSED or table.lasting.barred:
        return ()
    if staff.is_good(dealer):
        return ()
    sentence = Msg("The card of {name} is not good any more", name=dealer.name)
    return RaiseAlert("dealer", "staff", sentence, dealer.identity), BarDealer(sentence)
