"""The class as a file: everybody with the right answers of every skill."""

from collections.abc import Sequence

from dealer_assist.school.people.class_list import write_class_list
from dealer_assist.school.people.people import People
from dealer_assist.school.people.progress import ClassRow
from dealer_assist.school.people.skills import skill_of

EXPORTED = "class.csv"


def as_csv(people: People, rows: Sequence[ClassRow]) -> str:
    """Write the class with the right answers of everybody, skill by skill."""
    more = {
        one.person.key: {
            str(skill_of(key).label): "" if value is None else str(value)
            for key, value in one.right.items()
        }
        for one in rows
    }
    return write_class_list(people, more)
