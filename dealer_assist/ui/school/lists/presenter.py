"""Lists to choose one thing from: drills, attempts, tests, comments, class lists, parts."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import TypeVar

from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import Exam, exams
from dealer_assist.school.people.memory import SkillMemory
from dealer_assist.school.people.people import Past, People, told_apart
from dealer_assist.school.people.skills import skill_of
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.frame import BarButton
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.learning import Learning, day_words, minutes_words
from dealer_assist.ui.school.lists.model import ListModel, ListTouch, Offer, OfferTouched
from dealer_assist.ui.school.touches import BackTouched

V = TypeVar("V")


def list_model(
    learning: Learning,
    title: str,
    prompt: PromptModel,
    offers: Sequence[Offer[OfferTouched[V]]],
    *,
    back: str,
    note: str = "",
    nothing: str = Msg("There is nothing here yet"),
    is_filled_in_class: bool = False,
) -> ListModel[ListTouch[V]]:
    """Show a list; `back` are the words of the way back.

    Where nothing can be touched and what is missing comes about in the class, the way is there.
    """
    state = ActionState.AVAILABLE
    if is_filled_in_class and not offers:
        prompt, state = PromptModel(Msg("Go back to the class")), ActionState.NEXT
    leave = Button(BackTouched(), back, "arrow-left", state=state)
    way: BarButton[ListTouch[V]] = BarButton(leave, 260)
    around = frame(Msg("SCHOOL"), learning.facts(), prompt, (way,), learning.clock)
    return ListModel(around, title, note, tuple(offers), nothing=nothing)


def drills_model(
    learning: Learning, drills: Sequence[str], memory: Mapping[str, SkillMemory]
) -> ListModel[ListTouch[str]]:
    """Offer every drill that has something to ask about this game."""
    offers = [
        Offer(OfferTouched(name), skill_of(name).label, _remembered(memory.get(name)))
        for name in drills
    ]
    return list_model(
        learning,
        Msg("All drills"),
        PromptModel(Msg("Touch a drill"), Msg("New cards every time")),
        offers,
        back=Msg("TODAY"),
        note=Msg("{n} drills for {game}", n=len(offers), game=learning.game),
    )


def attempts_model(learning: Learning) -> ListModel[ListTouch[str]]:
    """Offer every attempt for its replay, the newest first."""
    ask = PromptModel(Msg("Touch an attempt to see it again"))
    return _attempts_list(learning, Msg("Attempts"), ask, learning.past, Msg("TODAY"))


def person_attempts_model(
    learning: Learning, name: str, past: Sequence[Past]
) -> ListModel[ListTouch[str]]:
    """Offer somebody's attempts to the trainer."""
    ask = PromptModel(Msg("Touch an attempt, then COMMENT"))
    return _attempts_list(learning, name, ask, past, Msg("BACK"))


def _attempts_list(
    learning: Learning, title: str, prompt: PromptModel, past: Sequence[Past], back: str
) -> ListModel[ListTouch[str]]:
    offers = tuple(_attempts(learning, past))
    note = Msg("{n} attempts", one="{n} attempt", n=len(offers))
    nothing = Msg("No lesson was played yet")
    return list_model(learning, title, prompt, offers, back=back, note=note, nothing=nothing)


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
        "{right} of the last {last} right, {all} in all",
        right=memory.right_of_last,
        last=memory.last,
        all=memory.answers,
    )


def exams_model(learning: Learning) -> ListModel[ListTouch[str]]:
    """Offer the tests at this table, those that wait for something first."""
    people = learning.people
    known = [one for one in exams(people) if one.table == learning.table]
    known.sort(key=lambda one: not one.is_open)
    names = told_apart(people.persons.values())
    offers = [Offer(OfferTouched(one.key), names[one.person], _stands(one)) for one in known]
    ask = PromptModel(Msg("Touch a test"))
    nothing = Msg("No test yet: in the class, touch a trainee, then START AN EXAM")
    title = Msg("Table tests")
    return list_model(
        learning, title, ask, offers, back=Msg("CLASS"), nothing=nothing, is_filled_in_class=True
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


def comments_model(learning: Learning, person: str = "") -> ListModel[ListTouch[str]]:
    """Offer every comment, or those on somebody's attempts; touched, its moment is shown."""
    ask = PromptModel(Msg("Touch one to see its moment"))
    offers = comments_offered(learning.people, person)
    back = Msg("BACK") if person else Msg("CLASS")
    nothing = Msg("No comment yet: open an attempt of a trainee, then COMMENT")
    title = Msg("Comments")
    return list_model(
        learning, title, ask, offers, back=back, nothing=nothing, is_filled_in_class=not person
    )


def comments_offered(people: People, person: str = "") -> list[Offer[OfferTouched[str]]]:
    """Offer every comment, or those on somebody's attempts, the newest first."""
    rows, names = [], told_apart(people.persons.values())
    for one in reversed(people.comments.values()):
        attempt = people.attempts.get(one.attempt)
        of = attempt.kept.person if attempt else ""
        if person in ("", of):
            rows.append(Offer(OfferTouched(one.key), one.text, names.get(of, "")))
    return rows


def files_model(
    learning: Learning, found: Sequence[tuple[str, str, str]]
) -> ListModel[ListTouch[str]]:
    """Offer the class lists that lie here: by name, with where each lies."""
    offers = [Offer(OfferTouched(path), name, place) for path, name, place in found]
    ask = PromptModel(Msg("Touch the list to bring in") if found else Msg("Plug in a USB stick"))
    nothing = Msg("No list found: put a CSV file on a USB stick, or into the school's folder")
    title = Msg("Class lists (CSV)")
    return list_model(learning, title, ask, offers, back=Msg("CLASS"), nothing=nothing)


def part_model(
    learning: Learning, title: str, offers: Sequence[Offer[OfferTouched[V]]]
) -> ListModel[ListTouch[V]]:
    """Offer what a part of a lesson that is made can be instead."""
    ask = PromptModel(Msg("Touch what it should be"), title)
    return list_model(learning, title, ask, offers, back=Msg("BACK"), nothing="")
