"""What is noted beside the round, in any phase: paper, alerts, settings, mishaps, visits."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import Proposal
from dealer_assist.table.facts.office import beside, proposal_by, require_lawful
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.state import Table
from dealer_assist.value import replace

Events = tuple[e.Event, ...]


def note_print(command: c.NotePrint, at: int) -> Events:
    """Note a page that was sent to the printer, whether paper came out or not."""
    if command.copy < 1:
        raise Refused(Msg("The first copy of a page is copy 1. Count the copies again"))
    return (e.PagePrinted(at, command.page, command.number, command.copy, command.trouble),)


def raise_alert(table: Table, command: c.RaiseAlert, at: int) -> Events:
    """Open an alert; one that is open and says the same is one fact."""
    said = [(alert.key, alert.kind, alert.sentence) for alert in table.lasting.alerts]
    if (command.key, command.kind, command.sentence) in said:
        return ()
    rest = command.not_by, command.witness, command.cents
    return (e.AlertRaised(at, command.key, command.kind, command.sentence, *rest),)


def acknowledge(table: Table, key: str, by: StaffMember, at: int) -> Events:
    """Close an alert in a person's name; what is about a person is for another one to note."""
    alert = next((one for one in table.lasting.alerts if one.key == key), None)
    if alert is None:
        raise Refused(Msg("That alert is not open any more. Look at the list again"))
    if alert.is_of(by):
        raise Refused(
            Msg("{name} was involved, so another person must acknowledge it", name=by.name)
        )
    return (e.AlertAcknowledged(at, key, by),)


def note_refused_swipe(command: c.NoteRefusedSwipe) -> Events:
    """Put a card on record that was refused elsewhere than at the table."""
    card = command.member.key if command.member else command.last_four
    kind = "unknown" if command.member is None else "wrong_role"
    if command.is_misread or command.is_cancelled:
        kind = "misread" if command.is_misread else "cancelled"
    return (e.SwipeRefused(command.refusal, card, kind),)


def open_back_office(by: StaffMember, at: int) -> Events:
    """Let a supervisor into the back office."""
    if not by.may_authorise(Role.SUPERVISOR):
        raise Refused(Msg("The back office is for a Supervisor or an Executive. Swipe such a card"))
    return (e.BackOfficeOpened(at, by),)


def propose(table: Table, command: c.ProposeSetting, at: int) -> Events:
    """Note a setting for the next opening, if it may stand beside the others."""
    _require_two(command.by, command.witness)
    wanted = proposal_by(table, (command.path, command.value), (command.by, command.witness), at)
    if wanted is None:
        return ()
    require_lawful(table, (wanted,), at)
    return (_proposed(wanted),)


def propose_setup(table: Table, command: c.ProposeSetUp, at: int) -> Events:
    """Note several settings for the next opening, if all of them together may stand."""
    _require_two(command.by, command.witness)
    if not command.changes:
        raise Refused(Msg("Nothing is changed yet. Change a setting first"))
    wanted: list[Proposal] = []
    for change in sorted(command.changes, key=lambda one: not is_structure(one[0])):
        with_those_before = table.with_lasting(
            replace(table.lasting, proposed=beside(table, wanted))
        )
        found = proposal_by(with_those_before, change, (command.by, command.witness), at)
        wanted += [found] if found else []
    require_lawful(table, tuple(wanted), at)
    return tuple(map(_proposed, wanted))


def _proposed(proposal: Proposal) -> e.SettingProposed:
    return e.SettingProposed(
        proposal.at,
        proposal.path,
        proposal.old,
        proposal.new,
        proposal.by,
        proposal.witness,
        proposal.of,
    )


def _require_two(by: StaffMember, witness: StaffMember) -> None:
    _require_supervisor(by)
    if witness.is_same_person(by):
        raise Refused(Msg("The second card must be another person's, not {name}'s", name=by.name))


def withdraw(table: Table, path: str, by: StaffMember, at: int) -> Events:
    """Take a proposed setting back."""
    _require_supervisor(by)
    if all(proposal.path != path for proposal in table.lasting.proposed):
        raise Refused(Msg("That setting is not proposed any more. Look at the list again"))
    return (e.SettingWithdrawn(at, path, by),)


def _require_supervisor(member: StaffMember) -> None:
    if not member.may_authorise(Role.SUPERVISOR):
        raise Refused(
            Msg("Settings are changed by a Supervisor or an Executive. Swipe such a card")
        )
