"""Whether a lesson can be played at a table: its seats, wagers, hands and goals are there."""

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.lessons import Goal, Lesson, WorldStep
from dealer_assist.school.deals.lesson_deal import ANY
from dealer_assist.table.facts.dealing.who_plays import is_open
from dealer_assist.table.facts.shoe import shows_roads
from dealer_assist.table.places import DEALER, SIDES, seat_hand
from dealer_assist.table.setup.table_setup import TableSetup

_NEW_SHOE, _ROADS = "new_shoe", "practice.roads"


def require_playable(lesson: Lesson, setup: TableSetup) -> None:
    """Refuse a lesson that asks for what the table does not have, by file and key."""
    for why in _faults(lesson, setup):
        raise BadDefinition(f"{lesson.file or lesson.key}: {why}")


def _faults(lesson: Lesson, setup: TableSetup) -> Iterator[str]:
    for n, step in enumerate(lesson.steps, 1):
        yield from _of_step(step, setup, f"step[{n}]")
        is_of_roads = shows_roads(setup) or _ROADS in lesson.house
        if step.task == _NEW_SHOE and not is_of_roads:
            said = f"{setup.key} shows no roads, so nobody says that a shoe is new"
            yield f"step[{n}].task: {said}"
    for n, goal in enumerate(lesson.goals, 1):
        yield from _of_goal(goal, setup, f"goal[{n}]")
        yield from _of_claim(goal, lesson, setup, f"goal[{n}]")


def _of_step(step: WorldStep, setup: TableSetup, key: str) -> Iterator[str]:
    for player in step.players:
        yield from _of_seat(player.seat, setup, f"{key}.players")
        known = {*setup.own_wagers, *(row.key for row in setup.wagers), *_jackpot_wagers(setup)}
        for wager in player.wagers:
            if wager not in known:
                yield f"{key}.players: {setup.key} has no wager {wager!r}"
    for seat in step.late_chips:
        yield from _of_seat(seat, setup, f"{key}.late_chips")
    for place, hand in step.deal.items():
        if place == DEALER and hand == ANY and DEALER not in setup.hand_sizes:
            continue  # where the dealer has no hand, one that wins nothing is left out
        if at := seat_hand(place):
            yield from _of_seat(at.seat, setup, f"{key}.deal.{place}")
        elif place not in (*setup.hand_sizes, *SIDES):
            yield f"{key}.deal.{place}: no cards lie there at {setup.key}"
    yield from _of_task(step.task.split(), setup, f"{key}.task")


def _of_task(words: Sequence[str], setup: TableSetup, key: str) -> Iterator[str]:
    for seat in words[1:2]:
        yield from _of_seat(int(seat), setup, key)
    for line in words[2:]:
        if line not in _lines(setup):
            yield f"{key}: {setup.key} has no hand {line!r}"


def _of_goal(goal: Goal, setup: TableSetup, key: str) -> Iterator[str]:
    """A goal about a seat or a hand that the table does not have can never be met."""
    yield from _of_where(goal.where, setup, f"{key}.where")
    if goal.answer:
        yield from _of_seat(goal.seat, setup, f"{key}.seat")
    for event in goal.order:
        _, _, seat = event.partition(":")
        if seat.isdecimal():
            yield from _of_seat(int(seat), setup, f"{key}.order")


def _of_claim(goal: Goal, lesson: Lesson, setup: TableSetup, key: str) -> Iterator[str]:
    """A chip on a sensor is no hand: a seat without a wager in the game can claim nothing."""
    seat = goal.where.get("seat")
    if goal.must != "ClaimMade" or seat not in setup.seats or is_open(setup):
        return
    jackpots = {*_jackpot_wagers(setup)}
    laid = (one for step in lesson.steps for one in step.players)
    playing = {player.seat for player in setup.players}
    playing |= {player.seat for player in laid if not jackpots.issuperset(player.wagers)}
    if seat not in playing:
        seats = ", ".join(map(str, sorted(playing)))
        yield f"{key}.where.seat: nobody plays at seat {seat} of {setup.key}; choose one of {seats}"


def _of_where(where: Mapping[str, object], setup: TableSetup, key: str) -> Iterator[str]:
    if isinstance(seat := where.get("seat"), int):
        yield from _of_seat(seat, setup, f"{key}.seat")
    line = where.get("line")
    if line is not None and line not in _lines(setup):
        yield f"{key}.line: {setup.key} has no hand {line!r}, so nothing can meet this goal"


def _lines(setup: TableSetup) -> set[str]:
    return {line.key for jackpot in setup.jackpots.values() for line in jackpot.lines}


def _of_seat(seat: int, setup: TableSetup, key: str) -> Iterator[str]:
    if seat not in setup.seats:
        seats = f"{min(setup.seats)} to {max(setup.seats)}"
        yield f"{key}: {setup.key} has no seat {seat}; its seats are {seats}"


def _jackpot_wagers(setup: TableSetup) -> tuple[str, ...]:
    return ("progressive", *(jackpot.judge for jackpot in setup.jackpots.values()))
