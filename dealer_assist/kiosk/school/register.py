"""Who learns at this table, from the file of people; and what is put into it."""

from collections.abc import Callable

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.desk.clock import Clock
from dealer_assist.school.people.facts import Fact, NamesKept, What
from dealer_assist.school.people.file import PeopleFile
from dealer_assist.school.people.forgetting import ASKED
from dealer_assist.school.people.identity import PinDesk
from dealer_assist.school.people.people import People, Person, past_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.table.presenter.jackpots.offer import system


class KioskRegister:
    """Knows who is signed in; a guest until a person is."""

    def __init__(
        self,
        file: PeopleFile,
        here: TableSetup,
        clock: Clock,
        lessons: Callable[[], tuple[Lesson, ...]],
    ) -> None:
        self._file, self._here, self._clock, self._lessons = file, here, clock, lessons
        self.person = GUEST
        self.pins = PinDesk(file, clock.now)

    @property
    def people(self) -> People:
        """Return everybody, and what is on record of them."""
        return self._file.people

    def keep(self, *whats: What) -> tuple[Fact, ...]:
        """Put facts on record."""
        return self._file.keep(*whats)

    def forget(self, person: Person) -> None:
        """Delete a name, as the trainer who is signed in wants it."""
        self._file.forget(person.key, (self.person.name,), ASKED)

    def keep_names(self, days: int) -> int:
        """Keep names for so many days from now on; return how many go at once."""
        self._file.keep(NamesKept(days, (self.person.name,)))
        return len(self._file.forget_overdue())

    def sign_in(self, person: Person) -> None:
        """Have a person learn, or teach, from now on."""
        self.person = person

    def learning(self) -> Learning:
        """Return who learns what, as of now."""
        return Learning(
            self._here.game_name,
            system(self._here),
            self._here.key,
            self._lessons(),
            past_of(self.people, self.person.key),
            self._clock.now(),
            self.people,
            self.person,
        )
