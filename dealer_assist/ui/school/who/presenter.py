"""WHO from the class list."""

from dealer_assist.message import Msg
from dealer_assist.school.people.people import People
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
    offers = tuple(
        Offer(NameTouched(one.key), one.name, one.group or Msg("No class"))
        for one in people.trainees()
    )
    cards = tuple(
        SimulatedCardModel(
            TrainerCardSwiped(one.key), Msg("Swipe {name}", name=one.name), Msg("Trainer")
        )
        for one in people.on_list()
        if one.is_trainer
    )[:_MOST_CARDS]
    as_guest = ActionState.AVAILABLE if offers else ActionState.NEXT
    guest = Button(GuestTouched(), Msg("AS A GUEST"), "play", Msg("No name is kept"), as_guest)
    bar: tuple[BarButton[WhoTouch], ...] = (
        BarButton(Button(LeaveTouched(), Msg("BACK TO TABLE"), "arrow-left"), 340),
        BarButton(Button(NewNameTouched(), Msg("NEW NAME"), "plus", Msg("Write yours")), 340),
        BarButton(guest, 480, is_far=True),
    )
    prompt = PromptModel(Msg("Who learns? Touch your name"), Msg("A trainer swipes a card"))
    return ListModel(
        frame(Msg("SCHOOL"), (), prompt, bar, clock),
        Msg("The class list"),
        Msg("{n} names", one="{n} name", n=len(offers)),
        offers,
        Msg("Trainers, by card"),
        cards,
        Msg("Nobody is on the list yet"),
    )
