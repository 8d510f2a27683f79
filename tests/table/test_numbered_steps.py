"""Every numbered step of every dealing procedure is told, or says why it is not."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest
from numbered_steps import PROCEDURES, NumberedStep
from random_tables import shipped
from round_over import ANYWAY

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table.events.asked import TAKEN
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.words import has_key
from dealer_assist.ui.pages.rules import chapters_of

Sit = Any  # of conftest
SEATS = (1, 5, 7)


class Listener:
    """Plays a table and writes down whatever its prompts say."""

    def __init__(self, sit: Sit, setup: TableSetup) -> None:
        self._sit, self.setup = sit, setup
        self.heard: list[str] = []

    def listen(self, selected: int | None = None) -> None:
        step = next_step(self.sitting.table, LookedAt(selected))
        self.heard.append(f"{step.text}. {step.detail}")

    def do(self, *commands: c.Command) -> None:
        for command in commands:
            self.sitting.now += 5_000
            self.sitting.do(command)
            self.listen()

    def sit(self) -> None:
        self.sitting = self._sit(self.setup)
        self.listen()
        self.sitting.open()
        self.listen()

    def start(self, pots: tuple[str, ...]) -> None:
        """Begin a round: wagers, chips, the start; chips that do not stay are taken."""
        self.sit()
        main = self.setup.wagers[0].key
        self.do(*(c.PlaceWagers(seat, {main: 1000}) for seat in SEATS if seat in self.setup.seats))
        self.do(*(c.SeeChip(seat, pot) for pot in pots for seat in SEATS), c.StartGame())
        taken = [pot for pot in pots if not self.setup.jackpots[pot].chips_stay]
        self.do(*(c.MissChip(seat, pot) for pot in taken for seat in SEATS))

    def deal(self, answer: int) -> None:
        """Go through every stage, with a fold; where there are two answers take one of them."""
        for pot in early_jackpots(self.sitting.table):
            self.do(c.EndGame(pot))
            self.do(*(c.MissChip(seat, pot) for seat in SEATS))
        while later := stages.coming(self.sitting.table):
            now = stages.now(self.sitting.table)
            if now is not None and now.may_fold:
                self.do(c.FoldHand(1))
            self.do(c.AdvanceStage(later[answer % len(later)].key, is_asked=True))
        for left in walk.asked(self.sitting.table):
            self.do(c.AnswerSeat(left.seat, TAKEN))

    def win(self, pot: str) -> None:
        """Have the whole meter won at seats 5 and 7, put on record and paid."""
        line = self.setup.jackpots[pot].lines[0].key
        self.listen(selected=5)
        for seat in (5,) if self.setup.jackpots[pot].is_shared else (5, 7):
            self.do(c.PressHand(seat, line, pot))
        self.do(c.CallSupervisor())
        if has_key(self.setup):
            self.do(c.TurnKey("JPH"), c.PressJackpot(ANYWAY), c.TurnKey("RUN"))
        else:
            self.do(c.ConfirmWins(ANYWAY))
            self.sitting.swipe("executive-1")
            self.listen()
        self.do(c.BeginPaying())
        while (thing := next_thing(self.sitting.table)).what == "pay_seat":
            assert thing.seat is not None
            self.do(c.TickPaid(thing.seat))

    def back_out(self) -> None:
        """Have the first win of the round backed out again."""
        number = self.sitting.table.round.wins[0].number
        self.do(c.AskAdjustment(number, "Wrong seat", note="Seen on camera 4"))

    def trouble(self) -> None:
        """Go through both irregularities."""
        self.do(c.NoteIrregularity("wrong_cards"), c.ClearIrregularity())
        self.do(c.NoteIrregularity("shuffler"))
        while self.sitting.table.lasting.irregularity is not None:
            step = self.sitting.table.lasting.irregularity.step + 1
            self.do(c.TickStep(step, "The service"))


def _listened(sit: Sit, setup: TableSetup) -> tuple[str, ...]:
    listener = Listener(sit, setup)
    pots = tuple(setup.jackpots)
    for answer in (0, 1):
        listener.start(pots)
        listener.deal(answer)
    listener.start(pots)
    listener.trouble()
    for pot in pots:
        listener.start((pot,))
        if not early_jackpots(listener.sitting.table):
            listener.deal(0)
        listener.win(pot)
        listener.back_out()
    return tuple(listener.heard)


@pytest.fixture(scope="module")
def prompts() -> Callable[[Sit, str], tuple[str, ...]]:
    """What the prompts of a shipped table say; it is played once."""
    known: dict[str, tuple[str, ...]] = {}

    def told(sit: Sit, name: str) -> tuple[str, ...]:
        if name not in known:
            known[name] = _listened(sit, shipped(name))
        return known[name]

    return told


@cache
def rules(name: str) -> tuple[str, ...]:
    """What the rules page of a shipped table says."""
    setup, resources = shipped(name), paths.resources()
    game = load_games(resources / "games")[setup.game]
    book = rule_book_of(resources, game)
    return tuple(line for chapter in chapters_of(book, setup) for line in chapter.lines)


def lacking(step: NumberedStep, prompts: Iterable[str], rules: Iterable[str]) -> str:
    """Return what a step lacks at a table that says these prompts and shows these rules."""
    if not (step.prompt or step.reason):
        return "it has neither a prompt nor a reason"
    prompt = step.prompt.casefold()
    if prompt and not any(prompt in text.casefold() for text in prompts):
        return f"no prompt says {step.prompt!r}"
    if step.rule and not any(step.rule.casefold() in line.casefold() for line in rules):
        return f"no rule says {step.rule!r}"
    return ""


@pytest.mark.parametrize("title", PROCEDURES)
def test_every_numbered_step_is_told_or_says_why_not(
    sit: Sit, prompts: Callable[[Sit, str], tuple[str, ...]], title: str
) -> None:
    procedure = PROCEDURES[title]
    findings = [
        f"{table}, {step.number} {step.words}: {found}"
        for table in procedure.tables
        for step in procedure.steps
        if (found := lacking(step, prompts(sit, table), rules(table)))
    ]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("title", PROCEDURES)
def test_the_numbers_of_a_procedure_run_without_a_gap(title: str) -> None:
    steps = PROCEDURES[title].steps
    numbers = [step.number for step in steps]
    assert len(numbers) == len(set(numbers))
    counted: list[int] = []
    for number in numbers:
        head = int("".join(sign for sign in number.split()[0].split(".")[0] if sign.isdigit()))
        if head not in counted:
            counted.append(head)
    assert counted == list(range(1, len(counted) + 1))


def test_every_table_that_is_shipped_has_its_procedure() -> None:
    named = {table for procedure in PROCEDURES.values() for table in procedure.tables}
    files = {file.stem for file in (paths.resources() / "tables").glob("*.toml")}
    games = {shipped(name).game for name in named}
    assert {shipped(file).game for file in files} <= games


@pytest.mark.parametrize(
    ("step", "found"),
    [
        (NumberedStep("1", "Nobody tells it"), "it has neither a prompt nor a reason"),
        (NumberedStep("1", "It is told elsewhere", "Sing"), "no prompt says 'Sing'"),
        (NumberedStep("1", "It is ruled elsewhere", "Deal", rule="Sing"), "no rule says 'Sing'"),
        (NumberedStep("1", "It is told and ruled", "Deal", rule="Bets"), ""),
        (NumberedStep("1", "Nobody has to tell it", reason="It is printed"), ""),
    ],
)
def test_what_a_step_lacks_is_found(step: NumberedStep, found: str) -> None:
    assert lacking(step, ("Deal the cards",), ("Bets come first",)) == found


def test_a_command_that_the_table_refuses_stops_the_listener(sit: Sit) -> None:
    listener = Listener(sit, shipped("crazy4-nexus"))
    listener.sit()
    with pytest.raises(Refused):
        listener.do(c.EndGame())
