"""The head of the hand panel: whose hands they are, what to do, or why nothing can be done."""

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg, capitalized, joined, uncapitalized
from dealer_assist.rules.money import chips
from dealer_assist.table import events as e
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import denials, irregularities, table_hand
from dealer_assist.table.facts.chips import jackpot_before
from dealer_assist.table.facts.contradictions import of_claims
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.judging.known_cards import is_baccarat
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.cards_that_count import cards_that_count
from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import end_label, start_label
from dealer_assist.ui.table.model.panel import HeadTagModel
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import Value


class PanelHead(Value):
    """The sentence and its hint; `is_locked` is set where the buttons cannot be pressed.

    `is_wrong` is set where the hint contradicts the button that is on.
    """

    sentence: str
    hint: str = ""
    is_locked: bool = False
    is_wrong: bool = False


def head_of(table: Table, view: PassingView, spot: Spot | None, standing: Control) -> PanelHead:
    """Say what the hand buttons of a spot wait for."""
    if spot is None:
        return PanelHead(Msg("Hand buttons"), _opens(table, standing), is_locked=True)
    if table.claim_of(spot) is not None:
        return _of_claim(table, spot)
    if standing.standing is ControlStanding.NOT_YET:
        return _why_not(table, view, spot, standing)
    return _to_press(table, spot)


def _to_press(table: Table, spot: Spot) -> PanelHead:
    """Ask for the hand as the prompt does, or for what the prompt asks for first."""
    match next_thing(table, LookedAt(spot[0])).what:
        case "press_hand" | "table_hand":
            return PanelHead(Msg("Select the winning hand"))
        case "take_chips":
            return PanelHead(Msg("Take the chips first"), Msg("then press the winning hand"))
        case _:
            return PanelHead(Msg("Any winning hand? Press it"))


def side_missing(table: Table, sensor: str) -> PanelHead | None:
    """Ask for the sides that decide who wins the table's hand, where any is not marked."""
    seats = table_hand.unmarked(table, sensor)
    if not seats:
        return None
    names = joined(", ", map(str, seats))
    sentence = Msg(
        "Mark the sides of seats {seats} first",
        one="Mark the side of seat {seats} first",
        n=len(seats),
        seats=names,
    )
    touch = Msg("touch each of them", one="touch the seat", n=len(seats))
    return PanelHead(sentence, touch, is_locked=True)


def head_tags(table: Table, jackpot: Jackpot, spot: Spot | None) -> tuple[HeadTagModel, ...]:
    """Return the small facts at the end of the head: which cards count, and the wager."""
    sensor = next(key for key, one in table.setup.jackpots.items() if one == jackpot)
    counts = cards_that_count(table.setup, spot[1] if spot else sensor)
    tags = (HeadTagModel(counts),) if counts else ()
    if spot and (stake := table.sensor(spot).locked_cents):
        return (*tags, HeadTagModel(Msg("{stake} locked", stake=chips(stake)), "check"))
    wager = chips(jackpot.wager_cents)
    costs = Msg("{jackpot} · {stake} wager", jackpot=jackpot.label, stake=wager)
    return (HeadTagModel(costs), *tags)


def _opens(table: Table, standing: Control) -> str:
    if table.round.phase is Phase.BETTING:
        start = start_label(table.setup)
        if is_baccarat(table.setup):
            return Msg("open after {start}, when a side has won", start=start)
        return Msg("open after {start}", start=start)
    if is_baccarat(table.setup) and table.round.phase is Phase.IN_PLAY:
        return Msg("open when the side that won is touched")
    return standing.detail


def _of_claim(table: Table, spot: Spot) -> PanelHead:
    claim = table.claim_of(spot)
    line = claim.line if claim else ""
    on = Msg("{hand} selected", hand=table.setup.line(spot[1], line).label)
    made = suggestion.suggested(table, spot)
    if made:
        is_right = made == line
        hint = Msg("the cards make {hand}", hand=table.setup.line(spot[1], made).label)
    else:
        is_right = made is None
        hint = Msg("the cards make no winning hand")
    if not is_right:
        return PanelHead(on, hint, is_wrong=True)
    if beside := next(
        (contradiction for contradiction in of_claims(table) if spot in contradiction.spots), None
    ):
        return PanelHead(on, uncapitalized(beside.brief), is_wrong=True)
    if table.lasting.key == JPH:
        return PanelHead(on, Msg("J-POT records it"), is_locked=True)
    if controls.hand_buttons(table, spot).standing is ControlStanding.NOT_YET:
        return PanelHead(on, is_locked=True)
    if spot in {(win.seat, win.key) for win in denials.disputed(table)}:
        return PanelHead(on, Msg("a card is needed to cancel"))
    return PanelHead(on, Msg("press again to cancel"))


def _why_not(table: Table, view: PassingView, spot: Spot, standing: Control) -> PanelHead:
    """Say in few words what the refusal of a press would say."""
    seat, sensor = spot
    if table.round.phase not in (Phase.IN_PLAY, Phase.RECORDED, Phase.SWIPE):
        return PanelHead(capitalized(standing.detail), is_locked=True)
    if sensor in table.round.settled:
        label = table.setup.jackpots[sensor].label
        return PanelHead(Msg("{jackpot} is settled for this round", jackpot=label), is_locked=True)
    if win := table.win_of(spot):
        time = f"{view.time_of(win.at):%H:%M}"
        undo = Msg("only an adjustment can undo it")
        paid = next(
            (payment for payment in table.round.payments if win.number in payment.wins), None
        )
        if paid is not None and paid.by_cage:
            undo = Msg("the cage pays it, {undo}", undo=undo)
        elif paid is not None:
            undo = Msg("paid at {time}, {undo}", time=f"{view.time_of(paid.at):%H:%M}", undo=undo)
        return PanelHead(Msg("Recorded at {time}", time=time), undo, is_locked=True)
    if not table.sensor(spot).locked_cents:
        return PanelHead(Msg("No wager at this seat"), is_locked=True)
    if table.seat(seat).has_folded and not table.setup.folded_hands_win:
        has_envy = any(line.envy_cents for line in table.setup.jackpots[sensor].lines)
        hint = Msg("still gets envy") if has_envy else ""
        return PanelHead(Msg("Folded: folded hands do not win here"), hint, is_locked=True)
    if table.is_pending(spot):
        back = Msg("BACK TO TABLE reopens it")
        return PanelHead(Msg("Waits for a card"), back, is_locked=True)
    if first := jackpot_before(table, sensor):
        end = Msg("press {end} for it", end=end_label(table.setup))
        return PanelHead(Msg("{jackpot} is settled first", jackpot=first), end, is_locked=True)
    if irregularities.holds_wins(table):
        is_ruled = irregularities.is_ruled_on(table)
        then = Msg("touch RULING MADE when corrected") if is_ruled else Msg("hold VOID ROUND")
        return PanelHead(irregularities.held_in_short(table), then, is_locked=True)
    return PanelHead(capitalized(standing.detail), is_locked=True)


def hand_gone(table: Table, events: tuple[e.Event, ...]) -> str:
    """Say which hand a press has turned off, or what stands in its place; nothing otherwise."""
    off = next((event for event in events if isinstance(event, e.ClaimDropped)), None)
    on = next((event for event in events if isinstance(event, e.ClaimMade)), None)
    if off is None:
        return ""
    was = table.setup.line(off.sensor, off.line).label
    if on is None:
        return Msg("{hand} is off at seat {seat}", hand=was, seat=off.seat)
    now = table.setup.line(on.sensor, on.line).label
    return Msg("Seat {seat}: {was} changed to {hand}", hand=now, was=was, seat=off.seat)
