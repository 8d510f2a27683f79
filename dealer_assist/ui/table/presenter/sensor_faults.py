"""Sensors that are at fault, in whole sentences: what they have, what to do, what a test found."""

from collections.abc import Iterable

from dealer_assist.message import Msg, listed
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.value import Value


class Faulty(Value):
    """Sensors with the same fault, by their names and by the seats that they are at."""

    fault: str
    names: tuple[str, ...]
    seats: tuple[str, ...]

    @property
    def values(self) -> dict[str, object]:
        """Return what fills the sentences: how many sensors there are, and where."""
        return {"n": len(self.names), "names": listed(self.names), "seats": listed(self.seats)}

    @property
    def by_seat(self) -> dict[str, object]:
        """Return the same, counted by the seats: both sensors of a seat are at one."""
        return {**self.values, "n": len(self.seats)}


def what(faulty: Faulty) -> str:
    """Say which sensors are at fault, and how."""
    values = faulty.values
    match faulty.fault:
        case "stuck":
            return Msg("Sensors {names} stuck on", one="Sensor {names} stuck on", **values)
        case "dirty":
            return Msg("Sensors {names} dirty", one="Sensor {names} dirty", **values)
        case "unpowered":
            return Msg(
                "Sensors {names} without power", one="Sensor {names} without power", **values
            )
        case "lost":
            return Msg(
                "Sensors {names} not answering", one="Sensor {names} not answering", **values
            )
        case "reset":
            return Msg("Sensors {names} restarted", one="Sensor {names} restarted", **values)
        case "clash":
            return Msg(
                "Sensors {names}: address conflict",
                one="Sensor {names}: address conflict",
                **values,
            )
        case "late":
            return Msg(
                "Sensors {names} answer too late", one="Sensor {names} answers too late", **values
            )
        case "swapped":
            return Msg(
                "Sensors {names}: board replaced", one="Sensor {names}: board replaced", **values
            )
        case "unseen":
            return Msg(
                "Sensors {names}: not polled in time",
                one="Sensor {names}: not polled in time",
                **values,
            )
        case _:
            return Msg(
                "Sensors {names} out of order: {fault}",
                one="Sensor {names} out of order: {fault}",
                fault=faulty.fault,
                **values,
            )


def remedy(faulty: Faulty) -> str:
    """Say what to do about it."""
    values = faulty.by_seat
    match faulty.fault:
        case "stuck":
            return Msg(
                "Lift the chip at seats {seats}, then test each.",
                one="Lift the chip at seat {seats}, then test it.",
                **values,
            )
        case "dirty":
            return Msg(
                "Wipe the sensor at seats {seats}, then test each.",
                one="Wipe the sensor at seat {seats}, then test it.",
                **values,
            )
        case "unpowered" | "lost":
            return Msg(
                "Check the plug at seats {seats}, then test each.",
                one="Check the plug at seat {seats}, then test it.",
                **values,
            )
        case "reset":
            return Msg(
                "Test each at seats {seats} before it is trusted again.",
                one="Test it at seat {seats} before it is trusted again.",
                **values,
            )
        case "clash":
            return Msg(
                "Two boards answer as one. Call a technician to seats {seats}.",
                one="Two boards answer as one. Call a technician to seat {seats}.",
                **values,
            )
        case "late":
            return Msg(
                "Seats {seats}: sensor too slow. Call a technician.",
                one="Seat {seats}: sensor too slow. Call a technician.",
                **values,
            )
        case "swapped":
            return Msg(
                "Seats {seats} play again once a Supervisor acknowledges it in GAME MANAGER.",
                one=("Seat {seats} plays again once a Supervisor acknowledges it in GAME MANAGER."),
                **values,
            )
        case "unseen":
            return Msg(
                "Its chips do not count now. Seats {seats}: base game only.",
                one="Its chip does not count now. Seat {seats}: base game only.",
                **values,
            )
        case _:
            return Msg(
                "Call a technician to seats {seats}.",
                one="Call a technician to seat {seats}.",
                **values,
            )


def still(faulty: Faulty) -> str:
    """Say that a test has found the fault again."""
    values = faulty.by_seat
    match faulty.fault:
        case "stuck":
            return Msg(
                "Still stuck after test. Seats {seats}: base game only.",
                one="Still stuck after test. Seat {seats}: base game only.",
                **values,
            )
        case "dirty":
            return Msg(
                "Tested, and still dirty. Seats {seats}: base game only.",
                one="Tested, and still dirty. Seat {seats}: base game only.",
                **values,
            )
        case "unpowered":
            return Msg(
                "Tested, and still without power. Seats {seats}: base game only.",
                one="Tested, and still without power. Seat {seats}: base game only.",
                **values,
            )
        case "lost":
            return Msg(
                "Tested, and still not answering. Seats {seats}: base game only.",
                one="Tested, and still not answering. Seat {seats}: base game only.",
                **values,
            )
        case "reset":
            return Msg(
                "Tested, and still restarted. Seats {seats}: base game only.",
                one="Tested, and still restarted. Seat {seats}: base game only.",
                **values,
            )
        case _:
            return Msg(
                "Tested, and still out of order. Seats {seats}: base game only.",
                one="Tested, and still out of order. Seat {seats}: base game only.",
                **values,
            )


def in_short(fault: str, sensor: str) -> str:
    """Say a fault in the few words of the status bar."""
    match fault:
        case "stuck":
            return Msg("Sensor {sensor} stuck", sensor=sensor)
        case "dirty":
            return Msg("Sensor {sensor} dirty", sensor=sensor)
        case "unpowered":
            return Msg("Sensor {sensor} no power", sensor=sensor)
        case "lost":
            return Msg("Sensor {sensor} lost", sensor=sensor)
        case "reset":
            return Msg("Sensor {sensor} reset", sensor=sensor)
        case _:
            return Msg("Sensor {sensor} fault", sensor=sensor)


def failed(fault: str, sensor: str) -> str:
    """Say that a sensor has failed, as the replay of a round tells it."""
    match fault:
        case "stuck":
            return Msg("Sensor {sensor} failed: stuck", sensor=sensor)
        case "dirty":
            return Msg("Sensor {sensor} failed: dirty", sensor=sensor)
        case "unpowered":
            return Msg("Sensor {sensor} failed: no power", sensor=sensor)
        case "lost":
            return Msg("Sensor {sensor} failed: lost", sensor=sensor)
        case "reset":
            return Msg("Sensor {sensor} failed: reset", sensor=sensor)
        case "phantom":  # the dealer's word, not the board's
            return Msg("NO CHIP THERE pressed, sensor {sensor}", sensor=sensor)
        case _:
            return Msg("Sensor {sensor} failed: {fault}", sensor=sensor, fault=fault.lower())


def sensor_name(spot: Spot, sensors: Iterable[str]) -> str:
    """Name a sensor by its seat, with its letter where a seat has two."""
    seat, letter = spot
    return f"{seat}{letter}" if len(list(sensors)) > 1 else f"{seat}"
