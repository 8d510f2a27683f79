"""The page of one win: what was won, by which hand, off which meter, and who answers for it."""

from collections.abc import Iterator

from dealer_assist.desk.slip_text import BLANK, TAX_LINES, reprint_mark, tax_data
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.journal.queries.win_records import SealOpened, WinFact, WinOnRecord
from dealer_assist.message import listed
from dealer_assist.reports.page import (
    Amount,
    Block,
    NewSheet,
    Notice,
    PaperPage,
    QrCode,
    Rows,
    Signatures,
)
from dealer_assist.rules.amount_words import amount_words
from dealer_assist.rules.money import cents_shown, dollars, micros
from dealer_assist.table.guide.ruling_words import ruling_words
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.words import share_words

SIMULATED = "SIMULATED"
SIGNATURES = ("Winner's name", "Winner's signature", "Dealer", "Authorized by")


def win_page(win: WinOnRecord, setup: TableSetup, *, copy: int = 1) -> PaperPage:
    """Write the page of a win as it is on record; every copy but the first is a reprint."""
    return PaperPage(
        name=f"win-{win.number:07d}",
        title="LATE WIN" if win.late else win_title(setup.jackpots[win.sensor]),
        subtitle=f"Win no. {win.number:07d}, round {_round(win):,}",
        blocks=tuple(_blocks(win, setup, copy)),
        marks=marks_of(setup, copy),
        foot=foot_of(setup, win.fact),
    )


def win_title(jackpot: Jackpot) -> str:
    """Head the page of a win: a house jackpot is no progressive."""
    return "Jackpot win" if jackpot.is_house else "Progressive win"


def marks_of(setup: TableSetup, copy: int) -> tuple[str, ...]:
    """Return the words across a page."""
    marks = [SIMULATED] if setup.is_simulated else []
    if copy > 1:
        marks.append(reprint_mark(copy))
    return tuple(marks)


def paper_of(copy: int) -> tuple[str, str]:
    """Say whether this paper is the original or which reprint of it."""
    return "Paper", reprint_mark(copy).capitalize() or "ORIGINAL"


def foot_of(setup: TableSetup, fact: WinFact) -> str:
    """Name the event that a page was written from."""
    return f"Table {setup.number} · event {fact.seq} · {fact.hash}"


def hash_code(setup: TableSetup, fact: WinFact) -> QrCode:
    """Return the event's hash to be scanned: it proves the page against the journal."""
    payload = f"{setup.key} {fact.seq} {fact.hash}"
    return QrCode(payload, f"Event {fact.seq} of the journal of {setup.key}")


def card_of(member: StaffMember) -> str:
    """Name who answers for something, and the card that was swiped for it."""
    return f"{member.name}, {member.role.label}, card …{member.last_four}"


def _blocks(win: WinOnRecord, setup: TableSetup, copy: int) -> Iterator[Block]:
    award, jackpot = win.award, setup.jackpots[win.sensor]
    yield Amount("Pay", dollars(award.prize), amount_words(award.prize))
    if win.backed_out_at is not None:
        yield Notice(
            f"This win was backed out: event {win.backed_out_at}. Do not pay it on this page."
        )
    yield Rows(
        (
            ("Win no.", f"{win.number:07d}"),
            ("Time", f"{win.fact.at:%d %b %Y %H:%M:%S}"),
            ("Table", setup.number),
            ("Game", setup.game_name),
            *_rounds(win),
            ("Seat", str(award.seat)),
            ("Hand", jackpot.line(award.line).label),
            *_share(win),
            ("Wager", dollars(award.stake)),
            paper_of(copy),
        )
    )
    yield Rows(tuple(_source(win, setup)), f"{jackpot.key}, {jackpot.label}")
    if win.opened:
        yield Rows(tuple(_proof(win.opened)), "Proof: SHA-256 of threshold, colon, key is the seal")
    if win.envy:
        yield Rows(
            tuple((f"Seat {seat}", dollars(cents)) for seat, cents in win.envy),
            "Envy paid with this round's wins",
        )
    yield Rows(
        (
            ("Authorized by", card_of(win.by)),
            *((("Second person", card_of(win.late.witness)),) if win.late else ()),
            ("Dealer", win.fact.dealer),
        )
    )
    if win.late:
        late = (("Reason", win.late.reason), ("Note", win.late.note))
        yield Rows(late, "Recorded after the end of its round")
    if win.rulings:
        yield Rows(tuple(map(_ruling, win.rulings)), "Rulings on its round; they change no win")
    yield from map(Notice, reminders(win, setup))
    yield Signatures((*SIGNATURES, "Second person") if win.late else SIGNATURES)
    yield hash_code(setup, win.fact)
    on = win.fact.at.date()
    if tax := tax_data(setup, win.sensor, win.number, award, on):
        yield NewSheet()
        yield Rows((*tax, *((words, BLANK) for words in TAX_LINES)), "Tax form W-2G")


def _proof(opened: SealOpened) -> Iterator[tuple[str, str]]:
    """Return what anybody needs to see that the threshold was not moved, each in two halves."""
    half = len(opened.seal) // 2
    yield "Sealed", f"{opened.sealed_at:%d %b %Y %H:%M:%S} UTC"
    yield "Threshold in cents", str(opened.threshold_cents)
    yield "Key", opened.seal_key[:half]
    yield "", opened.seal_key[half:]
    yield "Seal", opened.seal[:half]
    yield "", opened.seal[half:]


def _ruling(line: RulingLine) -> tuple[str, str]:
    what = ruling_words(line.kind, line.seats, line.cents, line.answer)
    said = f"{what}; {line.by}, on camera {line.camera:%H:%M:%S}"
    return f"No. {line.number}", said if line.holds else f"{said}. Withdrawn by {line.withdrawn_by}"


def _round(win: WinOnRecord) -> int:
    return win.late.round if win.late else win.fact.round


def _rounds(win: WinOnRecord) -> tuple[tuple[str, str], ...]:
    if win.late is None:
        return (("Round", f"{win.fact.round:,}"),)
    recorded = f"{win.fact.round:,}"
    return (("Round of the win", f"{win.late.round:,}"), ("Recorded in round", recorded))


def _share(win: WinOnRecord) -> tuple[tuple[str, str], ...]:
    """Say of which hit this win is a share, and which wins are the others."""
    if not win.award.is_shared:
        return ()
    others = listed([f"{number:07d}" for number in win.shared_with])
    return (("Share", share_words(win.award)), ("Shared with", f"Win no. {others}"))


def _source(win: WinOnRecord, setup: TableSetup) -> Iterator[tuple[str, str]]:
    award = win.award
    if not award.level:
        if setup.jackpots[win.sensor].is_house:
            yield "Paid by", "the house, in full to each winner"
        else:
            yield "Level", "none: the tray pays all of it"
        return
    yield "Level", setup.jackpots[win.sensor].level(award.level).label
    yield "Meter before", dollars(cents_shown(award.meter_before))
    if award.is_shared:
        yield "Off the meter, all shares", dollars(award.hit_prize)
        yield "Of it this share", dollars(award.from_meter)
    else:
        yield "Off the meter", dollars(award.from_meter)
    if award.from_tray:
        yield "From the tray", dollars(award.from_tray)
    reseed = award.meter_after - award.meter_before + micros(award.hit_prize)
    if award.is_shared and reseed:
        yield "Reseeded once, with", dollars(cents_shown(reseed))
    elif award.seed:
        yield "New seed", dollars(cents_shown(award.seed))
    yield "Meter after", dollars(cents_shown(award.meter_after))


def reminders(win: WinOnRecord, setup: TableSetup) -> tuple[str, ...]:
    """Say what the law asks for before this win is paid."""
    law, award = setup.jurisdiction, win.award
    said = []
    if law.needs_tax_form(award.prize, award.stake, win.fact.at.date()):
        said.append("Tax form: have it filled in before this prize is paid.")
    if law.needs_camera(award.hit_prize):
        said.append("Show the cards to the camera and count the deck.")
        if law.hand_kept_days:
            said.append(f"Keep the cards of this hand for {law.hand_kept_days} days.")
    return tuple(said)
