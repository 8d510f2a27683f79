"""The table screen holds together on every screen and passes every touch on."""

from itertools import pairwise

import pytest
from screen_sizes import SIZES

from dealer_assist.table import commands as c
from dealer_assist.ui.table.actions import (
    ActionPressed,
    ChipTapped,
    Do,
    HandPressed,
    SeatTouched,
)
from dealer_assist.ui.table.model.table import ChipTrayModel, TableModel
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.value import replace

STATES = ("in_play", "betting", "closed", "faulty")
SMALLEST_TARGET = 72.0


@pytest.fixture
def screen(context, layout, samples, shown) -> TableScreen:
    screen = TableScreen(context, layout)
    screen.show_state(samples.in_play())
    shown(screen, 1920, 1080)
    return screen


def model(samples, state: str) -> TableModel:
    return getattr(samples, state)()


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut_on_any_screen(screen, samples, state, size, cut_texts) -> None:
    screen.resize(*size)
    screen.show_state(model(samples, state))
    screen.grab()
    assert cut_texts(screen) == []


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("size", SIZES)
def test_every_control_is_large_enough_and_on_the_screen(screen, samples, state, size) -> None:
    screen.resize(*size)
    screen.show_state(model(samples, state))
    for control in screen.findChildren(Touchable):
        if control.isVisible():
            assert control.design_height >= SMALLEST_TARGET - 1.5, control.label
            assert control.design_width >= SMALLEST_TARGET - 1.5, control.label
            corner = control.mapTo(screen, control.rect().bottomRight())
            assert screen.rect().contains(corner), control.label
            assert screen.rect().contains(control.mapTo(screen, control.rect().topLeft()))


@pytest.mark.parametrize("size", SIZES)
def test_bands_do_not_overlap(screen, size) -> None:
    screen.resize(*size)
    bands = [screen.banner, screen.status, screen.prompt, screen.felt, screen.hands]
    bands.append(screen.action_bar)
    for upper, lower in pairwise(bands):
        assert upper.geometry().bottom() < lower.geometry().top()


def test_the_felt_takes_the_banner_s_height_when_nothing_is_simulated(screen, samples) -> None:
    before, hands = screen.felt.height(), screen.hands.geometry()
    screen.show_state(samples.in_play(simulated=False))
    assert screen.felt.height() > before
    assert screen.hands.geometry() == hands
    assert not screen.banner.isVisible()


def test_the_violet_frame_is_there_when_anything_is_simulated(screen, samples, context) -> None:
    violet = context.theme.colour.simulated_mid.rgb()
    assert screen.grab().toImage().pixel(3, 600) == violet
    screen.show_state(samples.in_play(simulated=False))
    assert screen.grab().toImage().pixel(3, 600) != violet


def test_every_touch_comes_out_as_what_was_touched(screen, samples, fingers, clock) -> None:
    heard: list[object] = []
    screen.touched.connect(heard.append)
    for control in (
        screen.felt.seats[7],
        screen.felt.pads[(2, "A")],
        screen.hands.hands[1],
        screen.action_bar.buttons[3],
    ):
        fingers.tap(control)
        clock.advance(500)
    assert heard == [
        SeatTouched(7),
        ChipTapped(2, "A"),
        HandPressed("four_of_a_kind"),
        ActionPressed(Do(c.CallSupervisor())),
    ]


def test_showing_the_same_model_again_repaints_nothing(screen, samples, qtbot) -> None:
    painted: list[str] = []
    for canvas in (screen.prompt, screen.status, screen.hands, *screen.felt.seats.values()):
        drawing = canvas.draw

        def noted(painter, drawing=drawing) -> None:
            painted.append(str(drawing))
            drawing(painter)

        canvas.draw = noted  # type: ignore[method-assign]
    screen.show_state(samples.in_play())
    qtbot.wait(0)
    assert painted == []


def test_widgets_that_go_are_not_seen_and_come_again(screen, samples, qtbot) -> None:
    """What a panel has shown once is kept for the next time: a night does not add to it."""

    def made_and_seen() -> tuple[int, int]:
        qtbot.wait(0)
        made = screen.findChildren(Touchable)
        return len(made), sum(one.isVisibleTo(screen) for one in made)

    _, seen = made_and_seen()
    after = []
    for _ in range(5):
        screen.show_state(samples.closed())
        screen.show_state(samples.faulty())
        screen.show_state(samples.in_play())
        after.append(made_and_seen())
    assert after == [(after[0][0], seen)] * 5


def test_a_tray_that_comes_or_goes_moves_nothing_but_the_meter(
    screen, samples, monkeypatch
) -> None:
    """A full arrangement, as if all had changed, puts everything where it already is."""
    moved: list[str] = []
    monkeypatch.setattr(type(screen.felt), "arrange", lambda felt: moved.append("felt"))
    without = samples.betting()
    with_tray = replace(without, tray=ChipTrayModel("No chip at seat"))
    screen.show_state(without)
    moved.clear()
    for model in (with_tray, without, with_tray, without):
        screen.show_state(model)
        places = [one.geometry() for one in screen.findChildren(Canvas)]
        assert moved == []
        screen.arrange()
        assert [one.geometry() for one in screen.findChildren(Canvas)] == places
        assert moved == ["felt"]
        moved.clear()
