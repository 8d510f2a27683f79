"""The staff desk: one prompt a step, two persons a change, and no number anywhere."""

from collections.abc import Callable
from pathlib import Path

import pytest
from staff_house import HADDAD, OKAFOR, PARK, STRANGER, House

from dealer_assist.cli.staff_dialogue import Counter, StaffDesk, list_staff
from dealer_assist.errors import Refused
from dealer_assist.staff.events import CardRefused, PinRefused, StaffWithdrawn
from dealer_assist.table.setup.roles import Role

NOVAK = "6003118800001102"


class Script:
    """What is swiped and typed at the counter, in order, and what is said there."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self.said: list[str] = []
        self.unseen: list[str] = []
        self.counter = Counter(self.said.append, self._answer, self._type, self._answer)

    @property
    def is_done(self) -> bool:
        return not self._answers

    def _answer(self, prompt: str) -> str:
        self.said.append(prompt)
        return self._answers.pop(0)

    def _type(self, prompt: str) -> str:
        self.unseen.append(prompt)
        return self._answer(prompt)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path).begin()


def at_desk(house: House, script: Script) -> StaffDesk:
    return StaffDesk(script.counter, house.register)


def refused(deed: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        deed()
    return str(no.value)


def test_the_first_two_are_enrolled_together(tmp_path: Path) -> None:
    house = House(tmp_path)
    script = Script("L. Haddad", "J. Park", HADDAD, PARK)
    at_desk(house, script).enrol()
    assert script.is_done
    roles = [card.member.role for card in house.register.staff().cards.values()]
    assert roles == [Role.EXECUTIVE, Role.SUPERVISOR]
    assert script.said[-2:] == [
        "Enrolled: executive-1, L. Haddad, card ending 3301, no last day.",
        "Enrolled: supervisor-1, J. Park, card ending 2201, no last day.",
    ]


def test_two_persons_enrol_the_next_one(house: House) -> None:
    script = Script(PARK, OKAFOR, "dealer", "A. Novak\n", "2027-01-31\n", NOVAK)
    at_desk(house, script).enrol()
    assert script.is_done
    novak = house.judge(NOVAK)
    assert novak is not None
    assert novak.key == "dealer-2"
    assert "good until 2027-01-31" in script.said[-1]


def test_a_card_may_have_no_last_day(house: House) -> None:
    at_desk(house, Script(PARK, OKAFOR, " Trainer ", "C. Moreau", " ", NOVAK)).enrol()
    moreau = house.register.staff().cards["trainer-1"]
    assert (moreau.member.role, moreau.expires) == (Role.TRAINER, None)


def test_d13_a_pin_that_is_locked_for_good_is_unlocked_by_a_technician(house: House) -> None:
    lind = "6003118800004401"
    at_desk(house, Script(HADDAD, PARK, "4711", "4711")).pin()
    at_desk(house, Script(PARK, OKAFOR, "technician", "T. Lind", "", lind)).enrol()
    wrong = tuple(PinRefused("executive-1") for _ in range(3))
    for _ in range(4):
        house.register.change(lambda staff: wrong, "test")
    said = refused(lambda: at_desk(house, Script(HADDAD)).pin())
    assert said.endswith("A technician unlocks it with 'dealer-assist staff unlock executive-1'")
    script = Script(lind, PARK)
    at_desk(house, script).unlock("executive-1")
    assert script.said[-1] == "Unlocked: the PIN of executive-1 is taken again."
    at_desk(house, Script(HADDAD, "4711", PARK, "8520", "8520")).pin()


@pytest.mark.parametrize(
    ("answers", "word"),
    [
        ((STRANGER,), "Card ending 4471 is not on the staff list"),
        ((PARK, PARK, "dealer", "A", "", NOVAK), "another person's"),
        ((OKAFOR, PARK, "dealer", "A", "", NOVAK), "M. Okafor is a Dealer"),
        ((PARK, OKAFOR, "boss"), "'boss' is not a role"),
        ((PARK, OKAFOR, "dealer", "A", "tomorrow"), "'tomorrow' is not a day"),
        ((PARK, OKAFOR, "dealer", " "), "as it is on the badge"),
        ((PARK, OKAFOR, "dealer", "A", "", HADDAD), "L. Haddad's"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    house: House, answers: tuple[str, ...], word: str
) -> None:
    before = house.register.staff().cards
    script = Script(*answers)
    assert word in refused(at_desk(house, script).enrol)
    assert script.is_done
    assert house.register.staff().cards == before


def test_a_withdrawn_card_is_named_at_the_desk(house: House) -> None:
    house.change(StaffWithdrawn("dealer-1", "executive-1", "supervisor-1"))
    assert "M. Okafor's card was withdrawn" in refused(at_desk(house, Script(OKAFOR)).enrol)


def test_two_persons_withdraw_a_card_that_is_not_there(house: House) -> None:
    script = Script(PARK, HADDAD)
    at_desk(house, script).withdraw("dealer-1")
    assert house.judge(OKAFOR) is None
    assert script.said[-1] == "Withdrawn: dealer-1. The card is refused from now on."


def test_a_key_that_nobody_has_is_said_before_any_card_is_asked_for(house: House) -> None:
    script = Script()
    assert "'dealer-9'" in refused(lambda: at_desk(house, script).withdraw("dealer-9"))
    assert script.said == []


def test_an_executive_chooses_a_pin_unseen_and_needs_it_from_then_on(house: House) -> None:
    script = Script(HADDAD, PARK, "408217", "408217")
    at_desk(house, script).pin()
    assert script.unseen == ["New PIN, 4 to 8 digits (not shown): ", "The same PIN again: "]
    assert "asks for this PIN" in script.said[-1]
    again = Script(HADDAD, "408217", PARK, "555123", "555123")
    at_desk(house, again).pin()
    assert again.unseen[0] == "L. Haddad's PIN (not shown): "
    wrong = Script(HADDAD, "408217")
    assert "not L. Haddad's PIN" in refused(at_desk(house, wrong).enrol)


@pytest.mark.parametrize(
    ("answers", "word"),
    [
        ((HADDAD, PARK, "408217", "408218"), "not the same"),
        ((HADDAD, PARK, "1234", "1234"), "anybody would try"),
    ],
)
def test_a_pin_that_cannot_be_is_refused(house: House, answers: tuple[str, ...], word: str) -> None:
    assert word in refused(at_desk(house, Script(*answers)).pin)
    assert house.register.staff().cards["executive-1"].pin == ""


def test_nothing_that_is_said_holds_a_number(house: House) -> None:
    script = Script(PARK, OKAFOR, "dealer", "A. Novak", "", NOVAK)
    at_desk(house, script).enrol()
    for number in (PARK, OKAFOR, NOVAK):
        assert not any(number in line for line in script.said)


def test_every_change_leaves_a_backup(house: House) -> None:
    at_desk(house, Script(PARK, HADDAD)).withdraw("dealer-1")
    folder = house.register.path.with_name("staff.live.db.backups")
    assert len(list(folder.glob("*.db"))) == 1


def test_the_list_shows_who_holds_what(house: House) -> None:
    at_desk(house, Script(PARK, OKAFOR, "dealer", "A. Novak", "2026-03-08", NOVAK)).enrol()
    at_desk(house, Script(HADDAD, PARK, "408217", "408217")).pin()
    lines = list(list_staff(house.register))
    assert lines == [
        "executive-1   L. Haddad                   …3301  no last day, PIN of 0 days",
        "supervisor-1  J. Park                     …2201  no last day",
        "dealer-1      M. Okafor                   …1101  no last day",
        "dealer-2      A. Novak                    …1102  until 2026-03-08",
    ]
    house.clock.advance(48 * 3_600_000)
    assert list(list_staff(house.register))[-1].endswith("expired 2026-03-08")


def test_the_list_says_that_unknown_cards_are_locked_out(house: House) -> None:
    house.change(*[CardRefused("9999", "unknown")] * 5)
    assert list(list_staff(house.register))[-1] == "Unknown cards are locked out until 20:20:00."


def test_an_empty_list_says_how_it_begins(tmp_path: Path) -> None:
    (line,) = list_staff(House(tmp_path).register)
    assert "'staff enrol'" in line
