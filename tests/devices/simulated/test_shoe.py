"""The simulated shoe prints cards as its maker does."""

from dealer_assist.devices.simulated.shoe import BeeTekSpeaker, SimulatedShoe


def test_cards_and_alarms_are_printed() -> None:
    shoe = SimulatedShoe()
    speaker = BeeTekSpeaker(shoe)
    shoe.draw("4s")
    shoe.draw("Th")
    shoe.draw_unread()
    assert speaker.tick(10) == (
        b"[Game]<Card:4S>\r\n[Game]<Card:10H>\r\n[GameAlarm]<Alarm:E3 Card Not Read>\r\n"
    )
    assert speaker.tick(10) == b""
