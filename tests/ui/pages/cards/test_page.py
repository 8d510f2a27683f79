"""The card pad over the table: every card that is touched in is on record at once."""

from collections.abc import Callable
from pathlib import Path

import pytest
from audit import findings
from longer_words import LongerWords
from sampled import sampled
from screen_sizes import EVERY_SIZE, SIZES
from seated_table import SeatedTable
from shipped_tables import ONE_OF_EACH_GAME

from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.cards.page import CardPage
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace

Seat = Callable[[TableSetup | str], SeatedTable]


def open_pad(table: SeatedTable, settings: Preferences | None = None) -> CardPage:
    context = with_preferences(table.context, settings) if settings else table.context
    table.face.pages.open(PageKey.CARDS, lambda: CardPage, context, "SIMULATED")
    table.wait(500)
    assert isinstance(table.page, CardPage)
    return table.page


def test_cards_are_touched_in_and_undone(seated: SeatedTable) -> None:
    seated.start(5)
    pad = open_pad(seated)
    seated.press("SEAT 5")
    seated.press("A of spades")
    seated.press("10 of hearts")
    assert seated.table.round.cards == {"5": ("As", "Th")}
    assert seated.notebook.entries[-1].kind == "CardsSeen"

    seated.press("UNDO")

    assert seated.table.round.cards == {"5": ("As",)}
    assert pad.place_now == "5"


def test_a_whole_hand_leads_to_the_next_place(seated: SeatedTable) -> None:
    seated.start(5)
    pad = open_pad(seated)
    assert pad.place_now == "1"
    for card in ("A of spades", "2 of spades", "3 of spades", "4 of spades", "9 of clubs"):
        seated.press(card)

    assert pad.place_now == "2"


def test_a_place_is_cleared_and_that_is_undone(seated: SeatedTable) -> None:
    seated.start(5)
    open_pad(seated)
    seated.press("A of spades")
    seated.press("CLEAR")
    assert not seated.table.round.cards.get("1")

    seated.press("UNDO")

    assert seated.table.round.cards["1"] == ("As",)


def test_before_the_start_no_card_can_be_touched(seated: SeatedTable) -> None:
    seated.open()
    pad = open_pad(seated)

    assert all(key.reason for key in pad.pad().keys)


def test_the_virtual_shoe_deals_a_whole_round(seated: SeatedTable) -> None:
    seated.start(5)
    open_pad(seated)
    seated.press("DEAL")
    first = dict(seated.table.round.cards)
    seated.hand.press(seated.hand.control("DEAL"))
    seated.wait(900)

    assert set(first) == {"1", "2", "3", "5", "6", "7", "dealer"}
    assert {len(cards) for cards in first.values()} == {5}
    assert dict(seated.table.round.cards) != first


def test_blackjack_is_dealt_on_when_house_money_is_over(seat_at: Seat) -> None:
    table = seat_at("house-money-nexus")
    table.start(2)
    pad = open_pad(table)
    table.press("DEAL")
    first = dict(table.table.round.cards)
    assert {len(first[str(seat)]) for seat in (1, 2, 3, 4, 6, 7)} == {2}
    assert len(first["dealer"]) == 1
    assert pad.pad().actions[-1].reason == "House Money: collect first"


def test_the_virtual_shoe_deals_by_the_shuffle_it_was_given(seat_at: Seat) -> None:
    dealt = []
    for waits in (0, 60_000):  # whatever the time
        table = seat_at("crazy4-nexus")
        table.clock.advance(waits)
        table.start(5)
        open_pad(table)
        table.press("DEAL")
        dealt.append(dict(table.table.round.cards))
    assert dealt[0] == dealt[1]


def touch(table: SeatedTable, *words: str) -> None:
    for one in words:
        table.press(one)


PAIR_AT_2 = ("SEAT 2", "8 of clubs", "8 of hearts", "DEALER", "6 of clubs", "SEAT 2")


def test_a_part_is_left_up_a_pair_split_and_all_of_it_undone(seat_at: Seat) -> None:
    table = seat_at("house-money-nexus")
    table.start(2)
    open_pad(table)
    touch(table, *PAIR_AT_2, "LEAVE UP", "NONE", "2", "5", "DONE", "SPLIT")
    assert table.table.round.cards == {"2": ("8c",), "2b": ("8h",), "dealer": ("6c",)}
    assert table.table.seat(2).wagers["left_up"] == 2500

    touch(table, "UNDO")
    assert table.table.round.cards["2"] == ("8c", "8h")
    touch(table, "UNDO")
    assert "left_up" not in table.table.seat(2).wagers
    assert table.table.round.bonus.answers == {}


def test_an_amount_that_is_left_changes_nothing(seat_at: Seat) -> None:
    table = seat_at("house-money-nexus")
    table.start(2)
    open_pad(table)
    touch(table, *PAIR_AT_2, "LEAVE UP", "BACK")

    assert table.table.round.bonus.answers == {}


def test_a_hand_is_doubled_for_less_and_for_no_more(seat_at: Seat) -> None:
    table = seat_at("house-money-nexus")
    table.start(2)
    open_pad(table)
    touch(table, "SEAT 2", "5 of clubs", "9 of hearts", "DEALER", "6 of clubs", "SEAT 2")
    touch(table, "DOUBLE")
    touch(table, "5", "1")  # the first key begins another amount than the usual one
    assert table.hand.control("DONE").reason == "$50.00 at most"
    touch(table, "THE ENTIRE WAGER", "2", "0", "DONE")

    assert table.table.seat(2).wagers["double"] == 2000
    touch(table, "DOUBLED")
    assert "double" not in table.table.seat(2).wagers
    touch(table, "UNDO")
    assert table.table.seat(2).wagers["double"] == 2000


def test_insurance_is_touched_in_with_an_ace_up(seat_at: Seat) -> None:
    table = seat_at("house-money-nexus")
    table.start(2)
    open_pad(table)
    touch(table, "DEALER", "A of clubs", "SEAT 2", "INSURANCE", "DONE")

    assert table.table.seat(2).wagers["insurance"] == 2500


def test_five_quick_taps_on_undo_undo_five(seated: SeatedTable) -> None:
    seated.start(5)
    open_pad(seated)
    touch(seated, "SEAT 5", "A of spades", "2 of spades", "3 of spades", "4 of spades")
    touch(seated, "9 of clubs")
    undo = seated.hand.control("UNDO")
    for _ in range(5):
        seated.hand.press(undo)
        seated.hand.lift(undo)
        seated.wait(100)

    assert seated.table.round.cards == {}


def test_the_same_card_four_times_in_a_second_is_four_cards_of_a_shoe(seat_at: Seat) -> None:
    table = seat_at("house-money-nexus")
    table.start(2)
    open_pad(table)
    table.press("SEAT 2")
    seven = table.hand.ready("2 of hearts")
    for _ in range(4):
        table.hand.press(seven)
        table.hand.lift(seven)
        table.wait(240)

    assert sum(map(len, table.table.round.cards.values())) == 4


def test_a_hand_that_was_just_made_shows_for_a_second(seated: SeatedTable) -> None:
    seated.start(5)
    pad = open_pad(seated)
    touch(seated, "SEAT 1", "A of spades", "A of clubs", "A of hearts", "A of diamonds")
    key = seated.hand.ready("9 of clubs")
    seated.hand.press(key)
    seated.hand.lift(key)
    seated.wait(60)
    assert pad.pad().title == "Seat 1: Four Aces"
    assert len(pad.pad().cards) == 5
    assert pad.place_now == "2"  # the next card goes there already

    seated.wait(1_000)
    assert pad.pad().title.startswith("Seat 2")


def test_dealing_again_is_held(seated: SeatedTable) -> None:
    seated.start(5)
    open_pad(seated)
    touch(seated, "SEAT 5", "A of spades")
    before = dict(seated.table.round.cards)
    seated.press("DEAL")
    assert seated.table.round.cards == before

    deal = seated.hand.control("DEAL")
    seated.hand.press(deal)
    seated.wait(900)
    seated.hand.lift(deal)
    assert len(seated.table.round.cards) > 1


def test_undo_goes_on_with_cards_of_before_the_page(seated: SeatedTable) -> None:
    seated.start(5)
    open_pad(seated)
    touch(seated, "SEAT 5", "A of spades", "2 of spades")
    seated.press("BACK TO TABLE")
    open_pad(seated)
    touch(seated, "SEAT 5", "UNDO")

    assert seated.table.round.cards == {"5": ("As",)}


def test_a_new_round_begins_without_cards(seated: SeatedTable) -> None:
    seated.start(5)
    open_pad(seated)
    seated.press("A of spades")
    seated.press("BACK TO TABLE")
    seated.end()

    assert seated.table.round.cards == {}


@pytest.mark.parametrize(
    "sizes",
    # The largest and the smallest at once, those between as long tests.
    [SIZES, pytest.param(EVERY_SIZE[1:-1], marks=pytest.mark.long)],
    ids=["largest and smallest", "between"],
)
@pytest.mark.parametrize(
    "settings",
    [
        Preferences(),
        pytest.param(Preferences(left_handed=True), marks=pytest.mark.long),
        pytest.param(Preferences(high_contrast=True), marks=pytest.mark.long),
    ],
    ids=["plain", "left-handed", "high contrast"],
)
@pytest.mark.parametrize("name", sampled(ONE_OF_EACH_GAME, 3))
def test_nothing_is_cut_small_or_close(
    seat_at: Seat, name: str, sizes: tuple[tuple[int, int], ...], settings: Preferences
) -> None:
    table = seat_at(name)
    table.start(*(5,) if table.table.setup.jackpots else ())
    open_pad(table, settings)
    found = [one for _ in table.at_sizes(sizes) for one in findings(table.window)]
    table.press("DEAL")
    found += [one for _ in table.at_sizes(sizes) for one in findings(table.window)]
    assert found == []


@pytest.fixture
def surrendering(resources: Path, layouts: Path) -> TableSetup:
    """A blackjack table whose house has surrender."""
    setup = load_table(resources, layouts, resources / "tables" / "house-money-nexus.toml")
    return replace(setup, options={**setup.options, "surrender": True})


def test_a_hand_is_given_up_by_touch_and_taken_back(
    seat_at: Seat, surrendering: TableSetup
) -> None:
    table = seat_at(surrendering)
    table.start(2)
    open_pad(table)
    entire = table.table.seat(2).wagers["blackjack"]
    for touch in ("SEAT 2", "10 of spades", "6 of diamonds", "SEAT 2", "SURRENDER"):
        table.press(touch)
    assert table.table.seat(2).wagers["surrender"] == entire // 2
    table.press("SURRENDERED")
    assert "surrender" not in table.table.seat(2).wagers


def test_a_blackjack_shoe_draws_to_the_place_that_is_touched(
    seat_at: Seat, surrendering: TableSetup
) -> None:
    devices = {**surrendering.devices, "shoe": "simulated"}
    table = seat_at(replace(surrendering, devices=devices, players=surrendering.players[:1]))
    seat = surrendering.players[0].seat
    table.start(seat)
    shoe = table.rack.simulated.shoe
    assert shoe is not None

    def draw(card: str) -> None:
        shoe.draw(card)
        table.wait(200)

    open_pad(table)
    for card in ("Ts", "9h", "2d"):
        draw(card)
    draw("Kc")  # nobody has touched a place: it may lie face down
    assert table.table.round.cards == {str(seat): ("Ts", "2d"), "dealer": ("9h",)}
    table.press(f"SEAT {seat}")
    draw("3c")
    draw("4c")
    table.press("DEALER")
    draw("8d")
    assert table.table.round.cards == {str(seat): ("Ts", "2d", "3c", "4c"), "dealer": ("9h", "8d")}
    table.press("BACK TO TABLE")
    draw("5c")
    assert len(table.table.round.cards[str(seat)]) == 4


@pytest.mark.parametrize("size", SIZES)
def test_the_row_of_buttons_holds_surrender_too(
    seat_at: Seat, surrendering: TableSetup, size: tuple[int, int]
) -> None:
    table = seat_at(surrendering)
    table.start(2)
    table.window.resize(*size)
    table.face.pages.open(
        PageKey.CARDS,
        lambda: CardPage,
        replace(table.context, translator=LongerWords()),
        "SIMULATED",
    )
    table.wait(500)
    assert findings(table.window) == []
    for touch in ("SEAT 2", "10 of spades", "6 of diamonds", "SEAT 2", "SURRENDER"):
        table.press(touch)
    assert findings(table.window) == []


def test_words_a_third_longer_still_fit(seat_at: Seat) -> None:
    table = seat_at("house-money-nexus")
    table.start(2)
    table.face.pages.open(
        PageKey.CARDS,
        lambda: CardPage,
        replace(table.context, translator=LongerWords()),
        "SIMULATED",
    )
    table.wait(500)

    assert findings(table.window) == []
