"""What is to be verified: each win with its cards, the duties, envy seat by seat, and CONFIRM."""

from collections import Counter
from typing import Any

from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT, PrizeClaim
from dealer_assist.message import Msg, joined, listed, uncapitalized
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts import duties, link, lost_key, marks, verifying
from dealer_assist.table.facts.claims import Awards, awards_of, envy_from, envy_of
from dealer_assist.table.facts.swipes import bets_beside
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table
from dealer_assist.table.words import confirm_label, has_key
from dealer_assist.ui.supervisor.recorded import in_this_order, place_of
from dealer_assist.ui.supervisor.shared_hit import (
    HIT_HEIGHT,
    HitModel,
    SumModel,
    hit_model,
    hit_sums,
    hit_tree,
    is_one_hit,
    share_row,
)
from dealer_assist.ui.supervisor.step import with_buttons
from dealer_assist.ui.supervisor.win_rows import WinModel, struck_row, win_row, win_tree
from dealer_assist.ui.table.actions import (
    ChooseReason,
    Do,
    PutAway,
    TableAction,
    TurnSimulatedKey,
)
from dealer_assist.ui.table.model.panel import DutyModel
from dealer_assist.ui.table.presenter.action_models import shut
from dealer_assist.ui.table.presenter.cards.doubts import (
    Doubt,
    doubts_of,
    held_in_doubt,
    reasons_for,
    why_asked,
)
from dealer_assist.ui.table.presenter.jackpots.link import is_quoted
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import duty_words, reason_words
from dealer_assist.ui.toolkit.nodes import (
    Box,
    Faced,
    Fitted,
    Icon,
    Look,
    Node,
    Text,
    WidgetNode,
    column,
    inset,
    row,
    space,
    stack,
    tiled,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value, replace


class ReasonModel(Value):
    """A reason that may be chosen, and whether it is."""

    choose: TableAction
    words: str
    is_on: bool = False


class EnvyRow(Value):
    """What one seat gets because others won, and how it adds up."""

    seat: str
    adds_up: str
    amount: str


class EnvyModel(Value):
    """All envy pays of the round; without rows nothing is shown."""

    title: str
    detail: str
    rows: tuple[EnvyRow, ...] = ()
    players: str = ""
    total: str = ""


class VerifyModel(Value):
    """Page 1: is each win right? In doubt it asks for one of the `reasons`.

    Where all wins are shares of one `hit`, that stands over them.
    """

    title: str
    place: str
    caption: str
    wins: tuple[WinModel, ...]
    sums: tuple[SumModel, ...]
    envy: EnvyModel
    back: Button[Any]
    confirm: Button[Any]
    duties: tuple[DutyModel, ...] = ()
    duties_note: str = ""
    reasons: tuple[ReasonModel, ...] = ()
    reasons_title: str = ""
    hit: HitModel | None = None
    arrow: str = "arrow-left"
    wrong: str = ""
    is_by_key: bool = False


DUTIES_HEAD, ASIDE_HEAD, ASK = 34.0, 30.0, 48.0
SUM_ROW = 44.0
_SIDE_WIDTH, _COLUMN_GAP = 440.0, 24.0
_CAPTION, _CAPTION_ICON = 28.0, 26.0
_ROW, _LOW_ROW, _ROW_GAP = 208.0, 96.0, 12.0
_CROWDED, _FULL = 4, 7
_DUTY, _DUTY_GAP, _IN_A_ROW = 80.0, 10.0, 3
_REASON, _LOW_REASON, _ASIDE_GAP, _NOTE = 80.0, 72.0, 12.0, 28.0
_SUMS_HEAD, _SUMS_FOOT = 46.0, 12.0
_SHARE, _IN_ONE_COLUMN = 84.0, 3


class DutiesHead(Node):
    """The caption of the duties, and how many are needed: behind it, or below it."""

    note: str
    is_aside: bool = False


class VerifySide(Node):
    """What each seat gets of the envy, and what there is to pay; or why it is confirmed in doubt.

    The question is so high, if there is one.
    """

    envy: EnvyModel
    sums: tuple[SumModel, ...]
    question: str = ""
    question_height: float = 0.0


class ReasonFace(Node):
    """A reason with a ring: white with a filled ring when it is chosen."""

    words: str
    is_on: bool = False
    is_pressed: bool = False


class DutyPress(WidgetNode):
    """A duty to be touched when it is done."""

    model: DutyModel

    @property
    def key(self) -> TableAction:
        """Return what ticks it."""
        return self.model.tick


def verify_tree(page: VerifyModel) -> Node:
    """Return the page: each win with its cards, the duties, envy, and what it sums to.

    In doubt the sums give way to the question why it is confirmed all the same. Without envy the
    duties are in its place. Shares of one hit are below it.
    """
    caption = row(
        Icon(page.arrow, _CAPTION_ICON, "text_2", 2.6),
        Text(page.caption.upper(), "caption_20", "text_2"),
        gap=14,
    )
    duties = None if _is_aside(page) or not page.duties else _duties(page)
    left = column(
        *((hit_tree(page.hit).of(HIT_HEIGHT), space(12)) if page.hit is not None else ()),
        caption.of(_CAPTION),
        space(10),
        Fitted(_shares if page.hit is not None else _wins, (page.wins,)),
        space(10),
        duties,
    )
    body = row(left, _side(page).of(_SIDE_WIDTH), gap=_COLUMN_GAP)
    return with_buttons(body, page.back, page.confirm)


def _is_aside(page: VerifyModel) -> bool:
    """True if the duties are in the place that envy leaves free."""
    return not page.envy.rows


def _wins(wins: tuple[WinModel, ...], box: Box) -> Node:
    """Set the claims below each other; many of them make one line each."""
    most = _LOW_ROW if len(wins) >= _CROWDED else _ROW
    high = min(most, (box.height() + _ROW_GAP) / max(1, len(wins)) - _ROW_GAP)
    return _on_pixels(
        [(win_tree(win), min(high, _LOW_ROW) if win.is_struck else high) for win in wins], _ROW_GAP
    )


def _shares(wins: tuple[WinModel, ...], box: Box) -> Node:
    """Set the shares of a hit below each other; more than three are in two columns."""
    columns = 1 if len(wins) <= _IN_ONE_COLUMN else 2
    down = max(1, -(-len(wins) // columns))
    high = min(_SHARE, (box.height() + _DUTY_GAP) / down - _DUTY_GAP)
    parts = [
        _on_pixels([(win_tree(win), high) for win in wins[first : first + down]], _DUTY_GAP)
        for first in range(0, down * columns, down)
    ]
    return row(*parts, gap=_DUTY_GAP)


def _on_pixels(rows: list[tuple[Node, float]], gap: float) -> Node:
    """Set rows below each other, each from one whole pixel to another, as its lines are thin."""
    nodes: list[Node] = []
    at, end = 0.0, 0
    for node, high in rows:
        top, bottom = round(at), round(at + high)
        nodes += [space(top - end), node.of(bottom - top)]
        at, end = at + high + gap, bottom
    return column(*nodes)


def _duties(page: VerifyModel) -> Node:
    """Return the duties; seven wins leave them no caption, so that they can be touched."""
    is_crowded = len(page.wins) >= _CROWDED
    columns = max(1, len(page.duties)) if is_crowded else _IN_A_ROW
    head = DUTIES_HEAD if len(page.wins) < _FULL else 0.0
    lines = -(-len(page.duties) // columns)
    tiles = tiled([DutyPress(duty) for duty in page.duties], columns, _DUTY, _DUTY_GAP)
    return column(DutiesHead(page.duties_note).of(head) if head else None, tiles).of(
        lines * (_DUTY + _DUTY_GAP) - _DUTY_GAP + head
    )


def _side(page: VerifyModel) -> Node:
    is_aside = _is_aside(page)
    high = _LOW_REASON if is_aside else _REASON
    asked = ASK + len(page.reasons) * (high + _ASIDE_GAP) if page.reasons else 0.0
    ground: Node = VerifySide(page.envy, page.sums, page.reasons_title, asked)
    if not (page.envy.rows or page.duties or page.reasons):  # the sums are there alone
        ground = column(ground.of(_SUMS_HEAD + len(page.sums) * SUM_ROW + _SUMS_FOOT), space())
    duties: list[Node] = []
    if is_aside and page.duties:
        note = "" if page.reasons else page.duties_note
        head = ASIDE_HEAD if page.reasons else ASIDE_HEAD + _NOTE
        duties = [space(8), DutiesHead(note, is_aside=True).of(head)]
        for duty in page.duties:
            duties += [inset(DutyPress(duty), (16, 0)).of(_DUTY), space(_ASIDE_GAP)]
    reasons: list[Node] = []
    for reason in page.reasons:
        reasons += [inset(_reason(reason), (16, 0)).of(high), space(_ASIDE_GAP)]
    return stack(ground, column(*duties, space(), *reasons))


def _reason(reason: ReasonModel) -> Node:
    face = ReasonFace(reason.words, reason.is_on)
    return Faced(Look(reason.choose, reason.words, face, replace(face, is_pressed=True)))


def verify_model(table: Table, view: PassingView) -> VerifyModel:
    """Ask the supervisor whether each win is right."""
    wins = awards_of(table)[0]
    doubts = doubts_of(table)
    rows = tuple(win_row(table, view, win, n, doubts) for n, win in enumerate(wins))
    hit = None
    if is_one_hit(wins):
        hit = hit_model(table, view, wins, rows[0])
        rows = tuple(
            share_row(table, view, award, row) for row, (_, award) in zip(rows, wins, strict=True)
        )
    is_left_first = table.setup.payment_order == LEFT_TO_RIGHT
    return VerifyModel(
        title=_title(wins),
        place=_place(table),
        caption=in_this_order(table) if hit is None else _shares_in_order(table, wins),
        hit=hit,
        arrow="arrow-right" if is_left_first else "arrow-left",
        wins=(*rows, *(struck_row(table, claim) for claim in verifying.struck_claims(table))),
        sums=_sums(table, wins) if hit is None else hit_sums(table, wins),
        envy=_envy(table),
        duties=tuple(_duty(table, duty) for duty in duties.duties(table)) if wins else (),
        duties_note=_needed(table),
        reasons_title=why_asked(doubts),
        reasons=tuple(
            ReasonModel(ChooseReason(reason), reason_words(reason), is_on=view.reason == reason)
            for reason in reasons_for(doubts)
        ),
        back=_back(table, view, is_shared=hit is not None),
        confirm=_confirm(table, view, wins, doubts),
        is_by_key=has_key(table.setup),
    )


def _place(table: Table) -> str:
    """Name the table, and who comes by the floor's word."""
    comes = link.who_comes(table)
    if not comes:
        return place_of(table)
    return joined(". ", (place_of(table), Msg("{name} is coming", name=comes)))


def then_swipe(role: Role) -> str:
    """Say which card comes after CONFIRM."""
    if role is Role.EXECUTIVE:
        return Msg("Then swipe an Executive card")
    return Msg("Then swipe a Supervisor card")


def _title(wins: Awards) -> str:
    if not wins:
        return Msg("No win is left")
    hits = sum(1 for _, award in wins if award.begins_hit)
    if hits < len(wins):
        return Msg("Verify {n} hits", one="Verify {n} hit", n=hits)
    return Msg("Verify {n} wins", one="Verify {n} win", n=len(wins))


def _shares_in_order(table: Table, wins: Awards) -> str:
    order = in_this_order(table)
    return Msg("{n} shares: {order}", n=len(wins), order=uncapitalized(order))


def _back(table: Table, view: PassingView, *, is_shared: bool) -> Button[Any]:
    if not has_key(table.setup):
        said = Msg("Nothing is recorded")
        if is_shared:
            said = Msg("Wrong seat? Mark its side there")
        return Button(Do(c.BackToTable()), Msg("BACK TO TABLE"), "arrow-left", said)
    if lost_key.stands_in(table):
        said = Msg("Cancels. Nothing is recorded")
        return Button(Do(c.CallSupervisor()), Msg("BACK TO TABLE"), "arrow-left", said)
    said = Msg("Turn the key back: nothing is recorded")
    if view.has_simulated_key:
        return Button(TurnSimulatedKey("RUN"), Msg("KEY TO RUN"), "key", said)
    return shut(Button(PutAway(), Msg("KEY TO RUN"), "key"), said)


def _confirm(
    table: Table, view: PassingView, wins: Awards, doubts: dict[Spot, Doubt]
) -> Button[Any]:
    """Show CONFIRM, or J-POT at a table with a key: amber, or a coral hold in doubt."""
    by_key = has_key(table.setup)
    reason = view.reason if doubts else ""
    action = Do(c.PressJackpot(reason)) if by_key else Do(c.ConfirmWins(reason))
    button = Button(action, _label(wins, by_key=by_key), "moneybag" if by_key else "check")
    if not wins:
        struck = verifying.levels_of_struck(table)
        said = then_swipe(highest(struck)) if struck else Msg("Back to the table")
        return Button(action, Msg("NO WIN"), "cross", said, ActionState.NEXT)
    if marks.to_acknowledge(table):
        return shut(button, Msg("Acknowledge the hand mark first"))
    if missing := duties.open_before_confirm(table):
        names = listed([duty_words(duty.kind) for duty in missing])
        open_ones = Msg(
            "{n} duties open: {duties}", one="{n} duty open: {duties}", n=len(missing), duties=names
        )
        return shut(button, open_ones)
    if why_not := link.confirm_refusal(table):
        return shut(button, why_not)
    if doubts:
        held = Msg("HOLD J-POT") if by_key else _hold_label(wins)
        return held_in_doubt(button, held, doubts, reason)
    beside = [bet.level for bet in bets_beside(table, (award.seat for _, award in wins))]
    role = highest([*(table.setup.card_for_award(*win) for win in wins), *beside])
    said = dollars(sum(award.prize for _, award in wins)) if by_key else then_swipe(role)
    return replace(button, detail=said, state=ActionState.NEXT)


def _hold_label(wins: Awards) -> str:
    hits = sum(1 for _, award in wins if award.begins_hit)
    if hits < len(wins):
        return Msg("HOLD TO CONFIRM {n} SHARES", one="HOLD TO CONFIRM {n} SHARE", n=len(wins))
    return Msg("HOLD TO CONFIRM {n} WINS", one="HOLD TO CONFIRM {n} WIN", n=len(wins))


def _off_the_meter(table: Table, wins: Awards) -> str:
    if not all(is_quoted(table, sensor, wins) for sensor in table.setup.floor_links):
        return "\N{EN DASH}"
    return dollars(sum(award.from_meter for _, award in wins))


def _label(wins: Awards, *, by_key: bool) -> str:
    if by_key:
        return "J-POT"
    hits = sum(1 for _, award in wins if award.begins_hit)
    if is_one_hit(wins):
        return Msg("CONFIRM 1 HIT, {n} SHARES", n=len(wins))
    if hits < len(wins):
        return Msg("CONFIRM {n} SHARES", one="CONFIRM {n} SHARE", n=len(wins))
    return Msg("CONFIRM {n} WINS", one="CONFIRM {n} WIN", n=len(wins))


def _sums(table: Table, wins: Awards) -> tuple[SumModel, ...]:
    sums = [
        SumModel(Msg("Off the meter"), _off_the_meter(table, wins)),
        SumModel(Msg("From the tray"), dollars(sum(award.from_tray for _, award in wins))),
    ]
    if envy := envy_of(table):
        sums.append(SumModel(Msg("Envy from the tray"), dollars(sum(envy.values()))))
    return tuple(sums)


def _envy(table: Table) -> EnvyModel:
    """List what every seat gets, with its parts; nothing is drawn in a game without envy."""
    envy = envy_of(table)
    if not envy:
        return EnvyModel("", "")
    turn = table.setup.turn_to_pay
    rows = tuple(
        EnvyRow(str(seat), _adds_up(_parts(table, seat)), dollars(envy[seat]))
        for seat in sorted(envy, key=turn)
    )
    return EnvyModel(
        Msg("Envy per seat"),
        Msg("from the tray"),
        rows,
        Msg("{n} players", one="{n} player", n=len(rows)),
        dollars(sum(envy.values())),
    )


def _adds_up(parts: list[int]) -> str:
    """Write how an amount adds up, equal parts as one: $1,000 + 3 x $300."""
    counted = Counter(parts)
    return joined(
        " + ",
        [
            Msg("{n} × {amount}", n=count, amount=chips(cents)) if count > 1 else chips(cents)
            for cents, count in counted.items()
        ],
    )


def _parts(table: Table, seat: int) -> list[int]:
    """Return what each hand brings a seat, the largest first."""
    parts = []
    for sensor, award in awards_of(table)[0]:
        one = envy_from(table, sensor, [PrizeClaim(award.seat, award.line, award.stake)])
        if seat in one:
            parts.append(one[seat])
    return sorted(parts, reverse=True)


def _duty(table: Table, duty: duties.Duty) -> DutyModel:
    seats = listed([str(seat) for seat in duty.seats])
    where = Msg("Seats {seats}", one="Seat {seats}", n=len(duty.seats), seats=seats)
    before = Msg("before {confirm}", confirm=confirm_label(table.setup))
    when = {
        duties.CHIP: before,
        duties.CAMERA: before,
        duties.DECK: before,
        duties.TAX: Msg("before paying"),
        duties.FACE_UP: Msg("until envy is paid"),
    }.get(duty.kind, Msg("bag and label after the round"))
    title = duty_words(duty.kind)
    if duty.kind == duties.KEEP:
        title = Msg("Hold cards {n} days", n=table.setup.jurisdiction.hand_kept_days)
    elif duty.kind == duties.DECK and table.setup.decks > 1:
        title = Msg("Shoe counted")
    detail = Msg("{where}, {when}", where=where, when=when)
    return DutyModel(Do(c.TickDuty(duty.kind)), title, detail, is_done=duty.is_done)


def _needed(table: Table) -> str:
    has_mark = any(duty.kind == duties.CHIP for duty in duties.duties(table))
    if not table.setup.jurisdiction.requires_duties and not has_mark:
        return Msg("Reminders: touch to record")
    needed = [duty for duty in duties.duties(table) if duty.kind in duties.required(table)]
    done = sum(duty.is_done for duty in needed)
    if not needed:
        return ""
    what = confirm_label(table.setup)
    return Msg("Required before {confirm}: {done} of {n}", confirm=what, done=done, n=len(needed))
