"""The supervisor's sheet: what to verify, which card to swipe, what is on record."""

from dataclasses import replace

from dealer_assist.desk.suggestion import disagreements
from dealer_assist.jackpot.prizes import Award
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import adjustments
from dealer_assist.table.aquarius import JPH
from dealer_assist.table.claims import awards_of, envy_of
from dealer_assist.table.guide import next_step
from dealer_assist.table.labels import has_key
from dealer_assist.table.staff import Role
from dealer_assist.table.state import Adjustment, Phase, Reader, Table
from dealer_assist.table.swipes import role_needed
from dealer_assist.table.words import a_printed_role, a_role, count, listed
from dealer_assist.ui.looks import ActionLook, ActionState
from dealer_assist.ui.present.meter_change import CANCEL as CANCEL
from dealer_assist.ui.present.meter_change import meter_change_look
from dealer_assist.ui.present.panel import LEVELS, pays_text, simulated_cards
from dealer_assist.ui.present.recorded import place_of, recorded_look
from dealer_assist.ui.present.view import View
from dealer_assist.ui.supervisor_looks import (
    ConfirmedLook,
    EnvyLook,
    EnvyRow,
    SheetLook,
    SumLook,
    SwipeKind,
    SwipeLook,
    VerifyLook,
    WinLook,
)

BACK, CONFIRM, AGAIN, PAY, PRINT = "back", "confirm", "again", "pay", "print"
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")


def sheet_look(table: Table, view: View) -> SheetLook | None:
    """Show the page that the phase asks for, or none: a key needs no page until it is back."""
    if table.adjustment is not None:
        return replace(adjustment_look(table, view, table.adjustment), wrong=_wrong(view))
    if (asked := table.meter_change) is not None:
        meter = meter_change_look(table, asked, view.simulated_cards, view.refusal)
        return replace(meter, wrong=_wrong(view))
    if table.key == JPH or (has_key(table.setup) and table.phase is Phase.VERIFY):
        return None
    match table.phase:
        case Phase.VERIFY:
            disagreeing = next(iter(disagreements(table).values()), "")
            return replace(verify_look(table, view), wrong=_wrong(view) or disagreeing)
        case Phase.SWIPE:
            return replace(swipe_look(table, view), wrong=view.trouble or _lost_reader(view))
        case Phase.RECORDED if not table.is_paying:
            return replace(recorded_look(table, view), wrong=_wrong(view) or view.paper.trouble)
        case _:
            return None


def verify_look(table: Table, view: View) -> VerifyLook:
    """Ask the supervisor whether each win is right."""
    wins, _ = awards_of(table)
    needed = max((_role(table, sensor, award) for sensor, award in wins), key=_rank)
    locked = view.time_of(table.started_at).strftime("%H:%M:%S")
    return VerifyLook(
        title=f"Verify {count(len(wins), 'win')}",
        place=place_of(table),
        caption="PAY IN THIS ORDER, RIGHT TO LEFT",
        wins=tuple(
            _win(table, sensor, award, ORDINALS[n], locked)
            for n, (sensor, award) in enumerate(wins)
        ),
        check="Check: cards face up on the layout, hand read aloud, right seat.",
        sums=(
            SumLook("Off the meter", dollars(sum(award.from_meter for _, award in wins))),
            SumLook("From the tray", dollars(sum(award.from_tray for _, award in wins))),
        ),
        envy=_envy(table),
        back=ActionLook(BACK, "BACK TO TABLE", "arrow-left", "Nothing is recorded"),
        confirm=ActionLook(
            CONFIRM,
            f"CONFIRM {count(len(wins), 'win').upper()}",
            "check",
            f"Then swipe {a_role(needed)} card",
            ActionState.NEXT,
        ),
    )


def swipe_look(table: Table, view: View) -> SwipeLook:
    """Ask for the card, and say what was wrong with the last one."""
    awards = table.pending.awards if table.pending else ()
    needed = role_needed(table)
    reader = table.reader or Reader(0)
    words = _swipe_words(table, reader, needed)
    seats = listed([str(award.seat) for _, award in awards])
    is_out = reader.has_timed_out
    if is_out:
        stays = f"The claims on seats {seats} stay on."
        if len(awards) == 1:
            stays = f"The claim on seat {seats} stays on."
        words = (f"No card in {table.setup.swipe_seconds} seconds", f"Nothing is recorded. {stays}")
    staff = tuple(one for one in view.simulated_cards if one.role in LEVELS)
    return SwipeLook(
        title="Swipe to record",
        place=place_of(table),
        list_title=f"{count(len(awards), 'win')} confirmed",
        wins=tuple(_confirmed(table, sensor, award) for sensor, award in awards),
        list_note=f"One {needed.label} swipe records {_all(len(awards))} and adjusts the meter.",
        line=words[0],
        detail=words[1],
        back=ActionLook(
            BACK,
            "BACK TO TABLE",
            "arrow-left",
            "Claims stay on" if is_out else "Nothing is recorded",
        ),
        kind=_kind(reader),
        again="" if is_out or not reader.refusal else f"Swipe {a_printed_role(needed)} card",
        note="" if is_out else _note(table, reader, needed),
        seconds_left=0 if is_out else view.seconds_to_swipe,
        seconds=0 if is_out else table.setup.swipe_seconds,
        try_again=ActionLook(
            AGAIN,
            "TRY AGAIN",
            "card",
            f"Opens the reader for {table.setup.swipe_seconds} s",
            ActionState.NEXT,
        )
        if is_out
        else None,
        cards=() if is_out else simulated_cards(staff),
    )


def adjustment_look(table: Table, view: View, asked: Adjustment) -> SwipeLook:
    """Ask for the two cards that back a win out."""
    step = next_step(table)
    label = _hand(table, asked.sensor, asked.award)
    role = adjustments.role_needed(table, asked)
    staff = tuple(one for one in view.simulated_cards if one.role in LEVELS)
    return SwipeLook(
        title="Back out a win",
        place=place_of(table),
        list_title=f"Win {asked.number}, {asked.reason}",
        wins=(
            ConfirmedLook(
                str(asked.award.seat),
                label,
                dollars(asked.award.prize),
                role.label.upper(),
                _rank(role),
            ),
        ),
        list_note="Until both cards are swiped the win stands.",
        line=step.text,
        detail=step.detail,
        back=ActionLook(CANCEL, "CANCEL", "cross", "The win stands"),
        note="Two different people's cards",
        cards=simulated_cards(staff),
    )


def _wrong(view: View) -> str:
    return view.trouble or view.refusal


def _lost_reader(view: View) -> str:
    if "swiper" not in view.lost_devices:
        return ""
    return "The card reader does not answer. Check its cable; it is tried again by itself"


def _swipe_words(table: Table, reader: Reader, needed: Role) -> tuple[str, str]:
    top = _top(table)
    match reader.refusal:
        case "wrong_role":
            who = reader.sentence.partition(";")[0]
            detail = f"{who}. {_hand(table, *top)} needs {a_role(needed)}."
            return f"{reader.role} card: not enough", detail
        case "unknown":
            return "Card not recognized", reader.sentence.partition(";")[0] + "."
        case "barred":
            return "Card not accepted", reader.sentence.partition(";")[0] + "."
        case "misread":
            return "Card not read", "Swipe it again, evenly and all the way."
    sensor, award = top
    pays = pays_text(table.setup.line(sensor, award.line)).replace("of meter", "of the meter")
    detail = f"{_hand(table, *top)} pays {pays}: {dollars(award.prize)}"
    return f"Swipe {a_printed_role(needed)} card", detail


def _note(table: Table, reader: Reader, needed: Role) -> str:
    if reader.tries:
        return f"Try {reader.tries} of {table.setup.swipe_tries}. Nothing is recorded yet."
    if needed is Role.EXECUTIVE:
        return "A Supervisor card is not enough for this level"
    return "A Supervisor or an Executive card"


def _kind(reader: Reader) -> SwipeKind:
    if reader.has_timed_out:
        return SwipeKind.TIMEOUT
    return SwipeKind.REFUSED if reader.refusal else SwipeKind.ASK


def _top(table: Table) -> tuple[str, Award]:
    """Give the win that needs the highest card, the larger prize first."""
    awards = table.pending.awards if table.pending else ()
    return max(awards, key=lambda win: (_rank(_role(table, *win)), win[1].prize))


def _hand(table: Table, sensor: str, award: Award) -> str:
    return table.setup.line(sensor, award.line).label


def _role(table: Table, sensor: str, award: Award) -> Role:
    return table.setup.card_for(sensor, award.line, award.prize)


def _rank(role: Role) -> int:
    return LEVELS[role][1]


def _win(table: Table, sensor: str, award: Award, order: str, locked: str) -> WinLook:
    role = _role(table, sensor, award)
    return WinLook(
        key=f"{award.seat}{sensor}",
        order=order,
        order_detail="to pay",
        seat=str(award.seat),
        hand=_hand(table, sensor, award),
        pays=_how(table, sensor, award),
        locked=f"{chips(award.stake)} locked at {locked}",
        prize=dollars(award.prize),
        level=role.label.upper(),
        stars=_rank(role),
    )


def _how(table: Table, sensor: str, award: Award) -> str:
    line = table.setup.line(sensor, award.line)
    if not award.level:
        return f"{pays_text(line)}, from the tray"
    if line.percent == 100:
        seed = table.setup.jackpots[sensor].level(award.level).seed_cents
        return f"{pays_text(line)}, reseeds to {chips(seed)}"
    return f"{pays_text(line)}, off the meter"


def _confirmed(table: Table, sensor: str, award: Award) -> ConfirmedLook:
    role = _role(table, sensor, award)
    return ConfirmedLook(
        str(award.seat),
        _hand(table, sensor, award),
        dollars(award.prize),
        role.label.upper(),
        _rank(role),
    )


def _envy(table: Table) -> EnvyLook:
    envy = envy_of(table)
    paying = sorted(
        (claim.seat, table.setup.line(claim.sensor, claim.line).envy_cents)
        for claim in table.claims
        if table.setup.line(claim.sensor, claim.line).envy_cents
    )
    if not envy:
        hands = "This hand pays" if len(table.claims) == 1 else "These hands pay"
        nobody = "No other seat has a progressive wager"
        return EnvyLook("Envy pays", nobody if paying else f"{hands} no envy")
    seats = [str(seat) for seat, _ in paying]
    rows = tuple(
        EnvyRow(
            str(seat),
            " + ".join(chips(cents) for other, cents in paying if other != seat),
            dollars(total),
        )
        for seat, total in envy.items()
    )
    return EnvyLook(
        "Envy pays",
        "From the tray, at the end of the round",
        ("Seat", f"From seat{'s' if len(seats) > 1 else ''} {listed(seats)}", "Pay"),
        rows,
        count(len(rows), "player"),
        dollars(sum(envy.values())),
    )


def _all(number: int) -> str:
    return {1: "this win", 2: "both wins"}.get(number, f"all {number} wins")
