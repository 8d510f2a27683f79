"""PINs of a house in memory: three wrong ones, and no more are taken."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table.setup.roles import StaffMember


class FakePins:
    """The Executives' PINs by their keys; counts what was wrong."""

    def __init__(self, **pins: str) -> None:
        self.pins = {key.replace("_", "-"): pin for key, pin in pins.items()}
        self.wrong = 0

    def needs_pin(self, member: StaffMember) -> bool:
        has_pin = member.key in self.pins
        if has_pin and self.wrong >= 3:
            sentence = "Too many wrong PINs for {name}. Try again at {moment}"
            raise Refused(Msg(sentence, name=member.name, moment="20:20:00"))
        return has_pin

    def check_pin(self, member: StaffMember, pin: str) -> None:
        if self.needs_pin(member) and pin != self.pins[member.key]:
            self.wrong += 1
            raise Refused(Msg("This is not {name}'s PIN. Try again", name=member.name))
