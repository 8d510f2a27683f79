"""A table's story: what was done, line by line, and what came of it in words and meters."""

from collections.abc import Callable, Iterable, Iterator

import msgspec
from round_over import chips_off

from dealer_assist.errors import Refused
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.events.lasting import Lasting
from dealer_assist.table.events.values import (
    ConfirmedWin,
    LockedWager,
    MeterReading,
    NumberedAward,
    Proposal,
)
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import Control
from dealer_assist.table.guide.next_step import Prompt, next_step
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import fields

Staff = dict[str, StaffMember]
SECOND = 1_000


def spot(word: str) -> Spot:
    """Read a spot: `3` is the first sensor of seat 3, `3B` its second."""
    return (int(word[:-1]), word[-1]) if word[-1].isalpha() else (int(word), "A")


def command(line: str, staff: Staff) -> list[c.Command]:
    """Read one line of a story."""
    verb, *words = line.split()
    rest = " ".join(words)
    alone: dict[str, c.Command] = {
        "start": c.StartGame(),
        "call": c.CallSupervisor(),
        "confirm": c.ConfirmWins(),
        "j-pot": c.PressJackpot(),
        "pay": c.BeginPaying(),
        "close": c.CloseTable(),
        "given-back": c.GiveBack(),
        "back": c.BackToTable(),
        "try-again": c.TrySwipeAgain(),
        "time-out": c.LetSwipeTimeOut(),
        "cancel": c.CancelAdjustment(),
        "clear": c.ClearIrregularity(),
        "no-card": c.LeaveCard(),
        "keep-round": c.KeepRound(),
    }
    several: dict[str, Callable[[str], c.Command]] = {
        "chips": lambda word: c.SeeChip(*spot(word)),
        "lift": lambda word: c.MissChip(*spot(word)),
        "keep": lambda word: c.KeepChip(*spot(word)),
        "deny-chip": lambda word: c.DenyChip(*spot(word)),
        "undeny": lambda word: c.WithdrawDenial(*spot(word)),
        "mark": lambda word: c.MarkWager(*spot(word)),
        "acknowledge": lambda word: c.AcknowledgeMark(*spot(word)),
        "duty": c.TickDuty,
        "fold": lambda word: c.FoldHand(int(word)),
        "drop": lambda word: c.DropClaim(*spot(word), "Wrong seat"),
        "mend": lambda word: c.ReportSensorWell(*spot(word)),
        "note": c.NoteIrregularity,
    }
    if line in alone:
        return [alone[line]]
    if verb in several:
        return [several[verb](word) for word in words]
    match verb, words:
        case "swipe", ["unknown"]:
            return [c.SwipeCard(None, "9999")]
        case "swipe", ["garbled"]:
            return [c.SwipeCard(None, is_misread=True)]
        case "swipe", [who]:
            return [c.SwipeCard(staff[who], staff[who].last_four)]
        case "side", [side, *seats]:
            return [c.MarkSide(int(seat), side) for seat in seats]
        case "hand", [place, hand]:
            seat, sensor = spot(place)
            return [c.PressHand(seat, hand, sensor)]
        case "table-hand", [side, hand, *at]:
            return [c.PressTableHand(side, hand, *at)]
        case "deny", [place, *reason]:
            return [c.DenyHand(int(place[0]), " ".join(reason), spot(place)[1])]
        case "confirm", _:
            return [c.ConfirmWins(rest)]
        case "j-pot", _:
            return [c.PressJackpot(rest)]
        case "key", [position]:
            return [c.TurnKey(position)]
        case "end", _:
            return [c.EndGame(rest)]
        case "void", _:
            return [c.VoidRound(rest)]
        case "change-game", _:
            return [c.ChangeGame(rest)]
        case "fault", [place, fault]:
            return [c.ReportSensorFault(*spot(place), fault)]
        case "wager", [seat, wager, cents]:
            return [c.PlaceWagers(int(seat), {wager: int(cents)})]
        case "tick", [step, *told]:
            return [c.TickStep(int(step), " ".join(told))]
        case "back-out", [number, *reason]:
            return [c.AskAdjustment(int(number), " ".join(reason), note="Seen on camera 4")]
        case "set-meter", [sensor, level, amount, *reason]:
            return [c.AskMeterSet(sensor, level, int(amount) * 10_000, " ".join(reason))]
        case "propose", [path, value, "by", first, "and", second]:
            return [c.ProposeSetting(path, value, staff[first], staff[second])]
        case "cards", [place, *cards]:
            return [c.SeeCards(place, tuple(cards))]
    raise ValueError(f"a story knows no {line!r}")


def retell(written: str, setup: TableSetup, staff: Staff) -> str:
    """Keep header, titles and what was done; tell anew what came of it."""
    table, now = Table(setup), 1_760_000_000_000
    told: list[str] = []
    for line in written.splitlines():
        if line.startswith("    "):
            continue
        told.append(line)
        if not line or line.startswith(("#", "==")):
            continue
        if line in ASIDES:
            told += (f"    {said}" for said in ASIDES[line](table))
            continue
        if line == "take-chips" or line.split()[0] == "end":
            now += 3 * SECOND  # END GAME rests for so long after the start
        for one in chips_off(table) if line == "take-chips" else command(line, staff):
            now += SECOND
            try:
                events = decide(table, one, now)
            except Refused as refused:
                told.append(f"    refused: {refused}")
                continue
            for event in events:
                assert getattr(event, "at", now) == now
                table = evolve(table, event)
                told += (f"    {said}" for said in tell(event))
    return "\n".join(told) + "\n"


def controls_of(table: Table) -> Iterator[str]:
    """Return how every control stands: the ones of the console, and those of each seat."""
    page_context = {
        "start": controls.start_game(table),
        "end": controls.end_game(table),
        "call": controls.call_supervisor(table),
        "j-pot": controls.jackpot(table),
        "void": controls.void_round(table),
        "adjustment": controls.adjustment(table),
        "hands, no seat": controls.hand_buttons(table, None),
    }
    for name, one in page_context.items():
        yield f"{name}: {_standing(one)}"
    spots = table.setup.spots[:6]
    hands = {spot: _standing(controls.hand_buttons(table, spot)) for spot in spots}
    marks = {spot: _standing(controls.mark_wager(table, spot)) for spot in spots}
    yield from _grouped("hands", {f"{seat}{name}": said for (seat, name), said in hands.items()})
    yield from _grouped("mark", {f"{seat}{name}": said for (seat, name), said in marks.items()})


def prompts_of(table: Table) -> Iterator[str]:
    """Return what to do next, without a seat and with each of the first ones."""
    yield _prompt(next_step(table))
    seats = table.setup.seats[:5]
    yield from _grouped(
        "seat", {str(seat): _prompt(next_step(table, LookedAt(seat))) for seat in seats}
    )


def _prompt(step: Prompt) -> str:
    return f"{step.step}/{step.steps} {step.key}: {step.text} | {step.detail}"


def _standing(one: Control) -> str:
    label = f"[{one.label}] " if one.label else ""
    return f"{label}{one.standing.value}" + (f", {one.detail}" if one.detail else "")


def _grouped(what: str, said: dict[str, str]) -> Iterator[str]:
    """Return once what holds for several."""
    for one in dict.fromkeys(said.values()):
        yield f"{what} {' '.join(at for at, text in said.items() if text == one)}: {one}"


ASIDES = {"controls": controls_of, "prompts": prompts_of}


def _own_first(event: e.Event) -> list[msgspec.structs.FieldInfo]:
    """Name the fields of an event; what it has of all that lasts comes behind its own."""
    lasts = fields(Lasting) if isinstance(event, Lasting) else ()
    return sorted(msgspec.structs.fields(type(event)), key=lambda one: one.name in lasts)


def tell(event: e.Event) -> Iterator[str]:
    """Say what happened, and what the meters show where it tells of them."""
    parts = [
        f"{field.name.replace('_', ' ')} {said}"
        for field in _own_first(event)
        if field.name not in ("at", "meters", "before")
        and getattr(event, field.name) != field.default
        and (said := _said(field.name, getattr(event, field.name)))
    ]
    name = sentence_case(type(event).__name__)
    yield f"{name}: {'; '.join(parts)}" if parts else name
    meters = getattr(event, "meters", ())
    if meters:
        yield f"meters: {words(meters)}"


def sentence_case(name: str) -> str:
    """Print a kind of event as words: GameStarted is `Game started`."""
    spaced = "".join(f" {char.lower()}" if char.isupper() else char for char in name)
    return spaced.strip().capitalize()


def words(value: object) -> str:
    """Print a value for a reader; nothing for what is not so, or nobody."""
    match value:
        case True | False:
            return "yes" if value else "no"
        case None | "" | () | 0:
            return ""
        case StaffMember():
            return value.key
        case MeterReading(sensor, level, account):
            kept = (("reserve", account.reserve), ("overflow", account.overflow))
            extra = "".join(f" {what} {dollars(cents_shown(held))}" for what, held in kept if held)
            return f"{sensor} {level} {dollars(account.shown_cents)}{extra}"
        case LockedWager(seat, sensor, cents, is_marked):
            return f"{seat}{sensor} {dollars(cents)}" + (" by hand" if is_marked else "")
        case ConfirmedWin(sensor, award):
            return f"{award.seat}{sensor} {_prize(award)}"
        case NumberedAward(number, award):
            return f"win {number} {words(award)}"
        case PrizeAward():
            return f"{value.seat} {_prize(value)}"
        case Setting(path, value):
            return f"{path} {value}"
        case Proposal(path=path, new=new):
            return f"{path} {new}"
        case (int() as seat, int() as cents):
            return f"{seat} {dollars(cents)}"
        case tuple():
            return ", ".join(map(words, value))
        case _:
            return str(value)


def _said(name: str, value: object) -> str:
    if name in ("backed_out", "not_ticked") and isinstance(value, tuple):
        return ", ".join(map(str, value))
    return words(value)


def _prize(award: PrizeAward) -> str:
    source = f"off {award.level}" if award.level else "from the tray"
    return f"{award.line} {dollars(award.prize)} {source}"


def titles(written: str) -> Iterable[str]:
    """Return the titles of the rounds of a story."""
    return [line.removeprefix("== ") for line in written.splitlines() if line.startswith("== ")]
