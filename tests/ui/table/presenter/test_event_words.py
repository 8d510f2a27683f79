"""Every event in a dealer's sentence."""

from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from dealt_table import shipped

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.event_words import WORDS, event_words, hand_label

KINDS = get_args(e.Event)
IN_THE_BACK_OFFICE = {
    e.MeterSetAsked: "Meter set asked",
    e.SettingProposed: "Setting proposed",
    e.SettingWithdrawn: "Setting withdrawn",
    e.SettingsApplied: "Settings applied",
    e.BackOfficeOpened: "Back office opened",
    e.BackOfficeClosed: "Back office closed",
    e.GameChangeAsked: "Game change asked",
}


def some(hint: Any) -> Any:
    """Make up a value of a type: the smallest that a sentence can be made of."""
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        return hint(**{field.name: some(hints[field.name]) for field in fields(hint)})
    if isinstance(hint, UnionType):
        return some(get_args(hint)[0])
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        return (some(inner[0]),) if inner[-1] is Ellipsis else tuple(map(some, inner))
    if hint is int:
        return 5
    if hint is str:
        return "A"
    if hint is bool:
        return True
    if isinstance(hint, type):
        return next(iter(hint))
    return {"ante": 500} if get_origin(hint) is not None and len(get_args(hint)) == 2 else None


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type, crazy4) -> None:
    words = event_words(some(kind), crazy4.open().table)
    assert words
    assert "{" not in words
    assert len(words) <= 90
    if kind in IN_THE_BACK_OFFICE:
        assert words == IN_THE_BACK_OFFICE[kind]
    else:
        assert kind.__name__.lower() != words.lower().replace(" ", "")


def test_a_win_is_told_with_who_and_how_much(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").confirm()
    card = crazy4._staff["executive-1"]
    (event, *_) = decide(crazy4.table, c.SwipeCard(card, card.last_four), 1)
    words = event_words(event, crazy4.table)
    assert words == f"{card.name} authorised 1 win, $5,000.24"


def test_a_claim_names_the_hand_as_printed(crazy4) -> None:
    event = e.ClaimMade(5, "A", "four_aces")
    assert event_words(event, crazy4.open().table) == "Seat 5 claims Four Aces"
    refuted = e.ClaimDropped(5, "A", "four_aces", is_refuted=True)
    assert event_words(refuted, crazy4.table) == "Seat 5: Four Aces is not a win"


def test_a_hand_of_a_jackpot_that_is_gone_still_has_a_name(crazy4) -> None:
    assert hand_label(crazy4.table.setup, "B", "mega_royal") == "mega royal"
    assert hand_label(crazy4.table.setup, "A", "mega_royal") == "mega royal"


def test_cards_are_told_by_their_place(crazy4) -> None:
    table = crazy4.open().table
    assert event_words(e.CardsSeen(1, "5", ("AS", "KD")), table) == "Cards at seat 5: AS KD"
    assert event_words(e.CardsSeen(1, "dealer", ()), table) == "Cards at dealer: taken back"


def test_a_lock_is_told_with_who(crazy4) -> None:
    table = crazy4.open().table
    assert event_words(e.TableLocked(1, table.dealer), table) == "M. Okafor locked the table"
    assert event_words(e.TableLocked(1, None), table) == "The table was locked"
    assert event_words(e.TableUnlocked(1, table.dealer), table) == "M. Okafor unlocked the table"


def test_a_sentence_out_of_the_journal_is_told_in_one_language(crazy4) -> None:
    refused = e.SwipeRefused("This card is not on the staff list", "0000", "unknown")
    recorded = event_words(refused, crazy4.table)
    assert recorded == "A card was refused: This card is not on the staff list"
    assert not isinstance(recorded, Msg)  # half in another language nobody could read


def test_the_table_of_words_has_every_event_and_nothing_else() -> None:
    assert set(WORDS) == set(KINDS)


def test_a_lammer_on_the_layout_is_no_money(crazy4) -> None:
    laid = e.WagersPlaced(4, {"blackjack": 2500, "free_double": 2500})
    assert event_words(laid, crazy4.table) == "Seat 4 has $25 on the layout"


def test_a_zap_is_told_with_the_cards_that_have_gone(crazy4) -> None:
    zapped = e.CardsSeen(1, "4z", ("9s", "7d"))
    assert event_words(zapped, crazy4.table) == "Seat 4 was zapped: 9s 7d are gone"


def test_a_hand_that_is_given_up_is_told_with_what_goes_back(crazy4) -> None:
    given = e.WagersPlaced(4, {"blackjack": 2500, "double": 2500, "surrender": 2500})
    said = "Seat 4 has $50 on the layout and gives up a hand: $25 goes back"
    assert event_words(given, crazy4.table) == said


def test_half_of_a_tied_wager_is_given_up_and_not_folded(crazy4) -> None:
    war = Table(shipped("casino-war"))
    assert event_words(e.HandFolded(3), war) == "Seat 3 gave up half of its wager"
    assert event_words(e.HandUnfolded(3), war) == "Seat 3 did not give up after all"
    assert event_words(e.HandFolded(3), crazy4.table) == "Seat 3 folded"
    assert event_words(e.HandUnfolded(3), crazy4.table) == "Seat 3 did not fold"
