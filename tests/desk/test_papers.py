"""Papers that go on record are known again by what the printer says of them."""

import pytest

from dealer_assist.desk.papers import PAGES, PaperRef, highest_copy, note_of
from dealer_assist.devices.messages import SlipFailed, SlipPrinted
from dealer_assist.table.commands.office import NotePrint


@pytest.mark.parametrize("page", PAGES)
def test_every_paper_that_goes_on_record_is_known_by_its_name(page: str) -> None:
    paper = PaperRef(page, 20260314, 2)
    assert PaperRef.named(paper.name) == paper


@pytest.mark.parametrize("name", ["test bar", "win x copy 1", "win 1 copy x", "poem 1 copy 1", ""])
def test_a_name_of_another_form_is_no_paper(name: str) -> None:
    assert PaperRef.named(name) is None


def test_of_the_slips_on_their_way_the_highest_copy_counts() -> None:
    names = ("win 3 copy 2", "win 3 copy 4", "win 4 copy 9", "adjustment 3 copy 7", "test bar")
    assert highest_copy(names, "win", 3) == 4
    assert highest_copy(names, "win", 5) == 0


def test_another_paper_is_nobodys_slip() -> None:
    assert note_of(SlipPrinted("test bar")) is None
    assert note_of(SlipFailed("win 3 copy 1", "jam")) == NotePrint("win", 3, 1, "jam")
    assert note_of(SlipPrinted("adjustment 17 copy 1")) == NotePrint("adjustment", 17, 1)
    assert note_of(SlipPrinted("report 20260314 copy 2")) == NotePrint("report", 20260314, 2)
