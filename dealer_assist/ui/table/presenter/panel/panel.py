"""The panel of an open table: the hand buttons of the selected seat, or what comes before them."""

from typing import TYPE_CHECKING

from dealer_assist.jackpot.definition import Line
from dealer_assist.message import Msg, listed
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.facts import claims, link, table_hand
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.next_thing import Asks, Touch, next_thing
from dealer_assist.table.facts.voids import worth
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.places import SIDES
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import IN_ROUND, Phase, Table
from dealer_assist.table.words import end_label, has_key, shares_text
from dealer_assist.ui.table.model.panel import (
    BonusStripModel,
    HandModel,
    HandPanelModel,
    HandState,
    TabModel,
)
from dealer_assist.ui.table.presenter.action_models import rows_of_hands
from dealer_assist.ui.table.presenter.bets import bonus_strip, bust_bet, street_question
from dealer_assist.ui.table.presenter.cards import (
    compare,
    free_bets,
    hand_acts,
    play_panel,
    two_hands,
)
from dealer_assist.ui.table.presenter.cards.card_advice import advice, may_speak, sensor_shown
from dealer_assist.ui.table.presenter.cards.cards import winning_side
from dealer_assist.ui.table.presenter.jackpots.must_hit import must_hit_panel
from dealer_assist.ui.table.presenter.notices import MOST, notices, procedure_notices
from dealer_assist.ui.table.presenter.panel import panel_head
from dealer_assist.ui.table.presenter.panel.chip_count import count_panel
from dealer_assist.ui.table.presenter.panel.ending import asks_tokes, left_panel, waits_panel
from dealer_assist.ui.table.presenter.panel.toke_panel import toke_panel
from dealer_assist.ui.table.presenter.pay import pay_charts
from dealer_assist.ui.table.presenter.pay.ask_walk import ask_panel
from dealer_assist.ui.table.presenter.pay.pay_walk import shows_walk, walk_panel
from dealer_assist.ui.table.presenter.pay.pay_words import pays_text
from dealer_assist.ui.table.presenter.pay.settle_walk import settle_panel
from dealer_assist.ui.table.presenter.pay.take_back import take_back_panel
from dealer_assist.ui.table.presenter.staff_cards import DEALER_LEVEL, LEVELS, card_request
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import Value, replace

if TYPE_CHECKING:
    from dealer_assist.ui.table.presenter.panel.panel_head import PanelHead


class SharedHand(Value):
    """A hand that wins for a side: one of its spots stands for all, `standing` says why not."""

    side: str
    spot: Spot | None
    standing: Control
    head: "PanelHead"


def shared_hand(table: Table, view: PassingView, sensor: str) -> SharedHand | None:
    """Return the table's hand once it is known who won, without a seat being touched."""
    side = winning_side(table, view)
    in_play = table.round.phase in IN_ROUND
    if not side or not in_play or not table.setup.jackpots[sensor].is_shared:
        return None
    if (missing := panel_head.side_missing(table, sensor)) is not None:
        return SharedHand(side, None, Control(ControlStanding.NOT_YET, missing.sentence), missing)
    spots = table_hand.on_side(table, sensor, side)
    if not spots:
        nobody = Msg("No progressive wager on {side}. No win", side=side.upper())
        shut = Control(ControlStanding.NOT_YET, nobody)
        return SharedHand(side, None, shut, panel_head.PanelHead(nobody, is_locked=True))
    spot = next((one for one in spots if table.claim_of(one)), sorted(spots)[0])
    standing = controls.hand_buttons(table, spot)
    is_locked = standing.standing is ControlStanding.NOT_YET
    seats = listed([str(seat) for seat, _ in sorted(spots)])
    hint = Msg("wins for every locked {side} bet: seats {seats}", side=side.upper(), seats=seats)
    if table_hand.all_participate(table):
        hint = Msg("wins for every locked wager: seats {seats}", seats=seats)
    if len(spots) == 1:
        hint = Msg("wins for the locked {side} bet of seat {seat}", side=side.upper(), seat=seats)
    head = panel_head.PanelHead(Msg("Table hand"), hint, is_locked=is_locked)
    if is_locked:
        head = panel_head.head_of(table, view, spot, standing)
    return SharedHand(side, spot, standing, head)


def no_jackpot_model(table: Table) -> HandPanelModel:
    """Show what the wagers of a table without a progressive pay, so that a dealer can pay by it."""
    hint = Msg("pay by the layout, then {button}", button=end_label(table.setup))
    return HandPanelModel(
        Msg("No progressive at this table"), hint, charts=pay_charts.pay_charts(table)
    )


def hand_panel_model(table: Table, view: PassingView) -> HandPanelModel:
    """Show the hand buttons of the selected seat, or what comes before them, at an open table."""
    if (asked := card_request(table, view)) is not None:
        return asked
    if (hit := must_hit_panel(table, view)) is not None:
        return hit
    if (counted := count_panel(table)) is not None:
        return counted
    if (laid := toke_panel(table, view)) is not None:
        return laid
    wrong = (*procedure_notices(table), *notices(table, view))[:MOST]
    if wrong and table.lasting.irregularity is not None:
        # What is asked about an irregularity is never behind a hand button.
        return HandPanelModel(Msg("Out of service"), notices=wrong)
    if (back := take_back_panel(table, view)) is not None:
        return back
    if not wrong and (asked_seat := two_hands.strip_model(table, view)) is not None:
        return HandPanelModel(asked_seat.title, strip=asked_seat)
    if not wrong and not bonus_strip.is_due(table) and (bust := bust_bet.strip_model(table)):
        return HandPanelModel(bust.title, strip=bust)
    if (before := _before_play(table, view, has_wrong=bool(wrong))) is not None:
        return HandPanelModel(before.title, strip=before)
    is_walking = shows_walk(table, view)
    thing = view.next_thing(table)
    if is_walking and thing.what == "pay_seat" and thing.asks is None:
        return walk_panel(table, view)  # the seat to be paid is no seat that is asked for its bet
    if (settled := settle_panel(table, view) or ask_panel(table, view)) is not None:
        return settled
    if not wrong and (question := street_question.strip_model(table, view)) is not None:
        return HandPanelModel(question.title, seat=question.title, strip=question)
    if not wrong and (compared := compare.compare_panel(table, view)) is not None:
        return compared
    if not wrong and hand_acts.stands(table, view):
        return play_panel.panel(table, view)
    if not wrong and play_panel.is_dealers(table, view):
        return play_panel.dealers_panel(table, view)
    if not wrong and free_bets.stands(table, view):
        offered = free_bets.strip_model(table)
        return HandPanelModel(offered.title, strip=offered)
    # The hand of a coup has no seat to be touched first: its buttons must be there.
    is_touched = view.tab in SIDES
    is_pressing = bool(winning_side(table, view)) and (may_speak(table, view) or is_touched)
    is_pressing = is_pressing and not next_thing(table).what.endswith("_bets")
    is_over = bool(table.round.walked) and thing.touch is Touch.END
    if thing.asks is not Asks.MADE_HAND and not is_touched and (is_over or asks_tokes(table)):
        is_pressing = False  # the way back of the last tick is there until the end
    is_urgent = is_walking or is_pressing or bool(table.lasting.irregularity or view.trouble)
    waits = None if is_urgent else waits_panel(table, view, rows_of_hands(table) + 1)
    if waits is not None:
        # What holds the round comes before a fault that it goes on with.
        return waits
    # What is to be done first comes before it; a fault that the round goes on with does not.
    is_first = bool(view.trouble or procedure_notices(table))
    if not is_first and (left := left_panel(table, view, rows_of_hands(table) + 1)) is not None:
        return left
    is_idle = view.selected is None and not winning_side(table, view)
    is_idle = is_idle and not is_walking
    if wrong and (is_idle or table.round.phase is Phase.HALTED):
        # Hand buttons cannot be pressed without a seat: there is room for what is wrong.
        return HandPanelModel(Msg("Out of service"), notices=wrong)
    if not table.setup.jackpots:
        return no_jackpot_model(table)
    if is_walking:
        return walk_panel(table, view)
    sensor = sensor_shown(table, view)
    jackpot = table.setup.jackpots[sensor]
    spot = (view.selected, sensor) if view.selected is not None else None
    standing = controls.hand_buttons(table, spot)
    head, whose = panel_head.head_of(table, view, spot, standing), _whose(view)
    if spot is None and (shared := shared_hand(table, view, sensor)) is not None:
        spot, standing = shared.spot, shared.standing
        head, whose = shared.head, shared.side.upper()
    later = street_question.hands_open_at(table) if spot is None else ""
    on, suggested = _marks(table, view, spot, standing)
    return HandPanelModel(
        head.sentence,
        Msg("open at {stage}", stage=later) if later else head.hint,
        seat=whose,
        tags=panel_head.head_tags(table, jackpot, spot),
        hands=tuple(
            _hand(table, sensor, spot, line, standing, is_on=line.key == on, suggested=suggested)
            for line in jackpot.lines
        ),
        tabs=_tabs(table, view, sensor),
        is_locked=head.is_locked,
        is_wrong=head.is_wrong,
    )


def _before_play(table: Table, view: PassingView, *, has_wrong: bool) -> BonusStripModel | None:
    """Show the strip of what comes before play; once done it gives way to what comes next.

    With House Money it stays, so that an answer can be put right, and says what comes next.
    """
    if not bonus_strip.stands(table, view):
        return None
    strip = bonus_strip.strip_model(table, view)
    if bonus_strip.is_due(table):
        return strip
    if view.next_thing(table).what == "settle_seat":
        return None  # a blackjack is paid at once: its PAID is in the walk
    told = advice(table, view)
    if has_wrong or hand_acts.stands(table, view) or (told and not strip.rows):
        return None
    return replace(strip, question_detail=told.text) if told else strip


def _whose(view: PassingView) -> str:
    return Msg("SEAT {seat}", seat=view.selected) if view.selected is not None else ""


def _tabs(table: Table, view: PassingView, shown: str) -> tuple[TabModel, ...]:
    if len(table.setup.jackpots) == 1:
        return ()
    return tuple(
        TabModel(
            sensor,
            sensor,
            jackpot.label,
            is_selected=sensor == shown,
            has_claim=view.selected is not None
            and table.claim_of((view.selected, sensor)) is not None,
        )
        for sensor, jackpot in table.setup.jackpots.items()
    )


def _marks(
    table: Table, view: PassingView, spot: Spot | None, standing: controls.Control
) -> tuple[str, str]:
    """Return the line that is on for a spot, claimed or recorded; else what its cards make."""
    if spot is None:
        return "", ""
    if claim := table.claim_of(spot):
        return claim.line, ""
    if win := table.win_of(spot):
        return win.award.line, ""
    if standing.standing is ControlStanding.NOT_YET or not may_speak(table, view):
        return "", ""
    return "", suggestion.suggested(table, spot) or ""


def _hand(
    table: Table,
    sensor: str,
    spot: Spot | None,
    line: Line,
    standing: controls.Control,
    *,
    is_on: bool,
    suggested: str,
) -> HandModel:
    prize, ways = _hit(table, sensor, spot, line, is_on=is_on)
    is_house = table.setup.jackpots[sensor].is_house
    needed = table.setup.level_for(sensor, line.key, prize)
    level, stars = LEVELS.get(needed, DEALER_LEVEL)
    if has_key(table.setup) and needed in LEVELS:
        level, stars = "", 0  # the key records it, whoever holds it
    is_shut = standing.standing is ControlStanding.NOT_YET
    state = HandState.ON if is_on else HandState.NOT_YET if is_shut else HandState.READY
    if line.key == suggested:
        state = HandState.SUGGESTED
    return HandModel(
        key=line.key,
        name=line.label,
        pays=shares_text(prize, ways) if ways > 1 else pays_text(line, is_house=is_house),
        prize=_quoted(table, sensor, spot, line, prize),
        each=Msg("each") if ways == 1 and _is_for_many(table, sensor, spot) else "",
        envy=Msg("Envy {amount}", amount=chips(line.envy_cents)) if line.envy_cents else "",
        level=level,
        stars=stars,
        state=state,
        reason=standing.detail if is_shut else "",
    )


def _hit(
    table: Table, sensor: str, spot: Spot | None, line: Line, *, is_on: bool
) -> tuple[int, int]:
    """Return the whole prize and among how many it is shared: as recorded, claimed, or due now."""
    awards = [
        win.award for win in table.round.wins if (win.sensor, win.award.line) == (sensor, line.key)
    ]
    if is_on and spot and table.claim_of(spot):
        awards = [award for at, award in claims.awards_of(table)[0] if (award.seat, at) == spot]
    if awards and (is_on or awards[0].is_shared):
        return awards[0].hit_prize, awards[0].shares
    return worth(table, sensor, line.key), _ways(table, sensor, spot, line)


def _ways(table: Table, sensor: str, spot: Spot | None, line: Line) -> int:
    """Count the seats that would share a prize of which there is one a round."""
    if not table.setup.jackpots[sensor].is_shared or not line.percent:
        return 1
    sharing = table_hand.with_seat(table, spot) if spot else ()
    return max(1, sum(1 for one in sharing if one in table.locked))


def _is_for_many(table: Table, sensor: str, spot: Spot | None) -> bool:
    """True if the hand is the table's and more than one seat is paid for it."""
    if spot is None or not table.setup.jackpots[sensor].is_shared:
        return False
    return sum(1 for one in table_hand.with_seat(table, spot) if one in table.locked) > 1


def _quoted(table: Table, sensor: str, spot: Spot | None, line: Line, prize: int) -> str:
    """Return a prize to quote; none of a meter that is not live, unless the floor has said it."""
    if not line.percent or sensor not in table.setup.floor_links:
        return dollars(prize)
    known = spot and link.ticket_for(table, table.round.number, spot, line.key)
    is_settled = known and not link.waits_for(table, known)
    if is_settled or not (known or table.link_rests(sensor)):
        return dollars(prize)
    return "\N{EN DASH}"
