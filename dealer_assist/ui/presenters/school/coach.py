"""What the coach says beside the table: what is expected now, or what was wrong."""

from dealer_assist.message import Msg
from dealer_assist.school.lesson_play import LessonPlay
from dealer_assist.school.mistakes import Mistake
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Table
from dealer_assist.ui.models.school.coach import CoachModel, LessonStrip
from dealer_assist.ui.presenters.school.learning import minutes_words
from dealer_assist.ui.presenters.school.mistake_words import why_of

SHOWN_MS = 4000
"""A mistake is shown at least so long."""
_WHY = {
    "closed": Msg("It is on record who deals."),
    "wait_for_bets": Msg("The sensors see each chip. Nothing is locked yet."),
    "mark_wagers": Msg("A chip counts only beside a game wager."),
    "start_game": Msg("A chip that comes after it never counts."),
    "take_chips": Msg("They are locked in: chips go into the tray."),
    "clear_chips": Msg("A chip that lies on bets in the next round."),
    "deal": Msg("Play as always. Winning hand? Touch its seat."),
    "settle_early": Msg("Winning hand? Touch its seat. If none, end it."),
    "settle_early_dealt": Msg("Only locked seats can win the progressive."),
    "press_hand": Msg("The hand, for the seat that holds it."),
    "table_hand": Msg("The hand, for every seat that shares it."),
    "call_supervisor": Msg("Nobody is paid before the win is verified."),
    "dealer_confirm": Msg("It goes on record with your name."),
    "verify": Msg("Hand and seat, before a card is swiped."),
    "swipe": Msg("No money moves before the card."),
    "turn_key": Msg("While it is turned only J-POT works."),
    "press_jackpot": Msg("J-POT puts the win on record."),
    "key_back": Msg("Then the meter changes and the game goes on."),
    "key_left": Msg("Then the game goes on."),
    "pay": Msg("The win is on record. Now it is paid."),
    "pay_seat": Msg("From the far right, prizes first, envy last."),
    "all_paid": Msg("Everybody is paid. The round can end."),
}


class Coach:
    """Remembers for how long a mistake is shown; until the next right step, at least a while."""

    def __init__(
        self, play: LessonPlay, number: int, trainee: str = "", *, is_exam: bool = False
    ) -> None:
        self._play, self._number, self._trainee = play, number, trainee
        self._is_exam = is_exam
        self._known = 0
        self._wrong: Mistake | None = None
        self._wrong_at = 0
        self._step = ""

    def strip(self) -> LessonStrip:
        """Give what the lesson adds to the screen now."""
        play = self._play
        target = play.lesson.score.target_s
        return LessonStrip(
            self._banner(),
            minutes_words(play.seconds),
            Msg("of {time}", time=minutes_words(target)) if target else "",
            self._said(),
        )

    def _banner(self) -> str:
        if self._is_exam:
            return Msg(
                "EXAM  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY", name=self._trainee.upper()
            )
        if self._trainee:
            return Msg(
                "LESSON {number}  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY",
                number=self._number,
                name=self._trainee.upper(),
            )
        return Msg("LESSON {number}  ·  SIMULATED DEVICES, NO REAL MONEY", number=self._number)

    def _said(self) -> CoachModel | None:
        play, advice = self._play, self._play.lesson.advice
        if advice == "never":
            return None
        counted = [one for one in play.mistakes if one.kind != "hesitation"]
        self._follow(counted, play.table)
        if self._wrong is not None:
            note = (
                Msg("Critical")
                if self._wrong.is_critical
                else Msg("{n} mistakes", one="{n} mistake", n=len(counted))
            )
            return CoachModel(self._wrong.said, why_of(self._wrong.kind), note, is_wrong=True)
        if advice != "always":
            return None
        step = next_step(play.table)
        note = (
            Msg("{n} mistakes", one="{n} mistake", n=len(counted))
            if counted
            else Msg("No mistakes")
        )
        return CoachModel(
            Msg("Now: {what}", what=step.text), _WHY.get(step.key, "") or step.detail, note
        )

    def _follow(self, counted: list[Mistake], table: Table) -> None:
        now, step = self._play.clock.ms(), next_step(table).key
        if len(counted) > self._known:
            self._known, self._wrong, self._wrong_at = len(counted), counted[-1], now
            self._step = step
        elif self._wrong is not None and now - self._wrong_at >= SHOWN_MS and step != self._step:
            self._wrong = None
