"""What stands on a question: the answer follows from the deal and from that alone."""

from collections.abc import Iterator
from typing import Any

import pytest

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.rules.titles.title import FOLDS
from dealer_assist.school.deals.house import book_of, house_of
from dealer_assist.school.drills import DRILLS, questions
from dealer_assist.school.drills.asking import put
from dealer_assist.school.drills.drill_run import drills_for, questions_for
from dealer_assist.school.drills.question import Question
from dealer_assist.school.drills.shown import shown_facts, shown_with
from dealer_assist.table.setup.roles import Authority
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace
from tests.support.drill_answers import right_answer

BOOK = load_book(paths.resources())
JACKPOTS = {"Progressive", "Blazing 7s", "Trilux"}


def setup_of(table: str) -> TableSetup:
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), find_table(shipped, table, shipped))


def without(deal: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: one for key, one in deal.items() if key not in keys}


@pytest.mark.parametrize("drill", ["shared_prize", "payment_order", "eligible", "meter_percent"])
def test_a_question_about_a_jackpot_shows_its_paytable_its_rule_and_its_meter(drill: str) -> None:
    for question in questions(drill, BOOK, 7, 40):
        asked = question.asked
        shown = shown_with(asked, BOOK)
        assert shown["paytable"] == asked.deal["jackpot"]["paytable"]
        assert shown["meters"] == asked.deal["jackpot"]["meters"]
        options = asked.deal.get("options", {})
        for rule in ("eligible", "blazing_7s_rule"):
            assert shown.get("rules", {}).get(rule) == options.get(rule)
        said = [str(value) for _, value in shown_facts(asked, BOOK)]
        assert shown["paytable"] in said
        assert len(said) == 1 + len(shown.get("rules", {})) + len(shown["meters"])


@pytest.mark.parametrize("drill", ["which_card", "spot_the_fault"])
def test_a_question_about_a_card_shows_the_limits_of_the_house(drill: str) -> None:
    for question in questions(drill, BOOK, 7, 20):
        limits = shown_with(question.asked, BOOK)["limits"]
        assert set(limits) == {"dealer_limit", "executive_from", "executive_for_whole_meter"}


@pytest.mark.parametrize("drill", ["which_card", "spot_the_fault"])
@pytest.mark.parametrize(
    ("authority", "said"),
    [
        (Authority(), "Dealer up to $50.00, Executive from $5,000.00 and for a whole meter"),
        (
            Authority(700_000, executive_for_whole_meter=False, dealer_limit_cents=2_000),
            "Dealer up to $20.00, Executive from $7,000.00",
        ),
        (
            Authority(executive_for_whole_meter=False, dealer_limit_cents=0),
            "Supervisor for every prize, Executive from $5,000.00",
        ),
    ],
)
def test_at_a_table_the_limits_are_its_own(drill: str, authority: Authority, said: str) -> None:
    """Each question drew its own: $25 in one, $100 in the next, at a table with neither."""
    setup = replace(setup_of("crazy4-nexus"), authority=authority)
    house = house_of(setup, BOOK)
    for question in questions_for(drill, BOOK, setup.game, 3, 12, house=house):
        assert put(question, BOOK).detail == said
        assert question.asked.answer == right_answer(question.as_json(), BOOK)


@pytest.mark.parametrize(
    "table", ["crazy4-nexus", "crazy4-link", "dragon-nexus-2", "house-money-up-card", "caribbean"]
)
def test_a_drill_at_a_table_asks_about_that_table(table: str) -> None:
    setup = setup_of(table)
    house = house_of(setup, BOOK)
    jackpots = {one.key for one in setup.jackpots.values()}
    names = drills_for(BOOK, setup.game, house)
    assert bool(jackpots) is ("which_card" in names)
    for name in names:
        for question in questions_for(name, BOOK, setup.game, 3, 8, house=house):
            deal = question.asked.deal
            if "jackpot" in deal:
                assert deal["jackpot"]["paytable"] in jackpots
            options = without(deal.get("options", {}), "decks")
            assert {key: setup.options[key] for key in options} == options
            for seat in deal["seats"]:
                offered = {*setup.paytables, *BOOK.games[setup.game].wagers}
                side = {one for one in seat["wagers"] if one in BOOK.games[setup.game].paytables}
                assert side <= set(setup.paytables) & offered


@pytest.mark.parametrize(
    "table", ["house-money-house", "house-money-house-blazing", "house-money-house-trilux"]
)
def test_house_jackpots_are_drilled_by_their_amount(table: str) -> None:
    setup = setup_of(table)
    book = book_of(setup, BOOK)
    house = house_of(setup, book)
    keys = {one.key for one in setup.jackpots.values()}
    assert house.jackpots == keys
    paid = 0
    for question in questions_for("pay_it", book, setup.game, 3, 40, house=house):
        jackpot = question.asked.deal.get("jackpot")
        if jackpot is None:
            continue
        assert jackpot["paytable"] in keys
        if book.jackpots[jackpot["paytable"]].is_house:
            paid += 1
            assert jackpot["meters"] == jackpot["seeds"]  # an amount that never rises
            captions = [str(caption) for caption, _ in put(question, book).shown]
            assert [one for one in captions if one.startswith("Amount")]
            assert not [one for one in captions if one.startswith("Meter")]
            assert question.asked.answer == right_answer(question.as_json(), book)
    assert paid


@pytest.mark.parametrize(
    ("table", "wager", "rules"),
    [
        ("house-money-nexus", "blackjack", ["blackjack_pays", "soft_17"]),
        ("holdem-nexus", "ante", ["ante_rule"]),
        ("dragon-nexus", "banker", []),
    ],
)
def test_a_question_about_the_base_game_shows_the_rules_that_pay_it(
    table: str, wager: str, rules: list[str]
) -> None:
    setup = setup_of(table)
    house = house_of(setup, BOOK)
    asked = [
        one.asked
        for one in questions_for("pay_it", BOOK, setup.game, 3, 120, house=house)
        if one.asked.ask.get("wager") == wager
    ]
    assert asked
    for one in asked:
        shown = shown_with(one, BOOK).get("rules", {})
        assert shown == {rule: setup.options[rule] for rule in rules}
        assert len(shown_facts(one, BOOK)) == len(rules)


def test_every_drill_is_asked_somewhere() -> None:
    tables = ("crazy4-nexus", "dragon-nexus", "house-money-nexus", "six-five-four")
    setups = [setup_of(one) for one in (*tables, "fortune-pai-gow")]
    asked = {name for one in setups for name in drills_for(BOOK, one.game, house_of(one, BOOK))}
    assert asked == set(DRILLS)


def test_a_lamp_is_drawn_and_the_wager_that_tells_of_it_is_not_listed() -> None:
    for question in questions("which_lamp", BOOK, 7, 60):
        asked, seen = question.asked, put(question, BOOK)
        before = asked.ask["moment"] == "bets_open"
        assert str(seen.detail).startswith("Before START" if before else "After START")
        for row in seen.hands:
            if row.is_asked:  # nobody may play at that seat
                assert row.lamp == asked.ask.get("lamp", "")
                assert not {name for name, _ in row.wagers} & JACKPOTS


def test_at_six_five_four_the_up_card_and_the_next_are_told_apart() -> None:
    for question in questions("dealer_cards", BOOK, 7, 20):
        cards = question.asked.deal["dealer"]
        rows = {str(one.title): one.cards for one in put(question, BOOK).hands}
        assert rows["Up card"] == (cards[0],)
        assert rows["Next card"] == (cards[1],)
        assert rows["Dealer"] == tuple(cards[2:])


def test_a_chip_that_came_too_late_lies_at_a_seat_that_wins_nothing() -> None:
    late = 0
    for question in questions("eligible", BOOK, 7, 80):
        for seat in question.asked.ask.get("late", ()):
            late += 1
            assert seat not in question.asked.answer  # type: ignore[operator]
            notes = {str(one.title): one.note for one in put(question, BOOK).hands}
            assert notes[f"Seat {seat}"] in ("late chip", "folded")
            assert f"Seat {seat}: the chip came too late" in question.asked.why
    assert late > 10


def test_a_war_shows_what_a_tie_in_it_pays() -> None:
    asked = [
        question
        for question in questions("pay_it", BOOK, 3, 1500)
        if question.asked.ask.get("wager") == "war"
    ]
    assert asked
    for one in asked:
        assert dict(shown_facts(one.asked, BOOK))["Tie in the war"] in ("1 to 1", "2 to 1")


def test_a_blackjack_at_even_money_is_shown_with_its_pay() -> None:
    asked = questions_for("pay_it", BOOK, "super_fun_21", 3, 60)
    shown = {dict(shown_facts(one.asked, BOOK)).get("Blackjack") for one in asked}
    assert shown - {None} == {"1 to 1", "6 to 5"}


@pytest.mark.parametrize(
    "drill", ["pay_it", "which_card", "eligible", "meter_percent", "what_to_say", "spot_the_fault"]
)
@pytest.mark.parametrize("game", ["blackjack", "house_money", "free_bet_blackjack"])
def test_three_sevens_of_a_players_own_cards_lie_on_the_question(drill: str, game: str) -> None:
    """The third is drawn: two sevens and an answer of three could not be known."""
    found = 0
    for question in questions_for(drill, BOOK, game, 11, 60):
        deal = question.asked.deal
        if deal.get("options", {}).get("blazing_7s_rule") != "player_cards":
            continue
        if not deal.get("jackpot", {}).get("paytable", "").startswith("B7"):
            continue
        lies = {str(one.title): one.cards for one in put(question, BOOK).hands}
        for seat in deal["seats"]:
            cards = lies.get(f"Seat {seat['seat']}", ())
            drew = seat["decision"]["actions"][:1] == ["hit"]
            if cards and drew and all(card[0] == "7" for card in seat["cards"]):
                found += 1
                assert cards[:2] == tuple(seat["cards"])
                assert len(cards) > 2, question.as_json()
    assert found


def under_other_rules(question: Question) -> Iterator[dict[str, Any]]:
    """Return the question as it were at a house of other rules and paytables than those shown."""
    told, shown = question.as_json(), shown_with(question.asked, BOOK)
    deal, game = told["deal"], BOOK.games[told["deal"]["game"]]
    for option, values in game.options.items():
        if option not in shown.get("rules", {}):
            for value in values:
                yield told | {"deal": deal | {"options": deal.get("options", {}) | {option: value}}}
    for wager, name in deal["paytables"].items():
        if name != shown.get("paytable"):
            for other in game.paytables[wager]:
                tables = deal["paytables"] | {wager: other}
                yield told | {"deal": deal | {"paytables": tables}}


def changed_by_what_is_hidden(drill: str, seed: int, count: int) -> list[dict[str, Any]]:
    """Return the questions that have another answer under a rule that the screen does not show."""
    found = []
    for question in questions(drill, BOOK, seed, count):
        for other in under_other_rules(question):
            try:
                answer = right_answer(other, BOOK)
            except AssertionError:
                continue  # no house deals so: a wager that it does not take, or nobody told
            if answer != question.asked.answer:
                found.append(other)
    return found


@pytest.mark.parametrize("drill", DRILLS)
def test_no_rule_that_is_not_shown_decides_an_answer(drill: str) -> None:
    assert changed_by_what_is_hidden(drill, 5, 40) == []


@pytest.mark.long
@pytest.mark.parametrize("drill", DRILLS)
def test_no_rule_that_is_not_shown_decides_one_of_thousands(drill: str) -> None:
    assert changed_by_what_is_hidden(drill, 77, 3000) == []


def test_where_folded_hands_win_a_drill_has_them_win() -> None:
    """It was judged by the usual rule: at this table every such answer was wrong."""
    setup = setup_of("ultimate-nexus-3")
    assert setup.options["folded_hands_win"] is True
    folded_winners = 0
    for question in questions_for("eligible", BOOK, setup.game, 5, 60, house=house_of(setup, BOOK)):
        deal, won = question.asked.deal, question.asked.answer
        out = [one["seat"] for one in deal["seats"] if FOLDS in one["decision"].values()]
        assert isinstance(won, list)
        folded_winners += len(set(out) & set(won))
        rules = shown_with(question.asked, BOOK).get("rules", {})
        assert rules == ({"folded_hands_win": "True"} if out else {})
        assert ("Folded hands", "Win too") in shown_facts(question.asked, BOOK) or not out
    assert folded_winners > 5


@pytest.mark.parametrize(
    "game", ["crazy_4_poker", "texas_holdem_bonus", "ultimate_texas_holdem", "mississippi_stud"]
)
def test_a_seat_that_folded_on_any_street_is_said_to_be_out(game: str) -> None:
    out = 0
    for question in questions_for("eligible", BOOK, game, 7, 40):
        notes = {str(one.title): one.note for one in put(question, BOOK).hands}
        for seat in question.asked.deal["seats"]:
            is_out = FOLDS in seat["decision"].values()
            out += is_out
            assert (notes[f"Seat {seat['seat']}"] == "folded") == is_out
    assert out


@pytest.mark.parametrize(
    ("table", "wager", "rule", "said"),
    [
        ("fortune-pai-gow-2", "main", "A-2-3-4-5", "Lowest straight"),
        ("fortune-pai-gow", "main", "A-2-3-4-5", "Second straight"),
        ("zappit-nexus", "blackjack", "Dealer's 22", "Hands push"),
        ("super-fun", "blackjack", "Dealer's 22", "Is bust"),
    ],
)
def test_a_hand_is_paid_by_the_rule_of_its_own_house(
    table: str, wager: str, rule: str, said: str
) -> None:
    setup = setup_of(table)
    asked = questions_for("pay_it", BOOK, setup.game, 3, 60, house=house_of(setup, BOOK))
    facts = [shown_facts(one.asked, BOOK) for one in asked if one.asked.ask.get("wager") == wager]
    assert facts
    assert all(dict(one)[rule] == said for one in facts)


def test_a_natural_nine_over_nothing_is_shown_with_its_rule() -> None:
    (question,) = questions_for("eligible", BOOK, "dragon_bonus", 3, 1)
    for shoe, is_told in (("4d Kh 5c Qd 2s 3s", True), ("4d Kh 4c Qd 2s 3s", False)):
        deal = {**question.asked.deal, "shoe": shoe.split()}
        told = shown_facts(replace(question.asked, deal=deal), BOOK)
        assert (("Natural nine", "Is no 9-0") in told) is is_told


@pytest.mark.parametrize("game", ["crazy_4_poker", "ultimate_texas_holdem", "house_money"])
def test_the_wager_that_is_asked_for_stands_first(game: str) -> None:
    """A row has room for three: what is to be paid is never the one that is left out."""
    found = set()
    for question in questions_for("pay_it", BOOK, game, 3, 80):
        wager = question.asked.ask.get("wager")
        (row,) = [one for one in put(question, BOOK).hands if one.is_asked]
        if wager and wager in (names := {**BOOK.games[game].wagers, **BOOK.games[game].decided}):
            staked = [name.lower() for name, _ in row.wagers]
            if names[wager].lower() in staked:
                found.add(wager)
                assert staked[0] == names[wager].lower()
    assert len(found) > 2


def test_a_bet_on_the_dealers_22_shows_the_cards_that_make_it() -> None:
    """Two of them lay there, and the line that they make with the others was asked for."""
    found = 0
    for question in questions_for("pay_it", BOOK, "free_bet_blackjack", 3, 120):
        if question.asked.ask.get("wager") == "push_22":
            found += 1
            (dealer,) = [one for one in put(question, BOOK).hands if one.title == "Dealer"]
            assert count(parse_cards(dealer.cards))[0] == 22
    assert found > 3


POINTS = {"A": 1} | {str(n): n for n in range(2, 10)}  # tens and faces have none


def draws_as_printed(player: int, banker: int, third: int) -> str:
    """Return who draws by the tableau as a baccarat table prints it."""
    if max(player, banker) > 7:
        return "nobody"
    if player > 5:
        return "banker" if banker < 6 else "nobody"
    against = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7)}
    return "both" if banker < 3 or third in against.get(banker, ()) else "player"


def test_who_draws_is_asked_with_the_card_that_comes_next() -> None:
    """It was hidden: a quarter of these questions turn on the card that Player takes."""
    turned = asked = 0
    for question in questions_for("baccarat_draw", BOOK, "dragon_bonus", 5, 200):
        if question.asked.ask["what"] != "third_cards":
            continue
        lies = {
            str(one.title): [POINTS.get(card[0], 0) for card in one.cards]
            for one in _rows(question)
        }
        player, banker, (third,) = sum(lies["Player"]) % 10, sum(lies["Banker"]) % 10, lies["Next"]
        assert draws_as_printed(player, banker, third) == question.asked.answer
        others = {draws_as_printed(player, banker, one) for one in range(10)}
        asked, turned = asked + 1, turned + (len(others) > 1)
        assert (f"gets {third}" in question.asked.why) is (
            question.asked.answer in ("player", "both")
        )
    assert turned * 5 > asked


def _rows(question: Question) -> Iterator[Any]:
    return (one for one in put(question, BOOK).hands if not one.wagers)


def test_a_bet_that_was_taken_back_does_not_lie_on_the_question() -> None:
    back = 0
    for drill in ("pay_it", "eligible"):
        for question in questions_for(drill, BOOK, "let_it_ride", 3, 40):
            lies = {str(one.title): dict(one.wagers) for one in put(question, BOOK).hands}
            for seat in question.asked.deal["seats"]:
                bets = lies[f"Seat {seat['seat']}"]
                for street, bet in (("first", "Bet 1"), ("second", "Bet 2")):
                    is_back = seat["decision"].get(street) == "back"
                    back += is_back
                    assert (bet in bets) is not is_back
                assert "Bet 3" in bets
    assert back


@pytest.mark.parametrize("game", ["three_card_draw", "three_card_draw_pairs_plus"])
def test_who_draws_is_shown_with_the_card_that_is_put_away(game: str) -> None:
    drawn, stood = 0, 0
    for question in questions_for("pay_it", BOOK, game, 5, 40):
        own = next(row for row in put(question, BOOK).hands if row.is_asked)
        seat = next(
            one for one in question.asked.deal["seats"] if one["seat"] == question.asked.ask["seat"]
        )
        if seat["decision"]["action"] == "draw":
            drawn += 1
            assert own.note == f"{seat['decision']['discard']} put away"
            assert seat["decision"]["discard"] in own.cards[:3]
            assert len(own.cards) == 4
        else:
            stood += 1
            assert (own.note, len(own.cards)) == ("", 3)
        assert right_answer(question.as_json(), BOOK) == question.asked.answer
    assert drawn > 5 < stood
