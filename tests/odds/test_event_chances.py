"""How often an event's shares are won: the lines that pay the same share are added up."""

from fractions import Fraction

from dealer_assist.jackpot.definition import Jackpot, Line
from dealer_assist.odds.line_odds import event_chances
from dealer_assist.rules.pays import ForOne, Percent
from dealer_assist.value import replace


def test_lines_of_one_share_are_one_chance_and_fixed_pays_none(
    jackpots: dict[str, Jackpot],
) -> None:
    whole, tenth = Percent(100, "main"), Percent(10, "main")
    lines = (
        Line("royal_flush", "Royal Flush", whole),
        Line("straight_flush", "Straight Flush", whole),
        Line("four_of_a_kind", "Four of a Kind", tenth),
        Line("full_house", "Full House", ForOne(50)),
    )
    chances = event_chances(replace(jackpots["MGL-01"], lines=lines))
    assert chances == {("main", 100): Fraction(40, 2598960), ("main", 10): Fraction(624, 2598960)}


def test_a_shoe_has_its_own_chance(jackpots: dict[str, Jackpot]) -> None:
    lines = (Line("straight_flush", "Straight Flush", Percent(100, "main")),)
    jackpot = replace(jackpots["TLX-6"], lines=lines)
    six, eight = (event_chances(jackpot, decks=decks)["main", 100] for decks in (6, 8))
    assert round(1 / six, 2) == Fraction("483.54")
    assert round(1 / eight, 2) == Fraction("484.71")
