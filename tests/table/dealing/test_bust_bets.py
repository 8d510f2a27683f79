"""Bet The Bust: after the look and before the play, up to the blackjack wager, by the up card."""

import re
from pathlib import Path

import pytest
from dealt_table import game_of, shipped
from sitting import Sit, Sitting

from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.sample_players import owed
from dealer_assist.paths import layouts, resources
from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import bust_bets
from dealer_assist.table.facts.judging import bonus_pays
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.settling import deal_record, walk
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import AskBustBet, BetOnStreet
from dealer_assist.ui.table.presenter.bets.bust_bet import keypad_model, laid, strip_model

BET = {"blackjack": 2500}


def with_bust(cents: int) -> c.PlaceWagers:
    return c.PlaceWagers(4, {**BET, "bet_the_bust": cents})


def dealt(sit: Sit, up: str, name: str = "bet-the-bust") -> Sitting:
    sitting = sit(shipped(name)).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame())
    sitting.do(c.SeeCards("4", ("Ts", "6d")), c.SeeCards("dealer", (up,)))
    return sitting


@pytest.fixture
def asked(sit: Sit) -> Sitting:
    sitting = dealt(sit, "7h")
    sitting.do(c.AdvanceStage("bust"))
    return sitting


def test_it_is_made_at_its_stage_alone(sit: Sit) -> None:
    sitting = sit(shipped("bet-the-bust")).open()
    assert "has not come yet. Touch BUST BET first" in sitting.no_to(with_bust(500))
    sitting = dealt(sit, "7h")
    assert "has not come yet" in sitting.no_to(with_bust(500))
    sitting.do(c.AdvanceStage("bust"), with_bust(500), c.AdvanceStage("play"))
    assert "is over. Go back to BUST BET" in sitting.no_to(with_bust(1000))


def test_it_is_at_most_the_blackjack_wager_and_may_be_taken_back(asked: Sitting) -> None:
    assert "more than the $25 blackjack wager" in asked.no_to(with_bust(2600))
    asked.do(with_bust(2500))
    strip = strip_model(asked.table)
    assert strip is not None
    assert [(button.label, button.icon) for button in strip.answers] == [("SEAT 4", "check")]
    assert strip.answers[0].touch == AskBustBet(4)
    asked.do(c.PlaceWagers(4, BET))
    assert asked.table.seat(4).wagers == BET


def test_a_seat_that_bets_is_asked_for_less_or_for_none(asked: Sitting) -> None:
    strip = strip_model(asked.table)
    assert strip is not None
    assert strip.answers[0].touch == BetOnStreet(4, "bet_the_bust", 2500)
    asked.do(laid(asked.table, 4, 2500))
    model = keypad_model(asked.table, 4)
    assert (model.cents, model.most, [cents for _, cents in model.presets]) == (
        2500,
        2500,
        [0, 2500],
    )
    asked.do(laid(asked.table, 4, 1000))
    assert asked.table.seat(4).wagers == {**BET, "bet_the_bust": 1000}


def test_who_sits_there_bets_once_it_is_offered(sit: Sit) -> None:
    table = sit(shipped("bet-the-bust")).open().table
    betting = [command for command in owed(table) if isinstance(command, c.PlaceWagers)]
    assert [sorted(command.wagers) for command in betting] == [["blackjack"]] * 5
    sitting = sit(shipped("bet-the-bust")).open()
    sitting.do(*betting, c.StartGame())
    assert not owed(sitting.table)
    sitting.do(c.SeeCards("dealer", ("7h",)), c.AdvanceStage("bust"))
    wanted = {2: {"blackjack": 5000, "bet_the_bust": 2000}}
    wanted |= {5: {"blackjack": 10000, "bet_the_bust": 10000}}
    assert owed(sitting.table) == [c.PlaceWagers(seat, lying) for seat, lying in wanted.items()]
    sitting.do(*owed(sitting.table), c.PlaceWagers(2, {"blackjack": 5000, "bet_the_bust": 0}))
    assert not owed(sitting.table)


def test_nobody_bets_where_no_bet_is_offered(sit: Sit) -> None:
    sitting = sit(shipped("bet-the-bust-456")).open()
    sitting.do(*owed(sitting.table), c.StartGame())
    sitting.do(c.SeeCards("dealer", ("7h",)), c.AdvanceStage("bust"))
    assert not owed(sitting.table)


def test_the_panel_says_what_it_pays_under_this_card(asked: Sitting) -> None:
    strip = strip_model(asked.table)
    assert strip is not None
    words = "Pays 5 to 2, at most the blackjack wager. Touch again for less"
    assert strip.question_detail == words
    asked.do(c.AdvanceStage("play"))
    assert strip_model(asked.table) is None


def test_the_look_comes_first_and_a_blackjack_leaves_no_bet(sit: Sit) -> None:
    sitting = dealt(sit, "Kh")
    sitting.do(c.AdvanceStage("bust"))
    assert sitting.no_to(with_bust(500)) == "Look for blackjack first"
    sitting.do(c.AnswerPeek("blackjack"))
    assert "the dealer has blackjack" in sitting.no_to(with_bust(500))


def test_a_table_of_four_to_six_asks_nobody_under_another_card(sit: Sit) -> None:
    sitting = dealt(sit, "7h", "bet-the-bust-456")
    sitting.do(c.AdvanceStage("bust"))
    assert "no bet on a bust is offered under this up card" in sitting.no_to(with_bust(500))
    strip = strip_model(sitting.table)
    assert strip is not None
    assert not strip.answers
    assert not bust_bets.why_not(dealt_under_five(sit))


def dealt_under_five(sit: Sit) -> Table:
    sitting = dealt(sit, "5h", "bet-the-bust-456")
    sitting.do(c.AdvanceStage("bust"))
    return sitting.table


def test_the_dealer_draws_out_for_it_and_it_pays_by_the_up_card(asked: Sitting) -> None:
    asked.do(with_bust(1000), c.AdvanceStage("play"), c.SeeCards("4", ("Ts", "6d", "Kc")))
    assert bonus_pays.on_dealers_hand(asked.table)
    asked.do(c.SeeCards("dealer", ("7h", "9c", "Tc")))
    assert bonus_pays.judged(asked.table)[4, "bet_the_bust"].net == 2500
    (seat,) = settlement(asked.table).seats
    assert {one.wager: one.net for one in seat.wagers} == {"blackjack": -2500, "bet_the_bust": 2500}


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("bahama-bonus", ("Ks", "6d")),
        ("free-bet-trilux", ("Ts", "6d")),
        ("zappit-trilux", ("Ts", "6d")),
        ("super-fun", ("Ts", "6d")),
        ("blackjack-switch", ("Ts", "6d", "9c", "8c")),
        ("house-money-single", ("Ts", "6d")),
    ],
)
def test_any_game_of_blackjack_may_offer_it(
    sit: Sit, tmp_path: Path, name: str, hand: tuple[str, ...]
) -> None:
    sitting = sit(with_the_bet(name, tmp_path)).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame())
    for n, place in enumerate(known.dealt_hands(sitting.table.setup, 4)):
        sitting.do(c.SeeCards(place, hand[2 * n : 2 * n + 2]))
    sitting.do(c.SeeCards("dealer", ("7h",)))
    if any(stage.key == "deal" for stage in sitting.table.setup.stages):
        sitting.do(c.AdvanceStage("bust"))  # its own bet on the first cards comes first
    assert bust_bets.is_asked(sitting.table)  # the up card leads here, and not past it
    strip = strip_model(sitting.table)
    assert strip is not None
    assert [button.label for button in strip.answers] == ["SEAT 4"]
    sitting.do(with_bust(1000), c.AdvanceStage("play"))
    assert not bust_bets.is_asked(sitting.table)
    sitting.do(c.SeeCards("dealer", ("7h", "9c", "Kc")))
    assert bonus_pays.judged(sitting.table)[4, "bet_the_bust"].net == 2500


def with_the_bet(name: str, folder: Path) -> TableSetup:
    """Let a shipped table offer the bet besides, as a house would in its file."""
    text = (resources() / "tables" / f"{name}.toml").read_text()
    text = re.sub(r"(?m)^(wagers = \[.*)\]", r'\1, "bet_the_bust"]', text, count=1)
    if "[paytables]\n" not in text:
        text = text.replace("[limits]", "[paytables]\n\n[limits]")
    text = text.replace("[paytables]\n", '[paytables]\nbet_the_bust = "BTB-1"\n')
    file = folder / f"{name}-bust.toml"
    file.write_text(text.replace("[limits]\n", '[limits]\nbet_the_bust = ["$1", "$300"]\n'))
    return load_table(resources(), layouts(), file)


def test_a_blackjack_is_paid_once_every_seat_is_asked(sit: Sit) -> None:
    sitting = sit(shipped("bet-the-bust")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame())
    sitting.do(c.SeeCards("4", ("As", "Kd")), c.SeeCards("dealer", ("7h",)))
    assert walk.now(sitting.table) is None
    sitting.do(c.AdvanceStage("bust"), with_bust(500))
    assert walk.now(sitting.table) is None
    sitting.do(c.AdvanceStage("play"))
    left = walk.now(sitting.table)
    assert left is not None
    assert left.seat == 4


def test_where_no_wager_is_known_none_is_invented(sit: Sit) -> None:
    game = game_of(shipped("bet-the-bust"))
    assert "bet_the_bust" not in deal_record.one_of_each(game, ["blackjack", "bet_the_bust"])
    sitting = sit(shipped("bet-the-bust")).open()
    sitting.do(c.StartGame(), c.AdvanceStage("bust"))
    assert strip_model(sitting.table) is None
