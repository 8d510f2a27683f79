"""A lesson's hands are built from its seed, and what no deck deals is refused."""

from collections.abc import Sequence

import pytest
from sampled import sampled
from table_facts import table_of

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.baccarat import total
from dealer_assist.school.deals.lesson_deal import Deal, ImpossibleDeal, deals_of, line_made
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.value import replace


@pytest.fixture(scope="module")
def setup() -> TableSetup:
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), find_table(shipped, "crazy4-nexus", shipped))


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return load_lessons(paths.resources() / "lessons")["two-winners"]


def _with_deal(lesson: Lesson, **deal: str) -> Lesson:
    steps = tuple(
        replace(step, deal={key.strip("_"): hand for key, hand in deal.items()} if at == 1 else {})
        for at, step in enumerate(lesson.steps)
    )
    return replace(lesson, steps=steps)


@pytest.mark.parametrize("seed", range(20))
def test_named_hands_are_dealt_and_nobody_else_wins(
    seed: int, lesson: Lesson, setup: TableSetup
) -> None:
    dealt = [one for deal in deals_of(lesson, setup, seed) for one in deal]
    cards = [card for one in dealt for card in one.cards]
    assert len(cards) == len(set(cards))
    made = {
        one.place: line_made(setup, parse_cards(one.cards))
        for one in dealt
        if one.place.isdecimal()
    }
    assert {seat: line for seat, line in made.items() if line} == {
        "1": "straight_flush",
        "5": "four_of_a_kind",
    }


def test_the_same_seed_deals_the_same_cards(lesson: Lesson, setup: TableSetup) -> None:
    assert deals_of(lesson, setup, 3) == deals_of(lesson, setup, 3)
    assert deals_of(lesson, setup, 3) != deals_of(lesson, setup, 4)


def test_cards_in_quotes_lie_as_written(lesson: Lesson, setup: TableSetup) -> None:
    (dealt,) = [
        one
        for deal in deals_of(_with_deal(lesson, _5="As Ad Ac Ah 2d"), setup, lesson.seed)
        for one in deal
        if one.place == "5"
    ]
    assert dealt.cards == ("As", "Ad", "Ac", "Ah", "2d")


@pytest.mark.parametrize("seed", range(12))
def test_a_kicker_does_not_keep_another_seat_from_its_hand(lesson, setup, seed: int) -> None:
    """Four of a kind may hold an ace beside it: then the round is dealt once more."""
    wanted = _with_deal(lesson, _1="four_of_a_kind", _5="four_aces")
    places = {one.place: one.cards for deal in deals_of(wanted, setup, seed) for one in deal}
    assert sum(card.startswith("A") for card in places["5"]) == 4


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ({"_5": "As Ad Ac Ah 2d", "_1": "As Ks Qs Js Ts"}, "a card lies at two places"),
        ({"_5": "As Ad Ac Ah 1x"}, "is not a card"),
        ({"_5": "As Ad Ac Ah 2d", "_1": "four_aces"}, "deal.1: 'four_aces' cannot be built"),
        ({"_5": "five_of_a_kind"}, "deal.5: 'five_of_a_kind' cannot be built"),
    ],
)
def test_what_no_deck_deals_is_refused(
    deal: dict[str, str], said: str, lesson: Lesson, setup: TableSetup
) -> None:
    with pytest.raises(ImpossibleDeal) as refused:
        deals_of(_with_deal(lesson, **deal), setup, 1)
    assert said in str(refused.value)


def _written() -> list[tuple[str, str]]:
    lessons = load_lessons(paths.resources() / "lessons")
    return [
        (one.key, one.tables[0])
        for one in lessons.values()
        if any(" " in hand for step in one.steps for hand in step.deal.values())
    ]


@pytest.mark.parametrize(("key", "table"), sampled(_written(), 4))
def test_a_lesson_that_is_played_again_deals_other_cards_of_the_same_lines(
    key: str, table: str
) -> None:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, shipped))
    lesson = load_lessons(shipped / "lessons")[key]
    first = _by_place(deals_of(lesson, setup, lesson.seed))
    again = [_by_place(deals_of(lesson, setup, lesson.seed + n)) for n in range(1, 9)]
    assert any(one != first for one in again)
    for one in again:
        assert one.keys() == first.keys()
        assert _won(setup, one) == _won(setup, first)


def _by_place(deals: Sequence[Deal]) -> dict[tuple[int, str], tuple[str, ...]]:
    return {(n, one.place): one.cards for n, deal in enumerate(deals) for one in deal if one.cards}


def _won(setup: TableSetup, laid: dict[tuple[int, str], tuple[str, ...]]) -> dict[Spot, str]:
    """Return what the table itself says that these cards win, seat by seat."""
    cards = {place: held for (_, place), held in laid.items()}
    table = table_of(setup, phase=Phase.IN_PLAY, cards=cards)
    spots = [(seat, sensor) for seat in setup.seats for sensor in setup.jackpots]
    return {spot: line for spot in spots if (line := suggestion.made_so_far(table, spot))}


@pytest.mark.parametrize(
    ("key", "table"),
    [("dragon-first-round", "dragon-nexus"), ("ez-baccarat-banker-seven", "ez-baccarat-nexus")],
)
def test_a_coup_that_wins_no_jackpot_keeps_its_totals(key: str, table: str) -> None:
    """What the base game pays on it, a Dragon 7 or a margin, is part of the lesson."""
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, shipped))
    lesson = load_lessons(shipped / "lessons")[key]
    told = {
        tuple((one.place, total(parse_cards(one.cards))) for deal in dealt for one in deal)
        for dealt in (deals_of(lesson, setup, lesson.seed + n) for n in range(9))
    }
    assert len(told) == 1


def test_one_card_in_a_lesson_lies_as_it_is_written_and_a_tie_stays_one_when_it_is_turned() -> None:
    shipped = paths.resources()
    war = load_table(shipped, paths.layouts(), find_table(shipped, "casino-war", shipped))
    lesson = load_lessons(shipped / "lessons")["casino-war-tie"]
    as_written = {one.place: one.cards for one in deals_of(lesson, war, lesson.seed)[0]}
    assert as_written == {
        "1": ("9h",),
        "2": ("4s",),
        "3": ("9d",),
        "5": ("Qc",),
        "7": ("Ad",),
        "dealer": ("9c",),
    }
    for seed in range(20):
        turned = {one.place: one.cards[0] for one in deals_of(lesson, war, seed)[0]}
        ties = [place for place, card in turned.items() if card[0] == turned["dealer"][0]]
        assert ties == ["1", "3", "dealer"]
