"""At the Game Manager: calls are taken and answered by name, meters and settings set by screen."""

from datetime import UTC, datetime, timedelta

import pytest
from tree import buttons, listing

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.floor import actions
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_feed import PEOPLE, SampleFeed
from dealer_assist.floor.view import CallSeen
from dealer_assist.ui.floor import touches as t
from dealer_assist.ui.floor.action_questions import AskWhy, FloorAsk, FloorAskAmount, asked_of
from dealer_assist.ui.floor.lists import FloorListFlow, alerts_page, reports_page
from dealer_assist.ui.floor.manager import FloorManager
from dealer_assist.ui.floor.selection import Selection, to_see_to
from dealer_assist.ui.floor.stage import FLOWS
from dealer_assist.ui.toolkit.flow import AskText, Say, Show
from dealer_assist.value import replace

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)
CALL = CallSeen(5, "12", "fill", "two racks of red", EVENING - timedelta(seconds=42))


@pytest.fixture
def floor() -> FloorManager:
    """A floor of samples on which table 12 calls for a fill; J. Park is signed in."""
    clock = SimulatedClock(EVENING)
    feed = SampleFeed(replace(sample_floor(EVENING), calls=(CALL,)), clock.now)
    manager = FloorManager(feed, clock, FLOWS, PEOPLE, lambda _: "saved")
    manager.read()
    manager.selection = Selection(page=t.FloorPage.ALERTS, person=PEOPLE[2])
    return manager


def told(floor: FloorManager) -> list[str]:
    rows = listing(alerts_page(floor.view, floor.selection)).rows
    return [
        f"{row.cells[2].words}. {row.cells[2].below}. {row.cells[3].words}"
        for row in rows
        if row.touch == t.CallTouched(5)
    ]


def test_a_call_is_taken_by_whoever_is_signed_in_and_answered_in_words(
    floor: FloorManager,
) -> None:
    flow, before = FloorListFlow(floor), to_see_to(floor.view)
    assert told(floor) == ["Call, 0:42: Fill. No one yet. two racks of red. ON MY WAY"]
    flow.take(t.CallTouched(5))
    floor.read()
    assert told(floor) == ["Call, 0:42: Fill. J. Park is coming. two racks of red. DONE"]
    assert to_see_to(floor.view) == before - 1
    asked = flow.take(t.CallTouched(5))
    assert isinstance(asked, AskText)
    asked.then("Two racks were brought")
    floor.read()
    assert told(floor) == []


def test_a_call_that_is_over_asks_for_nothing(floor: FloorManager) -> None:
    assert asked_of(t.CallTouched(99), floor.view, floor.selection) is None


def test_a_meter_is_chosen_and_set_by_amount_reason_and_two_cards(floor: FloorManager) -> None:
    meter = floor.view.meters[0]
    floor.selection = replace(floor.selection, page=t.FloorPage.REPORTS)
    assert len(buttons(reports_page(floor.view, floor.selection))) == 1
    flow = FloorListFlow(floor)
    flow.take(t.LevelChosen(meter.link, meter.level))
    assert [one.touch for one in buttons(reports_page(floor.view, floor.selection))][:5] == [
        t.AdjustTouched(meter.link, meter.level),
        t.SettingTouched(meter.link, meter.level, t.LevelSetting.SEED),
        t.SettingTouched(meter.link, meter.level, t.LevelSetting.RATE),
        t.SettingTouched(meter.link, meter.level, t.LevelSetting.RESERVE),
        t.SettingTouched(meter.link, meter.level, t.LevelSetting.CAP),
    ]
    amount = flow.take(t.AdjustTouched(meter.link, meter.level))
    assert isinstance(amount, AskText)
    wrong = amount.then("much")
    assert isinstance(wrong, Say)
    assert "is no amount" in str(wrong.sentence)
    why = amount.then("$12,000.50")
    assert isinstance(why, AskText)
    assert isinstance(why.then("Read off the old sign"), Show)


def test_what_is_asked_becomes_the_act_of_exactly_that_amount(floor: FloorManager) -> None:
    meter = floor.view.meters[0]
    at = (meter.link, meter.level)
    adjust = asked_of(t.AdjustTouched(*at), floor.view, floor.selection)
    assert isinstance(adjust, FloorAskAmount)
    why = adjust.asked(adjust.read("$12,000.50"))
    assert isinstance(why, AskWhy)
    assert why.act("Old sign") == actions.AdjustMeter(*at, 12_000_500_000, "Old sign")
    for touch, written, setting, value in (
        (t.SettingTouched(*at, t.LevelSetting.SEED), "$9,000", "seed", 9_000_000_000),
        (t.SettingTouched(*at, t.LevelSetting.RATE), "12.5%", "rate_bp", 1_250),
        (t.SettingTouched(*at, t.LevelSetting.RESERVE), "2.5%", "reserve_bp", 250),
        (t.SettingTouched(*at, t.LevelSetting.CAP), "$90,000", "cap", 90_000_000_000),
    ):
        amount = asked_of(touch, floor.view, floor.selection)
        assert isinstance(amount, FloorAskAmount)
        ask = amount.asked(amount.read(written))
        assert isinstance(ask, FloorAsk)
        assert ask.act == actions.ProposeLinkSetting(*at, setting, value)
        assert actions.cards_needed(ask.act) == 1
