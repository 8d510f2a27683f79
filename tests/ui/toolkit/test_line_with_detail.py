"""What is written beside each other is whole as long as there is any way."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.lists import line_with_detail as clauses
from dealer_assist.ui.toolkit.lists.line_with_detail import (
    Writing,
    draw_detail,
    draw_line_with_detail,
)
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align

WRITING = Writing("bold_28", 22, "medium_24", "medium_20", pitch=27.0, gap=18.0)
HINT = "press again to turn it off before the supervisor comes to the table"


class Sheet(Canvas):
    """A hint alone, or beside a line."""

    line = ""

    def draw(self, painter: Painter) -> None:
        box = QRectF(0, 0, painter.width, painter.height)
        if self.line:
            draw_line_with_detail(painter, box, self.line, HINT, WRITING)
        else:
            draw_detail(painter, box, HINT, WRITING, Align.RIGHT)


@pytest.fixture
def sheet(context, qtbot) -> Sheet:
    sheet = Sheet(context)
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def cut(sheet: Sheet, width: float) -> bool:
    sheet.place(QRectF(0, 0, width, 54), 1.0)
    sheet.grab()
    return bool(sheet.too_long)


@pytest.mark.parametrize("role", ["medium_24", "medium_20"])
def test_a_detail_takes_two_lines_and_then_smaller_letters(sheet: Sheet, role: str) -> None:
    assert not cut(sheet, 0.6 * sheet.context.theme.width(HINT, role))


def test_a_line_gives_way_to_its_detail(sheet: Sheet) -> None:
    sheet.line = "Four of a Kind selected"
    theme = sheet.context.theme
    beside = WRITING.gap + 0.6 * theme.width(HINT, "medium_20")
    assert not cut(sheet, theme.width(sheet.line, "bold_28", WRITING.least) + 2 + beside)


def test_what_has_no_room_at_all_is_reported(sheet: Sheet) -> None:
    assert cut(sheet, 0.3 * sheet.context.theme.width(HINT, "medium_20"))


def test_a_detail_that_is_cut_beside_its_line_stands_below_it_in_a_high_box(sheet: Sheet) -> None:
    sheet.line = "Four of a Kind selected, and nobody has confirmed it"
    theme = sheet.context.theme
    width = theme.width(sheet.line, "bold_28", WRITING.least) + 60
    assert cut(sheet, width)
    sheet.place(QRectF(0, 0, width, 92), 1.0)
    sheet.grab()
    assert sheet.too_long == ()


@pytest.mark.parametrize(
    ("sentence", "parts"),
    [
        (
            "No one signed in. Swipe a dealer card first",
            ("No one signed in", "Swipe a dealer card first"),
        ),
        ("The disk is full. Free some space.", ("The disk is full", "Free some space")),
        ("Late chip: give it back", ("Late chip", "Give it back")),
        ("The journal is closed (disk full)", ("The journal is closed", "(disk full)")),
        ("Just this.", ("Just this", "")),
        ("A. Novak is signed in already", ("A. Novak is signed in already", "")),
        ("Ficha tardía: devuélvala", ("Ficha tardía", "Devuélvala")),
        ("迟到的筹码：请退还。", ("迟到的筹码", "请退还")),
        ("无人登录；请先刷荷官卡", ("无人登录", "请先刷荷官卡")),
        ("磁盘已满。请释放空间。", ("磁盘已满", "请释放空间")),
        ("日志已关闭（磁盘已满）", ("日志已关闭", "（磁盘已满）")),
    ],
)
def test_a_sentence_is_split_into_what_and_what_to_do(sentence, parts) -> None:
    assert clauses.headline_and_detail(sentence) == parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (
            "M. Okafor is a Dealer. Setting a meter needs a Supervisor card",
            ("M. Okafor is a Dealer", "Setting a meter needs a Supervisor card"),
        ),
        ("The table is held; turn the key", ("The table is held; turn the key", "")),
        (
            "M. Okafor es Dealer. Ajustar un contador exige una tarjeta",
            ("M. Okafor es Dealer", "Ajustar un contador exige una tarjeta"),
        ),
        ("M. Okafor 是荷官。设置奖池需要主管卡", ("M. Okafor 是荷官", "设置奖池需要主管卡")),
    ],
)
def test_a_refusal_is_split_after_its_first_sentence(text, parts) -> None:
    assert clauses.first_sentence_and_rest(text) == parts


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("M. Okafor is a Dealer; swipe a Supervisor card", "M. Okafor is a Dealer."),
        ("Card ending 1234 is not on the staff list", "Card ending 1234 is not on the staff list."),
        ("M. Okafor 是荷官；请刷主管卡", "M. Okafor 是荷官。"),
    ],
)
def test_what_was_read_is_a_sentence_of_its_own(text, read) -> None:
    assert clauses.what_was_read(text) == read


def test_two_sentences_stand_after_one_another() -> None:
    assert clauses.after_one_another("One.", "Two.") == "One. Two."
    assert clauses.after_one_another("一。", "二。") == "一。二。"
    assert clauses.after_one_another("One.", "") == "One."
    assert clauses.after_one_another("", "Two.") == "Two."
