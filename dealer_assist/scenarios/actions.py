"""What a person does in a scenario: presses controls, moves chips, swipes cards, breaks things."""

from typing import TYPE_CHECKING

from dealer_assist.catalog.fields import parse_dollars
from dealer_assist.devices.simulated.faults import NotAFault, carry_out
from dealer_assist.devices.simulated.model import ChipSensors
from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.performance import Performance
from dealer_assist.scenarios.script import milliseconds, spot
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.facts import bonus_bets, chips
from dealer_assist.table.facts.ending import REST_MS
from dealer_assist.table.facts.settling import allowing, walk
from dealer_assist.table.guide.controls import end_words, ending
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.table.words import end_label
from dealer_assist.ui.shell.simulated_hand import UNKNOWN_CARD
from dealer_assist.ui.table.presenter.pay.settle_walk import done_label
from dealer_assist.ui.toolkit.touchable import Touchable

if TYPE_CHECKING:
    from dealer_assist.floor.practice_floor import PracticeFloor

_READS_MS = 100
_TRAY = ((50_000, "500"), (10_000, "100"), (2_500, "25"), (500, "5"), (100, "1"), (50, "0.50"))
_FIRST_CARD = {Role.SUPERVISOR: "supervisor-1", Role.EXECUTIVE: "executive-1"}


def in_place(table: Table, words: str) -> str:
    """Return what stands in the place of END GAME, where that is meant."""
    return end_words(table) if words == end_label(table.setup) else words


class SceneActions:
    """Instructions that act; each name of a method is a verb of the scenario."""

    def __init__(self, scene: Performance) -> None:
        self._scene = scene

    def do(self, verb: str, words: list[str]) -> None:
        """Do one instruction, or say why it cannot be done."""
        getattr(self, verb.replace("-", "_"))(words)

    def screen(self, words: list[str]) -> None:
        """Resize the window."""
        width, height = words[0].split("x")
        self._scene.window.resize(int(width), int(height))

    def press(self, words: list[str]) -> None:
        """Press a control by its printed words."""
        control = self._ready(" ".join(words))
        self._scene.hand.press(control)
        self._scene.hand.lift(control)

    def _ready(self, words: str) -> Touchable:
        """Find a control, and read its page first as long as it asks for it."""
        control = self._scene.hand.ready(self._in_place(words))
        while control.is_resting:
            self._scene.wait(_READS_MS)
        return control

    def _in_place(self, words: str) -> str:
        """Return what stands in the place of END GAME, where that is meant."""
        try:
            return in_place(self._scene.opened.desk.table, words)
        except CannotDo:
            return words

    def touch(self, words: list[str]) -> None:
        """Touch a point of the design, whatever lies there; no time passes with it."""
        self._scene.hand.tap(int(words[0]), int(words[1]))

    def fold(self, words: list[str]) -> None:
        """Touch the FOLD of a seat."""
        self.press([f"FOLD seat {words[0]}"])

    def unfold(self, words: list[str]) -> None:
        """Touch the UNDO of a seat's fold."""
        self.press([f"UNDO seat {words[0]}"])

    def hold(self, words: list[str]) -> None:
        """Keep a control pressed for a time."""
        *label, time = words
        control = self._ready(" ".join(label))
        self._scene.hand.press(control)
        self._scene.wait(milliseconds(time))
        self._scene.hand.lift(control)

    def write(self, words: list[str]) -> None:
        """Type a note on the pad that asks for one, key by key, and finish it."""
        for letter in " ".join(words):
            self.press(["SPACE" if letter == " " else letter.upper()])
            self._scene.rest()
        self.press(["DONE"])

    def pay(self, words: list[str]) -> None:
        """Build an amount of chips where a lesson asks for it, the largest first, and pay it."""
        left = parse_dollars("$" + words[0].removeprefix("$"))
        for cents, label in _TRAY:
            while left >= cents:
                self.press([f"Add ${label}"])
                self._scene.rest()
                left -= cents
        self.press(["TAKE" if self._scene.hand.shows("TAKE") else "PAY"])

    def pin(self, words: list[str]) -> None:
        """Type a PIN on the pad that asks for one, key by key."""
        for digit in words[0]:
            self.press([digit])
            self._scene.rest()
        self.press(["OK"])

    def end(self, words: list[str]) -> None:
        """End the round as a dealer does: chips off, seats settled, END GAME pressed or held."""
        table = self._scene.opened.desk.table
        command = ending(table)
        stay = () if command.sensor else chips.that_stay(table)
        for seat, sensor in (*chips.to_take(table), *chips.not_taken(table), *stay):
            self._sensors().take_chip(seat, sensor)
        self._scene.wait(REST_MS)
        if not command.sensor:
            self._settle_seats()
            self._settle_bets()
            self._settle_seats()
        label = end_words(table)
        if self._scene.hand.ready(label).hold_ms:
            self.hold([label, "900ms"])
        else:
            self.press([label])

    def _settle_seats(self) -> None:
        """Settle every seat that the walk comes to, until one waits for a card."""
        desk = self._scene.opened.desk
        while walk.comes_next(desk.table):
            seat = walk.now(desk.table)
            if seat is None or seat.needs_card:
                return
            self.press([done_label(seat)])
            self._scene.wait(REST_MS)

    def _settle_bets(self) -> None:
        """Pay the bonus bets that the cards win, with the card that they need."""
        desk = self._scene.opened.desk
        if allowing.for_card(desk.table):
            self.press(["CARD"])
            self.swipe([_FIRST_CARD[allowing.role_needed(desk.table)]])
            self._scene.wait(REST_MS)
        if bonus_bets.for_dealer(desk.table) and not walk.left(desk.table):
            self.press(["PAID"])

    def seat(self, words: list[str]) -> None:
        """Touch a seat."""
        plate = self._scene.hand.seat(int(words[0]))
        if not plate.is_available:
            raise CannotDo(f"seat {words[0]} cannot be touched now: {plate.reason}")
        while plate.is_coming_up:
            self._scene.wait(_READS_MS)
        self._scene.hand.press(plate)
        self._scene.hand.lift(plate)

    def hand(self, words: list[str]) -> None:
        """Touch a hand button."""
        self.press(words)

    def chip(self, words: list[str]) -> None:
        """Put a chip on a sensor, or take it off."""
        sensors = self._sensors()
        place = spot(words[0])
        if place not in sensors.places:
            raise CannotDo(f"there is no sensor {words[0]} on this table")
        (sensors.place_chip if words[1] == "on" else sensors.take_chip)(*place)

    def swipe(self, words: list[str]) -> None:
        """Draw a card through the reader."""
        swiper = self._scene.opened.rack.simulated.swiper
        if swiper is None:
            raise CannotDo("this table has no simulated card reader")
        if words[0] == "garbled":
            swiper.swipe_garbled()
        else:
            swiper.swipe(self._card(words[0]))

    def sign_in(self, words: list[str]) -> None:
        """Sign a dealer in, unless that one is."""
        desk = self._scene.opened.desk
        if desk.table.dealer is None or desk.table.dealer.key != words[0]:
            self.swipe(words)
            self._scene.wait(200)
        if desk.table.dealer is None or desk.table.dealer.key != words[0]:
            raise CannotDo(self._scene.face.message.text or f"{words[0]} is not signed in")

    def fault(self, words: list[str]) -> None:
        """Break a device: sensor 5 stuck."""
        self._trouble("fault", words)

    def clear(self, words: list[str]) -> None:
        """Mend a device, or plug it in again."""
        if words == ["link"]:
            self._floor().mend()
            return
        self._trouble("clear", words)

    def unplug(self, words: list[str]) -> None:
        """Pull a device's cable."""
        self._trouble("unplug", words)

    def printer(self, words: list[str]) -> None:
        """Trouble the printer: paper-out."""
        self._trouble("printer", words)

    def key(self, words: list[str]) -> None:
        """Turn the supervisor's key."""
        key_switch = self._scene.opened.rack.simulated.key_switch
        if key_switch is None:
            raise CannotDo("this table has no key switch")
        key_switch.turn("JPH" if words[0] == "JPH" else "RUN")

    def wait(self, words: list[str]) -> None:
        """Let time pass."""
        self._scene.wait(milliseconds(words[0]))

    def screenshot(self, words: list[str]) -> None:
        """Take a picture, if there is a folder for them."""
        if self._scene.pictures:
            self._scene.picture(self._scene.pictures / words[0])

    def cut(self, words: list[str]) -> None:
        """Cut the link."""
        self._floor().cut()

    def floor(self, words: list[str]) -> None:
        """Do something on the simulated floor: pause, resume, play, claim, confirm, withdraw."""
        match " ".join(words).split(maxsplit=1):
            case ["pause", reason]:
                self._floor().pause(reason)
            case ["resume"]:
                self._floor().pause("")
            case ["play", wagers]:
                self._floor().play_elsewhere(int(wagers))
            case ["claim", claimed]:
                self._floor().claim_elsewhere(*claimed.split())
            case ["differ", _]:
                raise CannotDo("a table has no RECONCILE: the Game Manager of 'table floor' has it")
            case ["event"]:
                raise CannotDo("a table has no LINKS: the Game Manager of 'table floor' has them")
            case [what, table]:
                self._floor().end_elsewhere(table, is_won=what == "confirm")

    def deal(self, words: list[str]) -> None:
        """Lay cards at a place, face known; the place has no others then."""
        *cards, _, place = " ".join(words).split()
        outcome = self._scene.opened.desk.submit(SeeCards(place, tuple(cards)))
        if outcome.sentence:
            raise CannotDo(outcome.sentence)

    def shuffle(self, words: list[str]) -> None:
        """Shuffle the virtual shoe: the same number gives the same cards."""
        self._scene.shuffle.seed(int(words[0]))

    def trainee(self, words: list[str]) -> None:
        """Put a person on the class list with a class: taught, ready, in the exam, examined."""
        name, group, stands, *_ = (*words, "", "")
        self._scene.enrol(name, group, stands=stands)

    def trainer(self, words: list[str]) -> None:
        """Put a person on the list who teaches."""
        self._scene.enrol(words[0], is_trainer=True)

    def _trouble(self, verb: str, words: list[str]) -> None:
        try:
            carry_out(" ".join((verb, *words)), self._scene.opened.rack)
        except NotAFault as wrong:
            raise CannotDo(str(wrong)) from None

    def _floor(self) -> "PracticeFloor":
        link = self._scene.opened.link
        if link is None or link.practice is None:
            raise CannotDo("this table has no simulated floor")
        return link.practice

    def _sensors(self) -> ChipSensors:
        sensors = self._scene.opened.rack.simulated.sensors
        if sensors is None:
            raise CannotDo("this table has no simulated sensors")
        return sensors

    def _card(self, key: str) -> str:
        if key == "unknown":
            return UNKNOWN_CARD
        for card in self._scene.opened.cards:
            if card.member.key == key:
                return card.number
        staff = ", ".join(card.member.key for card in self._scene.opened.cards)
        raise CannotDo(f"there is no card {key!r}; there are {staff}, unknown, garbled")
