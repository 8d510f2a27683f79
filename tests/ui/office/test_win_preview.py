"""A page before it is printed."""

from dataclasses import replace
from pathlib import Path

import pytest
from journalled import journal_for
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from seated_table import SeatedTable

from dealer_assist.reports.page import Amount, Page, Rows
from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.win_preview import PreviewModel, WinPreview

PAGE = Page(
    "win-0000318",
    "Progressive win",
    (Amount("Pay", "$12,846.37", "Twelve thousand"), Rows((("Seat", "5"),))),
    subtitle="Win no. 0000318",
)


def write(copy: int) -> Page:
    return replace(PAGE, marks=(f"REPRINT {copy}",)) if copy > 1 else PAGE


@pytest.fixture
def preview(seated: SeatedTable, tmp_path: Path, shown):
    with journal_for(seated, tmp_path):
        seated.open()
        page_context = seated.face.pages.page_context
        room = QWidget()
        shown(room, 1_628, 946)
        made = WinPreview(
            seated.context, PaperCopies(page_context, JournalAccess(page_context.journal)), room
        )
        made.place(QRectF(0, 0, 1_628, 946), 1.0)
        made.show_state(PreviewModel("win", 318, write))
        yield made


def test_the_first_copy_is_no_reprint_and_the_next_one_is(preview: WinPreview) -> None:
    assert (preview.copy, preview.page) == (1, PAGE)
    preview.buttons["pdf"].pressed.emit("pdf")
    assert preview.copy == 2
    assert preview.page is not None
    assert preview.page.marks == ("REPRINT 2",)
    assert preview.words.startswith("Saved as win-0000318-original")


def test_each_closer_look_shows_another_part(preview: WinPreview, picture, cut_texts) -> None:
    seen = set()
    labels = []
    for _ in range(3):
        seen.add(picture(preview))
        labels.append(preview.buttons["closer"].label)
        preview.buttons["closer"].pressed.emit("closer")
    assert len(seen) == 3
    assert labels == ["LOOK CLOSER", "LOWER PART", "WHOLE PAGE"]
    assert cut_texts(preview) == []


def test_the_way_back_closes_it(preview: WinPreview) -> None:
    closed: list[bool] = []
    preview.closed.connect(lambda: closed.append(True))
    preview.buttons["back"].pressed.emit("back")
    assert preview.isHidden()
    assert closed == [True]


def test_a_copy_that_came_out_meanwhile_makes_the_next_one_a_reprint(
    preview: WinPreview, seated: SeatedTable
) -> None:
    from dealer_assist.table.commands.office import NotePrint

    seated.desk.submit(NotePrint("win", 318, 1))
    preview.refresh()
    assert preview.copy == 2
