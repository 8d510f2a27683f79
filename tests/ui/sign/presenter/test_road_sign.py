"""The sign of a baccarat table: what wins, in cards and words, and how Banker is paid there."""

import pytest
from random_tables import shipped

from dealer_assist.journal.queries.shoe import ShoeOnRecord
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.baccarat import total
from dealer_assist.rules.pays import ForOne, ToOne
from dealer_assist.table.facts.judging.roads import BANKER, PLAYER, ShoeCoup
from dealer_assist.ui.sign.presenter.road_sign import EXAMPLES, odds_words, road_sign_model
from dealer_assist.ui.sign.presenter.roads import MARKS
from dealer_assist.ui.sign.roads_model import CardsThatWin, MarginsThatWin, RoadSignModel
from dealer_assist.value import replace

FOUND = ShoeOnRecord((ShoeCoup(BANKER, "7"), ShoeCoup(PLAYER), ShoeCoup(BANKER, "7")))


def sign_of(table: str, *, shows_derived: bool = False) -> RoadSignModel:
    return road_sign_model(shipped(table), None, FOUND, shows_derived=shows_derived)


def test_each_side_bet_has_its_picture() -> None:
    dragon, panda, margins = sign_of("ez-baccarat-nexus").wins
    assert isinstance(dragon, CardsThatWin)
    assert (dragon.title, dragon.odds, dragon.side, dragon.total) == (
        "DRAGON 7",
        "40 to 1",
        BANKER,
        "7",
    )
    assert dragon.sentence == "Banker wins with three cards that make 7"
    assert dragon.count == "This shoe: 2"
    assert isinstance(panda, CardsThatWin)
    assert (panda.title, panda.odds, panda.side) == ("PANDA 8", "25 to 1", PLAYER)
    assert panda.count == "This shoe: 0"
    assert isinstance(margins, MarginsThatWin)
    assert margins.title == "DRAGON BONUS"
    assert margins.margins == ("by 9", "8", "7", "6", "5", "4")
    assert margins.pays == ("30", "10", "6", "4", "2", "1")
    assert margins.sentence == "Your side wins by 4 or more"
    assert margins.natural == "Pays on $1. A natural that wins: 1 to 1"


@pytest.mark.parametrize("mark", MARKS)
def test_the_cards_of_a_picture_make_what_it_says(mark: str) -> None:
    cards = EXAMPLES[MARKS[mark]]
    assert len(cards) == 3
    assert str(total(parse_cards(cards))) == mark


def test_a_bet_by_another_name_is_shown_by_its_own() -> None:
    fortune = sign_of("fortune-7-nexus").wins[0]
    assert isinstance(fortune, CardsThatWin)
    assert (fortune.title, fortune.total) == ("FORTUNE 7", "7")
    assert dict(sign_of("fortune-7-nexus").roads.figures)["Fortune 7"] == "2"


def test_sides_that_pay_otherwise_have_a_picture_each() -> None:
    setup = shipped("ez-baccarat-nexus")
    other = {**setup.pays, "dragon_banker": dict(list(setup.pays["dragon_banker"].items())[1:])}
    wins = road_sign_model(replace(setup, pays=other), None, FOUND, shows_derived=False).wins
    assert [one.title for one in wins[2:]] == ["DRAGON BONUS PLAYER", "DRAGON BONUS BANKER"]


def test_how_banker_is_paid_is_said() -> None:
    assert sign_of("ez-baccarat-nexus").rule == "Banker's three-card 7: Banker bets push."
    assert sign_of("dragon-nexus").rule == "Banker bets pay even money less 5% commission."
    setup = shipped("ez-baccarat-nexus")
    assert setup.coup is not None
    half = replace(setup, coup=replace(setup.coup, banker="half_on_six"))
    sign = road_sign_model(half, None, FOUND, shows_derived=False)
    assert sign.rule == "Banker wins with 6: Banker bets pay half."


def test_limits_meters_and_notices_stand_on_it() -> None:
    sign = sign_of("ez-baccarat-nexus")
    assert sign.limits == "$10 to $300"
    assert sign.meters == (("PROGRESSIVE METER, $1: 2, 3 & 4 – 0 Diamonds", "– – –"),)
    assert (
        sign.notice
        == "If gambling is no longer fun, help is free and private. Ask for the helpline card."
    )
    setup = shipped("ez-baccarat-nexus")
    apart = replace(setup, limits={**setup.limits, "banker": (500, 1_000)})
    assert road_sign_model(apart, None, FOUND, shows_derived=False).limits == ""


def test_without_a_side_bet_the_derived_roads_stay() -> None:
    setup = shipped("ez-baccarat-nexus")
    plain = replace(setup, wagers=setup.wagers[:3])
    sign = road_sign_model(plain, None, FOUND, shows_derived=False)
    assert (sign.wins, sign.shows_derived) == ((), True)
    assert not sign_of("ez-baccarat-nexus").shows_derived
    assert sign_of("ez-baccarat-nexus", shows_derived=True).shows_derived


def test_odds_are_a_sentence_that_a_language_may_turn_round() -> None:
    assert odds_words(ToOne(40)) == "40 to 1"
    assert odds_words(ForOne(9)) == "9 for 1"
