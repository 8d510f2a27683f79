"""The band over a round that is over."""

from typing import cast

import pytest

from dealer_assist.ui.pages.replay.picture import ReplayBand
from dealer_assist.ui.pages.replay.steps import RoundReplayModel
from dealer_assist.ui.table.model.table import TableModel


def told(words: str, detail: str, trouble: str = "") -> RoundReplayModel:
    """A step whose table is replaced by nothing: the band says only its words."""
    nothing = cast(TableModel, None)
    return RoundReplayModel(nothing, words, detail, (), (), 0, 0, trouble=trouble)


@pytest.fixture
def band(context, shown) -> ReplayBand:
    band = ReplayBand(context)
    band.show_state(told("Seat 5 claims Four Aces", "Round 4, step 15 of 20"))
    shown(band, 1880, 76)
    return band


def test_it_says_what_happened(band, cut_texts, picture) -> None:
    before = picture(band)
    assert cut_texts(band) == []
    assert (band.words, band.accessibleName()) == ("Seat 5 claims Four Aces",) * 2
    band.show_state(told("Seat 5 folded", "Round 4, step 16 of 20"))
    assert picture(band) != before


def test_what_was_refused_takes_the_place_of_the_detail(band, picture) -> None:
    before = picture(band)
    band.show_state(
        told("Seat 5 claims Four Aces", "Round 4, step 15 of 20", "Win 1 is out already")
    )
    assert picture(band) != before
    assert band.accessibleDescription() == "Win 1 is out already"
