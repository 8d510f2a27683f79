"""TABLE: what its dealer sees now, its last rounds, its devices and its numbers."""

from dealer_assist.floor.view import LOST_MS, FloorView, RoundSeen, Station
from dealer_assist.message import Msg, joined
from dealer_assist.ui.floor.map.presenter import phase_words, short
from dealer_assist.ui.floor.selection import (
    Selection,
    by,
    clock,
    for_how_long,
    frame_of,
    money,
    seconds,
)
from dealer_assist.ui.floor.table.model import MirrorModel, TablePageModel
from dealer_assist.ui.floor.touches import (
    FloorPage,
    FloorTouch,
    HitTouched,
    PageTouched,
    TableTouched,
)
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import (
    Cell,
    Column,
    FactLine,
    Facts,
    Grid,
    Pill,
    Row,
    Tone,
    figures,
)
from dealer_assist.ui.models.touches import Button

ROUNDS = 5
_NOBODY = Station("", "")


def table_page(view: FloorView, shown: Selection, trouble: str = "") -> TablePageModel:
    """Make the page of the table that was touched."""
    station = view.station(shown.station) or _NOBODY
    pit = view.of_pit(station.pit)
    place = next((n for n, one in enumerate(pit) if one.number == station.number), 0)
    before, after = pit[place - 1], pit[(place + 1) % len(pit)]
    minutes = 0
    if station.dealer_since is not None:
        minutes = max(0, int((view.at - station.dealer_since).total_seconds() // 60))
    return TablePageModel(
        frame=frame_of(view, shown, trouble),
        title=Msg("Table {table}", table=station.number),
        about=Msg("{game}, {pit}", game=station.game, pit=station.pit)
        if station.pit
        else station.game,
        pills=_pills(view, station),
        before=Button(TableTouched(before.number), before.number, "arrow-left"),
        after=Button(TableTouched(after.number), after.number, "arrow-right"),
        mirror=_mirror(view, station),
        rounds=_rounds(view, station),
        dealer=station.dealer or Msg("Nobody is signed in"),
        dealer_since=Msg("Since {time}, {n} min", time=clock(station.dealer_since), n=minutes)
        if station.dealer and station.dealer_since
        else "",
        rounds_per_hour=str(station.rounds_per_hour) if station.rounds_per_hour else "–",
        pace_words=Msg(
            "{pit}: {rounds}. This table, {n} hours",
            pit=station.pit or view.name,
            rounds=by(lambda one: one.rounds_per_hour, pit),
            n=max(1, len(station.pace) // 2),
        ),
        pace=station.pace,
        devices=Facts(
            Msg("Devices"),
            tuple(
                FactLine(
                    one.name,
                    one.state,
                    Tone.WELL if one.is_well else Tone.BROKEN,
                    "check" if one.is_well else "cross",
                )
                for one in station.devices
            )
            or (FactLine(Msg("The table tells nothing of its devices")),),
        ),
        numbers=_numbers(view, station),
        act=_act(view, station),
    )


def _pills(view: FloorView, station: Station) -> tuple[Pill, ...]:
    pills = []
    ticket = view.ticket_of(station.number)
    if ticket is not None and ticket.state == "locked":
        pills.append(Pill(Msg("PRIZE PENDING"), "star", Tone.PRIZE, is_filled=True))
    elif ticket is not None:
        pills.append(Pill(Msg("TICKET {place}", place=ticket.place), "star", Tone.PRIZE))
    if station.stopped or station.difference:
        pills.append(Pill(Msg("STOPPED"), "unequal", Tone.BROKEN, is_filled=True))
    if station.is_lost:
        words = Msg("LOST {time}", time=for_how_long(station.lost_ms))
        pills.append(Pill(words, "unlink", Tone.BROKEN, is_filled=True))
    elif not station.is_open:
        pills.append(Pill(Msg("CLOSED"), "door", Tone.SOFT))
    elif station.is_linked and not station.stopped:
        pills.append(Pill(Msg("LINKED"), "link", Tone.WELL))
    return tuple(pills)


def _mirror(view: FloorView, station: Station) -> MirrorModel:
    age = station.beat_ms
    is_live = age is not None and age <= LOST_MS
    if age is None:
        words = Msg("never heard of")
    elif is_live:
        words = Msg("live, {seconds} s old, cannot be touched", seconds=f"{age / 1000:.1f}")
    else:
        words = Msg("not live, {time} old", time=for_how_long(age))
    ticket = view.ticket_of(station.number)
    return MirrorModel(
        age=words,
        is_live=is_live,
        prompt=station.prompt or phase_words(station.phase),
        detail=station.prompt_detail,
        seats=station.seats,
        levels=tuple(
            (one.label.upper(), money(one.meter))
            for one in view.meters
            if one.link in station.links
        ),
        claim=Msg("Seat {seat}, {hand}", seat=ticket.seat, hand=ticket.hand) if ticket else "",
        claim_amount=money(ticket.worth) if ticket else "",
    )


def _rounds(view: FloorView, station: Station) -> Grid[FloorTouch]:
    ticket = view.ticket_of(station.number)
    rounds = view.rounds.get(station.number, ())[:ROUNDS]
    newer = (None, *rounds)
    lengths = {one.n: _length(one, then) for one, then in zip(rounds, newer, strict=False)}

    def result(one: RoundSeen) -> Cell:
        if one.is_void:
            return Cell(Msg("Void, taken off again"), Tone.SOFT)
        if ticket is not None and ticket.round_id == one.round_id:
            words = Msg("{hand}, seat {seat}, pending", hand=ticket.hand, seat=ticket.seat)
            return Cell(words, Tone.PRIZE)
        won = next(
            (
                t
                for t in view.tickets
                if t.station == station.number and t.round_id == one.round_id and t.ended
            ),
            None,
        )
        if won is not None:
            amount = money(won.worth) if won.state == "awarded" else ""
            words = Msg("{hand}, seat {seat}", hand=won.hand, seat=won.seat)
            return Cell(joined(", ", (words, amount)) if amount else words)
        return Cell(Msg("No prize of a link") if lengths[one.n] else "–", Tone.SOFT)

    return Grid(
        columns=(
            Column(Msg("Round"), 1.9),
            Column(Msg("Started"), 2.2),
            figures(Msg("Until next"), 2.3),
            figures(Msg("Wagers"), 2.3),
            figures(Msg("To the meters"), 3),
            Column(Msg("Result"), 5.2),
        ),
        rows=tuple(
            Row(
                (
                    Cell(f"{one.round_id:,}"),
                    Cell(seconds(one.at)),
                    Cell(lengths[one.n] or "–", Tone.SOFT),
                    Cell(str(one.wagers)),
                    Cell(money(one.micros)),
                    result(one),
                )
            )
            for one in rounds
        ),
        nothing=Msg("No round of this table is on the server yet"),
    )


def _length(one: RoundSeen, newer: RoundSeen | None) -> str:
    """Give how long it was until the table began its next round; nothing while there is none."""
    if newer is None:
        return ""
    return for_how_long(max(0, round(1000 * (newer.at - one.at).total_seconds())))


def _numbers(view: FloorView, station: Station) -> Facts:
    if not station.is_linked:
        words = Msg("This table plays for no link; its journal is its own")
        return Facts(Msg("Link numbers"), (FactLine(words),))
    links = [short(one) for one in view.links if one.key in station.links]
    journal = station.journal_n
    waiting = max(0, journal - station.last_n) if journal is not None else 0
    is_even = not station.difference
    return Facts(
        Msg("Link numbers"),
        (
            FactLine(Msg("Journal is at number"), "–" if journal is None else f"{journal:,}"),
            FactLine(Msg("Server has"), f"{station.last_n:,}"),
            FactLine(
                Msg("Waiting to be sent"),
                str(waiting),
                Tone.BROKEN if station.unsent_ms > LOST_MS else Tone.PLAIN,
            ),
            FactLine(Msg("Sum, both sides"), money(station.counted))
            if is_even
            else FactLine(Msg("Sums differ by"), money(abs(station.difference)), Tone.BROKEN),
            FactLine(
                Msg("Clocks apart, heartbeat"),
                Msg(
                    "{skew} s, {beat} s",
                    skew=f"{abs(station.skew_ms) / 1000:.2f}",
                    beat=f"{(station.beat_ms or 0) / 1000:.1f}",
                ),
            ),
        ),
        note=", ".join(links),
    )


def _act(view: FloorView, station: Station) -> Button[FloorTouch] | None:
    ticket = view.ticket_of(station.number)
    if ticket is not None:
        detail = Msg("{amount}, award needs 2 cards", amount=money(ticket.worth))
        state = ActionState.NEXT if ticket.state == "locked" else ActionState.AVAILABLE
        return Button(HitTouched(ticket.key), Msg("OPEN HIT"), "", detail, state)
    if station.stopped or station.difference:
        detail = Msg("Journal and server differ")
        return Button(
            PageTouched(FloorPage.RECONCILE), Msg("OPEN RECONCILE"), "", detail, ActionState.NEXT
        )
    return None
