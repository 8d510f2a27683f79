"""A held table: something around it is not as it was, and two persons have to see it first.

As with a lock, facts go on record and nothing that is pressed is done. No round begins or ends
meanwhile, so the hold stands in the journal after the last checkpoint.
"""

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def hold(table: Table, command: c.HoldTable, at: int) -> Events:
    """Hold the table; what it is held for already is one fact."""
    known = {(one.key, str(one.sentence)) for one in table.round.holds}
    if (command.key, str(command.sentence)) in known:
        return ()
    return (e.TableHeld(at, command.key, command.sentence),)


def see(table: Table, member: StaffMember, at: int) -> Events:
    """Take a card that is good enough: the first has seen it, the second lets the table go on."""
    if table.round.hold_seen_by is None:
        return (e.HoldSeen(at, member),)
    return (e.TableReleased(at, table.round.hold_seen_by, member),)


def note_program(command: c.NoteProgram, at: int) -> Events:
    """Put on record what the program is."""
    return (
        e.ProgramStarted(
            at,
            version=command.version,
            release=command.release,
            program=command.program,
            libraries=command.libraries,
            definitions=command.definitions,
            python=command.python,
            qt=command.qt,
            sqlite=command.sqlite,
            lowest=command.lowest,
        ),
    )
