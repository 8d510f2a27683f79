"""What every flow of the school is made from: the services, and how one flow leads to another."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from dealer_assist.errors import UserFacingError
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.school.people.people import People, Person
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.services import Finished, SchoolServices
from dealer_assist.ui.school.touches import Turned
from dealer_assist.ui.toolkit.flow import AskText, Flow, Stay, Step
from dealer_assist.ui.toolkit.values.frame import LESSONS
from dealer_assist.value import Value, replace

M = TypeVar("M")
T = TypeVar("T")
AnyFlow: TypeAlias = Flow[Any, Any]


class ReplayedAttempt(Value):
    """An attempt to replay: by its key, or a run that was just played; from which event."""

    key: str
    seq: int = 0
    finished: Finished | None = None
    back_words: str = ""
    is_model: bool = False


class Flows(Protocol):
    """Makes the flows: each screen leads to others without knowing them."""

    def who(self) -> AnyFlow: ...

    def today(self) -> AnyFlow: ...

    def class_list(self, said: str = "") -> AnyFlow: ...

    def maker(self) -> AnyFlow: ...

    def intro(self, lesson: str, *, is_placement: bool = False) -> AnyFlow: ...

    def rules(self, lesson: str) -> AnyFlow: ...

    def drills(self) -> AnyFlow: ...

    def drill(self, name: str) -> AnyFlow: ...

    def progress(self) -> AnyFlow: ...

    def attempts(self) -> AnyFlow: ...

    def replay(self, watched: ReplayedAttempt) -> AnyFlow: ...

    def person(self, trainee: Person) -> AnyFlow: ...

    def assign(self) -> AnyFlow: ...

    def records(self) -> AnyFlow: ...

    def comments(self, person: str = "") -> AnyFlow: ...

    def exams(self) -> AnyFlow: ...

    def exam_start(self, trainee: Person) -> AnyFlow: ...

    def exam(self, key: str) -> AnyFlow: ...

    def exam_drill(self, key: str, begun: DrillBegun) -> AnyFlow: ...


class School:
    """Shared by all flows of one stage; `changed` has every page made again."""

    def __init__(self, services: SchoolServices, flows: "Callable[[School], Flows]") -> None:
        self.services = services
        self.revision = 0
        self.flows = flows(self)

    @property
    def people(self) -> People:
        """Return everybody, and what is on record of them."""
        return self.services.register.people

    @property
    def learning(self) -> Learning:
        """Return who learns what, as of now."""
        return self.services.register.learning()

    @property
    def minute(self) -> str:
        """Return the time of day, as screens show it."""
        return self.services.clock.now().strftime("%H:%M")

    def changed(self) -> None:
        """Hear that something may look otherwise now."""
        self.revision += 1


class SchoolFlow(Flow[M, T], Generic[M, T]):
    """A page says what it shows in `shown`; it is made again when something was touched."""

    style = LESSONS

    def __init__(self, school: School) -> None:
        self.school = school
        self._made_of: object = None
        self._made: M | None = None
        self._turned: dict[str, int] = {}

    @abstractmethod
    def shown(self) -> M:
        """Make the page from what is on record."""

    def model(self) -> M:
        """Return the page; between two touches of one minute it is the same one."""
        made_of = (self.school.revision, self.school.minute)
        if self._made is None or made_of != self._made_of:
            self._made_of, self._made = made_of, self.shown()
        return self._made

    def turned(self, of: str = "") -> int | None:
        """Return the row that a list is seen from; None before it was turned."""
        return self._turned.get(of)

    def turn(self, touch: Turned) -> Step:
        """Show a list from a row on."""
        self._turned[touch.of] = touch.first
        return Stay()


def written(question: AskText) -> AskText:
    """Ask again where what was written is refused: it stays on the pad, with the reason."""

    def then(text: str) -> Step:
        try:
            return question.then(text)
        except UserFacingError as wrong:
            return written(replace(question, text=text, about=str(wrong)))

    return replace(question, then=then)
