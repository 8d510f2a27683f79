"""The house's list of staff comes in whole or not at all, and no card number comes out of it."""

from pathlib import Path

import pytest
from staff_house import HADDAD, KEY, OKAFOR, PARK, START, STRANGER, House

from dealer_assist.errors import Refused
from dealer_assist.staff.events import StaffEnrolled
from dealer_assist.staff.roll import COLUMNS, enrol_listed, not_listed, read_roll

HEAD = ",".join(COLUMNS) + "\n"
NEW = f"A. Ivy,dealer,{STRANGER},2027-01-31\n"
SECOND = "B. Elm,supervisor,6003118800007702,\n"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path).begin()


def take(house: House, text: str) -> None:
    listed = read_roll(text, KEY)
    house.register.change(lambda staff: enrol_listed(staff, house.two(), listed, START), "test")


def test_the_new_ones_are_enrolled_and_the_others_stay_as_they_are(house: House) -> None:
    take(house, f"\ufeff{HEAD}m okafor,Dealer,{OKAFOR},\n{NEW}\n{SECOND}")
    cards = house.register.staff().cards
    assert cards.keys() == {"executive-1", "supervisor-1", "dealer-1", "dealer-2", "supervisor-2"}
    ivy = cards["dealer-2"]
    assert (ivy.member.name, str(ivy.expires)) == ("A. Ivy", "2027-01-31")
    assert house.judge(STRANGER) == ivy.member


def test_the_same_list_twice_changes_nothing_the_second_time(house: House) -> None:
    take(house, HEAD + NEW)
    people = house.register.staff()
    with pytest.raises(Refused, match="holds their card already"):
        take(house, HEAD + NEW)
    assert house.register.staff() == people


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"A. Ivy,dealer,{OKAFOR},\n", r"Line 3: the card ending 1101 is M\. Okafor's, dealer-1"),
        (f"M. Okafor,supervisor,{OKAFOR},\n", r"Line 3: the card ending 1101 is M\. Okafor's"),
        (f"A. Elm,dealer,{STRANGER},\n", "Line 3: the card ending 4471 is line 2's"),
        ("A. Elm,dealer\n", "Line 3: it has 2 columns and not 4"),
        ("A. Elm,king,6003118800007703,\n", "Line 3: 'king' is none of dealer"),
        ("A. Elm,dealer,60031188o0007703,\n", "Line 3: its card is not digits alone"),
        ("A. Elm,dealer,1234,\n", "Line 3: This card's number has fewer than 8 digits"),
        ("A. Elm,dealer,6003118800007703,31.1.27\n", "Line 3: '31.1.27' is not a day"),
        ("A. Elm,dealer,6003118800007703,2020-01-31\n", "Line 3: 2020-01-31 is over"),
        (",dealer,6003118800007703,\n", "Line 3: A name has 1 to 40 letters"),
        ('"A. Elm,dealer,6003118800007703,\n', "Line 3: .*mend the list"),
    ],
)
def test_a_broken_line_or_a_card_of_somebody_else_is_one_sentence_and_nothing_moves(
    house: House, line: str, said: str
) -> None:
    before = house.register.path.read_bytes()
    people = house.register.staff()
    with pytest.raises(Refused, match=said) as refused:
        take(house, HEAD + NEW + line)
    assert "nothing was changed" in str(refused.value)
    assert not any(number in str(refused.value) for number in (OKAFOR, STRANGER, "8800007703"))
    assert house.register.staff() == people
    assert house.register.path.read_bytes() == before


def test_a_list_without_its_head_or_without_people_is_refused(house: House) -> None:
    with pytest.raises(Refused, match="The first line must be name,role,card,last_day"):
        read_roll(NEW, KEY)
    with pytest.raises(Refused, match="names nobody"):
        read_roll(HEAD, KEY)


def test_an_executive_comes_in_by_an_executive_alone(house: House) -> None:
    listed = read_roll(f"{HEAD}A. Elm,executive,{STRANGER},\n", KEY)
    two = house.two()
    turned = type(two)(two.witness, two.approver, two.today)
    with pytest.raises(Refused, match=r"Line 2: .*first card must be an Executive's"):
        enrol_listed(house.register.staff(), turned, listed, START)
    (fact,) = enrol_listed(house.register.staff(), two, listed, START)
    assert isinstance(fact, StaffEnrolled)


def test_who_is_not_in_the_list_is_told_and_stays(house: House) -> None:
    listed = read_roll(f"{HEAD}L. Haddad,executive,{HADDAD},\nJ. Park,supervisor,{PARK},\n", KEY)
    assert not_listed(house.register.staff(), listed) == ("dealer-1, M. Okafor",)
