"""One setting under change."""

from datetime import date

import pytest

from dealer_assist.paths import resources
from dealer_assist.table.setup.approval import Approval
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.settings.change import SettingChange, ValueChosen, WordsAsked
from dealer_assist.value import replace

AT = 1_773_524_640_000  # 14 March 2026, 21:44 UTC
SEED, RATE, CAP = "jackpot.A.seed.main", "jackpot.A.contribution", "jackpot.A.cap.main"
FOLD = "house_rule.folded_hands"


@pytest.fixture
def table(crazy4_nexus: TableSetup) -> Table:
    return Table(crazy4_nexus)


def change(table: Table, path: str, staff: dict[str, StaffMember]) -> SettingChange:
    return SettingChange(table, path, date(2026, 3, 14), staff["supervisor-1"], resources())


def test_it_begins_with_nothing_and_cannot_be_proposed(table: Table, staff) -> None:
    seen = change(table, SEED, staff).seen(table, AT)
    assert (seen.now, seen.wanted) == ("$5,000", "")
    assert seen.refusal
    assert seen.remarks[0].tone == ""


def test_typed_figures_are_shown_as_the_table_reads_them(table: Table, staff) -> None:
    setting = change(table, SEED, staff)
    for key in "7500":
        setting.type(key)
    assert setting.seen(table, AT).wanted == "$7,500"
    rate = change(table, RATE, staff)
    for key in "26..5":
        rate.type(key)
    assert rate.wanted == "26.5"
    assert rate.seen(table, AT).wanted == "26.5%"


def test_what_cannot_stand_is_shown_as_typed_with_its_reason(table: Table, staff) -> None:
    setting = change(table, RATE, staff)
    for key in "101":
        setting.type(key)
    seen = setting.seen(table, AT)
    assert seen.wanted == "101%"
    assert seen.remarks[0].tone == "fault"
    assert "between 0% and 100%" in seen.refusal


def test_a_cap_can_be_none_and_then_typed_again(table: Table, staff) -> None:
    setting = change(table, CAP, staff)
    assert [choice.touch for choice in setting.seen(table, AT).choices] == [ValueChosen("none")]
    setting.choose("none")
    assert "already" in setting.seen(table, AT).refusal
    setting.type("9")
    assert setting.wanted == "9"


def test_a_house_rule_is_chosen_not_typed(table: Table, staff) -> None:
    setting = change(table, FOLD, staff)
    seen = setting.seen(table, AT)
    assert not seen.has_keys
    assert [choice.label for choice in seen.choices] == ["NO", "YES"]
    setting.choose("yes")
    seen = setting.seen(table, AT)
    assert seen.refusal == ""
    assert seen.wanted == "yes"
    assert [choice.is_on for choice in seen.choices] == [False, True]


def test_warnings_and_the_new_edge_are_told_before_anybody_proposes(table: Table, staff) -> None:
    setting = change(table, SEED, staff)
    setting.type("0")
    setting.seen(table, AT)
    setting.finish()
    told = setting.seen(table, AT).remarks
    assert "has no seed" in told[0].sentence
    assert told[0].tone == "caution"
    # Four aces come once in 54,145 hands of five: a seed of $5,000 costs 9.23% of each dollar.
    assert told[1].sentence == "The house edge of ATLAS-1 goes from 31.83% to 41.07%"
    assert not setting.has_news


def under_approval(crazy4_nexus: TableSetup) -> Table:
    return Table(replace(crazy4_nexus, approval=Approval(letter="IC-12")))


def test_words_are_offered_and_written(crazy4_nexus: TableSetup, staff) -> None:
    table = under_approval(crazy4_nexus)
    setting = change(table, "approval.letter", staff)
    seen = setting.seen(table, AT)
    assert (seen.now, seen.has_keys) == ("IC-12", False)
    touches = [choice.touch for choice in seen.choices]
    assert touches == [WordsAsked(), ValueChosen("none")]
    assert setting.begun == "IC-12"
    setting.choose("Submission #3119")
    seen = setting.seen(table, AT)
    assert (seen.wanted, seen.refusal) == ("Submission #3119", "")
    assert [choice.is_on for choice in seen.choices] == [True, False]
    assert setting.begun == "Submission #3119"


def test_a_day_is_typed_as_digits(crazy4_nexus: TableSetup, staff) -> None:
    table = under_approval(crazy4_nexus)
    setting = change(table, "approval.dated", staff)
    for key in "2023061":
        setting.type(key)
    assert "is no day" in setting.seen(table, AT).refusal
    setting.type("4")
    assert setting.seen(table, AT).wanted == "2023-06-14"
