"""The coach: what is expected now, and what was wrong; it looks on and touches nothing.

`hear` and `advise` are pure. `Coach` listens at a desk for them.
"""

from collections.abc import Callable
from enum import Enum

from dealer_assist.catalog.lessons import ALWAYS, NEVER, Lesson
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.message import Msg
from dealer_assist.school.lessons.coach_words import BETS, DEALT, HINTS
from dealer_assist.school.lessons.mistakes import (
    HESITATION,
    NOT_THE_DEALERS,
    Mistake,
    RecordedEvent,
    Watched,
    watch,
    watched,
)
from dealer_assist.school.lessons.score import points_lost
from dealer_assist.school.lessons.whole_round import WHOLE
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.next_thing import Asks, next_thing
from dealer_assist.table.guide.hints import Hints
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import Value, replace

SHOWN_MS = 4000
"""A mistake stays for at least so long."""
DOUBLE_TAP_MS = 1000
REFUSED = "refused"
_OF_THE_DEAL = ("deal", "settle_early", "settle_early_dealt")
_OF_CHIPS = ("start_game", "base_game", "wait_for_bets")
_PRESSED = ("wrong_hand", "hand_too_high", "wrong_seat")


class CoachTone(Enum):
    """How the coach stands there: not at all, white before a step, coral after a mistake."""

    SILENT = "silent"
    BEFORE = "before"
    MISTAKE = "mistake"


class Advice(Value):
    """What the coach says now: the step that is expected with its reason, or what was wrong."""

    tone: CoachTone
    step: str = ""
    text: str = ""
    why: str = ""
    cure: str = ""
    kind: str = ""
    points_off: int = 0
    is_critical: bool = False
    mistakes: int = 0
    is_slow: bool = False


class Lived(Value):
    """What the coach has seen of a lesson so far."""

    so_far: Watched
    mistakes: tuple[Mistake, ...] = ()
    shown: Mistake | None = None
    shown_at_ms: int = 0
    is_made_good: bool = False
    points_off: int = 0
    due_since_ms: int = 0
    refused_at_ms: int = -DOUBLE_TAP_MS
    refusal: str = ""

    @property
    def lesson(self) -> Lesson:
        """Return the lesson."""
        return self.so_far.lesson

    @property
    def table(self) -> Table:
        """Return the present table."""
        return self.so_far.table


def hear(lived: Lived, event: RecordedEvent, after: Table, *, is_own_swipe: bool = False) -> Lived:
    """Take in an event that is on record; `after` is the table as it stands now."""
    so_far, found = watch(replace(lived.so_far, own_swipes=int(is_own_swipe)), event, after)
    made = [each for each in found if each.kind != HESITATION]  # a wait is noted while it lasts
    lived = replace(lived, so_far=so_far, due_since_ms=event.at_ms)
    if made:
        lost = {each.kind for each in lived.mistakes if each.kind in WHOLE}
        kinds = [each.kind for each in made if not (lost and each.kind in WHOLE)]
        off = points_lost(lived.lesson, event, kinds)  # the whole round is lost once
        return replace(
            lived,
            mistakes=(*lived.mistakes, *made),
            shown=made[-1],
            shown_at_ms=event.at_ms,
            is_made_good=False,
            points_off=off,
        )
    if isinstance(event.event, NOT_THE_DEALERS):
        return lived
    return replace(lived, is_made_good=True)


def hear_refusal(lived: Lived, sentence: str, at_ms: int) -> Lived:
    """Take in that the table has said no; a double tap is one."""
    is_again = sentence == lived.refusal and at_ms - lived.refused_at_ms < DOUBLE_TAP_MS
    lived = replace(lived, refusal=sentence, refused_at_ms=at_ms)
    if is_again:
        return lived
    made = Mistake(REFUSED, 0, sentence)
    return replace(lived, shown=made, shown_at_ms=at_ms, is_made_good=False, points_off=0)


def advise(lived: Lived, now_ms: int) -> Advice:
    """Say what the coach says at a moment."""
    advice, count = lived.lesson.advice, len(lived.mistakes)
    if advice == NEVER:
        return Advice(CoachTone.SILENT)
    is_slow = _is_slow(lived, now_ms)
    if lived.shown is not None and not _is_over(lived, now_ms):
        return Advice(
            CoachTone.MISTAKE,
            text=lived.shown.said,
            why=_why(lived),
            cure=_cure(lived),
            kind=lived.shown.kind,
            points_off=lived.points_off,
            is_critical=lived.shown.is_critical,
            mistakes=count,
            is_slow=is_slow,
        )
    if advice != ALWAYS and lived.lesson.hints is Hints.SILENT:
        return Advice(CoachTone.SILENT, mistakes=count, is_slow=is_slow)
    step, text, why = said_before(lived.table)
    return Advice(CoachTone.BEFORE, step, text, why, mistakes=count, is_slow=is_slow)


def said_before(table: Table) -> tuple[str, str, str]:
    """Say what is expected at a table: the step, what to do, and why; it is true at the moment.

    While hands are played, and where no wager can win a jackpot, it is what the stage of the title
    says itself.
    """
    step = next_step(table)
    hint = HINTS.get(step.key)
    if step.key in _OF_THE_DEAL:
        is_played = next_thing(table).asks in (None, Asks.MADE_HAND, Asks.WINNER)
        is_dealt = bool(table.round.cards) and not stages.coming(table)
        hint = HINTS[DEALT] if is_dealt and is_played and table.locked else None
    elif step.key in _OF_CHIPS and not table.setup.jackpots:
        hint = HINTS[BETS]
    if hint is None:
        return step.key, step.text, step.detail
    return step.key, hint.now, hint.why


def _is_over(lived: Lived, now_ms: int) -> bool:
    return lived.is_made_good and now_ms - lived.shown_at_ms >= SHOWN_MS


def _is_slow(lived: Lived, now_ms: int) -> bool:
    """True if a step is due for longer than the lesson has for it: noted, nothing more."""
    is_in_play = lived.table.round.phase not in (Phase.BETTING, Phase.CLOSED)
    return is_in_play and now_ms - lived.due_since_ms > 1000 * lived.lesson.score.hesitation_s


def _why(lived: Lived) -> str:
    """Return what is to be done now: the way on from the mistake."""
    if lived.shown is not None and lived.shown.kind == REFUSED:
        return Msg("Nothing has changed")
    return next_step(lived.table).text


def _cure(lived: Lived) -> str:
    """Say how a hand that is on wrongly goes off, for as long as it is on."""
    is_on = lived.shown is not None and lived.shown.kind in _PRESSED and lived.table.round.claims
    return Msg("Press the same hand again to turn it off.") if is_on else ""


class Coach:
    """Looks over a dealer's shoulder; nothing that it says is ever on record."""

    def __init__(
        self,
        lesson: Lesson,
        desk: Desk,
        clock: Clock,
        own_swipes: Callable[[], int] = lambda: 0,
    ) -> None:
        self._clock = clock
        self._own_swipes = own_swipes
        self._forgiven = 0
        self._told: tuple[Lived, Advice] | None = None
        self.lived = Lived(watched(lesson, desk.table, clock.ms()), due_since_ms=clock.ms())
        self.watch(desk)

    def watch(self, desk: Desk) -> None:
        """Look on at a desk, and at another one after a power cut."""
        self._desk = desk
        self.lived = replace(self.lived, so_far=replace(self.lived.so_far, table=desk.table))
        desk.on_outcome(self._hear)

    def leave(self) -> None:
        """Look away."""
        self._desk.forget_outcomes(self._hear)

    def advice(self) -> Advice:
        """Return what the coach says now; asked at every picture, it thinks only where it must."""
        now = self._clock.ms()
        if self._told is not None and self._told[0] is self.lived and not self._is_turning(now):
            return self._told[1]
        told = advise(self.lived, now)
        self._told = self.lived, told
        return told

    def _is_turning(self, now: int) -> bool:
        """True if time alone changes what is said: a mistake goes, or a wait grows long."""
        if self._told is None:
            return True
        told = self._told[1]
        is_gone = told.tone is CoachTone.MISTAKE and _is_over(self.lived, now)
        return is_gone or told.is_slow is not _is_slow(self.lived, now)

    def _hear(self, outcome: Outcome) -> None:
        now = self._clock.ms()
        if not outcome.events:
            if outcome.sentence and not outcome.is_done:
                self.lived = hear_refusal(self.lived, outcome.sentence, now)
            return
        before = self.lived.table
        for event in outcome.events:
            is_last = event is outcome.events[-1]
            after = self._desk.table if is_last else evolve(before, event)
            recorded_event = RecordedEvent(0, now, event)
            self.lived = hear(self.lived, recorded_event, after, is_own_swipe=self._is_own(event))
            before = after

    def _is_own(self, event: object) -> bool:
        """True if a refused card is one that the lesson itself has swiped."""
        if not isinstance(event, e.SwipeRefused) or self._own_swipes() <= self._forgiven:
            return False
        self._forgiven += 1
        return True
