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


def _blocks(one: AdjustmentOnRecord, setup: TableSetup, copy: int) -> Iterator[Block]:
    jackpot = setup.jackpots[one.sensor]
    if one.award:
        prize = one.prize_cents
        yield Amount("Prize taken back", dollars(prize), amount_words(prize))
    else:
        cents = cents_shown(one.after_micros)
        yield Amount("The meter now shows", dollars(cents), amount_words(cents))
    yield Rows(
        (
            ("Time", f"{one.fact.at:%d %b %Y %H:%M:%S}"),
            ("Table", setup.number),
            ("Game", setup.game_name),
            *_rounds(one),
            paper_of(copy),
        )
    )
    if one.award:
        hand = jackpot.line(one.award.line).label
        yield Rows((("Hand", hand), *_shares(one)), "The win")
    if one.level:
        yield Rows(tuple(_meter(one)), f"{jackpot.key}, {jackpot.level(one.level).label}")
    if one.envy:
        yield Rows(
            tuple((f"Seat {seat}", dollars(cents)) for seat, cents in one.envy),
            "Envy that is no longer due for it: take back what was paid",
        )
    if one.envy_paid:
        yield Rows(
            tuple((f"Seat {seat}", dollars(cents)) for seat, cents in one.envy_paid),
            "Envy that was paid for it, and stays paid",
        )
    yield Rows((("Reason", one.reason), ("Note", one.note or "none")))
    yield Rows(
        (
            ("Adjusted by", card_of(one.by)),
            ("Witness", card_of(one.witness)),
        )
    )
    yield Notice(f"Documented under {setup.jurisdiction.rule('adjustment')}.")
    yield Signatures(("Adjusted by", "Witness"))
    yield hash_code(setup, one.fact)


def _numbers(one: AdjustmentOnRecord) -> str:
    numbers = sorted(number for number, _ in one.shares)
    return f"Win no. {listed([f'{number:07d}' for number in numbers])}"


def _rounds(one: AdjustmentOnRecord) -> tuple[tuple[str, str], ...]:
    """Name the round that the win belongs to before the one in which it was backed out."""
    if not one.of_round:
        return (("Round", f"{one.fact.round:,}"),)
    return (("Round of the win", f"{one.of_round:,}"), ("Recorded in round", f"{one.fact.round:,}"))


def _shares(one: AdjustmentOnRecord) -> tuple[tuple[str, str], ...]:
    """List every seat that had a share of the prize with its amount."""
    if len(one.shares) == 1:
        return (("Seat", str(one.shares[0][1].seat)),)
    return tuple((f"Seat {award.seat}", dollars(award.prize)) for _, award in one.shares)


def _meter(one: AdjustmentOnRecord) -> Iterator[tuple[str, str]]:
    before, after = cents_shown(one.before_micros), cents_shown(one.after_micros)
    yield "Meter before", dollars(before)
    yield "Change", dollars(after - before)
    yield "Meter after", dollars(after)
