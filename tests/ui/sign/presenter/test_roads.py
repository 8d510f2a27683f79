"""The roads as they are shown: the newest stay, letters and marks, a sentence for the public."""

from random_tables import shipped

from dealer_assist.journal.queries.shoe import ShoeOnRecord
from dealer_assist.table.facts.judging.roads import BANKER, PLAYER, TIE, ShoeCoup
from dealer_assist.ui.sign.presenter.roads import BIG, PLATE, roads_model

EZ, DRAGON = shipped("ez-baccarat-nexus"), shipped("dragon-nexus")


def of(*winners: str) -> ShoeOnRecord:
    return ShoeOnRecord(tuple(map(ShoeCoup, winners)))


def test_letters_strokes_and_counts() -> None:
    model = roads_model(EZ, 2, of(PLAYER, BANKER, TIE))
    assert [one.letter for one in model.plate.beads] == ["P", "B", "T"]
    assert [one.strokes for one in model.big.beads] == [0, 1]
    figures = dict(model.figures)
    assert (figures["Banker"], figures["Player"], figures["Tie"], figures["Hands dealt"]) == (
        "1",
        "1",
        "1",
        "3",
    )
    assert model.detail == "Table 62, shoe 2"
    assert model.foot == "Past hands do not change the next one."


def test_the_oldest_columns_fall_off_and_there_is_room_for_the_next() -> None:
    model = roads_model(EZ, 1, of(*((BANKER, PLAYER) * 50)))
    assert max(one.column for one in model.big.beads) == BIG - 2
    assert min(one.column for one in model.big.beads) == 0
    assert max(one.column for one in model.plate.beads) == PLATE - 2


def test_marks_are_shown_where_their_bet_is_offered() -> None:
    found = ShoeOnRecord((ShoeCoup(BANKER, "7"),))
    assert roads_model(EZ, 1, found).plate.beads[0].mark == "7"
    other = roads_model(DRAGON, 1, found)
    assert other.plate.beads[0].mark == ""
    assert "Dragon 7" not in dict(other.figures)


def test_a_new_shoe_and_one_that_cannot_be_read_say_so() -> None:
    assert roads_model(EZ, 1, ShoeOnRecord()).note == "New shoe"
    assert roads_model(EZ, 1, None).note == "Roads are not live. Ask the dealer"
    assert roads_model(EZ, 0, of(BANKER)).note == ""


def test_coups_that_nobody_knows_are_told() -> None:
    assert "2 hands without known cards" in roads_model(EZ, 1, ShoeOnRecord((), 2)).detail
