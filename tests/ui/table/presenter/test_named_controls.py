"""Whatever prompt, row or panel names is on the screen, live, and amber where the prompt asks.

Random rounds at every table, with irregularities, tokes and wins backed out; in every state each
seat is touched in between. While anything is open END GAME is not amber.
"""

from random import Random

import pytest
from dealt_table import dealt
from named import ambers, faults
from random_rounds import Rounds
from random_tables import BACK_OUT, EXECUTIVE, SUPERVISOR, shipped
from sitting import Sitting
from table_facts import changed

from dealer_assist import paths
from dealer_assist.table import commands as c
from dealer_assist.table.facts import bonus_bets, chips, comparing, paying, tokes
from dealer_assist.table.facts.dealing import ties
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.judging.bonus_pays import not_judged
from dealer_assist.table.facts.next_thing import ends_first, waits
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.tokes import seats_to_ask as tokes_to_ask
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Practices, TableSetup, TokeLimits
from dealer_assist.table.state import Denial, Phase, Table
from dealer_assist.table.words import end_label
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace

TABLES = sorted(file.stem for file in (paths.resources() / "tables").glob("*.toml"))
A_FEW = (
    "crazy4-nexus",
    "crazy4-aquarius",
    "dragon-nexus",
    "ez-baccarat-nexus",
    "four-card-nexus",
    "free-bet-nexus",
    "let-it-ride-nexus",
    "ez-pai-gow",
    "casino-war",
)


class Looks(Rounds):
    """Rounds in which the screen is read after each command, with every seat touched."""

    def __init__(self, setup: TableSetup, seed: str) -> None:
        self.seen = 0
        super().__init__(setup, Random(seed))

    def look(self) -> None:
        """Nothing is named that cannot be done, and END GAME waits for what is open."""
        self.seen += 1
        view = PassingView(at=self.now)
        assert list(faults(self.table, view)) == []
        seats = self.table.setup.seats if is_anything_open(self.table) else ()
        for seat in (None, *seats[:: max(1, len(seats) - 1)]):
            model = table_model(self.table, replace(view, selected=seat))
            is_amber = end_label(self.table.setup) in ambers(model)
            assert not (is_amber and is_anything_open(self.table))

    def _players(self) -> None:
        super()._players()
        if self.table.round.phase is Phase.BETTING and self.random.random() < 0.5:
            for seat in self.table.setup.seats[:3]:
                for wager in tokes.wagers_at(self.table, seat)[:1]:
                    self.do(c.LayToke(seat, wager, 100))

    def moves(self) -> list[c.Command]:
        """What a dealer does in a round, and now and then what goes wrong in it."""
        table = self.table
        if table.round.adjustment is not None:
            return [c.SwipeCard(EXECUTIVE), c.SwipeCard(SUPERVISOR), c.CancelAdjustment()]
        usual, others = super().moves(), list[c.Command]()
        if self.random.random() < 0.1:
            others += [c.NoteIrregularity("wrong_draw"), c.NoteIrregularity("exposed")]
        if table.lasting.irregularity is not None:
            others += [c.ClearIrregularity(), c.SwipeCard(SUPERVISOR), c.LeaveCard()]
        others += [
            c.AskAdjustment(one.number, BACK_OUT, note="Seen on camera 4")
            for one in table.round.wins[:1]
            if self.random.random() < 0.2
        ]
        others += [c.TakeBack(seat) for seat in table.setup.seats[:1]]
        others += [c.EndToke(*spot, 0) for spot in tokes.still_open(table)]
        return [*usual, *others]


def is_anything_open(table: Table) -> bool:
    """True if something is to be done before the end of the round, or of the jackpot before it."""
    if table.lasting.irregularity is not None or table.round.asked is not None:
        return True
    first = ends_first(table)
    if waits(table) or paying.dues(table, first) or chips.to_take(table):
        return True
    if first:
        return False
    owed = (*bonus_bets.owed(table), *bonus_bets.too_much(table), *paying.to_take_back(table))
    return bool(
        owed
        or table.round.claims
        or walk.left(table)
        or not_judged(table)
        or tokes_to_ask(table)
        or comparing.left(table)
        or ties.is_unfought(table)
    )


def with_tokes(setup: TableSetup) -> TableSetup:
    """Let tokes be laid and rulings made, which are off at the shipped tables."""
    return replace(setup, practices=Practices(tokes=TokeLimits(), rulings=True))


@pytest.mark.parametrize("name", A_FEW)
def test_every_control_that_is_named_is_there(name: str) -> None:
    sitting = Looks(with_tokes(shipped(name)), name)
    sitting.play()
    assert sitting.seen > 20


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", TABLES)
def test_every_control_that_is_named_is_there_at_any_shipped_table(name: str) -> None:
    for seed in range(3):
        Looks(shipped(name), f"{name}{seed}").play()


def test_chips_are_taken_before_the_insurance_is_closed(staff: dict[str, StaffMember]) -> None:
    """INSURANCE CLOSED was amber beside the chips that the prompt asked for."""
    sitting = Sitting(shipped("blackjack-blazing"), staff).open()
    sitting.do(c.PlaceWagers(2, {"blackjack": 2500}), c.SeeChip(2), c.StartGame())
    sitting.do(c.SeeCards("2", ("8d", "9c")), c.SeeCards("dealer", ("Ad",)))
    assert ambers(table_model(sitting.table, PassingView())) == ["chips"]
    sitting.do(c.MissChip(2))
    assert ambers(table_model(sitting.table, PassingView())) == ["INSURANCE CLOSED"]


def test_paid_names_the_next_seat_with_all_that_it_gets(staff: dict[str, StaffMember]) -> None:
    """PAID SEAT 7 said: next seat 5, $100; the next line was: pay seat 5 $275."""
    sitting = Sitting(shipped("three-card-nexus"), staff).open()
    sitting.do(*(c.PlaceWagers(seat, {"ante": 2500}) for seat in (5, 7)))
    sitting.do(c.SeeChip(5), c.SeeChip(7), c.StartGame(), c.MissChip(5), c.MissChip(7))
    sitting.do(c.AdvanceStage("deal"))
    sitting.do(c.SeeCards("5", ("7s", "8s", "9s")), c.SeeCards("7", ("2d", "2h", "2c")))
    sitting.do(*(c.PlaceWagers(seat, {"ante": 2500, "play": 2500}) for seat in (5, 7)))
    sitting.do(c.SeeCards("dealer", ("Qc", "9h", "5s")))
    sitting.claim(s5="straight_flush", s7="three_of_a_kind")
    sitting.do(c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("executive-1")
    sitting.come_to_an_end()
    sitting.do(c.BeginPaying())
    first = table_model(sitting.table, PassingView(at=sitting.now)).hands.walk
    assert first is not None
    assert first.paid is not None
    assert (first.paid.label, first.paid.detail) == ("PAID SEAT 7", "Next: seat 5, pay $275.00")


def test_a_prize_smaller_than_what_is_taken_ends_with_taken(staff: dict[str, StaffMember]) -> None:
    """The prompt said TAKEN, and the button PAID SEAT 5."""
    sitting = Sitting(shipped("crazy4-nexus"), staff).open()
    wagers = {"ante": 2500, "super_bonus": 2500}
    sitting.do(c.PlaceWagers(5, wagers), c.SeeChip(5), c.StartGame(), c.MissChip(5))
    sitting.do(
        c.AdvanceStage("deal"),
        c.SeeCards("5", ("2s", "2d", "2c", "Kh", "3d")),
        c.PlaceWagers(5, {**wagers, "play": 7500}),
        c.SeeCards("dealer", ("Qs", "Qd", "Qc", "3c", "4h")),
        c.AdvanceStage("qualifies"),
        c.PressHand(5, "three_of_a_kind", "A"),
        c.ConfirmAsDealer(),
    )
    sitting.come_to_an_end()
    sitting.do(c.BeginPaying())
    view = PassingView(at=sitting.now)
    model = table_model(sitting.table, view)
    assert "press TAKEN" in str(model.prompt.line)
    assert ambers(model) == ["TAKEN SEAT 5"]
    assert list(faults(sitting.table, view)) == []


def test_a_denied_hand_that_is_looked_at_again_is_amber_alone() -> None:
    """The hand and a chip to be cleared were amber at once."""
    cards, bets = {"4": "9c 7s 8s", "dealer": "7d Qd"}, {4: {"blackjack": 500}}
    table = dealt("free-bet-dual", cards, bets, chips={4: "AB"})
    lying = replace(table.sensor((4, "B")), has_chip=True, is_settled=True)
    table = changed(
        table,
        sensors={**table.sensors, (4, "B"): lying},
        stages=tuple(one.key for one in table.setup.stages),
        started_at=1,
        settled=("B",),
    )
    known = suggestion.basis(table, (4, "A"))
    denial = Denial(4, "A", "one7", "Card entered wrongly", known)
    table = changed(table, denials=(denial,))
    assert ambers(table_model(table, PassingView())) == ["chips"]
    looked_at = ambers(table_model(table, PassingView(selected=4)))
    assert looked_at == ["Either of the First Two Cards – 7"]
