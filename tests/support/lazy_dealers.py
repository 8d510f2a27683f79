"""Dealers who have learned nothing: one touches what is amber, one skips every hand."""

from collections.abc import Mapping

from dealer_assist.school.lessons.model_dealer import ModelDealer
from dealer_assist.table import commands as c
from dealer_assist.table.facts import bonus_bets, denials
from dealer_assist.table.facts.dealing import hand_acts, stages
from dealer_assist.table.facts.dealing.acts_on_record import STAND
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Table

_ONE_CHIP = 500


class AmberDealer(ModelDealer):
    """Does what prompt and amber say and nothing else: every question is answered by one chip.

    What nobody's prompt asks for is not heard, and a hand stands: its keys have no amber.
    """

    def act(self) -> None:
        """Do the next thing that is amber."""
        room, table = self.acts.classroom, self.acts.table
        if room.questions:
            room.answer(_ONE_CHIP)
            return
        room.tasks.clear()
        if place := hand_acts.to_play(table):
            self.acts.submit(c.PlayHand(place, STAND))
            return
        self._go_on(table, next_step(table).key)


class SkippingDealer(AmberDealer):
    """Goes on to the end: no hand is pressed, played, compared or paid that can be left."""

    def act(self) -> None:
        """Deny, skip, and go on."""
        room, table = self.acts.classroom, self.acts.table
        step = next_step(table).key
        if room.questions:
            room.answer(_ONE_CHIP)
            return
        room.tasks.clear()
        if (waiting := self.acts.waiting(table, step)) and self.acts.deny(waiting[0]):
            return
        for one in bonus_bets.for_dealer(table):
            self.acts.submit(c.DenyBet(one.seat, one.wager, denials.REASONS[0]))
        coming = stages.coming(table)
        if step == "deal" and table.round.cards:
            self.acts.take_chips(table)
            if self._skips(c.EndGame()) or (
                coming and self._skips(c.AdvanceStage(coming[0].key, is_asked=True))
            ):
                return
        self._go_on(table, step)

    def _skips(self, command: c.Command) -> bool:
        return self.acts.submit(command)

    def end(self, table: Table) -> None:
        """End the round as soon as the table lets it end."""
        self.acts.take_chips(table)
        self.acts.clear_chips(table)
        if not self._skips(c.EndGame()):
            super().end(table)


LAZY: Mapping[str, type[ModelDealer]] = {"amber": AmberDealer, "skips": SkippingDealer}
