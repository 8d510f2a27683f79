"""A live table without known wagers: every seat shows whether it plays, and can be asked."""

from typing import Any

from dealt_table import dealt
from random_tables import shipped
from sitting import Sitting

from dealer_assist.table import commands as c
from dealer_assist.ui.table.model.table import SeatModel, SeatState
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.pay.pay_charts import pay_charts
from dealer_assist.ui.table.presenter.table import prompt_model, status_model
from dealer_assist.value import replace


def live(name: str, staff: Any) -> Sitting:
    return Sitting(replace(shipped(name), players=()), staff).open()


def seat(sitting: Sitting, view: Any, number: int) -> Any:
    return next(one for one in felt_model(sitting.table, view).seats if one.number == number)


def words(plate: SeatModel) -> list[str]:
    return [key.words for key in plate.keys]


def test_cover_all_asks_every_seat_and_shows_only_the_columns_that_can_be(staff, view) -> None:
    sitting = live("caribbean", staff)
    sitting.do(c.StartGame(), c.AdvanceStage("deal"))
    assert seat(sitting, view, 5).state is SeatState.NOT_KNOWN
    assert words(seat(sitting, view, 5)) == ["PLAYING", "EMPTY"]
    for number in (1, 3, 4, 6, 7):
        sitting.do(c.MarkPlaying(number, plays=True))
    sitting.do(c.MarkPlaying(2, plays=False))
    assert seat(sitting, view, 2).foot == "EMPTY"
    assert pay_charts(sitting.table)[-1].heads == ("6 hands", "7 hands")
    assert prompt_model(sitting.table, view).line == "Seat 5: PLAYING or EMPTY?"
    sitting.do(c.CountHands(6))
    assert pay_charts(sitting.table)[-1].title == "COVER ALL pays for 6 hands"
    assert status_model(sitting.table, view).console == "Wagers not entered"


def test_a_folded_hand_of_unknown_wagers_counts_for_cover_all_and_can_be_undone(
    staff, view
) -> None:
    sitting = live("caribbean", staff)
    sitting.do(c.MarkPlaying(3), c.StartGame(), c.AdvanceStage("deal"))
    assert words(seat(sitting, view, 3)) == ["FOLD"]
    sitting.do(c.FoldHand(3))
    folded = seat(sitting, view, 3)
    assert (words(folded), folded.live) == (["UNDO"], "COUNTS")
    assert [row.printed for row in folded.rows] == ["Leave the cards", "count"]


def test_without_sensors_a_touched_seat_is_in_play_and_not_empty(staff, view) -> None:
    sitting = live("six-five-four", staff)
    sitting.do(c.MarkPlaying(1))
    assert seat(sitting, view, 1).foot == "PLAYING"
    sitting.do(c.StartGame(), c.AdvanceStage("deal"), c.AdvanceStage("up_card"))
    assert seat(sitting, view, 1).state is SeatState.IN_PLAY
    assert words(seat(sitting, view, 1)) == ["FOLD"]
    assert words(seat(sitting, view, 2)) == ["IN PLAY?"]
    sitting.do(c.AdvanceStage("dealer", is_asked=True))
    assert words(seat(sitting, view, 2)) == [], "its decision is done"


def test_a_seat_without_a_chip_can_be_brought_into_play_at_a_progressive_table(staff, view) -> None:
    sitting = live("crazy4-nexus", staff)
    sitting.do(c.SeeChip(1), c.StartGame(), c.AdvanceStage("deal"))
    assert "IN PLAY?" not in words(seat(sitting, view, 1)), "its chip tells"
    assert words(seat(sitting, view, 4)) == ["IN PLAY?"]
    sitting.do(c.MarkPlaying(4, plays=True))
    assert [row.printed for row in seat(sitting, view, 4).rows] == ["Wagers not entered"]
    assert words(seat(sitting, view, 4)) == ["FOLD"]


def test_a_table_without_a_jackpot_never_stands_at_a_step_that_it_does_not_have(view) -> None:
    cards = {"1": "Qs Qd 5h 9s Jd", "dealer": "9c 8d 2c 3c 7c Kd"}
    wagers = {1: {"ante": 500, "play": 500, "queens_up": 500}}
    prompt = prompt_model(dealt("six-five-four", cards, wagers), view)
    assert prompt.step <= prompt.steps
