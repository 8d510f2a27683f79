"""A round dealt at a real desk and walked to its end as the screen asks for it, step by step.

With the cards on record, or with the same deal lying where nobody has entered it: the dealer then
presses the hands that lie there.
"""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from desk_on_paper import Place
from round_over import ANYWAY, REST_MS, chips_off
from shipped_tables import shipped

from dealer_assist import paths
from dealer_assist.catalog.book import Book, load_book
from dealer_assist.catalog.people import SampleCard, load_staff
from dealer_assist.desk import sample_players
from dealer_assist.devices.simulated import virtual_shoe
from dealer_assist.errors import Refused
from dealer_assist.journal.codec import decode
from dealer_assist.rules.bets.besides import ON_FIRST_TWO
from dealer_assist.rules.bets.side_bets import ON_FIRST_CARDS
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.rules.titles.title import BACK
from dealer_assist.settle.lines import settle_lines
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.events.values import LockedWager
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import comparing, duties, paying
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.facts.dealing import house_money, sets, stages, street_questions
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.judging.exposed import wager_on_it
from dealer_assist.table.facts.judging.known_cards import coup_of, is_baccarat, is_blackjack
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.deal_record import refusals, write_down
from dealer_assist.table.facts.settling.tokes import at_the_end
from dealer_assist.table.guide import controls
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

_MOST, MOST_STEPS, MOST_DEALS = 21, 200, 40
PAID = "paid"
Nets = dict[tuple[int, str], int]


@cache
def _book() -> Book:
    return load_book(paths.resources())


@cache
def _cards(staff: str) -> tuple[SampleCard, ...]:
    return load_staff(paths.resources() / "staff" / f"{staff}.toml")


class WalkedRound:
    """One round at a table, a shipped one by its name; or the one that is `known`, where nobody
    enters a card.
    """

    def __init__(
        self, table: str | TableSetup, seed: int, known: "WalkedRound | None" = None
    ) -> None:
        setup = shipped(table) if isinstance(table, str) else table
        self.place = Place(setup, _cards(setup.staff))
        self.random = Random(f"{setup.key} {seed}")
        self.hands = known.pressed if known else None
        self.side = known.side if known else ""
        self.pressed: dict[Spot, str] = {}
        self.meters: dict[Spot, int] = {}
        self.last = self.table
        self.place.desk.before_end = at_the_end

    @property
    def table(self) -> Table:
        """Return the table as it stands now."""
        return self.place.desk.table

    def do(self, *commands: c.Command) -> bool:
        """Try these; tell whether the table has changed."""
        before = self.table
        for command in commands:
            self.place.clock.advance(700)
            self.place.desk.submit(command)
        return self.table is not before

    def play(self) -> "WalkedRound":
        """Play the whole round."""
        self.place.swipe("dealer-1")
        self.players()
        seats = [one.seat for one in self.table.setup.players]
        self.do(*(c.SeeChip(*spot) for spot in self.table.setup.spots if spot[0] in seats))
        self.do(c.StartGame())
        self.place.clock.advance(REST_MS)
        for _ in range(MOST_STEPS):
            if self.table.round.number > 1:
                return self
            assert self.step(), f"stuck at {next_thing(self.table)}"
        raise AssertionError(f"no end: {next_thing(self.table)}")

    def players(self) -> None:
        """Let the players bet what the stage asks them for."""
        self.do(*sample_players.owed(self.table))

    def step(self) -> bool:
        """Do the next thing; tell whether anything came of it."""
        self.last = self.table
        return any(self.do(*commands) for commands in self.ahead(next_thing(self.table).what))

    def ahead(self, what: str) -> Iterator[list[c.Command]]:
        """Return what may carry the round on, the first thing first."""
        table = self.table
        yield [*_chips_of(table, what)]
        yield [*self._hands(table)]
        yield [*_by_card(table, what)]
        match what:
            case "pay":
                yield [c.BeginPaying()]
            case "settle_seat":
                found = walk.now(table)
                yield [c.SettleSeat(found.seat)] if found else []
            case "ask_seat":
                asked = walk.asked_now(table)
                holds = asked is not None and duties.holds_paying(table, asked.seat)
                yield [c.TickDuty(duties.TAX, asked.seat)] if asked and holds else []
                yield [c.AnswerSeat(asked.seat, "taken")] if asked else []
            case "call_for_bets" | "pay_bets":
                yield [c.AskForBets(), *_swipe("executive-1", table)]
                yield [c.PayBets()]
            case "pay_seat":
                due = paying.dues(table)[0]
                holds = duties.holds_paying(table, due.seat)
                yield [c.TickDuty(duties.TAX, due.seat)] if holds else []
                yield [c.TickPaid(due.seat)]
        yield from self._played(table)
        yield [c.CompareHand(seat) for seat in comparing.left(table)[:1]]
        yield [c.TickDuty(one.kind) for one in duties.open_at_end(table)]
        yield [*chips_off(table, controls.ending(table).sensor), controls.ending(table)]

    def _played(self, table: Table) -> Iterator[list[c.Command]]:
        """Return what the base game does next, as far as its cards are entered."""
        if not table.round.cards and self.hands is None:
            yield self._deal(table)
        yield list(sample_players.owed(table))
        yield [*_street_bet(table)]
        yield [c.CollectBonus()]
        yield [c.CloseInsurance()]
        yield [c.AnswerPeek("none")] if self.hands is not None else []
        yield [c.SettleInsurance()]
        yield [c.AskForBets(), *_swipe("executive-1", table)] if house_money.for_card(table) else []
        yield [c.AnswerBonus(one.seat, 0) for one in house_money.to_ask(table)]
        if self.hands is None and virtual_shoe.awaits_play(table):
            yield virtual_shoe.play_on(table, self.random)
        yield [c.AdvanceStage(stage.key) for stage in stages.coming(table)[:1]]
        yield [c.AdvanceStage(stage.key, is_asked=True) for stage in stages.coming(table)[:1]]

    def _deal(self, table: Table) -> list[c.Command]:
        """Return a deal in which somebody plays for a prize, where one of so many has one."""
        first = virtual_shoe.deal(table, self.random)
        deals = [first, *(virtual_shoe.deal(table, self.random) for _ in range(MOST_DEALS))]
        return next((one for one in deals if _wins(table, one)), first)

    def _hands(self, table: Table) -> Iterator[c.Command]:
        if self.hands is None:
            waiting = suggestion.waiting(table)
            made = {spot: suggestion.suggested(table, spot) or "" for spot in waiting}
        else:
            left = (spot for spot in self.hands if spot not in self.pressed)
            made = {spot: self.hands[spot] for spot in left if _is_time(table, spot[1])}
        for spot, line in made.items():
            if _is_shared(table, spot) and spot[1] in {sensor for _, sensor in self.pressed}:
                continue  # the table's hand is one for all its seats
            self.pressed[spot] = line
            if not any(win.sensor == spot[1] for win in table.round.wins):
                self.meters |= _shown(table, spot[1])
            yield self._press(table, spot, line)

    def _press(self, table: Table, spot: Spot, line: str) -> c.Command:
        coup = coup_of(table) if is_baccarat(table.setup) else None
        self.side = coup.winner if coup is not None else self.side
        if self.side and _is_shared(table, spot):
            return c.PressTableHand(self.side, line, spot[1])
        return c.PressHand(spot[0], line, spot[1])

    @property
    def events(self) -> Iterator[e.Event]:
        """Return what is on record."""
        return (decode(fact.kind, fact.payload) for fact in self.place.record.facts)

    @property
    def locked(self) -> tuple[LockedWager, ...]:
        """Return the jackpot wagers that the round began with."""
        return next(one.wagers for one in self.events if isinstance(one, e.GameStarted))

    def on_record(self) -> Nets:
        """Add up the amounts on record, by seat and wager; prizes and envy as `paid`."""
        found = Nets()
        for event in self.events:
            match event:
                case e.WagersSettled(seat=seat, lines=lines):
                    _add(found, [(seat, line.wager, line.cents) for line in lines])
                case e.BetsPaid(bets=bets):
                    _add(found, [(bet.seat, bet.wager, bet.cents) for bet in bets])
                case e.HandCompared(seat=seat, net_cents=net):
                    _add(found, [(seat, self.table.setup.settles[0], net)])
                case e.SeatPaid(seat=seat, cents=cents):
                    _add(found, [(seat, PAID, cents)])
        return found

    def settled(self) -> dict[str, Any]:
        """Have `settle` answer for the same deal, jackpots included."""
        table, game = self.last, self.last.setup.definition
        assert game is not None
        deal = write_down(table, game)
        refusals(table.setup, deal, game)
        wagers = {
            sensor: next(key for key, judges in game.jackpots.items() if jackpot.judge in judges)
            for sensor, jackpot in table.setup.jackpots.items()
        }
        for seat in deal["seats"]:
            for one in self.locked:
                if one.seat == seat["seat"]:
                    seat["wagers"][wagers[one.sensor]] = one.cents
        deal["jackpot"] = [
            {
                "paytable": jackpot.key,
                "meters": {
                    level.name: (_shown(table, sensor) | self.meters)[sensor, level.name]
                    for level in jackpot.levels
                },
                "seeds": {level.name: level.seed_cents for level in jackpot.levels},
            }
            for sensor, jackpot in table.setup.jackpots.items()
        ]
        own = {one.key: one for one in table.setup.jackpots.values()}
        book = replace(_book(), jackpots={**own, **_book().jackpots})  # a house has jackpots too
        (answer,) = settle_lines([json.dumps(deal)], book)
        told: dict[str, Any] = json.loads(answer)
        assert "refused" not in told, told["refused"]
        return told

    def by_settle(self) -> Nets:
        """Return what `settle` says, by seat and wager; prizes and envy as `paid`."""
        found, game = Nets(), self.last.setup.definition
        assert game is not None
        for seat in self.settled()["seats"]:
            at = seat["seat"]
            _add(found, [(at, wager, one["net"]) for wager, one in seat["wagers"].items()])
            won = (seat[wager] for wager in game.jackpots)
            _add(found, [(at, PAID, one["prize"] + one["envy"]) for one in won])
        return found

    def by_another_act(self) -> Nets:
        """Return what was taken or paid before the walk, by an act of its own on record."""
        table, said = self.last, self.by_settle()
        bonus, insured = table.setup.duties.left_up, table.setup.duties.insures
        asked = {
            *((seat, bonus) for seat in _seats(self.events, e.BonusAnswered)),
            *((seat, bonus) for seat in _seats(self.events, e.BonusCollected)),
            *((seat, insured) for seat in _seats(self.events, e.InsuranceSettled)),
        }
        found = Nets()
        for (seat, wager), net in said.items():
            is_gone = net < 0 and (_went(table, seat, wager) or _goes_at_once(table, wager))
            if is_gone or (seat, wager) in asked:
                found[seat, wager] = net
        if is_blackjack(table.setup):
            for one in self.settled()["seats"]:
                hands = table.setup.duties.hands
                _add(found, [(one["seat"], hands, net) for net in _busts(one)])
        return found

    def unsettled(self) -> dict[tuple[int, str], tuple[int, int]]:
        """Return where record and `settle` differ: what is on record, what it should be."""
        noted, said, others = self.on_record(), self.by_settle(), self.by_another_act()
        right = {key: net - others.get(key, 0) for key, net in said.items()}
        both = {key: (noted.get(key, 0), right.get(key, 0)) for key in {*noted, *right}}
        return {key: (one, other) for key, (one, other) in both.items() if one != other}


def _street_bet(table: Table) -> Iterator[c.Command]:
    """Let the seat that is asked make the least bet of its street."""
    asked, found = street_questions.seat_asked(table, None), street_questions.street_now(table)
    if asked is not None and found is not None and found[0].otherwise != BACK:
        bet = min(found[0].words.values()) * street_questions.stake_of(table, asked)
        yield c.PlaceWagers(asked, {**table.seat(asked).wagers, found[0].wager: bet})


def _is_time(table: Table, sensor: str) -> bool:
    """True if a hand that nobody has entered is pressed now: its jackpot is settled next."""
    first = early_jackpots(table)
    is_next = sensor in first if first else not stages.coming(table)
    return table.round.phase is Phase.IN_PLAY and is_next


def _seats(events: Iterator[e.Event], kind: type) -> set[int]:
    """Return the seats that events of a kind are about."""
    found = (one for one in events if isinstance(one, kind))
    named = (getattr(one, "seats", None) or (getattr(one, "seat", 0),) for one in found)
    return {seat for seats in named for seat in seats}


def _went(table: Table, seat: int, wager: str) -> bool:
    """True if a wager was collected with its fold."""
    return table.seat(seat).has_folded and wager not in stages.live_wagers(table, seat)


def _goes_at_once(table: Table, wager: str) -> bool:
    """True if a wager is collected when it has lost, and no amount of it is noted."""
    is_first = wager in (*ON_FIRST_CARDS, *ON_FIRST_TWO)
    is_beside_sets = sets.are_made(table.setup) and wager != table.setup.settles[0]
    return is_first or is_beside_sets or wager == wager_on_it(table.setup)


def _busts(seat: dict[str, Any]) -> Iterator[int]:
    """Return what each hand over 21 has lost: it is taken at once."""
    for hand in seat.get("hands", ()):
        if count(parse_cards(hand["cards"]))[0] > _MOST:
            yield hand["net"]


def _add(found: Nets, amounts: list[tuple[int, str, int]]) -> None:
    for seat, wager, cents in amounts:
        found[seat, wager] = found.get((seat, wager), 0) + cents


def _shown(table: Table, sensor: str) -> dict[tuple[str, str], int]:
    return {key: one.shown_cents for key, one in table.accounts.items() if key[0] == sensor}


def _is_shared(table: Table, spot: Spot) -> bool:
    return table.setup.jackpots[spot[1]].is_shared


def _chips_of(table: Table, what: str) -> list[c.Command]:
    lying = chips_off(table) if what in ("take_chips", "clear_chips", "late_chips") else []
    return [*lying]


def _wins(table: Table, deal: list[c.Command]) -> bool:
    """True if a deal makes somebody's jackpot hand, whatever is still drawn."""
    after = table
    for command in deal:
        try:
            after = evolve_all(after, decide(after, command, 0))
        except Refused:
            continue
    lines = [suggestion.made_so_far(after, spot) for spot in after.locked]
    return any(line not in ("", suggestion.NONE) for line in lines)


def _swipe(who: str, table: Table) -> list[c.Command]:
    member = next(one.member for one in _cards(table.setup.staff) if one.member.key == who)
    return [c.SwipeCard(member, member.last_four)]


def _by_card(table: Table, what: str) -> list[c.Command]:
    """Return what is done about a claim, as the console has it."""
    match what:
        case "dealer_confirm":
            return [c.ConfirmAsDealer()]
        case "call_supervisor" | "must_hit":
            return [c.CallSupervisor()]
        case "verify":
            return [c.ConfirmWins(ANYWAY), c.TrySwipeAgain()]
        case "turn_key":
            return [c.TurnKey("JPH")]
        case "press_jackpot":
            return [c.PressJackpot(ANYWAY)]
        case "key_back" | "key_left":
            return [c.TurnKey("RUN")]
        case "swipe" | "asked_card":
            return _swipe("executive-1", table)
    return []
