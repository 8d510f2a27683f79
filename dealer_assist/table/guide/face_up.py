"""Hands that stay face up: one that pays envy until envy is paid, the others are locked up."""

from dealer_assist.message import Msg, listed
from dealer_assist.table.state import Table


def seats_face_up(table: Table) -> tuple[int, ...]:
    """Give the seats whose hand, claimed or on record, pays the others envy."""
    lines = [(claim.seat, claim.sensor, claim.line) for claim in table.claims]
    lines += [(win.award.seat, win.sensor, win.award.line) for win in table.wins]
    paying = {seat for seat, sensor, line in lines if table.setup.line(sensor, line).envy_cents}
    return tuple(seat for seat in table.setup.seats if seat in paying)


def face_up_words(table: Table) -> str:
    """Tell which hands are left face up; nothing where none pays envy."""
    names = _names(table)
    return Msg("Leave {seats} face up for envy, lock up the others", seats=names) if names else ""


def face_up_in_short(table: Table) -> str:
    """Tell the same in the few words that a prompt has room for."""
    names = _names(table)
    return Msg("Leave {seats} face up", seats=names) if names else ""


def _names(table: Table) -> str:
    return listed(Msg("seat {seat}", seat=seat) for seat in seats_face_up(table))
