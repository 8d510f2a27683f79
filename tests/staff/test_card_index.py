"""Who holds which card, known by a keyed hash."""

from dealer_assist.staff.card_index import CardIndex, fingerprint
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import Role, StaffMember

OKAFOR = StaffMember("dealer-1", "M. Okafor", Role.DEALER, "1101")
NUMBER = "6003118800001101"


def test_a_card_is_known_with_its_key_only() -> None:
    roster = CardIndex.of_cards(b"one key", [(NUMBER, OKAFOR)])
    assert roster.swipe(NUMBER) == SwipeCard(OKAFOR, "1101")
    stolen = CardIndex(lambda: b"another key", {fingerprint(b"one key", NUMBER): OKAFOR})
    assert stolen.swipe(NUMBER) == SwipeCard(None, "1101")


def test_an_unknown_card_is_known_by_its_last_digits() -> None:
    assert CardIndex(lambda: b"key", {}).swipe("4000000000009999") == SwipeCard(None, "9999")


def test_a_roster_holds_no_number() -> None:
    roster = CardIndex.of_cards(b"key", [(NUMBER, OKAFOR)])
    assert NUMBER not in repr(vars(roster))
    assert fingerprint(b"key", NUMBER) != fingerprint(b"yek", NUMBER)


def test_a_roster_can_ask_somebody_at_every_swipe() -> None:
    asked = []

    def find(known: str, last_four: str, former: str) -> tuple[StaffMember | None, str]:
        asked.append((known, last_four))
        return (OKAFOR, "") if len(asked) == 1 else (None, "Withdrawn. Use another")

    roster = CardIndex.asking(lambda: b"key", find)
    assert roster.swipe(NUMBER) == SwipeCard(OKAFOR, "1101")
    assert roster.swipe(NUMBER) == SwipeCard(None, "1101", reading="Withdrawn. Use another")
    assert asked == [(fingerprint(b"key", NUMBER), "1101")] * 2


def test_the_next_number_goes_to_whoever_enrols_it_and_nobody_judges_it() -> None:
    asked: list[str] = []

    def find(known: str, last_four: str, former: str) -> tuple[StaffMember | None, str]:
        asked.append(last_four)
        return None, ""

    roster = CardIndex.asking(lambda: b"key", find)
    taken: list[str] = []
    roster.give_next_to(taken.append)
    swiped = roster.swipe("6003118899994471")
    assert taken == ["6003118899994471"]
    assert (swiped.member, swiped.last_four) == (None, "4471")
    assert asked == []
    roster.swipe("6003118899994471")
    assert len(taken) == 1
    assert asked == ["4471"]


def test_a_number_that_is_no_longer_wanted_is_a_card_like_any_other() -> None:
    taken: list[str] = []
    roster = CardIndex.asking(lambda: b"key", lambda known, last_four, former: (None, ""))
    roster.give_next_to(taken.append)
    roster.give_next_to(None)
    roster.swipe("6003118899994471")
    assert taken == []
