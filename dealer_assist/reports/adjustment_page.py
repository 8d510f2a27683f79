"""The page of one adjustment: what was on the meter, what is on it now, why, and both people."""

from collections.abc import Iterator

from dealer_assist.journal.queries.win_records import AdjustmentOnRecord
from dealer_assist.message import listed
from dealer_assist.reports.page import Amount, Block, Notice, PaperPage, Rows, Signatures
from dealer_assist.reports.win_page import card_of, foot_of, hash_code, marks_of, paper_of
from dealer_assist.rules.amount_words import amount_words
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table.setup.table_setup import TableSetup


def adjustment_page(
    adjustment: AdjustmentOnRecord, setup: TableSetup, *, copy: int = 1
) -> PaperPage:
    """Write the page of an adjustment as it is on record."""
    what = f"{_numbers(adjustment)} backed out" if adjustment.number else "Meter set"
    return PaperPage(
        name=f"adjustment-{adjustment.fact.seq}",
        title="Manual adjustment",
        subtitle=what,
        blocks=tuple(_blocks(adjustment, setup, copy)),
        marks=marks_of(setup, copy),
        foot=foot_of(setup, adjustment.fact),
    )


def _blocks(record: AdjustmentOnRecord, setup: TableSetup, copy: int) -> Iterator[Block]:
    jackpot = setup.jackpots[record.sensor]
    if record.award:
        prize = record.prize_cents
        yield Amount("Prize taken back", dollars(prize), amount_words(prize))
    else:
        cents = cents_shown(record.after_micros)
        yield Amount("The meter now shows", dollars(cents), amount_words(cents))
    yield Rows(
        (
            ("Time", f"{record.fact.at:%d %b %Y %H:%M:%S}"),
            ("Table", setup.number),
            ("Game", setup.game_name),
            *_rounds(record),
            paper_of(copy),
        )
    )
    if record.award:
        hand = jackpot.line(record.award.line).label
        yield Rows((("Hand", hand), *_shares(record)), "The win")
    if record.level:
        yield Rows(tuple(_meter(record)), f"{jackpot.key}, {jackpot.level(record.level).label}")
    if record.envy:
        yield Rows(
            tuple((f"Seat {seat}", dollars(cents)) for seat, cents in record.envy),
            "Envy that is no longer due for it: take back what was paid",
        )
    if record.envy_paid:
        yield Rows(
            tuple((f"Seat {seat}", dollars(cents)) for seat, cents in record.envy_paid),
            "Envy that was paid for it, and stays paid",
        )
    yield Rows((("Reason", record.reason), ("Note", record.note or "none")))
    yield Rows(
        (
            ("Adjusted by", card_of(record.by)),
            ("Witness", card_of(record.witness)),
        )
    )
    yield Notice(f"Documented under {setup.jurisdiction.rule('adjustment')}.")
    yield Signatures(("Adjusted by", "Witness"))
    yield hash_code(setup, record.fact)


def _numbers(record: AdjustmentOnRecord) -> str:
    numbers = sorted(number for number, _ in record.shares)
    return f"Win no. {listed([f'{number:07d}' for number in numbers])}"


def _rounds(record: AdjustmentOnRecord) -> tuple[tuple[str, str], ...]:
    """Name the round that the win belongs to before the one in which it was backed out."""
    if not record.of_round:
        return (("Round", f"{record.fact.round:,}"),)
    return (
        ("Round of the win", f"{record.of_round:,}"),
        ("Recorded in round", f"{record.fact.round:,}"),
    )


def _shares(record: AdjustmentOnRecord) -> tuple[tuple[str, str], ...]:
    """List every seat that had a share of the prize with its amount."""
    if len(record.shares) == 1:
        return (("Seat", str(record.shares[0][1].seat)),)
    return tuple((f"Seat {award.seat}", dollars(award.prize)) for _, award in record.shares)


def _meter(record: AdjustmentOnRecord) -> Iterator[tuple[str, str]]:
    before, after = cents_shown(record.before_micros), cents_shown(record.after_micros)
    yield "Meter before", dollars(before)
    yield "Change", dollars(after - before)
    yield "Meter after", dollars(after)
