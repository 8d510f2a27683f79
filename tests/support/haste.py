"""A dealer in haste, and a camera over the table that writes down what it sees.

Double taps after any pause, chips left and lifted at any time, cards early, late or wrong, claims
and payments in any order. The camera knows facts alone, and says what must never be seen.
"""

from collections import Counter
from random import Random

from random_tables import (
    BACK_OUT,
    DEALER,
    DENIALS,
    EXECUTIVE,
    REASON,
    SUPERVISOR,
    tables,
    to_an_end,
)

from dealer_assist.errors import Refused
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.ranking.four_cards import best_four, lines_met
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts import late_wins, paying, verifying
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.judging.suggestion import made_so_far
from dealer_assist.table.guide import controls
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table, Win
from dealer_assist.table.wins_on_record import wins_of
from dealer_assist.table.words import has_key

NOTE = "Seen on camera 4"
HANDS = {
    5: ("As Ah Ad Ac 2c", "9s 9h 9d 9c 2d", "5h 6h 7h 8h Kd", "2s 4d 7c 9h Js", "As Ah"),
    3: ("2d 3d 4d", "Ks Qh Tc", "9c Kd", "5s 5h", "Jd Jc Qs"),
    2: ("As Ks", "7h 7d", "Ah Ad", "2c 9d", "7s"),
}
BOARDS = ("Qs Js Ts", "Qs Js Ts 2d 3c", "As Ks Qs Js Ts", "", "4h 8d 9s Kc 2h")
Weighed = tuple[float, c.Command]


class Camera:
    """What a camera over the table has seen, and what it must never see."""

    def __init__(self) -> None:
        self.bet_before: set[Spot] = set()
        self.rounds: Counter[str] = Counter()
        self.stakes: dict[int, tuple[tuple[Spot, int], ...]] = {}
        self.wins: dict[int, dict[int, Win]] = {}
        self.paid: set[int] = set()
        self.envy_paid: Counter[int] = Counter()

    def watch(self, table: Table, event: e.Event) -> None:
        """Look at one fact, before the table is as it says."""
        self.rounds[type(event).__name__] += 1
        match event:
            case e.RoundOpened():
                self.envy_paid.clear()
                self._forget(event.round - 4)
            case e.GameStarted(_, wagers):
                self._see_bets({(one.seat, one.sensor) for one in wagers if not one.is_marked})
                spots = tuple(((one.seat, one.sensor), one.cents) for one in wagers)
                self.stakes[table.round.number] = spots
            case e.ChipGone(seat, sensor) | e.ChipKept(seat, sensor):
                self.bet_before.discard((seat, sensor))
            case e.WinsAuthorised():
                self._see_wins(table, event)
            case e.WinBackedOut():
                for one in event.shares:
                    self._standing(event.round).pop(one.number, None)
            case e.SeatPaid() if event.wins:
                self._see_prize(table, event)
            case e.SeatPaid(seat=seat, cents=cents):
                self.envy_paid[seat] += cents
                assert self.envy_paid[seat] <= table.round.envy.get(seat, 0), "envy paid twice"
            case e.PaymentUndone(seat=seat, wins=wins, cents=cents):
                self.paid -= set(wins)
                self.envy_paid[seat] -= 0 if wins else cents
            case e.JackpotSettled(sensor=sensor):
                nothing_thrown_away(table, sensor)
            case e.GameEnded(at):
                assert at - table.round.started_at >= 3_000
                nothing_thrown_away(table)

    def look(self, table: Table) -> None:
        """Look at what the table tells to be paid."""
        told = [win.number for due in paying.dues(table) for win in due.wins]
        assert len(told) == len(set(told)), "a win stands twice in the walk"
        assert not self.paid & set(told), "a win that was paid is told again"
        assert set(told) <= set(self._standing(table.round.number)), (
            "a win that does not stand is told"
        )
        now = {win.number for win in paying.recorded_now(table)}
        assert not now & {win.number for win in paying.recorded_before(table)}

    def _standing(self, round_: int) -> dict[int, Win]:
        return self.wins.setdefault(round_, {})

    def _forget(self, before: int) -> None:
        self.stakes = {number: one for number, one in self.stakes.items() if number > before}
        self.wins = {number: one for number, one in self.wins.items() if number > before}

    def _see_bets(self, spots: set[Spot]) -> None:
        assert not spots & self.bet_before, "a chip bet twice"
        self.bet_before |= spots

    def _see_wins(self, table: Table, event: e.WinsAuthorised) -> None:
        standing = self._standing(event.late_round or table.round.number)
        for win in wins_of(event, table.round.number):
            spot = (win.award.seat, win.sensor)
            won = {(one.award.seat, one.sensor) for one in standing.values()}
            assert spot not in won, f"{spot} wins twice in a round"
            standing[win.number] = win

    def _see_prize(self, table: Table, event: e.SeatPaid) -> None:
        assert not self.paid & set(event.wins), "a win was paid twice"
        self.paid |= set(event.wins)
        standing = self._standing(table.round.number)
        assert event.cents == sum(standing[number].award.prize for number in event.wins)


def nothing_thrown_away(table: Table, sensor: str = "") -> None:
    """Every hand that the known cards make is on record, or somebody said why it is no win."""
    for spot in table.locked:
        if sensor not in ("", spot[1]) or table.seat(spot[0]).has_folded:
            continue
        line = made_so_far(table, spot)
        denied = any((one.seat, one.sensor) == spot for one in table.round.denials)
        assert not line or denied or _is_paid_for(table, spot, line), (spot, line)
        if table.setup.game == "crazy_4_poker":
            assert bool(line) == _is_winning(table, spot[0])


def _is_paid_for(table: Table, spot: Spot, line: str) -> bool:
    """True if a win is on record for this hand, or for a higher one."""
    win = table.win_of(spot)
    lines = [one.key for one in table.setup.jackpots[spot[1]].lines]
    return win is not None and lines.index(win.award.line) <= lines.index(line)


def _is_winning(table: Table, seat: int) -> bool:
    """Judge five cards a second time, by the rules of the game alone."""
    cards = table.round.cards.get(str(seat), ())
    lines = lines_met(best_four(parse_cards(cards))) if len(cards) == 5 else ()
    return any(table.setup.jackpots["A"].has_line(line) for line in lines)


class Haste:
    """A table, a clock in milliseconds, and the camera."""

    def __init__(self, name: str) -> None:
        self.table = Table(tables()[name])
        self.now = 1_760_000_000_000
        self.camera = Camera()
        self.do(c.SwipeCard(DEALER))

    def do(self, command: c.Command, wait: int = 200) -> None:
        """Let a command happen if the table lets it; the camera sees every fact of it."""
        self.now += wait
        try:
            events = decide(self.table, command, self.now)
        except Refused:
            return
        for event in events:
            self.camera.watch(self.table, event)
            self.table = evolve(self.table, event)
        if events:
            self.camera.look(self.table)

    def act(self, chance: Random) -> None:
        """Do one thing, or the same thing twice, after any pause up to two seconds."""
        command = self.something(chance)
        self.do(command, chance.randrange(2_000))
        if chance.random() < 0.3:
            self.do(command, chance.randrange(2_000))

    def something(self, chance: Random) -> c.Command:
        """Choose what a hand might do next."""
        over = to_an_end(self.table)
        if over and chance.random() < 0.4:
            return chance.choice(over)
        makes = [*self._at_the_layout(chance), *self._of_a_win(chance), *self._likely(chance)]
        weights, commands = zip(*makes, strict=True)
        chosen: c.Command = chance.choices(commands, weights)[0]
        return chosen

    def _at_the_layout(self, chance: Random) -> list[Weighed]:
        seat, sensor = self._spot(chance)
        later = [one.key for one in stages.coming(self.table)] or ["deal"]
        main = self.table.setup.wagers[0].key
        return [
            (6, c.StartGame()),
            (12, controls.ending(self.table)),
            (12, c.SeeChip(seat, sensor)),
            (6, c.MissChip(seat, sensor)),
            (14, self.cards(chance, seat)),
            (1, c.KeepChip(seat, sensor)),
            (1, c.DenyChip(seat, sensor)),
            (1, c.PlaceWagers(seat, {main: 500, "house_money": 500})),
            (0.2, c.MarkPlaying(seat)),
            (1, c.FoldHand(seat)),
            (1, c.UnfoldHand(seat)),
            (1, c.SetHand(seat, self.table.round.cards.get(str(seat), ())[:2])),
            (0.2, c.SetHand(seat, by_house_way=True)),
            (0.5, c.CompareHand(seat)),
            (1, c.SwitchCards(seat, chance.choice(("", "kept", "switched")))),
            (1, c.PlayHand(str(seat), "hit", ("2c",))),
            (1, c.PlayHand(str(seat), "stand", is_on=chance.random() < 0.7)),
            (3, c.AdvanceStage(chance.choice(later), is_asked=chance.random() < 0.5)),
            (1, c.StepBack()),
            (0.2, c.FoldAll((seat,), chance.choice(later))),
            (2, c.MarkSide(seat, chance.choice(("player", "banker", "tie")))),
            (1, c.CollectBonus()),
            (1, c.AnswerPeek(chance.choice(("none", "blackjack")))),
            (1, c.CloseInsurance()),
            (1, c.InsureSeat(seat, chance.choice((0, 250)))),
            (1, c.SettleInsurance()),
            (1, c.AnswerBonus(seat, chance.choice((0, 500, 1000)))),
            (0.3, c.VoidRound(REASON)),
            (2, c.GiveBack()),
        ]

    def _of_a_win(self, chance: Random) -> list[Weighed]:
        seat, sensor = self._spot(chance)
        line = chance.choice([one.key for one in self.table.setup.jackpots[sensor].lines])
        why = verifying.AGAINST_REASONS[0] if chance.random() < 0.5 else ""
        drop = c.DropClaim(seat, sensor, "Wrong seat", all_shares=chance.random() < 0.5)
        held: list[Weighed] = [
            (6, c.PressHand(seat, line, sensor)),
            (2, c.DenyHand(seat, DENIALS[0], sensor)),
            (1, c.WithdrawDenial(seat, sensor)),
            (2, c.CallSupervisor()),
            (2, drop),
            (1, c.RestoreClaim(seat, sensor)),
            (1, c.ChangeClaim(seat, sensor)),
            (3, c.ConfirmWins(why)),
            (1, c.ConfirmAsDealer()),
            (0.5, c.BackToTable()),
            (0.5, c.SwipeCard(EXECUTIVE)),
            (2, c.BeginPaying()),
            (3, c.TickPaid(seat, by_cage=chance.random() < 0.2)),
            (1, c.TickAllPaid()),
            (1, c.UndoPaid()),
            (
                1,
                c.TickDuty(
                    chance.choice(("camera", "deck", "tax", "keep")), chance.choice((0, seat))
                ),
            ),
            (2, self._back_out(chance)),
            (1, self._late_win(chance)),
        ]
        if has_key(self.table.setup):
            keys = (c.TurnKey("JPH"), c.PressJackpot(why), c.TurnKey("RUN"), c.LoseKey())
            held += zip((2, 3, 4, 0.1), keys, strict=True)
        return held

    def _likely(self, chance: Random) -> list[Weighed]:
        """Go on with a win where it stands, or leave what holds the table."""
        table = self.table
        reason = verifying.AGAINST_REASONS[0]
        if table.round.adjustment or table.round.late_win:
            cards: list[Weighed] = [(40, c.SwipeCard(EXECUTIVE)), (40, c.SwipeCard(SUPERVISOR))]
            return [(20, c.CancelAdjustment()), *cards]
        match table.round.phase:
            case Phase.BETTING:
                return [(15, c.SeeChip(*spot)) for spot in table.setup.spots]
            case Phase.IN_PLAY if table.round.claims:
                return [(20, c.CallSupervisor()), (10, c.ConfirmAsDealer()), (10, c.TurnKey("JPH"))]
            case Phase.VERIFY:
                key: list[Weighed] = [(40, c.PressJackpot(reason)), (10, c.TurnKey("RUN"))]
                return [(40, c.ConfirmWins(reason)), (10, c.BackToTable()), *key]
            case Phase.SWIPE:
                return [(40, c.SwipeCard(EXECUTIVE)), (4, c.BackToTable())]
            case Phase.RECORDED:
                due = [due.seat for due in paying.dues(table)] or [1]
                walk: list[Weighed] = [(10, c.BeginPaying()), (10, c.UndoPaid())]
                ticks: list[Weighed] = [
                    (20, c.TickPaid(seat)) for seat in (*due, chance.choice(due))
                ]
                return [*walk, *ticks, (10, c.TurnKey("RUN"))]
        return []

    def _spot(self, chance: Random) -> Spot:
        """Choose a spot, more often one that bets."""
        locked = [*self.table.locked]
        return chance.choice(locked if locked and chance.random() < 0.8 else self.table.setup.spots)

    def _back_out(self, chance: Random) -> c.Command:
        """Back out a win of this round, or of one that is over."""
        round_ = chance.choice((self.table.round.number, *self.camera.wins))
        wins = tuple(self.camera.wins.get(round_, {}).values())
        number = chance.choice(wins).number if wins else 1
        if round_ == self.table.round.number and self.table.round.wins:
            return c.AskAdjustment(number, BACK_OUT, note=NOTE)
        stakes = self.camera.stakes.get(round_, ())
        return c.AskAdjustment(number, BACK_OUT, wins, NOTE, stakes)

    def _late_win(self, chance: Random) -> c.Command:
        """Find a win of a round that is over, where somebody had bet."""
        round_ = chance.choice([*self.camera.stakes, 1])
        stakes = self.camera.stakes.get(round_, ())
        (seat, sensor), _ = chance.choice(stakes) if stakes else ((1, "A"), 0)
        return c.AskLateWin(
            round=round_,
            seats=(seat,),
            line=chance.choice(self.table.setup.jackpots[sensor].lines).key,
            reason=late_wins.REASONS[0],
            note=NOTE,
            sensor=sensor,
            stakes=stakes,
            wins=tuple(self.camera.wins.get(round_, {}).values()),
        )

    def cards(self, chance: Random, seat: int) -> c.SeeCards:
        """Enter cards early, late or wrong."""
        sizes = self.table.setup.hand_sizes
        if self.table.setup.game == "dragon_bonus":
            place, hand = chance.choice(("player", "banker")), chance.choice(HANDS[3])
        elif "board" in sizes and chance.random() < 0.4:
            place, hand = "board", chance.choice(BOARDS)
        else:
            place = chance.choice((str(seat), str(seat), "dealer"))
            hand = chance.choice(HANDS[5 if sizes.get("seat") == 5 else 2])
        return c.SeeCards(place, tuple(hand.split()))
