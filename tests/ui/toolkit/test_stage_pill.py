"""The pills of the stage bar: each state looks different, and a touch names its stage."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.stage_pill import (
    PILL_HEIGHT,
    StagePill,
)
from dealer_assist.ui.toolkit.values.measures import PROMPT_HEIGHT
from dealer_assist.ui.toolkit.values.prompt import PromptModel, StageModel, StageState, StageTouched


@pytest.fixture
def bar(context, qtbot) -> PromptBar:
    bar = PromptBar(context)
    qtbot.addWidget(bar)
    bar.place(QRectF(0, 0, 1880, PROMPT_HEIGHT), 1.0)
    bar.show()
    return bar


def six(now: int) -> tuple[StageModel, ...]:
    names = ("ANTE", "DEAL", "FLOP", "TURN", "RIVER", "SHOWDOWN")
    states = [StageState.DONE] * now + [StageState.NOW, StageState.NEXT] + [StageState.LATER] * 9
    return tuple(
        StageModel(name.lower(), name, state, "Go back" if number < now - 1 else "")
        for number, (name, state) in enumerate(zip(names, states, strict=False))
    )


def test_every_state_of_a_stage_looks_different(context, qtbot, picture) -> None:
    pill = StagePill(context)
    qtbot.addWidget(pill)
    pill.place(QRectF(0, 0, 140, PILL_HEIGHT), 1.0)
    pill.show()
    pictures = set()
    for state in StageState:
        pill.show_state(StageModel("flop", "FLOP", state))
        pictures.add(picture(pill))
        assert pill.too_long == ()
    assert len(pictures) == len(StageState)


def test_the_pills_stand_in_order_and_leave_the_prompt_its_room(bar) -> None:
    for now in range(5):
        bar.show_state(
            PromptModel("FLOP bet or FOLD, each seat", "then touch FLOP", stages=six(now))
        )
        bar.grab()
        assert bar.too_long == ()
        left = [pill.x() for pill in bar.pills]
        assert left == sorted(left)
        assert left[0] > 900


def test_what_lies_far_behind_gives_its_word_up(bar) -> None:
    bar.show_state(PromptModel("Settle right to left", stages=six(5)))
    assert [pill.is_short for pill in bar.pills] == [True, True, True, True, False, False]


def test_a_touch_names_the_stage(bar, qtbot, fingers) -> None:
    bar.show_state(PromptModel("FLOP bet or FOLD", stages=six(1)))
    with qtbot.waitSignal(bar.touched) as heard:
        fingers.tap(bar.pills[2])
    assert heard.args == [StageTouched("flop")]


def test_the_pills_go_when_the_stages_do(bar) -> None:
    bar.show_state(PromptModel("FLOP bet or FOLD", stages=six(1)))
    bar.show_state(PromptModel("Pay, then press END GAME", step=8, steps=8))
    assert all(pill.isHidden() for pill in bar.pills)
