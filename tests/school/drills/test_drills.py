"""Every question of a drill has the answer that `settle` gives to its deal."""

import json
import re
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import Any

import pytest
from sampled import sampled

from dealer_assist.catalog.book import Book, load_book
from dealer_assist.cli.main import main
from dealer_assist.paths import resources
from dealer_assist.rules.money import dollars
from dealer_assist.rules.pays import Push, ToOne
from dealer_assist.school.deals.cases import PayCase, base_cases, jackpot_cases, paytable_cases
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.deals.house import House
from dealer_assist.school.drills import DRILLS, pay_it, questions
from dealer_assist.school.drills.asking import put
from dealer_assist.school.drills.drill_run import drills_for, questions_for
from dealer_assist.school.drills.question import Question
from tests.support.drill_answers import Shard, differences, right_answer, settled
from tests.support.shards import on_every_core

_FEW, _MANY, _SHARD = 60, 100_000, 1_000
_DEALS, _MOST_ASKED = 8, 1000  # the slowest, four suited cards that beat a nine: 4 ms
MAIN = "main"  # the table that several wagers of a seat share


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book(resources())


def _asked(name: str, book: Book, seed: int, count: int) -> list[dict[str, Any]]:
    return [question.as_json() for question in questions(name, book, seed, count)]


@pytest.mark.parametrize("name", DRILLS)
def test_every_answer_of_a_drill_is_what_settle_says(name: str, book: Book) -> None:
    for question in _asked(name, book, seed=9, count=_FEW):
        assert question["answer"] == right_answer(question, book), question


@pytest.mark.long
@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize("name", DRILLS)
def test_a_hundred_thousand_answers_are_what_settle_says(name: str, book: Book) -> None:
    """Ask about every case of the drill many times over, on every core."""
    shards = [Shard(name, 4, first, _SHARD) for first in range(0, _MANY, _SHARD)]
    wrong = [one for found in on_every_core(differences, shards) for one in found]
    cases = len(import_module(f"dealer_assist.school.drills.{name}").cases(book))
    print(f"{name}: {_MANY} questions about {cases} cases, {len(wrong)} differ from settle")
    assert not wrong
    assert cases < _MANY


def test_a_drill_can_begin_in_its_middle(book: Book) -> None:
    (third,) = questions("eligible", book, 3, 1, first=2)
    assert third.as_json() == _asked("eligible", book, 3, 3)[-1]


def test_pay_it_asks_for_every_line_of_every_paytable_and_jackpot(book: Book) -> None:
    cases = {*paytable_cases(book), *jackpot_cases(book)}
    owed = {
        (game.key, wager, table.name, hands, line)
        for game in book.games.values()
        for wager, tables in game.paytables.items()
        if wager not in game.besides  # no table offers those
        for table in tables.values()
        for hands, lines in (table.by_hands or {0: table.lines}).items()
        for line in lines
    } | {
        (game, "jackpot", jackpot.key, 0, line.key)
        for jackpot in book.jackpots.values()
        for game in jackpot.games
        for line in jackpot.lines
    }
    assert owed == {
        (case.game, "jackpot" if case.is_jackpot else case.wager, case.table, case.hands, case.line)
        for case in cases
    }
    paid = _paid_lines(book, len(pay_it.cases(book)))
    assert {case.line for case in cases if case.is_jackpot} <= paid


def _paid_lines(book: Book, count: int) -> set[str]:
    """Collect the jackpot lines that `settle` itself names in the answers of one whole turn."""
    named: set[str] = set()
    for question in _asked("pay_it", book, 5, count):
        if "jackpot" not in question["deal"]:
            continue
        wager = question["ask"]["what"].removesuffix("_and_envy")
        seat = question["ask"]["seat"]
        rows = settled(question, book)["seats"]
        named.add(next(one for one in rows if one["seat"] == seat)[wager]["line"])
    return named


def test_a_paid_wager_is_paid_the_odds_of_the_line_it_was_asked_for(book: Book) -> None:
    for question in _asked("pay_it", book, 6, 100):
        wager = question["ask"].get("wager")
        deal = question["deal"]
        tables = book.games[deal["game"]].paytables
        paid_by = wager if wager in tables else MAIN
        if wager is None or paid_by not in tables or question["answer"] == 0:
            continue
        table = tables[paid_by][deal["paytables"][paid_by]]
        seat = next(one for one in deal["seats"] if one["seat"] == question["ask"]["seat"])
        stake = seat["wagers"].get(wager) or seat["wagers"]["ante"]
        stakes = {stake, 2 * stake}  # Caribbean's Play is twice the ante
        lines = table.by_hands.get(len(deal["seats"]) + 1, table.lines).values()
        possible = {pay.net(one) for pay in lines if isinstance(pay, ToOne) for one in stakes}
        if any(isinstance(pay, Push) for pay in lines):
            possible.add(0)
        assert question["answer"] in possible


def test_a_shared_prize_is_never_asked_of_a_single_winner(book: Book) -> None:
    for question in _asked("shared_prize", book, 2, _FEW):
        prizes = [one["progressive"]["prize"] for one in settled(question, book)["seats"]]
        assert sum(bool(prize) for prize in prizes) > 1


def test_the_higher_of_two_hands_wins_by_its_kind_and_ranks(book: Book) -> None:
    compared = [
        question
        for question in _asked("read_hand", book, 8, 400)
        if question["ask"]["what"] == "higher_hand"
    ]
    assert compared
    for question in compared:
        hands = {
            one["seat"]: one["hand"]
            for one in settled(question, book)["seats"]
            if one["seat"] in question["ask"]["seats"]
        }
        if len(question["answer"]) == 2:
            assert len({*hands.values()}) == 1
        else:
            assert len({*hands.values()}) == 2
            assert question["answer"][0] in hands


def test_the_same_seed_asks_the_same_questions_to_the_byte(
    capsys: pytest.CaptureFixture[str],
) -> None:
    call = ["school", "drill", "pay_it", "--count", "20", "--seed", "7", "--json"]
    assert main(call) == 0
    first = capsys.readouterr().out
    assert main(call) == 0
    assert capsys.readouterr().out == first
    lines = [json.loads(line) for line in first.splitlines()]
    assert [line["id"] for line in lines] == [f"pay_it-7-{n}" for n in range(1, 21)]
    assert list(lines[0]) == ["drill", "id", "deal", "ask", "answer", "why", "shown"]
    assert main([*call[:-2], "8", "--json"]) == 0
    assert capsys.readouterr().out != first


def test_a_shorter_drill_is_the_beginning_of_a_longer_one(book: Book) -> None:
    assert _asked("eligible", book, 3, 5) == _asked("eligible", book, 3, 9)[:5]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (["school", "drill", "juggling"], "There is no drill 'juggling'; the drills are read_hand"),
        (["school", "drill", "pay_it", "--count", "0"], "--count 0 asks nothing; give 1 or more"),
        (["school", "drill", "pay_it", "--count", "x"], "--count"),
        (["school", "drill"], "required: DRILL"),
        (["school"], "alone does nothing"),
    ],
)
def test_a_wrong_call_gets_one_sentence(
    call: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(call) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert not told.out
    assert len(told.err.splitlines()) == 1


class _CountingChance(Random):
    """Chance that counts how often it was asked."""

    asked = 0

    def getrandbits(self, k: int, /) -> int:
        self.asked += 1
        return super().getrandbits(k)


@pytest.mark.parametrize("part", sampled(range(4), 4))
def test_no_line_is_waited_for(book: Book, part: int) -> None:
    """A question is there within a frame: its cards are built, not dealt until they come."""
    asked = {}
    for case in sorted({*paytable_cases(book), *jackpot_cases(book)}, key=str)[part::4]:
        chance = _CountingChance(f"{case.game} {case.wager} {case.table} {case.line} {case.hands}")
        for _ in range(_DEALS):
            Dealing(book, chance).deal(case)
        asked[case] = chance.asked / _DEALS
    slowest = max(asked, key=asked.__getitem__)
    assert asked[slowest] < _MOST_ASKED, slowest


def test_a_straight_is_explained_by_all_its_ranks(book: Book) -> None:
    """A run of four from the ace is 4-3-2-A: `settle` calls it by its highest card alone."""
    said = {
        question["why"].partition("holds ")[2]
        for question in _asked("read_hand", book, 1, 4000)
        if question["ask"]["what"] == "hand"
    }
    assert "Straight (4-3-2-A)" in said
    assert "Straight (A-K-Q-J)" in said
    assert "Straight (5-4-3-2-A)" in said
    assert "Royal Flush (A-K-Q-J-10)" in said
    # Three cards are the fewest that make one.
    assert not any(one.startswith("Straight") and one.count("-") < 2 for one in said)


def test_a_reason_names_no_card_that_the_hand_does_not_hold(book: Book) -> None:
    """A straight of three cards was told as one of five: 4-3-2 as 4-3-2-A-K."""
    runs = 0
    for question in questions_for("read_hand", book, "three_card_poker", 1, 120):
        if question.asked.ask["what"] != "hand":
            continue
        seat = question.asked.ask["seat"]
        held = next(one for one in question.asked.deal["seats"] if one["seat"] == seat)["cards"]
        ranks = str(question.asked.why).rpartition("(")[2].rstrip(")").replace("10", "T")
        assert set(ranks.split("-")) == {card[0] for card in held}
        runs += "Straight" in question.asked.why or "Royal" in question.asked.why
    assert runs


def test_two_hands_are_equal_often_enough_to_be_looked_for(book: Book) -> None:
    asked = [one.asked for one in questions("read_hand", book, 77, 400)]
    higher = [one for one in asked if one.ask["what"] == "higher_hand"]
    equal = [one for one in higher if len(one.answer) == 2]  # type: ignore[arg-type]
    assert len(equal) * 20 >= len(higher)  # at least one of twenty; two hands by chance: one of 150


@pytest.mark.parametrize(("drill", "most"), [("payment_order", 25), ("eligible", 50)])
def test_several_seats_win_more_often_than_one(drill: str, most: int, book: Book) -> None:
    answers = [one.asked.answer for one in questions(drill, book, 77, 200)]
    alone = [one for one in answers if isinstance(one, list) and len(one) == 1]
    assert 100 * len(alone) <= most * len(answers)


@pytest.mark.parametrize("drill", ["payment_order", "eligible"])
def test_a_reason_names_the_hand_and_the_prize_of_every_seat_in_the_answer(
    drill: str, book: Book
) -> None:
    for one in questions(drill, book, 77, 60):
        why, answer = str(one.asked.why), one.asked.answer
        assert isinstance(answer, list)
        named = re.sub(r". No wager.*", "", why)
        seats = [
            int(n)
            for group in re.findall(r"seats? ([\d, and]+):", named)
            for n in re.findall(r"\d", group)
        ]
        assert seats == answer
        assert "$" in why


def test_the_envy_of_a_reason_adds_up_to_the_answer(book: Book) -> None:
    for one in questions("envy_sum", book, 77, 120):
        why = str(one.asked.why)
        told = [
            int(each.replace(",", "").replace(".", ""))
            for each in re.findall(r"\$([\d,.]+\d)", why)
        ]
        assert sum(told) == 2 * int(one.asked.answer) if told else one.asked.answer == 0  # type: ignore[arg-type]


def _of_base(book: Book, case: PayCase, seed: int = 1) -> Question:
    chance = Random(f"{case.game} {case.wager} {case.line} {seed}")
    return Question("pay_it", "one", pay_it.ask(Dealing(book, chance), chance, case))


def test_every_wager_without_a_paytable_is_drilled_however_it_ends(book: Book) -> None:
    cases = base_cases(book)
    assert set(cases) <= set(pay_it.cases(book))
    for game in book.games.values():
        told = {case.wager for case in cases if case.game == game.key}
        jackpots = {*game.jackpots}
        assert {*game.wagers} - {*game.paytables} - jackpots <= told | _not_asked_for(game.key)
    for case in cases:
        question = _of_base(book, case)
        seen, answer = question.as_json(), question.asked.answer
        assert answer == right_answer(seen, book), case
        assert bool(answer) is (case.line in ("win", "natural")), case
        assert put(question, book).may_be_nothing


def _not_asked_for(game: str) -> set[str]:
    """Name what is paid with another wager."""
    return {
        "let_it_ride": {"bet_1", "bet_2", "bet_3"},
        "mississippi_stud": {"ante"},
        "big_raise_stud": {"ante"},
        "flush_rush": {"ante"},
    }.get(game, set())


@pytest.mark.parametrize(
    ("game", "wager", "end", "odds"),
    [
        ("dragon_bonus", "banker", "win", {(19, 20)}),  # even money less 5 %
        ("commission_free_baccarat", "banker", "win", {(1, 1)}),
        ("dragon_bonus", "tie", "win", {(8, 1)}),
        ("ez_baccarat", "dragon_7", "win", {(40, 1)}),
        ("ez_baccarat", "panda_8", "win", {(25, 1)}),
        ("blackjack", "insurance", "win", {(2, 1)}),
        ("house_money", "blackjack", "natural", {(3, 2), (6, 5)}),
        ("house_money", "blackjack", "win", {(1, 1)}),
        ("texas_holdem_bonus", "flop", "win", {(2, 1)}),  # twice the ante, at even money
        ("blackjack_switch", "blackjack", "win", {(2, 1)}),  # each of both hands, at even money
        ("blackjack_switch", "blackjack", "push", {(0, 1)}),
        ("crazy_4_poker", "ante", "push", {(0, 1)}),
        ("flush_rush", "play_1", "win", {(1, 1)}),
        ("caribbean_stud", "play", "push", {(0, 1)}),
    ],
)
def test_base_wagers_are_paid_what_the_rules_of_the_game_say(
    game: str, wager: str, end: str, odds: set[tuple[int, int]], book: Book
) -> None:
    seen = set()
    for seed in range(12):
        asked = _of_base(book, PayCase(game, wager, "", end), seed).asked
        seat = next(one for one in asked.deal["seats"] if one["seat"] == asked.ask["seat"])
        stake = seat["wagers"].get(wager) or seat["wagers"]["ante"]
        seen.add(Fraction(int(asked.answer), stake))  # type: ignore[arg-type]
        if end == "natural":
            rule = asked.deal["options"]["blackjack_pays"]
            assert f"pays {rule}" in str(asked.why)
    assert seen == {Fraction(*one) for one in odds}


def test_cards_that_were_drawn_lie_on_the_question(book: Book) -> None:
    for seed in range(8):
        question = _of_base(book, PayCase("blackjack", "blackjack", "", "lose"), seed)
        ended = settled(question.as_json(), book)
        rows = {str(row.title): list(row.cards) for row in put(question, book).hands}
        assert rows["Dealer"] == ended["dealer"]["cards"]
        for seat in ended["seats"]:
            assert rows[f"Seat {seat['seat']}"] == seat["hands"][0]["cards"]


def test_bets_of_the_streets_stand_on_the_question(book: Book) -> None:
    for seed in range(8):
        question = _of_base(book, PayCase("ultimate_texas_holdem", "play", "", "win"), seed)
        own = next(row for row in put(question, book).hands if row.is_asked)
        bets = {str(name): amount for name, amount in own.wagers}
        stake = int(question.asked.answer)  # type: ignore[arg-type]
        assert bets["Play"] == dollars(stake)


@pytest.mark.parametrize("name", ["pay_it", "envy_sum", "left_up"])
def test_where_nothing_is_right_nothing_can_be_paid(name: str, book: Book) -> None:
    """A push of a paytable is an answer too: PAY takes $0.00 there."""
    zeros = [one for one in questions(name, book, 77, 300) if one.asked.answer == 0]
    assert zeros
    assert all(put(one, book).may_be_nothing for one in zeros)


def test_every_title_is_drilled_as_the_game_that_it_is_like(book: Book) -> None:
    for key, game in book.games.items():
        names = drills_for(book, key)
        assert "pay_it" in names, key
        assert ("baccarat_draw" in names) is (game.rules == "dragon_bonus"), key
    asked = {str(one.asked.deal["game"]) for one in questions("what_to_say", book, 5, 600)}
    assert {key for key, game in book.games.items() if game.rules == "dragon_bonus"} <= asked
    assert {"three_card_poker", "caribbean_stud_progressive", "ultimate_texas_holdem"} <= asked


def test_a_switch_table_asks_for_22_a_blackjack_beside_it_and_21_by_a_switch(book: Book) -> None:
    """Both hands lie there, and a hand that a switch has made says so."""
    said = list[str]()
    for seed in range(120):
        end = ("push", "natural")[seed % 2]
        question = _of_base(book, PayCase("blackjack_switch", "blackjack", "", end), seed)
        asked = question.asked
        assert asked.answer == right_answer(question.as_json(), book)
        rows = [row for row in put(question, book).hands if row.is_asked]
        left, right = (
            tuple(asked.ask["final_cards"][f"{asked.ask['seat']}{one}"]) for one in ("", "r")
        )
        assert [row.cards for row in rows] == [left, right]
        deal = next(one for one in asked.deal["seats"] if one["seat"] == asked.ask["seat"])
        is_switched = bool(deal["decision"].get("switch"))
        notes = ["switched"] * 2 if is_switched else ["left hand", "right hand"]
        assert [str(row.note) for row in rows] == notes
        if is_switched:
            assert "blackjack and" not in str(asked.why)
        said.append(f"{end} {is_switched} {asked.why}")
    assert any("the dealer 22: Blackjack is a push" in one for one in said)
    assert any("the other hand pushes" in one for one in said)
    assert any("the blackjack pays 3 to 2, the other hand 1 to 1" in one for one in said)
    assert any(one.startswith("push True") and " 21" in one for one in said)


def test_where_a_house_lets_22_bust_two_hands_push_by_their_totals(book: Book) -> None:
    case = PayCase("blackjack_switch", "blackjack", "", "push")
    for seed in range(4):
        dealing = Dealing(book, Random(seed), House({}, None, {"dealer_22": "bust"}))
        asked = pay_it.ask(dealing, Random(seed), case)
        assert asked.answer == 0
        assert "the dealer 22" not in str(asked.why)
