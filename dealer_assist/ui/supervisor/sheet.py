"""The supervisor's sheet: what to verify, which card to swipe, what is on record."""

from typing import Any, TypeAlias, assert_never

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg, capitalized, joined, listed
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.rules.pays import Percent
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import meter_changes
from dealer_assist.table.facts.aquarius import jackpot_refusal
from dealer_assist.table.facts.bonus_bets import Owed
from dealer_assist.table.facts.ending import bets_named
from dealer_assist.table.facts.swipes import bets_beside, role_needed
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.guide.walk_words import label_of
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.waiting import MeterChange, Reader
from dealer_assist.table.words import has_key
from dealer_assist.ui.supervisor.adjusting import two_cards_model
from dealer_assist.ui.supervisor.recorded import (
    RecordedModel,
    place_of,
    recorded_model,
    recorded_tree,
)
from dealer_assist.ui.supervisor.second_ticket import (
    TicketModel,
    is_shown,
    ticket_sheet,
    ticket_tree,
)
from dealer_assist.ui.supervisor.shared_hit import is_one_hit
from dealer_assist.ui.supervisor.swipe import (
    ConfirmedModel,
    SwipeKind,
    SwipeModel,
    card_asked,
    confirmed,
    swipe_tree,
)
from dealer_assist.ui.supervisor.verify import VerifyModel, verify_model, verify_tree
from dealer_assist.ui.supervisor.win_rows import badge_of
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.cards.doubts import disagreeing
from dealer_assist.ui.table.presenter.pay.pay_words import pays_text
from dealer_assist.ui.table.presenter.staff_cards import LEVELS, level_cards
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import reason_words
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value, replace

SupervisorModel: TypeAlias = VerifyModel | SwipeModel | RecordedModel | TicketModel
"""A page of the sheet."""


def sheet_tree(page: SupervisorModel) -> Node:
    """Return what a page shows below the head of the sheet."""
    match page:
        case VerifyModel():
            return verify_tree(page)
        case SwipeModel():
            return swipe_tree(page)
        case RecordedModel():
            return recorded_tree(page)
        case TicketModel():
            return ticket_tree(page)
        case _:
            assert_never(page)


def meter_change_model(table: Table, view: PassingView, asked: MeterChange) -> SwipeModel:
    """Ask for the two cards that set a meter, and say what was wrong with the last one."""
    role = meter_changes.role_needed(table, asked)
    level = table.setup.jackpots[asked.sensor].level(asked.level)
    page = SwipeModel(
        title=Msg("Set a meter"),
        place=place_of(table),
        list_title=reason_words(asked.reason),
        wins=(confirmed(asked.sensor, level.label, cents_shown(asked.to_micros), role),),
        list_note=Msg("The meter does not change until both cards are swiped."),
        line=next_step(table).text,
        detail=_detail(table, asked),
        back=Button(Do(c.CancelAdjustment()), Msg("CANCEL"), "cross", Msg("The meter stays")),
        wrong=_wrong(view),
    )
    return card_asked(view, page)


def _detail(table: Table, asked: MeterChange) -> str:
    level = table.setup.jackpots[asked.sensor].level(asked.level)
    if asked.approved_by is not None:
        return Msg(
            "{name} approved. {meter} not changed yet",
            name=asked.approved_by.name,
            meter=level.label,
        )
    return Msg(
        "Sets {meter} to {amount}", meter=level.label, amount=dollars(cents_shown(asked.to_micros))
    )


def sheet_model(table: Table, view: PassingView) -> SupervisorModel | None:
    """Show the page that the phase asks for, or none while the key has to be turned back."""
    if table.round.adjustment or table.round.late_win:
        return two_cards_model(table, view)
    if is_shown(table, view):
        return ticket_sheet(table, view)
    if (asked := table.round.meter_change) is not None:
        return meter_change_model(table, view, asked)
    if has_key(table.setup) and table.round.phase is Phase.VERIFY and jackpot_refusal(table):
        return None
    if table.lasting.key == JPH and table.round.phase is not Phase.VERIFY:
        return None
    match table.round.phase:
        case Phase.VERIFY:
            return replace(verify_model(table, view), wrong=_wrong_to_verify(table, view))
        case Phase.SWIPE:
            return replace(swipe_model(table, view), wrong=view.trouble or _lost_reader(view))
        case Phase.RECORDED if not table.round.is_paying:
            return replace(recorded_model(table, view), wrong=_wrong(view) or view.paper.trouble)
        case _:
            return None


def swipe_model(table: Table, view: PassingView) -> SwipeModel:
    """Ask for the card, and say what was wrong with the last one; first fetch who has it."""
    awards = table.round.pending.awards if table.round.pending else ()
    needed = role_needed(table)
    reader = table.round.reader or Reader(0)
    is_lost = bool(_lost_reader(view))
    is_shut = reader.has_timed_out or reader.is_fetched
    said = _stage(table, reader, needed, is_lost=is_lost)
    is_asked = not (is_shut or is_lost)
    # Once a card has asked the floor for the prize no time runs out.
    is_counted = is_asked and (table.lasting.link is None or table.lasting.link.asked_by is None)
    return SwipeModel(
        title=Msg("Swipe to record"),
        place=place_of(table),
        list_title=_list_title(awards),
        wins=tuple(_confirmed(table, *win) for win in awards),
        list_note=joined(" ", (_list_note(needed, awards), *_bets_beside(table))),
        line=said.line,
        detail=said.detail,
        back=Button(
            Do(c.BackToTable()),
            Msg("BACK TO TABLE"),
            "arrow-left",
            Msg("Claims stay on") if reader.has_timed_out else Msg("Nothing is recorded"),
        ),
        kind=_kind(reader) if is_asked else SwipeKind.TIMEOUT,
        read=said.read,
        again=_swipe_a_card(needed) if is_asked and reader.refusal else "",
        note=_note(table, reader, needed) if is_asked else said.note,
        seconds_left=view.seconds_to_swipe if is_counted else 0,
        seconds=table.setup.swipe_seconds if is_counted else 0,
        try_again=_open_reader(table, reader) if is_shut and not is_lost else None,
        cards=level_cards(view) if is_asked else (),
    )


def _stage(table: Table, reader: Reader, needed: Role, *, is_lost: bool) -> "_Said":
    """Say how the reader stands: lost, timed out, not opened yet, or open."""
    if is_lost:
        return _Said(
            Msg("The card reader does not answer"),
            Msg("Check its cable. Retrying automatically."),
            note=Msg("Timer paused until it is back"),
        )
    if reader.has_timed_out:
        return _timed_out(table)
    if reader.is_fetched:
        return _Said(
            Msg("Call an Executive to the table"),
            _needs(_what_needs_it(table, needed), needed),
            note=Msg("Press READY when they are here. The timer starts then"),
        )
    return _swipe_words(table, reader, needed)


def _open_reader(table: Table, reader: Reader) -> Button[Any]:
    label = Msg("READY") if reader.is_fetched else Msg("TRY AGAIN")
    opens = Msg("Opens the reader for {seconds} s", seconds=table.setup.swipe_seconds)
    return Button(Do(c.TrySwipeAgain()), label, "card", opens, ActionState.NEXT)


def _wrong(view: PassingView) -> str:
    return view.trouble or view.refusal


def _wrong_to_verify(table: Table, view: PassingView) -> str:
    """Say what stands against recording: no reader, the tries that are over, or the cards."""
    needs_card = not has_key(table.setup)
    no_reader = _lost_reader(view) if needs_card else ""
    return _wrong(view) or no_reader or table.round.tries_over or disagreeing(table)


def _lost_reader(view: PassingView) -> str:
    if "swiper" not in view.lost_devices:
        return ""
    return Msg("The card reader does not answer. Check its cable. Retrying automatically")


class _Said(Value):
    """What the stage says; of `read` only what stands before its semicolon."""

    line: str
    detail: str = ""
    read: str = ""
    note: str = ""


def _swipe_words(table: Table, reader: Reader, needed: Role) -> _Said:
    sensor, award = _top(table)
    if table.lasting.link is not None and (by := table.lasting.link.asked_by) is not None:
        line = Msg("Card of {name} read", name=by.name)
        if table.lasting.link.is_live:
            return _Said(line, Msg("The server is locking the prize. One moment."))
        return _Said(line, Msg("The link is lost: the prize is locked when it is back."))
    match reader.refusal:
        case "wrong_role":
            line = Msg("{role} card not authorized", role=_role_label(reader.role))
            return _Said(line, _needs(_what_needs_it(table, needed), needed), reader.sentence)
        case "unknown":
            return _Said(Msg("Card not recognized"), read=reader.sentence)
        case "barred":
            return _Said(Msg("Card not accepted"), read=reader.sentence)
        case "misread":
            return _Said(Msg("Card not read"), Msg("Swipe it again, evenly and all the way."))
    if (
        table.lasting.link is not None
        and not table.lasting.link.is_live
        and sensor in table.setup.floor_links
    ):
        lost = Msg("Link lost: swipe anyway. The prize locks when the link is back.")
        return _Said(_swipe_a_card(needed), lost)
    above = [one.bet for one in _beside(table) if one.level is needed]
    if above and _role(table, sensor, award) is not needed:
        return _Said(_swipe_a_card(needed), capitalized(bets_named(table, above)))
    return _Said(_swipe_a_card(needed), _pays(table, sensor, award))


def _timed_out(table: Table) -> _Said:
    awards = table.round.pending.awards if table.round.pending else ()
    stays = Msg(
        "Nothing is recorded. The claims on seats {seats} stay on.",
        one="Nothing is recorded. The claim on seat {seats} stays on.",
        n=len(awards),
        seats=listed([str(award.seat) for _, award in awards]),
    )
    return _Said(Msg("No card in {n} seconds", n=table.setup.swipe_seconds), stays)


def _role_label(label: str) -> str:
    """Return the word on a card by what was recorded of it, which is the English word."""
    return next((role.label for role in Role if role.label == label), label)


def _needs(hand: str, role: Role) -> str:
    if role is Role.EXECUTIVE:
        return Msg("{hand} needs an Executive.", hand=hand)
    return Msg("{hand} needs a Supervisor.", hand=hand)


def _swipe_a_card(role: Role) -> str:
    if role is Role.EXECUTIVE:
        return Msg("Swipe an EXECUTIVE card")
    return Msg("Swipe a SUPERVISOR card")


def _pays(table: Table, sensor: str, award: PrizeAward) -> str:
    """Say what a hand pays: the whole hit, whoever shares it."""
    prize, hand = dollars(award.hit_prize), _hand(table, sensor, award)
    line, is_house = table.setup.line(sensor, award.line), table.setup.jackpots[sensor].is_house
    match line.pays:
        case Percent(percent, "main") if not is_house:
            return Msg(
                "{hand} pays {percent}% of the meter: {prize}",
                hand=hand,
                percent=percent,
                prize=prize,
            )
        case _:
            pays = pays_text(line, is_house=is_house)
            return Msg("{hand} pays {pays}: {prize}", hand=hand, pays=pays, prize=prize)


def _note(table: Table, reader: Reader, needed: Role) -> str:
    if reader.tries:
        return Msg(
            "Try {tries} of {most}. Nothing is recorded yet.",
            tries=reader.tries,
            most=table.setup.swipe_tries,
        )
    if needed is Role.EXECUTIVE:
        return Msg("This win needs an Executive card")
    return Msg("A Supervisor or an Executive card")


def _kind(reader: Reader) -> SwipeKind:
    if reader.has_timed_out:
        return SwipeKind.TIMEOUT
    return SwipeKind.REFUSED if reader.refusal else SwipeKind.ASK


def _top(table: Table) -> tuple[str, PrizeAward]:
    """Return the win that needs the highest card, the larger prize first."""
    awards = table.round.pending.awards if table.round.pending else ()
    return max(awards, key=lambda win: (LEVELS[_role(table, *win)][1], win[1].prize))


def _what_needs_it(table: Table, needed: Role) -> str:
    """Name the hand that needs the card, or the bonus bet where it is the higher one."""
    sensor, award = _top(table)
    bets = () if _role(table, sensor, award) is needed else _beside(table)
    named = (label_of(table, bet.wager) for bet in bets if bet.level is needed)
    return next(named, _hand(table, sensor, award))


def _beside(table: Table) -> tuple[Owed, ...]:
    awards = table.round.pending.awards if table.round.pending else ()
    return bets_beside(table, (award.seat for _, award in awards))


def _bets_beside(table: Table) -> tuple[str, ...]:
    """Name the bonus bets that the same card allows."""
    bets = [one.bet for one in _beside(table)]
    return (Msg("Also approves {bets}.", bets=bets_named(table, bets)),) if bets else ()


def _hand(table: Table, sensor: str, award: PrizeAward) -> str:
    return table.setup.line(sensor, award.line).label


def _role(table: Table, sensor: str, award: PrizeAward) -> Role:
    return table.setup.card_for_award(sensor, award)


def _confirmed(table: Table, sensor: str, award: PrizeAward) -> ConfirmedModel:
    prize = dollars(award.prize)
    badge = badge_of(table, sensor, award)
    return ConfirmedModel(str(award.seat), _hand(table, sensor, award), prize, *badge)


def _list_title(awards: tuple[tuple[str, PrizeAward], ...]) -> str:
    if is_one_hit(awards):
        return Msg("1 hit, {n} shares", n=len(awards))
    return Msg("{n} wins confirmed", one="{n} win confirmed", n=len(awards))


def _list_note(needed: Role, awards: tuple[tuple[str, PrizeAward], ...]) -> str:
    role = needed.label
    if is_one_hit(awards):
        return Msg("One {role} swipe records the hit with all its shares.", role=role)
    if not any(award.level for _, award in awards):
        return Msg(
            "One {role} swipe records all {n} wins.",
            one="One {role} swipe records this win.",
            role=role,
            n=len(awards),
        )
    match len(awards):
        case 1:
            return Msg("One {role} swipe records this win and adjusts the meter.", role=role)
        case 2:
            return Msg("One {role} swipe records both wins and adjusts the meter.", role=role)
        case _:
            return Msg(
                "One {role} swipe records all {n} wins and adjusts the meter.",
                role=role,
                n=len(awards),
            )
