"""What events are made of."""

from dealer_assist.jackpot.account import Account
from dealer_assist.table.events.values import Irregularity, LockedWager, MeterReading, accounts_of


def test_readings_are_accounts_by_sensor_and_level() -> None:
    main, mega = Account(1), Account(2)
    readings = (MeterReading("A", "main", main), MeterReading("B", "mega", mega))
    assert accounts_of(readings) == {("A", "main"): main, ("B", "mega"): mega}


def test_a_wager_is_seen_unless_it_was_marked() -> None:
    assert not LockedWager(3, "A", 100).is_marked


def test_a_trouble_begins_before_its_first_step() -> None:
    assert Irregularity("shuffler") == Irregularity("shuffler", 0, "")
