"""What is refused, and in which words."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.settle.lines import settle_lines

Deal = dict[str, Any]
Settle = Callable[[Deal], Deal]


def changed(deal: Deal, place: str, value: Any) -> Deal:
    """Copy a deal with one value changed, by its path: seats.0.wagers.ante."""
    copy = deepcopy(deal)
    *path, last = place.split(".")
    inside: Any = copy
    for key in path:
        inside = inside[int(key)] if isinstance(inside, list) else inside[key]
    inside[int(last) if isinstance(inside, list) else last] = value
    return copy


SEAT = "seats.0"


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        ("game", "whist", "There is no game 'whist'; write a game by its key, such as "),
        ("game", "crazy_poker", "There is no game 'crazy_poker'; write crazy_4_poker"),
        ("game", None, "The deal names no game; write a game by its key, such as "),
        ("game", ["crazy_4_poker"], "There is no game"),
        ("note", "x", "A deal has no 'note'"),
        ("paytables", [], "'paytables' must be an object"),
        ("paytables", {"play": "C4P-09"}, "no paytables for 'play'"),
        ("paytables", {"queens_up": "C4P-13"}, "queens_up has no paytable 'C4P-13'"),
        ("paytables", {"queens_up": "BBB-01"}, "queens_up has no paytable 'BBB-01'"),
        ("paytables", {"queens_up": ["C4P-09"]}, "queens_up has no paytable"),
        ("options", 0, "'options' must be an object"),
        ("options", {"ante_rule": "flush"}, "no option 'ante_rule'"),
        ("options", {"folded_hands_win": 0}, "folded_hands_win is one of false, true, not 0"),
        ("options", {"folded_hands_win": "yes"}, "is one of false, true"),
        ("options", {"folded_hands_win": None}, "is one of false, true"),
        ("options", {"decks": 2}, "decks is one of 1, not 2"),
        ("options", {"decks": True}, "decks is one of 1, not True"),
        ("dealer", None, "'dealer' must be a list in brackets"),
        ("dealer", "AhKd9s5c3h", "'dealer' must be a list in brackets"),
        ("dealer", {"Ah": 1}, "'dealer' must be a list in brackets"),
        ("dealer.0", "1h", "'1h' is not a card"),
        ("dealer.0", "ah", "'ah' is not a card"),
        ("dealer.0", "10h", "'10h' is not a card"),
        ("dealer.0", 7, "7 is not a card"),
        ("dealer.0", ["Ah"], "is not a card"),
        ("dealer.0", "Kd", "Kd is there 2 times, more than one deck can hold"),
        ("dealer", ["Ah", "Kd", "9s", "5c"], "The dealer has 4 cards instead of 5"),
        ("board", ["2c", "3c", "4c"], "Crazy 4 Poker has no 'board' cards"),
        ("shoe", ["2c"], "no 'shoe' cards"),
        ("draw", ["2c"], "no 'draw' cards"),
        ("seats", None, "'seats' must be a list in brackets, not nothing"),
        ("seats", {}, "'seats' must be a list in brackets"),
        ("seats", [], "No seat is in the deal"),
        ("seats", [5], "A seat must be an object in braces, not 5"),
        (f"{SEAT}.seat", 0, "There is no seat 0"),
        (f"{SEAT}.seat", 8, "There is no seat 8"),
        (f"{SEAT}.seat", "5", "There is no seat '5'"),
        (f"{SEAT}.seat", True, "There is no seat True"),
        (f"{SEAT}.seat", 5.0, "There is no seat 5.0"),
        (f"{SEAT}.seat", None, "A seat has no number. The seats are 1 to 7"),
        (f"{SEAT}.card", ["2c"], "Seat 5 has no 'card'"),
        (f"{SEAT}.cards", None, "Seat 5: 'cards' must be a list"),
        (f"{SEAT}.cards", ["Ks", "Qd", "8h", "4c"], "Seat 5 has 4 cards instead of 5"),
        (f"{SEAT}.cards.4", "Ah", "Ah is there 2 times"),
        (f"{SEAT}.cards.4", "2x", "'2x' is not a card"),
        (f"{SEAT}.wagers", None, "Seat 5: 'wagers' must be an object"),
        (f"{SEAT}.wagers", [500], "Seat 5: 'wagers' must be an object"),
        (f"{SEAT}.wagers.bonus", 500, "Crazy 4 Poker has no wager 'bonus'"),
        (f"{SEAT}.wagers.play", 500, "Crazy 4 Poker has no wager 'play'"),
        (f"{SEAT}.wagers.ante", -500, "ante must be a whole number of cents from 0, not -500"),
        (f"{SEAT}.wagers.ante", 500.0, "whole number of cents"),
        (f"{SEAT}.wagers.ante", True, "whole number of cents"),
        (f"{SEAT}.wagers.ante", "500", "whole number of cents"),
        (f"{SEAT}.wagers.ante", None, "whole number of cents"),
        (f"{SEAT}.wagers.ante", 10**30, "whole number of cents"),
        (f"{SEAT}.wagers.ante", 0, "Seat 5 has cards but no Ante"),
        (f"{SEAT}.wagers.super_bonus", 400, "must equal the Ante"),
        (f"{SEAT}.wagers.queens_up", -1, "queens_up must be a whole number"),
        (f"{SEAT}.decision", None, "Seat 5 has not decided"),
        (f"{SEAT}.decision", "fold", "Seat 5: 'decision' must be an object"),
        (f"{SEAT}.decision", {"action": "call"}, "Seat 5 has not decided"),
        (f"{SEAT}.decision.play", 1000, "must be $5, not $10"),
        (f"{SEAT}.decision.play", 10**30, "Play wager must be $5"),
        ("jackpot", 5, "'jackpot' must be an object"),
        ("jackpot", None, "the deal names no jackpot for it"),
        (
            "jackpot.paytable",
            "ATLAS-9",
            "There is no jackpot 'ATLAS-9'; the paytables are: ATLAS",
        ),
        ("jackpot.paytable", None, "A jackpot has no paytable"),
        ("jackpot.paytable", ["ATLAS-1"], "There is no jackpot ['ATLAS-1']"),
        ("jackpot.paytable", "THBP-08", "Crazy 4 Poker cannot play for THBP-08"),
        ("jackpot.paytable", "ML01", "ML01 has no meter 'main'; it has mega, major"),
        ("jackpot.meter", {}, "A jackpot has no 'meter'"),
        ("jackpot.meters", {}, "ATLAS-1 needs what its meter 'main' shows"),
        ("jackpot.meters", None, "ATLAS-1 needs what its meter 'main' shows"),
        ("jackpot.meters", {"main": 5, "mega": 5}, "ATLAS-1 has no meter 'mega'"),
        ("jackpot.meters.main", -1, "meters: main must be a whole number of cents"),
        ("jackpot.meters.main", 1.5, "meters: main must be a whole number of cents"),
        ("jackpot.seeds", {"mega": 5}, "ATLAS-1 has no meter 'mega'"),
        ("jackpot.seeds", {"main": "5"}, "seeds: main must be a whole number of cents"),
        ("jackpot.reserves", {"main": -5}, "reserves: main must be a whole number of cents"),
        ("jackpot.reserves", [], "A jackpot: reserves must be an object"),
    ],
)
def test_a_wrong_value_is_refused_in_words(
    crazy4: Deal, settle: Settle, place: str, value: Any, words: str
) -> None:
    refused = settle(changed(crazy4, place, value))
    assert words in refused["refused"]
    assert list(refused) == ["id", "refused"]
    assert "seats" in settle(crazy4)


def test_one_bad_seat_refuses_the_whole_deal(crazy4: Deal, settle: Settle) -> None:
    other = crazy4["seats"][0] | {"seat": 6, "cards": ["Kc", "Qc", "8c", "4d", "2c"]}
    assert "seats" in settle(crazy4 | {"seats": [crazy4["seats"][0], other]})
    wrong = other | {"decision": {"action": "play", "play": 1}}
    assert "Seat 6" in settle(crazy4 | {"seats": [crazy4["seats"][0], wrong]})["refused"]


def test_a_seat_named_twice_is_refused(crazy4: Deal, settle: Settle) -> None:
    other = crazy4["seats"][0] | {"cards": ["Kc", "Qc", "8c", "4d", "2c"]}
    refused = settle(crazy4 | {"seats": [crazy4["seats"][0], other]})
    assert "Seat 5 is in the deal twice" in refused["refused"]


def test_what_is_left_out_takes_its_first_value(crazy4: Deal, settle: Settle) -> None:
    plain = settle(crazy4)
    for key in ("paytables", "options"):
        assert settle({name: value for name, value in crazy4.items() if name != key}) == plain
        assert settle(crazy4 | {key: None}) == plain
        assert settle(crazy4 | {key: {}}) == plain


@pytest.mark.parametrize("draw", ["left out", None, []])
def test_a_round_that_needs_no_further_card_needs_no_draw(draw: Any, settle: Settle) -> None:
    deal = {
        "id": "H",
        "game": "house_money",
        "dealer": ["9s", "8d"],
        "seats": [
            {
                "seat": 3,
                "cards": ["Ts", "9d"],
                "wagers": {"blackjack": 1000},
                "decision": {"actions": ["stand"]},
            }
        ],
    }
    given = deal if draw == "left out" else deal | {"draw": draw}
    assert settle(given)["seats"][0]["net"] == 1000


def test_a_wager_of_nothing_is_not_made(crazy4: Deal, settle: Settle) -> None:
    none = settle(changed(crazy4, "seats.0.wagers.queens_up", 0))["seats"][0]
    del crazy4["seats"][0]["wagers"]["queens_up"]
    assert settle(crazy4)["seats"][0] == none
    assert none["wagers"]["queens_up"] == {"stake": 0, "outcome": "not_made", "net": 0}


def test_places_of_cards_that_a_game_has_not_may_stand_empty(crazy4: Deal, settle: Settle) -> None:
    assert settle(crazy4 | {"board": [], "shoe": None, "draw": []}) == settle(crazy4)


def test_a_game_without_a_progressive_refuses_a_jackpot(crazy4: Deal, settle: Settle) -> None:
    deal = {
        "id": 1,
        "game": "six_five_four",
        "dealer": ["9h", "2d", "5s", "7c", "3h", "Jd"],
        "seats": [
            {
                "seat": 1,
                "cards": ["As", "Jc", "9d", "7d", "2c"],
                "wagers": {"ante": 500},
                "decision": {"action": "fold"},
            }
        ],
    }
    assert "jackpot" not in settle(deal)
    assert "progressive" not in settle(deal)["seats"][0]
    assert "cannot play for ATLAS-1" in settle(deal | {"jackpot": crazy4["jackpot"]})["refused"]
    deal["seats"][0]["wagers"]["progressive"] = 100  # type: ignore[index]
    assert "has no wager 'progressive'" in settle(deal)["refused"]


JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    "",
    "Ah",
    [],
    ["Ah"],
    {},
    {"main": -1},
    [[[]]],
    "fold",
    10**25,
]
STORIES = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))


def places(value: Any, path: str = "") -> list[str]:
    """Name every place inside a deal."""
    found = [path] if path else []
    inside = enumerate(value) if isinstance(value, list) else ()
    for key, each in value.items() if isinstance(value, dict) else inside:
        found += places(each, f"{path}.{key}" if path else str(key))
    return found


@pytest.mark.parametrize("story", STORIES, ids=lambda file: file.stem)
def test_no_mischief_makes_a_traceback(story: Path, book: Any) -> None:
    """Put junk in any place of the golden deals: the answer is a settled deal or a sentence."""
    rounds = story.read_text(encoding="utf-8").split("\n== ")[1:]
    deals = [json.loads(each.partition("\n")[2].partition("\n\n")[0]) for each in rounds]
    assert deals
    spoilt = [
        changed(deal, place, junk) for deal in deals for place in places(deal) for junk in JUNK
    ]
    answers = [json.loads(line) for line in settle_lines(map(json.dumps, spoilt), book)]
    assert len(answers) == len(spoilt) > 500
    assert all(("refused" in each) != ("seats" in each) for each in answers)
    assert all("line" not in each for each in answers)


LONG = "x" * 5000


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (LONG, 1),
        ("game", LONG),
        ("paytables", {LONG: "C4P-09"}),
        ("paytables.queens_up", LONG),
        ("options", {LONG: True}),
        ("options.folded_hands_win", LONG),
        ("jackpot.paytable", LONG),
        ("jackpot.meters", {LONG: 1}),
        ("dealer.0", LONG),
        (f"{SEAT}.seat", LONG),
        (f"{SEAT}.wagers.ante", LONG),
        (f"{SEAT}.wagers", {LONG: 1}),
        (f"{SEAT}.decision.play", LONG),
        (f"{SEAT}.decision", {"action": "play", LONG: 1}),
    ],
)
def test_a_sentence_stays_short_whatever_was_written(
    place: str, value: Any, crazy4: Deal, settle: Settle
) -> None:
    assert len(settle(changed(crazy4, place, value))["refused"]) < 300
