"""What END GAME waits for, row by row, and the questions that its buttons ask."""

from typing import Any

from dealer_assist.message import Msg, capitalized, joined, uncapitalized
from dealer_assist.rules.money import chips as chip_words
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import FloorMessage, LeftBehind, RuledMoney
from dealer_assist.table.facts import chips, denials, tokes
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.ending import Reason, Wait, asks_winner, things_open
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.judging.bonus_pays import not_judged
from dealer_assist.table.facts.judging.known_cards import coup_of
from dealer_assist.table.facts.settling.tokes import seats_to_ask as tokes_to_ask
from dealer_assist.table.facts.voids import worth
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.hints import Hints
from dealer_assist.table.guide.walk_words import label_of
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import IN_ROUND, Denial, Phase, Table
from dealer_assist.table.words import end_label, seats_named
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
    Go,
)
from dealer_assist.ui.table.model.panel import HandPanelModel, WaitRowModel
from dealer_assist.ui.table.presenter.action_models import back_to_table, reason_choices
from dealer_assist.ui.table.presenter.pay import bonus_rows, pay_walk, settle_walk
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import reason_words
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    SheetQuestion,
)

_LISTED = (Wait.CHIPS, Wait.CLEAR, Wait.TABLEAU, Wait.SIDE, Wait.HAND, Wait.BETS)
_BEFORE_A_SEAT = ("pay_bets", "call_for_bets", "tokes_open")
"""What comes before a seat that is looked at: the buttons that the prompt names are in its row."""
_LONGEST = 30  # letters of a hand's name that a button of a row has room for
_BACK = back_to_table(Msg("Nothing has happened"))


def waits_panel(table: Table, view: PassingView, most: int) -> HandPanelModel | None:
    """List what END GAME waits for while no seat is looked at; nothing where it waits for none."""
    thing = view.next_thing(table)
    is_first = thing.what in _BEFORE_A_SEAT or (thing.what == "all_paid" and not_judged(table))
    is_looked_at = view.selected is not None and not is_first
    if table.round.phase not in IN_ROUND or is_looked_at:
        return None
    waits = waits_now(table)
    if view.hints is not Hints.SHOWN:  # who reads the cards needs no list of what they make
        waits = tuple(wait for wait in waits if not wait.line)
    rows = [
        *(_row(table, n, one, is_next=thing.is_at(one)) for n, one in enumerate(waits, 1)),
        *_denied_rows(table),
    ]
    if not rows and asks_winner(table) and may_answer(table):
        return _showdown_panel(table)
    if not rows:
        return _paid_panel(table)
    rows += _toke_rows(table, is_next=not waits)
    label, n = end_label(table.setup), len(waits)
    headline = Msg("Before {end}: {n} items", one="Before {end}: {n} item", end=label, n=n)
    hint = Msg("clears as you finish each one")
    if stages.coming(table):
        headline = Msg("Open now: {n} items", one="Open now: {n} item", n=n)
    if not waits:
        headline, hint = Msg("NOT A WIN is on record"), Msg("another person must acknowledge it")
    if len(rows) > most:
        hint = Msg("the first {n} of {all}", n=most, all=len(rows))
    if late := chips.seats_of(chips.late(table)):  # it holds nothing, and is not to be forgotten
        hint = Msg("late chip, {seats}: give it back", seats=seats_named(late))
    return HandPanelModel(headline, hint, waits=tuple(rows[:most]), is_locked=bool(waits))


def left_panel(table: Table, view: PassingView, most: int) -> HandPanelModel | None:
    """Show messages of the floor and what rounds before have left open, a line each."""
    letters = table.lasting.link.messages if table.lasting.link else ()
    if table.round.phase is not Phase.BETTING or view.selected is not None:
        return None
    rows = (
        *(_message_row(letter, view) for letter in letters),
        *(_left_row(one) for one in table.lasting.left_behind[-most:]),
    )
    if not rows:
        return None
    title = Msg("From the floor") if letters else Msg("Left open")
    return HandPanelModel(title, Msg("a line goes when it is touched"), waits=rows[:most])


def _message_row(letter: FloorMessage, view: PassingView) -> WaitRowModel:
    time = view.time_of(letter.at).strftime("%H:%M")
    title = Msg("{name}, {time}", name=letter.sent_by, time=time)
    read = Button(Do(c.ReadMessage(letter.number)), Msg("READ"), "check")
    return WaitRowModel(title, letter.words, "!", (read,))


def _left_row(left: LeftBehind) -> WaitRowModel:
    said: list[str] = []
    if left.not_ticked:
        seats = seats_named(sorted(left.not_ticked))
        said.append(Msg("{seats} not ticked as paid", seats=seats))
    if left.by_cage:
        said.append(Msg("the cage pays {seats}", seats=seats_named(sorted(left.by_cage))))
    said += [_ruled(ruling) for ruling in left.rulings]
    seen = Button(Do(c.SeeLeftBehind(left.round)), Msg("SEEN"), "check")
    title = Msg("Round {round}: {left}", round=left.round, left=joined("; ", said))
    return WaitRowModel(title, Msg("The amounts are in HISTORY"), "!", (seen,))


def _ruled(money: RuledMoney) -> str:
    """Say what a ruling has left: the tray is closed, so the cage pays what a seat gets."""
    amount = dollars(abs(money.cents))
    if money.cents < 0:  # its player is gone: nobody takes it of the next one
        said = Msg("Seat {seat}: {amount} not collected", seat=money.seat, amount=amount)
        return uncapitalized(said)
    said = Msg("The cage pays seat {seat}, {amount}", seat=money.seat, amount=amount)
    return uncapitalized(said)


def may_answer(table: Table) -> bool:
    """True if nothing else comes before the showdown's question."""
    return table.lasting.irregularity is None and not chips.to_take(table)


def _showdown_panel(table: Table) -> HandPanelModel:
    """Ask for a winning hand at the showdown; NO WINNER is in the place of END GAME."""
    row = WaitRowModel(
        Msg("No winners?"),
        Msg("NO WINNER records it. Otherwise touch the winning seat"),
        "?",
    )
    rows = (row, *_paid_rows(table))
    return HandPanelModel(Msg("Any winning hand? Touch its seat"), waits=rows)


def _paid_rows(table: Table) -> tuple[WaitRowModel, ...]:
    """Show what was paid last: bonus bets come after the prizes."""
    settled = settle_walk.paid_rows(table)
    return settled or bonus_rows.paid_rows(table) or pay_walk.paid_rows(table)


def _ask_rows(table: Table) -> tuple[WaitRowModel, ...]:
    """Name the bonus bets that wait for cards nobody has entered: the dealer pays them by eye."""
    bets: dict[str, list[int]] = {}
    for seat, wager in not_judged(table):
        bets.setdefault(wager, []).append(seat)
    if not bets:
        return ()
    named = [
        Msg("{wager}: {seats}", wager=label_of(table, wager), seats=seats_named(sorted(seats)))
        for wager, seats in bets.items()
    ]
    said = Msg("Not known: {bets}", bets=joined("; ", named))
    detail = Msg(
        "Enter the cards, or settle from the layout and hold {button}",
        button=end_label(table.setup),
    )
    return (WaitRowModel(said, detail, "?", is_next=True),)


def asks_tokes(table: Table) -> bool:
    """True if the end waits for nothing but the word of how tokes ended."""
    return not waits_now(table) and stages.is_last(table) and bool(tokes_to_ask(table))


def _toke_rows(table: Table, *, is_next: bool = True) -> tuple[WaitRowModel, ...]:
    """Show at the last stage what lies for the dealer still, apart from what the seats are paid."""
    spots = tokes.still_open(table)
    if not spots or not table.round.stages or not stages.is_last(table):
        return ()
    n = len(spots)
    said = Msg("{n} tokes, paid apart", one="{n} toke, paid apart", n=n)
    named = [
        Msg(
            "seat {seat}: {wager} {amount}",
            seat=seat,
            wager=table.setup.label_of(wager),
            amount=chip_words(table.round.tokes[seat, wager].cents),
        )
        for seat, wager in spots
    ]
    look = Button(Go("tokes"), Msg("TOKES"), "chip", Msg("Toke box, or lost"))
    is_next = is_next and bool(tokes_to_ask(table))
    return (WaitRowModel(said, capitalized(joined(", ", named)), "T", (look,), is_next=is_next),)


def _paid_panel(table: Table) -> HandPanelModel | None:
    """Show what is paid, with the way back, until the round is over."""
    asked, paid, laid = _ask_rows(table), _paid_rows(table), _toke_rows(table)
    # Three rows would leave their buttons too low: the last one paid has UNDO, and stays.
    rows = (*asked, *(paid[1:] if (asked or laid) and len(paid) > 1 else paid))
    if not rows and (seats := tokes_to_ask(table)):
        ended = Msg("Record the toke results: {seats}", seats=seats_named(seats))
        return HandPanelModel(ended, waits=laid) if laid else None
    if not rows and laid:
        end = end_label(table.setup)
        hint = Msg("{end} records what the cards say", end=end)
        return HandPanelModel(Msg("Pay the tokes apart"), hint, waits=laid)
    if not rows:
        return None
    rows = (*rows, *laid)
    if settle_walk.paid_rows(table):
        # A blackjack is settled before play: the others are not.
        title = Msg("Hands are in play") if stages.coming(table) else Msg("All seats settled")
    elif bonus_rows.paid_rows(table):
        title = Msg("The bonus bets are paid")
    else:
        title = Msg("All prizes marked paid")
    if not_judged(table):
        title = Msg("All known bets paid")
    return HandPanelModel(title, Msg("UNDO reverses the last one"), waits=rows)


def waits_now(table: Table) -> tuple[Reason, ...]:
    """Return what the panel lists: not the seconds after the start, nor chips that are to stay."""
    found = things_open(table, controls.ending(table).sensor)
    waits = tuple(one for one in found if one.wait is not Wait.CLEAR or chips.to_clear(table))
    return waits if any(wait.wait in _LISTED for wait in waits) else ()


def deny_sheet(table: Table, reason: Reason) -> SheetQuestion[Any]:
    """Ask why a hand that the cards make is not a win."""
    seat, sensor = reason.spots[0]
    return SheetQuestion(
        Msg("Why is {hand} not a win?", hand=table.setup.line(sensor, reason.line).label),
        Msg("Recorded. Another person must acknowledge it."),
        reason_choices(
            [one for one in denials.REASONS if denials.can_be(table.setup, one)],
            lambda why: Do(c.DenyHand(seat, why, sensor)),
        ),
        _BACK,
    )


def no_chip_sheet(table: Table, spots: tuple[Spot, ...]) -> SheetQuestion[Any]:
    """Ask at which seat a sensor sees a chip where none lies."""
    return SheetQuestion(
        Msg("Which sensor has no chip?"),
        Msg("That sensor is ignored until it reads clear."),
        tuple(
            Button(Do(c.DenyChip(*spot)), _sensor_words(table, spot), "circuit") for spot in spots
        ),
        _BACK,
    )


def stays_sheet(table: Table, seat: int, spots: list[Spot]) -> SheetQuestion[Any]:
    """Ask whether a chip of the last round stays, and bets again."""
    return SheetQuestion(
        Msg("Play the chip left at seat {seat}?", seat=seat),
        Msg(
            "Left from last round. To bet it, touch PLAY THIS CHIP, or lift it and set it down "
            "again."
        ),
        tuple(
            Button(
                Do(c.KeepChip(*spot)),
                Msg("PLAY THIS CHIP")
                if len(table.setup.jackpots) == 1
                else Msg("SENSOR {sensor}: IT STAYS", sensor=spot[1]),
                "chip",
                Msg("Bets this round"),
            )
            for spot in spots
        ),
        back_to_table(Msg("Does not bet")),
    )


def _sensor_words(table: Table, spot: Spot) -> str:
    if len(table.setup.jackpots) == 1:
        return Msg("SEAT {seat}", seat=spot[0])
    return Msg("SEAT {seat}, SENSOR {sensor}", seat=spot[0], sensor=spot[1])


def _row(table: Table, number: int, reason: Reason, *, is_next: bool) -> WaitRowModel:
    actions: tuple[Button[Any], ...] = ()
    if reason.wait in (Wait.CHIPS, Wait.CLEAR):
        sheet = no_chip_sheet(table, reason.spots)
        wrong = Msg("Sensor is wrong")
        actions = (Button(Ask(sheet), Msg("NO CHIP THERE"), "", wrong),)
    elif reason.wait is Wait.BETS:
        actions = bonus_rows.answers(table, reason, is_next=is_next)
    elif reason.wait is Wait.HAND and reason.spots:
        asks = Msg("Asks for a reason")
        deny = Button(Ask(deny_sheet(table, reason)), Msg("NOT A WIN"), "cross", asks)
        # What is on record otherwise is backed out first: no button can press it.
        is_shut = suggestion.is_left_out(table, reason.spots[0])
        actions = (deny,) if is_shut else (_press(table, reason), deny)
    return WaitRowModel(
        reason.title, reason.detail, str(number), actions, is_next=is_next, brief=reason.summed
    )


def _press(table: Table, reason: Reason) -> Button[Any]:
    seat, sensor = reason.spots[0]
    jackpot = table.setup.jackpots[sensor]
    line = jackpot.line(reason.line)
    command: c.Command = c.PressHand(seat, line.key, sensor)
    coup = coup_of(table) if jackpot.is_shared else None
    if coup is not None:
        command = c.PressTableHand(coup.winner, line.key, sensor)
    name = line.label if len(line.label) <= _LONGEST else line.short or line.label
    return Button(Do(command), name, "star", dollars(worth(table, sensor, line.key)))


def _denied_rows(table: Table) -> list[WaitRowModel]:
    return [_denied(table, one) for one in denials.in_force(table)]


def _denied(table: Table, denial: Denial) -> WaitRowModel:
    undo = Button(Do(c.WithdrawDenial(denial.seat, denial.sensor)), Msg("UNDO"), "arrow-left")
    label = table.setup.line(denial.sensor, denial.line).label
    return WaitRowModel(
        Msg("Seat {seat}: {hand} is NOT A WIN", seat=denial.seat, hand=label),
        reason_words(denial.reason),
        "×",
        (undo,),
    )
