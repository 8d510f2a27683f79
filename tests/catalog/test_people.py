"""Staff files: who holds which card, one card a person."""

from typing import Any

import pytest

from dealer_assist.catalog.people import load_staff
from dealer_assist.table.setup.roles import Role

Workshop = Any  # of conftest


def test_the_training_staff_has_two_of_each_who_is_needed_twice(workshop: Workshop) -> None:
    cards = load_staff(workshop.resources / "staff" / "training.toml")
    roles = {card.member.key: card.member.role for card in cards}
    assert roles == {
        "dealer-1": Role.DEALER,
        "dealer-2": Role.DEALER,
        "supervisor-1": Role.SUPERVISOR,
        "supervisor-2": Role.SUPERVISOR,
        "executive-1": Role.EXECUTIVE,
        "executive-2": Role.EXECUTIVE,
        "technician-1": Role.TECHNICIAN,
        "trainer-1": Role.TRAINER,
    }


def test_a_member_holds_the_last_four_digits_of_the_card_only(workshop: Workshop) -> None:
    for card in load_staff(workshop.resources / "staff" / "training.toml"):
        assert card.number.endswith(card.member.last_four)
        assert card.number not in repr(card.member)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('card = "6003118800001101"', "", "dealer-1.card: is missing; give a text in quotes"),
        ("6003118800001101", "60031188x", "dealer-1.card: must be 8 to 19 digits"),
        ("6003118800001101", "1234567", "dealer-1.card: must be 8 to 19 digits"),
        ("6003118800001101", "1" * 20, "dealer-1.card: must be 8 to 19 digits"),
        ("6003118800001102", "6003118800001101", "dealer-2.card: is the card of dealer-1 too"),
        ('role = "dealer"', 'role = "boss"', "dealer-1.role: must be one of dealer, supervisor"),
        ('name = "M. Okafor"', 'nam = "x"', "dealer-1.name: is missing"),
        ('name = "M. Okafor"', 'name = "x"\nage = 4', "dealer-1.age: is not a key here"),
        ("[dealer-1]", "dealer-9 = 1\n[dealer-1]", "dealer-9: must be a table, not 1"),
    ],
)
def test_every_mistake_is_named_with_file_and_key(
    workshop: Workshop, before: str, after: str, sentence: str
) -> None:
    file = workshop.edit("staff/training.toml", before, after)
    said = workshop.complaint(lambda: load_staff(file))
    assert said.startswith(f"staff/training.toml: {sentence}")
