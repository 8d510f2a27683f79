"""Mistakes of an attempt, found by playing its events again beside what the cards say."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from dealer_assist.catalog.lessons import OPEN, Lesson, WorldStep
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.lessons.allowed import asked_always, asked_once
from dealer_assist.school.lessons.script import ScriptSteps
from dealer_assist.school.lessons.whole_round import CARDS_UNSEEN, WHOLE, left_undone
from dealer_assist.table import events as e
from dealer_assist.table.events import Event
from dealer_assist.table.events.values import JPH
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts import chips, paying
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.places import DEALER, seat_hand
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Lamp, Phase, Table
from dealer_assist.table.words import seats_named
from dealer_assist.value import Value


class RecordedEvent(Value):
    """An event with its number and its time."""

    seq: int
    at_ms: int
    event: Event

    @property
    def name(self) -> str:
        """Return the event's name."""
        return type(self.event).__name__


class Mistake(Value):
    """What was wrong at an event, in one sentence."""

    kind: str
    seq: int
    said: str
    is_critical: bool = False


# What the table or the world does by itself: nobody is slow to do it.
NOT_THE_DEALERS = (
    e.CardsSeen,
    e.WagersPlaced,
    e.StageReached,
    e.BetRiding,
    e.HandFolded,
    e.HandSet,
    e.SwitchAnswered,
    e.HandActed,
    e.ChipSeen,
    e.LateChipRefused,
    e.SensorFailed,
    e.SensorMended,
    e.SwipeTimedOut,
    e.ReaderReopened,
    e.KeyLost,
    e.KeyFound,
    e.AlertRaised,
    e.PagePrinted,
    e.DevicesTested,
    e.IrregularityNoted,
    e.SwipeRefused,
    e.ProgramStarted,
    e.LinkLost,
    e.LinkRestored,
    e.LinkTurned,
    e.ContributionsTaken,
    e.TicketGiven,
)
_NO_MISTAKE = (
    e.TableOpened
    | e.DealerRelieved
    | e.DealerBarred
    | e.RoundOpened
    | e.TableClosed
    | e.ChipSeen
    | e.ChipGone
    | e.ChipKept
    | e.LateChipRefused
    | e.SensorMended
    | e.WagersPlaced
    | e.BetRiding
    | e.HandFolded
    | e.HandSet
    | e.HandCompared
    | e.SwitchAnswered
    | e.HandActed
    | e.WagerMarked
    | e.MarkAcknowledged
    | e.PlayingMarked
    | e.HandsCounted
    | e.SideMarked
    | e.LeftBehindSeen
    | e.NoWinnerSaid
    | e.VoidWithdrawn
    | e.WagersGivenBack
    | e.CardsSeen
    | e.DealerTotalSaid
    | e.DenialWithdrawn
    | e.BonusCollected
    | e.PeekAnswered
    | e.InsuranceClosed
    | e.InsuranceSettled
    | e.BonusAnswered
    | e.ShoeBegun
    | e.ClaimRestored
    | e.WinsConfirmed
    | e.ReaderReopened
    | e.ConfirmationCancelled
    | e.PayingBegan
    | e.KeyLost
    | e.KeyFound
    | e.KeyCardSwiped
    | e.MetersAdjusted
    | e.DutyTicked
    | e.MoneyTakenBack
    | e.MoneyNotCollected
    | e.AdjustmentAsked
    | e.AdjustmentApproved
    | e.AdjustmentCancelled
    | e.WinBackedOut
    | e.LateWinAsked
    | e.LateWinRecorded
    | e.MeterSetAsked
    | e.MeterSet
    | e.CardAsked
    | e.CardNotAsked
    | e.BetsAllowed
    | e.BetsPaid
    | e.BetsUndone
    | e.BetDenied
    | e.ChipsCounted
    | e.CountTakenBack
    | e.ChipNotFound
    | e.WagerTakenOff
    | e.TokeLaid
    | e.TokeEnded
    | e.TokeReopened
    | e.WagersReckoned
    | e.OfficeEvent
    | e.LinkEvent
    | e.RulingEvent
    | e.MustHitEvent
)
"""What costs nothing; what the floor, the back office and a ruling do is not the dealer's."""
_PHANTOM = "phantom"
HESITATION = "hesitation"


class Watched(Value):
    """A lesson up to a moment: the table, the steps of the world, what is still forgiven."""

    lesson: Lesson
    table: Table
    steps: ScriptSteps
    asked_once: Mapping[str, int]
    own_swipes: int = 0
    before_ms: int = 0
    has_started: bool = False


def watched(lesson: Lesson, table: Table, at_ms: int = 0, own_swipes: int = 0) -> Watched:
    """Begin to look on; `own_swipes` are the cards that the lesson itself has swiped."""
    steps = ScriptSteps(lesson.steps).standing(table, at_ms)
    return Watched(lesson, table, steps, asked_once(lesson), own_swipes)


def mistakes_of(
    recorded: Sequence[RecordedEvent], lesson: Lesson, setup: TableSetup, own_swipes: int
) -> tuple[Mistake, ...]:
    """List the mistakes in the order they were made."""
    found: list[Mistake] = []
    so_far = watched(lesson, Table(setup), own_swipes=own_swipes)
    for event in recorded:
        so_far, made = watch(so_far, event, evolve(so_far.table, event.event))
        found += made
    return tuple(found)


def watch(so_far: Watched, event: RecordedEvent, after: Table) -> tuple[Watched, list[Mistake]]:
    """Take in an event and find what was wrong in it; `after` is the table behind it."""
    own = isinstance(event.event, e.SwipeRefused) and so_far.own_swipes > 0
    made = [] if own else list(_at(so_far, event))
    counted, once = _not_asked_for(so_far, made)
    if so_far.before_ms:
        counted += _hesitation(so_far, event)
    now = Watched(
        so_far.lesson,
        after,
        so_far.steps.done(event.at_ms).heard(event.event, event.at_ms, after),
        once,
        so_far.own_swipes - own,
        event.at_ms,
        so_far.has_started or isinstance(event.event, e.GameStarted),
    )
    return now, counted


def _not_asked_for(
    so_far: Watched, made: Sequence[Mistake]
) -> tuple[list[Mistake], Mapping[str, int]]:
    """Leave out what the lesson asks for; what it asks for once is a mistake the second time."""
    always, once = asked_always(so_far.lesson), dict(so_far.asked_once)
    counted: list[Mistake] = []
    for each in made:
        if once.get(each.kind, 0):
            once[each.kind] -= 1
        elif each.kind not in always:
            counted.append(_marked(so_far.lesson, each))
    return counted, once


def _marked(lesson: Lesson, mistake: Mistake) -> Mistake:
    """Let a mistake about money be critical where the lesson says so; the whole round always is."""
    may_fail = (*lesson.score.critical, *WHOLE)
    is_critical = mistake.is_critical and mistake.kind in may_fail
    return Mistake(mistake.kind, mistake.seq, mistake.said, is_critical)


def _at(so_far: Watched, recorded_event: RecordedEvent) -> Iterator[Mistake]:
    """Find what was wrong in an event; every event says here whether it can be a mistake."""
    table, event = so_far.table, recorded_event.event
    for kind, said in left_undone(table, event):
        yield Mistake(kind, recorded_event.seq, said, is_critical=True)
    match event:
        case e.GameStarted():
            yield from _too_early(so_far, recorded_event, event)
        case e.ClaimMade(seat, sensor, line):
            yield from _of_hand(table, recorded_event.seq, (seat, sensor), line, is_paid=False)
        case e.WinsAuthorised(wins=wins):
            crossed = {(one.sensor, one.level) for one in table.round.crossed}
            for win in wins:
                if (win.sensor, win.award.line) in crossed:
                    continue  # won by the wager, whatever the hand
                spot = (win.award.seat, win.sensor)
                yield from _of_hand(table, recorded_event.seq, spot, win.award.line, is_paid=True)
        case e.HandDenied(seat=seat, sensor=sensor):
            line = suggestion.made_so_far(table, (seat, sensor))
            # A hand that is on record wrongly was counted as that; it is not missed besides.
            if line and not table.win_of((seat, sensor)):
                said = Msg("Seat {seat} holds {hand}", seat=seat, hand=_label(table, sensor, line))
                yield Mistake("missed_hand", recorded_event.seq, said, is_critical=True)
        case e.WagersSettled(seat=seat, is_undone=is_undone):
            if not is_undone and _is_dealt_later(so_far, recorded_event, str(seat)):
                said = Msg("Seat {seat} was settled before its cards were dealt", seat=seat)
                yield Mistake(CARDS_UNSEEN, recorded_event.seq, said, is_critical=True)
        case e.StageReached():
            after = evolve(table, event)
            is_beyond_deal = not stages.coming(after) or len(after.round.stages) > 1
            if (
                is_beyond_deal
                and not table.round.cards
                and _is_dealt_later(so_far, recorded_event, "")
            ):
                said = Msg("The hands were settled before the cards were dealt")
                yield Mistake(CARDS_UNSEEN, recorded_event.seq, said, is_critical=True)
        case e.SeatPaid():
            yield from _out_of_order(table, recorded_event.seq, event)
        case e.SwipeRefused(refusal=refusal, kind=kind):
            yield Mistake(
                "unknown_card" if kind == "unknown" else "wrong_card", recorded_event.seq, refusal
            )
        case e.SwipeTimedOut():
            yield Mistake("swipe_timed_out", recorded_event.seq, Msg("No card in time"))
        case e.JackpotSettled(not_ticked=seats):
            yield from _still_owed(recorded_event.seq, seats)
        case e.GameEnded(not_ticked=seats):
            yield from _still_owed(recorded_event.seq, seats)
            yield from _left_lying(table, recorded_event)
            yield from _unseen(so_far, recorded_event)
        case e.PaymentUndone(seat=seat):
            said = Msg("Seat {seat} was ticked as paid and was not", seat=seat)
            yield Mistake("payment_undone", recorded_event.seq, said)
        case e.ClaimDropped(seat, sensor, line, is_refuted):
            if not is_refuted and suggestion.made_so_far(table, (seat, sensor)) == line:
                said = Msg("The hand of seat {seat} was right and was taken back", seat=seat)
                yield Mistake("claim_taken_back", recorded_event.seq, said)
        case e.ClaimStruck(seat=seat, sensor=sensor, line=line):
            if suggestion.made_so_far(table, (seat, sensor)) == line:
                said = Msg("The win of seat {seat} is one, and was struck out", seat=seat)
                yield Mistake("win_struck", recorded_event.seq, said)
        case e.CallAnswered():
            if table.round.phase is Phase.VERIFY and table.round.claims:
                yield Mistake(
                    "verification_left", recorded_event.seq, Msg("The verification was left undone")
                )
        case e.SupervisorCalled():
            if not table.round.claims:
                said = Msg("Nothing was there for the supervisor to verify")
                yield Mistake("needless_call", recorded_event.seq, said)
        case e.VoidAsked() | e.RoundVoided():
            if not table.round.void_asked:
                yield Mistake(
                    "needless_void", recorded_event.seq, Msg("Nothing makes this round void")
                )
        case e.IrregularityCleared(was=was, by=by):
            if not was.step and not was.said and by is None:
                said = Msg("An irregularity was reported, and there was none")
                yield Mistake("needless_alarm", recorded_event.seq, said)
        case e.SensorFailed(seat=seat, fault=fault):
            if fault == _PHANTOM:
                said = Msg("The chip at seat {seat} bets", seat=seat)
                yield Mistake("chip_denied", recorded_event.seq, said, is_critical=True)
        case e.KeyTurned(position=position):
            if position == JPH and not table.round.claims:
                yield Mistake(
                    "key_without_claim", recorded_event.seq, Msg("No hand waits for the key")
                )
        case e.SteppedBack():
            yield Mistake("stepped_back", recorded_event.seq, Msg("The deal was a stage too far"))
        case e.HandUnfolded(seat=seat):
            said = Msg("The hand of seat {seat} was not folded", seat=seat)
            yield Mistake("wrong_fold", recorded_event.seq, said)
        case _ if isinstance(event, _NO_MISTAKE):
            return
        case _:
            assert_never(event)


def _out_of_order(table: Table, seq: int, paid: e.SeatPaid) -> Iterator[Mistake]:
    due = paying.this_pass(table)
    if due and due[0].seat != paid.seat:
        said = Msg(
            "Seat {first} is paid before seat {seat} gets {amount}",
            first=due[0].seat,
            seat=paid.seat,
            amount=dollars(paid.cents),
        )
        yield Mistake("payment_order", seq, said)


def _still_owed(seq: int, seats: tuple[int, ...]) -> Iterator[Mistake]:
    if seats:
        said = Msg("Still owed when the round was ended: {seats}", seats=seats_named(seats))
        yield Mistake("seat_not_paid", seq, said, is_critical=True)


def _left_lying(table: Table, event: RecordedEvent) -> Iterator[Mistake]:
    """Find a chip that came too late and lies there still when the round ends."""
    if seats := chips.seats_of(chips.late(table)):
        said = Msg(
            "The late chips of {seats} were not given back",
            one="The late chip of {seats} was not given back",
            n=len(seats),
            seats=seats_named(seats),
        )
        yield Mistake("late_chip_left", event.seq, said)


def _unseen(so_far: Watched, event: RecordedEvent) -> Iterator[Mistake]:
    """Find a round that was ended before the lesson had dealt its cards."""
    steps, is_last = so_far.steps, so_far.table.round.number >= so_far.lesson.rounds
    left = steps.steps[steps.called :] if is_last else ()
    never = [each.deal for each in left if each.deal and _comes_up(each, so_far.table)]
    cards, has_hand = so_far.table.round.cards, DEALER in so_far.table.setup.hand_sizes
    is_dealers = has_hand and DEALER not in cards and any(DEALER in deal for deal in never)
    is_without = is_dealers or bool(never and not cards)
    if is_without or any(each.deal for each in steps.coming(event.at_ms)):
        said = Msg("Round ended before its cards were dealt")
        yield Mistake(CARDS_UNSEEN, event.seq, said, is_critical=True)


def _comes_up(step: WorldStep, table: Table) -> bool:
    """True unless a step waits for a stage that a table of another title has."""
    name, _, stage = step.after.partition(":")
    is_of_stage = name == e.StageReached.__name__
    return not is_of_stage or any(game_stage.key == stage for game_stage in table.setup.stages)


def _is_dealt_later(so_far: Watched, event: RecordedEvent, place: str) -> bool:
    """True if the lesson deals to the seats in this round, and this one has no cards yet."""
    is_there = place in so_far.table.round.cards
    coming = so_far.steps.coming(event.at_ms)
    return not is_there and any(seat_hand(at) for step in coming for at in step.deal)


def _too_early(so_far: Watched, event: RecordedEvent, started: e.GameStarted) -> Iterator[Mistake]:
    """Find a start before the players are ready: their bets are down, and they have spoken."""
    waited_for = so_far.steps.waited_for(event.at_ms)
    late = {player.seat for step in waited_for for player in step.players}
    if not so_far.has_started:
        late |= _first_bets(so_far) - {wager.seat for wager in started.wagers}
    if late:
        said = Msg("The bets of {seats} were not down", seats=seats_named(sorted(late)))
        yield Mistake("started_early", event.seq, said)
    elif waited_for:
        said = Msg("The players were not ready. Hear them before the start")
        yield Mistake("started_early", event.seq, said)


def _first_bets(so_far: Watched) -> set[int]:
    """Return the seats that bet on a jackpot as soon as the table is open and its sensors well.

    A chip that lies there and cannot bet, as that of a seat without the game, is not waited for.
    """
    table = so_far.table
    if not table.setup.jackpots:
        return set()
    rows = {row.key for row in table.setup.wagers}
    out = {
        spot[0]
        for spot, sensor in table.sensors.items()
        if sensor.fault or table.lamp(spot) is Lamp.NO_GAME
    }
    return {
        player.seat
        for step in so_far.lesson.steps
        if step.after == OPEN
        for player in step.players
        if any(wager not in rows for wager in player.wagers)
    } - out


def _of_hand(
    table: Table, seq: int, spot: tuple[int, str], line: str, *, is_paid: bool
) -> Iterator[Mistake]:
    """Compare a hand with the cards; on record it costs money."""
    made = suggestion.made_so_far(table, spot) if table.round.cards else line
    if made == line:
        return
    seat, sensor = spot
    if not made:
        said = Msg("Seat {seat} holds no winning hand", seat=seat)
        yield Mistake("wrong_seat", seq, said, is_critical=is_paid)
        return
    said = Msg(
        "Seat {seat} holds {hand}, not {pressed}",
        seat=seat,
        hand=_label(table, sensor, made),
        pressed=_label(table, sensor, line),
    )
    lines = [one.key for one in table.setup.jackpots[sensor].lines]
    is_higher = lines.index(line) < lines.index(made)
    kind = "hand_too_high" if is_higher else "wrong_hand"
    yield Mistake(kind, seq, said, is_critical=is_paid)


def _hesitation(so_far: Watched, event: RecordedEvent) -> Iterator[Mistake]:
    """Note a long wait before something that was the dealer's to do; never more than a note."""
    waited = (event.at_ms - so_far.before_ms) // 1000
    is_in_play = so_far.table.round.phase not in (Phase.BETTING, Phase.CLOSED)
    if (
        is_in_play
        and waited > so_far.lesson.score.hesitation_s
        and not isinstance(event.event, NOT_THE_DEALERS)
        and HESITATION not in asked_always(so_far.lesson)
    ):
        yield Mistake(HESITATION, event.seq, Msg("{n} seconds passed", n=waited))


def _label(table: Table, sensor: str, line: str) -> str:
    return table.setup.line(sensor, line).label
