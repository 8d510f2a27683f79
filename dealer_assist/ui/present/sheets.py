"""The questions that a sheet asks, and what each answer leads to: a command, or the next one."""

from collections.abc import Iterable

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table import irregularities
from dealer_assist.table.controls import Control, Standing
from dealer_assist.table.setup import Spot
from dealer_assist.table.staff import Role
from dealer_assist.table.state import Phase, Table, Win
from dealer_assist.ui.models.actions import ActionLook, ActionState, SheetLook
from dealer_assist.ui.present import sides
from dealer_assist.ui.present.event_words import hand_label, reason_words

BACK, CLOSE = "back", "close"
REASON, IRREGULAR, NOTE = "reason:", "irregular", "note:"
WINS, WIN, ADJUST, MARK, TOLD = "wins", "win:", "adjust:", "mark:", "told:"
_WHOM = (Role.SUPERVISOR.label, Role.EXECUTIVE.label, Role.TECHNICIAN.label)
_BACK = ActionLook(BACK, Msg("BACK TO TABLE"), "arrow-left")


def answer(table: Table, key: str) -> c.Command | SheetLook | None:
    """Give what a choice leads to; None only closes the sheet."""
    kind, _, rest = key.partition(":")
    match f"{kind}:" if rest else kind:
        case "close":
            return c.CloseTable()
        case "reason:":
            return c.VoidRound(rest)
        case "irregular":
            return irregularity_sheet(table)
        case "note:":
            return c.NoteIrregularity(rest)
        case "wins":
            return wins_sheet(table)
        case "win:":
            return adjustment_sheet(table, int(rest))
        case "adjust:":
            number, _, reason = rest.partition(":")
            return c.AskAdjustment(int(number), reason)
        case "mark:":
            return c.MarkWager(int(rest[:-1]), rest[-1])
        case "side:":
            return sides.marked(rest)
        case "told:":
            step, _, told = rest.partition(":")
            return c.TickStep(int(step), told)
        case _:
            return None


def void_sheet(table: Table) -> SheetLook:
    """Ask why the round does not count."""
    reasons = tuple(
        ActionLook(f"{REASON}{reason}", reason_words(reason).upper(), "")
        for reason in table.setup.void_reasons
    )
    back = ActionLook(BACK, Msg("BACK TO TABLE"), "arrow-left", Msg("The round goes on"))
    detail = Msg(
        "All wagers go back to the players; this round's contributions come off the meter."
    )
    return SheetLook(Msg("Why is this round void?"), detail, reasons, back)


def irregularity_sheet(table: Table) -> SheetLook:
    """Ask what went wrong in dealing."""
    cards = Control(Standing.NOT_YET, Msg("In play, before a win is recorded"))
    if table.phase in (Phase.IN_PLAY, Phase.RECORDED) and not table.wins:
        cards = Control(Standing.FREE, Msg("All hands are void"))
    shuffler = Control(
        Standing.FREE, Msg("{n} steps, one by one", n=irregularities.steps(table.setup))
    )
    return SheetLook(
        Msg("What went wrong?"),
        Msg("It is noted at once, and the screen leads through it."),
        (
            _choice(
                f"{NOTE}{irregularities.WRONG_CARDS}", Msg("WRONG NUMBER OF CARDS"), "card", cards
            ),
            _choice(f"{NOTE}{irregularities.SHUFFLER}", Msg("SHUFFLER"), "wrench", shuffler),
        ),
        _BACK,
    )


def wins_sheet(table: Table, of_round: Iterable[Win] | None = None) -> SheetLook:
    """Ask which win is to be backed out: of this round, or of one that is over."""
    standing = table.wins if of_round is None else of_round
    wins = sorted(
        (win for win in standing if win.number not in table.backed_out),
        key=lambda win: -win.award.seat,
    )
    return SheetLook(
        Msg("Which win was wrong?"),
        Msg("Two people's cards are needed; until then it stands."),
        tuple(
            ActionLook(
                f"{WIN}{win.number}",
                Msg("SEAT {seat}, {prize}", seat=win.award.seat, prize=dollars(win.award.prize)),
                "void",
                hand_label(table.setup, win.sensor, win.award.line),
            )
            for win in wins
        ),
        _BACK,
    )


def adjustment_sheet(table: Table, number: int) -> SheetLook:
    """Ask why a win is backed out."""
    reasons = table.setup.jurisdiction.back_out_reasons
    return SheetLook(
        Msg("Why is win {number} backed out?", number=number),
        Msg("The prize goes back on its meter, exactly; seed and reserve come off again."),
        tuple(
            ActionLook(f"{ADJUST}{number}:{one}", reason_words(one).upper(), "") for one in reasons
        ),
        _BACK,
    )


def mark_sheet(spots: list[Spot]) -> SheetLook:
    """Ask which wager of a seat is marked by hand."""
    return SheetLook(
        Msg("Which wager of seat {seat}?", seat=spots[0][0]),
        Msg("It counts as if its sensor had seen it, and is recorded as marked by hand."),
        tuple(
            ActionLook(f"{MARK}{seat}{name}", Msg("SENSOR {sensor}", sensor=name), "chip")
            for seat, name in spots
        ),
        _BACK,
    )


def told_sheet(table: Table, step: int) -> SheetLook:
    """Ask who was told, where a step of the checklist is a call."""
    asked = table.setup.prompts.get(f"{irregularities.SHUFFLER}_{step}_told", "")
    title = Msg.of(asked, {}) if asked else Msg("Who was told?")
    choices = tuple(ActionLook(f"{TOLD}{step}:{who}", who.upper(), "phone") for who in _WHOM)
    return SheetLook(title, Msg("It is recorded with the checklist."), choices, _BACK)


def _choice(key: str, label: str, icon: str, control: Control) -> ActionLook:
    if control.standing is Standing.NOT_YET:
        return ActionLook(key, label, icon, control.detail, ActionState.NOT_YET, control.detail)
    return ActionLook(key, label, icon, control.detail)
