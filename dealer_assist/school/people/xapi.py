"""What was learned as xAPI statements, one JSON object a line: a learning record store takes them.

A statement's id follows from the fact: sent twice, it is the same statement.
"""

from collections.abc import Iterator, Mapping
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from dealer_assist.school.people.facts import Answered, AttemptKept, ExamBegan, ExamSigned, Fact
from dealer_assist.school.people.people import People

_VERBS = "http://adlnet.gov/expapi/verbs/"
_ACTIVITIES = "http://adlnet.gov/expapi/activities/"
_HERE = "urn:dealer-assist:school"


def statements(people: People, titles: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    """Return a statement for every attempt, answer and signed exam, the oldest first."""
    told: set[str] = set()
    for fact in people.facts:
        match fact.what:
            case AttemptKept() as kept if kept.attempt not in told:
                told.add(kept.attempt)
                verb = "passed" if kept.is_passed else "failed"
                title = titles.get(kept.lesson, kept.lesson)
                yield {
                    **_said(people, fact, kept.person, verb),
                    "object": _activity("lesson", kept.lesson, title),
                    "result": {
                        "score": _score(kept.points),
                        "success": kept.is_passed,
                        "completion": True,
                        "duration": f"PT{kept.seconds}S",
                    },
                }
            case Answered(person, skill, case, is_right, ms):
                yield {
                    **_said(people, fact, person, "answered"),
                    "object": _activity("question", f"{skill}:{case}", skill),
                    "result": {"success": is_right, "duration": f"PT{ms / 1000:.3f}S"},
                }
            case ExamSigned(exam, is_passed=is_passed) if _person_of(people, exam):
                yield {
                    **_said(people, fact, _person_of(people, exam), _word(is_passed=is_passed)),
                    "object": _activity("assessment", exam, "Table test"),
                    "result": {"success": is_passed, "completion": True},
                }


def _word(*, is_passed: bool) -> str:
    return "passed" if is_passed else "failed"


def _person_of(people: People, exam: str) -> str:
    begun = (fact.what for fact in people.exam_facts.get(exam, ()))
    return next(
        (exam_began.person for exam_began in begun if isinstance(exam_began, ExamBegan)), ""
    )


def _said(people: People, fact: Fact, person: str, verb: str) -> dict[str, Any]:
    known = people.persons.get(person)
    return {
        "id": str(uuid5(NAMESPACE_URL, f"{_HERE}:{fact.id}")),
        "timestamp": fact.at,
        "actor": {
            "objectType": "Agent",
            "name": known.name if known else person,
            "account": {"homePage": _HERE, "name": person},
        },
        "verb": {"id": _VERBS + verb, "display": {"en-US": verb}},
    }


def _activity(kind: str, key: str, name: str) -> dict[str, Any]:
    return {
        "objectType": "Activity",
        "id": f"{_HERE}:{kind}:{key}",
        "definition": {"type": _ACTIVITIES + kind, "name": {"en-US": str(name)}},
    }


def _score(points: int) -> dict[str, Any]:
    return {"raw": points, "min": 0, "max": 100, "scaled": points / 100}
