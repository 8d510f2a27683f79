"""The sign of a link: its meters, what is claimed of them, and the prizes that wait."""

from datetime import UTC, datetime

import pytest

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.floor.server_replies import LinkShown, PendingClaim
from dealer_assist.ui.sign.model import SignBand
from dealer_assist.ui.sign.presenter.link_sign import link_sign
from dealer_assist.ui.sign.presenter.table_sign import NOT_LIVE, VERIFYING
from dealer_assist.value import replace

NOW = datetime(2026, 3, 14, tzinfo=UTC)
CLAIM = PendingClaim("7", "main", "royal_flush", "open", None, NOW)
SHOWN = LinkShown("MGL", NOW, 1, "live", "", {"main": 1_000_840}, ())


@pytest.fixture(scope="module")
def mgl() -> FloorLink:
    """The Multi-Game Link."""
    return load_links(paths.resources(), paths.layouts())["MGL"]


def test_a_meter_that_a_hand_is_claimed_on_says_so_beside_its_amount(mgl: FloorLink) -> None:
    (level,) = link_sign(mgl, SHOWN, 0, is_live=True).levels
    assert (level.hand, level.amount) == ("Royal Flush", "$10,008.40")
    (level,) = link_sign(mgl, replace(SHOWN, pending=(CLAIM,)), 0, is_live=True).levels
    assert (level.hand, level.amount) == (VERIFYING, "$10,008.40")


def test_a_locked_prize_is_off_the_meter_and_has_a_band_of_its_own(mgl: FloorLink) -> None:
    locked = replace(CLAIM, state="locked", prize=118_402_480_000)
    model = link_sign(mgl, replace(SHOWN, pending=(locked,)), 0, is_live=True)
    assert model.levels[0].hand == "Royal Flush"
    assert model.band == SignBand(
        "PENDING AT", "TABLE 7", "PROGRESSIVE METER, ROYAL FLUSH", "$118,402.48"
    )


def test_a_silent_server_shows_no_amount_and_no_claim(mgl: FloorLink) -> None:
    model = link_sign(mgl, replace(SHOWN, pending=(CLAIM,)), 0, is_live=False)
    assert (model.is_live, model.note, model.band) == (False, NOT_LIVE, None)
    assert model.levels[0].hand == "Royal Flush"
