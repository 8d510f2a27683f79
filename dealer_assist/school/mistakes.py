"""Mistakes of an attempt, found by playing its events again beside what the cards say."""

from collections import Counter
from collections.abc import Iterator, Sequence

from dealer_assist.catalog.lessons import OPEN, Lesson
from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table.events import Event
from dealer_assist.table.events.values import JPH
from dealer_assist.table.evolve import evolve
from dealer_assist.table.guide.words import seats_named
from dealer_assist.table.judging import suggestion
from dealer_assist.table.procedures import paying
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table


@frozen
class Recorded:
    """An event with its number and its time."""

    seq: int
    at_ms: int
    event: Event

    @property
    def name(self) -> str:
        """Give the event's name."""
        return type(self.event).__name__


@frozen
class Mistake:
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
    e.HandFolded,
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
)
_PHANTOM = "phantom"


def mistakes_of(
    recorded: Sequence[Recorded],
    lesson: Lesson,
    setup: TableSetup,
    own_swipes: int,
    begin: Table | None = None,
) -> tuple[Mistake, ...]:
    """List the mistakes in the order they were made; `begin` is the table before the first."""
    found: list[Mistake] = []
    table, before_ms, swipes = begin or Table(setup), 0, own_swipes
    asked, once, is_first = _asked_for(lesson), _asked_once(lesson), True
    for one in recorded:
        if isinstance(one.event, e.SwipeRefused) and swipes:
            swipes -= 1
        else:
            at = [*_at(table, one), *_needless(table, one)]
            if is_first and isinstance(one.event, e.GameStarted):
                at += _too_early(table, one, one.event, lesson)
                is_first = False
            for each in at:
                if each.kind in asked:
                    continue
                if once[each.kind]:
                    once[each.kind] -= 1  # this one the lesson asks for; the next is a mistake
                else:
                    found.append(_marked(lesson, each))
        if before_ms and table.phase is not Phase.CLOSED and "hesitation" not in asked:
            found += _hesitation(lesson, table, one, before_ms)
        table, before_ms = evolve(table, one.event), one.at_ms
    return tuple(found)


def asked_for(lesson: Lesson) -> frozenset[str]:
    """Name the kinds that a lesson asks for itself, once or always: there they can be right."""
    return _asked_for(lesson) | frozenset(_asked_once(lesson))


def _asked_for(lesson: Lesson) -> frozenset[str]:
    """Name what is no mistake in a lesson that asks for it, or that brings it about itself."""
    kinds = {kind for task in lesson.tasks for kind in _ASKED.get(task, ())}
    if any(step.absent_s for step in lesson.steps):
        kinds |= {"swipe_timed_out", "hesitation"}
    if any("shuffler" in words for step in lesson.steps for words in step.trouble):
        kinds.add("needless_alarm")
    return frozenset(kinds)


def _asked_once(lesson: Lesson) -> Counter[str]:
    """Count what a lesson asks for with each of its tasks: done more often, it was needless."""
    return Counter(_ASKED_ONCE[one.task] for one in lesson.steps if one.task in _ASKED_ONCE)


_ASKED_ONCE = {
    "call": "needless_call",
    "void": "needless_void",
    "wrong_cards": "needless_void",
    "shuffler": "needless_alarm",
}
_ASKED = {
    "deny": ("missed_hand",),
    "strike": ("win_struck", "missed_hand"),
    "deny_chip": ("chip_denied",),
    "back_out": ("missed_hand",),
}


def _marked(lesson: Lesson, mistake: Mistake) -> Mistake:
    """Let a mistake that is about money be critical where the lesson says so."""
    is_critical = mistake.is_critical and mistake.kind in lesson.score.critical
    return Mistake(mistake.kind, mistake.seq, mistake.said, is_critical)


def _at(table: Table, one: Recorded) -> Iterator[Mistake]:
    match one.event:
        case e.ClaimMade(seat, sensor, line):
            yield from _of_hand(table, one.seq, (seat, sensor), line, is_paid=False)
        case e.WinsAuthorised(wins=wins):
            for win in wins:
                spot = (win.award.seat, win.sensor)
                yield from _of_hand(table, one.seq, spot, win.award.line, is_paid=True)
        case e.HandDenied(seat=seat, sensor=sensor):
            line = suggestion.made_so_far(table, (seat, sensor))
            # A hand that is on record wrongly was counted as that; it is not missed besides.
            if line and not table.win_of((seat, sensor)):
                said = Msg("Seat {seat} holds {hand}", seat=seat, hand=_label(table, sensor, line))
                yield Mistake("missed_hand", one.seq, said, is_critical=True)
        case e.SeatPaid(seat=seat, cents=cents):
            due = paying.this_pass(table)
            if due and due[0].seat != seat:
                said = Msg(
                    "Seat {first} is paid before seat {seat} gets {amount}",
                    first=due[0].seat,
                    seat=seat,
                    amount=dollars(cents),
                )
                yield Mistake("payment_order", one.seq, said)
        case e.SwipeRefused(refusal=refusal, kind=kind):
            yield Mistake("unknown_card" if kind == "unknown" else "wrong_card", one.seq, refusal)
        case e.SwipeTimedOut():
            yield Mistake("swipe_timed_out", one.seq, Msg("Nobody swiped a card in time"))
        case e.GameEnded(not_ticked=seats) | e.JackpotSettled(not_ticked=seats) if seats:
            said = Msg("The round was ended while {seats} is owed", seats=seats_named(seats))
            yield Mistake("seat_not_paid", one.seq, said, is_critical=True)
        case e.PaymentUndone(seat=seat):
            said = Msg("Seat {seat} was ticked as paid and was not", seat=seat)
            yield Mistake("payment_undone", one.seq, said)
        case e.ClaimDropped(seat, sensor, line, False):
            if suggestion.made_so_far(table, (seat, sensor)) == line:
                said = Msg("The hand of seat {seat} was right and was taken back", seat=seat)
                yield Mistake("claim_taken_back", one.seq, said)
        case e.ClaimStruck(seat=seat, sensor=sensor, line=line):
            if suggestion.made_so_far(table, (seat, sensor)) == line:
                said = Msg("The win of seat {seat} is one, and was struck out", seat=seat)
                yield Mistake("win_struck", one.seq, said)
        case e.CallAnswered() if table.phase is Phase.VERIFY and table.claims:
            yield Mistake("verification_left", one.seq, Msg("The verification was left undone"))
        case _:
            return


def _needless(table: Table, one: Recorded) -> Iterator[Mistake]:
    """Find what nobody had to do: a call, a void, an alarm, a key, a fold, a step back."""
    match one.event:
        case e.SupervisorCalled() if not table.claims:
            said = Msg("Nothing was there for the supervisor to verify")
            yield Mistake("needless_call", one.seq, said)
        case e.VoidAsked() | e.RoundVoided() if not table.void_asked:
            yield Mistake("needless_void", one.seq, Msg("Nothing makes this round void"))
        case e.IrregularityCleared(was=was) if not was.step:
            said = Msg("An irregularity was reported, and there was none")
            yield Mistake("needless_alarm", one.seq, said)
        case e.SensorFailed(seat=seat, fault=fault) if fault == _PHANTOM:
            said = Msg("The chip of seat {seat} lies there and bets", seat=seat)
            yield Mistake("chip_denied", one.seq, said, is_critical=True)
        case e.KeyTurned(position=position) if position == JPH and not table.claims:
            yield Mistake("key_without_claim", one.seq, Msg("No hand waits for the key"))
        case e.SteppedBack():
            yield Mistake("stepped_back", one.seq, Msg("The deal was a stage too far"))
        case e.HandUnfolded(seat=seat):
            said = Msg("The hand of seat {seat} was not folded", seat=seat)
            yield Mistake("wrong_fold", one.seq, said)


def _too_early(
    table: Table, one: Recorded, started: e.GameStarted, lesson: Lesson
) -> Iterator[Mistake]:
    """Find a start before the bets of the lesson's first players are down."""
    if not table.setup.jackpots:
        return
    rows = {row.key for row in table.setup.wagers}
    coming = {
        player.seat
        for step in lesson.steps
        if step.after == OPEN
        for player in step.players
        if any(wager not in rows for wager in player.wagers)
    }
    out = {seat for (seat, _), sensor in table.sensors.items() if sensor.fault}
    late = coming - out - {wager.seat for wager in started.wagers}
    if late:
        said = Msg("The bets of {seats} were not down", seats=seats_named(sorted(late)))
        yield Mistake("started_early", one.seq, said)


def _of_hand(
    table: Table, seq: int, spot: tuple[int, str], line: str, *, is_paid: bool
) -> Iterator[Mistake]:
    """Compare a hand with the cards; on record it costs money."""
    made = suggestion.made_so_far(table, spot) if table.cards else line
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


def _hesitation(lesson: Lesson, table: Table, one: Recorded, before_ms: int) -> Iterator[Mistake]:
    """Note a long wait before something that was the dealer's to do; never more than a note."""
    waited = (one.at_ms - before_ms) // 1000
    is_in_play = table.phase not in (Phase.BETTING, Phase.CLOSED)
    if (
        is_in_play
        and waited > lesson.score.hesitation_s
        and not isinstance(one.event, NOT_THE_DEALERS)
    ):
        yield Mistake("hesitation", one.seq, Msg("{n} seconds passed", n=waited))


def _label(table: Table, sensor: str, line: str) -> str:
    return table.setup.line(sensor, line).label
