"""The words on the slip of one win, line by line; how they look on paper is not said here."""

from datetime import date, datetime, tzinfo
from typing import TypeAlias

from dealer_assist.desk.papers import WIN, PaperRef
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.jackpot.prizes import PrizeAward, PrizeClaim
from dealer_assist.rules.amount_words import amount_words
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table.events.wins import WinBackedOut
from dealer_assist.table.facts import claims, marks, paying
from dealer_assist.table.setup.roles import KEY_HOLDER
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Payment, Table, Win
from dealer_assist.table.words import share_words
from dealer_assist.value import Value

SIMULATED = "SIMULATED, NOT FOR PAYMENT"
TAX_FORM = "TAX FORM W-2G"
TAX_LINES = ("Name", "Taxpayer no.", "First ID", "Second ID")
"""What is written by hand."""
BLANK = "_" * 16
TaxData: TypeAlias = tuple[tuple[str, str], ...]


class SlipRow(Value):
    """A line: words at the left, a figure at the right."""

    left: str
    right: str = ""


class SlipText(Value):
    """A slip: marks that head it in frames, then parts with a tear line between them.

    `amount` is the one figure to be read from afar, `amount_words` the same in words.
    """

    name: str
    title: str
    marks: tuple[str, ...]
    amount: str
    amount_words: str
    parts: tuple[tuple[SlipRow, ...], ...]
    signatures: tuple[str, ...] = ("Signed",)


def win_title(jackpot: Jackpot) -> str:
    """Head the paper of a win: a house jackpot is no progressive."""
    return "JACKPOT WIN" if jackpot.is_house else "PROGRESSIVE WIN"


def win_slip(table: Table, win: Win, copy: int, zone: tzinfo) -> SlipText:
    """Write the slip of a win as it was authorised; every copy but the first says so."""
    setup, award = table.setup, win.award
    at = datetime.fromtimestamp(win.at / 1000, zone)
    marks = [SIMULATED] if setup.is_simulated else []
    if copy > 1:
        marks.append(reprint_mark(copy))
    return SlipText(
        name=PaperRef(WIN, win.number, copy).name,
        title=win_title(setup.jackpots[win.sensor]),
        marks=tuple(marks),
        amount=dollars(award.prize),
        amount_words=amount_words(award.prize),
        parts=(
            (
                SlipRow("Win no.", f"{win.number:07d}"),
                SlipRow("Table", setup.number),
                SlipRow("Game", setup.game_name),
                SlipRow("Round", str(table.round.number)),
                SlipRow("Time", at.strftime("%d %b %Y %H:%M:%S")),
            ),
            (
                SlipRow("Seat", str(award.seat)),
                *_sensor(table, win),
                SlipRow("Hand", setup.line(win.sensor, award.line).label),
                *_source(table, win),
            ),
            *mark_part(table, win, zone),
            *_envy(table, win),
            *proof_part(table, win),
            *_tax_part(table, win, at),
            (
                SlipRow("Authorized", win.by.name),
                SlipRow("", win.by.role.label),
                SlipRow("Dealer", table.dealer.name if table.dealer else ""),
            ),
        ),
        # The lock knows no name: whoever holds the key writes it down.
        signatures=("Key holder", "Signed") if win.by == KEY_HOLDER else ("Signed",),
    )


def take_back_slip(table: Table, back: Payment, zone: tzinfo) -> SlipText:
    """Write the slip of what a seat gives back: for which wins, why, and by whose two cards."""
    setup, outs = table.setup, paying.back_outs_of(table, back)
    return SlipText(
        name=f"take back {table.round.number} {back.seat}",
        title="MONEY TAKEN BACK",
        marks=(SIMULATED,) if setup.is_simulated else (),
        amount=dollars(back.cents),
        amount_words=amount_words(back.cents),
        parts=(
            (
                SlipRow("Table", setup.number),
                SlipRow("Game", setup.game_name),
                SlipRow("Round", str(table.round.number)),
                SlipRow("Seat", str(back.seat)),
            ),
            *(_back_out(setup, one, zone) for one in outs),
            (SlipRow("Dealer", table.dealer.name if table.dealer else ""),),
        ),
    )


def _back_out(setup: TableSetup, back_out: WinBackedOut, zone: tzinfo) -> tuple[SlipRow, ...]:
    numbers = ", ".join(f"{share.number:07d}" for share in back_out.shares)
    return (
        SlipRow("Win no.", numbers),
        SlipRow("Hand", setup.line(back_out.sensor, back_out.award.line).label),
        SlipRow("Backed out", _time_of(back_out.at, zone)),
        SlipRow("Reason", str(back_out.reason)),
        SlipRow("By", back_out.by.name),
        SlipRow("And", back_out.witness.name),
    )


def reprint_mark(copy: int) -> str:
    """Mark a copy: the first reprint is the second paper."""
    return f"REPRINT {copy - 1}" if copy > 1 else ""


def mark_part(table: Table, win: Win, zone: tzinfo) -> tuple[tuple[SlipRow, ...], ...]:
    """Say of a wager marked by hand who marked it when, and whose card vouched for it."""
    mark = marks.by_hand(table).get((win.award.seat, win.sensor))
    if mark is None:
        return ()
    people = [("Marked by", mark.by, mark.at), ("Card of", mark.card_by, mark.card_at)]
    named = (
        (SlipRow(words, who.name), SlipRow("", _time_of(at, zone)))
        for words, who, at in people
        if who is not None
    )
    rows = tuple(row for pair in named for row in pair)
    return ((SlipRow("WAGER MARKED BY HAND"), *rows, SlipRow("NO SENSOR SAW IT")),)


def tax_data(setup: TableSetup, sensor: str, number: int, award: PrizeAward, on: date) -> TaxData:
    """Return what the tax form asks about a win, where the law of the place asks for one.

    Whoever won writes their name on the paper: the journal does not know it.
    """
    if not setup.jurisdiction.needs_tax_form(award.prize, award.stake, on):
        return ()
    return (
        ("Winnings", dollars(award.prize)),
        ("Wager", dollars(award.stake)),
        ("Winnings less wager", dollars(award.prize - award.stake)),
        ("Times the wager", f"{award.prize // award.stake:,}"),
        ("Date won", f"{on:%d %b %Y}"),
        ("Type of wager", f"{setup.game_name}, {setup.jackpots[sensor].label}"),
        ("Transaction", f"Table {setup.number}, win {number:07d}"),
    )


def _tax_part(table: Table, win: Win, at: datetime) -> tuple[tuple[SlipRow, ...], ...]:
    rows = tax_data(table.setup, win.sensor, win.number, win.award, at.date())
    if not rows:
        return ()
    blanks = (SlipRow(f"{words} {BLANK}") for words in TAX_LINES)
    return ((SlipRow(TAX_FORM), *(SlipRow(*row) for row in rows), *blanks),)


def _time_of(at: int, zone: tzinfo) -> str:
    return datetime.fromtimestamp(at / 1000, zone).strftime("%H:%M:%S")


def _envy(table: Table, win: Win) -> tuple[tuple[SlipRow, ...], ...]:
    """List what this hand brings the other seats, one row a seat; no part where it is nothing."""
    claim = PrizeClaim(win.award.seat, win.award.line, win.award.stake)
    due = claims.envy_from(table, win.sensor, [claim])
    seats = sorted(due, key=table.setup.turn_to_pay)
    rows = tuple(SlipRow(f"Envy, seat {seat}", dollars(due[seat])) for seat in seats)
    return ((*rows, SlipRow("Envy in all", dollars(sum(due.values())))),) if rows else ()


def proof_part(table: Table, win: Win) -> tuple[tuple[SlipRow, ...], ...]:
    """Return seal, threshold and key in full, where a wager has crossed a hidden threshold."""
    return tuple(
        (
            SlipRow("Threshold in cents", str(crossing.threshold_cents)),
            SlipRow("Key"),
            *_halves(crossing.seal_key),
            SlipRow("Seal"),
            *_halves(crossing.seal),
            SlipRow("Seal: SHA-256 of threshold:key"),
        )
        for crossing in table.round.crossed
        if (crossing.sensor, crossing.level) == (win.sensor, win.award.line)
    )


def _halves(figures: str) -> tuple[SlipRow, ...]:
    half = len(figures) // 2
    return SlipRow(figures[:half]), SlipRow(figures[half:])


def _sensor(table: Table, win: Win) -> tuple[SlipRow, ...]:
    """Name the sensor and its jackpot where a seat has two."""
    if len(table.setup.jackpots) < 2:
        return ()
    return (SlipRow("Sensor", f"{win.sensor}, {table.setup.jackpots[win.sensor].label}"),)


def _source(table: Table, win: Win) -> tuple[SlipRow, ...]:
    """Return where the prize comes from, and what it did to the meter."""
    award = win.award
    if table.setup.jackpots[win.sensor].is_house:
        return (SlipRow("Paid by", "the house, in full"),)
    if not award.level:
        return (SlipRow("Level", "fixed, from the tray"),)
    level = table.setup.jackpots[win.sensor].level(award.level)
    share = (SlipRow("Share", share_words(award)),) if award.is_shared else ()
    return (
        *share,
        SlipRow("Level", level.label),
        SlipRow("Meter before", dollars(cents_shown(award.meter_before))),
        SlipRow("Meter after", dollars(cents_shown(award.meter_after))),
    )
