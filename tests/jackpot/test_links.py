"""What may be linked: the same winning hands at the same probability, of one kind."""

from fractions import Fraction

import pytest

from dealer_assist.jackpot.definition import Jackpot, JackpotKind, Level, Line
from dealer_assist.jackpot.links import Linked, both_chances, decks_refusal, link_refusal
from dealer_assist.rules.pays import Percent
from dealer_assist.value import replace

Table = tuple[str, str, int]

CRAZY4, HOLDEM, FOUR_CARD = "crazy_4_poker", "texas_holdem_bonus", "four_card_poker"
BLACKJACK, KINGS = "house_money", "kings_bounty"


def linked(jackpots: dict[str, Jackpot], table: Table) -> Linked:
    game, paytable, decks = table
    return Linked(game, jackpots[paytable], decks)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # Five dealt cards, and two cards with the flop: five random cards of one deck, both.
        ((CRAZY4, "MGL-01", 1), (HOLDEM, "MGL-01", 1)),
        ((CRAZY4, "ML03", 1), (FOUR_CARD, "ML03", 1)),
        ((CRAZY4, "ATLAS-2", 1), (CRAZY4, "ATLAS-2", 1)),
        ((HOLDEM, "THBP-08", 1), (HOLDEM, "THBP-08", 1)),
        ((BLACKJACK, "B7-1", 6), (KINGS, "B7-1", 6)),
        ((BLACKJACK, "TLX-6", 8), (KINGS, "TLX-6", 8)),
    ],
)
def test_these_may_be_linked_whoever_asks(
    jackpots: dict[str, Jackpot], one: Table, other: Table
) -> None:
    assert link_refusal(linked(jackpots, one), linked(jackpots, other)) == ""
    assert link_refusal(linked(jackpots, other), linked(jackpots, one)) == ""


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        (
            (CRAZY4, "ATLAS-1", 1),
            (HOLDEM, "MGL-01", 1),
            "ATLAS-1 is won by the best four of five cards and MGL-01 by the first five cards, "
            "so that the same hand is not equally likely",
        ),
        (
            (HOLDEM, "THBP-08", 1),
            (HOLDEM, "MGL-01", 1),
            "THBP-08 is won by all seven cards and MGL-01 by the first five cards, "
            "so that the same hand is not equally likely",
        ),
        (
            (BLACKJACK, "B7-1", 6),
            (BLACKJACK, "TLX-6", 6),
            "B7-1 is won by three 7's and TLX-6 by two cards and the up card, "
            "so that the same hand is not equally likely",
        ),
        (
            (CRAZY4, "MGL-01", 1),
            (HOLDEM, "ML01", 1),
            "MGL-01 and ML01 do not have the same winning hands",
        ),
        (
            (BLACKJACK, "B7-1", 6),
            (BLACKJACK, "B7-2", 6),
            "B7-1 and B7-2 do not have the same winning hands",
        ),
        (
            (BLACKJACK, "B7-1", 6),
            (KINGS, "B7-1", 8),
            "6 and 8 decks do not make a hand equally likely",
        ),
        (
            (CRAZY4, "ATLAS-1", 1),
            (FOUR_CARD, "ATLAS-1", 1),
            "ATLAS-1 links tables of one game only",
        ),
        (
            ("dragon_bonus", "DBP-1", 8),
            ("dragon_bonus", "DBP-1", 8),
            "DBP-1 cannot be linked",
        ),
        ((CRAZY4, "MGL-01", 1), ("dragon_bonus", "DBP-3", 8), "DBP-3 cannot be linked"),
    ],
)
def test_these_may_not(jackpots: dict[str, Jackpot], one: Table, other: Table, why: str) -> None:
    assert link_refusal(linked(jackpots, one), linked(jackpots, other)) == why
    assert link_refusal(linked(jackpots, other), linked(jackpots, one)) != ""


def test_blazing_7s_by_the_up_card_are_not_as_likely_as_by_the_players_own(
    jackpots: dict[str, Jackpot],
) -> None:
    own = Linked(BLACKJACK, jackpots["B7-1"], 6, "player_cards")
    up = replace(own, variant="dealer_up_card")
    assert link_refusal(own, up) == (
        "B7-1 is judged by other cards there, so that a hand is not equally likely"
    )


def test_a_judge_without_words_of_its_own_is_still_told_apart(jackpots: dict[str, Jackpot]) -> None:
    odd = Linked(CRAZY4, replace(jackpots["MGL-01"], judge="odd"))
    assert "is won by other cards" in link_refusal(odd, Linked(CRAZY4, jackpots["MGL-01"]))


def test_a_progressive_is_never_linked_with_a_house_jackpot(jackpots: dict[str, Jackpot]) -> None:
    rising = Linked(BLACKJACK, jackpots["B7-1"], 6)
    fixed = replace(
        rising, jackpot=replace(jackpots["B7-1"], key="HOUSE-B7", kind=JackpotKind.HOUSE)
    )
    assert link_refusal(rising, fixed) == (
        "Of B7-1 and HOUSE-B7 one is a progressive and one a house jackpot"
    )
    assert link_refusal(fixed, rising) == (
        "Of HOUSE-B7 and B7-1 one is a progressive and one a house jackpot"
    )
    assert link_refusal(fixed, fixed) == (
        "HOUSE-B7 is a house jackpot, and a fixed amount needs no link"
    )


@pytest.mark.parametrize(
    ("name", "decks", "why"),
    [
        ("B7-1", 5, "B7-1 is played with 6, 7 or 8 decks and this table has 5"),
        ("B7-1", 6, ""),
        ("B7-1", 8, ""),
        ("TLX-6", 7, "TLX-6 is played with 6 or 8 decks and this table has 7"),
        ("TLX-6", 6, ""),
        ("ATLAS-1", 1, ""),
        ("ATLAS-1", 8, ""),  # no paytable of poker asks for a number of decks; its game does
    ],
)
def test_blackjack_jackpots_need_their_number_of_decks(
    jackpots: dict[str, Jackpot], name: str, decks: int, why: str
) -> None:
    assert decks_refusal(jackpots[name], decks) == why


def test_a_single_number_of_decks_is_said_plainly(jackpots: dict[str, Jackpot]) -> None:
    six = replace(jackpots["B7-1"], decks=(6,))
    assert decks_refusal(six, 8) == "B7-1 is played with 6 decks and this table has 8"


def event(jackpots: dict[str, Jackpot], key: str, chance: Fraction, band_bp: int = 1_000) -> Linked:
    """A game on an event: its meter is won whole at one chance."""
    level = Level("main", "Meter", 50_000, 2_000)
    jackpot = replace(
        jackpots["MGL-01"],
        key=key,
        judge=key,
        kind=JackpotKind.EVENT,
        event="row",
        band_bp=band_bp,
        levels=(level,),
        lines=(Line("hit", "Hit", Percent(100, "main")),),
    )
    return Linked(key, jackpot, chances={("main", 100): chance}, may_be_unlike=True)


def test_unlike_games_of_one_event_may_be_linked_within_its_band(
    jackpots: dict[str, Jackpot],
) -> None:
    likelier = event(jackpots, "E-1", Fraction(1, 90))
    rarer = event(jackpots, "E-2", Fraction(1, 100))
    assert link_refusal(likelier, rarer) == ""
    assert link_refusal(rarer, likelier) == ""
    assert both_chances(likelier, rarer) == (
        "One wager in 90 wins it with E-1, one in 100 with E-2: within 10%."
    )


def test_a_chance_outside_the_band_is_refused_with_both_chances(
    jackpots: dict[str, Jackpot],
) -> None:
    likelier = event(jackpots, "E-1", Fraction(1, 90))
    rarer = event(jackpots, "E-2", Fraction(10, 1001))
    assert link_refusal(likelier, rarer) == (
        "One wager in 90 wins it with E-1, one in 100.10 with E-2: more than 10% apart"
    )
    assert link_refusal(rarer, likelier) == (
        "One wager in 100.10 wins it with E-2, one in 90 with E-1: more than 10% apart"
    )


def test_the_narrower_band_of_two_counts(jackpots: dict[str, Jackpot]) -> None:
    one = event(jackpots, "E-1", Fraction(1, 90))
    other = event(jackpots, "E-2", Fraction(1, 100), band_bp=950)
    assert "more than 9.5% apart" in link_refusal(one, other)


def test_where_the_law_asks_for_equal_chances_unlike_games_stay_apart(
    jackpots: dict[str, Jackpot],
) -> None:
    one = event(jackpots, "E-1", Fraction(1, 90))
    elsewhere = replace(event(jackpots, "E-2", Fraction(1, 90)), may_be_unlike=False)
    assert link_refusal(one, elsewhere) == "Nothing here lets unlike games play for one meter"
    assert link_refusal(elsewhere, replace(elsewhere, game="E-3")) == ""


def test_an_event_is_shared_on_the_same_terms_only(jackpots: dict[str, Jackpot]) -> None:
    one = event(jackpots, "E-1", Fraction(1, 90))
    other = event(jackpots, "E-2", Fraction(1, 90))
    richer = replace(other, jackpot=other.jackpot.with_seeds({"main": 60_000}))
    why = "E-1 and E-2 do not have the same wager, meters and shares"
    assert link_refusal(one, richer) == why
    half = (Line("hit", "Hit", Percent(50, "main")),)
    assert link_refusal(one, replace(other, jackpot=replace(other.jackpot, lines=half))) == why
    other_event = replace(other, jackpot=replace(other.jackpot, event="column"))
    assert "is not equally likely" in link_refusal(one, other_event)
    assert both_chances(one, other_event) == ""


def test_a_chance_that_nobody_counted_links_nothing(jackpots: dict[str, Jackpot]) -> None:
    one = event(jackpots, "E-1", Fraction(1, 90))
    assert link_refusal(one, replace(event(jackpots, "E-2", Fraction(1, 90)), chances={})) == (
        "No odds for E-2 with this shoe. Open its table file again"
    )
    never = event(jackpots, "E-2", Fraction(0))
    assert "one in – with E-2: more than 10% apart" in link_refusal(one, never)
