"""A staff card at the reader: it counts only where one is asked for; any other is recorded."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, joined
from dealer_assist.table import events as e
from dealer_assist.table.commands.office import LockPrize
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.events.values import RUN, ConfirmedWin
from dealer_assist.table.events.wins import EARLY
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts import (
    adjustments,
    asked_cards,
    card_answers,
    late_wins,
    link,
    locking,
    lost_key,
    meter_changes,
    voids,
)
from dealer_assist.table.facts.swipes import (
    LATE,
    bets_beside,
    confirmed,
    link_amounts,
    role_needed,
)
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures import adjustments as adjustments_steps
from dealer_assist.table.procedures import aquarius, holding, marks, verifying
from dealer_assist.table.procedures import card_answers as card_answers_steps
from dealer_assist.table.procedures import late_wins as late_wins_steps
from dealer_assist.table.procedures import link as link_steps
from dealer_assist.table.procedures import locking as locking_steps
from dealer_assist.table.procedures import lost_key as lost_key_steps
from dealer_assist.table.procedures import meter_changes as meter_changes_steps
from dealer_assist.table.procedures import voids as voids_steps
from dealer_assist.table.procedures.opening import open_table
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.waiting import Adjustment, LateWin, MeterChange, Pending
from dealer_assist.table.words import a_role

Events = tuple[e.Event, ...]
_WRONG_ROLE = "wrong_role"


def swipe(table: Table, command: SwipeCard, at: int) -> Events:
    """Decide a swipe by what the table is waiting for."""
    if table.round.lock is not None:
        return _unlock(table, command, at)
    if table.round.holds:
        return _see_hold(table, command, at)
    if table.round.adjustment is not None:
        return _adjust(table, table.round.adjustment, command, at)
    if table.round.meter_change is not None:
        return _set_meter(table, table.round.meter_change, command, at)
    if table.round.late_win is not None:
        return _record_late_win(table, table.round.late_win, command, at)
    if (
        table.lasting.link is not None
        and table.lasting.link.closing
        and table.lasting.link.closing.by is None
    ):
        closed = link_steps.closed_by(table, command, at)
        return closed or _refuse(command, Msg("An Executive's card closes another table's ticket"))
    if asked_cards.is_open(table):
        return _by_asked_card(table, command, at)
    if table.round.void_asked and table.round.phase in (Phase.IN_PLAY, Phase.RECORDED):
        return _void(table, command, at)
    if position := lost_key.card_turns_to(table):
        return _turn_key(table, position, command, at)
    match table.round.phase:
        case Phase.SWIPE if table.round.reader and table.round.reader.has_timed_out:
            return _refuse(command, Msg("The time for a card is over. Press TRY AGAIN first"))
        case Phase.SWIPE if table.lasting.link and table.lasting.link.asked_by:
            return _refuse(command, Msg("The server is locking the prize. Wait a moment"))
        case Phase.SWIPE:
            return _authorise(table, command, at)
        case Phase.CLOSED if table.round.change_to:
            return _change_game(table, command, at)
        case Phase.CLOSED:
            return _open(table, command, at)
        case Phase.BETTING:
            return _relieve(table, command)
        case _:
            why = Msg("No card is asked for now: {phase}", phase=table.round.phase.label)
            return _refuse_early(command, why)


def _unlock(table: Table, command: SwipeCard, at: int) -> Events:
    why_not = locking.unlock_refusal(table, command)
    if why_not or command.member is None:
        return (e.SwipeRefused(why_not, _shown(command), _kind(command)),)
    return locking_steps.unlock(table, command.member, at)


def _see_hold(table: Table, command: SwipeCard, at: int) -> Events:
    member = command.member
    if member is None or not _may_approve(member, table.round.hold_seen_by, Role.SUPERVISOR):
        need = Msg("The table is held. A Supervisor's card comes first")
        return _refuse_approval(command, table.round.hold_seen_by, need)
    seen = holding.see(table, member, at)
    goes_on = table.round.hold_seen_by is not None and table.lasting.key == RUN
    return (*seen, *aquarius.take_off_meters(table, at)) if goes_on else seen


def _open(table: Table, command: SwipeCard, at: int) -> Events:
    member = command.member
    if member is None or member.role is not Role.DEALER:
        return _refuse(command, Msg("A dealer card opens the table"))
    try:
        return open_table(table, member, at)
    except Refused as why_not:
        return _refuse(command, str(why_not))


def _change_game(table: Table, command: SwipeCard, at: int) -> Events:
    member = command.member
    if member is None or not member.may_authorise(Role.SUPERVISOR):
        return _refuse(command, Msg("A Supervisor card changes the game of the table"))
    return (e.GameChanged(at, member, table.round.change_to),)


def _adjust(table: Table, asked: Adjustment, command: SwipeCard, at: int) -> Events:
    needed = adjustments.role_needed(table, asked)
    member = command.member
    if member is None or not _may_approve(member, asked.approved_by, needed):
        need = Msg(
            "Backing win {number} out needs {card} card",
            number=asked.number,
            card=a_role(needed),
        )
        return _refuse_approval(command, asked.approved_by, need)
    return adjustments_steps.approve(table, asked, member, at)


def _set_meter(table: Table, asked: MeterChange, command: SwipeCard, at: int) -> Events:
    needed = meter_changes.role_needed(table, asked)
    member = command.member
    if member is None or not _may_approve(member, asked.approved_by, needed):
        need = Msg("Setting a meter needs {card} card", card=a_role(needed))
        return _refuse_approval(command, asked.approved_by, need)
    return meter_changes_steps.approve(table, asked, member, at)


def _record_late_win(table: Table, asked: LateWin, command: SwipeCard, at: int) -> Events:
    needed = late_wins.role_needed(table, asked)
    member = command.member
    if member is None or not _may_approve(member, asked.approved_by, needed):
        need = Msg("Recording a late win needs {card} card", card=a_role(needed))
        return _refuse_approval(command, asked.approved_by, need)
    if why_not := link.late_refusal(table, asked):
        return (e.SwipeRefused(why_not, _shown(command), LATE),)
    return late_wins_steps.approve(table, asked, member, at)


def _may_approve(member: StaffMember, first: StaffMember | None, needed: Role) -> bool:
    """True if a card is good enough: the first by its role, the second as another's."""
    if first is None:
        return member.may_authorise(needed)
    return not member.is_same_person(first)


def _refuse_approval(command: SwipeCard, first: StaffMember | None, need: str) -> Events:
    if first is None:
        return _refuse(command, need)
    return _refuse(
        command, Msg("The second card must be another person's, not {name}'s", name=first.name)
    )


def _void(table: Table, command: SwipeCard, at: int) -> Events:
    member = command.member
    needed = voids.role_needed(table)
    if member is None or not member.may_authorise(needed):
        if needed is Role.EXECUTIVE:
            return _refuse(command, Msg("An Executive's card voids a round with this hand"))
        return _refuse(command, Msg("A Supervisor's card voids a round"))
    return voids_steps.void_by_card(table, member, at)


def _by_asked_card(table: Table, command: SwipeCard, at: int) -> Events:
    member = command.member
    needed = card_answers.role_needed(table)
    if member is None or not member.may_authorise(needed):
        return _refuse(command, Msg("Needs {card} card", card=a_role(needed)))
    if table.dealer is not None and member.is_same_person(table.dealer):
        return _refuse(command, Msg("The dealer cannot authorize wins"))
    return card_answers_steps.by_card(table, member, at)


def _turn_key(table: Table, position: str, command: SwipeCard, at: int) -> Events:
    member = command.member
    if member is None or not member.may_authorise(Role.SUPERVISOR):
        return _refuse(command, lost_key.CARD_NEEDED)
    return lost_key_steps.turn_by_card(table, position, member, at)


def _relieve(table: Table, command: SwipeCard) -> Events:
    member = command.member
    if member is None or member.role is not Role.DEALER:
        return _refuse_early(command, Msg("No card is asked for now. Bets are open"))
    if not locking.relieves(table, member):
        return _refuse(command, Msg("{name} is signed in already", name=member.name))
    return (e.DealerRelieved(member),)


def _authorise(table: Table, command: SwipeCard, at: int) -> Events:
    pending = confirmed(table)
    needed = role_needed(table)
    member = command.member
    if member is None or not member.may_authorise(needed):
        if (
            table.round.reader and table.round.reader.is_fetched
        ):  # nobody has said READY: it costs no try
            return _refuse(command, Msg("Fetch an Executive, then press READY"))
        return _refuse_try(table, command, needed)
    if table.dealer is not None and member.is_same_person(table.dealer):
        return _refuse(command, Msg("The dealer cannot authorize wins"))
    if link.to_lock(table):
        return (e.LockAsked(at, member),)
    return authorised(table, pending, member, at)


def authorised(table: Table, pending: Pending, member: StaffMember, at: int) -> Events:
    """Put the confirmed wins on record in the name of the card's holder."""
    awards, accounts = link_amounts(table, pending)
    wins = e.WinsAuthorised(
        at=at,
        by=member,
        first_number=table.lasting.wins_so_far + 1,
        wins=tuple(ConfirmedWin(sensor, award) for sensor, award in awards),
        meters=readings(table.setup, accounts),
        envy=tuple(pending.envy.items()),
    )
    raised = (
        *verifying.alerts(table, pending.against, pending.reason, member, at),
        *marks.alerts(table, wins.wins, member, at),
    )
    bets = tuple(bet.bet for bet in bets_beside(table, (award.seat for _, award in awards)))
    allowed = (e.BetsAllowed(at, member, bets),) if bets else ()
    return (*verifying.refuted_by_card(table, member, at), wins, *allowed, *raised)


def lock_prize(table: Table, command: LockPrize, at: int) -> Events:
    """Note that the floor has locked a prize; with the last of them the wins are on record."""
    asked_by = table.lasting.link.asked_by if table.lasting.link else None
    locked = e.PrizeLocked(at, command.key, command.cents, command.by_pit)
    after = evolve(table, locked)
    if asked_by is None or link.to_lock(after):
        return (locked,)
    if after.round.late_win is not None and after.round.late_win.approved_by is not None:
        return (locked, *late_wins_steps.approve(after, after.round.late_win, asked_by, at))
    if after.round.pending is None:
        return (locked,)
    return (locked, *authorised(after, after.round.pending, asked_by, at))


def _refuse_try(table: Table, command: SwipeCard, needed: Role) -> Events:
    attempt = (table.round.reader.tries if table.round.reader else 0) + 1
    ends = attempt >= table.setup.swipe_tries
    refusal = command.reading or Msg(
        "{read}. Swipe {card} card",
        read=_what_was_read(command),
        card=a_role(needed),
    )
    if ends:
        last_try = Msg(
            "That was try {attempt} of {tries}: verify again",
            attempt=attempt,
            tries=table.setup.swipe_tries,
        )
        refusal = joined(". ", [refusal, last_try])
    role = command.member.role.label if command.member else ""
    return (e.SwipeRefused(refusal, _shown(command), _kind(command), attempt, ends, role),)


def _refuse(command: SwipeCard, why: str) -> Events:
    refusal = command.reading or joined(". ", [_what_was_read(command), why])
    return (e.SwipeRefused(refusal, _shown(command), _kind(command)),)


def _refuse_early(command: SwipeCard, why: str) -> Events:
    refusal = command.reading or joined(". ", [_what_was_read(command), why])
    kind = _kind(command)
    return (e.SwipeRefused(refusal, _shown(command), EARLY if kind == _WRONG_ROLE else kind),)


def _kind(command: SwipeCard) -> str:
    if command.is_misread:
        return "misread"
    if command.reading:
        return "barred"
    return "unknown" if command.member is None else _WRONG_ROLE


def _shown(command: SwipeCard) -> str:
    return command.member.key if command.member else command.last_four


def _what_was_read(command: SwipeCard) -> str:
    if command.is_misread:
        return Msg("The card could not be read")
    if command.member is None:
        return Msg("Card ending {last_four} is not on the staff list", last_four=command.last_four)
    return Msg("{name} is {role}", name=command.member.name, role=a_role(command.member.role))
