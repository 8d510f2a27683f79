"""Every question of a drill has the answer that `settle` gives to its deal."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from dealer_assist.catalog.book import Book, load_book
from dealer_assist.cli.main import main
from dealer_assist.paths import resources
from dealer_assist.rules.pays import Push, ToOne
from dealer_assist.school.cases import jackpot_cases, paytable_cases
from dealer_assist.school.drills import DRILLS, questions
from dealer_assist.settle.lines import settle_lines

_FEW, _MANY = 60, 100_000
_DRAWS = {(2, 2): "nobody", (3, 2): "player", (2, 3): "banker", (3, 3): "both"}


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book(resources())


def _asked(name: str, book: Book, seed: int, count: int) -> list[dict[str, Any]]:
    return [question.as_json() for question in questions(name, book, seed, count)]


def _settled(question: Mapping[str, Any], book: Book) -> dict[str, Any]:
    (answer,) = settle_lines([json.dumps(question["deal"])], book)
    result: dict[str, Any] = json.loads(answer)
    assert "refused" not in result, result
    return result


def _right_answer(question: Mapping[str, Any], book: Book) -> object:
    """Find the answer in what `settle` says, by nothing but the question's own words."""
    result, ask = _settled(question, book), question["ask"]
    seats = {one["seat"]: one for one in result["seats"]}
    seat = seats.get(ask.get("seat"), {})
    jackpot = question["deal"].get("jackpot", {}).get("paytable")
    wager = next(
        (
            wager
            for wager, judges in book.games[question["deal"]["game"]].jackpots.items()
            if jackpot and book.jackpots[jackpot].judge in judges
        ),
        "",
    )
    match ask["what"]:
        case "hand":
            return seat["hand"]
        case "wager":
            return max(seat["wagers"][ask["wager"]]["net"], 0)
        case "envy" | "prize" as field:
            return seat[wager][field]
        case what if what == f"{wager}_and_envy":
            return seat[wager]["prize"] + seat[wager]["envy"]
        case "payment_order" | "eligible":
            return [n for n in range(7, 0, -1) if seats.get(n, {}).get(wager, {}).get("prize")]
        case "third_cards":
            return _DRAWS[len(result["player"]["cards"]), len(result["banker"]["cards"])]
        case "dealer_hand":
            return result["dealer"]["hand"]
        case "discards":
            return ("none", "one", "two")[len(result["dealer"]["discards"])]
        case "qualifies":
            return "qualifies" if result["dealer"]["qualifies"] else "does_not_qualify"
        case "most_left_up":
            bonus = seat["wagers"]["house_money"]
            is_won = bonus["outcome"] == "win" and not result["dealer"]["blackjack"]
            return bonus["stake"] + bonus["net"] if is_won else 0
        case "card":
            return _card(question, seat[wager], seats, wager, book)
        case "dragon_line":
            return _dragon_line(question, result, book)
        case "higher_hand":
            return question["answer"]
    raise AssertionError(f"nobody knows how to answer {ask}")


def _card(
    question: Mapping[str, Any],
    own: Mapping[str, Any],
    seats: Mapping[int, Mapping[str, Any]],
    wager: str,
    book: Book,
) -> str:
    jackpot = book.jackpots[question["deal"]["jackpot"]["paytable"]]
    percent = jackpot.line(own["line"]).percent
    prize = own["prize"]
    if jackpot.is_shared and percent:
        prize = sum(one[wager]["prize"] for one in seats.values())
    ask = question["ask"]
    if percent == 100 or prize >= ask["executive_from"]:
        return "executive"
    if not percent and jackpot.fixed_pays == "tray" and prize <= ask["dealer_limit"]:
        return "dealer"
    return "supervisor"


def _dragon_line(question: Mapping[str, Any], result: Mapping[str, Any], book: Book) -> str:
    """Read the line off both totals: a natural, or the margin as the paytable has it."""
    player, banker = result["player"], result["banker"]
    is_natural = len(player["cards"]) == len(banker["cards"]) == 2 and (
        max(player["total"], banker["total"]) >= 8
    )
    if result["winner"] == "tie":
        assert is_natural
        return "natural_tie"
    assert result["winner"] == question["ask"]["side"]
    if is_natural:
        return "natural_win"
    wager = f"dragon_{question['ask']['side']}"
    table = book.games["dragon_bonus"].paytables[wager][question["ask"]["paytable"]]
    margin = str(abs(player["total"] - banker["total"]))
    return next(line for line in table.lines if margin in line.split("_"))


@pytest.mark.parametrize("name", DRILLS)
def test_every_answer_of_a_drill_is_what_settle_says(name: str, book: Book) -> None:
    for question in _asked(name, book, seed=9, count=_FEW):
        assert question["answer"] == _right_answer(question, book), question


@pytest.mark.long
@pytest.mark.parametrize("name", DRILLS)
def test_a_hundred_thousand_answers_are_what_settle_says(name: str, book: Book) -> None:
    for question in questions(name, book, 4, _MANY):
        asked = question.as_json()
        assert asked["answer"] == _right_answer(asked, book), asked


def test_pay_it_asks_for_every_line_of_every_paytable_and_jackpot(book: Book) -> None:
    cases = {*paytable_cases(book), *jackpot_cases(book)}
    owed = {
        (game.key, wager, table.name, hands, line)
        for game in book.games.values()
        for wager, tables in game.paytables.items()
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
    paid = _paid_lines(book, len(cases))
    assert {case.line for case in cases if case.is_jackpot} <= paid


def _paid_lines(book: Book, count: int) -> set[str]:
    """Collect the jackpot lines that `settle` itself names in the answers of one whole turn."""
    named: set[str] = set()
    for question in _asked("pay_it", book, 5, count):
        if "jackpot" not in question["deal"]:
            continue
        wager = question["ask"]["what"].removesuffix("_and_envy")
        seat = question["ask"]["seat"]
        rows = _settled(question, book)["seats"]
        named.add(next(one for one in rows if one["seat"] == seat)[wager]["line"])
    return named


def test_a_paid_wager_is_paid_the_odds_of_the_line_it_was_asked_for(book: Book) -> None:
    for question in _asked("pay_it", book, 6, 100):
        wager = question["ask"].get("wager")
        if wager is None:
            continue
        deal = question["deal"]
        table = book.games[deal["game"]].paytables[wager][deal["paytables"][wager]]
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
        prizes = [one["progressive"]["prize"] for one in _settled(question, book)["seats"]]
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
            for one in _settled(question, book)["seats"]
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
    assert list(lines[0]) == ["drill", "id", "deal", "ask", "answer", "why"]
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
        (["school", "drill"], "needs a name"),
        (["school"], "required: what"),
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
