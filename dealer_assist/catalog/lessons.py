"""Lessons as their files have them: what the world does, what is asked for, and how it counts."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import get_args

from dealer_assist.catalog.fields import BadDefinition, Fields
from dealer_assist.table.events import Event
from dealer_assist.table.guide.hints import Hints
from dealer_assist.value import Value, field, fields

KINDS = ("procedure", "drill", "spot_the_fault", "exam")
ALWAYS, NEVER = "always", "never"
ADVICE = (ALWAYS, "after_mistake", NEVER)
CRITICAL = (
    "missed_hand",
    "wrong_hand",
    "hand_too_high",
    "wrong_seat",
    "seat_not_paid",
    "chip_denied",
    "wrong_amount",
)
"""Mistakes that may fail a lesson whatever the sum: each of them is about money."""
OPEN = "open"
ANSWERS = ("pay_total",)
"""What may be asked between two steps; the right answer is the table's own."""
TASKS = (
    "call",
    "void",
    "wrong_cards",
    "shuffler",
    "back_out",
    "close",
    "relief",
    "lock",
    "deny",
    "strike",
    "mark",
    "deny_chip",
    "keep_chip",
    "cage",
    "leave_up",
    "dealer_blackjack",
    "new_shoe",
    "late_win",
    "toke",
    "ruling",
)
"""What a dealer may be asked to do that no prompt asks for; some name a seat, one a hand too."""
_OF_A_SEAT = (
    *("deny", "strike", "mark", "deny_chip", "keep_chip"),
    *("cage", "leave_up", "late_win", "toke"),
)
_OF_A_HAND = ("late_win",)
_OF_DENIAL = frozenset({"deny", "strike"})
"""Their button stands in the row that names the hand."""
_HINTS_AT = {1: Hints.SHOWN, 2: Hints.NAMED, 3: Hints.NAMED}
_SHORTEST, _LONGEST = 2, 8
_MOST_POINTS = 1_000
POWER_CUT, DISK_FULL = "power cut", "disk full"
"""The two troubles that are none of a device."""
_EVENTS: Mapping[str, type[Event]] = {kind.__name__: kind for kind in get_args(Event)}


class Player(Value):
    """A player of the lesson: a seat and what it bets, by the names of the wagers."""

    seat: int
    wagers: tuple[str, ...]


class WorldStep(Value):
    """What the world does some time after an event, or when the table is open.

    `task` is what the dealer is asked for, `absent_s` how long nobody comes with a card.
    """

    after: str
    wait_ms: int = 0
    players: tuple[Player, ...] = ()
    deal: Mapping[str, str] = field(default_factory=dict)
    trouble: tuple[str, ...] = ()
    late_chips: tuple[int, ...] = ()
    swipe: str = ""
    say: str = ""
    task: str = ""
    absent_s: int = 0
    other_deals: tuple[Mapping[str, str], ...] = ()
    """What may be dealt instead where it is played again; a run takes one place of all lists."""


class Goal(Value):
    """One thing that counts: an event that must come or must not, several in order, an answer.

    An answer is asked for when the paying begins: `pay_total`, what `seat` gets in all.
    """

    points: int
    why: str = ""
    must: str = ""
    must_not: str = ""
    where: Mapping[str, object] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    within_s: int = 0
    answer: str = ""
    seat: int = 0
    tolerance_cents: int = 0


class Scoring(Value):
    """From how many points of a hundred a lesson is passed, what fails it, and the pace."""

    pass_at: int = 80
    critical: tuple[str, ...] = CRITICAL
    target_s: int = 0
    slowest_s: int = 0
    pace_points: int = 0
    hesitation_s: int = 6


class Lesson(Value):
    """A lesson; `rounds` of them are played to its end.

    One that `moves` is dealt to other seats where it is played again; `stays` says why one is not.
    Where `ranks_stay` its written cards change their suits alone: the base game pays by the ranks.
    `house` are settings that its table opens with, as a person would write them.
    """

    key: str
    title: str
    kind: str
    tables: tuple[str, ...]
    level: int
    needs: tuple[str, ...]
    minutes: int
    advice: str
    seed: int
    story: str
    steps: tuple[WorldStep, ...]
    goals: tuple[Goal, ...]
    score: Scoring
    rounds: int = 1
    file: str = ""
    moves: bool = False
    stays: str = ""
    ranks_stay: bool = False
    house: Mapping[str, str] = field(default_factory=dict)

    @property
    def tasks(self) -> frozenset[str]:
        """Name what the dealer is asked for in it."""
        return frozenset(step.task.split()[0] for step in self.steps if step.task)

    @property
    def hints(self) -> Hints:
        """Return how much the table says of what comes next: less from level to level."""
        if self.tasks & _OF_DENIAL:
            return Hints.SHOWN
        return Hints.SILENT if self.advice == NEVER else _HINTS_AT.get(self.level, Hints.SILENT)


def load_lessons(folder: Path) -> dict[str, Lesson]:
    """Read every lesson of a folder by the name of its file, in the order of the path."""
    read = [load_lesson(file) for file in sorted(folder.glob("*.toml"))]
    lessons = {lesson.key: lesson for lesson in in_path_order(read)}
    for lesson in lessons.values():
        for needed in lesson.needs:
            if needed not in lessons:
                file = folder / f"{lesson.key}.toml"
                raise BadDefinition(f"{file}: needs: there is no lesson {needed!r}")
    return lessons


def in_path_order(lessons: Iterable[Lesson]) -> list[Lesson]:
    """Put lessons in the order of their levels, and in a level each behind those that open it."""
    left = sorted(lessons, key=lambda lesson: (lesson.level, lesson.key))
    path: list[Lesson] = []
    while left:
        waiting = {lesson.key for lesson in left if lesson.level == left[0].level}
        ready = (
            lesson for lesson in left if lesson.key in waiting and waiting.isdisjoint(lesson.needs)
        )
        following = next(ready, left[0])  # two that wait for each other stand as they are written
        left.remove(following)
        path.append(following)
    return path


def _at_most(row: Fields, key: str, most: int, *default: int) -> int:
    """Read a number that no lesson has larger: a longer wait outlives every lesson."""
    value = row.whole(key, *default)
    if value > most:
        row.wrong(key, f"must be {most:,} or less, not {value}")
    return value


def load_lesson(file: Path) -> Lesson:
    """Read one lesson."""
    top = Fields.of_file(file)
    level = top.whole("level", least=1)
    if level > 5:
        top.wrong("level", f"must be 1 to 5, not {level}")
    minutes = top.whole("minutes", 5, least=1)
    if not _SHORTEST <= minutes <= _LONGEST:
        top.wrong("minutes", f"must be {_SHORTEST} to {_LONGEST}, not {minutes}")
    lesson = Lesson(
        key=file.stem,
        title=top.sentence("title"),
        kind=top.choice("kind", KINDS, "procedure"),
        tables=top.texts("tables"),
        level=level,
        needs=top.texts("needs", ()),
        minutes=minutes,
        advice=top.choice("advice", ADVICE, "after_mistake"),
        seed=top.whole("seed", 1),
        story=top.about_seats("story"),
        moves=top.flag("moves", default=False),
        stays=top.text("stays", ""),
        ranks_stay=top.flag("ranks_stay", default=False),
        house=_texts(top, "house"),
        rounds=top.whole("rounds", 1, least=1),
        file=str(file),
        steps=tuple([_step(table) for table in top.tables("step")]),
        goals=tuple([_goal(table) for table in top.tables("goal")]),
        score=_scoring(top.table("score", optional=True)),
    )
    top.done()
    if not lesson.goals:
        top.wrong("goal", "is missing; a lesson counts at least one thing")
    if lesson.moves and lesson.stays:
        top.wrong("stays", "says why a lesson does not move, and this one does; take one away")
    if len({len(step.other_deals) for step in lesson.steps if step.other_deals}) > 1:
        top.wrong("step", "other_deals are taken together: every step that has some has as many")
    return lesson


def _step(row: Fields) -> WorldStep:
    after = row.text("after")
    if after != OPEN and after.partition(":")[0] not in _EVENTS:
        row.wrong("after", f"{after!r} is no event of a table; write {OPEN!r} or GameStarted")
    step = WorldStep(
        after=after,
        wait_ms=_at_most(row, "wait_ms", _LONGEST * 60_000, 0),
        players=tuple([_player(table) for table in row.tables("players")]),
        deal=_texts(row, "deal"),
        other_deals=_other_deals(row),
        trouble=row.texts("trouble", ()),
        late_chips=row.wholes("late_chips", ()),
        swipe=row.text("swipe", ""),
        say=row.about_seats("say", ""),
        task=row.text("task", ""),
        absent_s=row.whole("absent_s", 0),
    )
    row.done()
    _require_task(row, step.task)
    return step


def _require_task(row: Fields, task: str) -> None:
    name, _, named = task.partition(" ")
    if task and name not in TASKS:
        row.wrong("task", f"{task!r} is no task; it is one of {', '.join(TASKS)}")
    seat, _, hand = named.partition(" ")
    is_of_seat, is_of_hand = name in _OF_A_SEAT, name in _OF_A_HAND
    if is_of_seat is not seat.isdecimal() or is_of_hand is not bool(hand):
        how = f"{name!r} stands alone"
        if is_of_hand:
            how = f"'{name} 5 straight_flush' names a seat and its hand"
        elif is_of_seat:
            how = f"'{name} 5' names a seat"
        row.wrong("task", f"{how}; correct it")


def _raw(row: Fields, key: str) -> Mapping[str, object]:
    value = row.raw(key) if key in row else {}
    if not isinstance(value, dict):
        row.wrong(key, f"must be a table, not {value!r}")
    return value


def _texts(row: Fields, key: str) -> Mapping[str, str]:
    return _deal(row, _raw(row, key), key)


def _deal(row: Fields, raw: Mapping[str, object], key: str = "deal") -> Mapping[str, str]:
    return {place: _text(row, f"{key}.{place}", said) for place, said in raw.items()}


def _other_deals(row: Fields) -> tuple[Mapping[str, str], ...]:
    value = row.raw("other_deals") if "other_deals" in row else []
    if not isinstance(value, list) or not all(isinstance(deal, dict) for deal in value):
        row.wrong("other_deals", f"must be a list of deals, not {value!r}")
    return tuple([_deal(row, deal) for deal in value])


def _text(row: Fields, key: str, said: object) -> str:
    if not isinstance(said, str):
        row.wrong(key, f"must be in quotes, not {said!r}")
    return said


def _player(row: Fields) -> Player:
    player = Player(row.whole("seat", least=1), row.texts("wagers"))
    row.done()
    return player


def _goal(row: Fields) -> Goal:
    where = _raw(row, "where")
    goal = Goal(
        points=_at_most(row, "points", _MOST_POINTS),
        why=row.about_seats("why", "", str(where.get("line", ""))),
        must=row.text("must", ""),
        must_not=row.text("must_not", ""),
        where=where,
        order=row.texts("order", ()),
        within_s=row.whole("within_s", 0),
        answer=row.text("answer", ""),
        seat=row.whole("seat", 0),
        tolerance_cents=row.whole("tolerance_cents", 0),
    )
    row.done()
    named = [key for key in ("must", "must_not", "order", "answer") if getattr(goal, key)]
    if len(named) != 1:
        row.wrong("must", "give exactly one of must, must_not, order and answer")
    if goal.answer:
        _require_answer(row, goal)
        return goal
    for name in goal.order or (goal.must or goal.must_not,):
        _require_event(row, named[0], name.partition(":")[0], goal.where)
    return goal


def _require_answer(row: Fields, goal: Goal) -> None:
    if goal.answer not in ANSWERS:
        row.wrong("answer", f"{goal.answer!r} is no question; it is one of {', '.join(ANSWERS)}")
    if not goal.seat:
        row.wrong("seat", "is missing; an answer is about a seat")


def _require_event(row: Fields, key: str, name: str, where: Mapping[str, object]) -> None:
    kind = _EVENTS.get(name)
    if kind is None:
        row.wrong(key, f"no event is called {name!r}, so nothing can meet this goal")
    known = fields(kind)
    for asked in where:
        if asked not in known:
            row.wrong(f"where.{asked}", f"{name} has no such field; it has {', '.join(known)}")


def _scoring(row: Fields) -> Scoring:
    pace = row.table("pace", optional=True)
    score = Scoring(
        pass_at=row.whole("pass", 80),
        critical=row.texts("critical", CRITICAL),
        target_s=pace.whole("target_s", 0),
        slowest_s=pace.whole("slowest_s", 0),
        pace_points=pace.whole("points", 0),
        hesitation_s=row.whole("hesitation_s", 6),
    )
    pace.done()
    row.done()
    for kind in score.critical:
        if kind not in CRITICAL:
            row.wrong("critical", f"{kind!r} is no mistake; it is one of {', '.join(CRITICAL)}")
    return score
