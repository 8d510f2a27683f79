"""Every meter's account is followed from event to event."""

import json
from typing import Any

import pytest

from dealer_assist.jackpot.must_hit import seal_of
from dealer_assist.journal.audit.ledger import Ledger

SEED = 5_000_000_000


def account(**changes: int) -> dict[str, int]:
    zero = dict.fromkeys(("reserve", "overflow", "contributed", "adjusted", "paid"), 0)
    return {"meter": SEED, "seeded": SEED, **zero, **changes}


def told(accounts: dict[str, int], **more: Any) -> str:
    return json.dumps(
        {**more, "meters": [{"sensor": "A", "level": "main", "account": accounts}]},
        separators=(",", ":"),
    )


@pytest.fixture
def ledger() -> Ledger:
    """A ledger that has seen a table and its first round opened."""
    ledger = Ledger()
    assert list(ledger.objections("TableOpened", told(account()))) == []
    assert list(ledger.objections("RoundOpened", told(account()))) == []
    return ledger


def wagers(cents: int) -> list[dict[str, Any]]:
    return [{"seat": 5, "sensor": "A", "cents": cents}]


def win(from_meter: int, seed: int = 0) -> dict[str, Any]:
    return {"sensor": "A", "award": {"level": "main", "from_meter": from_meter, "seed": seed}}


# One dollar at 26 % is 260,000 micro-dollars.
STARTED = account(meter=SEED + 260_000, contributed=260_000)


def test_a_round_that_adds_up_has_no_objection(ledger: Ledger) -> None:
    paid = account(meter=SEED + 250_000, contributed=260_000, paid=10_000)
    for kind, payload in (
        ("GameStarted", told(STARTED, wagers=wagers(100))),
        ("WinsConfirmed", told(paid, wins=[win(1)])),
        ("WinsAuthorised", told(paid, wins=[win(1)], first_number=1)),
        ("RoundOpened", told(paid)),
        ("TableClosed", told(paid)),
    ):
        assert list(ledger.objections(kind, payload)) == [], kind


@pytest.mark.parametrize(
    ("kind", "payload", "word"),
    [
        ("GameStarted", told(account(meter=SEED + 1), wagers=wagers(100)), "out by -1"),
        ("GameStarted", told(STARTED, wagers=wagers(20)), "than its wagers bring"),
        ("GameStarted", told(STARTED, wagers=[]), "than its wagers bring"),
        (
            "GameStarted",
            told(account(meter=SEED - 5, contributed=-5), wagers=wagers(100)),
            "than its wagers bring",
        ),
        (
            "GameStarted",
            told(account(meter=SEED - 10_000, paid=10_000), wagers=wagers(100)),
            "by a start",
        ),
        ("RoundOpened", told(STARTED), "changed without"),
        ("TableClosed", told(STARTED), "changed without"),
        ("RoundVoided", told(STARTED), "changed without"),
        (
            "WinsAuthorised",
            told(account(meter=SEED - 10_000, paid=10_000), wins=[win(2)], first_number=1),
            "did not pay",
        ),
        (
            "WinsAuthorised",
            told(account(meter=SEED + 5, seeded=SEED + 5), wins=[win(0, 6)], first_number=1),
            "did not pay",
        ),
        ("WinsAuthorised", told(STARTED, wins=[], first_number=1), "adjusted by a win"),
        ("GameStarted", '{"meters":[{}]}', "cannot be read"),
        ("GameStarted", '{"meters":', "cannot be read"),
    ],
)
def test_what_does_not_add_up_is_objected_to(
    ledger: Ledger, kind: str, payload: str, word: str
) -> None:
    assert any(word in objection for objection in ledger.objections(kind, payload))


def test_a_void_gives_the_meters_of_the_opening_back(ledger: Ledger) -> None:
    assert not list(ledger.objections("GameStarted", told(STARTED, wagers=wagers(100))))
    assert not list(ledger.objections("RoundVoided", told(account())))
    assert not list(ledger.objections("RoundOpened", told(account())))


TWO = account(meter=SEED + 520_000, contributed=520_000)


def test_a_wager_taken_off_takes_its_own_part_off_the_meter(ledger: Ledger) -> None:
    assert not list(ledger.objections("GameStarted", told(TWO, wagers=wagers(100) * 2)))
    off = told(STARTED, seat=3, sensor="A", cents=100)
    assert not list(ledger.objections("WagerTakenOff", off))
    assert not list(ledger.objections("RoundVoided", told(account())))


@pytest.mark.parametrize(
    ("after", "cents", "word"),
    [
        (account(), 25, "than the wager had brought"),
        (account(meter=SEED + 520_001, contributed=520_001), 100, "than the wager had brought"),
        (
            account(meter=SEED + 520_001, contributed=520_000, adjusted=1),
            100,
            "adjusted by a wager",
        ),
    ],
)
def test_a_wager_taken_off_moves_nothing_else(
    ledger: Ledger, after: dict[str, int], cents: int, word: str
) -> None:
    assert not list(ledger.objections("GameStarted", told(TWO, wagers=wagers(100) * 2)))
    off = told(after, seat=3, sensor="A", cents=cents)
    assert any(word in one for one in ledger.objections("WagerTakenOff", off))


def test_a_win_counted_twice_is_objected_to(ledger: Ledger) -> None:
    first = told(account(meter=SEED - 10_000, paid=10_000), wins=[win(1)], first_number=1)
    again = told(account(meter=SEED - 20_000, paid=20_000), wins=[win(1)], first_number=1)
    assert not list(ledger.objections("WinsAuthorised", first))
    assert list(ledger.objections("WinsAuthorised", again)) == ["win 1 follows win 1"]


def test_prizes_that_wait_for_the_key_come_off_when_it_is_turned(ledger: Ledger) -> None:
    paid = account(meter=SEED - 10_000, paid=10_000)
    waiting = told(paid, wins=[win(1)], first_number=1, meters_wait=True)
    assert not list(ledger.objections("WinsAuthorised", waiting))
    assert not list(ledger.objections("MetersAdjusted", told(paid)))
    assert not list(ledger.objections("RoundOpened", told(paid)))


def test_a_key_that_takes_another_amount_off_is_objected_to(ledger: Ledger) -> None:
    paid = account(meter=SEED - 10_000, paid=10_000)
    waiting = told(paid, wins=[win(1)], first_number=1, meters_wait=True)
    assert not list(ledger.objections("WinsAuthorised", waiting))
    twice = account(meter=SEED - 20_000, paid=20_000)
    assert "did not pay" in next(ledger.objections("MetersAdjusted", told(twice)))


def test_a_win_is_backed_out_by_an_adjustment_and_by_nothing_else(ledger: Ledger) -> None:
    paid = account(meter=SEED - 10_000, paid=10_000)
    before = json.loads(told(paid))["meters"]
    won = told(paid, wins=[win(1)], first_number=1)
    assert not list(ledger.objections("WinsAuthorised", won))
    unpaid = told(account(), before=before)
    assert "other means" in next(ledger.objections("WinBackedOut", unpaid))


def test_a_backed_out_win_leaves_paid_as_it_was(ledger: Ledger) -> None:
    paid = account(meter=SEED - 10_000, paid=10_000)
    before = json.loads(told(paid))["meters"]
    assert not list(ledger.objections("WinsAuthorised", told(paid, wins=[win(1)], first_number=1)))
    back = account(paid=10_000, adjusted=10_000)
    assert not list(ledger.objections("WinBackedOut", told(back, before=before)))
    assert "changed without" in next(ledger.objections("WinBackedOut", told(back, before=before)))


def test_a_new_meter_may_appear_when_a_table_opens(ledger: Ledger) -> None:
    payload = json.loads(told(account()))
    payload["meters"].append({"sensor": "B", "level": "mega", "account": account()})
    assert not list(ledger.objections("TableOpened", json.dumps(payload)))


def test_a_meter_is_set_by_hand_and_explained_as_adjusted(ledger: Ledger) -> None:
    before = json.loads(told(account()))["meters"]
    higher = account(meter=SEED + 70_000, adjusted=70_000)
    assert not list(ledger.objections("MeterSet", told(higher, before=before)))
    assert not list(ledger.objections("RoundOpened", told(higher)))


@pytest.mark.parametrize(
    ("after", "before", "word"),
    [
        (account(meter=SEED + 7), account(), "out by -7"),
        (account(meter=SEED + 7, seeded=SEED + 7), account(), "other means"),
        (account(), STARTED, "changed without"),
    ],
)
def test_a_meter_set_in_another_way_is_objected_to(
    ledger: Ledger, after: dict[str, int], before: dict[str, int], word: str
) -> None:
    was = json.loads(told(before))["meters"]
    assert word in next(ledger.objections("MeterSet", told(after, before=was)))


def test_a_void_after_an_adjustment_goes_back_to_the_adjusted_meters(ledger: Ledger) -> None:
    before = json.loads(told(account()))["meters"]
    set_ = account(meter=SEED + 70_000, adjusted=70_000)
    started = account(meter=SEED + 330_000, adjusted=70_000, contributed=260_000)
    assert not list(ledger.objections("MeterSet", told(set_, before=before)))
    assert not list(ledger.objections("GameStarted", told(started, wagers=wagers(100))))
    assert not list(ledger.objections("RoundVoided", told(set_)))
    assert list(ledger.objections("RoundVoided", told(account())))


def test_settings_may_move_a_meter_to_its_overflow_but_not_pay_it(ledger: Ledger) -> None:
    capped = account(meter=SEED - 500, overflow=500)
    assert not list(ledger.objections("SettingsApplied", told(capped, settings=[])))
    assert not list(ledger.objections("TableOpened", told(capped)))
    paid = account(meter=SEED - 900, overflow=500, paid=400)
    assert "other means" in next(ledger.objections("SettingsApplied", told(paid, settings=[])))


def named(jackpot: str, accounts: dict[str, int]) -> str:
    reading = {"sensor": "A", "level": "main", "account": accounts, "jackpot": jackpot}
    return json.dumps({"meters": [reading]}, separators=(",", ":"))


def test_a_meter_keeps_its_account_when_its_jackpot_is_named_for_the_first_time(
    ledger: Ledger,
) -> None:
    assert "changed without" in next(ledger.objections("RoundOpened", named("ATLAS-1", STARTED)))


def test_another_jackpot_at_the_same_sensor_has_an_account_of_its_own(ledger: Ledger) -> None:
    other = account(meter=9, seeded=9)
    assert not list(ledger.objections("RoundOpened", named("ATLAS-1", account())))
    assert not list(ledger.objections("TableOpened", named("ML03", other)))
    assert not list(ledger.objections("RoundOpened", named("ML03", other)))
    assert not list(ledger.objections("TableOpened", named("ATLAS-1", account())))
    assert list(ledger.objections("TableOpened", named("ML03", account())))


def crossed(**changes: Any) -> str:
    """A threshold of $5,000.00 that the first wager of a round has reached, with its proof."""
    prize = 500_026
    after = account(meter=SEED, contributed=260_000, seeded=2 * SEED, paid=SEED + 260_000)
    award = {"level": "main", "from_meter": prize, "prize": prize, "seed": SEED}
    seal = seal_of(500_000, "ab" * 32)
    said = {"threshold_cents": 500_000, "seal_key": "ab" * 32, "seal": seal, "award": award}
    return told(after, **{**said, "sensor": "A", "level": "main", **changes})


def test_a_threshold_that_was_crossed_pays_what_its_meter_held(ledger: Ledger) -> None:
    started = told(STARTED, wagers=wagers(100))
    assert list(ledger.objections("GameStarted", started)) == []
    assert list(ledger.objections("ThresholdCrossed", crossed())) == []


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"threshold_cents": 499_999}, "not the one that was sealed"),
        ({"seal": seal_of(500_000, "cd" * 32)}, "not the one that was sealed"),
        (
            {"threshold_cents": 500_027, "seal": seal_of(500_027, "ab" * 32)},
            "was hit below its threshold",
        ),
        (
            {"award": {"level": "main", "from_meter": 1, "prize": 500_026, "seed": SEED}},
            "did not pay what its wins got",
        ),
    ],
)
def test_a_threshold_that_was_moved_is_found(
    ledger: Ledger, changes: dict[str, Any], word: str
) -> None:
    list(ledger.objections("GameStarted", told(STARTED, wagers=wagers(100))))
    assert word in " ".join(ledger.objections("ThresholdCrossed", crossed(**changes)))
