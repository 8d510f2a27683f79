"""What another person should acknowledge, as it happens: back-outs, voids, wrong cards, duties.

Pure: events and the table give alerts to raise. An alert accuses nobody; whoever did it is not the
one to close it.
"""

from collections.abc import Iterable, Iterator

from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.facts import duties, irregularities
from dealer_assist.table.state import Phase, Table

UNDONE, IRREGULAR, ALL_PAID, DUTY, RESTART, VOIDED, LATE, LEFT_OPEN, SLIP, REFUSED, UNSEEN = (
    KINDS
) = (
    *("undone", "irregular", "all_paid", "duty", "restart"),
    *("voided", "late", "left_open", "slip", "refused", "unseen"),
)
"""The kinds of these alerts; where a round is meant, it is the second word of the key."""
_BAD_CARDS = ("unknown", "barred")
"""Refused cards that are told: one swiped too early, or read badly, is no exception."""
_DUTIES = {
    duties.CHIP: Msg("chip shown to the camera"),
    duties.CAMERA: Msg("cards shown to the camera"),
    duties.DECK: Msg("deck counted down"),
    duties.TAX: Msg("W-2G completed"),
    duties.KEEP: Msg("cards held"),
}
"""The duties that are told; a hand left face up is over when its envy is paid."""


def noteworthy(events: Iterable[e.Event], table: Table) -> Iterator[RaiseAlert]:
    """Say what of these events another person should take note of."""
    happened = tuple(events)
    for event in happened:
        if isinstance(event, e.WinBackedOut):
            yield _backed_out(event)
        elif isinstance(event, e.IrregularityNoted) and event.now.step == 0:
            number, kind = table.round.number, event.now.kind
            key = f"{IRREGULAR} {number} {kind}"
            yield RaiseAlert(key, IRREGULAR, _irregular(kind, number), _dealer(table))
        elif isinstance(event, e.RoundVoided):
            yield _voided(event, table)
        elif isinstance(event, e.LateWinRecorded):
            yield _late(event, happened)
        elif isinstance(event, e.GameEnded) and event.not_ticked:
            yield _left_open(event, table)
        elif isinstance(event, e.PagePrinted) and event.trouble:
            yield _not_printed(event)
        elif isinstance(event, e.SwipeRefused) and event.kind in _BAD_CARDS:
            yield RaiseAlert(f"{REFUSED} {event.card}", REFUSED, event.refusal, _dealer(table))
    paid = [event for event in happened if isinstance(event, e.SeatPaid)]
    if len(paid) > 1:
        yield _at_once(paid, table)


def undone_duties(table: Table) -> tuple[RaiseAlert, ...]:
    """Say what the prizes of a round that is over had asked for, and nobody has ticked."""
    missed = [duty for duty in duties.duties(table) if duty.kind in _DUTIES and not duty.is_done]
    if not missed:
        return ()
    number, seats = table.round.number, sorted({seat for duty in missed for seat in duty.seats})
    cents = sum(win.award.prize for win in table.round.wins if win.award.seat in seats)
    sentence = Msg(
        "Round {round}, {amount} at {seats}, not ticked: {duties}",
        round=number,
        amount=dollars(cents),
        seats=listed(Msg("seat {seat}", seat=seat) for seat in seats),
        duties=listed(_DUTIES[duty.kind] for duty in missed),
    )
    return (RaiseAlert(f"{DUTY} {number}", DUTY, sentence, _dealer(table), cents=cents),)


def unseen_hands(table: Table) -> Iterator[RaiseAlert]:
    """Say which prizes of a round were large enough for the camera, and no cards were entered."""
    if table.round.cards:
        return
    sealed = {(crossing.sensor, crossing.level) for crossing in table.round.crossed}
    for win in table.round.wins:
        award = win.award
        is_large = table.setup.jurisdiction.needs_camera(award.hit_prize)
        if is_large and (win.sensor, award.line) not in sealed:
            sentence = Msg(
                "Win {number}, seat {seat}, {amount}: no cards were entered for it",
                number=win.number,
                seat=award.seat,
                amount=dollars(award.prize),
            )
            key = f"{UNSEEN} {table.round.number} {win.number}"
            yield RaiseAlert(key, UNSEEN, sentence, win.by.identity, cents=award.prize)


def restarted(table: Table) -> tuple[RaiseAlert, ...]:
    """Say that the program began in the middle of a round."""
    if table.round.phase in (Phase.CLOSED, Phase.BETTING):
        return ()
    number = table.round.number
    sentence = Msg(
        "Restarted in round {round}. Check the camera for the gap",
        round=number,
    )
    return (RaiseAlert(f"{RESTART} {number}", RESTART, sentence),)


def _backed_out(event: e.WinBackedOut) -> RaiseAlert:
    numbers = [str(share.number) for share in event.shares]
    cents = sum(share.award.prize for share in event.shares)
    return RaiseAlert(
        f"{UNDONE} {event.round} {event.number}",
        UNDONE,
        Msg(
            "Win {numbers} backed out, {amount}, by {by} and {witness}: {reason}",
            numbers=listed(numbers),
            amount=dollars(cents),
            by=event.by.name,
            witness=event.witness.name,
            reason=event.reason,
        ),
        event.by.identity,
        event.witness.identity,
        cents,
    )


def _voided(event: e.RoundVoided, table: Table) -> RaiseAlert:
    sentence = Msg("Round {round} void: {reason}", round=event.round, reason=event.reason)
    by = event.by.identity if event.by else _dealer(table)
    note = table.round.voided
    cents = sum(seat.cents for seat in note.returned) if note else 0
    if cents:
        back = Msg("{amount} returned", amount=dollars(cents))
        sentence = joined(", ", (sentence, back))
    return RaiseAlert(f"{VOIDED} {event.round}", VOIDED, sentence, by, cents=cents)


def _late(event: e.LateWinRecorded, happened: tuple[e.Event, ...]) -> RaiseAlert:
    recorded = (one.wins for one in happened if isinstance(one, e.WinsAuthorised))
    cents = sum(win.award.prize for wins in recorded for win in wins)
    sentence = Msg(
        "Late win {number} of round {round}, by {by} and {witness}: {reason}",
        number=event.first_number,
        round=event.round,
        by=event.by.name,
        witness=event.witness.name,
        reason=event.reason,
    )
    key = f"{LATE} {event.round} {event.first_number}"
    return RaiseAlert(key, LATE, sentence, event.by.identity, event.witness.identity, cents)


def _left_open(event: e.GameEnded, table: Table) -> RaiseAlert:
    seats = listed(Msg("seat {seat}", seat=seat) for seat in event.not_ticked)
    sentence = Msg("Round {round} ended, not marked paid: {seats}", round=event.round, seats=seats)
    left = (one.cents for one in table.lasting.left_behind if one.round == event.round)
    if cents := sum(left):
        sentence = joined(", ", (sentence, dollars(cents)))
    return RaiseAlert(f"{LEFT_OPEN} {event.round}", LEFT_OPEN, sentence, _dealer(table), "", cents)


def _not_printed(event: e.PagePrinted) -> RaiseAlert:
    sentence = Msg(
        "Paper no. {number} did not print: {why}. Print it again",
        number=event.number,
        why=event.trouble,
    )
    return RaiseAlert(f"{SLIP} {event.page} {event.number}", SLIP, sentence)


def _irregular(kind: str, number: int) -> str:
    match kind:
        case irregularities.WRONG_CARDS:
            return Msg("Round {round}: a hand had the wrong number of cards", round=number)
        case irregularities.WRONG_DRAW:
            return Msg("Round {round}: a card drawn in error, ruled on", round=number)
        case irregularities.EXPOSED:
            return Msg("Round {round}: an exposed card, ruled on", round=number)
        case _:
            return Msg("Round {round}: shuffler fixed by its checklist", round=number)


def _at_once(paid: list[e.SeatPaid], table: Table) -> RaiseAlert:
    seats = listed(str(seat_paid.seat) for seat_paid in paid)
    cents = sum(seat_paid.cents for seat_paid in paid)
    return RaiseAlert(
        f"{ALL_PAID} {table.round.number} {seats}",
        ALL_PAID,
        Msg(
            "Round {round}: seats {seats} marked paid in one touch, {amount}",
            round=table.round.number,
            seats=seats,
            amount=dollars(cents),
        ),
        _dealer(table),
        cents=cents,
    )


def _dealer(table: Table) -> str:
    return table.dealer.identity if table.dealer else ""
