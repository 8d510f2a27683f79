"""RECORDS: the class written with names or without, and for how long the house keeps names."""

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg, joined
from dealer_assist.school.people.forgetting import NO_LIMIT
from dealer_assist.school.people.progress import class_of, class_written
from dealer_assist.ui.school.identity import confirmed
from dealer_assist.ui.school.lists import (
    ListFlow,
    ListTouch,
    Offer,
    OfferTouched,
    RowMark,
    list_page,
)
from dealer_assist.ui.school.school import School
from dealer_assist.ui.school.week_sheet import FILE, week_page
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.value import Value

_CLASS, _NAMELESS = "class.csv", "class-no-names.csv"
_KEPT = {
    NO_LIMIT: Msg("Keep names"),
    90: Msg("Names go after 3 months"),
    365: Msg("Names go after 1 year"),
    730: Msg("Names go after 2 years"),
    1825: Msg("Names go after 5 years"),
}


class ClassWritten(Value):
    """The class as a file; where `has_names`, its week as a sheet too."""

    has_names: bool


class NamesKeptFor(Value):
    """Names go when nothing was done for so many days; 0 is never."""

    days: int


RecordChoice: TypeAlias = ClassWritten | NamesKeptFor


class Records:
    """Writes what is on record, and sets the rule by which names go."""

    def __init__(self, school: School) -> None:
        self._school, self._said = school, ""

    def flow(self) -> ListFlow[RecordChoice]:
        """Return the list to choose from."""
        return ListFlow(self._school, self._page, self._chosen)

    def _page(self, turned: int | None) -> Page[ListTouch[RecordChoice]]:
        prompt = PromptModel(
            self._said or Msg("Write the class, or say how long names are kept"),
            is_sentence=bool(self._said),
        )
        offers = tuple(self._offers())
        title = Msg("Records")
        return list_page(self._school.learning, title, prompt, offers, turned, back=Msg("CLASS"))

    def _offers(self) -> Iterator[Offer[OfferTouched[RecordChoice]]]:
        people, now = self._school.people, self._school.learning.now
        sheet = joined(", ", (_CLASS, FILE))
        yield Offer(OfferTouched(ClassWritten(has_names=True)), Msg("Export with names"), sheet)
        yield Offer(
            OfferTouched(ClassWritten(has_names=False)), Msg("Export without names"), _NAMELESS
        )
        for days, label in _KEPT.items():
            n = len(people.overdue(days, now))
            going = Msg("{n} names go now", one="{n} name goes now", n=n)
            mark = RowMark.PICKED if days == people.kept_days else RowMark.PLAIN
            touch: OfferTouched[RecordChoice] = OfferTouched(NamesKeptFor(days))
            yield Offer(touch, label, going if n else Msg("None goes now"), mark)

    def _chosen(self, choice: RecordChoice) -> Step:
        self._said = ""
        match choice:
            case ClassWritten(has_names):
                self._said = self._export() if has_names else self._without_names()
                return Stay()
            case NamesKeptFor(days):
                return confirmed(self._school, _KEPT[days], lambda: self._kept_for(days))
            case _:
                assert_never(choice)

    def _kept_for(self, days: int) -> Step:
        n = self._school.services.register.keep_names(days)
        gone = Msg("{n} names deleted", one="{n} name deleted", n=n)
        self._said = joined(". ", (_KEPT[days], gone)) if n else _KEPT[days]
        return Stay()

    def _export(self) -> str:
        """Write the class as a file, its week as a sheet; say where they are."""
        learning, lists = self._school.learning, self._school.services.lists
        lessons = {lesson.key: lesson for lesson in learning.lessons}
        rows = class_of(learning.people, lessons, learning.now)
        said = lists.write(_CLASS, class_written(learning.people, rows))
        page = week_page(rows, learning.people, lessons, learning.now, learning.game)
        return joined(". ", (said, lists.print_page(FILE, page)))

    def _without_names(self) -> str:
        """Write the class with a pseudonym for each name."""
        learning, lists = self._school.learning, self._school.services.lists
        lessons, people = {lesson.key: lesson for lesson in learning.lessons}, lists.nameless()
        return lists.write(
            _NAMELESS, class_written(people, class_of(people, lessons, learning.now))
        )
