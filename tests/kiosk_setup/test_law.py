"""The law of a table that is set up: that of its house, never the rules for practice."""

from datetime import date
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.errors import Refused
from dealer_assist.kiosk_setup.answers import KioskAnswers
from dealer_assist.kiosk_setup.law import ASKED, answered, asked_of, table_of
from dealer_assist.kiosk_setup.touches import LawChosen, RecordKept, RecordShown
from dealer_assist.table.setup.table_setup import ENROLLED, TableSetup
from dealer_assist.value import replace

TODAY = date(2024, 5, 1)
BEFORE = KioskAnswers(table="crazy4-nexus", number="31", ports={})
UNDER_LAW = replace(BEFORE, jurisdiction="washington")


def live(answers: KioskAnswers, own: Path) -> TableSetup:
    found = table_of(answers, paths.resources(), paths.layouts(), own)
    assert found is not None
    return found


def test_without_a_table_there_is_no_law(tmp_path: Path) -> None:
    none = replace(BEFORE, table="")
    assert table_of(none, paths.resources(), paths.layouts(), tmp_path) is None
    with pytest.raises(Refused, match="no table is chosen"):
        answered(None, none, LawChosen("washington"), TODAY)


def test_until_a_law_is_chosen_the_table_has_that_of_its_file(tmp_path: Path) -> None:
    table = live(BEFORE, tmp_path)
    assert table.jurisdiction.is_practice
    assert (table.number, table.staff) == ("31", ENROLLED)
    chosen = answered(table, BEFORE, LawChosen("washington"), TODAY)
    assert chosen == UNDER_LAW
    assert live(chosen, tmp_path).jurisdiction.key == "washington"


@pytest.mark.parametrize(
    ("key", "why"), [("washingtn", "there is none called 'washingtn'"), ("training", "practice")]
)
def test_a_law_that_is_none_or_for_practice_is_refused(key: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=why):
        live(replace(BEFORE, jurisdiction=key), tmp_path)


def test_what_of_the_approval_is_kept_stays_with_the_answers(tmp_path: Path) -> None:
    table = live(UNDER_LAW, tmp_path)
    asked = [one.path.removeprefix("approval.") for one in asked_of(table)]
    assert asked == [key for key in ASKED if key in asked], "in the order of a letter"
    kept = answered(table, UNDER_LAW, RecordKept("approval.letter", "#3119"), TODAY)
    assert kept.approval is not None
    assert live(kept, tmp_path).approval == kept.approval
    assert kept.approval.letter == "#3119"
    assert answered(table, kept, RecordShown("approval.letter"), TODAY) == kept
