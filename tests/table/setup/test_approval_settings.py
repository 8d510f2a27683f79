"""What is chosen of an approval by touch: what the letter has, what is on record, or nothing."""

from datetime import date

import pytest
from random_tables import shipped

from dealer_assist.table.setup.approval import Approval
from dealer_assist.table.setup.house_setting import HouseSetting
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply, settings_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

LETTER = Approval(
    letter="Submission #3119",
    dated=date(2023, 6, 14),
    edition="May 5, 2023",
    controls="IC-12",
    licences="W-1",
)


def under_the_letter(table: str, approval: Approval = LETTER) -> TableSetup:
    jurisdiction = shipped("crazy4-washington").jurisdiction
    return replace(shipped(table), jurisdiction=jurisdiction, approval=approval)


def offered(setup: TableSetup) -> dict[str, HouseSetting]:
    start = "approval."
    found = (one for one in settings_of(setup) if one.path.startswith(start))
    return {one.path.removeprefix(start): one for one in found}


def choose(setup: TableSetup, key: str, place: int = 0) -> TableSetup:
    knob = offered(setup)[key]
    return apply(setup, [Setting(knob.path, knob.choices[place], knob.of)])


def test_practice_has_no_approval_to_choose_from() -> None:
    assert offered(shipped("crazy4-washington")) == {}


def test_a_whole_record_can_be_chosen_for_an_aquarius_table() -> None:
    setup = under_the_letter("crazy4-aquarius")
    assert setup.not_approved
    for key in ("title", "system", "display", "shuffler.make", "shuffler.mode"):
        setup = choose(setup, key)
    assert setup.approval is not None
    assert setup.approval.components == {
        "Game Manager": "6.6 Build 520",
        "Aquarius Controller": "6.5.6SP",
        "Coin Spot": "6.0",
        "CHAM2+": "1.66P$",
    }
    assert setup.not_approved == ()


def test_another_display_leaves_the_system_as_it_is() -> None:
    setup = choose(choose(under_the_letter("crazy4-aquarius"), "system"), "display", 1)
    assert setup.approval is not None
    assert "ViPS" in setup.approval.components
    assert "CHAM2+" not in setup.approval.components
    assert "Coin Spot" in setup.approval.components


def test_a_system_that_the_jackpot_s_rules_do_not_name_is_not_offered() -> None:
    names = " ".join(offered(under_the_letter("blackjack-blazing"))["system"].choices)
    assert "GM Atlas" in names
    assert "1.3.0" not in names
    assert "1.3.0" in " ".join(offered(under_the_letter("crazy4-nexus"))["system"].choices)


@pytest.mark.parametrize("name", ["i-Shoe", "Safe-Shoe", "CardRec", "i-Score"])
def test_shoes_and_score_boards_are_on_record_by_their_version(name: str) -> None:
    setup = choose(under_the_letter("dragon-nexus"), f"equipment.{name}")
    assert setup.approval is not None
    assert setup.approval.equipment == {name: setup.jurisdiction.utilities[name]}
    none = len(offered(setup)[f"equipment.{name}"].choices) - 1
    assert choose(setup, f"equipment.{name}", none).approval == LETTER


def test_the_edition_of_a_game_s_rules_is_offered_beside_the_recorded_one() -> None:
    setup = under_the_letter("dragon-nexus")
    assert offered(setup)["edition"].choices == ("R20031009", "none")
    assert offered(setup)["edition"].text == "May 5, 2023"
    assert choose(setup, "edition").approval == replace(LETTER, edition="R20031009")


def test_a_choice_that_the_letter_no_longer_has_is_left_out() -> None:
    setup = under_the_letter("crazy4-aquarius")
    gone = Setting("approval.display", "CHAM1 1.0", "")
    assert apply(setup, [gone]).approval == LETTER


def test_a_live_table_without_a_record_is_offered_one() -> None:
    live = replace(
        under_the_letter("crazy4-nexus"), approval=None, devices={"sensors": "/dev/ttyUSB0"}
    )
    assert "system" in offered(live)
    assert offered(live)["system"].value == len(offered(live)["system"].choices) - 1


def test_the_titles_of_the_letter_that_speak_of_the_game_are_offered() -> None:
    setup = under_the_letter("crazy4-nexus")
    assert len(setup.jurisdiction.titles) == 66
    assert offered(setup)["title"].choices == ("Crazy 4 Poker - Coverall", "none")
    assert choose(setup, "title").approval == replace(LETTER, title="Crazy 4 Poker - Coverall")
    king = offered(under_the_letter("blackjack-kings-bounty"))["title"].choices
    assert "King's Bounty – Dual Progressives" in king


def write(setup: TableSetup, key: str, words: str) -> TableSetup:
    knob = offered(setup)[key]
    return apply(setup, [Setting(knob.path, knob.accepted(words), knob.of)])


def test_a_record_that_is_empty_can_be_written_whole_by_touch() -> None:
    setup = under_the_letter("crazy4-aquarius", Approval())
    assert any(one.startswith("Not on record: ") for one in setup.not_approved)
    for key in ("title", "system", "display", "shuffler.make", "shuffler.mode"):
        setup = choose(setup, key)
    setup = write(setup, "letter", "Submission #3119")
    setup = write(setup, "dated", "20230614")
    setup = write(setup, "edition", "May 5, 2023")
    setup = write(setup, "controls", "IC-12")
    setup = write(setup, "licences", "W-1")
    assert setup.not_approved == ()
    assert setup.approval is not None
    assert setup.approval.dated == date(2023, 6, 14)


def test_a_tribal_table_has_the_agency_the_concurrence_and_the_compact_written() -> None:
    tribal = ("tribal_licences", "tga", "concurrence", "appendix")
    assert not set(tribal) & set(offered(under_the_letter("crazy4-aquarius")))
    setup = under_the_letter("crazy4-aquarius", replace(LETTER, track="tribal"))
    assert offered(setup)["licences"].label == "Manufacturers' state certificates on record"
    assert "tribal gaming agency's approval, state's concurrence" in " ".join(setup.not_approved)
    for key in tribal:
        setup = write(setup, key, f"on file {key}")
    assert "Not on record" not in " ".join(setup.not_approved)


def test_a_version_higher_than_the_approved_one_can_be_written() -> None:
    setup = write(under_the_letter("dragon-nexus"), "equipment.i-Shoe", "99.1")
    assert setup.approval is not None
    assert setup.approval.equipment == {"i-Shoe": "99.1"}
    assert offered(setup)["equipment.i-Shoe"].text == "99.1"


def test_what_was_written_can_be_taken_off_the_record() -> None:
    setup = write(under_the_letter("crazy4-aquarius"), "letter", "none")
    assert setup.approval == replace(LETTER, letter="")
    assert write(setup, "dated", "none").approval == replace(LETTER, letter="", dated=None)
