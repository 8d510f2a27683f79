"""Every line of every sign is what `settle` pays for a deal of that line."""

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest
from shipped_tables import ONE_OF_EACH_GAME, TABLES, shipped

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.rule_book import load_rule_book
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.paths import resources
from dealer_assist.rules.games.by_name import rules_of
from dealer_assist.rules.pays import Percent
from dealer_assist.school.deals.cases import NATURAL, WIN, PayCase, wager_paid
from dealer_assist.school.deals.deals import Dealing, Dealt
from dealer_assist.school.deals.house import TableBook, house_of
from dealer_assist.settle.answer import answer
from dealer_assist.settle.reading import DealReader
from dealer_assist.ui.pages.signage.sheets import TableSign, signage

BOOK = load_book(resources())

Printed = tuple[str, str]
"""A line as it is posted, without its asterisk, and what it pays."""


@cache
def posted(name: str) -> dict[str, TableSign]:
    setup = shipped(name)
    game = BOOK.games[setup.game]
    book = load_rule_book(resources() / "rules" / f"{game.file}.toml")
    return {sign.key: sign for sign in signage(setup, book).signs}


def printed_rows() -> dict[tuple[str, str, str], str]:
    """Name a table for every paytable that is posted anywhere."""
    found: dict[tuple[str, str, str], str] = {}
    for name in TABLES:
        setup = shipped(name)
        for wager, table in setup.paytables.items():
            found.setdefault((setup.game, wager, table), name)
    return found


POSTED = printed_rows()


def gain(words: str) -> Fraction:
    """Read what is printed as it is read at a table: so many to one, or the wager back."""
    if words == "push":
        return Fraction(0)
    pays, _, to = words.removesuffix(" to 1").partition(" to ")
    return Fraction(int(pays.replace(",", "")), int(to or 1))


@pytest.mark.parametrize(("game", "wager", "table"), POSTED)
def test_a_posted_line_is_what_a_deal_of_it_is_paid(game: str, wager: str, table: str) -> None:
    name = POSTED[game, wager, table]
    setup, sign = shipped(name), posted(name)[wager]
    lines = BOOK.games[game].paytables[wager][table].lines
    assert [row[0].removesuffix("*") for row in sign.rows] == [
        setup.line_label(wager, line) for line in lines
    ]
    for place, line in enumerate(lines):
        row = sign.rows[place]
        for column, words in enumerate(row[1:]):
            hands = int(sign.by_hands[column]) if sign.by_hands else 0
            case = PayCase(game, wager, table, line, hands)
            dealing = Dealing(BOOK, Random(f"{case}"), house_of(setup, BOOK))
            dealt = dealing.deal(case)
            paid = dealt.seat_result(dealt.seat)["wagers"][wager_paid(BOOK.games[game], wager)]
            title = BOOK.games[game].title
            base = dealt.seat_deal(dealt.seat)["wagers"][title.base] if title else 0
            stake = paid["stake"] or base
            assert paid["net"] == int(gain(words) * stake), (line, words, dealt.raw)


def posted_jackpots() -> dict[tuple[str, str], tuple[str, str]]:
    """Name a table and its sensor for every jackpot that is posted for a game."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for name in TABLES:
        for sensor, jackpot in shipped(name).jackpots.items():
            found.setdefault((shipped(name).game, jackpot.key), (name, sensor))
    return found


JACKPOTS = posted_jackpots()
SENTENCE = re.compile(
    r"(?P<pays>[^*:,]+(?:,\d{3}[^*:,]*)*)(?P<mark>\*?)(: \$(?P<fixed>[\d,]+))?"
    r"(, envy \$(?P<envy>[\d,]+))?"
)


def cents(dollars: str | None) -> int:
    return int((dollars or "0").replace(",", "")) * 100


def promised(words: str, raw: Mapping[str, Any]) -> tuple[int, bool]:
    """Read the prize that a jackpot's line promises, and whether the wager comes back with it."""
    read = SENTENCE.fullmatch(words)
    assert read, words
    pays, fixed = read["pays"], cents(read["fixed"])
    if share := re.fullmatch(r"(\d+)% of (\w+)", pays):
        meters = raw["jackpot"]["meters"]
        of = meters["main" if share[2] == "meter" else share[2].lower()]
        return of * int(share[1]) // 100, not read["mark"]
    if pays.startswith("$"):
        return round(float(pays[1:].replace(",", "")) * 100), not read["mark"]
    assert fixed, words
    return fixed, not read["mark"]


def sharers(dealt: Dealt, jackpot: Jackpot, wager: str, line: str) -> int:
    """Count who divides a share of the meter."""
    ended = [dealt.seat_result(seat)[wager] for seat in dealt.seats]
    return sum(one["line"] == line for one in ended) if jackpot.is_shared else 1


@pytest.mark.parametrize(("game", "jackpot"), JACKPOTS)
def test_a_jackpot_pays_what_its_sign_promises_envy_too(game: str, jackpot: str) -> None:
    name, sensor = JACKPOTS[game, jackpot]
    setup, sign = shipped(name), posted(name)[f"jackpot_{sensor}"]
    of_table = setup.jackpots[sensor]
    book = TableBook(BOOK.games, {**BOOK.jackpots, of_table.key: of_table})
    wagers = BOOK.games[game].jackpots
    wager = next(one for one, judges in wagers.items() if of_table.judge in judges)
    envy = {
        line.key: cents((SENTENCE.fullmatch(row[1]) or {"envy": None})["envy"])
        for line, row in zip(of_table.lines, sign.rows, strict=True)
    }
    for line, (label, words) in zip(of_table.lines, sign.rows, strict=True):
        assert label == line.label
        case = PayCase(game, wager, jackpot, line.key, is_jackpot=True)
        dealt = Dealing(book, Random(f"{case}"), house_of(setup, book)).deal(case)
        paid = dealt.seat_result(dealt.seat)[wager]
        prize, comes_back = promised(words, dealt.raw)
        if isinstance(line.pays, Percent) and not of_table.is_house:
            n = sharers(dealt, of_table, wager, line.key)
            assert paid["prize"] - prize // n in (0, 1), words
        else:
            assert paid["prize"] == prize, (line.key, words, dealt.raw)
        stake = 0 if comes_back else of_table.wager_cents
        assert paid["net"] == paid["prize"] + paid["envy"] - stake
        for seat in dealt.seats:
            if wager in dealt.seat_deal(seat)["wagers"]:
                others = [one for one in dealt.seats if one != seat]
                lines = [dealt.seat_result(one).get(wager, {}).get("line") for one in others]
                assert dealt.seat_result(seat)[wager]["envy"] == sum(
                    envy[one] for one in lines if one
                )


AT_ONCE = {
    "A blackjack of diamonds alone": ("Ad Kd", ""),
    "21 of five cards or more, not doubled or split": ("2c 3c", "4c 5c 7h"),
    "Six cards of 20 or less, not doubled or split": ("2c 2d", "2h 3s 3h 4c"),
}


def by_rule() -> dict[tuple[str, str], str]:
    """Name a table for every wager whose pay is posted though no paytable has it."""
    return {
        (shipped(name).game, row[0]): name
        for name in ONE_OF_EACH_GAME
        if "main" in posted(name) and "main" not in shipped(name).paytables
        for row in posted(name)["main"].rows
        if row[0] not in AT_ONCE
    }


RULED = by_rule()


@pytest.mark.parametrize(("game", "label"), RULED)
def test_a_wager_without_a_paytable_pays_what_is_posted(game: str, label: str) -> None:
    name = RULED[game, label]
    setup = shipped(name)
    words = dict(posted(name)["main"].rows)[label]
    is_natural = label == "A blackjack"
    wager = (
        setup.duties.hands
        if is_natural
        else next(one.key for one in setup.wagers if setup.label_of(one.key) == label)
    )
    case = PayCase(game, wager, "", NATURAL if is_natural else WIN)
    dealing = Dealing(BOOK, Random(f"{case}"), house_of(setup, BOOK))
    for _ in range(5):
        dealt = dealing.deal_ended(case)
        won = dealt.seat_result(dealt.seat)
        hands = won["hands"] if wager == setup.duties.hands else [won["wagers"][wager]]
        paid = next(hand for hand in hands if hand["outcome"] == "win")
        whole = int(gain(words) * paid.get("wager", paid.get("stake")))
        notes = " ".join(posted(name)["main"].notes)
        allowed = {whole} | ({whole // 2} if "a winning 6 pays half" in notes else set())
        assert paid["net"] in allowed, (words, dealt.raw)


@pytest.mark.parametrize("label", AT_ONCE)
def test_hands_of_super_fun_with_odds_of_their_own_pay_what_is_posted(label: str) -> None:
    cards, draw = AT_ONCE[label]
    words = dict(posted("super-fun")["main"].rows)[label]
    actions = ["hit"] * len(draw.split())
    deal = {
        "game": "super_fun_21",
        "dealer": ["9c", "8d"],
        "draw": draw.split(),
        "seats": [
            {
                "seat": 1,
                "cards": cards.split(),
                "wagers": {"blackjack": 1000},
                "decision": {"actions": actions},
            }
        ],
    }
    played = DealReader(BOOK).read(deal)
    paid = answer(None, played, rules_of(played.game)(played.deal))["seats"][0]["wagers"]
    assert paid["blackjack"]["net"] == gain(words) * 1000
