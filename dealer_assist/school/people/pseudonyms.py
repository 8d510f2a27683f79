"""What the school knows without anybody's name: for statistics, and for who may not see names.

Only what is listed here is taken over, so nothing that is added later can name a person by it.
"""

from collections.abc import Callable

from dealer_assist.school.people import facts as f
from dealer_assist.school.people.people import People
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.value import replace

_LENGTH = 12


def alias_by(key: bytes) -> Callable[[str], str]:
    """Return what names people: the same one each time, and nobody's without the house's key."""
    return lambda person: fingerprint(key, f"person {person}")[:_LENGTH]


def without_names(people: People, alias: Callable[[str], str]) -> People:
    """Return the same people, their attempts, answers and tests under another name each."""
    told = ((fact, _nameless(fact.what, alias)) for fact in people.facts)
    return People(replace(fact, what=what) for fact, what in told if what is not None)


def _nameless(what: f.What, alias: Callable[[str], str]) -> f.What | None:
    match what:
        case f.PersonAdded(person, group=group, is_trainer=is_trainer):
            return f.PersonAdded(alias(person), alias(person), "", group, is_trainer)
        case (
            f.AttemptKept()
            | f.AttemptBegan()
            | f.Answered()
            | f.PlacementRound()
            | f.PersonRemoved()
        ):
            return replace(what, person=alias(what.person))
        case f.PlacementUndone():
            return replace(what, person=alias(what.person), by="")
        case f.ExamBegan():
            return replace(what, person=alias(what.person), examiner="", examiner_key="")
        case f.ExamSigned():
            return replace(what, by="")
        case _:
            return None
