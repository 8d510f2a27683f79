"""The facts of the rule documents that once differed or were missing, each by its number."""

import json
from datetime import date
from typing import Any

import pytest
from shipped_tables import TABLES, shipped

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.jurisdictions import load_jurisdiction
from dealer_assist.catalog.letter import load_letter
from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT, RIGHT_TO_LEFT
from dealer_assist.paths import resources
from dealer_assist.settle.lines import settle_lines
from dealer_assist.table.setup.approval import TRIBAL, Approval, Shuffler
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.rules import PAPER, chapters_of
from dealer_assist.ui.pages.signage.sheets import TableSign, signage
from dealer_assist.value import replace

BOOK = load_book(resources())
GAMES = load_games(resources() / "games")
WASHINGTON = load_jurisdiction(resources() / "jurisdictions" / "washington.toml")
WHOLE = Approval(
    letter="Submission 1",
    dated=date(2023, 6, 14),
    edition="R20031009 May 5, 2023",
    controls="IC-12",
    licences="W-1 and W-2",
    monitor="Screen 7, HDMI only",
    components={"GM Atlas": "5.4.0"},
)
NATURAL_9_TO_0 = ["4c", "Ks", "5d", "Qh"]
NINE_TO_0_BY_THREE = ["2c", "Ks", "2d", "Qh", "5s", "Jd"]


def lacks(name: str, **changed: Any) -> tuple[str, ...]:
    """Say what a table of Washington lacks with such an approval on record."""
    approval = replace(WHOLE, **changed)
    return replace(shipped(name), jurisdiction=WASHINGTON, approval=approval).not_approved


def signs(name: str) -> dict[str, TableSign]:
    setup = shipped(name)
    posted = signage(setup, rule_book_of(resources(), GAMES[setup.game])).signs
    return {sign.key: sign for sign in posted}


def settled(deal: dict[str, Any]) -> dict[str, Any]:
    (line,) = settle_lines([json.dumps(deal)], BOOK)
    result: dict[str, Any] = json.loads(line)
    return result


def coup(shoe: list[str], *seats: dict[str, int], **more: Any) -> dict[str, Any]:
    made = [{"seat": place, "wagers": wagers} for place, wagers in enumerate(seats, 1)]
    return settled({"game": "dragon_bonus", "shoe": shoe, "seats": made, **more})


def test_fact_9_a_tribal_house_has_the_tribe_s_licenses_beside_the_state_s_certificates() -> None:
    papers = {"track": TRIBAL, "tga": "T-1", "concurrence": "C-1", "appendix": "A, 18"}
    assert "Not on record: tribal licenses" in lacks("crazy4-nexus", **papers)
    assert not [
        one
        for one in lacks("crazy4-nexus", **papers, tribal_licences="L-1")
        if one.startswith("Not on record")
    ]


@pytest.mark.parametrize(
    ("component", "older", "approved"),
    [
        ("i-Shoe", "Mico32 v2.0.140", "Mico32 v2.0.141"),
        ("i-Score", "v1.5.18", "v1.5.19"),
        ("i-Shoe", "2.0.140", "2.0.141"),
    ],
)
def test_facts_371_and_1024_a_version_is_compared_as_it_is_printed(
    component: str, older: str, approved: str
) -> None:
    def caution(version: str) -> list[str]:
        said = lacks("dragon-nexus", equipment={component: version})
        return [one for one in said if component in one]

    assert [one for one in caution(older) if "was approved from" in one]
    assert caution(approved) == []


@pytest.mark.parametrize("name", ["dragon-nexus", "house-money-nexus", "house-money-blazing"])
def test_facts_373_705_and_785_a_shuffler_is_an_approved_model_at_every_game(name: str) -> None:
    said = [one for one in lacks(name, shuffler=Shuffler("MD3")) if "MD3" in one]
    assert said
    assert all("approved model of a licensed maker (WAC 230-15-465)" in one for one in said)


@pytest.mark.parametrize("name", [one for one in TABLES if shipped(one).game == "dragon_bonus"])
def test_facts_406_and_426_dragon_1_and_3_are_split_among_all_participants(name: str) -> None:
    setup = shipped(name)
    (jackpot,) = setup.jackpots.values()
    shared = jackpot.key in ("DBP-1", "DBP-1-5", "DBP-3")
    assert (setup.options["eligible"] == "all_participants") is shared
    diamonds = ["2d", "Ks", "3d", "Qh", "4d", "Jc"]
    if jackpot.key == "DBP-1":
        result = coup(
            diamonds,
            {"player": 1000, "progressive": 100},
            {"banker": 1000, "progressive": 100},
            jackpot={"paytable": "DBP-1", "meters": {"main": 1_000_001}},
            options={"eligible": "all_participants"},
        )
        assert [one["progressive"]["prize"] for one in result["seats"]] == [500_000, 500_001]


def test_fact_1020_wins_by_points_are_posted_as_non_naturals_and_paid_so() -> None:
    for wager in ("dragon_player", "dragon_banker"):
        sign = signs("dragon-nexus")[wager]
        assert ("Win by 9*", "30 to 1") in sign.rows
        assert "*Non-naturals" in sign.notes
    bet = {"player": 1000, "dragon_player": 100}
    (natural,) = coup(NATURAL_9_TO_0, bet)["seats"]
    (by_three,) = coup(NINE_TO_0_BY_THREE, bet)["seats"]
    assert natural["wagers"]["dragon_player"]["net"] == 100
    assert by_three["wagers"]["dragon_player"]["net"] == 3000


ONE_OF_EACH_PROGRESSIVE = {
    one.key: (name, sensor) for name in TABLES for sensor, one in shipped(name).jackpots.items()
}


@pytest.mark.parametrize("key", ONE_OF_EACH_PROGRESSIVE)
def test_fact_1021_odds_for_one_say_that_the_wager_is_not_returned(key: str) -> None:
    name, sensor = ONE_OF_EACH_PROGRESSIVE[key]
    sign = signs(name)[f"jackpot_{sensor}"]
    kept = [" for 1" in row[1] or "% of" in row[1] or row[1].startswith("$") for row in sign.rows]
    assert ["*" in row[1] for row in sign.rows] == kept
    assert ("*Original wager is NOT returned" in sign.notes) is any(kept)


@pytest.mark.parametrize("name", ["crazy4-nexus", "dragon-nexus", "holdem-nexus", "trilux-nexus"])
def test_fact_1022_a_plain_display_is_on_record(name: str) -> None:
    said = "Table display not on record: it must be a plain monitor, no network"
    assert said in lacks(name, monitor="")
    assert said not in lacks(name)


def test_fact_1023_a_house_has_procedures_of_its_own_beside_the_maker_s() -> None:
    own = (
        Setting("paper.approved", "WSGC 4711", ""),
        Setting("paper.dated", "2026-03-02", ""),
        Setting("paper.cards.1", "Call the floor", ""),
    )
    for name in ("crazy4-nexus", "holdem-nexus", "six-five-four"):
        setup = apply(shipped(name), own)
        book = rule_book_of(resources(), GAMES[setup.game])
        (chapter,) = (one for one in chapters_of(book, setup) if one.key == PAPER)
        assert chapter.lines == (
            "House procedure, approved by WSGC 4711, 2026-03-02",
            "Wrong cards: Call the floor",
        )


def test_fact_1025_house_money_asks_what_is_left_after_it_is_paid() -> None:
    game = GAMES["house_money"]
    stage = next(one for one in game.stages if one.key == "deal")
    told = str(stage.detail)
    assert told.index("pay") < told.index("ask each: leave up?")


@pytest.mark.parametrize("name", TABLES)
def test_fact_1026_only_rules_in_play_are_posted(name: str) -> None:
    setup = shipped(name)
    house = signs(name).get("house")
    notes = " ".join(house.notes if house else ())
    judged = {jackpot.judge for jackpot in setup.jackpots.values()}
    assert ("third seven" in notes) is ("blazing_7s" in judged)
    assert not ("Dragon Bonus" in notes and "dragon_player" not in setup.paytables)


@pytest.mark.parametrize("game", GAMES)
def test_fact_1027_the_rules_of_every_game_pay_in_the_order_of_the_house(game: str) -> None:
    name = next(one for one in TABLES if shipped(one).game == game)
    book = rule_book_of(resources(), GAMES[game])

    def told(order: str) -> str:
        chapters = chapters_of(book, replace(shipped(name), payment_order=order))
        return " ".join(line for chapter in chapters for line in chapter.lines)

    first, second = told(RIGHT_TO_LEFT), told(LEFT_TO_RIGHT)
    assert "right to left" in first
    assert "right to left" not in second


@pytest.mark.parametrize("number", [10, 58, 59, 60, 61])
def test_facts_1028_and_1029_a_title_of_the_letter_opens(number: int) -> None:
    title = next(one for one in load_letter(resources()) if one.number == number)
    tables = [shipped(name) for name in TABLES if shipped(name).game in title.games]
    if number == 10:
        tables = [one for one in tables if one.options.get("blazing_7s_rule") == "dealer_up_card"]
    assert [one for one in tables if is_offered(title.offers, one)], title.name


def is_offered(wager: str, setup: TableSetup) -> bool:
    jackpots = {jackpot.judge for jackpot in setup.jackpots.values()}
    return not wager or wager in setup.paytables or wager in jackpots


def test_fact_1030_lines_of_the_bonus_stand_as_they_are_printed() -> None:
    rows = [row[0] for row in signs("holdem-link-ml03")["bonus"].rows]
    for printed in (
        "A-A (Player) / A-A (Dealer)",
        "K-K or Q-Q or J-J (High Pairs)",
        "10-10 Thru 2-2 (Low Pairs)",
    ):
        assert printed in rows


@pytest.mark.parametrize("have", [{"GM Atlas": "5.4.0"}, {"Nexus Command II": "5.4"}])
def test_fact_1031_either_name_of_the_system_is_enough(have: dict[str, str]) -> None:
    said = " ".join(lacks("crazy4-nexus", components=have))
    assert "Atlas" not in said
    assert "Nexus Command" not in said


NAMED_WAGERS = {
    15: "Cover All",
    17: "Progressive",
    22: "Progressives",
    30: "Progressive",
} | dict.fromkeys((39, 41, 61, 65), "Cover All")


@pytest.mark.parametrize("number", NAMED_WAGERS)
def test_fact_1032_a_title_without_the_wager_in_its_name_says_so(number: int) -> None:
    title = next(one for one in load_letter(resources()) if one.number == number)
    assert NAMED_WAGERS[number] in title.left_out
