"""Watches the staff of a live table: how far their register goes, and the card of who deals.

Practice has no register and does without.
"""

from collections.abc import Callable

from dealer_assist.desk.desk import Desk
from dealer_assist.journal.chain import Head
from dealer_assist.message import Msg
from dealer_assist.staff.card_check import CardCheck
from dealer_assist.staff.events import RegisterRestored
from dealer_assist.staff.register import StaffRegister
from dealer_assist.table.commands.office import BarDealer, NoteRegister, RaiseAlert
from dealer_assist.table.state import Phase

_CLOSED = (Phase.CLOSED, Phase.HALTED)


def register_restored(restored: RegisterRestored) -> RaiseAlert:
    """Say that the register was put back, to the person who opens the table."""
    sentence = Msg(
        "{name} put the staff register back to event {seq}; see who holds a card",
        name=restored.by,
        seq=f"{restored.ends:,}",
    )
    return RaiseAlert("register", "staff", sentence)


def watch_staff(desk: Desk, staff: CardCheck, known: Head | None) -> None:
    """Look at register and dealer after every change; `known` is what the table has noted."""
    desk.listen(_register_noted(desk, staff.register, known))
    desk.listen(_dealers_card_watched(desk, staff))


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
        if not table.lasting.barred and not staff.is_good(table.dealer):
            sentence = Msg("The card of {name} is not good any more", name=table.dealer.name)
            desk.ask_later(RaiseAlert("dealer", "staff", sentence, table.dealer.identity))
            desk.ask_later(BarDealer(sentence))

    return look
