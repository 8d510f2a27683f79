"""Guards of a set-up, each by the rule that it names."""

from datetime import date

from random_tables import shipped

from dealer_assist.table.setup.checker import Findings, check
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

TODAY = date(2026, 3, 14)


def judged(setup: TableSetup, *changes: tuple[str, ...]) -> Findings:
    made = apply(setup, [Setting(*change) for change in changes])
    return check(made, made.jurisdiction, TODAY)


def with_decks(setup: TableSetup, decks: int) -> TableSetup:
    return replace(setup, options={**setup.options, "decks": decks}, jackpots={})


def test_hm_1_is_refused_for_a_single_deck() -> None:
    setup = with_decks(shipped("house-money-nexus"), 1)
    assert judged(setup).refusals == (
        "HM-1 of House Money is printed for 2 to 8 decks and this shoe has 1. Choose HM-2 or "
        "change the shoe (approved rules)",
    )


def test_hm_2_is_refused_from_two_decks_on() -> None:
    for decks in range(2, 9):
        setup = with_decks(shipped("house-money-nexus"), decks)
        (refusal,) = judged(setup, ("paytable.house_money", "HM-2")).refusals
        assert refusal.startswith(
            f"HM-2 of House Money is printed for a single deck and this shoe has {decks}"
        )
        assert not judged(setup).refusals


def test_hm_2_is_for_a_single_deck() -> None:
    setup = with_decks(shipped("house-money-nexus"), 1)
    assert not judged(setup, ("paytable.house_money", "HM-2")).refusals


def test_house_money_with_two_jackpots_is_cautioned_with_both_sentences() -> None:
    (caution,) = judged(shipped("house-money-nexus")).warnings
    assert "only one of the jackpot options" in caution
    assert "two on two sensors" in caution


def test_house_money_with_one_jackpot_needs_no_caution() -> None:
    one = judged(shipped("house-money-nexus"), ("jackpot.B.paytable", "none"))
    assert one.warnings == ()


def test_a_seed_above_the_pre_configured_one_is_cautioned(crazy4_nexus: TableSetup) -> None:
    found = judged(crazy4_nexus, ("jackpot.A.seed.main", "$7,500", "ATLAS-1"))
    assert found.warnings == (
        "Sensor A, ATLAS-1: Progressive meter starts again at $7,500 instead of the "
        "pre-configured $5,000. The house edge falls, $2,500 at every Four Aces are the house's "
        "own money",
    )


def test_a_jackpot_without_a_reserve_is_recommended_one(crazy4_nexus: TableSetup) -> None:
    (advice,) = judged(crazy4_nexus).recommendations
    assert advice.startswith("Sensor A, ATLAS-1: no part of a wager goes to a reserve")
    kept = judged(crazy4_nexus, ("jackpot.A.reserve", "5%", "ATLAS-1"))
    assert kept.recommendations == ()


def test_a_jackpot_on_the_second_sensor_alone_is_refused() -> None:
    (refusal,) = judged(shipped("house-money-nexus"), ("jackpot.A.paytable", "none")).refusals
    assert refusal.startswith("Sensor B has TLX-6 and sensor A has none")


def test_the_same_jackpot_on_both_sensors_is_refused() -> None:
    (refusal,) = judged(shipped("house-money-nexus"), ("jackpot.B.paytable", "B7-1")).refusals
    assert refusal.startswith("B7-1 is on both sensors")


def test_a_house_jackpot_beside_a_progressive_is_refused() -> None:
    found = judged(shipped("house-money-nexus"), ("jackpot.B.paytable", "HOUSE-TLX-6"))
    assert found.refusals[0].startswith("House jackpot HOUSE-TLX-6 cannot run next to")


def test_blazing_7s_need_six_decks() -> None:
    found = judged(shipped("house-money-ml03"), ("house_rule.decks", "4"))
    assert found.refusals[0].startswith("Sensor A: B7-ML03 is played with 6, 7 or 8 decks")
