"""The walk at the end of a round: every amount is what `settle` says, one amount a seat, once."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from dealt_table import strict
from random_tables import DEALER, EXECUTIVE
from round_over import REST_MS, chips_off
from shipped_tables import TABLES, shipped
from sitting import Sit, Sitting

from dealer_assist import paths
from dealer_assist.catalog.book import Book, load_book
from dealer_assist.desk import sample_players
from dealer_assist.devices.simulated import virtual_shoe
from dealer_assist.errors import Refused
from dealer_assist.rules.bets.side_bets import ON_FIRST_CARDS
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.settle.lines import settle_lines
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.dealing import house_money, sets, stages
from dealer_assist.table.facts.judging.known_cards import cards_at
from dealer_assist.table.facts.next_thing import Touch, next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.deal_record import refusals, write_down
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.guide import controls
from dealer_assist.table.procedures import settling
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.table.presenter.pay import settle_walk

ROUNDS, MOST_STEPS = 3, 150


def one_a_game() -> list[str]:
    """Name a table for each game that is walked; set hands are compared instead."""
    found: dict[str, str] = {}
    for name in TABLES:
        setup = shipped(name)
        if not sets.are_made(setup) and setup.players:
            found.setdefault(setup.game, name)
    return sorted(found.values())


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book(paths.resources())


class Played:
    """A table that is played by known cards, without a jackpot wager, up to its last stage."""

    def __init__(self, name: str) -> None:
        self.table, self.now = Table(shipped(name)), 1_760_000_000_000
        self.random = Random(name)
        self.do(c.SwipeCard(DEALER))

    def do(self, command: c.Command) -> tuple[e.Event, ...]:
        """Try a command; nothing where it is refused."""
        self.now += 700
        try:
            events = decide(self.table, command, self.now)
        except Refused:
            return ()
        self.table = evolve_all(self.table, events)
        return events

    def to_the_walk(self) -> bool:
        """Play a round until its seats are settled; False where nobody is."""
        self.players()
        self.do(c.StartGame())
        self.now += REST_MS
        for _ in range(MOST_STEPS):
            if walk.is_told(self.table):
                return True
            before = self.table
            for commands in self.ahead():
                for command in commands:
                    self.do(command)
                if self.table is not before:
                    break
            else:
                return False
            self.players()
        return False

    def players(self) -> None:
        """Have every player answer; the last answer of a stage may lead to the next."""
        before = None
        while before is not self.table:
            before = self.table
            for command in sample_players.owed(self.table):
                self.do(command)

    def ahead(self) -> Iterator[list[c.Command]]:
        """Return what may carry the round on, the first thing first."""
        table, random = self.table, self.random
        if not table.round.cards:
            yield virtual_shoe.deal(table, random)
        yield [c.CollectBonus()]
        yield [c.CloseInsurance()]
        yield [c.SettleInsurance()]
        yield [c.AskForBets(), c.SwipeCard(EXECUTIVE), c.PayBets()]
        yield [c.AnswerBonus(one.seat, 0) for one in house_money.to_ask(table)]
        if virtual_shoe.awaits_play(table):
            yield virtual_shoe.play_on(table, random)
        yield [c.AdvanceStage(stage.key) for stage in stages.coming(table)[:1]]
        yield [c.AdvanceStage(stage.key, is_asked=True) for stage in stages.coming(table)[:1]]

    def end(self) -> None:
        """Bring the round to its end; what a title has besides is left to it."""
        for command in chips_off(self.table):
            self.do(command)
        for _ in range(20):
            if self.table.round.phase is Phase.BETTING:
                return
            for command in (c.AskForBets(), c.SwipeCard(EXECUTIVE), c.PayBets(), c.EndGame()):
                self.do(command)
            for seat in walk.left(self.table):
                self.do(c.SettleSeat(seat.seat))
        self.do(c.VoidRound(self.table.setup.void_reasons[0]))
        self.do(c.GiveBack())


def by_settle(table: Table, book: Book) -> dict[int, dict[str, int]]:
    """Have `settle` answer for the round as it lies; give each seat's nets by wager."""
    game = table.setup.definition
    assert game is not None
    deal = write_down(table, game)
    refusals(table.setup, deal, game)  # a seat whose bets break a rule is told apart
    (answer,) = settle_lines([json.dumps(deal)], book)
    told: dict[str, Any] = json.loads(answer)
    assert "refused" not in told, told
    return {
        seat["seat"]: {wager: one["net"] for wager, one in seat["wagers"].items()}
        for seat in told["seats"]
    }


@pytest.mark.parametrize("name", one_a_game())
def test_every_amount_of_the_walk_is_what_settle_says(name: str, book: Book) -> None:
    played, walked = Played(name), 0
    for _ in range(ROUNDS):
        if played.to_the_walk():
            walked += check_walk(played, book)
        played.end()
        assert played.table.round.phase is Phase.BETTING
    assert walked


def check_walk(played: Played, book: Book) -> int:
    """Walk a round to its end; count the seats."""
    table, seen = played.table, 0
    said = by_settle(table, book)
    paid_before = dict(table.round.bonus_bets.paid)
    for one in walk.left(table):
        at_once = taken_at_once(table, one)
        nets = {bet.wager: 0 for bet in one.lines}
        for bet in one.lines:
            nets[bet.wager] += bet.due
        for wager, net in nets.items():
            before = paid_before.get((one.seat, wager), 0) + at_once.get(wager, 0)
            assert net == said[one.seat][wager] - before
        left_out = {
            wager: net for wager, net in said[one.seat].items() if net and wager not in nets
        }
        done = (*table.setup.title.highest,) if table.setup.title else ()
        done = (*done, table.setup.duties.insures, table.setup.duties.left_up)
        assert not [
            wager
            for wager in left_out
            if wager not in (*done, *at_once) and (one.seat, wager) not in paid_before
        ]
        row = next(seat for seat in settlement(table).seats if seat.seat == one.seat)
        assert one.cents == row.to_pay - row.to_take
    while (now := walk.now(played.table)) is not None:
        assert controls.end_game(played.table, played.now).standing is not NEXT
        if now.needs_card:
            played.do(c.AskForBets())
            played.do(c.SwipeCard(EXECUTIVE))
        assert played.do(c.SettleSeat(now.seat))
        assert played.do(c.SettleSeat(now.seat)) == ()  # the second tap
        assert walk.settled_at(played.table, now.seat) is not None
        seen += 1
        assert seen < 20
    return seen


def taken_at_once(table: Table, one: walk.SeatLeft) -> dict[str, int]:
    """Add up what was taken before the dealer played: busts, and what the first cards lost."""
    found: dict[str, int] = {}
    hands = table.setup.duties.hands
    for bet in one.settled.each:
        is_hand = bet.wager == hands and table.setup.acts is not None
        place = bet.place or str(one.seat)
        is_bust = is_hand and count(cards_at(table, place))[0] > 21
        is_first = bet.wager in ON_FIRST_CARDS and table.setup.acts is not None
        is_gone = table.seat(one.seat).has_folded  # collected with the fold
        if bet.is_done and bet.net < 0 and (is_bust or is_first or is_gone):
            found[bet.wager] = found.get(bet.wager, 0) + bet.net
    return found


NEXT = controls.ControlStanding.NEXT


def at_the_end(sit: Sit) -> Sitting:
    """Crazy 4, all cards known: seat 7 folded, seat 5 wins, seat 3 pushes nothing and loses."""
    sitting = sit(shipped("crazy4-nexus")).open()
    ante = {"ante": 2500, "super_bonus": 2500}
    sitting.do(
        *(c.PlaceWagers(seat, ante) for seat in (3, 5, 7)),
        c.StartGame(),
        c.AdvanceStage("deal"),
        c.SeeCards("3", ("2s", "5d", "7h", "9s", "Jd")),
        c.SeeCards("5", ("As", "Ad", "Ac", "Kh", "2d")),
        c.PlaceWagers(3, {**ante, "play": 2500}),
        c.PlaceWagers(5, {**ante, "play": 7500}),
        c.FoldHand(7),
        c.SeeCards("dealer", ("Kc", "Qc", "2h", "3c", "4h")),
        c.AdvanceStage("qualifies"),
    )
    return sitting


def test_seats_are_settled_in_payment_order_and_the_end_waits_for_a_hold(sit: Sit) -> None:
    sitting = at_the_end(sit)
    sitting.come_to_an_end()
    first = next_thing(sitting.table)
    assert (first.what, first.touch, first.seat) == ("settle_seat", Touch.PANEL, 5)
    # Three aces: Play $75 and Ante $25 1 to 1, Super Bonus 2 to 1 (C4P-09).
    assert first.cents == 7500 + 2500 + 5000
    assert controls.end_game(sitting.table, sitting.now).detail == "Next: seat 5"
    (settled,) = [one for one in sitting.do(c.SettleSeat(5)) if isinstance(one, e.WagersSettled)]
    assert settled.cents == 15_000
    assert controls.end_game(sitting.table, sitting.now).detail == "Hold: 1 seat not marked paid"
    assert next_thing(sitting.table).seat == 3
    assert next_thing(sitting.table).cents == -7500
    sitting.do(c.SettleSeat(3))
    assert walk.left(sitting.table) == ()
    assert next_thing(sitting.table).touch is Touch.END


def test_a_plate_says_what_the_walk_took_not_what_went_with_the_fold(sit: Sit) -> None:
    sitting = sit(shipped("i-luv-suits")).open()
    sitting.do(
        *(c.PlaceWagers(seat, {"ante": 1500, "flush_rush": 500}) for seat in (2, 3)),
        c.StartGame(),
        c.AdvanceStage("deal"),
        c.SeeCards("2", ("7h", "5d", "4c", "2c", "Js", "9s", "8d")),
        c.SeeCards("3", ("Kh", "Th", "5h", "Qd", "6c", "3c", "4s")),
        c.FoldHand(2),
        c.PlaceWagers(3, {"ante": 1500, "play": 1500, "flush_rush": 500}),
        c.SeeCards("dealer", ("Qh", "8h", "4h", "Jd", "9d", "7c", "5c")),
    )
    sitting.come_to_an_end()
    due = walk.at(sitting.table, 2)
    assert due is not None
    assert due.cents == -500
    sitting.do(c.SettleSeat(2))
    assert walk.settled_at(sitting.table, 2) == -500


def test_a_seat_that_came_out_even_did_not_push(sit: Sit) -> None:
    sitting = sit(shipped("big-raise-nexus")).open()
    bets = {"ante": 1000, "three_card": 500}
    sitting.do(
        c.PlaceWagers(1, bets),
        c.StartGame(),
        c.AdvanceStage("action"),
        c.SeeCards("1", ("Js", "6s", "Ks")),
        c.PlaceWagers(1, {**bets, "raise": 1000}),
        c.SeeCards("board", ("8c", "7c")),
    )
    sitting.come_to_an_end()
    assert settle_walk.foot(sitting.table, 1) == "EVEN"
    sitting.do(c.SettleSeat(1))
    assert settle_walk.foot(sitting.table, 1) == "EVEN"


def test_undo_takes_the_last_seat_back_and_what_was_paid_with_it(sit: Sit) -> None:
    sitting = at_the_end(sit)
    before = sitting.table.round.bonus_bets
    sitting.do(c.SettleSeat(5), c.UndoPaid())
    assert walk.now(sitting.table) == walk.at(sitting.table, 5)
    assert sitting.table.round.bonus_bets == before
    assert sitting.table.round.walked == ()


def test_a_card_put_right_asks_for_the_difference_alone(sit: Sit) -> None:
    sitting = at_the_end(sit)
    sitting.do(c.SettleSeat(5), c.SeeCards("5", ("As", "Ad", "Qh", "Kh", "2d")))
    again = walk.at(sitting.table, 5)
    assert again is not None
    # A pair of aces wins Play and Ante still, the Super Bonus pushes: $50 comes back.
    assert again.cents == -5000


def test_a_bet_that_needs_a_card_waits_and_holds_up_nobody(sit: Sit) -> None:
    sitting = sit(strict(shipped("four-card-nexus"))).open()
    bets = {seat: {"ante": 500, "aces_up": 500} for seat in (2, 6)}
    sitting.do(*(c.PlaceWagers(seat, bets[seat]) for seat in bets), c.StartGame())
    sitting.do(
        c.AdvanceStage("deal"),
        c.SeeCards("6", ("Ks", "Kc", "Kd", "Kh", "2d")),
        c.SeeCards("2", ("3s", "5c", "7d", "9h", "Jd")),
        *(c.PlaceWagers(seat, {**bets[seat], "play": 500}) for seat in bets),
        c.SeeCards("dealer", ("7s", "8d", "9c", "Tc", "As", "2c")),
        c.AdvanceStage("settle"),
    )
    assert [one.seat for one in walk.left(sitting.table)] == [6, 2]
    assert walk.at(sitting.table, 6).needs_card  # type: ignore[union-attr]
    assert "card first" in refused(sitting.table, 6)
    assert next_thing(sitting.table).seat == 2
    sitting.do(c.SettleSeat(2))
    assert next_thing(sitting.table).what == "call_for_bets"


def refused(table: Table, seat: int) -> str:
    with pytest.raises(Refused) as said:
        settling.settle(table, seat, 0)
    return str(said.value)


def test_what_nobody_ticked_is_on_record_with_the_end(sit: Sit) -> None:
    sitting = at_the_end(sit)
    sitting.do(c.SettleSeat(5))
    ended = sitting.do(c.EndGame())
    (over,) = [one for one in ended if isinstance(one, e.GameEnded)]
    assert (over.not_ticked, over.not_walked) == ((), (3,))


def test_a_prize_and_the_wagers_of_its_seat_are_one_amount_and_one_touch(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).open()
    ante = {"ante": 2500, "super_bonus": 2500}
    sitting.do(c.PlaceWagers(5, ante), c.SeeChip(5), c.StartGame(), c.MissChip(5))
    sitting.do(
        c.AdvanceStage("deal"),
        c.SeeCards("5", ("As", "Ad", "Ac", "Kh", "2d")),
        c.PlaceWagers(5, {**ante, "play": 7500}),
        c.SeeCards("dealer", ("Kc", "Qc", "2h", "3c", "4h")),
        c.AdvanceStage("qualifies"),
        c.PressHand(5, "three_of_a_kind"),
        c.ConfirmAsDealer(),
        c.BeginPaying(),
    )
    found = walk.at(sitting.table, 5)
    assert found is not None
    prize = sitting.table.round.wins[0].award.prize
    assert found.cents == 15_000 + prize
    kinds = {type(one) for one in sitting.do(c.TickPaid(5))}
    assert kinds >= {e.WagersSettled, e.SeatPaid}
    assert walk.settled_at(sitting.table, 5) == 15_000 + prize
    sitting.do(c.UndoPaid())
    assert walk.at(sitting.table, 5) == found


def test_insurance_that_was_collected_is_never_taken_again(sit: Sit) -> None:
    sitting = sit(shipped("free-bet-nexus")).open()
    sitting.do(c.PlaceWagers(3, {"blackjack": 2500}), c.StartGame())
    sitting.do(c.SeeCards("3", ("Th", "9s")), c.SeeCards("dealer", ("Ad",)))
    sitting.do(c.InsureSeat(3, 1250), c.CloseInsurance(), c.AnswerPeek("none"))
    sitting.do(c.SettleInsurance(), c.PlayHand("3", "stand"))
    sitting.do(*(c.AdvanceStage(one) for one in ("dealer", "settle")))
    sitting.do(c.SeeCards("dealer", ("Ad", "7c")))
    (seat,) = settlement(sitting.table).seats
    assert seat.to_take == 0
    assert seat.to_pay == 2500
