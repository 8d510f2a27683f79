"""Showdowns on a board, against the rules' ranking of every dealer's hand."""

from itertools import combinations
from random import Random

import numpy as np

from dealer_assist.odds.card_sets import all_sets, suit_classes
from dealer_assist.odds.games.holdem_boards import (
    Boards,
    is_suited_board,
    plain_boards,
    rank_pair,
    ranks_of_board,
    suited_boards,
)
from dealer_assist.odds.strength import five_card_hands
from dealer_assist.rules.cards import DECK, Card
from dealer_assist.rules.ranking.five_cards import best_five


def check(boards: Boards, row: int, board: tuple[Card, ...], random: Random) -> None:
    column = random.randrange(boards.pairs.shape[1])
    mine = tuple(all_sets(2)[boards.pairs[row, column]].tolist())
    hand = best_five(board + mine)
    assert five_card_hands()[boards.strength[row, column]].text == hand.text
    rest = [card for card in DECK if card not in board + mine]
    values = [best_five(board + pair).value for pair in combinations(rest, 2)]
    assert len(values) == 990
    assert boards.beaten[row, column] == sum(value < hand.value for value in values)
    assert boards.beating[row, column] == sum(value > hand.value for value in values)


def test_a_suited_board_is_counted_as_dealing_every_hand_does() -> None:
    random, members = Random(1), suit_classes(5).members[is_suited_board()]
    boards = next(suited_boards())
    for _ in range(15):
        row = random.randrange(len(boards.pairs))
        check(boards, row, tuple(members[row].tolist()), random)


def test_a_plain_board_is_counted_as_dealing_every_hand_does() -> None:
    random = Random(2)
    plain = np.flatnonzero(~is_suited_board())
    _, first = np.unique(ranks_of_board()[plain], return_index=True)
    boards = next(plain_boards())
    for _ in range(15):
        row = random.randrange(len(boards.pairs))
        check(boards, row, tuple(suit_classes(5).members[plain[first[row]]].tolist()), random)


def test_on_a_plain_board_only_ranks_matter() -> None:
    boards = next(plain_boards())
    for row in (0, 100, 500):
        of_ranks: dict[int, set[int]] = {}
        for pair, beaten in zip(boards.pairs[row], boards.beaten[row], strict=True):
            of_ranks.setdefault(int(rank_pair()[pair]), set()).add(int(beaten))
        assert all(len(found) == 1 for found in of_ranks.values())
