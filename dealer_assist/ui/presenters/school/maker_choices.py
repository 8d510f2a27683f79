"""What a part of a lesson that is made can be instead: key, words, and what they are about."""

from collections.abc import Iterator
from dataclasses import replace

from dealer_assist.catalog.lessons import Goal, Scoring, Step
from dealer_assist.message import Msg
from dealer_assist.school.making import maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.presenters.school.learning import minutes_words

PACE_POINTS = 20


def pace_offers(draft: Draft) -> Iterator[tuple[str, str, str]]:
    """Offer times to finish by: about that of the run, and slower ones."""
    begin, end = maker_line.span(draft.recorded)
    taken = -(-(end - begin) // 5000) * 5
    for more in (0, 15, 30, 60, 90, 120):
        label = Msg("Finish by {time}", time=minutes_words(taken + more))
        yield f"pace {taken + more}", label, Msg("At twice the time it brings nothing")
    yield "pace 0", Msg("No pace is counted"), ""


def with_pace(score: Scoring, choice: str) -> Scoring:
    """Give a scoring with another time to finish by."""
    target = int(choice.removeprefix("pace "))
    points = PACE_POINTS if target else 0
    return replace(score, target_s=target, slowest_s=2 * target, pace_points=points)


def step_offers(step: Step, setup: TableSetup) -> Iterator[tuple[str, str, str]]:
    """Offer other hands for the seats that are dealt to, and to leave the step out."""
    lines = next(iter(setup.jackpots.values())).lines if setup.jackpots else ()
    for place in step.deal:
        if place.isdecimal():
            for line in lines:
                yield f"deal {place} {line.key}", line.label, Msg("Seat {seat}", seat=place)
        yield f"deal {place} any", Msg("Any cards"), _place_words(place)
    yield "remove", Msg("Take it away"), Msg("It does not happen")


def _place_words(place: str) -> str:
    if place.isdecimal():
        return Msg("Seat {seat}", seat=place)
    return Msg("Dealer") if place == "dealer" else place


def step_dealt(step: Step, choice: str) -> Step:
    """Give a step with another hand at one place."""
    _, place, hand = choice.split(" ")
    return replace(step, deal={**step.deal, place: hand})


def goal_offers(goal: Goal, setup: TableSetup) -> Iterator[tuple[str, str, str]]:
    """Offer what a goal can be made of: key, label and what it is about."""
    name = goal.must or goal.must_not
    if name == "ClaimMade":
        for seat in setup.seats:
            yield f"seat {seat}", Msg("Seat {seat}", seat=seat), Msg("Whose hand")
    if name == "ClaimMade" and goal.must:
        for line in next(iter(setup.jackpots.values())).lines if setup.jackpots else ():
            yield f"line {line.key}", line.label, Msg("Which hand")
        for seconds in (0, 5, 10, 15, 20, 30):
            words: str = Msg("Within {n} s", n=seconds) if seconds else Msg("In any time")
            yield f"within {seconds}", words, Msg("How soon")
    for points in (5, 10, 15, 20, 30, 40):
        yield f"points {points}", Msg("{n} points", n=points), Msg("What it brings")
    yield "remove", Msg("Take it away"), Msg("It counts no more")


def chosen_of(goal: Goal) -> frozenset[str]:
    """Give the keys of what a goal is made of now."""
    where = goal.where
    return frozenset(
        {
            f"seat {where.get('seat')}",
            f"line {where.get('line')}",
            f"within {goal.within_s}",
            f"points {goal.points}",
        }
    )


def goal_with(goal: Goal, choice: str) -> Goal:
    """Give a goal with one thing of it chosen anew."""
    what, _, value = choice.partition(" ")
    match what:
        case "seat":
            return replace(goal, where={**goal.where, "seat": int(value)})
        case "line":
            return replace(goal, where={**goal.where, "line": value})
        case "within":
            return replace(goal, within_s=int(value))
        case _:
            return replace(goal, points=int(value))


def tag_offers(step: Step, setup: TableSetup) -> Iterator[tuple[str, str, str]]:
    """Offer what a fault on the line can be made of."""
    if step.late_chips or any(words.startswith("fault sensor") for words in step.trouble):
        for seat in setup.seats:
            yield f"seat {seat}", Msg("Seat {seat}", seat=seat), Msg("Where it happens")
    yield "remove", Msg("Take it away"), Msg("Off the line")


def step_with(step: Step, choice: str) -> Step:
    """Give a fault at another seat."""
    seat = int(choice.removeprefix("seat "))
    if step.late_chips:
        return replace(step, late_chips=(seat,))
    _, _, rest = step.trouble[0].removeprefix("fault sensor ").partition(" ")
    return replace(step, trouble=(f"fault sensor {seat} {rest}",))
