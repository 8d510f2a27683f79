"""Fact 1023: "OR follow specific procedures approved by your local regulatory body"."""

from datetime import date
from typing import Any

from shipped_tables import shipped

from dealer_assist.catalog.rule_book import load_rule_book
from dealer_assist.paths import resources
from dealer_assist.table import commands as c
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.warnings import cautions
from dealer_assist.ui.pages.rules import PAPER, chapters_of
from dealer_assist.ui.table.presenter.notices import procedure_notices

Sitting = Any  # of conftest
SETTINGS = (
    Setting("paper.approved", "WSGC 4711", ""),
    Setting("paper.dated", "2026-03-02", ""),
    Setting("paper.cards.1", "Call the floor", ""),
    Setting("paper.cards.2", "Show the camera every hand", ""),
    Setting("paper.shuffler.2", "Deal by hand until it runs", ""),
)
OWN = apply(shipped("crazy4-nexus"), SETTINGS)


def test_it_is_written_as_settings_that_two_people_bring_into_force() -> None:
    paper = OWN.house_paper
    assert (paper.approved, paper.dated) == ("WSGC 4711", date(2026, 3, 2))
    assert paper.steps("cards") == ("Call the floor", "Show the camera every hand")
    assert OWN.digest != shipped("crazy4-nexus").digest


def test_a_line_that_is_taken_out_leaves_the_others_in_their_places() -> None:
    less = apply(OWN, [Setting("paper.cards.1", "none", "")])
    assert less.house_paper.steps("cards") == ("Show the camera every hand",)
    nothing = apply(less, [Setting("paper.cards.2", "none", "")])
    assert nothing.house_paper.steps("cards") == ()


def test_it_stands_beside_the_makers_steps(sit: Sitting) -> None:
    sitting = sit(OWN).start(2)
    sitting.do(c.NoteIrregularity("wrong_cards"))
    [void, _] = procedure_notices(sitting.table)
    assert "Hold VOID ROUND" in void.detail
    assert "House procedure: Call the floor; Show the camera every hand" in void.detail


def test_a_step_of_the_checklist_has_its_own_line(sit: Sitting) -> None:
    sitting = sit(apply(OWN, [Setting("paper.shuffler.1", "Tell the floor", "")])).open()
    sitting.do(c.NoteIrregularity("shuffler"))
    assert "House procedure: Tell the floor" in procedure_notices(sitting.table)[0].detail
    sitting.do(c.TickStep(1))
    assert "Deal by hand until it runs" in procedure_notices(sitting.table)[0].detail


def test_rules_have_it_as_a_chapter_with_letter_and_day() -> None:
    book = load_rule_book(resources() / "rules" / "crazy4.toml")
    [chapter] = [one for one in chapters_of(book, OWN) if one.key == PAPER]
    assert chapter.lines[:2] == (
        "House procedure, approved by WSGC 4711, 2026-03-02",
        "Wrong cards: Call the floor",
    )
    assert not [one for one in chapters_of(book, shipped("crazy4-nexus")) if one.key == PAPER]


def test_one_without_an_approval_is_a_caution() -> None:
    said = list(cautions(apply(shipped("crazy4-nexus"), SETTINGS[2:])))
    assert "The house's own procedures name no approval with its day. Write both" in said
    assert not any("own procedures" in one for one in cautions(OWN))
