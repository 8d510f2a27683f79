"""A seat plate shows every state so that it cannot be mistaken, and reports a touch."""

import pytest
from ink import painted
from likeness import difference
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from dealer_assist.ui.table.actions import (
    FoldTouched,
    PlaysTouched,
    SeatTouched,
)
from dealer_assist.ui.table.model.panel import PayFootModel
from dealer_assist.ui.table.model.table import (
    ClaimModel,
    FootKeyModel,
    HandStrip,
    LampModel,
    LampState,
    SeatModel,
    SeatState,
    WagerRow,
)
from dealer_assist.ui.table.seat_plate import SeatPlate
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace


@pytest.fixture
def plate(context, qtbot) -> SeatPlate:
    plate = SeatPlate(context)
    qtbot.addWidget(plate)
    plate.place(QRectF(0, 0, 250, 290), 1.0)
    plate.show()
    return plate


def test_every_state_of_a_seat_looks_different(plate, samples, picture) -> None:
    models = [
        samples.empty(5),
        samples.seat(state=SeatState.BETTING, foot="BETTING", lamps=(samples.LIT,)),
        samples.seat(),
        samples.seat(is_selected=True),
        samples.seat(is_next=True),
        samples.seat(claim=ClaimModel("FOUR ACES", "$12,846.37")),
        samples.seat(state=SeatState.FOLDED, foot="FOLDED"),
        samples.seat(state=SeatState.SETTLED, foot="SETTLED"),
        samples.seat(state=SeatState.FAULT, foot="LIFT CHIP"),
    ]
    pictures = set()
    for model in models:
        plate.show_state(model)
        pictures.add(picture(plate))
        assert plate.too_long == ()
    assert len(pictures) == len(models)


def test_a_touch_names_the_seat(plate, samples, fingers, qtbot) -> None:
    plate.show_state(samples.seat(5))
    with qtbot.waitSignal(plate.touched) as touched:
        fingers.tap(plate)
    assert touched.args == [SeatTouched(5)]
    assert plate.label == "Seat 5"


def test_a_pressed_seat_looks_pressed(plate, samples, fingers, picture) -> None:
    plate.show_state(samples.seat(5))
    before = picture(plate)
    fingers.press(plate)
    assert picture(plate) != before
    fingers.lift(plate)
    assert picture(plate) == before


def test_a_seat_that_cannot_be_touched_says_why(plate, samples, fingers, qtbot) -> None:
    plate.show_state(samples.seat(5, reason="Press START GAME first"))
    with qtbot.assertNotEmitted(plate.touched):
        fingers.tap(plate)
    assert plate.reason == "Press START GAME first"


def test_five_wagers_and_two_lamps_fit(plate, picture) -> None:
    rows = tuple(WagerRow(spot, "$1,250") for spot in ("ANTE", "FLOP", "TURN", "RIVER", "BONUS"))
    lamps = (LampModel(LampState.LOCKED), LampModel(LampState.OFF))
    plate.show_state(SeatModel(3, SeatState.IN_PLAY, "IN PLAY", lamps, rows))
    picture(plate)
    assert plate.too_long == ()


def test_where_rows_would_touch_the_wagers_that_were_made_have_the_room(plate, picture) -> None:
    made = [WagerRow("BLACKJACK", "$50"), WagerRow("BET THE SET", "$5")]
    others = [WagerRow("ROYAL MATCH"), WagerRow("KING'S BOUNTY"), WagerRow("INSURANCE")]
    rows = (made[0], others[0], others[1], made[1], others[2])
    lamps = (LampModel(LampState.LIT), LampModel(LampState.OFF))
    every = SeatModel(5, SeatState.BETTING, "BETTING", rows=rows, lamps=lamps)
    for height, all_there in ((290, True), (215, False)):
        plate.place(QRectF(0, 0, 250, height), 1.0)
        plate.show_state(every)
        all_rows = picture(plate)
        plate.show_state(replace(every, rows=(*rows[:4], WagerRow("LUCKY LADY"))))
        assert (picture(plate) != all_rows) == all_there


def test_beside_a_hand_each_amount_has_its_room_and_what_was_taken_goes_first(
    plate, picture
) -> None:
    """BET, PUSH 22 and INSURANCE touched each other over an empty row of the lammers."""
    bet, free, side = WagerRow("BET", "$50"), WagerRow("FREE"), WagerRow("PUSH 22", "$10")
    insurance = WagerRow("INSURANCE", "$25")
    plate.place(QRectF(0, 0, 250, 250), 1.0)
    hand = (HandStrip("", ("8s", "8h"), 0, "16"),)

    def seen(*rows: WagerRow) -> bytes:
        plate.show_state(SeatModel(2, SeatState.IN_PLAY, "IN PLAY", rows=rows, hands=hand))
        return picture(plate)

    assert seen(bet, free, side, insurance) == seen(bet, side, insurance)
    laid, lost = replace(free, amount="$50"), replace(insurance, is_collected=True)
    assert seen(bet, laid, side, lost) == seen(bet, laid, side)
    assert seen(bet, free, side) != seen(bet, side)


def test_a_late_chip_has_its_words(plate, samples, picture) -> None:
    plate.show_state(samples.seat(5, lamps=(LampModel(LampState.LATE, "LATE CHIP"),)))
    picture(plate)
    assert plate.too_long == ()
    plate.show_state(samples.seat(5, lamps=(LampModel(LampState.LATE, "LATE CHIP"),), is_next=True))
    picture(plate)
    assert plate.too_long == ()


def test_what_a_seat_is_owed_is_written_as_large_as_an_amount_and_over_its_cards(
    plate, samples
) -> None:
    owed = samples.seat(pay=PayFootModel("TO PAY", "ENVY $1,005.00"), cards=("As", "Kd"))
    plate.show_state(owed)
    foot = next(mark for mark in painted(plate)[1] if mark.words == owed.pay.amount)
    metrics = plate.context.theme.measure("bold_28", SMALLEST_AMOUNT)
    assert foot.box.height() >= metrics.capHeight() - 1
    assert plate.too_long == ()


@pytest.mark.parametrize("language", ["en", "es", "vi", "zh"])
def test_the_entire_wager_of_the_highest_limits_is_whole(context, plate, picture, language) -> None:
    # $300, and a House Money wager of $100 that was paid 9 to 1 and left up.
    plate.context = with_preferences(context, Preferences(language=language))
    rows = (WagerRow("ENTIRE WAGER", "$1,300"), WagerRow("LEFT UP", "$1,000"))
    plate.show_state(SeatModel(3, SeatState.IN_PLAY, "IN PLAY", (), rows))
    picture(plate)
    assert plate.too_long == ()


def test_the_cards_of_a_long_hand_lie_over_the_foot_that_says_how_it_ended(plate, samples) -> None:
    plate.place(QRectF(0, 0, 250, 296), 1.0)
    rows = (WagerRow("BLACKJACK", "$50"), WagerRow("INSURANCE", ""))
    hand = ("2c", "3d", "2h", "4s", "3c", "2d")
    boxes = {}
    for cards in (hand, hand[:2]):
        note = "16 WINS" if len(cards) > 2 else "17"
        plate.show_state(samples.seat(cards=cards, cards_note=note, rows=rows))
        marks = painted(plate)[1]
        assert plate.too_long == ()
        assert {"BLACKJACK", "INSURANCE", note} <= {mark.words for mark in marks}
        three = next(mark.box for mark in marks if mark.words == "3")
        boxes[note] = (
            three.center().y() - next(m.box for m in marks if m.words == note).center().y()
        )
    assert boxes["16 WINS"] < -20, "the cards lie above the words"
    assert abs(boxes["17"]) < 20, "two cards lie beside them"


def test_fold_in_the_foot_names_its_seat_and_undo_takes_it_back(
    plate, samples, fingers, qtbot, clock
) -> None:
    fold = FootKeyModel("FOLD", "FOLD seat 3", FoldTouched(3), "cross")
    plate.show_state(samples.seat(number=3, keys=(fold,)))
    (key,) = plate.keys
    with qtbot.waitSignal(plate.touched) as touched:
        fingers.tap(key)
    assert touched.args == [FoldTouched(3)]
    undo = FootKeyModel("UNDO", "UNDO seat 3", FoldTouched(3, is_undo=True), "undo", is_undo=True)
    folded = samples.seat(number=3, state=SeatState.FOLDED, foot="FOLDED", keys=(undo,))
    plate.show_state(replace(folded, live="BET LIVE"))
    plate.grab()
    assert plate.too_long == key.too_long == ()
    clock.now_ms += 800  # UNDO has come up where FOLD was touched
    with qtbot.waitSignal(plate.touched) as touched:
        fingers.tap(key)
    assert touched.args == [FoldTouched(3, is_undo=True)]
    plate.show_state(samples.seat(number=3))
    assert key.isHidden()


def test_a_live_bet_is_boxed_and_a_collected_one_struck_through(plate, samples, picture) -> None:
    pictures = set()
    for marks in ({}, {"is_collected": True}, {"is_live": True}):
        rows = (WagerRow("ANTE", "$15", is_collected=True), WagerRow("BONUS", "$10", **marks))
        plate.show_state(samples.seat(state=SeatState.FOLDED, foot="FOLDED", rows=rows))
        pictures.add(picture(plate))
        assert plate.too_long == ()
    assert len(pictures) == 3


@pytest.mark.parametrize("hand", ["FOUR ACES", "COMMUNITY ROYAL"])
def test_a_claim_has_its_star_however_long_its_name(plate, samples, hand) -> None:
    plate.show_state(samples.seat(claim=ClaimModel(hand, "$3,000.00")))
    _, marks = painted(plate)
    assert hand in {mark.words for mark in marks}
    assert "star" in {mark.words for mark in marks if mark.is_icon}
    assert plate.too_long == ()


def test_the_cards_of_a_claimed_seat_stay_to_be_seen(plate, samples, picture) -> None:
    claim = ClaimModel("FOUR ACES", "$12,846.37")
    plate.show_state(samples.seat(claim=claim))
    without = picture(plate)
    plate.show_state(samples.seat(claim=claim, cards=("As", "Ad", "Ac", "Ah", "2d")))

    assert picture(plate) != without
    assert plate.too_long == ()


def test_a_seat_that_comes_into_play_is_painted_as_if_anew(plate, samples, picture) -> None:
    """Only its foot is painted again when the game starts."""
    betting = SeatModel(3, SeatState.BETTING, "BETTING")
    plate.show_state(betting)
    plate.show()
    QApplication.processEvents()
    shown = plate.screen().grabWindow(plate.winId()).toImage()
    plate.show_state(replace(betting, state=SeatState.IN_PLAY, foot="IN PLAY"))
    QApplication.processEvents()
    now = plate.screen().grabWindow(plate.winId()).toImage()
    assert difference(shown, now)
    assert difference(now, plate.grab().toImage()) == ""


def test_a_long_word_beside_the_lamp_takes_two_lines(plate, samples) -> None:
    lamp = LampModel(LampState.NO_GAME, "KHÔNG CÓ ANTE")
    plate.show_state(replace(samples.empty(5), lamps=(lamp,)))
    _, marks = painted(plate)
    assert plate.too_long == ()
    words = [mark.words for mark in marks if mark.words in "KHÔNG CÓ ANTE"]
    assert words == ["KHÔNG CÓ", "ANTE"]


def test_a_seat_of_which_nothing_is_known_asks_in_two_keys_of_its_foot(
    plate, samples, fingers, qtbot
) -> None:
    asked = tuple(
        FootKeyModel(words, f"{words} seat 5", PlaysTouched(5, plays=words == "PLAYING"))
        for words in ("PLAYING", "EMPTY")
    )
    plate.show_state(SeatModel(5, SeatState.NOT_KNOWN, "NOT KNOWN", (), keys=asked))
    playing, empty = plate.keys
    assert playing.isVisible()
    assert empty.isVisible()
    assert playing.width() >= 111
    for key, plays in ((playing, True), (empty, False)):
        with qtbot.waitSignal(plate.touched) as touched:
            fingers.tap(key)
        assert touched.args == [PlaysTouched(5, plays)]
    plate.show_state(replace(plate.model, keys=asked[:1]))
    assert not empty.isVisible()
    assert playing.width() > 200
    plate.show_state(samples.seat(5))
    assert not playing.isVisible()
