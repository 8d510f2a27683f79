"""What is on record after the swipe: the meter, whom to pay in which order, the slip."""

from dealer_assist.desk.printing import Paper
from dealer_assist.desk.slip_text import SIMULATED, WIN_TITLE
from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT
from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.guide.labels import has_key
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Meter, Table, Win
from dealer_assist.ui.models.actions import ActionModel, ActionState, Do, PrintAgain
from dealer_assist.ui.models.supervisor import (
    AdjustedModel,
    PayModel,
    RecordedModel,
    SlipLine,
    SlipModel,
)
from dealer_assist.ui.presenters.panel import DEALER_LEVEL, LEVELS
from dealer_assist.ui.presenters.pay_words import pays_text
from dealer_assist.ui.presenters.view import View, spaced

ORDINALS = (
    Msg("1st"),
    Msg("2nd"),
    Msg("3rd"),
    Msg("4th"),
    Msg("5th"),
    Msg("6th"),
    Msg("7th"),
)


def recorded_model(table: Table, view: View) -> RecordedModel:
    """Show that the wins are on record, and whom to pay."""
    wins = in_order(table)
    return RecordedModel(
        title=Msg("Wins recorded") if len(wins) > 1 else Msg("Win recorded"),
        place=place_of(table),
        adjusted=_adjusted(table, wins),
        caption=_now_pay(table),
        pays=_pays(table, wins),
        slip=slip_model(table, view),
        print_again=_print_again(view.paper),
        done=ActionModel(
            Do(c.BeginPaying()),
            Msg("PAY SEAT {seat}", seat=wins[0].award.seat),
            "arrow-right",
            Msg("Back to the table"),
            ActionState.NEXT,
        ),
        is_by_key=has_key(table.setup),
    )


def slip_model(table: Table, view: View) -> SlipModel:
    """Show the wins of the round on one paper; the printer gives each a slip of its own."""
    wins = in_order(table)
    at = view.time_of(wins[0].at)
    head = (
        SlipLine("Win no.", _numbers(wins)),
        SlipLine("Table", table.setup.number),
        SlipLine("Round", spaced(table.round)),
        SlipLine("Time", at.strftime("%d %b %H:%M:%S")),
    )
    prizes: list[SlipLine] = []
    for win in wins:
        line = table.setup.line(win.sensor, win.award.line)
        prizes.append(SlipLine(f"Seat {win.award.seat} {line.label}", _plain(win.award.prize)))
        source = "" if win.award.level else ", tray"
        prizes.append(SlipLine(f"  {pays_text(line)}{source}"))
    players = "1 player" if len(table.envy) == 1 else f"{len(table.envy)} players"
    envy = (SlipLine(f"Envy, {players}", _plain(sum(table.envy.values()))),)
    meters = tuple(
        SlipLine(_meter_after(table, meter), _plain(account.shown_cents))
        for meter, account in table.accounts.items()
    )
    staff = (
        SlipLine("Confirmed", f"{wins[0].by.name} ({_level(wins[0].by)})"),
        SlipLine("Dealer", table.dealer.name if table.dealer else ""),
    )
    return SlipModel(
        title=WIN_TITLE,
        sections=(head, tuple(prizes), (*(envy if table.envy else ()), *meters), staff),
        signed="Signed",
        warning=SIMULATED if table.setup.is_simulated else "",
    )


def _level(member: StaffMember) -> str:
    return LEVELS.get(member.role, DEALER_LEVEL)[0]


def place_of(table: Table) -> str:
    """Name table and round."""
    return Msg("Table {table}, round {round}", table=table.setup.number, round=spaced(table.round))


def in_this_order(table: Table) -> str:
    """Head a list of wins by the order in which this table pays."""
    if table.setup.payment_order == LEFT_TO_RIGHT:
        return Msg("PAY IN THIS ORDER, LEFT TO RIGHT")
    return Msg("PAY IN THIS ORDER, RIGHT TO LEFT")


def _now_pay(table: Table) -> str:
    if table.setup.payment_order == LEFT_TO_RIGHT:
        return Msg("NOW PAY, LEFT TO RIGHT")
    return Msg("NOW PAY, RIGHT TO LEFT")


def in_order(table: Table) -> list[Win]:
    """Give the wins as they are paid."""
    turn = table.setup.turn_to_pay
    return sorted(table.wins, key=lambda win: (turn(win.award.seat), win.sensor))


def _print_again(paper: Paper) -> ActionModel:
    if not paper.reason:
        return ActionModel(PrintAgain(), Msg("PRINT AGAIN"), "printer", paper.detail)
    state = ActionState.NOT_YET
    return ActionModel(
        PrintAgain(), Msg("PRINT AGAIN"), "printer", paper.detail, state, paper.reason
    )


def _adjusted(table: Table, wins: list[Win]) -> AdjustedModel:
    off_meter = [win for win in wins if win.award.level]
    if not off_meter:
        shown = next(iter(table.accounts.values())).shown_cents
        return AdjustedModel(
            Msg("Recorded"),
            note=Msg("Paid from the tray, the meter stays {amount}", amount=dollars(shown)),
        )
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


def _pays(table: Table, wins: list[Win]) -> tuple[PayModel, ...]:
    pays = [
        PayModel(
            ORDINALS[n],
            Msg(
                "Seat {seat}, {hand}",
                seat=win.award.seat,
                hand=table.setup.line(win.sensor, win.award.line).label,
            ),
            Msg("House procedure for meter pays") if win.award.level else Msg("From the tray"),
            dollars(win.award.prize),
            is_now=n == 0,
        )
        for n, win in enumerate(wins)
    ]
    if table.envy:
        seats = listed([str(seat) for seat in table.envy])
        whom = Msg("Envy, seats {seats}", one="Envy, seat {seats}", n=len(table.envy), seats=seats)
        total = dollars(sum(table.envy.values()))
        pays.append(PayModel(Msg("Last"), whom, Msg("From the tray, end of the round"), total))
    return tuple(pays)


def _numbers(wins: list[Win]) -> str:
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
