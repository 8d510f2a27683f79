"""What this card has put on record: the meter, whom to pay in which order, the slip.

Wins of the round that were on record before stand apart: they are in no total and on no new slip.
"""

from datetime import UTC
from typing import Any

from dealer_assist.desk.printing import Paper
from dealer_assist.desk.slip_text import SIMULATED, mark_part, proof_part, win_title
from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT, PrizeAward
from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts import paying, prize
from dealer_assist.table.setup.roles import KEY_HOLDER, StaffMember
from dealer_assist.table.state import Meter, Table, Win
from dealer_assist.table.words import has_key, share_words
from dealer_assist.ui.supervisor.slip import SlipLine, SlipModel, SlipPaper, slip_height
from dealer_assist.ui.supervisor.step import GAP, with_buttons
from dealer_assist.ui.table.actions import (
    Do,
    PrintAgain,
)
from dealer_assist.ui.table.presenter.action_models import shut
from dealer_assist.ui.table.presenter.pay.pay_words import ORDINALS, pays_text, pit_words
from dealer_assist.ui.table.presenter.staff_cards import DEALER_LEVEL, LEVELS
from dealer_assist.ui.table.presenter.view import PassingView, spaced
from dealer_assist.ui.toolkit.nodes import Box, Fitted, Node, Text, column, row, space
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value

_SLIP_NAME = 24  # letters that leave room for an amount behind them
_SLIP_LINE = 37  # letters of a whole line, beside the gap before an amount


class AdjustedModel(Value):
    """What has become of a meter; without amounts only the title and note are shown."""

    title: str
    was: str = ""
    now: str = ""
    note: str = ""


class PayModel(Value):
    """One payment, in the order in which it is made; `envy` is what the seat gets besides."""

    order: str
    whom: str
    how: str
    amount: str
    is_now: bool = False
    envy: str = ""


class BeforeModel(Value):
    """A win of the round that was on record before: it is not to be paid again."""

    whom: str
    detail: str
    amount: str
    is_paid: bool = True


class RecordedModel(Value):
    """Page 3: what is recorded, and whom to pay."""

    title: str
    place: str
    adjusted: AdjustedModel
    caption: str
    pays: tuple[PayModel, ...]
    slip: SlipModel
    print_again: Button[Any]
    done: Button[Any]
    wrong: str = ""
    is_by_key: bool = False
    before: tuple[BeforeModel, ...] = ()


PAY_OF_TWO, PAY_LOWEST = 108.0, 64.0
BEFORE_HEAD, BEFORE_ROW = 40.0, 36.0
_SLIP_WIDTH, _COLUMN_GAP = 520.0, 28.0
_ADJUSTED, _CAPTION, _PAY, _MOST_BEFORE = 132.0, 34.0, 122.0, 3


class AdjustedFace(Node):
    """What has become of a meter, with a lamp."""

    adjusted: AdjustedModel


class PayFace(Node):
    """A payment in its place."""

    pay: PayModel


class BeforeFace(Node):
    """What was paid before, at the foot, grey; `more` are not shown."""

    shown: tuple[BeforeModel, ...]
    more: int
    is_open: bool


def recorded_tree(page: RecordedModel) -> Node:
    """Return the page: the adjustment and the payments in their order, the slip beside them."""
    before = _before_face(page.before)
    left = column(
        AdjustedFace(page.adjusted).of(_ADJUSTED),
        space(GAP),
        Text(page.caption.upper(), "caption_20", "text_2").of(_CAPTION),
        space(GAP - 6),
        Fitted(_payments, (page.pays,)),
        space(GAP) if before is not None else None,
        before,
    )
    body = row(left, Fitted(_paper, (page.slip,)).of(_SLIP_WIDTH), gap=_COLUMN_GAP)
    return with_buttons(body, page.print_again, page.done)


def _paper(slip: SlipModel, box: Box) -> Node:
    return column(SlipPaper(slip).of(min(box.height(), slip_height(slip))), space())


def _payments(pays: tuple[PayModel, ...], box: Box) -> Node:
    count = max(1, len(pays))
    gap = GAP if count <= 4 else 8.0
    high = min(_PAY, (box.height() + gap) / count - gap)
    return column(*(PayFace(pay).of(high) for pay in pays), gap=gap)


def _before_face(before: tuple[BeforeModel, ...]) -> Node | None:
    if not before:
        return None
    shown = before if len(before) <= _MOST_BEFORE else before[: _MOST_BEFORE - 1]
    more = len(before) - len(shown)
    face = BeforeFace(shown, more, any(not payment.is_paid for payment in before))
    return face.of(BEFORE_HEAD + (len(shown) + bool(more)) * BEFORE_ROW + 14)


def recorded_model(table: Table, view: PassingView) -> RecordedModel:
    """Show that the wins are on record, and whom to pay."""
    wins = paying.recorded_now(table)
    held = _held(table, wins[0])
    return RecordedModel(
        title=Msg("Wins recorded") if len(wins) > 1 else Msg("Win recorded"),
        place=place_of(table),
        adjusted=_adjusted(table, wins),
        caption=Msg("DO NOT PAY YET") if held else _now_pay(table),
        pays=_pays(table, wins),
        slip=slip_model(table, view),
        print_again=_print_again(view.paper),
        done=_done(wins[0], held),
        is_by_key=has_key(table.setup),
        before=before_models(table, view),
    )


def slip_model(table: Table, view: PassingView) -> SlipModel:
    """Show the wins of this card on one paper; the printer gives each a slip of its own."""
    wins = paying.recorded_now(table)
    at = view.time_of(wins[0].at)
    head = (
        SlipLine("Win no.", _numbers(wins)),
        SlipLine("Table", table.setup.number),
        SlipLine("Round", spaced(table.round.number)),
        SlipLine("Time", at.strftime("%d %b %Y %H:%M:%S")),
    )
    prizes: list[SlipLine] = []
    for win in wins:
        line = table.setup.line(win.sensor, win.award.line)
        place = f"Seat {win.award.seat}{_sensor(table, win)}"
        source = "" if win.award.level else ", tray"
        is_house = table.setup.jackpots[win.sensor].is_house
        pays = share_words(win.award) or pays_text(line, is_house=is_house)
        prizes += prize_lines(f"{place}: {line.label}", f"  {pays}{source}", win.award.prize)
    by_hand, proof = (
        tuple(SlipLine(row.left, row.right) for part in parts for row in part)
        for parts in (
            [part for win in wins for part in mark_part(table, win, at.tzinfo or UTC)],
            [part for win in wins for part in proof_part(table, win)],
        )
    )
    envy = tuple(SlipLine(f"Envy, seat {seat}", _plain(cents)) for seat, cents in _envy(table))
    sensors = {win.sensor for win in wins}
    meters = tuple(
        SlipLine(_meter_after(table, meter), _plain(account.shown_cents))
        for meter, account in table.accounts.items()
        if meter[0] in sensors and not table.setup.jackpots[meter[0]].is_house
    )
    staff = (
        SlipLine("Confirmed", f"{wins[0].by.name} ({_level(wins[0].by)})"),
        SlipLine("Dealer", table.dealer.name if table.dealer else ""),
    )
    return SlipModel(
        title=win_title(table.setup.jackpots[wins[0].sensor]),
        sections=tuple(
            part for part in (head, tuple(prizes), by_hand, envy, meters, proof, staff) if part
        ),
        signed="Key holder, signed" if wins[0].by == KEY_HOLDER else "Signed",
        warning=SIMULATED if table.setup.is_simulated else "",
        held=Msg("NOT PRINTED") if view.paper.trouble or _held(table, wins[0]) else "",
    )


def before_models(table: Table, view: PassingView) -> tuple[BeforeModel, ...]:
    """Show the wins of this round that another card has put on record before."""
    return tuple(_before(table, view, win) for win in paying.recorded_before(table))


def win_words(table: Table, win: Win) -> str:
    """Name a win by seat and hand, and by its sensor where there are two."""
    hand = table.setup.line(win.sensor, win.award.line).label
    if len(table.setup.jackpots) > 1:
        return Msg(
            "Seat {seat}, sensor {sensor}: {hand}",
            seat=win.award.seat,
            sensor=win.sensor,
            hand=hand,
        )
    return Msg("Seat {seat}: {hand}", seat=win.award.seat, hand=hand)


def _before(table: Table, view: PassingView, win: Win) -> BeforeModel:
    is_paid = paying.is_paid(table, win)
    time, name = view.time_of(win.at).strftime("%H:%M"), win.by.name
    detail = Msg("{time}, win {number}, by {name}", time=time, number=win.number, name=name)
    if not is_paid:
        detail = Msg("{said}, not ticked yet", said=detail)
    return BeforeModel(win_words(table, win), detail, dollars(win.award.prize), is_paid=is_paid)


def _sensor(table: Table, win: Win) -> str:
    return f" {win.sensor}" if len(table.setup.jackpots) > 1 else ""


def _envy(table: Table) -> list[tuple[int, int]]:
    """Return the envy that this card has brought, in payment order."""
    turn = table.setup.turn_to_pay
    return sorted(table.round.recorded_envy.items(), key=lambda one: turn(one[0]))


def _level(member: StaffMember) -> str:
    return LEVELS.get(member.role, DEALER_LEVEL)[0]


def place_of(table: Table, round_: int = 0) -> str:
    """Name table and round: the present one, unless another is meant."""
    number = spaced(round_ or table.round.number)
    return Msg("Table {table}, round {round}", table=table.setup.number, round=number)


def in_this_order(table: Table) -> str:
    """Head a list of wins by the order in which this table pays."""
    if table.setup.payment_order == LEFT_TO_RIGHT:
        return Msg("PAY IN THIS ORDER, LEFT TO RIGHT")
    return Msg("PAY IN THIS ORDER, RIGHT TO LEFT")


def _now_pay(table: Table) -> str:
    if table.setup.payment_order == LEFT_TO_RIGHT:
        return Msg("NOW PAY, LEFT TO RIGHT")
    return Msg("NOW PAY, RIGHT TO LEFT")


def _done(first: Win, held: str) -> Button[Any]:
    """Lead back to the table: to pay, or to wait for the pit."""
    pay = Msg("PAY SEAT {seat}", seat=first.award.seat)
    label, detail = (Msg("BACK TO TABLE"), held) if held else (pay, Msg("Back to the table"))
    return Button(Do(c.BeginPaying()), label, "arrow-right", detail, ActionState.NEXT)


def _held(table: Table, win: Win) -> str:
    return pit_words(prize.held_by_pit(table, win))


def _print_again(paper: Paper) -> Button[Any]:
    again = Button(PrintAgain(), Msg("PRINT AGAIN"), "printer", paper.detail)
    return shut(again, paper.reason) if paper.reason else again


def _adjusted(table: Table, wins: tuple[Win, ...]) -> AdjustedModel:
    off_meter = [win for win in wins if win.award.level]
    if not off_meter:
        return AdjustedModel(Msg("Recorded"), note=_from_tray(table, wins))
    levels = {(win.sensor, win.award.level): win.award for win in off_meter}
    if len(levels) > 1:
        left = [
            joined(" ", (_label(table, meter), dollars(cents_shown(award.meter_after))))
            for meter, award in levels.items()
        ]
        return AdjustedModel(Msg("Meters adjusted"), note=Msg("Now {meters}", meters=listed(left)))
    first, last = off_meter[0].award, off_meter[-1].award
    return AdjustedModel(
        Msg("Meter adjusted"),
        dollars(cents_shown(first.meter_before)),
        dollars(cents_shown(last.meter_after)),
        Msg("seed") if last.seed else "",
    )


def _from_tray(table: Table, wins: tuple[Win, ...]) -> str:
    """Say that the meters of these wins stay as they are; other jackpots are not spoken of."""
    sensors = dict.fromkeys(win.sensor for win in wins)
    meters = [meter for meter in table.accounts if meter[0] in sensors]
    if any(table.setup.jackpots[sensor].is_house for sensor in sensors):
        return Msg("Paid from the tray")
    if len(table.accounts) == 1:
        shown = dollars(table.accounts[meters[0]].shown_cents)
        return Msg("Paid from the tray, the meter stays {amount}", amount=shown)
    stay = [
        joined(" ", (_label(table, meter), dollars(table.accounts[meter].shown_cents)))
        for meter in meters
    ]
    return Msg("Paid from the tray. Not changed: {meters}", meters=listed(stay))


def _how(award: PrizeAward) -> str:
    """Say where the money comes from; of a shared prize first which part it is."""
    if not award.level:
        return Msg("From the tray")
    house = Msg("House procedure for meter pays")
    return joined(". ", (share_words(award), house)) if award.is_shared else house


def _pays(table: Table, wins: tuple[Win, ...]) -> tuple[PayModel, ...]:
    """List every seat that is paid: its prizes in order, its envy beside them, both together."""
    envy = dict(_envy(table))
    pays = []
    for n, win in enumerate(wins):
        is_last_of_seat = all(other.award.seat != win.award.seat for other in wins[n + 1 :])
        owed = envy.pop(win.award.seat, 0) if is_last_of_seat else 0
        prizes = sum(one.award.prize for one in wins if one.award.seat == win.award.seat)
        pays.append(
            PayModel(
                ORDINALS[min(n, len(ORDINALS) - 1)],
                win_words(table, win),
                _held(table, win) or _how(win.award),
                dollars(win.award.prize),
                is_now=n == 0 and not _held(table, win),
                envy=_and_envy(owed, prizes + owed) if owed else "",
            )
        )
    pays += [
        PayModel(
            Msg("Last"),
            Msg("Seat {seat}: envy", seat=seat),
            Msg("From the tray, end of the round"),
            dollars(cents),
        )
        for seat, cents in envy.items()
    ]
    return tuple(pays)


def _and_envy(envy: int, together: int) -> str:
    return Msg("plus {envy} envy = {together}", envy=dollars(envy), together=dollars(together))


def prize_lines(name: str, pays: str, prize: int) -> list[SlipLine]:
    """Print the amount behind the hand, or behind what it pays where the name needs the line.

    A share of a large prize needs the indent for its words, or a line of its own for its amount.
    """
    amount = _plain(prize)
    if len(name) <= _SLIP_NAME:
        return [SlipLine(name, amount), SlipLine(pays)]
    for words in (pays, pays.lstrip()):
        if len(words) + len(amount) <= _SLIP_LINE:
            return [SlipLine(name), SlipLine(words, amount)]
    return [SlipLine(name), SlipLine(pays), SlipLine("", amount)]


def _numbers(wins: tuple[Win, ...]) -> str:
    numbers = sorted(win.number for win in wins)
    first = f"{numbers[0]:07d}"
    return first if len(numbers) == 1 else f"{first} to {numbers[-1]:07d}"


def _meter_after(table: Table, meter: Meter) -> str:
    return "Meter after" if len(table.accounts) == 1 else f"{_label(table, meter)} after"


def _label(table: Table, meter: Meter) -> str:
    sensor, level = meter
    return table.setup.jackpots[sensor].level(level).label


def _plain(cents: int) -> str:
    return dollars(cents).removeprefix("$")
