"""A drill in a browser: one session a person, as the same values that the kiosk's screen shows."""

from collections.abc import Callable, Mapping
from random import SystemRandom
from typing import Any

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.drills.asking import AnswerBy
from dealer_assist.school.drills.drill_run import drills_for, has_questions, questions_for
from dealer_assist.school.drills.payout import Payout
from dealer_assist.school.drills.session import DrillSession, Given
from dealer_assist.school.people.assigned import DRILL_QUESTIONS
from dealer_assist.school.people.facts import Answered
from dealer_assist.school.people.skills import answered, skill_of
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import plain

_SEEDS = 1_000_000
_MOST_CENTS = 99_999_999


class BrowserDrills:
    """The drills of a class; `keep` puts an answer on record before it is judged."""

    def __init__(
        self, book: SettleBook, now_ms: Callable[[], int], keep: Callable[[Answered], object]
    ) -> None:
        self._book, self._now, self._keep = book, now_ms, keep
        self._of: dict[str, DrillSession] = {}
        self._offered: dict[str, tuple[tuple[str, str], ...]] = {}

    def games(self) -> list[dict[str, str]]:
        """Return the games that something can be asked about."""
        return [{"key": key, "name": str(one.name)} for key, one in self._book.games.items()]

    def offered(self, game: str) -> list[dict[str, str]]:
        """Return the drills of a game."""
        if game not in self._book.games:
            raise Refused(Msg("There is no game {game} here", game=game))
        if game not in self._offered:
            names = drills_for(self._book, game)
            self._offered[game] = tuple((name, str(skill_of(name).label)) for name in names)
        return [{"key": key, "name": name} for key, name in self._offered[game]]

    def game_of(self, name: str) -> str:
        """Name the first game that a drill asks about; "" where none does."""
        return next((key for key in self._book.games if has_questions(name, self._book, key)), "")

    def begin(self, person: str, game: str, name: str) -> dict[str, Any]:
        """Begin a drill, in the place of the one that a person had open."""
        if name not in [one["key"] for one in self.offered(game)]:
            raise Refused(Msg("There is no drill {name} for this game", name=name))

        def keep(given: Given) -> None:
            self._keep(answered(person, given.question, is_right=given.is_right, ms=given.ms))

        seed = SystemRandom().randrange(_SEEDS)
        asked = questions_for(name, self._book, game, seed, DRILL_QUESTIONS)
        self._of[person] = DrillSession(asked, DRILL_QUESTIONS, self._book, self._now, keep)
        return self.shown(person)

    def touch(self, person: str, touch: Mapping[str, object]) -> dict[str, Any]:
        """Take a touch of a person's open drill."""
        session = self._session(person)
        match touch:
            case {"pick": str(key)} if key in dict(session.put.offers):
                session.pick(key)
            case {"cents": int(cents)} if 0 <= cents <= _MOST_CENTS and self._is_paid(session):
                session.pay(Payout(typed=cents))
                session.done()
            case {"do": "done"} if session.put.by is AnswerBy.SEATS:
                session.done()
            case {"do": "foul"} if session.put.by is AnswerBy.FOUL:
                session.foul()
            case {"do": "go_on"} if session.put.by is AnswerBy.FOUL:
                session.go_on()
            case {"do": "next"}:
                session.next()
            case _:
                raise Refused(Msg("This is no answer to this question"))
        return self.shown(person)

    def shown(self, person: str) -> dict[str, Any]:
        """Return the page: a question, and the right answer only after it was answered."""
        session = self._session(person)
        put, verdict = session.put, session.verdict
        return {
            "drill": session.drill,
            "name": str(skill_of(session.drill).label),
            "number": session.number,
            "count": session.count,
            "streak": session.streak,
            "right": sum(one.is_right for one in session.given),
            "is_over": session.is_over,
            "line": str(put.line),
            "detail": str(put.detail),
            "by": put.by.value,
            "hands": [_hand(plain(row), is_told=verdict is not None) for row in put.hands],
            "offers": [[key, str(label)] for key, label in put.offers],
            "acts": [str(act) for act in put.acts[: session.act + 1]],
            "shown": [[str(name), str(value)] for name, value in put.shown],
            "lines": [[str(name), str(value)] for name, value in put.lines],
            "picked": session.picked,
            "verdict": plain(verdict) if verdict is not None else None,
        }

    @staticmethod
    def _is_paid(session: DrillSession) -> bool:
        return session.put.by in (AnswerBy.CHIPS, AnswerBy.KEYPAD)

    def _session(self, person: str) -> DrillSession:
        if person not in self._of:
            raise Refused(Msg("No drill is open. Choose one"))
        return self._of[person]


def _hand(row: dict[str, Any], *, is_told: bool) -> dict[str, Any]:
    """Leave out which cards count while that is asked."""
    counts = sorted(row["counts"]) if row.get("counts") is not None and is_told else None
    return {**row, "counts": counts}
