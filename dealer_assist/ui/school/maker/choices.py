"""What a part of a lesson that is made can be instead; each choice carries what comes of it."""

from collections.abc import Iterator

from dealer_assist.catalog.lessons import Goal, Scoring, WorldStep
from dealer_assist.message import Msg
from dealer_assist.school.making import maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.table.places import DEALER, is_first_hand
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.school.learning import minutes_words
from dealer_assist.ui.school.lists import Offer, OfferTouched, RowMark
from dealer_assist.value import replace

_PACE_POINTS = 20
_SLOWER_S = (0, 15, 30, 60, 90, 120)
_WITHIN_S = (0, 5, 10, 15, 20, 30)
_POINTS = (5, 10, 15, 20, 30, 40)
_SENSOR = "fault sensor "


def pace_offers(draft: Draft) -> Iterator[Offer[OfferTouched[Scoring]]]:
    """Offer times to finish by: about that of the run, and slower ones."""
    begin, end = maker_line.span(draft.recorded)
    taken, score = -(-(end - begin) // 5000) * 5, draft.lesson.score
    for more in _SLOWER_S:
        label = Msg("Finish by {time}", time=minutes_words(taken + more))
        about = Msg("At twice the time it brings nothing")
        yield Offer(OfferTouched(_with_pace(score, taken + more)), label, about)
    yield Offer(OfferTouched(_with_pace(score, 0)), Msg("No pace is counted"))


def _with_pace(score: Scoring, target: int) -> Scoring:
    points = _PACE_POINTS if target else 0
    return replace(score, target_s=target, slowest_s=2 * target, pace_points=points)


def step_offers(
    step: WorldStep, setup: TableSetup
) -> Iterator[Offer[OfferTouched[WorldStep | None]]]:
    """Offer other hands for the places that are dealt to, and to leave the step out."""
    lines = next(iter(setup.jackpots.values())).lines if setup.jackpots else ()
    for place in step.deal:
        if is_first_hand(place):
            for line in lines:
                about = Msg("Seat {seat}", seat=place)
                yield Offer(OfferTouched(_dealt(step, place, line.key)), line.label, about)
        yield Offer(OfferTouched(_dealt(step, place, "any")), Msg("Any cards"), _place_words(place))
    yield Offer(OfferTouched(None), Msg("Take it away"), Msg("Does not happen"))


def _place_words(place: str) -> str:
    if is_first_hand(place):
        return Msg("Seat {seat}", seat=place)
    return Msg("Dealer") if place == DEALER else place


def _dealt(step: WorldStep, place: str, hand: str) -> WorldStep:
    return replace(step, deal={**step.deal, place: hand})


def goal_offers(goal: Goal, setup: TableSetup) -> Iterator[Offer[OfferTouched[Goal | None]]]:
    """Offer what a goal can be made of; what it is made of now is marked."""
    name = goal.must or goal.must_not
    if name == "ClaimMade":
        for seat in setup.seats:
            other = replace(goal, where={**goal.where, "seat": seat})
            yield _offer(goal, other, Msg("Seat {seat}", seat=seat), Msg("Whose hand"))
    if name == "ClaimMade" and goal.must:
        for line in next(iter(setup.jackpots.values())).lines if setup.jackpots else ():
            other = replace(goal, where={**goal.where, "line": line.key})
            yield _offer(goal, other, line.label, Msg("Which hand"))
        for seconds in _WITHIN_S:
            words: str = Msg("Within {n} s", n=seconds) if seconds else Msg("In any time")
            yield _offer(goal, replace(goal, within_s=seconds), words, Msg("How soon"))
    for points in _POINTS:
        words = Msg("{n} points", n=points)
        yield _offer(goal, replace(goal, points=points), words, Msg("What it brings"))
    yield Offer(OfferTouched(None), Msg("Take it away"), Msg("No longer counts"))


def _offer(goal: Goal, other: Goal, label: str, about: str) -> Offer[OfferTouched[Goal | None]]:
    return Offer(
        OfferTouched(other), label, about, RowMark.PICKED if other == goal else RowMark.PLAIN
    )


def tag_offers(
    step: WorldStep, setup: TableSetup
) -> Iterator[Offer[OfferTouched[WorldStep | None]]]:
    """Offer what a fault on the line can be made of."""
    if step.late_chips or any(words.startswith(_SENSOR) for words in step.trouble):
        for seat in setup.seats:
            about = Msg("Where it happens")
            yield Offer(OfferTouched(_at_seat(step, seat)), Msg("Seat {seat}", seat=seat), about)
    yield Offer(OfferTouched(None), Msg("Take it away"), Msg("Off the line"))


def _at_seat(step: WorldStep, seat: int) -> WorldStep:
    if step.late_chips:
        return replace(step, late_chips=(seat,))
    _, _, rest = step.trouble[0].removeprefix(_SENSOR).partition(" ")
    return replace(step, trouble=(f"{_SENSOR}{seat} {rest}",))
