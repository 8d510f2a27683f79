"""The trials themselves, small: what `floor try` and `floor chaos --race` find."""

from pathlib import Path

import pytest

from dealer_assist.catalog.links import FloorLink
from dealer_assist.trials.floor_chaos import chaos
from dealer_assist.trials.floor_load import try_floor
from dealer_assist.trials.floor_sites import try_sites
from dealer_assist.trials.floor_storm import storm
from dealer_assist.trials.ticket_race import race


def test_tables_that_claim_at_once_are_paid_in_one_order(links: dict[str, FloorLink]) -> None:
    ended = race(links["MGL"], 3, tables=4, is_durable=False)
    assert (ended.tickets, ended.wrong) == (12, ())


@pytest.mark.long
@pytest.mark.timeout(900)
def test_three_sites_lose_nothing_though_lines_are_cut_and_the_center_is_lost(
    links: dict[str, FloorLink],
) -> None:
    ended = try_sites(links["MGL"], sites=3, tables=1, seconds=60)
    assert ended.wrong == ()
    assert min(ended.rounds, ended.prizes, ended.line_cut, ended.center_lost) > 0


@pytest.mark.long  # a small one; twenty thousand calls below
def test_a_small_storm_of_calls_ends_as_a_replay_does(links: dict[str, FloorLink]) -> None:
    ended = storm(links["MGL"], 300, tables=3)
    assert ended.wrong == ()
    assert ended.calls >= 300


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_storm_of_twenty_thousand_calls_ends_as_a_replay_does(
    links: dict[str, FloorLink], binaries: Path | None
) -> None:
    ended = storm(links["MGL"], 20_000, binaries=binaries)
    assert ended.wrong == ()
    assert min(ended.prizes, ended.network_cut, ended.without_answer) > 10


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_thousand_races(links: dict[str, FloorLink], binaries: Path | None) -> None:
    ended = race(links["MGL"], 1_000, binaries=binaries)
    assert (ended.tickets, ended.wrong) == (8_000, ())


@pytest.mark.long
def test_a_small_floor_has_every_sum_right(links: dict[str, FloorLink]) -> None:
    trial = try_floor(links["MGL"], tables=20, seconds=3)
    assert (trial.rounds, trial.wrong) == (60, ())


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_killed_tables_a_killed_server_and_a_cut_network_lose_nothing(
    links: dict[str, FloorLink],
) -> None:
    ended = chaos(links["MGL"], tables=4, minutes=2, seed=7)
    assert ended.wrong == ()
    assert min(ended.rounds, ended.kiosks_killed) > 10
    assert min(ended.server_killed, ended.network_cut, ended.standby_stopped) > 0
