"""The sign of a baccarat table in pixels: both halves, in every language, nothing cut."""

import pytest
from random_tables import shipped

from dealer_assist.journal.queries.shoe import ShoeOnRecord
from dealer_assist.table.facts.judging.roads import BANKER, PLAYER, TIE, ShoeCoup
from dealer_assist.ui.sign.presenter.road_sign import road_sign_model
from dealer_assist.ui.sign.road_sign import RoadSign
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES, Preferences

EZ = shipped("ez-baccarat-nexus")
FOUND = ShoeOnRecord((ShoeCoup(BANKER, "7"), ShoeCoup(PLAYER, "8"), ShoeCoup(TIE)) * 20)


def sign_in(context, language: str, found: ShoeOnRecord | None, *, derived: bool) -> RoadSign:
    sign = RoadSign(with_preferences(context, Preferences(language=language)))
    sign.show_state(road_sign_model(EZ, None, found, shows_derived=derived))
    return sign


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_each_half_is_its_own(context, picture, shown, language) -> None:
    taken = set()
    for derived in (False, True):
        for found in (FOUND, ShoeOnRecord(), None):
            sign = sign_in(context, language, found, derived=derived)
            shown(sign, 1920, 1080)
            taken.add(picture(sign))
            assert sign.too_long == ()
    assert len(taken) == 6


def test_a_sign_that_was_shown_nothing_is_dark(context, picture, shown) -> None:
    sign = RoadSign(context)
    shown(sign, 640, 360)
    assert picture(sign)


def test_the_counts_are_said_to_whoever_cannot_see_them(context) -> None:
    sign = sign_in(context, "en", FOUND, derived=False)
    assert "Banker 20, Player 20, Tie 20" in sign.accessibleName()
    assert "庄 20, 闲 20, 和 20" in sign_in(context, "zh", FOUND, derived=False).accessibleName()
