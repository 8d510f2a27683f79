"""What a device said, as a command."""

from pathlib import Path

import pytest

from dealer_assist.catalog.staff import load_staff
from dealer_assist.desk.hearing import command_for
from dealer_assist.desk.roster import Roster
from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c


@pytest.mark.parametrize(
    ("message", "command"),
    [
        (m.ChipPlaced(3), c.SeeChip(3, "A")),
        (m.SensorRead(3, "B", has_chip=True), c.SeeChip(3, "B")),
        (m.ChipRemoved(3), c.MissChip(3, "A")),
        (m.SensorRead(3, "B", has_chip=False), c.MissChip(3, "B")),
        (m.SensorFault(3, "A", "stuck"), c.ReportSensorFault(3, "A", "stuck")),
        (m.SensorRecovered(3, "A"), c.ReportSensorWell(3, "A")),
        (m.CardMisread("bad parity"), c.SwipeCard(None, is_misread=True)),
        (m.KeyTurned("JPH"), c.TurnKey("JPH")),
        (m.KeyTurned("RUN", at_start=True), c.TurnKey("RUN")),
        (m.PrinterStatus(online=True, paper="ok"), None),
    ],
)
def test_a_message_is_heard_as_its_command(message: m.Message, command: c.Command | None) -> None:
    assert command_for(message, Roster(b"key", {})) == command


def test_a_swiped_card_is_heard_as_its_holder_without_its_number(resources: Path) -> None:
    cards = load_staff(resources / "staff" / "training.toml")
    roster = Roster.of_cards(b"key", [(card.number, card.member) for card in cards])
    heard = command_for(m.CardSwiped(cards[0].number), roster)
    assert heard == c.SwipeCard(cards[0].member, "1101")
    assert cards[0].number not in repr(heard)
