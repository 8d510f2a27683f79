"""Hands that stay face up: one that pays envy until envy is paid, the others are locked up."""

from dealer_assist.message import Msg
from dealer_assist.table.guide.words import seats_named
from dealer_assist.table.procedures import paying
from dealer_assist.table.state import Table


def seats_face_up(table: Table) -> tuple[int, ...]:
    """Give the seats whose hand, claimed or on record, pays the others envy, until they have it."""
    lines = [(claim.seat, claim.sensor, claim.line) for claim in table.claims]
    if any(due.envy for due in paying.dues(table)):
        lines += [(win.award.seat, win.sensor, win.award.line) for win in table.wins]
    kept = {seat for seat, sensor, line in lines if table.setup.line(sensor, line).envy_cents}
    return tuple(seat for seat in table.setup.seats if seat in kept)


def face_up_in_short(table: Table) -> str:
    """Tell which hands are left face up, in few words; nothing where none pays envy."""
    seats = seats_face_up(table)
    return Msg("Leave {seats} face up", seats=seats_named(seats)) if seats else ""
