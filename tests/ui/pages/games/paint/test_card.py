"""A table to choose from: touched it is chosen, and what cannot be opened says why."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.model import GameModel
from dealer_assist.ui.pages.games.paint.card import GameCard
from dealer_assist.value import replace

LOOK = GameModel(
    "crazy4-nexus",
    "12",
    "Crazy 4 Poker",
    "Nexus",
    (
        ("Paytables", "C4P-09", ""),
        ("Progressive", "ATLAS-1 for $1", "Opens at seed $5,000.00"),
        ("Limits", "Ante $5 to $100", "Queens Up $1 to $100"),
    ),
    "Tap to choose",
)


@pytest.fixture
def card(context, shown) -> GameCard:
    card = GameCard(context)
    shown(card, 454, 377)
    card.place(QRectF(0, 0, 454, 377), 1.0)
    card.show_state(LOOK)
    return card


def test_a_touch_chooses_the_table(card: GameCard, fingers) -> None:
    chosen: list[str] = []
    card.chosen.connect(chosen.append)
    fingers.tap(card)
    assert chosen == ["crazy4-nexus"]


def test_what_cannot_be_opened_cannot_be_chosen_and_says_why(card: GameCard, fingers) -> None:
    chosen: list[str] = []
    card.chosen.connect(chosen.append)
    card.show_state(replace(LOOK, reason="Ante takes up to $9,000; lower it"))
    fingers.tap(card)
    assert chosen == []
    assert card.reason == "Ante takes up to $9,000; lower it"


@pytest.mark.parametrize("height", [377, 560])
def test_nothing_is_cut_on_a_low_card_or_a_high_one(card: GameCard, cut_texts, height: int) -> None:
    card.place(QRectF(0, 0, 454, height), 1.0)
    card.grab()
    assert cut_texts(card) == []


@pytest.mark.parametrize("height", [377, 560])
def test_a_low_card_and_a_high_one_have_room_for_the_side_bet(
    card: GameCard, picture, height: int
) -> None:
    card.place(QRectF(0, 0, 454, height), 1.0)
    whole = picture(card)
    *others, limits = LOOK.blocks
    card.show_state(replace(LOOK, blocks=(*others, (*limits[:2], ""))))
    assert picture(card) != whole


def test_a_side_bet_too_long_for_its_line_is_left_out_whole(card: GameCard, cut_texts) -> None:
    *others, limits = LOOK.blocks
    long = "A side bet with a name that no card is wide enough for, $1 to $100"
    card.show_state(replace(LOOK, blocks=(*others, (*limits[:2], long))))
    card.grab()
    assert cut_texts(card) == []


def test_its_states_differ_for_the_eye(card: GameCard, picture) -> None:
    models = [
        LOOK,
        replace(LOOK, is_selected=True, foot="Chosen"),
        replace(LOOK, reason="no"),
        replace(LOOK, number="", reason="no"),
    ]
    pictures = []
    for model in models:
        card.show_state(model)
        pictures.append(picture(card))
    assert len(set(pictures)) == len(models)


def test_a_finger_on_it_shows(card: GameCard, picture, fingers) -> None:
    before = picture(card)
    fingers.press(card)
    assert picture(card) != before
    fingers.lift(card)
    assert card.model == LOOK
