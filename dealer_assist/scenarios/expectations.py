"""What a scenario expects: read off the screen and the table; it says what is there instead."""

from dealer_assist.jackpot.account import Account
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.scenarios.actions import in_place
from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.performance import Performance
from dealer_assist.scenarios.script import cents, spot
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.settlement import settled_seats
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.supervisor.verify import VerifyModel
from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.ui.table.model.table import LampState


class Expectations:
    """Instructions that look; each name of a method is what follows `expect`."""

    def __init__(self, scene: Performance) -> None:
        self._scene = scene

    def check(self, what: str, words: list[str]) -> None:
        """Check one expectation."""
        getattr(self, what)(words)

    def phase(self, words: list[str]) -> None:
        """The round stands here."""
        _same(words[0], self._table.round.phase.value)

    def meter(self, words: list[str]) -> None:
        """A meter shows this."""
        _same_money(words[1], self._account(words[0]).shown_cents)

    def reserve(self, words: list[str]) -> None:
        """A reserve holds this."""
        _same_money(words[1], cents_shown(self._account(words[0]).reserve))

    def lamp(self, words: list[str]) -> None:
        """A lamp shows this, on the screen as at the table."""
        place = spot(words[0])
        _same(words[1], self._table.lamp(place).value)
        model = self._scene.hand.seat(place[0]).model
        sensors = list(self._table.setup.jackpots)
        state = model.lamps[sensors.index(place[1])].state
        # A locked chip that still lies there is drawn as such; the lamp says locked all the same.
        shown = LampState.LOCKED if state is LampState.LYING else state
        _same(words[1], shown.value)

    def win(self, words: list[str]) -> None:
        """A seat's win is on record with this prize."""
        seat, *hand, prize = words
        for win in self._table.round.wins:
            line = self._table.setup.line(win.sensor, win.award.line)
            if win.award.seat == int(seat) and line.label == " ".join(hand):
                _same_money(prize, win.award.prize)
                return
        there = [f"{win.award.seat} {win.award.line}" for win in self._table.round.wins]
        raise CannotDo(f"there is no such win; on record: {', '.join(there) or 'none'}")

    def envy(self, words: list[str]) -> None:
        """A seat gets this from the others' hands."""
        _same_money(words[1], self._table.round.envy.get(int(words[0]), 0))

    def refused(self, words: list[str]) -> None:
        """The last thing tried was refused, with this word."""
        _holds(" ".join(words), self._scene.face.message.text, "nothing was refused")

    def prompt(self, words: list[str]) -> None:
        """The prompt says this."""
        model = self._scene.face.prompt
        _holds(" ".join(words), f"{model.line} {model.detail}", "there is no prompt")

    def suggested(self, words: list[str]) -> None:
        """The hand button that the cards suggest."""
        hands = self._scene.face.views.table.hands.model.hands
        amber = [hand.name for hand in hands if hand.state is HandState.SUGGESTED]
        if " ".join(words) not in amber:
            raise CannotDo(f"suggested is {', '.join(amber) or 'nothing'}")

    def cards(self, words: list[str]) -> None:
        """Verify, which must be open, shows these cards for a seat's win."""
        page = self._scene.face.views.modal.model
        if not isinstance(page, VerifyModel):
            raise CannotDo("nothing is to be verified; press CALL SUPERVISOR first")
        shown = [cards for seat, cards in shown_cards(page) if seat == words[0]]
        wanted = sorted(" ".join(words[1:]).split())
        if not any(sorted(cards) == wanted for cards in shown):
            there = " or ".join(" ".join(cards) or "no card" for cards in shown)
            raise CannotDo(f"it shows {there}" if shown else f"seat {words[0]} has no win there")

    def pay(self, words: list[str]) -> None:
        """The settlement, which must be open, says what a seat is paid; 0 is nothing."""
        if self._scene.face.pages.key != PageKey.SETTLEMENT:
            raise CannotDo("the settlement is not open; press MENU, then SETTLEMENT")
        table, game = self._scene.face.desk.table, self._scene.face.pages.page_context.game
        found = settlement(table)
        for row in settled_seats(table, game, found).rows:
            if row.seat == words[0]:
                _same_money(words[1], cents(row.pay) if row.pay else 0)
                return
        raise CannotDo(f"seat {words[0]} is not in the settlement; it says {found.why_not!r}")

    def enabled(self, words: list[str]) -> None:
        """A control can be pressed."""
        self._scene.hand.ready(self._in_place(" ".join(words)))

    def disabled(self, words: list[str]) -> None:
        """A control cannot be pressed, and its reason holds a word."""
        control = self._scene.hand.control(self._in_place(words[0]))
        if control.is_available:
            raise CannotDo(f"{words[0]!r} can be pressed")
        if words[1:]:
            _holds(" ".join(words[1:]), control.reason, "it gives no reason")

    def _in_place(self, words: str) -> str:
        try:
            return in_place(self._table, words)
        except CannotDo:
            return words  # no table stands here

    def journal(self, words: list[str]) -> None:
        """Chain and money are in order."""
        for finding in self._scene.opened.journal.verify():
            raise CannotDo(str(finding))
        for (_, level), account in self._table.accounts.items():
            if account.imbalance:
                raise CannotDo(f"the meter {level} is out by {account.imbalance} micro-dollars")

    @property
    def _table(self) -> Table:
        return self._scene.opened.desk.table

    def _account(self, name: str) -> Account:
        for (_, level), account in self._table.accounts.items():
            if level == name:
                return account
        there = ", ".join(level for _, level in self._table.accounts)
        raise CannotDo(f"there is no meter {name!r}; there is {there or 'none yet'}")


def shown_cards(page: VerifyModel) -> list[tuple[str, tuple[str, ...]]]:
    """Return the cards that Verify shows, by seat; a hit that is shared shows them once for all."""
    if page.hit is None:
        return [(row.seat, row.cards) for row in page.wins]
    return [(row.seat, page.hit.cards) for row in page.wins]


def _same(expected: str, there: str) -> None:
    if expected != there:
        raise CannotDo(f"it is {there}")


def _same_money(expected: str, there: int) -> None:
    if cents(expected) != there:
        raise CannotDo(f"it is {dollars(there)}")


def _holds(word: str, text: str, otherwise: str) -> None:
    if word.casefold() not in text.casefold():
        raise CannotDo(f"it says {text!r}" if text else otherwise)
