"""Pages to choose one thing from: drills, attempts, tests, comments, class lists, parts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import Enum
from typing import Any, Generic, TypeAlias, TypeVar, assert_never

from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import Exam, exams
from dealer_assist.school.people.memory import SkillMemory
from dealer_assist.school.people.people import Past, People, told_apart
from dealer_assist.school.people.skills import skill_of
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.learning import Learning, day_words, minutes_words
from dealer_assist.ui.school.nodes import GAP
from dealer_assist.ui.school.paged import Paged
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched, Turned
from dealer_assist.ui.toolkit.flow import Back, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Faced,
    Icon,
    Ink,
    Look,
    Node,
    Page,
    Panel,
    StaffCard,
    Text,
    column,
    row,
    rule,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import BarButton, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value, replace

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
V = TypeVar("V")
_LOOK_MS = 1000
"""How often what is outside the school is looked for: a stick may be plugged in."""
_INSET, _HEAD, _FOOT = 24.0, 88.0, 18.0
_ABREAST, _HIGH = 4, 100.0
_CARDS, _CARD, _CARD_WIDTH = 190.0, 112.0, 330.0


class OfferTouched(Value, Generic[V]):
    """One of the list was touched."""

    value: V


ListTouch: TypeAlias = OfferTouched[V] | BackTouched | Turned


class ListFlow(SchoolFlow[Page[ListTouch[V]], ListTouch[V]], Generic[V]):
    """Is told how the page is made, turned to a row, and what a choice leads to.

    What is outside the school may come and go while it is shown: that is seen without a touch.
    """

    help_topic = "school.lists"

    def __init__(
        self,
        school: School,
        offered: Callable[[int | None], Page[ListTouch[V]]],
        chosen: Callable[[V], Step],
        back: Callable[[], Step] = Back,
        *,
        is_outside: bool = False,
    ) -> None:
        super().__init__(school)
        self._offered, self._chosen, self._back = offered, chosen, back
        self._is_outside, self._looked_at_ms = is_outside, 0

    def shown(self) -> Page[ListTouch[V]]:
        """Show what there is to choose."""
        return self._offered(self.turned())

    def take(self, touch: ListTouch[V]) -> Step:
        """Hear of the choice, or go back."""
        match touch:
            case OfferTouched(value):
                return self._chosen(value)
            case Turned():
                return self.turn(touch)
            case BackTouched():
                return self._back()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Look again once a second for what comes from outside."""
        if self._is_outside and now_ms - self._looked_at_ms >= _LOOK_MS:
            self._looked_at_ms = now_ms
            if self.shown() != self.model():
                self.school.changed()
        return Stay()


class RowMark(Enum):
    """How something to choose is marked: plain, picked, or judged."""

    PLAIN = "plain"
    PICKED = "picked"
    RIGHT = "right"
    WRONG = "wrong"


class Offer(Value, Generic[T_co]):
    """One thing to choose, with what a touch of it tells; `detail` says more in small letters."""

    touch: T_co
    label: str
    detail: str = ""
    mark: RowMark = RowMark.PLAIN
    is_judged: bool = False


class OfferWords(Node):
    """The words of something to choose: a short label in the middle, else at the left."""

    label: str
    detail: str
    ink: Ink
    is_marked: bool


_MARKS = {RowMark.RIGHT: ("check", "ok"), RowMark.WRONG: ("cross", "fault")}


def offered(offer: Offer[Any]) -> Faced:
    """Return what is touched to choose: raised, white when picked, green or coral when judged."""
    fill, edge, ink = _inks(offer)
    mark = _MARKS.get(offer.mark)
    words = OfferWords(offer.label, offer.detail, ink, mark is not None)
    inner = row(Icon(mark[0], 40, mark[1], 3.4) if mark else None, words, gap=14)
    line = 2.0 if offer.mark is RowMark.PLAIN else 4.0
    face = Panel(inner, fill=fill, edge=edge, line=line, pad=(20, 8, 16, 8))
    is_plain = offer.mark is RowMark.PLAIN and not offer.is_judged
    pressed = replace(face, fill="pressed") if is_plain else None
    shut = Msg("Answered") if offer.is_judged else ""
    return Faced(Look(offer.touch, offer.label, face, pressed, offer.detail, shut))


def _inks(offer: Offer[Any]) -> tuple[Ink, Ink, Ink]:
    match offer.mark:
        case RowMark.RIGHT:
            return "ok_well", "ok", "text_1"
        case RowMark.WRONG:
            return "fault_well", "fault", "fault_text"
        case RowMark.PICKED:
            return "selected", "selected", "selected_ink"
        case RowMark.PLAIN if offer.is_judged:
            return "well", "line", "text_2"
        case RowMark.PLAIN:
            return "raised", "line_strong", "text_1"
        case _:
            assert_never(offer.mark)


def offers_page(
    around: ScreenFrame[T],
    title: str,
    note: str,
    offers: Sequence[Offer[T]],
    turned: int | None,
    nothing: str = "",
    cards_title: str = "",
    cards: Sequence[SimulatedCardModel] = (),
) -> Page[T]:
    """Return a page of offers, four abreast, above the cards that may be swiped instead."""
    pages = Paged(tuple(map(offered, offers)), turned, _HIGH, abreast=_ABREAST)
    empty = Text(nothing, "heavy_34", "text_2", CENTRE) if not offers else None
    listed = stack(pages.between(_ends, title, note), empty)
    swiped = column(
        rule(),
        space(12),
        Text(cards_title, "bold_24").of(40),
        space(),
        row(*(StaffCard(card).of(_CARD_WIDTH) for card in cards), gap=GAP).of(_CARD),
    )
    below = (swiped.of(_CARDS - _FOOT), space(_FOOT)) if cards else ()
    return Page(Panel(column(listed, space(_FOOT), *below), pad=(_INSET, 0)), around)


def _ends(title: str, note: str, arrows: Node | None, seen: str) -> tuple[Node, Node]:
    line = row(
        Text(title, "bold_28").hug(), Text(note, "medium_22", "text_2", RIGHT), arrows, gap=20
    )
    return column(space(12), line.of(56), space()).of(_HEAD), space(0)


def list_page(
    learning: Learning,
    title: str,
    prompt: PromptModel,
    offers: Sequence[Offer[OfferTouched[V]]],
    turned: int | None,
    *,
    back: str,
    note: str = "",
    nothing: str = Msg("There is nothing here yet"),
    is_filled_in_class: bool = False,
) -> Page[ListTouch[V]]:
    """Return a list; `back` are the words of the way back.

    Where nothing can be touched and what is missing comes about in the class, the way is there.
    """
    state = ActionState.AVAILABLE
    if is_filled_in_class and not offers:
        prompt, state = PromptModel(Msg("Go back to the class")), ActionState.NEXT
    leave = Button(BackTouched(), back, "arrow-left", state=state)
    way: BarButton[ListTouch[V]] = BarButton(leave, 260)
    around = frame(Msg("SCHOOL"), learning.facts(), prompt, (way,), learning.clock)
    return offers_page(around, title, note, offers, turned, nothing)


def drills_page(
    learning: Learning, drills: Sequence[str], memory: Mapping[str, SkillMemory], turned: int | None
) -> Page[ListTouch[str]]:
    """Offer every drill that has something to ask about this game."""
    offers = [
        Offer(OfferTouched(name), skill_of(name).label, _remembered(memory.get(name)))
        for name in drills
    ]
    return list_page(
        learning,
        Msg("All drills"),
        PromptModel(Msg("Touch a drill"), Msg("New cards every time")),
        offers,
        turned,
        back=Msg("TODAY"),
        note=Msg("{n} drills for {game}", n=len(offers), game=learning.game),
    )


def attempts_page(learning: Learning, turned: int | None) -> Page[ListTouch[str]]:
    """Offer every attempt for its replay, the newest first."""
    ask = PromptModel(Msg("Touch an attempt to see it again"))
    return _attempts_list(learning, Msg("Attempts"), ask, learning.past, Msg("TODAY"), turned)


def person_attempts_page(
    learning: Learning, name: str, past: Sequence[Past], turned: int | None
) -> Page[ListTouch[str]]:
    """Offer somebody's attempts to the trainer."""
    ask = PromptModel(Msg("Touch an attempt, then COMMENT"))
    return _attempts_list(learning, name, ask, past, Msg("BACK"), turned)


def _attempts_list(
    learning: Learning,
    title: str,
    prompt: PromptModel,
    past: Sequence[Past],
    back: str,
    turned: int | None,
) -> Page[ListTouch[str]]:
    offers = tuple(_attempts(learning, past))
    note = Msg("{n} attempts", one="{n} attempt", n=len(offers))
    nothing = Msg("No lesson was played yet")
    return list_page(learning, title, prompt, offers, turned, back=back, note=note, nothing=nothing)


def _attempts(learning: Learning, past: Sequence[Past]) -> Iterator[Offer[OfferTouched[str]]]:
    for one in reversed(past):
        if learning.number(one.lesson):
            told = _told(learning.now, one.at_ms, one.points, one.seconds)
            yield Offer(OfferTouched(one.key), learning.lesson(one.lesson).title, told)


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
        "{right} of the last {last} right, {all} total",
        right=memory.right_of_last,
        last=memory.last,
        all=memory.answers,
    )


def exams_page(learning: Learning, turned: int | None) -> Page[ListTouch[str]]:
    """Offer the tests at this table, those that wait for something first."""
    people = learning.people
    known = [exam for exam in exams(people) if exam.table == learning.table]
    known.sort(key=lambda exam: not exam.is_open)
    names = told_apart(people.persons.values())
    offers = [Offer(OfferTouched(exam.key), names[exam.person], _stands(exam)) for exam in known]
    ask = PromptModel(Msg("Touch a test"))
    nothing = Msg("No test yet: in the class, touch a trainee, then START AN EXAM")
    title = Msg("Table tests")
    return list_page(
        learning,
        title,
        ask,
        offers,
        turned,
        back=Msg("CLASS"),
        nothing=nothing,
        is_filled_in_class=True,
    )


def _stands(exam: Exam) -> str:
    if exam.is_trial:
        return Msg("Trial run of the model dealer, {points} points", points=exam.points)
    if exam.is_open and exam.next_part is not None:
        return Msg("Part {n} of {all} is next", n=exam.next_part.number, all=len(exam.parts))
    if exam.is_open:
        return Msg("Waits for marks and the card")
    if exam.verdict.is_passed:
        return Msg("Passed, {points} points", points=exam.points)
    return exam.verdict.why or Msg("Not passed")


def comments_page(learning: Learning, person: str, turned: int | None) -> Page[ListTouch[str]]:
    """Offer every comment, or those on somebody's attempts; touched, its moment is shown."""
    ask = PromptModel(Msg("Touch one to see its moment"))
    offers = comments_offered(learning.people, person)
    back = Msg("BACK") if person else Msg("CLASS")
    nothing = Msg("No comment yet: open an attempt of a trainee, then COMMENT")
    title = Msg("Comments")
    return list_page(
        learning,
        title,
        ask,
        offers,
        turned,
        back=back,
        nothing=nothing,
        is_filled_in_class=not person,
    )


def comments_offered(people: People, person: str = "") -> list[Offer[OfferTouched[str]]]:
    """Offer every comment, or those on somebody's attempts, the newest first."""
    rows, names = [], told_apart(people.persons.values())
    for comment in reversed(people.comments.values()):
        attempt = people.attempts.get(comment.attempt)
        of = attempt.kept.person if attempt else ""
        if person in ("", of):
            rows.append(Offer(OfferTouched(comment.key), comment.text, names.get(of, "")))
    return rows


def files_page(
    learning: Learning, found: Sequence[tuple[str, str, str]], turned: int | None
) -> Page[ListTouch[str]]:
    """Offer the class lists that are found: by name, with where each is."""
    offers = [Offer(OfferTouched(path), name, place) for path, name, place in found]
    ask = PromptModel(Msg("Touch the list to bring in") if found else Msg("Plug in a USB stick"))
    nothing = Msg("No list found: put a CSV file on a USB stick, or into the school's folder")
    title = Msg("Class lists (CSV)")
    return list_page(learning, title, ask, offers, turned, back=Msg("CLASS"), nothing=nothing)


def part_page(
    learning: Learning, title: str, offers: Sequence[Offer[OfferTouched[V]]], turned: int | None
) -> Page[ListTouch[V]]:
    """Offer what a part of a lesson that is made can be instead."""
    ask = PromptModel(Msg("Touch what it should be"), title)
    return list_page(learning, title, ask, offers, turned, back=Msg("BACK"), nothing="")
