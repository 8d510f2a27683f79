"""WHO from the class list."""

from collections import Counter

from dealer_assist.message import Msg, joined
from dealer_assist.school.people.people import People, Person, folded
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.frame import BarButton
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.lists.model import ListModel, Offer
from dealer_assist.ui.school.touches import LeaveTouched, TrainerCardSwiped
from dealer_assist.ui.school.who.model import GuestTouched, NameTouched, NewNameTouched, WhoTouch

_MOST_CARDS = 5


def who_model(people: People, clock: str) -> ListModel[WhoTouch]:
    """Offer the names of the class list, and the cards of those who teach."""
    listed = people.trainees()
    names = Counter(folded(one.name) for one in listed)
    offers = tuple(
        Offer(NameTouched(one.key), one.name, _detail(one, is_alone=names[folded(one.name)] == 1))
        for one in listed
    )
    cards = tuple(
        SimulatedCardModel(
            TrainerCardSwiped(one.key), Msg("Swipe {name}", name=one.name), Msg("Trainer")
        )
        for one in people.on_list()
        if one.is_trainer
    )[:_MOST_CARDS]
    ask = Msg("Who learns? Touch your name") if offers else Msg("Who learns? Press NEW NAME")
    prompt = PromptModel(ask, Msg("A trainer swipes a card"))
    bar = _bar(has_names=bool(offers))
    return ListModel(
        frame(Msg("SCHOOL"), (), prompt, bar, clock),
        Msg("The class list"),
        Msg("{n} names", one="{n} name", n=len(offers)),
        offers,
        Msg("Trainers, by card"),
        cards,
        Msg("Nobody is on the list yet"),
    )


def _bar(*, has_names: bool) -> tuple[BarButton[WhoTouch], ...]:
    """Give the ways on; where nobody is on the list a name comes first, and stands far right."""
    state = ActionState.AVAILABLE if has_names else ActionState.NEXT
    new = Button(NewNameTouched(), Msg("NEW NAME"), "plus", Msg("Write yours"), state)
    guest = Button(GuestTouched(), Msg("AS A GUEST"), "play", Msg("No name is kept"))
    near, far = (new, guest) if has_names else (guest, new)
    return (
        BarButton(Button(LeaveTouched(), Msg("BACK TO TABLE"), "arrow-left"), 340),
        BarButton(near, 340),
        BarButton(far, 480, is_far=True),
    )


def _detail(one: Person, *, is_alone: bool) -> str:
    """Give the class; of two with the same name, the number too."""
    group = one.group or Msg("No class")
    return group if is_alone or not one.number else joined(", ", (group, one.number))
