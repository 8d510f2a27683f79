"""WHO: somebody begins by name, by card, or as a guest."""

from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.school.people.class_list import key_of
from dealer_assist.school.people.facts import PersonAdded
from dealer_assist.school.people.people import Person
from dealer_assist.ui.school.learning import GUEST
from dealer_assist.ui.school.lists.model import ListModel
from dealer_assist.ui.school.school import SchoolFlow, written
from dealer_assist.ui.school.touches import LeaveTouched, TrainerCardSwiped
from dealer_assist.ui.school.who.model import GuestTouched, NameTouched, NewNameTouched, WhoTouch
from dealer_assist.ui.school.who.presenter import who_model
from dealer_assist.ui.toolkit.flow import AskText, Instead, Stay, Step

_LONGEST = 40


class WhoFlow(SchoolFlow[ListModel[WhoTouch], WhoTouch]):
    """Leads to today, or for a trainer to the class."""

    help_topic = "school.who"

    def shown(self) -> ListModel[WhoTouch]:
        """Show the class list."""
        return who_model(self.school.people, self.school.minute)

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
