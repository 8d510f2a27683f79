"""WHO: two people of the same name are told apart by their numbers."""

from datetime import UTC, datetime

from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact
from dealer_assist.school.people.people import People
from dealer_assist.ui.school.who import who_page
from tests.support.tree import looks

AT = datetime(2026, 3, 14, 9, tzinfo=UTC).isoformat()


def test_two_of_one_name_say_their_numbers_and_others_their_class_alone() -> None:
    added = (
        f.PersonAdded("a1", "Ana Silva", "117", "Spring A"),
        f.PersonAdded("a2", "Ana silva", "118", "Spring A"),
        f.PersonAdded("b", "Ben Ode", "119", "Spring A"),
        f.PersonAdded("c", "Cy Park"),
    )
    people = People(Fact(str(n), AT, one) for n, one in enumerate(added))
    assert [str(one.detail) for one in looks(who_page(people, "9:00"))] == [
        "Spring A, 117",
        "Spring A, 118",
        "Spring A",
        "No class",
    ]
