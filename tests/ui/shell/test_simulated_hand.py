"""A touch moves what is simulated, and nothing else."""

from dealer_assist import paths
from dealer_assist.catalog.people import load_staff
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.model import Twin
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.shell.simulated_hand import SimulatedHand

CARDS = load_staff(paths.resources() / "staff" / "training.toml")


class Mute:
    """Speaks for a device that nobody listens to here."""

    def hear(self, data: bytes) -> bytes:
        return b""

    def tick(self, dt_ms: int) -> bytes:
        return b""


def hand(**devices: object) -> SimulatedHand:
    twins = {role: Twin(model, Mute(), {}) for role, model in devices.items()}
    return SimulatedHand(SimulatedHardware(twins), CARDS)


def test_chips_are_tapped_on_and_off_in_either_bank() -> None:
    first, second = SimulatedSensorBank((1, 2)), SimulatedSensorBank((), (1, 2))
    touch = hand(sensors=first, second_sensors=second)
    touch.tap_chip(2, "B")
    touch.tap_chip(1, "A")
    assert touch.chips == {(2, "B"), (1, "A")}
    touch.tap_chip(2, "B")
    assert touch.chips == {(1, "A")}
    touch.tap_chip(7, "A")
    assert touch.chips == {(1, "A")}


def test_without_simulated_devices_there_is_nothing_to_move() -> None:
    touch = hand()
    touch.tap_chip(1, "A")
    touch.swipe("dealer-1")
    touch.turn_key("JPH")
    assert (touch.chips, touch.cards, touch.has_key) == (None, (), False)


def test_the_key_turns_both_ways() -> None:
    key = SimulatedKeySwitch()
    touch = hand(key_switch=key)
    touch.turn_key("JPH")
    assert key.position == "JPH"
    touch.turn_key("RUN")
    assert key.position == "RUN"


class Swiper:
    """Remembers the cards drawn through it."""

    def __init__(self) -> None:
        self.numbers: list[str] = []

    def swipe(self, number: str, name: str = "") -> None:
        self.numbers.append(number)

    def swipe_garbled(self) -> None:
        self.numbers.append("")


def test_cards_are_swiped_by_who_holds_them() -> None:
    swiper = Swiper()
    touch = hand(swiper=swiper)
    touch.swipe("dealer-1")
    touch.swipe("nobody")
    known = {card.member.key: card.number for card in CARDS}
    assert swiper.numbers[0] == known["dealer-1"]
    assert swiper.numbers[1] not in known.values()
    assert [one.role for one in touch.cards] == [Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE]
