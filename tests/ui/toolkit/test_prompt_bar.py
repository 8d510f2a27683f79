"""The prompt says one thing, whole."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.values.measures import PROMPT_HEIGHT
from dealer_assist.ui.toolkit.values.prompt import PromptKind, PromptModel


@pytest.fixture
def bar(context, qtbot) -> PromptBar:
    bar = PromptBar(context)
    qtbot.addWidget(bar)
    bar.place(QRectF(0, 0, 1880, PROMPT_HEIGHT), 1.0)
    bar.show()
    return bar


@pytest.mark.parametrize("kind", PromptKind)
def test_every_kind_is_readable(bar, kind) -> None:
    bar.show_state(PromptModel("Call the supervisor", "Seat 7 has a winning hand", kind, 6, 8))
    bar.grab()
    assert bar.too_long == ()
    assert bar.accessibleName() == "Call the supervisor"


def test_a_long_detail_takes_two_lines(bar) -> None:
    detail = (
        "Seat 3 put its chip down after START GAME, so it is late and does not count in this "
        "round; give it back before you deal"
    )
    bar.show_state(PromptModel("Give the late chip back", detail, step=3, steps=8))
    bar.grab()
    assert bar.too_long == ()


def test_what_cannot_fit_is_reported(bar) -> None:
    bar.show_state(PromptModel("word " * 60, step=1, steps=8))
    bar.grab()
    assert bar.too_long


def test_a_long_line_gives_way_before_its_detail_is_cut(bar) -> None:
    line = "Reparta el cupé y pague las apuestas principales"
    detail = "¿Mano ganadora? Toque un asiento. ¿No hay? Presione END GAME"
    bar.show_state(PromptModel(line, detail, step=4, steps=8))
    bar.grab()
    assert bar.too_long == ()


def test_a_detail_is_written_smaller_before_it_is_cut(bar) -> None:
    line = "Reparta el cupé y pague ahora las apuestas principales"
    detail = "¿Mano ganadora? Toque un asiento ganador. ¿No hay ninguna? Presione END GAME"
    bar.show_state(PromptModel(line, detail, step=4, steps=8))
    bar.grab()
    assert bar.too_long == ()


def test_a_sentence_is_shown_with_its_first_clause_large(bar) -> None:
    sentence = Msg("Seat {seat} has no wager; touch another seat", seat=5)
    bar.show_state(PromptModel(sentence, kind=PromptKind.FAULT, is_sentence=True))
    assert bar.accessibleName() == "Seat 5 has no wager"
    assert bar.accessibleDescription() == "Touch another seat"


def test_a_line_that_is_no_sentence_is_not_cut(bar) -> None:
    bar.show_state(PromptModel("Press the hand: Four Aces", "The cards of this seat make it"))
    assert bar.accessibleName() == "Press the hand: Four Aces"
