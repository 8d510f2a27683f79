"""What a table chooses that offers Field Gold 21 or Bet The Bust: when it is settled, who draws."""

from pathlib import Path

import pytest
from shipped_tables import shipped
from sitting import Sit, Sitting

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.catalog.table_file import as_file
from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import layouts, resources
from dealer_assist.table import commands as c
from dealer_assist.table.facts import bonus_bets
from dealer_assist.table.facts.dealing import bust_bets, hands_left
from dealer_assist.table.facts.judging import bonus_pays, hand_ends
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.setup.settings import find
from dealer_assist.table.setup.table_setup import TableSetup

GAMES = load_games(resources() / "games")


def chosen(name: str, option: str, value: str) -> TableSetup:
    setup = shipped(name)
    knob = find(setup, f"house_rule.{option}")
    return knob.put(setup, setup.choices[option].index(value))


def with_field_gold(sit: Sit, setup: TableSetup) -> Sitting:
    sitting = sit(setup).open()
    wagers = {"blackjack": 2500, "field_gold": 500}
    sitting.do(c.PlaceWagers(4, wagers), c.PlaceWagers(6, wagers), c.StartGame())
    sitting.do(c.SeeCards("4", ("6s", "4h")), c.SeeCards("6", ("9s", "8h")))
    sitting.do(c.SeeCards("dealer", ("7h",)))
    return sitting


def test_field_gold_is_settled_at_once_where_nothing_else_is_chosen(sit: Sit) -> None:
    sitting = with_field_gold(sit, shipped("field-gold-21"))
    assert "deal" in [stage.key for stage in sitting.table.setup.stages]
    assert [(one.seat, one.cents) for one in bonus_bets.owed(sitting.table)] == [(4, 1000)]


def test_field_gold_waits_for_the_hand_where_the_house_has_it_so(sit: Sit) -> None:
    sitting = with_field_gold(sit, chosen("field-gold-21", "settled", "with the hand"))
    assert "deal" not in [stage.key for stage in sitting.table.setup.stages]
    assert not bonus_bets.owed(sitting.table)
    assert not hand_ends.taken(sitting.table, 6)
    sitting.do(c.AdvanceStage("play"), c.SeeCards("4", ("6s", "4h", "9c")))
    sitting.do(c.SeeCards("dealer", ("7h", "Td")))
    lines = {
        one.seat: {line.wager: line.net for line in one.lines} for one in walk.left(sitting.table)
    }
    assert lines == {
        4: {"blackjack": 2500, "field_gold": 1000},
        6: {"blackjack": 0, "field_gold": -500},
    }


def bust_bet(sit: Sit, setup: TableSetup) -> Sitting:
    sitting = sit(setup).open()
    sitting.do(c.PlaceWagers(4, {"blackjack": 2500}), c.StartGame())
    sitting.do(c.SeeCards("4", ("Ts", "6d")), c.SeeCards("dealer", ("7h",)))
    sitting.do(c.AdvanceStage("bust"))
    sitting.do(c.PlaceWagers(4, {"blackjack": 2500, "bet_the_bust": 1000}))
    sitting.do(c.AdvanceStage("play"), c.SeeCards("4", ("Ts", "6d", "Kc")))
    return sitting


def test_where_no_hand_is_left_the_bet_on_the_bust_may_go_back(sit: Sit) -> None:
    sitting = bust_bet(sit, chosen("bet-the-bust", "bust_without_hands", "push"))
    assert not bonus_pays.on_dealers_hand(sitting.table)
    assert not hands_left.waits(sitting.table, 4)
    sitting.do(c.SeeCards("dealer", ("7h", "9c")), c.AdvanceStage("dealer"))
    sitting.do(c.AdvanceStage("settle"))
    assert bonus_pays.judged(sitting.table)[4, "bet_the_bust"].outcome == "push"
    assert not bonus_pays.not_judged(sitting.table)
    (seat,) = settlement(sitting.table).seats
    assert {line.wager: line.net for line in seat.each} == {"blackjack": -2500, "bet_the_bust": 0}


def test_while_a_hand_is_left_the_dealer_draws_whatever_the_house_has(sit: Sit) -> None:
    sitting = bust_bet(sit, chosen("bet-the-bust", "bust_without_hands", "push"))
    sitting.do(c.SeeCards("4", ("Ts", "6d", "2c")), c.SeeCards("dealer", ("7h", "9c", "Tc")))
    assert bonus_pays.judged(sitting.table)[4, "bet_the_bust"].net == 2500
    assert bust_bets.STAGE in [stage.key for stage in sitting.table.setup.stages]


@pytest.mark.parametrize(
    ("table", "option", "value"),
    [
        ("field-gold-21", "settled", "with the hand"),
        ("bet-the-bust", "bust_without_hands", "push"),
        ("trilux-fixed", "lucky_george", "true"),
    ],
)
def test_a_table_file_chooses_it(tmp_path: Path, table: str, option: str, value: str) -> None:
    told = (resources() / "tables" / f"{table}.toml").read_text()
    written = value if value == "true" else f'"{value}"'
    file = tmp_path / "own.toml"
    file.write_text(told.replace("[house_rules]", f"[house_rules]\n{option} = {written}"))
    setup = load_table(resources(), layouts(), file)
    assert str(setup.options[option]).lower() == value
    again = tmp_path / "again.toml"
    again.write_text(as_file(setup))
    assert load_table(resources(), layouts(), again).options == setup.options


def test_a_choice_of_the_file_that_is_none_is_named(tmp_path: Path) -> None:
    told = (resources() / "tables" / "bet-the-bust.toml").read_text()
    file = tmp_path / "own.toml"
    file.write_text(told.replace("[house_rules]", '[house_rules]\nbust_without_hands = "keep"'))
    with pytest.raises(BadDefinition, match=r"bust_without_hands: .*draw, push"):
        load_table(resources(), layouts(), file)


@pytest.mark.parametrize("name", [key for key, game in GAMES.items() if game.besides_options])
def test_every_choice_of_a_bet_besides_is_told_on_the_page_of_rules(name: str) -> None:
    game = GAMES[name]
    book = rule_book_of(resources(), game)
    told = {option for of in game.besides_chosen.values() for option in of}
    assert told == {*game.besides_options}
    for option in told:
        assert all(book.choice(option, value) for value in game.besides_options[option]), option
