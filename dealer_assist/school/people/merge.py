"""Brings the people of several kiosks together: every fact once, whichever way it came."""

from pathlib import Path

from dealer_assist.errors import UserFacingError
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import Fact
from dealer_assist.school.people.file import PeopleFile, read_facts
from dealer_assist.school.people.forgetting import forgotten, ordered
from dealer_assist.school.people.people import People
from dealer_assist.value import Value


class NotMerged(UserFacingError):  # noqa: N818 - says what became of the files
    """Two files say different things of one fact; nothing was taken from either."""


class Merged(Value):
    """What a merge has brought."""

    facts: int
    persons: int
    attempts: int


def merge(into: PeopleFile, others: tuple[Path, ...]) -> Merged:
    """Take every fact of other kiosks that is not known here: all of them, or on a refusal none."""
    new: dict[str, Fact] = {}
    files = {path: read_facts(path) for path in others}
    gone = into.people.gone | {
        key: alias for facts in files.values() for key, alias in ordered(facts).items()
    }
    for path, facts in files.items():
        for fact in (forgotten(one, gone) for one in facts):
            known = into.people.fact(fact.id) or new.get(fact.id)
            if known is None:
                new[fact.id] = fact
            elif forgotten(known, gone) != fact:
                raise NotMerged(
                    Msg(
                        "{path} says something else of fact {id} than is on record: one of the "
                        "files was altered. Nothing was merged.",
                        path=path,
                        id=fact.id,
                    )
                )
    before = _counts(into.people)
    into.add(tuple(sorted(new.values(), key=lambda one: one.place)))
    after = _counts(into.people)
    return Merged(len(new), after[0] - before[0], after[1] - before[1])


def _counts(people: People) -> tuple[int, int]:
    return len(people.persons), len(people.attempts)
