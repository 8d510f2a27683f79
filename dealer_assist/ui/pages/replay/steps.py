"""A round that is over, step by step: the table as it stood after each fact on record."""

from collections.abc import Iterable
from datetime import datetime, timedelta, timezone
from enum import Enum

from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import Recorded
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts import rulings
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table, Win
from dealer_assist.ui.supervisor import late_win
from dealer_assist.ui.table.model.table import MeterState, TableModel
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView, spaced
from dealer_assist.ui.table.presenter.words.event_words import event_words
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value, replace

AS_IT_WAS = Msg("As of that time")


class RoundTouch(Enum):
    """What can be pressed below a round."""

    LIST = "back to the list"
    BACK_OUT = "back out a win"
    LATE_WIN = "record a late win"
    RULING = "rule on it"
    EARLIER = "a step back"
    WATCH = "watch, or pause"
    LATER = "a step on"


class Jump(Enum):
    """What a review looks for in a round; pressed, it leads to the next such step."""

    START = "the start"
    CLAIMS = "a claim"
    RECORDED = "a win"
    END = "the end"


class Moved(Value):
    """The knob was taken to a step."""

    place: int


class ReplayStep(Value):
    """What happened at a moment, and the table after it."""

    at: datetime
    words: str
    table: Table
    seat: int | None = None
    definitions: str = ""
    jump: Jump | None = None


class RoundReplayModel(Value):
    """One step on the screen: the table, what happened, and the buttons below.

    `places` are the steps that a jump leads to, each with its jump; `jumps` are their buttons;
    `ruling` is a button where the house keeps rulings.
    """

    table: TableModel
    words: str
    detail: str
    actions: tuple[Button[RoundTouch], ...]
    jumps: tuple[Button[Jump], ...]
    place: int
    last: int
    places: tuple[tuple[int, Jump], ...] = ()
    trouble: str = ""
    ruling: Button[RoundTouch] | None = None


def steps_of(setup: TableSetup, facts: Iterable[Recorded]) -> tuple[ReplayStep, ...]:
    """Go through a round from its opening, which holds the whole table."""
    table, steps = Table(setup), list[ReplayStep]()
    for fact in facts:
        event = decode(fact.kind, fact.payload)
        table = evolve(table, event)
        zone = timezone(timedelta(minutes=fact.offset_minutes))
        steps.append(
            ReplayStep(
                fact.at_utc.astimezone(zone),
                event_words(event, table),
                table,
                _seat(event),
                fact.digest,
                _jump(event),
            )
        )
    return tuple(steps)


def wins_of(steps: tuple[ReplayStep, ...]) -> tuple[Win, ...]:
    """Return the wins that stood at some time in the round."""
    wins = {win.number: win for step in steps for win in step.table.round.wins}
    return tuple(wins.values())


def jumped(steps: tuple[ReplayStep, ...], place: int, jump: Jump) -> int:
    """Return where a jump leads: to the next such step, from the last one to the first again."""
    if jump is Jump.END:
        return len(steps) - 1
    places = [number for number, step in enumerate(steps) if step.jump is jump]
    return next((one for one in places if one > place), places[0] if places else place)


def replay_model(
    steps: tuple[ReplayStep, ...],
    place: int,
    now: Table,
    trouble: str = "",
    *,
    is_playing: bool = False,
) -> RoundReplayModel:
    """Show a step of a round; `now` is the live table, which decides what may be backed out."""
    step = steps[place]
    round_, time = spaced(step.table.round.number), step.at.strftime("%H:%M:%S")
    dealer = step.table.dealer.name if step.table.dealer else "–"
    where = Msg(
        "Round {round}, step {step} of {steps}, at {time}, {dealer}. Nothing here is live.",
        round=round_,
        dealer=dealer,
        step=place + 1,
        steps=len(steps),
        time=time,
    )
    if step.definitions != now.setup.digest:
        is_kept = step.table.setup.digest == step.definitions
        where = Msg(
            "Round {round}, step {step} of {steps}, at {time}, {dealer}. {how}",
            how=Msg("Paytables of then.") if is_kept else Msg("Set-up changed since."),
            round=round_,
            dealer=dealer,
            step=place + 1,
            steps=len(steps),
            time=time,
        )
    return RoundReplayModel(
        _past(step),
        step.words,
        where,
        (
            Button(RoundTouch.LIST, Msg("BACK TO LIST"), "arrow-left"),
            _back_out(steps, now),
            _late_win(steps, now),
            Button(RoundTouch.EARLIER, Msg("STEP BACK"), "arrow-left").unless(
                "" if place else Msg("First step")
            ),
            Button(RoundTouch.WATCH, Msg("PAUSE"), "pause")
            if is_playing
            else Button(RoundTouch.WATCH, Msg("WATCH"), "play"),
            Button(RoundTouch.LATER, Msg("STEP FORWARD"), "arrow-right").unless(
                "" if place < len(steps) - 1 else Msg("Last step")
            ),
        ),
        _jumps(steps),
        place,
        len(steps) - 1,
        tuple((number, one.jump) for number, one in enumerate(steps) if one.jump),
        trouble,
        _ruling(step.table.round.number, now),
    )


def _ruling(round_: int, now: Table) -> Button[RoundTouch] | None:
    """Offer to rule on the round, where the house keeps rulings."""
    if not now.setup.practices.rulings:
        return None
    why_not = Msg("Not played") if rulings.refusal(now, round_) else ""
    return Button(RoundTouch.RULING, Msg("RULING"), "flag", Msg("A card")).unless(why_not)


def _jumps(steps: tuple[ReplayStep, ...]) -> tuple[Button[Jump], ...]:
    """Lead to what a review looks for; a jump without a place says why."""
    found = {step.jump for step in steps} | {Jump.END}
    offered = (
        (Jump.START, Msg("START"), Msg("Not started")),
        (Jump.CLAIMS, Msg("CLAIMS"), Msg("No claim")),
        (Jump.RECORDED, Msg("RECORDED"), Msg("No win")),
        (Jump.END, Msg("END"), ""),
    )
    return tuple(
        Button(jump, label, "").unless("" if jump in found else why_not)
        for jump, label, why_not in offered
    )


def _jump(event: e.Event) -> Jump | None:
    match event:
        case e.GameStarted():
            return Jump.START
        case e.ClaimMade():
            return Jump.CLAIMS
        case e.WinsAuthorised():
            return Jump.RECORDED
        case _:
            return None


def _past(step: ReplayStep) -> TableModel:
    """Draw the table as it was, with meters that nobody reads out."""
    selected = step.seat if step.table.round.phase in (Phase.IN_PLAY, Phase.RECORDED) else None
    zone = step.at.tzinfo
    view = PassingView(clock=step.at.strftime("%H:%M"), selected=selected)
    model = table_model(step.table, view if zone is None else replace(view, zone=zone))
    meters = tuple(
        replace(meter, state=MeterState.NOT_LIVE, note=AS_IT_WAS, note_is_well=False, becomes="")
        for meter in model.meters
    )
    return replace(
        model,
        meters=meters,
        status=replace(model.status, health=()),
        hands=replace(model.hands, hint=""),
        start=None,
    )


def _back_out(steps: tuple[ReplayStep, ...], now: Table) -> Button[RoundTouch]:
    button = Button(RoundTouch.BACK_OUT, Msg("BACK OUT A WIN"), "void", Msg("Two cards, a reason"))
    return button.unless(_why_not(wins_of(steps), now))


def _why_not(wins: tuple[Win, ...], now: Table) -> str:
    """Return why no win of a round can be backed out now, or nothing."""
    if not wins:
        return Msg("No win in this round")
    if all(win.number in now.lasting.backed_out for win in wins):
        return Msg("Backed out already")
    control = controls.adjustment(now)
    return control.detail if control.standing is ControlStanding.NOT_YET else ""


def _late_win(steps: tuple[ReplayStep, ...], now: Table) -> Button[RoundTouch]:
    """Offer to record a win of the round that was found after its end."""
    button = Button(RoundTouch.LATE_WIN, Msg("LATE WIN"), "star", Msg("Two cards, a reason"))
    return button.unless(late_win.why_not(steps[-1].table, now))


def _seat(event: e.Event) -> int | None:
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None
