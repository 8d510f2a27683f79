"""A round for a card on paper: the words are those that the screen says in that round."""

from typing import Any

import pytest
from random_tables import shipped
from shipped_tables import EVERY_TABLE
from table_facts import table_of

from dealer_assist.message import holes
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.facts import paying
from dealer_assist.table.facts.chips import is_settled_early, that_stay
from dealer_assist.table.guide.next_step import next_step, step_with
from dealer_assist.table.guide.round_card import round_steps, troubles
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.table.words import end_label, start_label

Sitting = Any  # of conftest
Sit = Any
SEATS = (1, 5, 7)


def early(setup: TableSetup) -> list[str]:
    return [name for name, one in setup.jackpots.items() if is_settled_early(one)]


class Reader:
    """Plays a round as the card has it, line by line, and nothing that the card does not say."""

    def __init__(self, sitting: Sitting, letter: str) -> None:
        self.sitting, self.letter = sitting, letter
        self.setup = sitting.table.setup
        self.stages = {f"{one.label}: ": one.key for one in self.setup.stages}
        late = [name for name in self.setup.jackpots if name not in early(self.setup)]
        self.pots = late or early(self.setup)

    def hand(self, pot: str) -> str:
        """Return a hand of the dealer alone for the first way, the highest one for the second."""
        jackpot = self.setup.jackpots[pot]
        small = [
            line.key
            for line in jackpot.lines
            if self.setup.level_for(pot, line.key, line.fixed_prize(jackpot.wager_cents))
            is Role.DEALER
        ]
        return (small if self.letter == "a" else [jackpot.lines[0].key])[0]

    def read(self) -> None:
        """Do each step; where there are two ways, the one with the letter."""
        for number, text, _ in round_steps(self.setup):
            if number.isdigit() or number.endswith(self.letter):
                self.sitting.do(*self.done(text))
                if text.startswith("Swipe"):
                    self.sitting.swipe("executive-1")

    def done(self, text: str) -> tuple[c.Command, ...]:
        """Return what a dealer or a supervisor does who reads this."""
        stage = next((key for label, key in self.stages.items() if text.startswith(label)), "")
        if stage:
            is_first = stage == self.setup.stages[0].key
            return () if is_first else (c.AdvanceStage(stage, is_asked=True),)
        if text.startswith("Wait for bets"):
            return tuple(c.SeeChip(seat, pot) for pot in self.setup.jackpots for seat in SEATS)
        if start_label(self.setup) in text:
            return (c.StartGame(),)
        if "chips" in text:
            stay = that_stay(self.sitting.table)
            spots = ((seat, pot) for pot in self.setup.jackpots for seat in SEATS)
            return tuple(c.MissChip(*spot) for spot in spots if spot not in stay)
        if "its END GAME" in text:
            return tuple(c.EndGame(pot) for pot in early(self.setup))
        if text.startswith(("Select the winning hand", "Press the table's hand")):
            return tuple(c.PressHand(5, self.hand(pot), pot) for pot in self.pots)
        if text.startswith("Pay"):
            passed = paying.this_pass(self.sitting.table)
            is_envy = bool(passed) and not passed[0].wins
            wanted = passed if is_envy == text.startswith("Pay envy") else ()
            return tuple(c.TickPaid(one.seat) for one in wanted)
        if end_label(self.setup) in text:
            return (c.EndGame(),)
        return PRESSED.get(text.partition(":")[-1].strip(), PRESSED.get(text, ()))


PRESSED: dict[str, tuple[c.Command, ...]] = {
    "Needs only the dealer? Press DEALER CONFIRM": (c.ConfirmAsDealer(),),
    "Call the supervisor": (c.CallSupervisor(),),
    "verify the cards, then CONFIRM": (c.ConfirmWins(),),
    "verify the hand, then CONFIRM": (c.ConfirmWins(),),
    "turn the key to JPH": (c.TurnKey("JPH"),),
    "press J-POT": (c.PressJackpot(),),
    "Turn the key back to RUN": (c.TurnKey("RUN"),),
}


@pytest.mark.parametrize("table", EVERY_TABLE)
@pytest.mark.parametrize("letter", ["a", "b"])
def test_a_card_read_line_by_line_pays_the_jackpot_and_then_ends_the_round(
    sit: Sit, table: str, letter: str
) -> None:
    sitting = sit(shipped(table)).open()
    if sitting.table.setup.game == "dragon_bonus":
        sitting.do(*(c.MarkSide(seat, "player") for seat in SEATS))
    reader = Reader(sitting, letter)
    reader.read()
    assert sitting.table.round.number == 2
    assert sitting.table.lasting.wins_so_far >= len(reader.pots)
    assert sitting.table.accounts == {
        meter: account for meter, account in sitting.table.accounts.items() if not account.imbalance
    }


def test_every_prompt_of_a_whole_round_is_on_the_card(sitting: Sitting) -> None:
    on_the_card = " | ".join(text for _, text, _ in round_steps(sitting.table.setup))
    told = []

    def note() -> None:
        told.append(next_step(sitting.table).text)

    sitting.open()
    note()
    sitting.do(c.SeeChip(5), c.SeeChip(7))
    note()
    sitting.do(c.StartGame())
    note()
    sitting.do(c.MissChip(5), c.MissChip(7))
    note()
    sitting.claim(s5="four_aces")
    note()
    sitting.do(c.CallSupervisor())
    note()
    sitting.do(c.ConfirmWins())
    sitting.swipe("executive-1")
    note()
    # On the card the payments are steps of their own.
    assert told.pop().startswith("Press PAY SEAT")
    assert len(told) == 6
    assert [text for text in told if text not in on_the_card] == []


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_the_stages_of_a_game_stand_there_as_the_screen_says_them(table: str) -> None:
    setup = shipped(table)
    steps = round_steps(setup)
    for stage in setup.stages:
        known = next_step(table_of(setup, Phase.IN_PLAY, stages=(stage.key,)))
        (text,) = [text for _, text, _ in steps if text.startswith(f"{stage.label}: ")]
        assert stage.prompt.partition("{")[0] in text
        assert known.key  # the stage can be reached


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_a_card_begins_with_bets_ends_with_the_last_key_and_leaves_no_hole(table: str) -> None:
    setup = shipped(table)
    steps = round_steps(setup)
    texts = [text for _, text, _ in steps]
    assert any(start_label(setup) in text for text in texts[:2])
    assert [end_label(setup) in text for text in texts if "its END" not in text][-2:] == [
        False,
        True,
    ]
    assert sum(end_label(setup) in " ".join(step) for step in steps) == 1 + len(early(setup))
    assert all(texts)
    assert not any(holes(words) for step in steps for words in step[1:])


@pytest.mark.parametrize("table", ["crazy4-nexus", "dragon-nexus", "blackjack-nexus"])
def test_each_trouble_of_a_game_has_the_words_of_its_prompt(table: str) -> None:
    setup = shipped(table)
    for kind, cure in troubles(setup).items():
        prompt = step_with(table_of(setup, Phase.IN_PLAY), Irregularity(kind))
        assert cure.startswith(prompt.text)


def test_what_is_done_instead_of_each_other_has_one_number_and_two_letters() -> None:
    numbers = {
        text.partition(":")[0]: number for number, text, _ in round_steps(shipped("crazy4-nexus"))
    }
    assert (numbers["QUALIFIES"], numbers["NO QUALIFY"]) == ("7a", "7b")
    assert [number for number in numbers.values() if number[-1].isalpha()] == [
        "7a",
        "7b",
        "9a",
        "9b",
        "10b",
        "11b",
    ]


def test_envy_is_paid_last_and_only_where_a_hand_brings_it() -> None:
    texts = [text for _, text, _ in round_steps(shipped("crazy4-nexus"))]
    assert [text.partition(" at ")[0] for text in texts[-3:-1]] == [
        "Pay seat …, then press PAID",
        "Pay envy",
    ]
    assert not any("envy" in text for _, text, _ in round_steps(shipped("holdem-aquarius")))
