"""The sign fits every screen, rolls, and shows nothing that is not live as if it were."""

import pytest

from dealer_assist.ui.sign.model import SignLevel, SignModel, SignWin
from dealer_assist.ui.sign.screen import SignScreen
from dealer_assist.value import replace

LEVELS = (
    SignLevel("MEGA", "Three 7s, diamonds", "$118,402.51"),
    SignLevel("MAJOR", "Three 7s, any other suit", "$9,771.06"),
    SignLevel("MINOR", "Three 7s, same color", "$842.90"),
)
LOOK = SignModel(LEVELS, "$1 on the sensor plays all three levels. Tables 4, 5, 6 and 9.")
SHARED = "Table 5, 3 winners share it"
PAYS = "  ·  ".join(f"Three 7s of one colour, number {number} $5,000" for number in range(3))
HELP = "If gambling is no longer fun, help is free and private. Ask for the helpline card. " * 2
SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768), (3840, 2160))


@pytest.fixture
def sign(context, shown) -> SignScreen:
    sign = SignScreen(context)
    sign.show_state(LOOK)
    shown(sign, 1920, 1080)
    return sign


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "model",
    [
        LOOK,
        replace(LOOK, levels=LEVELS[:1], banner="SIMULATED HARDWARE", note="The table is closed"),
        replace(LOOK, levels=(*LEVELS, SignLevel("TRILUX", "Three Aces Suited", "$1,000.00"))),
        replace(LOOK, is_live=False, note="Meters are not live. Ask the dealer"),
        replace(LOOK, won=(SignWin("Three 7s, diamonds", "$118,402.51", "Table 5"),)),
        replace(LOOK, won=(SignWin("Three 7s, diamonds", "$118,402.51", SHARED),) * 2),
        replace(LOOK, pays=PAYS, note="A win is being verified"),
        replace(LOOK, pays=PAYS, note="A win is being verified", notice=HELP),
    ],
)
def test_no_text_is_cut_on_any_screen(sign, model, size, cut_texts) -> None:
    sign.resize(*size)
    sign.show_state(model)
    sign.grab()
    assert cut_texts(sign) == []
    assert sign.too_long == ()


def test_a_meter_that_rises_rolls_for_at_most_600_ms(sign, clock) -> None:
    raised = replace(LEVELS[0], amount="$118,403.13")
    sign.show_state(replace(LOOK, levels=(raised, *LEVELS[1:])))
    assert sign.is_rolling
    sign.tick(clock.advance(600))
    assert not sign.is_rolling


def test_a_meter_that_is_reseeded_shows_its_seed_at_once(sign) -> None:
    sign.show_state(replace(LOOK, levels=(replace(LEVELS[0], amount="$2,000.00"), *LEVELS[1:])))
    assert not sign.is_rolling


def test_a_value_that_is_not_live_is_not_painted(sign, picture) -> None:
    dead = replace(LOOK, is_live=False, note="Meters are not live. Ask the dealer")
    sign.show_state(dead)
    one = picture(sign)
    sign.show_state(replace(dead, levels=tuple(replace(x, amount="$1.00") for x in LEVELS)))
    # Glyphs may be rasterized a shade apart.
    assert max(abs(a - b) for a, b in zip(picture(sign), one, strict=True)) <= 16


def test_a_win_looks_different_from_a_meter(sign, picture) -> None:
    meters = picture(sign)
    sign.show_state(replace(LOOK, won=(SignWin("Four Aces", "$118,402.51", "Table 5"),)))
    assert picture(sign) != meters


def test_the_sign_is_named_for_assistive_tools(sign) -> None:
    assert "MEGA $118,402.51" in sign.accessibleName()
