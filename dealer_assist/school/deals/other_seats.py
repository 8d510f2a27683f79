"""A lesson as a run deals it: the first run as its file has it, AGAIN to other seats and lines.

A seat moves with all that the lesson says of it: its bet, its cards, its chip that comes late, its
sensor, what is asked for it, the goals and the sentences. It moves only where a player of its kind
sits, and those that are paid one after the other stay in that order.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import combinations, permutations
from random import Random

from dealer_assist.catalog.lessons import OPEN, Goal, Lesson, Player, WorldStep
from dealer_assist.desk.sample_players import folders_in
from dealer_assist.message import Msg, holes
from dealer_assist.table.places import SIDES, is_of_seat, seat_hand, seat_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

Seats = Mapping[int, int]
_TIE = "tie"
_ON_THE_COUP = {*SIDES, _TIE}
"""The wagers of a seat that a chip on its sensor goes by; others do not change what it wins."""
_SENSOR = "sensor"
_SEAT, _SEATS, _LINE = "seat", "seats", "line"


def as_dealt(lesson: Lesson, setup: TableSetup, seed: int) -> Lesson:
    """Return a lesson as the run of this seed plays it at a table; what comes back stays so."""
    if lesson.moves and seed != lesson.seed:
        lesson = _with_other_hands(lesson, Random(f"{lesson.key} {seed} hands"))
        lesson = _moved(lesson, _other_seats(lesson, setup, Random(f"{lesson.key} {seed} seats")))
    goals = tuple(_with_line_named(goal, setup) for goal in lesson.goals)
    return replace(lesson, goals=goals, moves=False)


def ways(lesson: Lesson, setup: TableSetup) -> tuple[Seats, ...]:
    """Return where the seats of a lesson's story may go at a table; where they are is the first."""
    told = tuple(sorted(_told_seats(lesson)))
    kinds = {seat: _kinds(lesson, setup, seat) for seat in told}
    in_order = set(_pairs_in_order(lesson))
    found = (dict(zip(told, to, strict=True)) for to in permutations(setup.seats, len(told)))
    return (
        dict(zip(told, told, strict=True)),
        *(
            way
            for way in found
            if any(seat != to for seat, to in way.items())
            and all(kinds[seat][seat] == kinds[seat][to] for seat, to in way.items())
            and all(way[right] > way[left] for left, right in in_order)
        ),
    )


def _rests_on(lesson: Lesson, seat: int) -> Collection[str] | None:
    """Return the wagers of a seat's player that a lesson may rest on; None if all of them are."""
    if any(seat in _chips_of(step) for step in lesson.steps):
        return _ON_THE_COUP  # its chip is the lesson's; on a coup it takes part by its side
    places = {place for step in lesson.steps for place in step.deal}
    is_played = seat in _played_seats(lesson) or any(is_of_seat(one, seat) for one in places)
    return None if is_played else ()


def _chips_of(step: WorldStep) -> set[int]:
    """Name the seats on whose sensor a step lays a chip, in time or too late, or makes a fault."""
    troubled = {seat for words in step.trouble for seat in _seats_in(words)}
    return {player.seat for player in step.players} | {*step.late_chips} | troubled


def _kinds(lesson: Lesson, setup: TableSetup, seat: int) -> Mapping[int, object]:
    """Return a number for each player as a seat of the lesson sees them; nobody is one too."""
    kinds: dict[int, object] = dict.fromkeys(setup.seats)
    wagers, is_caller = _rests_on(lesson, seat), seat in _callers(lesson)
    folding = [folders_in(setup, number) for number in range(1, lesson.rounds + 1)]
    for player in setup.players:
        own = frozenset(wager for wager in player.wagers if wagers is None or wager in wagers)
        folds = tuple(player.seat in one for one in folding)
        kinds[player.seat] = folds, player.folds_at, own, is_caller and player.seat == seat
    return kinds


def _callers(lesson: Lesson) -> set[int]:
    """Name the seats that do nothing but call for a step: the last that answers is the last."""
    called = {seat for step in lesson.steps for seat in _seats_of_event(step.after)}
    return called - _told_seats(replace(lesson, steps=tuple(_uncalled(lesson.steps))))


def _uncalled(steps: Iterable[WorldStep]) -> Iterator[WorldStep]:
    return (replace(step, after=OPEN) for step in steps)


def _told_seats(lesson: Lesson) -> set[int]:
    """Name the seats that a lesson tells something of; one that is only dealt to is none."""
    told = {int(hole) for text in _texts(lesson) for hole in _holes(text) if hole.isdecimal()}
    return told | _played_seats(lesson)


def _played_seats(lesson: Lesson) -> set[int]:
    """Name the seats with which something happens, or of which something is asked."""
    told = set[int]()
    for step in lesson.steps:
        told |= {player.seat for player in step.players} | {*step.late_chips}
        told |= {seat_of(place) for place, hand in step.deal.items() if _is_named(place, hand)}
        told |= {seat for words in (*step.trouble, step.task) for seat in _seats_in(words)}
        told |= {*_seats_of_event(step.after)}
    for goal in lesson.goals:
        told |= {goal.seat} - {0}
        told |= {seat for one in goal.order for seat in _seats_of_event(one)}
        told |= {*_seats_where(goal.where)}
    return told


def _is_named(place: str, hand: str) -> bool:
    """True if a seat is dealt a hand by its name, which wins."""
    return seat_hand(place) is not None and hand != "any" and " " not in hand and hand[:1].islower()


def _texts(lesson: Lesson) -> Iterator[str]:
    yield lesson.story
    yield from (step.say for step in lesson.steps)
    yield from (goal.why for goal in lesson.goals)


def _holes(text: str) -> list[str]:
    return holes(text.template) if isinstance(text, Msg) else []


def _seats_in(words: str) -> Iterator[int]:
    """Return the seats of a trouble or a task: `fault sensor 5 stuck`, `deny 5`."""
    first, *rest = words.split() or [""]
    if rest and rest[0] == _SENSOR:
        rest = rest[1:]
    elif first in ("fault", "clear", "floor", "printer", "unplug", "replug"):
        return
    yield from (int(one) for one in rest[:1] if one.isdecimal())


def _seats_of_event(named: str) -> Iterator[int]:
    _, _, value = named.partition(":")
    if value.isdecimal():
        yield int(value)


def _seats_where(where: Mapping[str, object]) -> Iterator[int]:
    match where.get(_SEAT):
        case int(seat):
            yield seat
    match where.get(_SEATS):
        case list(seats):
            yield from seats


def _pairs_in_order(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """Return the seats of one order two by two, the left one first."""
    for goal in lesson.goals:
        seats = sorted({seat for one in goal.order for seat in _seats_of_event(one)})
        yield from combinations(seats, 2)


def _other_seats(lesson: Lesson, setup: TableSetup, chance: Random) -> Seats:
    """Choose where each seat goes; those that are only dealt to take what is left of their kind."""
    here, *others = ways(lesson, setup)
    way = dict(chance.choice(others) if others else here)
    folds = {player.seat: player.folds for player in setup.players}
    for is_folding in (False, True):
        kind = [seat for seat in folds if folds[seat] is is_folding]
        left = [seat for seat in kind if seat not in way.values()]
        chance.shuffle(left)
        way |= dict(zip([seat for seat in kind if seat not in way], left, strict=False))
    return way


def _moved(lesson: Lesson, seats: Seats) -> Lesson:
    return replace(
        lesson,
        story=_said(lesson.story, seats),
        steps=tuple(_moved_step(step, seats) for step in lesson.steps),
        goals=tuple(_moved_goal(goal, seats) for goal in lesson.goals),
    )


def _moved_step(step: WorldStep, seats: Seats) -> WorldStep:
    return replace(
        step,
        after=_moved_event(step.after, seats),
        players=tuple(
            Player(seats.get(player.seat, player.seat), player.wagers) for player in step.players
        ),
        deal={_moved_place(place, seats): hand for place, hand in step.deal.items()},
        late_chips=tuple(seats.get(seat, seat) for seat in step.late_chips),
        trouble=tuple(_moved_words(words, seats) for words in step.trouble),
        task=_moved_words(step.task, seats),
        say=_said(step.say, seats),
    )


def _moved_goal(goal: Goal, seats: Seats) -> Goal:
    where = dict(goal.where)
    match where.get(_SEAT):
        case int(seat):
            where[_SEAT] = seats.get(seat, seat)
    match where.get(_SEATS):
        case list(several):
            where[_SEATS] = [seats.get(seat, seat) for seat in several]
    return replace(
        goal,
        where=where,
        order=tuple(_moved_event(one, seats) for one in goal.order),
        seat=seats.get(goal.seat, goal.seat),
        why=_said(goal.why, seats),
    )


def _moved_event(named: str, seats: Seats) -> str:
    name, _, value = named.partition(":")
    return f"{name}:{seats.get(int(value), int(value))}" if value.isdecimal() else named


def _moved_place(place: str, seats: Seats) -> str:
    if (at := seat_hand(place)) is None:
        return place
    return replace(at, seat=seats.get(at.seat, at.seat)).text


def _moved_words(words: str, seats: Seats) -> str:
    named = {str(seat) for seat in _seats_in(words)}
    parts = (
        str(seats.get(int(part), int(part))) if part in named else part for part in words.split()
    )
    return " ".join(parts) if named else words


def _said(text: str, seats: Seats) -> str:
    if not isinstance(text, Msg) or not text.values:
        return text
    moved = {
        key: seats.get(int(key), value) if key.isdecimal() else value
        for key, value in text.values.items()
    }
    return Msg.of(text.template, moved)


def _with_other_hands(lesson: Lesson, chance: Random) -> Lesson:
    """Take one of the other deals of the file, or its first; goals ask for what is dealt."""
    several = max((len(step.other_deals) for step in lesson.steps), default=0)
    place = chance.randint(0, several)
    if not place:
        return lesson
    steps = tuple(
        replace(step, deal={**step.deal, **step.other_deals[place - 1]})
        if step.other_deals
        else step
        for step in lesson.steps
    )
    instead = {
        (seat, hand): after.deal[seat]
        for before, after in zip(lesson.steps, steps, strict=True)
        for seat, hand in before.deal.items()
    }
    goals = tuple(_with_hand(goal, instead) for goal in lesson.goals)
    return replace(lesson, steps=steps, goals=goals)


def _with_hand(goal: Goal, instead: Mapping[tuple[str, str], str]) -> Goal:
    key = str(goal.where.get(_SEAT, "")), str(goal.where.get(_LINE, ""))
    return replace(goal, where={**goal.where, _LINE: instead[key]}) if key in instead else goal


def _with_line_named(goal: Goal, setup: TableSetup) -> Goal:
    """Say the hand of a goal as its button does, where its sentence leaves it open."""
    why, line = goal.why, goal.where.get(_LINE)
    if not isinstance(why, Msg) or _LINE not in holes(why.template):
        return goal
    labels = (
        one.label for jackpot in setup.jackpots.values() for one in jackpot.lines if one.key == line
    )
    return replace(goal, why=Msg.of(why.template, {**why.values, _LINE: next(labels, str(line))}))
