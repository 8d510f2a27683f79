"""WHO, ALL DRILLS and the list of attempts: what there is to choose from."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from dealer_assist.message import Msg
from dealer_assist.school.people.memory import SkillMemory
from dealer_assist.school.people.people import Past, People
from dealer_assist.school.people.skills import skill_of
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.choosing import ChoosingModel
from dealer_assist.ui.models.school.drill import OfferModel
from dealer_assist.ui.models.school.frame import BarButton, FrameModel
from dealer_assist.ui.presenters.school.learning import TRAINING, Learning, day_words, minutes_words

LEAVE, GUEST, NEW_NAME, TODAY = "leave school", "guest", "new name", "today"


def who_model(people: People, clock: str, refusal: str = "") -> ChoosingModel:
    """Offer the names of the class list, and the cards of those who teach."""
    persons = people.trainees()
    offers = tuple(OfferModel(one.key, one.name, one.group or Msg("No class")) for one in persons)
    cards = tuple(
        SimulatedCardModel(one.key, Msg("Swipe {name}", name=one.name), Msg("Trainer"))
        for one in people.on_list()
        if one.is_trainer
    )[:5]
    bar = (
        BarButton(ActionModel(LEAVE, Msg("BACK TO TABLE"), "arrow-left"), 340),
        BarButton(ActionModel(NEW_NAME, Msg("NEW NAME"), "plus", Msg("Write yours")), 340),
        BarButton(
            ActionModel(
                GUEST,
                Msg("AS A GUEST"),
                "play",
                Msg("No name is kept"),
                ActionState.AVAILABLE if offers else ActionState.NEXT,
            ),
            480,
            is_far=True,
        ),
    )
    around = FrameModel(
        TRAINING,
        Msg("SCHOOL"),
        (),
        PromptModel(
            refusal or Msg("Who learns? Touch your name"),
            "" if refusal else Msg("A trainer swipes a card"),
        ),
        "",
        bar,
        clock,
        Msg("Simulated devices"),
    )
    note = Msg("{n} names", one="{n} name", n=len(offers))
    return ChoosingModel(
        around,
        Msg("The class list"),
        note,
        offers,
        Msg("Trainers, by card"),
        cards,
        Msg("Nobody is on the list yet"),
    )


def drills_model(
    learning: Learning, drills: Sequence[str], memory: Mapping[str, SkillMemory]
) -> ChoosingModel:
    """Offer every drill that has something to ask about this game."""
    around = _frame(learning, Msg("Touch a drill"), Msg("New cards every time"))
    offers = tuple(
        OfferModel(name, skill_of(name).label, _remembered(memory.get(name))) for name in drills
    )
    note = Msg("{n} drills for {game}", n=len(offers), game=learning.game)
    return ChoosingModel(around, Msg("All drills"), note, offers)


def attempts_model(learning: Learning, refusal: str = "") -> ChoosingModel:
    """Offer every attempt for its replay, the newest first."""
    around = _frame(learning, refusal or Msg("Touch an attempt to see it again"), "")
    offers = tuple(_attempts(learning, learning.past))
    note = Msg("{n} attempts", one="{n} attempt", n=len(offers))
    nothing = Msg("No lesson was played yet")
    return ChoosingModel(around, Msg("Attempts"), note, offers, nothing=nothing)


def person_model(learning: Learning, name: str, past: Sequence[Past]) -> ChoosingModel:
    """Offer somebody's attempts to the trainer."""
    around = _frame(learning, Msg("Touch an attempt, then COMMENT"), "", Msg("BACK"))
    offers = tuple(_attempts(learning, past))
    note = Msg("{n} attempts", one="{n} attempt", n=len(offers))
    return ChoosingModel(around, name, note, offers, nothing=Msg("No lesson was played yet"))


def trainers_model(
    learning: Learning, title: str, prompt: str, offers: Sequence[OfferModel], back_to: str = ""
) -> ChoosingModel:
    """Offer something to a trainer; the way back leads to the class where nothing else is said."""
    around = _frame(learning, prompt, "", back_to or Msg("CLASS"))
    return ChoosingModel(around, title, "", tuple(offers), nothing=Msg("There is nothing here yet"))


def part_model(learning: Learning, title: str, offers: Sequence[OfferModel]) -> ChoosingModel:
    """Offer what a part of a lesson that is made can be instead."""
    around = _frame(learning, Msg("Touch what it should be"), title, Msg("BACK"))
    return ChoosingModel(around, title, "", tuple(offers))


def _attempts(learning: Learning, past: Sequence[Past]) -> Iterator[OfferModel]:
    for one in reversed(past):
        if learning.number(one.lesson):
            title = learning.lesson(one.lesson).title
            yield OfferModel(
                one.key, title, _told(learning.now, one.at_ms, one.points, one.seconds)
            )


def _told(now: datetime, at_ms: int, points: int, seconds: int) -> str:
    return Msg(
        "{points} points, {time}, {day}",
        points=points,
        time=minutes_words(seconds),
        day=day_words(at_ms, now, now.tzinfo),
    )


def _remembered(memory: SkillMemory | None) -> str:
    if memory is None:
        return Msg("Not begun")
    return Msg(
        "{right} of the last {last} right, {n} answers",
        right=memory.right_of_last,
        last=memory.last,
        n=memory.answers,
    )


def frame(learning: Learning, prompt: PromptModel, bar: tuple[BarButton, ...]) -> FrameModel:
    """Give the frame of a list."""
    return FrameModel(
        TRAINING,
        Msg("SCHOOL"),
        learning.facts(),
        prompt,
        "",
        bar,
        learning.clock,
        Msg("Simulated devices"),
    )


def _frame(learning: Learning, line: str, detail: str, back_to: str = "") -> FrameModel:
    back = ActionModel(TODAY, back_to or Msg("TODAY"), "arrow-left")
    return frame(learning, PromptModel(line, detail), (BarButton(back, 260),))
