"""What a touch at the table means: a command for the desk, or another look at the table."""

from collections.abc import Callable
from typing import Any, assert_never

from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.devices.messages import Message, SensorTested
from dealer_assist.devices.simulated import virtual_shoe
from dealer_assist.table import commands as c
from dealer_assist.table.facts import claims, contradictions, paying
from dealer_assist.table.facts.dealing import dealers_hand, hand_acts, splits, stages
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.places import DEALER, SIDES
from dealer_assist.table.setup.table_setup import ASK, Spot
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.shell.bonus_input import BonusInput
from dealer_assist.ui.shell.page_context import ScreenMessage
from dealer_assist.ui.shell.sensor_tests import SensorTests
from dealer_assist.ui.shell.simulated_hand import SimulatedHand
from dealer_assist.ui.shell.table_views import TableViews
from dealer_assist.ui.table.actions import (
    ActionPressed,
    AllChipsTapped,
    Ask,
    AskBustBet,
    AskVoid,
    BetOnStreet,
    BonusAt,
    BonusTouched,
    CardTouched,
    ChipTapped,
    ChooseReason,
    CloseWindow,
    DealOn,
    DialogAnswered,
    Do,
    DrawCard,
    DropCard,
    FoldTouched,
    GiveAmount,
    Go,
    HandPressed,
    KeyTouched,
    LayLammer,
    LookAtToke,
    NoteModel,
    OpenMenu,
    PartKey,
    PlayAct,
    PlaysTouched,
    PrintAgain,
    PutAway,
    RetestSensor,
    SeatTouched,
    TableAction,
    TabPressed,
    Touch,
    TryAgain,
    TurnSimulatedKey,
)
from dealer_assist.ui.table.presenter import notices, sheets, stage_bar
from dealer_assist.ui.table.presenter.bets import bust_bet, sides
from dealer_assist.ui.table.presenter.cards import card_advice, cards, play_panel
from dealer_assist.ui.table.presenter.felt import chip_tray, felt
from dealer_assist.ui.table.presenter.jackpots import link
from dealer_assist.ui.table.presenter.panel import ending, panel_head, toke_panel
from dealer_assist.ui.table.presenter.view import Drawing, PassingView
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.prompt import StageTouched
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)
from dealer_assist.value import replace

_ON_THE_WALK = (c.ConfirmAsDealer, c.BeginPaying, c.TickPaid, c.TickAllPaid, c.UndoPaid)
_AFTER_THE_CARDS = (c.StartGame, c.CallSupervisor, c.PressJackpot)
"""What is noted first, where the cards say something else than the buttons."""


_JUDGED = (Phase.VERIFY, Phase.SWIPE)


_NEXT_BY_ITSELF = (c.LetRide, c.FoldHand, c.CompareHand, c.SwitchCards, c.SettleSeat, c.AnswerSeat)
"""What answers for a seat: the next one is asked by itself."""


class TableInput:
    """Holds the passing state of the screen: which seat and sensor are looked at.

    `ask` puts a question over the table, `menu` the menu, `put_away` takes either off; `go` leads
    to a page or off the table; `changed` has the screen drawn anew.
    """

    def __init__(
        self,
        desk: Desk,
        hand: SimulatedHand,
        clock: Clock,
        new_id: Callable[[], str],
        *,
        message: ScreenMessage,
        ask: Callable[[SheetQuestion[Any] | NoteModel | AmountModel], None],
        put_away: Callable[[], None],
        go: Callable[[str], None],
        menu: Callable[[], None],
        changed: Callable[[], None],
        held: Callable[[], None],
        leave: Callable[[], object],
        print_again: Callable[[], None] | None,
        test_sensor: Callable[[int, str], None],
        shoe: virtual_shoe.TableShoe,
        in_lesson: bool = False,
    ) -> None:
        self._desk, self._hand, self._clock, self._new_id = desk, hand, clock, new_id
        self._message = message
        self._ask, self._put_away, self._go = ask, put_away, go
        self._menu, self._changed = menu, changed
        self._held, self._leave = held, leave
        self._print_again, self._test_sensor = print_again, test_sensor
        self._shoe, self._in_lesson = shoe, in_lesson
        self._last: tuple[c.Command, str] | None = None
        self.selected: int | None = None
        self.tab = ""
        self.reason = self.ticket_seen = ""
        self.resumed = ""
        self._is_judging = False
        self.tests = SensorTests()
        self.bonus = BonusInput()
        self._bust_bet_of: int | None = None
        self.toke_at = (0, "")
        self.drawing = Drawing()
        desk.on_device_message(self._hear)

    @property
    def _table(self) -> Table:
        return self._desk.table

    def follow(self, views: TableViews) -> None:
        """Hear every touch of the views; those before them are thrown away."""
        views.touched.connect(self.take)

    def take(self, touch: Touch) -> None:
        """Do what a touch means."""
        match touch:
            case SeatTouched(seat):
                self._touch_seat(seat)
            case FoldTouched(seat, is_undo):
                self.do(c.UnfoldHand(seat) if is_undo else c.FoldHand(seat))
            case PlaysTouched(seat, plays):
                self.do(c.MarkPlaying(seat, plays))
            case StageTouched(key):
                self._touch_stage(key)
            case BonusTouched(key):
                self._touch_bonus(key)
            case ChipTapped(seat, sensor):
                self._hand.tap_chip(seat, sensor)
                self._hear_chips()
            case AllChipsTapped(is_laid):
                if is_laid:
                    self._hand.lay_chips(chip_tray.to_lay(self._table))
                else:
                    self._hand.lift_chips(chip_tray.to_lift(self._table))
                self._hear_chips()
            case HandPressed(line):
                self._press_hand(line)
            case TabPressed(key):
                self._press_tab(key)
            case KeyTouched(position):
                self._turn_key(position)
            case CardTouched(member):
                self._hand.swipe(member)
                self._desk.tick()
            case ActionPressed(action):
                self._act(action)
            case DialogAnswered(action):
                self._put_away()
                self._act(action)
            case _:
                assert_never(touch)

    def do(self, command: c.Command) -> Outcome:
        """Pass the desk a command under an id of its own."""
        self.resumed = ""
        if isinstance(command, _ON_THE_WALK):
            self._let_seat_go()  # the walk goes where it has to
        self._last = (command, self._new_id())
        return self._desk.submit(*self._last)

    def settle(self) -> None:
        """Let go of the seat between rounds, and once its hand was called no win."""
        if self._table.round.phase is not Phase.VERIFY:
            self.reason = ""
        if self._table.round.phase is not Phase.IN_PLAY:
            self.ticket_seen = ""
        if self._table.round.phase in (Phase.BETTING, Phase.CLOSED):
            self.selected, self.tab = None, ""
            self.bonus.forget()
        if self.drawing.place and not play_panel.still_draws(self._table, self.drawing):
            self.drawing = Drawing()
        table = self._table
        if not toke_panel.can_lay(table, self.toke_at[0]):
            self.toke_at = (0, "")
        was, self._is_judging = (
            self._is_judging,
            table.round.phase in _JUDGED or table.round.asked is not None,
        )
        is_over = was and not self._is_judging
        if is_over and not any(claim.seat == self.selected for claim in table.round.claims):
            self._let_seat_go()

    def _let_seat_go(self) -> None:
        """Look at no seat; the side that won stays so till the round is over."""
        self.selected = None
        self.tab = self.tab if self.tab in SIDES else ""

    def tick(self, now_ms: int) -> bool:
        """Let time pass for tests of sensors; tell whether there is anything new to show."""
        table = self._table
        return self.tests.tick(now_ms, [spot for spot, one in table.sensors.items() if one.fault])

    def _touch_seat(self, seat: int) -> None:
        if self._table.round.phase is Phase.BETTING:
            was_looked_at = self.toke_at[0] == seat
            if was_looked_at or not toke_panel.looks_first(self._table, seat):
                self._touch_before_play(seat)
            self._look_at_toke(0 if was_looked_at else seat)
            return
        if felt.asks_playing(self._table, seat):
            self.do(c.MarkPlaying(seat))
            return
        if self._in_lesson and (taken := felt.chips_taken_at(self._table, seat)):
            self._hand.lift_chips(taken)  # who learns has no chips in the hand
            self._hear_chips()
            return
        if self.bonus.takes_seat(self._table, seat):
            self.selected = None
            self._changed()
            return
        self._ask_side(seat)
        # Touched again it stays while it may hold a win: NO WINNER is no step away from a winner.
        is_let_go = seat == self.selected and not self._may_win(seat)
        self.selected = None if is_let_go else seat
        self.tab = ""
        self._message.clear()
        self.resumed = ""
        self._changed()

    def _may_win(self, seat: int) -> bool:
        """True if a hand can be pressed at a seat now, and nobody is to be paid before."""
        jackpots = self._table.setup.jackpots
        return not paying.dues(self._table) and any(
            not claims.claim_refusal(self._table, (seat, sensor)) for sensor in jackpots
        )

    def _touch_before_play(self, seat: int) -> None:
        """Take what a touch says of a seat while bets are open."""
        if left := felt.spots_left(self._table, seat):
            self._ask(ending.stays_sheet(self._table, seat, left))
            return
        spots = felt.spots_to_mark(self._table, seat)
        is_first = not spots or self._table.setup.game_wager == ASK
        if is_first and felt.asks_playing(self._table, seat):
            self.do(c.MarkPlaying(seat))
            return
        self._mark(spots)
        self._ask_side(seat)

    def _look_at_toke(self, seat: int) -> None:
        """Open the panel for a toke at a seat that one can lie at; else shut it."""
        table, was = self._table, self.toke_at
        can_lay = toke_panel.can_lay(table, seat)
        self.toke_at = toke_panel.looked_at(table, seat) if can_lay else (0, "")
        if self.toke_at != was:
            self._changed()

    def _touch_stage(self, key: str) -> None:
        """Go on to a stage, after its question where seats have not decided; or back by one."""
        table = self._table
        last = stages.before(table)
        wanted = next((stage for stage in stages.coming(table) if stage.key == key), None)
        if last is not None and last.key == key:
            self.do(c.StepBack())
        elif wanted is not None and stages.undecided(table):
            self._ask(stage_bar.undecided_sheet(table, wanted))
        else:
            self.do(c.AdvanceStage(key))

    def _touch_bonus(self, key: BonusAt | PartKey) -> None:
        self._bust_bet_of, asked = None, self.bonus.touch(self._table, key)
        if asked is not None:
            self._ask(asked)
        else:
            self._message.clear()
            self._changed()

    def _mark(self, spots: list[Spot]) -> None:
        if len(spots) == 1:
            self.do(c.MarkWager(*spots[0]))
        elif spots:
            self._ask(sheets.mark_sheet(spots))

    def _ask_side(self, seat: int) -> None:
        """Ask for a seat's side where it decides who wins; one without a wager needs none."""
        table = self._table
        has_wager = any(table.sensor((seat, jackpot)).has_wager for jackpot in table.setup.jackpots)
        in_play = table.round.phase is not Phase.BETTING
        if sides.asks_side(table, seat) and (has_wager or in_play):
            self._ask(sides.side_sheet(table, seat))

    def _hear_chips(self) -> None:
        """Have the chips seen that a touch has moved."""
        self._desk.tick()
        self._changed()

    def _press_tab(self, sensor: str) -> None:
        if sensor in SIDES:  # the side that won: the hand is the table's, no seat's
            self.selected = None
            sensor = "" if sensor == self.tab else sensor
        self.tab = sensor
        self._changed()

    def _press_hand(self, line: str) -> None:
        if self.selected is not None:
            sensor = card_advice.sensor_shown(
                self._table, PassingView(selected=self.selected, tab=self.tab)
            )
            self.tab = sensor  # it stays, whatever the other sensor of the seat can win
            self._tell_of_hand(self.do(c.PressHand(self.selected, line, sensor)))
        elif side := cards.winning_side(self._table, PassingView(tab=self.tab)):
            sensor = card_advice.sensor_shown(self._table, PassingView())
            self.do(c.PressTableHand(side, line, sensor))

    def _tell_of_hand(self, outcome: Outcome) -> None:
        """Say that a hand went off, or gave way to another: a finger may not have meant it."""
        if said := panel_head.hand_gone(self._table, outcome.events):
            self.resumed = said
            self._changed()

    def _act(self, action: TableAction) -> None:
        """Follow a button to where it leads."""
        match action:
            case Do(command):
                self._note_disagreements(command)
                self.bonus.answered(command)
                if isinstance(command, _NEXT_BY_ITSELF):
                    self.selected = None  # the next seat is asked by itself
                self.do(command)
            case Ask(dialog):
                self._ask(dialog)
            case AskVoid():
                self._held()
                self._void()
            case Go(where):
                self._go(where)
            case PutAway():
                ticket = link.second_ticket(self._table)
                self.ticket_seen = link.seen_mark(ticket) if ticket else ""
                self._changed()
            case OpenMenu():
                self._menu()
            case PrintAgain():
                self._print()
            case TryAgain():
                self._try_again()
            case RetestSensor(seat, sensor):
                self._test((seat, sensor))
            case AskBustBet(seat):
                self._bust_bet_of = seat
                self._ask(bust_bet.keypad_model(self._table, seat))
            case GiveAmount(cents) if self._bust_bet_of is not None:
                self.do(bust_bet.laid(self._table, self._bust_bet_of, cents))
            case GiveAmount(cents):
                self.bonus.choose(self._table, cents)
                self._changed()
            case BetOnStreet(seat, wager, cents):
                lying, self.selected = self._table.seat(seat).wagers, None
                self.do(c.PlaceWagers(seat, {**lying, wager: cents}))
            case LayLammer(place, verb):
                laid = splits.lammer_of(self._table, place, verb)
                all(bool(self.do(command)) for command in laid)
            case LookAtToke(seat, wager):
                self.toke_at = (seat, wager)
                self._changed()
            case PlayAct() | DrawCard() | DropCard() | DealOn():
                self._play(action)
            case ChooseReason(reason):
                self.reason = reason
                self._changed()
            case TurnSimulatedKey(position):
                self._turn_key(position)
            case CloseWindow():
                self._leave()
            case _:
                assert_never(action)

    def _play(self, action: PlayAct | DrawCard | DropCard | DealOn) -> None:
        """Let a hand act: the simulated shoe deals its cards, else they are touched after it."""
        table, drawing = self._table, self.drawing
        match action:
            case PlayAct(place, act, is_undo=True):
                self._drawn(c.PlayHand(place, act, is_on=False))
            case PlayAct(place, act) if table.setup.is_simulated:
                self._drawn(self._shoe.act(table, place, act))
            case PlayAct(place, act):
                self._draw_for(Drawing(place, act))
            case DrawCard(rank, suit) if suit:
                cards = (*drawing.cards, rank + suit)
                if drawing.place == DEALER:
                    lying = table.round.cards.get(DEALER, ())
                    seen = (*lying, rank + suit)
                    self._drawn(c.SeeCards(DEALER, seen, table.round.without_suit))
                else:
                    self._draw_for(replace(drawing, cards=cards, rank=""))
            case DrawCard(rank):
                place = drawing.place or DEALER
                if place == DEALER and (drawn := dealers_hand.by_rank(table, rank)):
                    self._drawn(drawn)
                    return
                self._look_at_card(replace(drawing, place=place, rank=rank))
            case DropCard():
                self._look_at_card(replace(drawing, rank="") if drawing.rank else Drawing())
            case DealOn():
                for command in self._shoe.play_on(table):
                    self.do(command)
            case _:
                assert_never(action)

    def _draw_for(self, drawing: Drawing) -> None:
        """Let a hand act, once every card that the act draws is named."""
        played = c.PlayHand(drawing.place, drawing.act, drawing.cards)
        if hand_acts.lacks_card(self._table, played):
            self._look_at_card(drawing)
        else:
            self._drawn(played)

    def _drawn(self, command: c.Command) -> None:
        self.drawing = Drawing()
        self.do(command)

    def _look_at_card(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self._changed()

    def _void(self) -> None:
        """Ask why the round is void, unless an irregularity has said so already."""
        table = self._table
        if reason := sheets.void_reason(table):
            self.do(c.VoidRound(reason))
        else:
            self._ask(sheets.void_sheet(table))

    def _note_disagreements(self, command: c.Command) -> None:
        if isinstance(command, _AFTER_THE_CARDS):
            table = self._table
            for alert in (*suggestion.alerts(table), *contradictions.alerts(table)):
                self._desk.submit(alert)

    def _turn_key(self, position: str) -> None:
        self._hand.turn_key(position)
        self._desk.tick()

    def _print(self) -> None:
        if self._print_again is not None:
            self._print_again()
            self._changed()

    def _try_again(self) -> None:
        if self._last is not None:
            # The same id: had it been recorded after all, it would not count twice.
            self._desk.submit(*self._last)

    def _test(self, spot: Spot) -> None:
        self.tests.begin(spot, self._clock.ms())
        self._test_sensor(*spot)
        self._changed()

    def _hear(self, message: Message) -> None:
        """Take the result of a test that was asked for here."""
        if isinstance(message, SensorTested) and (message.seat, message.sensor) in self.tests:
            self.tests.end((message.seat, message.sensor), is_well=message.fault is None)
            self.resumed = notices.tested_line(self._table, message)
