"""WHO learns: a name of the class list or a trainer's, with its PIN, a new name, or nobody's."""

from collections import Counter
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg, joined
from dealer_assist.school.people.class_list import key_of
from dealer_assist.school.people.facts import PersonAdded
from dealer_assist.school.people.people import People, Person, folded
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.identity import answered_for, pin_chosen, proven
from dealer_assist.ui.school.learning import GUEST
from dealer_assist.ui.school.lists import Offer, offers_page
from dealer_assist.ui.school.school import SchoolFlow, written
from dealer_assist.ui.school.touches import LeaveTouched, TrainerTouched, Turned
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


class FirstTrainerTouched(Value):
    """Nobody teaches here yet: somebody becomes the first trainer."""


class GuestTouched(Value):
    """Somebody who learns without a name."""


WhoTouch: TypeAlias = (
    NameTouched
    | TrainerTouched
    | FirstTrainerTouched
    | NewNameTouched
    | GuestTouched
    | LeaveTouched
    | Turned
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
                return self._proven(self.school.people.persons[person])
            case TrainerTouched(person):
                return self._proven(self.school.people.persons[person])
            case FirstTrainerTouched():
                about = Msg("Two Supervisors answer for you")
                back = Msg("Nothing has changed")
                return written(
                    AskText(Msg("Your name"), about, self._first, least_words=1, back_words=back)
                )
            case NewNameTouched():
                about = Msg("On the class list")
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
        words = _as_name(name)
        key = key_of(words)
        if (known := self.school.people.persons.get(key)) is not None:
            return self._proven(known)

        def chosen(pin: str) -> Step:
            register = self.school.services.register
            person = Person(key, words)
            kept = register.pins.as_kept(person, pin)
            register.keep(PersonAdded(key, words), kept)
            return self._sign_in(self.school.people.persons[key])

        return pin_chosen(words, chosen)

    def _first(self, name: str) -> Step:
        """Have two of the staff answer for a first trainer, who then chooses a PIN."""
        words = _as_name(name)
        person = self.school.people.persons.get(key_of(words)) or Person(key_of(words), words)

        def named(by: tuple[str, ...]) -> Step:
            def chosen(pin: str) -> Step:
                self.school.services.register.pins.name_trainer(person, pin, by)
                return self._sign_in(self.school.people.persons[person.key])

            return pin_chosen(words, chosen)

        return answered_for(self.school, words, named)

    def _proven(self, person: Person) -> Step:
        return proven(self.school, person, lambda: self._sign_in(person))

    def _sign_in(self, person: Person) -> Step:
        self.school.services.register.sign_in(person)
        flows = self.school.flows
        return Instead(flows.class_list() if person.is_trainer else flows.today())


def _as_name(name: str) -> str:
    return " ".join(name.title().split())[:_LONGEST]


def who_page(people: People, clock: str, turned: int | None = None) -> Page[WhoTouch]:
    """Return the names of the class list, and the cards of those who teach."""
    listed = people.trainees()
    names = Counter(folded(person.name) for person in listed)
    offers: list[Offer[WhoTouch]] = [
        Offer(
            NameTouched(person.key),
            person.name,
            _detail(person, is_alone=names[folded(person.name)] == 1),
        )
        for person in listed
    ]
    cards = tuple(
        SimulatedCardModel(TrainerTouched(trainer.key), trainer.name, Msg("Trainer, with a PIN"))
        for trainer in people.trainers()
    )[:_MOST_CARDS]
    ask = Msg("Who's training? Touch your name") if offers else Msg("Who learns? Press NEW NAME")
    prompt = PromptModel(ask, Msg("A trainer types a PIN"))
    bar = _bar(has_names=bool(offers), has_trainer=bool(cards))
    return offers_page(
        frame(Msg("SCHOOL"), (), prompt, bar, clock),
        Msg("The class list"),
        Msg("{n} names", one="{n} name", n=len(offers)),
        offers,
        turned,
        Msg("The list is empty"),
        Msg("Trainers"),
        cards,
    )


def _bar(*, has_names: bool, has_trainer: bool) -> tuple[BarButton[WhoTouch], ...]:
    """Return the ways on; where nobody is on the list a name comes first, at the far right."""
    state = ActionState.AVAILABLE if has_names else ActionState.NEXT
    new = Button(NewNameTouched(), Msg("NEW NAME"), "plus", Msg("Write yours"), state)
    guest = Button(GuestTouched(), Msg("WITHOUT A NAME"), "play", Msg("No name is kept"))
    near, far = (new, guest) if has_names else (guest, new)
    answered = Msg("Two Supervisors answer")
    first = Button(FirstTrainerTouched(), Msg("FIRST TRAINER"), "person", answered)
    return (
        BarButton(Button(LeaveTouched(), Msg("BACK TO TABLE"), "arrow-left"), 340),
        BarButton(near, 340),
        *(() if has_trainer else (BarButton(first, 380),)),
        BarButton(far, 480, is_far=True),
    )


def _detail(person: Person, *, is_alone: bool) -> str:
    """Return the class; of two with the same name, the number too."""
    group = person.group or Msg("No class")
    return group if is_alone or not person.number else joined(", ", (group, person.number))
