"""Mistakes of an attempt, found by playing its events again beside what the cards say."""

from collections.abc import Iterator, Sequence

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve
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
NOT_THE_DEALERS = (e.CardsSeen, e.WagersPlaced, e.StageReached, e.HandFolded, e.ChipSeen)


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
    for one in recorded:
        if isinstance(one.event, e.SwipeRefused) and swipes:
            swipes -= 1
        else:
            found += [_marked(lesson, each) for each in _at(table, one)]
        if before_ms and table.phase is not Phase.CLOSED:
            found += _hesitation(lesson, table, one, before_ms)
        table, before_ms = evolve(table, one.event), one.at_ms
    return tuple(found)


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
        case e.SwipeRefused(refusal=refusal):
            yield Mistake("wrong_card", one.seq, refusal)
        case _:
            return


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
    yield Mistake("wrong_hand", seq, said, is_critical=is_paid)


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
