"""The page of a ruling: six answers from left to right, none of them on a page of its own."""

from collections.abc import Sequence

from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.guide.ruling_words import ANSWERS, KINDS, chips_words, ruling_words
from dealer_assist.table.guide.walk_words import label_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.answers import (
    GAP,
    AnswersHead,
    RepeatPress,
    answers_page,
    answers_title,
    in_lines,
    seat_key,
)
from dealer_assist.ui.pages.ruling.draft import (
    AmountChosen,
    AnswerChosen,
    CameraMoved,
    ChipAdded,
    KindChosen,
    RulingButton,
    RulingDraft,
    RulingTouch,
    RulingWithdrawTouched,
    SeatChosen,
    WagerChosen,
    first_open,
)
from dealer_assist.ui.table.presenter.view import spaced
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Faced,
    Filter,
    Icon,
    Look,
    Node,
    Page,
    Panel,
    Pick,
    Press,
    RowPress,
    Text,
    abreast,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice

CAMERA_SECONDS = 10
_MEANS = {
    r.MISSED: Msg("Made, not seen"),
    r.UNDERPAID: Msg("Guest gets more"),
    r.OVERPAID: Msg("House gets back"),
    r.DEAD: Msg("Bets back"),
    r.EXPOSED: Msg("Played or burned"),
    r.COUNT: Msg("All hands void"),
    r.LATE: Msg("Taken off"),
    r.OTHER: Msg("Say it in words"),
}
_KIND, _SEAT, _WAGER, _AMOUNT, _CHIP, _SENTENCE = 96.0, 84.0, 72.0, 124.0, 84.0, 76.0
_LEFT, _RIGHT = 560.0, 468.0
_MOST_ROWS, _ROW = 3, 124.0  # three lines, as Spanish needs them


def ruling_page(
    table: Table,
    draft: RulingDraft,
    rulings: tuple[RulingLine, ...],
    said: str = "",
    *,
    is_refused: bool = False,
    no_paper: str = "",
    banner: str = "",
) -> Page[RulingTouch]:
    """Return what it was at the left, for whom in the middle, when at the right.

    `said` is what came of the last card, `no_paper` why no slip comes out.
    """
    missing = first_open(table, draft)
    head = AnswersHead(
        "flag",
        Msg("Ruling on round {round}", round=spaced(draft.round)),
        Msg("Table {table}, {game}", table=table.setup.number, game=table.setup.game_name),
        Msg("Changes no meter and no wager"),
    )
    standing = said or ("" if missing else Msg("Complete"))
    ink = ("fault" if is_refused else "ok") if said else "text_1"
    leave = Button(RulingButton.LEAVE, Msg("BACK"), "arrow-left", Msg("Nothing more is recorded"))
    foot = row(
        Press(leave, "bold_30", 40.0).of(380),
        Press(_slip(rulings[0], no_paper)).of(300) if rulings else None,
        Text(standing, "bold_24", ink, RIGHT, breaks=True),
        Press(_record(missing), "bold_30", 40.0).of(620),
        gap=24,
    )
    answers = row(
        _what(draft).of(_LEFT),
        _whom(table.setup, draft),
        _when(table, draft, rulings).of(_RIGHT),
        gap=28,
    )
    return answers_page(head, answers, foot, Msg("Ruling"), banner)


def _what(draft: RulingDraft) -> Node:
    kinds = [
        Pick(Choice(KindChosen(kind), words, kind == draft.kind, _MEANS[kind]))
        for kind, words in KINDS.items()
    ]
    pairs = [row(*kinds[at : at + 2], gap=GAP).of(_KIND) for at in range(0, len(kinds), 2)]
    more = draft.note or Msg("In {n} letters, no names of players", n=r.NOTE_LETTERS)
    note = Press(Button(RulingButton.SAY_MORE, Msg("SAY MORE"), "speech", more))
    title = answers_title(Msg("1 WHAT HAPPENED"))
    return column(title, *pairs, space(4), note.of(_KIND), space(), gap=GAP)


def _whom(setup: TableSetup, draft: RulingDraft) -> Node:
    seats = [
        seat_key(Choice(SeatChosen(seat), str(seat), seat in draft.seats)) for seat in setup.seats
    ]
    more = [Filter(choice) for choice in _more(setup, draft)]
    return column(
        answers_title(Msg("2 SEATS")),
        abreast(seats, _SEAT, GAP).of(_SEAT),
        answers_title(_more_title(draft)),
        *(abreast(line, 250.0, GAP).of(_WAGER) for line in in_lines(more)),
        *(_chips(draft, setup.practices.chip_cents) if draft.has_chips else ()),
        space(),
        gap=GAP,
    )


_ENDINGS = {"win": Msg("wins"), "lose": Msg("loses"), "push": Msg("PUSH")}
"""How a wager ended, as the rules say it."""


def _more_title(draft: RulingDraft) -> str:
    if draft.has_chips:
        return Msg("3 WAGER")
    return Msg("3 THE CARD WAS") if draft.kind == r.EXPOSED else ""


def _more(setup: TableSetup, draft: RulingDraft) -> tuple[Choice[RulingTouch], ...]:
    if draft.has_chips:
        return tuple(
            Choice[RulingTouch](WagerChosen(wager.key), wager.label, wager.key == draft.wager)
            for wager in setup.wagers
            if draft.may_be_about(wager.key)
        )
    if draft.kind == r.EXPOSED:
        return tuple(
            Choice[RulingTouch](AnswerChosen(key), words, key == draft.answer)
            for key, words in ANSWERS.items()
        )
    return ()


def _chips(draft: RulingDraft, tray: tuple[int, ...]) -> Sequence[Node]:
    """Return both amounts, the chips to touch, and the sentence to act on."""
    wrong = r.money_refusal(draft.kind, draft.before_cents, draft.after_cents)
    is_wrong = bool(wrong) and draft.is_after_told
    ink, icon = ("fault", "triangle") if is_wrong else ("ok", "arrow-right")
    sentence = wrong if is_wrong else chips_words(draft.seats, draft.cents)
    words = row(Icon(icon, 34, ink), Text(sentence, "bold_28", breaks=True), gap=16)
    before, after = AmountChosen(is_after=False), AmountChosen(is_after=True)
    amounts = row(
        _amount(before, Msg("Before, as paid"), draft.before_cents, is_on=not draft.is_after),
        Icon("arrow-right", 40),
        _amount(after, Msg("After, as ruled"), draft.after_cents, is_on=draft.is_after),
        gap=16,
    )
    keys: tuple[Button[RulingTouch], ...] = (
        *(Button(ChipAdded(cents), chips(cents), "") for cents in tray),
        Button(RulingButton.CHIP_BACK, "", "undo", name=Msg("Take the last chip back")),
        Button(RulingButton.CLEAR, Msg("CLEAR"), ""),
    )
    title = Msg("4 IN CHIPS")
    if ending := _ENDINGS.get(draft.ended):
        title = Msg("4 IN CHIPS. By the cards: {ending}", ending=ending)
    return (
        answers_title(title),
        amounts.of(_AMOUNT),
        row(*(Press(key, "bold_26") for key in keys), gap=GAP).of(_CHIP),
        Panel(words, edge=ink, pad=(20, 6)).of(_SENTENCE),
    )


def _amount(touch: AmountChosen, what: str, cents: int, *, is_on: bool) -> Node:
    """Return an amount that chips go to; the one that they go to now is framed."""
    words = column(
        Text(what, "semi_20", "text_2").of(30),
        space(2),
        Text(dollars(cents), "heavy_54", least=SMALLEST_AMOUNT),
    )

    def face(fill: str) -> Node:
        if not is_on:
            return Panel(words, fill="well", pad=(20, 12))
        return Panel(words, fill=fill, edge="selected", line="selected", pad=(20, 12))

    return Faced(Look(touch, dollars(cents), face("raised"), face("pressed"), what))


def _when(table: Table, draft: RulingDraft, rulings: tuple[RulingLine, ...]) -> Node:
    earlier, later = (RepeatPress(key).of(112) for key in _camera_keys())
    at = Text(f"{draft.camera:%H:%M:%S}", "heavy_38", align=CENTRE)
    clock = Panel(row(Icon("clock", 34), at, gap=6), fill="well", pad=(14, 0))
    return column(
        answers_title(Msg("5 CAMERA TIME")),
        row(earlier, clock, later, gap=GAP).of(_SEAT),
        Text(draft.camera_note, "medium_22", "text_2", breaks=True).of(56),
        answers_title(Msg("RULINGS ON THIS ROUND") if rulings else ""),
        *(_row(table, line) for line in rulings[:_MOST_ROWS]),
        space(),
        gap=GAP,
    )


def _camera_keys() -> tuple[Button[RulingTouch], ...]:
    earlier, later = (
        Msg("–\N{NO-BREAK SPACE}{n}\N{NO-BREAK SPACE}s", n=CAMERA_SECONDS),
        Msg("+\N{NO-BREAK SPACE}{n}\N{NO-BREAK SPACE}s", n=CAMERA_SECONDS),
    )
    return (
        Button(CameraMoved(-CAMERA_SECONDS), earlier, "", name=Msg("EARLIER")),
        Button(CameraMoved(CAMERA_SECONDS), later, "", name=Msg("LATER")),
    )


def _row(table: Table, line: RulingLine) -> Node:
    words = Msg(
        "No. {number} {what}",
        number=line.number,
        what=ruling_words(line.kind, line.seats, line.cents, line.answer),
    )
    if line.wager:
        words = joined(", ", (words, label_of(table, line.wager)))
    if line.holds:
        detail = Msg("{name}, camera {time}", name=line.by, time=f"{line.camera:%H:%M:%S}")
    else:
        detail = Msg("Withdrawn by {name}", name=line.withdrawn_by)
    name = Msg("WITHDRAW RULING {number}", number=line.number)
    withdraw = Button(RulingWithdrawTouched(line.number), Msg("WITHDRAW"), "", name=name)
    said = column(
        Text(words, "bold_22", "text_1" if line.holds else "text_3", breaks=True),
        Text(detail, "medium_20", "text_2").of(30),
    )
    press = RowPress(withdraw).of(150) if line.holds else None
    return Panel(row(said, press, gap=10), pad=(14, 6)).of(_ROW)


def _record(missing: str) -> Button[RulingTouch]:
    words = Msg("Then the card of who ruled")
    record: Button[RulingTouch] = Button(
        RulingButton.RECORD, Msg("RECORD RULING"), "check", words, ActionState.NEXT
    )
    return record.unless(missing)


def _slip(newest: RulingLine, no_paper: str) -> Button[RulingTouch]:
    words = Msg("Ruling {number}", number=newest.number)
    slip: Button[RulingTouch] = Button(RulingButton.SLIP, Msg("PRINT SLIP"), "printer", words)
    return slip.unless(no_paper)
