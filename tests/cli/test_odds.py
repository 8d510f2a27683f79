"""The command `odds`: what was worked out ahead is not worked out while somebody waits."""

import json

import pytest

from dealer_assist.cli import odds


@pytest.mark.timeout(60)
def test_a_game_that_is_long_to_play_answers_from_what_is_kept(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Played anew, Ultimate Texas Hold'em takes minutes of two processors."""
    assert odds.run(game="ultimate_texas_holdem", is_json=True, pdf=None) == 0
    found = {(one["wager"], one["paytable"]): one for one in json.loads(capsys.readouterr().out)}
    assert round(100 * found["ante", "UTHB-1"]["house_edge"], 4) == 2.1850
