"""The checker of a set-up: every no of the rules, with the rule that forbids it."""

from datetime import date
from pathlib import Path

import pytest

from dealer_assist.catalog.jackpots import load_jackpots
from dealer_assist.catalog.jurisdictions import load_jurisdiction
from dealer_assist.errors import Refused
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.jackpot.links import Link, Linked
from dealer_assist.jackpot.must_hit import with_must_hit
from dealer_assist.table.setup.checker import Findings, check, two_on_one_sensor
from dealer_assist.table.setup.jurisdiction import Dated, GamesOnHand, Jurisdiction
from dealer_assist.table.setup.table_setup import (
    ENROLLED,
    FloorPlace,
    Practices,
    TableSetup,
    TokeLimits,
    WagerSpot,
)
from dealer_assist.value import replace

TODAY = date(2024, 5, 1)
MUST_HIT = 1_000_000


@pytest.fixture(scope="module")
def every(resources: Path) -> dict[str, Jackpot]:
    """Progressives and house jackpots."""
    return load_jackpots(resources / "jackpots")


@pytest.fixture(scope="module")
def washington(resources: Path) -> Jurisdiction:
    return load_jurisdiction(resources / "jurisdictions" / "washington.toml")


@pytest.fixture
def blackjack(every: dict[str, Jackpot]) -> TableSetup:
    """House Money with Blazing 7's on one sensor and TriLux on the other."""
    return TableSetup(
        key="house-money",
        number="7",
        game="house_money",
        game_name="House Money",
        console="nexus",
        seats=(1, 2, 3),
        jackpots={"A": every["B7-1"], "B": every["TLX-6"]},
        wagers=(
            WagerSpot("blackjack", "BLACKJACK"),
            WagerSpot("house_money", "HOUSE MONEY"),
            WagerSpot("insurance", "INSURANCE"),
        ),
        prompts={},
        limits={"blackjack": (500, 30_000), "house_money": (100, 10_000)},
        options={"decks": 6, "blazing_7s_rule": "player_cards"},
    )


def noes(setup: TableSetup, law: Jurisdiction, on: date = TODAY) -> tuple[str, ...]:
    return check(setup, law, on).refusals


def test_a_set_up_that_breaks_nothing_is_allowed(
    blackjack: TableSetup, crazy4_nexus: TableSetup, washington: Jurisdiction
) -> None:
    assert check(blackjack, washington, TODAY).refusals == ()
    found = check(crazy4_nexus, washington, TODAY)
    assert (found.refusals, found.warnings) == ((), ())
    check(blackjack, washington, TODAY).require()


def test_a_live_table_under_the_rules_for_practice_is_refused(
    resources: Path, washington: Jurisdiction, crazy4_nexus: TableSetup
) -> None:
    practice = load_jurisdiction(resources / "jurisdictions" / "training.toml")
    live = replace(crazy4_nexus, staff=ENROLLED)
    (why,) = noes(live, practice)
    assert why.startswith("Training is for practice only. A live table needs its jurisdiction")
    assert noes(live, washington) == ()
    assert noes(crazy4_nexus, practice) == ()


def test_a_refused_set_up_is_one_sentence() -> None:
    with pytest.raises(Refused, match=r"^first$"):
        Findings(("first", "second"), ("mind",)).require()
    with pytest.raises(Refused, match=r"^pit-3.toml: first$"):
        Findings(("first", "second")).require("pit-3.toml")
    Findings(warnings=("mind",)).require()


def test_a_house_jackpot_beside_a_progressive_is_refused(
    blackjack: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    mixed = replace(blackjack, jackpots={"A": every["HOUSE-B7"], "B": every["TLX-6"]})
    assert noes(mixed, washington) == (
        "House jackpot HOUSE-B7 cannot run next to progressive TLX-6. "
        "Choose one type (WAC 230-15-671)",
    )
    alone = replace(blackjack, jackpots={"A": every["HOUSE-B7"]})
    assert noes(alone, washington) == ()


def test_a_house_jackpot_without_both_notices_is_refused(
    blackjack: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    alone = replace(blackjack, jackpots={"A": every["HOUSE-B7"]})
    one_notice = replace(washington, house_notices=washington.house_notices[:1])
    assert noes(alone, one_notice) == (
        "The house jackpot HOUSE-B7 needs both of its notices on display. "
        "Write them into the jurisdiction's file (WAC 230-15-671)",
    )


def test_two_jackpots_on_one_sensor_are_refused_in_words_for_the_file() -> None:
    assert two_on_one_sensor("A", ["B7-1", "TLX-6"]) == (
        "has B7-1 and TLX-6 on one sensor, which has one jackpot only (approved rules); "
        "keep one on A, the other may have the second sensor"
    )


@pytest.mark.parametrize(
    ("decks", "sentences"),
    [
        (6, ()),
        (8, ()),
        (
            7,
            (
                "Sensor B: TLX-6 is played with 6 or 8 decks and this table has 7. "
                "Change the shoe or the jackpot (approved rules)",
            ),
        ),
        (
            2,
            (
                "Sensor A: B7-1 is played with 6, 7 or 8 decks and this table has 2. "
                "Change the shoe or the jackpot (approved rules)",
                "Sensor B: TLX-6 is played with 6 or 8 decks and this table has 2. "
                "Change the shoe or the jackpot (approved rules)",
            ),
        ),
    ],
)
def test_a_wrong_number_of_decks_is_refused(
    blackjack: TableSetup, washington: Jurisdiction, decks: int, sentences: tuple[str, ...]
) -> None:
    shoe = {**blackjack.options, "decks": decks}
    assert noes(replace(blackjack, options=shoe), washington) == sentences


def test_a_jackpot_on_a_console_it_was_not_approved_for_is_refused(
    crazy4_nexus: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    aquarius = replace(crazy4_nexus, console="aquarius")
    assert noes(aquarius, washington) == ()
    assert noes(replace(aquarius, jackpots={"A": every["MGL-01"]}), washington) == (
        "Sensor A: MGL-01 is approved for Nexus only. "
        "Change the console or the jackpot (approved rules)",
    )


def linked(setup: TableSetup, jackpot: Jackpot, *others: Linked) -> TableSetup:
    return replace(setup, jackpots={"A": jackpot}, links={"A": Link("the Poker link", others)})


def test_the_four_card_table_may_not_join_the_five_card_link(
    crazy4_nexus: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    holdem = Linked("texas_holdem_bonus", every["MGL-01"])
    assert noes(linked(crazy4_nexus, every["MGL-01"], holdem, holdem), washington) == ()
    assert noes(linked(crazy4_nexus, every["ATLAS-1"], holdem, holdem), washington) == (
        "Sensor A may not join the Poker link: ATLAS-1 is won by the best four of five cards and "
        "MGL-01 by the first five cards, so that the same hand is not equally likely. "
        "Take it off the link (WAC 230-15-685)",
    )


def test_another_probability_on_a_link_is_refused(
    blackjack: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    same = Linked("house_money", every["B7-1"], 6, "player_cards")
    for other in (replace(same, decks=8), replace(same, variant="dealer_up_card")):
        (sentence,) = noes(linked(blackjack, every["B7-1"], same, other), washington)
        assert sentence.startswith("Sensor A may not join the Poker link: ")
        assert "equally likely. Take it off the link (WAC 230-15-685)" in sentence
    assert noes(linked(blackjack, every["B7-1"], same), washington) == ()


def test_each_sensor_on_a_wrong_link_gets_its_sentence(
    blackjack: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    eight = Linked("house_money", every["B7-1"], 8, "player_cards")
    both = {"A": Link("one", (eight,)), "B": Link("two", (eight,))}
    sentences = noes(replace(blackjack, links=both), washington)
    assert [sentence[:27] for sentence in sentences] == [
        "Sensor A may not join one: ",
        "Sensor B may not join two: ",
    ]


def test_a_stand_alone_paytable_links_tables_of_the_same_game(
    crazy4_nexus: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    same = Linked("crazy_4_poker", every["ATLAS-1"])
    assert noes(linked(crazy4_nexus, every["ATLAS-1"], same), washington) == ()
    other = replace(same, game="four_card_poker")
    (sentence,) = noes(linked(crazy4_nexus, every["ATLAS-1"], other), washington)
    assert "ATLAS-1 links tables of one game only" in sentence


def test_an_option_that_is_no_word_is_no_variant(
    blackjack: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    odd = replace(blackjack, options={"decks": 6, "blazing_7s_rule": 1})
    plain = Linked("house_money", every["B7-1"], 6)
    assert noes(linked(odd, every["B7-1"], plain), washington) == ()


def test_dragon_bonus_is_linked_to_nothing(
    crazy4_nexus: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    dragon = replace(crazy4_nexus, game="dragon_bonus", options={"decks": 8})
    assert noes(
        linked(dragon, every["DBP-1"], Linked("dragon_bonus", every["DBP-1"], 8)), washington
    ) == (
        (
            "Sensor A may not join the Poker link: DBP-1 cannot be linked. Take it off the link "
            "(WAC 230-15-685)"
        ),
    )


def test_each_sensor_is_a_game_and_so_is_every_wager_beside_the_base_game(
    blackjack: TableSetup, washington: Jurisdiction
) -> None:
    # The base game (insurance is part of it), House Money and two sensors.
    four = replace(washington, games_on_hand=(Dated(GamesOnHand(3, 3, 500)),))
    assert noes(blackjack, four) == (
        "One hand of cards decides 4 games (the base game, House Money, B7-1 on sensor A and "
        "TLX-6 on sensor B) and may decide 3. Take one of them off (WAC 230-15-040)",
    )
    two = replace(washington, games_on_hand=(Dated(GamesOnHand(2, 2, 500)),))
    assert "and may decide 2. Take 2 of them off" in noes(blackjack, two)[0]


def test_how_many_games_a_hand_may_decide_goes_by_the_day(
    blackjack: TableSetup, washington: Jurisdiction
) -> None:
    assert noes(blackjack, washington, date(2009, 9, 14)) == ()
    (sentence,) = noes(blackjack, washington, date(2009, 9, 13))
    assert "decides 4 games" in sentence


def test_three_games_may_take_more_than_the_small_wager(
    blackjack: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    five = replace(every["B7-1"], wager_cents=500)
    assert noes(replace(blackjack, jackpots={"A": five}), washington) == ()
    ten = {"A": replace(every["B7-1"], wager_cents=501), "B": every["TLX-6"]}
    assert noes(replace(blackjack, jackpots=ten), washington) == ()
    both = {at: replace(jackpot, wager_cents=1_000) for at, jackpot in ten.items()}
    assert noes(replace(blackjack, jackpots=both), washington) == (
        "4 games on one hand take more than $5 (the base game, House Money, B7-1 on sensor A "
        "and TLX-6 on sensor B) and 3 may. Limit one of them to that (WAC 230-15-040)",
    )


def test_a_wager_without_a_limit_counts_as_a_large_one(
    blackjack: TableSetup, washington: Jurisdiction
) -> None:
    strict = replace(washington, games_on_hand=(Dated(GamesOnHand(6, 1, 500)),))
    small = replace(blackjack, limits={"blackjack": (100, 500), "insurance": (50, 250)})
    assert noes(small, strict) == ()
    assert noes(replace(small, limits={"insurance": (50, 250)}), strict) == (
        "2 games on one hand take more than $5 (the base game and House Money) and 1 may. "
        "Limit one of them to that (WAC 230-15-040)",
    )


def test_the_two_sides_of_dragon_bonus_are_one_game(
    blackjack: TableSetup, washington: Jurisdiction
) -> None:
    sides = tuple(
        WagerSpot(key, key.upper())
        for key in ("player", "banker", "tie", "dragon_player", "dragon_banker")
    )
    strict = replace(washington, games_on_hand=(Dated(GamesOnHand(2, 2, 500)),))
    assert noes(replace(blackjack, wagers=sides, jackpots={}), strict) == ()


@pytest.mark.parametrize(("most", "is_allowed"), [(30_000, True), (30_100, False), (40_000, False)])
def test_a_limit_above_the_wager_limit_of_the_day_is_refused(
    blackjack: TableSetup, washington: Jurisdiction, most: int, *, is_allowed: bool
) -> None:
    setup = replace(blackjack, limits={"house_money": (100, most)})
    sentences = noes(setup, washington)
    assert (sentences == ()) is is_allowed
    if most == 40_000:  # proposed in 2023, which is not the same as in force
        assert sentences == (
            "House Money takes up to $400 and the wager limit is $300. Lower it (WAC 230-15-140)",
        )
    adopted = replace(washington, wager_limits=(Dated(40_000, date(2024, 1, 1)),))
    assert noes(setup, adopted) == ()
    assert noes(setup, adopted, date(2023, 12, 31)) == ()  # before the first limit there is none


def test_a_jackpot_wager_and_a_wager_that_is_not_on_the_felt_have_the_same_limit(
    blackjack: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    high = replace(
        blackjack,
        jackpots={"A": replace(every["B7-1"], wager_cents=30_001)},
        limits={"blackjack": (1, 500), "side_bet": (1, 30_001)},
    )
    assert noes(high, washington) == (
        "Side Bet takes up to $300.01 and the wager limit is $300. Lower it (WAC 230-15-140)",
        "B7-1 on sensor A takes up to $300.01 and the wager limit is $300. "
        "Lower it (WAC 230-15-140)",
    )


@pytest.mark.parametrize(
    ("odds", "limit", "sentence"),
    [
        (50, 500_000, ""),
        (5_000, 500_000, ""),  # odds count up to 50: $100 times 50
        (
            50,
            499_999,
            "House Money pays out $4,999.99 a deal at most, and that may not be below $5,000, "
            "50 times the largest wager. Raise it (WAC 230-15-490)",
        ),
        (
            49,
            10**9,
            "House Money pays 49 to 1 at most, and below 50 to 1 there may be no limit on what "
            "a deal pays out. Take the limit off (WAC 230-15-490)",
        ),
    ],
)
def test_a_payout_limit_is_high_enough_and_only_where_one_is_allowed(
    blackjack: TableSetup, washington: Jurisdiction, odds: int, limit: int, sentence: str
) -> None:
    limited = replace(
        blackjack, top_odds={"house_money": odds}, aggregate_limits={"house_money": limit}
    )
    assert noes(limited, washington) == ((sentence,) if sentence else ())


def test_a_wager_that_pays_no_odds_may_have_no_payout_limit(
    blackjack: TableSetup, washington: Jurisdiction
) -> None:
    (sentence,) = noes(replace(blackjack, aggregate_limits={"house_money": 10**9}), washington)
    assert sentence.startswith("House Money pays 0 to 1 at most, and below 50 to 1")


def test_a_wager_is_called_what_is_printed_on_the_felt(
    blackjack: TableSetup, washington: Jurisdiction
) -> None:
    felt = (WagerSpot("blackjack", "MAIN BET"),)
    setup = replace(blackjack, wagers=felt, limits={"blackjack": (500, 50_000)})
    assert noes(setup, washington)[0].startswith("Main Bet takes up to $500")


def test_without_a_table_limit_the_payout_goes_by_the_wager_limit(
    blackjack: TableSetup, washington: Jurisdiction
) -> None:
    # $300 times 50, the example of the code.
    limited = replace(
        blackjack,
        limits={"blackjack": (500, 500)},
        top_odds={"house_money": 50},
        aggregate_limits={"house_money": 1_500_000},
    )
    assert noes(limited, washington) == ()
    (sentence,) = noes(replace(limited, aggregate_limits={"house_money": 1_499_900}), washington)
    assert "may not be below $15,000" in sentence


def test_a_jurisdiction_that_asks_for_nothing_lets_any_limit_stand(blackjack: TableSetup) -> None:
    loose = replace(
        blackjack,
        limits={"blackjack": (1, 10**9)},
        top_odds={},
        aggregate_limits={"house_money": 1},
    )
    assert noes(loose, Jurisdiction()) == ()


def test_warnings_stand_beside_refusals(
    blackjack: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    seedless = every["B7-1"].with_seeds({"main": 0})
    found = check(replace(blackjack, jackpots={"A": seedless}), washington, TODAY)
    assert found.refusals == ()
    assert len(found.warnings) == 1


def test_no_more_goes_to_the_meters_than_the_wager(
    crazy4_nexus: TableSetup, every: dict[str, Jackpot], washington: Jurisdiction
) -> None:
    atlas = every["ATLAS-1"]

    def shared(rate: int, reserve: int) -> TableSetup:
        level = replace(atlas.levels[0], rate_bp=rate, reserve_bp=reserve)
        return replace(crazy4_nexus, jackpots={"A": replace(atlas, levels=(level,))})

    assert noes(shared(9_000, 1_000), washington) == ()
    assert noes(shared(9_000, 1_001), washington) == (
        "Sensor A: 100.01% of each wager would go to the meters of ATLAS-1, more than the wager "
        "itself. Lower a rate (approved rules)",
    )


def test_a_least_above_the_most_is_refused(
    crazy4_nexus: TableSetup, washington: Jurisdiction
) -> None:
    equal = replace(crazy4_nexus, limits={**crazy4_nexus.limits, "ante": (500, 500)})
    assert noes(equal, washington) == ()
    crossed = replace(crazy4_nexus, limits={**crazy4_nexus.limits, "ante": (501, 500)})
    assert noes(crossed, washington) == (
        "Ante takes $5.01 at least and $5 at most. Change one of them (approved rules)",
    )


def test_a_payout_limit_needs_nothing_where_no_wager_is_limited(crazy4_nexus: TableSetup) -> None:
    setup = replace(
        crazy4_nexus,
        limits={},
        top_odds={"queens_up": 50},
        aggregate_limits={"queens_up": 1},
    )
    assert noes(setup, Jurisdiction(aggregate_odds=50)) == ()


def test_a_level_that_must_hit_needs_a_rule_that_allows_it(
    crazy4_nexus: TableSetup, washington: Jurisdiction
) -> None:
    pot = with_must_hit(crazy4_nexus.jackpots["A"], MUST_HIT)
    setup = replace(crazy4_nexus, jackpots={"A": pot})
    assert check(setup, setup.jurisdiction, TODAY).refusals == ()
    (refusal,) = check(setup, washington, TODAY).refusals
    assert "nothing here allows a level that must hit" in refusal


def test_a_linked_jackpot_has_a_level_that_must_hit_on_a_server_only(
    crazy4_nexus: TableSetup,
) -> None:
    pot = with_must_hit(crazy4_nexus.jackpots["A"], MUST_HIT)
    link = Link("the link", ())
    by_files = replace(crazy4_nexus, jackpots={"A": pot}, links={"A": link})
    practice = replace(by_files, floor=FloorPlace("simulated", {"A": "MGL"}))
    for setup in (by_files, practice):
        (refusal,) = check(setup, setup.jurisdiction, TODAY).refusals
        assert "a level that must hit needs a floor's server" in refusal
    served = replace(by_files, floor=FloorPlace("host=floor", {"A": "MGL"}))
    assert check(served, served.jurisdiction, TODAY).refusals == ()


def test_a_level_that_begins_at_its_limit_is_refused(crazy4_nexus: TableSetup) -> None:
    pot = with_must_hit(crazy4_nexus.jackpots["A"], 10)
    setup = replace(crazy4_nexus, jackpots={"A": pot})
    assert check(setup, setup.jurisdiction, TODAY).refusals == ()
    tiny = replace(setup, jackpots={"A": with_must_hit(pot, 5)})
    assert "Raise the limit" in check(tiny, setup.jurisdiction, TODAY).refusals[0]


def test_tokes_need_a_jurisdiction_that_allows_them(crazy4_nexus: TableSetup) -> None:
    setup = replace(crazy4_nexus, practices=Practices(tokes=TokeLimits()))
    assert check(setup, setup.jurisdiction, TODAY).refusals == ()
    law = replace(setup.jurisdiction, tokes=False)
    (said,) = check(setup, law, TODAY).refusals
    assert said == "Nothing here allows toke wagers. Take them off (approved rules)"
