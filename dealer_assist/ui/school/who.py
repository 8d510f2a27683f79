"""WHO learns: a name of the class list, a trainer's card, a new name, or nobody's."""

from collections import Counter
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg, joined
from dealer_assist.school.people.class_list import key_of
from dealer_assist.school.people.facts import PersonAdded
from dealer_assist.school.people.people import People, Person, folded
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.learning import GUEST
from dealer_assist.ui.school.lists import Offer, offers_page
from dealer_assist.ui.school.school import SchoolFlow, written
from dealer_assist.ui.school.touches import LeaveTouched, TrainerCardSwiped, Turned
from dealer_assist.ui.toolkit.flow import AskText, Instead, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import BarButton
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value

_LONGEST, _MOST_CARDS = 40, 5


class NameTouched(Value):
    """Somebody's own name."""

    person: str


class NewNameTouched(Value):
    """A name that is not on the list yet."""


class GuestTouched(Value):
    """Somebody who learns without a name."""


WhoTouch: TypeAlias = (
    NameTouched | TrainerCardSwiped | NewNameTouched | GuestTouched | LeaveTouched | Turned
)


class WhoFlow(SchoolFlow[Page[WhoTouch], WhoTouch]):
    """Leads to today, or for a trainer to the class."""

    help_topic = "school.who"

    def shown(self) -> Page[WhoTouch]:
        """Show the class list."""
        return who_page(self.school.people, self.school.minute, self.turned())

    def take(self, touch: WhoTouch) -> Step:
        """Sign somebody in, or lead off the school."""
        match touch:
            case NameTouched(person):
                return self._sign_in(self.school.people.persons[person])
            case TrainerCardSwiped(person):
                self.school.services.register.sign_in(self.school.people.persons[person])
                return Instead(self.school.flows.class_list())
            case NewNameTouched():
                about = Msg("It stands on the class list")
                back = Msg("No name is kept")
                return written(
                    AskText(Msg("Your name"), about, self._add, least_words=1, back_words=back)
                )
            case GuestTouched():
                return self._sign_in(GUEST)
            case Turned():
                return self.turn(touch)
            case LeaveTouched():
                self.school.services.lessons.leave()
                return Stay()
            case _:
                assert_never(touch)

    def _add(self, name: str) -> Step:
        words = " ".join(name.title().split())[:_LONGEST]
        key = key_of(words)
        if key not in self.school.people.persons:
            self.school.services.register.keep(PersonAdded(key, words))
        return self._sign_in(self.school.people.persons[key])

    def _sign_in(self, person: Person) -> Step:
        self.school.services.register.sign_in(person)
        return Instead(self.school.flows.today())


def who_page(people: People, clock: str, turned: int | None = None) -> Page[WhoTouch]:
    """Return the names of the class list, and the cards of those who teach."""
    listed = people.trainees()
    names = Counter(folded(one.name) for one in listed)
    offers: list[Offer[WhoTouch]] = [
        Offer(NameTouched(one.key), one.name, _detail(one, is_alone=names[folded(one.name)] == 1))
        for one in listed
    ]
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
    return offers_page(
        frame(Msg("SCHOOL"), (), prompt, bar, clock),
        Msg("The class list"),
        Msg("{n} names", one="{n} name", n=len(offers)),
        offers,
        turned,
        Msg("Nobody is on the list yet"),
        Msg("Trainers, by card"),
        cards,
    )


def _bar(*, has_names: bool) -> tuple[BarButton[WhoTouch], ...]:
    """Return the ways on; where nobody is on the list a name comes first, at the far right."""
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
    """Return the class; of two with the same name, the number too."""
    group = one.group or Msg("No class")
    return group if is_alone or not one.number else joined(", ", (group, one.number))
