"""What was worked out ahead is taken where it is fresh, and nothing is worked out unasked."""

from functools import partial

import pytest

from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.kept import Alone, Fresh, Keeper, Kept, NotKeptError
from dealer_assist.odds.report import figures
from dealer_assist.odds.three_cards import three_card_chances
from dealer_assist.paths import resources
from dealer_assist.program.work_sources import WorkSources

KEPT, NEW = Chances(1, {}), Chances(2, {})
OLD_GAME, NEW_GAME = (BaseGame(told, {}, 0, {}, {}) for told in ("old", "new"))
BY = {"count": "as it is", "game": "as it is"}


def source(now: str) -> Fresh:
    return Fresh(Kept({"count": KEPT}, {"game": OLD_GAME}, sources=BY), lambda _: now)


def test_what_the_same_sums_worked_out_is_taken() -> None:
    fresh = source("as it is")
    assert fresh.chances("count", lambda: NEW) == KEPT
    assert fresh.base_game("game", lambda: NEW_GAME) == OLD_GAME


def test_what_other_sums_worked_out_is_worked_out_now() -> None:
    stale = source("changed")
    assert stale.chances("count", lambda: NEW) == NEW
    assert stale.base_game("game", lambda: NEW_GAME) == NEW_GAME


def test_what_nobody_kept_is_worked_out_now() -> None:
    assert source("as it is").chances("another", lambda: NEW) == NEW


def test_alone_a_source_works_nothing_out() -> None:
    alone = Alone(source("as it is"))
    assert alone.chances("count", lambda: NEW) == KEPT
    assert alone.base_game("game", lambda: NEW_GAME) == OLD_GAME
    with pytest.raises(NotKeptError, match="another"):
        alone.chances("another", lambda: NEW)
    with pytest.raises(NotKeptError, match="count"):
        Alone(source("changed")).chances("count", lambda: NEW)


def test_a_source_that_is_asked_alone_goes_by_the_same_digest() -> None:
    count = partial(three_card_chances)
    kept = Kept({"three": KEPT}, sources={"three": WorkSources().digest(count)})
    assert Alone(Fresh(kept, WorkSources().digest)).chances("three", count) == KEPT


def test_a_keeper_keeps_what_its_source_has_with_the_work_behind_it() -> None:
    keeper, count = Keeper(Kept({"count": KEPT})), partial(three_card_chances)
    assert keeper.chances("count", count) == keeper.kept.counted["count"] == KEPT
    assert keeper.works == {"count": count}


def test_every_shipped_game_and_title_answers_from_what_is_kept() -> None:
    """As `odds --json` does: Ultimate Texas Hold'em took minutes where it was played anew."""
    book = load_titles(resources())
    kept = Alone(Fresh(load_kept_odds(resources()), WorkSources().digest))
    assert {one["game"] for one in figures(None, book, source=kept)} == book.games.keys()
