"""A meter rolls to its new value in time, and a value that is not live is not read out."""

import pytest
from audit import findings
from ink import painted
from likeness import difference
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from dealer_assist.ui.table.meter_box import MeterBox
from dealer_assist.ui.table.model.table import LevelModel, MeterModel, MeterState
from dealer_assist.value import replace

LIVE = MeterModel("Progressive meter", "$12,845.45", "Four Aces pays 100%")


@pytest.fixture
def box(context, qtbot) -> MeterBox:
    box = MeterBox(context)
    qtbot.addWidget(box)
    box.place(QRectF(0, 0, 500, 296), 1.0)
    box.show_state(LIVE)
    box.show()
    return box


def test_a_live_meter_rolls_for_at_most_600_ms(box, clock, picture) -> None:
    box.show_state(replace(LIVE, amount="$12,846.37"))
    assert box.is_rolling
    box.tick(clock.advance(300))
    half_way = picture(box)
    box.tick(clock.advance(300))
    assert not box.is_rolling
    assert picture(box) != half_way


def test_it_ends_on_the_value_that_was_recorded(box, clock, context, qtbot, picture) -> None:
    box.show_state(replace(LIVE, amount="$12,846.37"))
    box.tick(clock.advance(600))
    still = MeterBox(context)
    qtbot.addWidget(still)
    still.place(QRectF(0, 0, 500, 296), 1.0)
    still.show_state(replace(LIVE, amount="$12,846.37"))
    still.show()
    # Glyphs may be rasterized a shade apart.
    pairs = zip(picture(still), picture(box), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 16


def test_reduced_motion_shows_the_value_at_once(box, context) -> None:
    calm = replace(context.theme, motion=replace(context.theme.motion, reduce=True))
    box.context = replace(context, theme=calm)
    box.show_state(replace(LIVE, amount="$12,846.37"))
    assert not box.is_rolling


@pytest.mark.parametrize(
    "model",
    [
        MeterModel("Progressive meter", "$1,118,402.51", "4 wagers locked in", note_is_well=True),
        MeterModel(
            "Progressive meter",
            "$12,846.37",
            "when the key is back at RUN",
            state=MeterState.ADJUSTING,
            becomes="$5,000.00",
        ),
        MeterModel(
            "Meter not live", "$12,851.10", "Last value, 21:51:18", state=MeterState.NOT_LIVE
        ),
        MeterModel(
            "Blazing 7s, ML03",
            letter="A",
            levels=(
                LevelModel("Mega", "$118,402.51"),
                LevelModel("Major", "$9,771.06"),
                LevelModel("Minor", "$842.90", is_hit=True),
            ),
        ),
    ],
)
def test_every_state_fits_its_box_and_differs_from_live(box, model, picture) -> None:
    live = picture(box)
    box.show_state(model)
    assert picture(box) != live
    assert box.too_long == ()


def test_a_level_alone_in_its_box_is_as_large_as_a_meter_at_rest(box, cut_texts) -> None:
    alone = MeterModel("TriLux", letter="B", levels=(LevelModel("Meter", "$118,402.51"),))
    heights = []
    for levels in (alone.levels, alone.levels * 2):
        box.place(QRectF(0, 0, 430, 190), 1.0)
        box.show_state(replace(alone, levels=levels))
        amount = next(mark for mark in painted(box)[1] if mark.words == "$118,402.51")
        heights.append(amount.box.height())
        assert cut_texts(box) == []
    assert heights[0] > 1.4 * heights[1]


def test_a_level_alone_shows_what_it_becomes_and_that_it_is_hit(box, picture) -> None:
    level = LevelModel("Meter", "$2,000.48")
    pictures = set()
    for one in (level, replace(level, is_hit=True), replace(level, becomes="$1,800.44")):
        box.show_state(MeterModel("Blazing 7's", letter="A", levels=(one,)))
        pictures.add(picture(box))
    assert len(pictures) == 3


def test_a_long_note_takes_two_lines(box, cut_texts) -> None:
    box.place(QRectF(0, 0, 430, 296), 1.0)
    note = "Cuando la llave del supervisor esté de vuelta en RUN"
    box.show_state(replace(LIVE, note=note, state=MeterState.ADJUSTING, becomes="$9,634.53"))
    assert findings(box) == []
    assert cut_texts(box) == []


@pytest.mark.parametrize("note", ["", "other"])
def test_a_meter_that_begins_to_roll_stands_as_it_would_be_painted(box, clock, note) -> None:
    """Nothing is painted until a digit moves, where nothing but the amount has changed."""
    box.show()
    QApplication.processEvents()
    changed = replace(box.model, amount="$12,999.99", note=note or box.model.note)
    for passed in (0, 800):
        clock.advance(passed)
        box.tick(clock())
        box.show_state(changed)
        QApplication.processEvents()
        shown = box.screen().grabWindow(box.winId()).toImage()
        assert difference(shown, box.grab().toImage()) == ""
    assert not box.is_rolling


def test_a_note_whose_mark_alone_changes_is_painted_anew(box) -> None:
    QApplication.processEvents()
    shown = box.screen().grabWindow(box.winId()).toImage()
    box.show_state(replace(box.model, note_is_well=not box.model.note_is_well))
    QApplication.processEvents()
    now = box.screen().grabWindow(box.winId()).toImage()
    assert difference(shown, now)
    assert difference(now, box.grab().toImage()) == ""


def test_the_sums_of_the_walk_take_the_place_of_the_note_where_there_is_room(box, picture) -> None:
    box.place(QRectF(0, 0, 500, 340), 1.0)
    noted = picture(box)
    summed = replace(LIVE, sums=(("Paid so far", "$65.00"), ("Still to pay", "$5,465.72")))
    box.show_state(summed)
    assert picture(box) != noted
    assert picture_of(box, replace(summed, note="Another"), picture) == picture(box)
    box.place(QRectF(0, 0, 500, 296), 1.0)  # no room: the note says it
    assert picture_of(box, replace(summed, note="Another"), picture) != picture_of(
        box, summed, picture
    )


def picture_of(box: MeterBox, model: MeterModel, picture) -> bytes:
    box.show_state(model)
    return picture(box)
