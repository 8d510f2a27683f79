"""Which procedure is taught at which title: read off what lessons do, ask for and score."""

from collections.abc import Callable, Iterable, Mapping

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

_BAD_BEAT = "bad_beat"


class Procedure(Value):
    """Something a dealer does by the house's rules: how a lesson about it is known.

    `is_at` says at which tables it can come up.
    """

    name: str
    is_in: Callable[[Lesson], bool]
    is_at: Callable[[TableSetup], bool] = lambda setup: True


def _events(lesson: Lesson) -> frozenset[str]:
    """Name the events that a lesson asks for, or that its world waits for."""
    goals = (name for goal in lesson.goals for name in (goal.must, goal.must_not, *goal.order))
    return frozenset(
        name.partition(":")[0] for name in (*goals, *(step.after for step in lesson.steps)) if name
    )


def _scores(*names: str) -> Callable[[Lesson], bool]:
    return lambda lesson: not _events(lesson).isdisjoint(names)


def _asks(*tasks: str) -> Callable[[Lesson], bool]:
    return lambda lesson: any(word in tasks for word in _first_words(lesson))


def _first_words(lesson: Lesson) -> list[str]:
    return [step.task.split()[0] for step in lesson.steps if step.task]


def _breaks(*words: str) -> Callable[[Lesson], bool]:
    return lambda lesson: any(
        word in said for step in lesson.steps for said in step.trouble for word in words
    )


def _has_jackpot(setup: TableSetup) -> bool:
    return bool(setup.jackpots)


def _has_envy(setup: TableSetup) -> bool:
    lines = (line for jackpot in setup.jackpots.values() for line in jackpot.lines)
    return any(line.envy_cents for line in lines)


def _has_bad_beat(setup: TableSetup) -> bool:
    return any(wager.key == _BAD_BEAT for wager in setup.wagers)


def _may_hit(setup: TableSetup) -> bool:
    return any(not jackpot.is_house for jackpot in setup.jackpots.values())


def _counts_chips(setup: TableSetup) -> bool:
    return any(not jackpot.chips_stay for jackpot in setup.jackpots.values())


def _is_linked(setup: TableSetup) -> bool:
    return bool(setup.links or setup.floor_links)


PROCEDURES = (
    Procedure("a whole round", _scores("GameEnded")),
    Procedure("late chip", lambda one: any(step.late_chips for step in one.steps), _has_jackpot),
    Procedure("a hand that wins", _scores("ClaimMade", "WinsAuthorised"), _has_jackpot),
    Procedure("two winners", lambda one: _count(one, "ClaimMade") > 1, _has_jackpot),
    Procedure("a card for a win", _scores("WinsAuthorised", "SwipeRefused"), _has_jackpot),
    Procedure("not a win", _asks("deny"), _has_jackpot),
    Procedure("struck out", _asks("strike"), _has_jackpot),
    Procedure("envy", lambda one: _has_word(one, "envy"), _has_envy),
    Procedure("Bad Beat", lambda one: _has_word(one, "bad beat"), _has_bad_beat),
    Procedure("back-out", _asks("back_out"), _has_jackpot),
    Procedure("late win", _asks("late_win"), _has_jackpot),
    Procedure("cage and tax", _asks("cage"), _has_jackpot),
    Procedure("marked wager", _asks("mark"), _has_jackpot),
    Procedure("must-hit level", _scores("ThresholdCrossed"), _may_hit),
    Procedure("link", _breaks("link", "floor "), _is_linked),
    Procedure("void round", _asks("void")),
    Procedure("wrong cards", _asks("wrong_cards")),
    Procedure("shuffler", _asks("shuffler")),
    Procedure("ruling", _asks("ruling")),
    Procedure("chips counted", _scores("ChipsCounted"), _counts_chips),
    Procedure("tokes", _asks("toke")),
    Procedure("burn card and shoe", _asks("new_shoe"), known.is_baccarat),
    Procedure("dealer change", _asks("relief")),
    Procedure("step away", _asks("lock")),
    Procedure("open and close", lambda one: one.key == "opening" or _asks("close")(one)),
    Procedure("sensor trouble", _breaks("sensor"), _has_jackpot),
    Procedure("reader trouble", _breaks("swiper")),
    Procedure("printer trouble", _breaks("printer"), _has_jackpot),
    Procedure("key trouble", _breaks("key"), lambda setup: setup.console == "aquarius"),
    Procedure("power cut", _breaks("power cut")),
    Procedure("disk full", _breaks("disk full")),
)
"""Each procedure of the product, in the order of a shift."""


def _count(lesson: Lesson, event: str) -> int:
    return sum(goal.must == event for goal in lesson.goals) + sum(
        name.partition(":")[0] == event for goal in lesson.goals for name in goal.order
    )


def _has_word(lesson: Lesson, word: str) -> bool:
    said = " ".join(
        (str(lesson.title), str(lesson.story), *(str(goal.why) for goal in lesson.goals))
    )
    return word in said.casefold()


class TitleCoverage(Value):
    """What is taught at a title: all of its lessons, its own ones, and lessons by procedure.

    A procedure that cannot come up at its tables is not named.
    """

    game: str
    name: str
    lessons: tuple[str, ...]
    own: tuple[str, ...]
    by_procedure: Mapping[str, tuple[str, ...]]


def coverage(
    lessons: Iterable[Lesson], setups: Mapping[str, TableSetup]
) -> tuple[TitleCoverage, ...]:
    """Return what is taught title by title; `setups` are the tables that can be opened."""
    by_game: dict[str, list[TableSetup]] = {}
    for setup in setups.values():
        by_game.setdefault(setup.game, []).append(setup)
    taught: dict[str, list[Lesson]] = {game: [] for game in by_game}
    titles: dict[str, set[str]] = {}
    for lesson in lessons:
        games = {setups[table].game for table in lesson.tables if table in setups}
        titles[lesson.key] = games
        for game in games:
            taught[game].append(lesson)
    return tuple(_of_title(game, by_game[game], taught[game], titles) for game in sorted(by_game))


def _of_title(
    game: str, setups: list[TableSetup], lessons: list[Lesson], titles: Mapping[str, set[str]]
) -> TitleCoverage:
    return TitleCoverage(
        game,
        setups[0].game_name,
        tuple(one.key for one in lessons),
        tuple(one.key for one in lessons if titles[one.key] == {game}),
        {
            procedure.name: tuple(lesson.key for lesson in lessons if procedure.is_in(lesson))
            for procedure in PROCEDURES
            if any(map(procedure.is_at, setups))
        },
    )
