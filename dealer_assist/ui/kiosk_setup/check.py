"""The last step: what was found, the first staff cards, and the test slip."""

from dealer_assist.kiosk_setup.answers import NO_DEVICE
from dealer_assist.kiosk_setup.first_cards import FIRST_ROLES, FirstCard
from dealer_assist.kiosk_setup.slip_trial import SlipView
from dealer_assist.kiosk_setup.touches import (
    AnswersSaved,
    CardChanged,
    DeviceMoved,
    SetUpEnded,
    SlipHelpShown,
    SlipOrdered,
    SlipRead,
    SlipShown,
)
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.message import Msg, joined, listed
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.kiosk_setup.choices import LANGUAGE_NAMES, floor_host
from dealer_assist.ui.kiosk_setup.heading import due, frame_of, offered, shut, waiting
from dealer_assist.ui.kiosk_setup.parts import FoundRow, ThingState, found_rows, headed, state_mark
from dealer_assist.ui.kiosk_setup.ports import title_of
from dealer_assist.ui.kiosk_setup.step_flow import StepFlow
from dealer_assist.ui.kiosk_setup.touches import EntryWanted, PinWanted, StepTouch, WordTyped
from dealer_assist.ui.supervisor.slip import SlipLine, SlipModel, SlipPaper, slip_height
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Box,
    Fitted,
    Icon,
    Node,
    Page,
    Panel,
    RowPress,
    Text,
    column,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.values.frame import ScreenFrame
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

_STARS = {Role.EXECUTIVE: 2, Role.SUPERVISOR: 1, Role.DEALER: 0}
_HELP = (
    Msg("Blank: turn the roll round"),
    Msg("Cut off: the paper is too narrow"),
    Msg("Strange signs: name the printer's kind in the table file"),
    Msg("Nothing: cover, paper, cable"),
)


_SHARES = (0.385, 0.3, 0.315)
_GAP, _SLOT, _SLIP_WIDE, _BUTTONS, _QUESTION = 20.0, 140.0, 410.0, 84.0, 76.0
_DOT, _ROLE, _HELP_LINE, _CHANGE, _STAR = 46.0, 52.0, 110.0, 136.0, 24.0
_NOTE = 64.0
_EDGES = {ThingState.DONE: "ok", ThingState.NOW: "selected"}
_BOTH = Msg("Executive and Supervisor enroll the others together in GAME MANAGER, Staff.")


class CheckFlow(StepFlow):
    """The last step: nothing is written before it."""

    help_topic = "kiosk_setup.check"

    def model(self) -> Page[StepTouch]:
        """Return the page with what was found, cards and slip."""
        return check_page(self.set_up.view())


def check_page(view: SetUpView) -> Page[StepTouch]:
    """Set the check of the kiosk beside cards and slip."""
    panels = zip((_found(view), _cards(view), _slip(view)), _SHARES, strict=True)
    return Page(row(*(panel.sharing(share) for panel, share in panels), gap=_GAP), _frame(view))


def has_printer(view: SetUpView) -> bool:
    """True if the table prints slips."""
    return view.draft.answers.ports.get("printer", NO_DEVICE) != NO_DEVICE


def _frame(view: SetUpView) -> ScreenFrame[StepTouch]:
    line, detail, act = _next(view)
    save = offered(
        AnswersSaved(), Msg("SAVE ANSWERS"), Msg("For the next kiosk, without cards"), "page"
    )
    hand = None
    if any(card.lacks == "card" for card in view.cards):
        hand = offered(DeviceMoved("swiper"), Msg("SWIPE"), "", "flask")
    return frame_of(view, line, detail, act=act, extra=save, forward=_open(view, act), hand=hand)


def _next(view: SetUpView) -> tuple[str, str, Button[StepTouch]]:
    card = (
        None
        if view.are_whole
        else next((first_card for first_card in view.cards if first_card.lacks), None)
    )
    if card is not None:
        return _next_of_card(card)
    return _next_of_slip(view)


def _next_of_card(card: FirstCard) -> tuple[str, str, Button[StepTouch]]:
    role = card.role.label
    match card.lacks:
        case "name":
            line = Msg("Who is the first {role}?", role=role)
            return (
                line,
                Msg("As on the badge"),
                due(EntryWanted(WordTyped.NAME), Msg("NAME THE PERSON"), role),
            )
        case "card":
            line = Msg("Swipe the card of {name}", name=card.name)
            reason = Msg("waiting for the card")
            return line, role, waiting(DeviceMoved("swiper"), Msg("SWIPE THE CARD"), reason)
        case _:
            line = Msg("{name} chooses a PIN", name=card.name)
            return (
                line,
                Msg("4 to 8 digits. Shield the keypad"),
                due(PinWanted(), Msg("CHOOSE THE PIN"), card.name),
            )


def _next_of_slip(view: SetUpView) -> tuple[str, str, Button[StepTouch]]:
    slip = view.slip
    if not has_printer(view):
        act = shut(SlipOrdered(), Msg("PRINT THE TEST SLIP"), Msg("this table has no printer"))
        return Msg("All is done: open the table"), Msg("No printer to test"), act
    if slip is None or slip.trouble:
        act = due(SlipOrdered(), Msg("PRINT THE TEST SLIP"), Msg("The last test"), "printer")
        return Msg("Print the test slip"), Msg("The last test of the set-up"), act
    if slip.is_waiting:
        act = waiting(SlipOrdered(), Msg("PRINT THE TEST SLIP"), Msg("printing"))
        return Msg("The slip is printing"), "", act
    if slip.is_read:
        act = offered(SlipOrdered(), Msg("PRINT AGAIN"), Msg("The slip was read"), "printer")
        return Msg("All is done: open the table"), "", act
    if slip.codes:
        act = shut(SlipRead(), Msg("YES, I CAN READ IT"), Msg("touch the code on the slip"))
        return Msg("Touch the code on the slip"), Msg("The last test of the set-up"), act
    act = due(SlipRead(), Msg("YES, I CAN READ IT"), Msg("Then OPEN THE TABLE"))
    return Msg("Read the slip, then touch YES"), Msg("The last test of the set-up"), act


def _open(view: SetUpView, act: Button[StepTouch]) -> Button[StepTouch]:
    words = Msg("OPEN THE TABLE")
    if not view.are_whole:
        return shut(SetUpEnded(), words, Msg("a staff card is missing"))
    if has_printer(view) and not (view.slip is not None and view.slip.is_read):
        return shut(SetUpEnded(), words, Msg("slip not yet read"))
    state = ActionState.NEXT if act.state is not ActionState.NEXT else ActionState.AVAILABLE
    return Button(SetUpEnded(), words, "", Msg("Writes and restarts"), state)


def _rows(view: SetUpView) -> tuple[FoundRow, ...]:
    draft, answers, table = view.draft, view.draft.answers, view.table
    mm = max(1, draft.touch_mm)
    touch = Msg("{output}, touch within {mm} mm", output=answers.output, mm=mm)
    game = table.game_name if table else ""
    place = answers.backup_folder or answers.backup_label
    read = _read(view)
    staff = Msg("{n} cards", one="{n} card", n=read) if read else Msg("no cards yet")
    devices = [title_of(one) for one, at in answers.ports.items() if at != NO_DEVICE]
    tested = Msg("{n} tested", n=len(draft.tested))
    skew = f"{abs(draft.skew_ms) / 1000:.2f} s" if answers.time_server else ""
    host = floor_host(answers.floor)
    return (
        FoundRow(Msg("Language"), LANGUAGE_NAMES[answers.language]),
        FoundRow(Msg("Screen"), touch),
        FoundRow(Msg("Sign"), answers.sign or Msg("none")),
        FoundRow(Msg("Table"), Msg("{number}, {game}", number=answers.number, game=game)),
        _law(view),
        FoundRow(Msg("Ports"), listed(devices), figure=tested),
        FoundRow(Msg("Clock"), answers.time_server or Msg("Debian's own servers"), figure=skew),
        FoundRow(Msg("Floor"), host or Msg("stand-alone")),
        FoundRow(Msg("Backup"), Msg("{place}, read back", place=place)),
        FoundRow(Msg("Staff"), staff, ThingState.DONE if view.are_whole else ThingState.OPEN),
    )


def _law(view: SetUpView) -> FoundRow:
    """Name the law, and how much of the approval is not on record yet."""
    table = view.table
    left = len(table.not_approved) if table else 0
    return FoundRow(
        Msg("Approval"),
        table.jurisdiction.name if table else "",
        ThingState.OPEN if left else ThingState.DONE,
        Msg("{n} open", n=left) if left else "",
    )


def _found(view: SetUpView) -> Node:
    rows = _rows(view)
    well = sum(found_row.state is ThingState.DONE for found_row in rows)
    words = Msg("Touch a finished step above to repeat it. Answers are kept.")
    note = row(
        Icon("info", 30, "text_2"),
        Text(words, "medium_22", "text_2", breaks=True),
        gap=14,
    )
    inner = column(found_rows(rows), space(4), rule(), space(4), note.of(_NOTE))
    count = Msg("{well} of {all} passed", well=well, all=len(rows))
    return headed(Msg("Check of this kiosk"), inner, count, "ok" if well == len(rows) else "text_2")


def _cards(view: SetUpView) -> Node:
    slots = [_slot(view, card) for card in view.cards]
    slots += [space() for _ in range(len(FIRST_ROLES) - len(slots))]
    rows = column(
        *(slot.of(_SLOT) for slot in slots),
        Text(_BOTH, "medium_22", "text_2", breaks=True).of(_NOTE),
        gap=12,
    )
    high = len(FIRST_ROLES) * (_SLOT + 12) + _NOTE
    count = Msg("{done} of {all}", done=_read(view), all=len(FIRST_ROLES))
    return headed(Msg("First staff cards"), column(rows.of(high), space()), count)


def _read(view: SetUpView) -> int:
    return sum(not card.lacks for card in view.cards)


def _slot(view: SetUpView, card: FirstCard) -> Node:
    """Return one of the first staff cards; stars are its level."""
    is_next = next((first_card for first_card in view.cards if first_card.lacks), None) is card
    state = ThingState.DONE if not card.lacks or view.are_whole else ThingState.OPEN
    state = ThingState.NOW if is_next and not view.are_whole else state
    edge = _EDGES.get(state, "line_strong")
    mark = state_mark(ThingState.DONE, _DOT)
    if state is not ThingState.DONE:
        number = Text(str(FIRST_ROLES.index(card.role) + 1), "bold_28", align=CENTRE)
        mark = Panel(number, fill=None, edge=edge, line=3, radius=_DOT / 2).of(_DOT).across(_DOT)
    stars = [Icon("star", 21, "text_2").of(_STAR) for _ in range(_STARS[card.role])]
    role = card.role.label
    if card.has_pin:
        role = Msg("{role}, PIN set", role=role)
    detail = Msg("Card ends in {four}", four=card.last_four) if card.last_four else ""
    words = column(
        space(8),
        Text(card.name or Msg("No one yet"), "bold_28").of(38),
        row(*stars, space(6) if stars else None, Text(role, "medium_22", "text_2", breaks=True)).of(
            _ROLE
        ),
        Text(detail, "medium_20", "text_3").of(32),
    )
    change = _change(view, card)
    button = RowPress(change).of(_CHANGE).across(76) if change is not None else None
    return Panel(
        row(mark, row(words, button, gap=8), gap=14),
        fill=None,
        edge=edge,
        line=5.0 if state is ThingState.NOW else 2.0,
        dashed=state is ThingState.OPEN,
        pad=(14, 0, 12, 0),
    )


def _change(view: SetUpView, card: FirstCard) -> Button[StepTouch] | None:
    is_printing = view.slip is not None and view.slip.is_waiting
    if view.are_recorded or is_printing or not card.name:
        return None
    words = Msg("CHANGE")
    return Button(CardChanged(card.role), words, "", name=joined(" ", (words, card.name)))


def _slip(view: SetUpView) -> Node:
    """Show the slip, or help in its place where the paper is not like it."""
    slip = view.slip
    is_shown = slip is not None and not slip.needs_help
    paper = _paper(_slip_model(slip), _slip_note(view)) if slip and is_shown else _none(view)
    codes = [RowPress(act) for act in _code_actions(slip)]
    buttons = [RowPress(act) for act in _slip_actions(view)]
    inner = column(
        paper,
        row(*codes, gap=12).of(_BUTTONS) if codes else None,
        row(*buttons, gap=12).of(_BUTTONS) if buttons else None,
        space(0),
        gap=8,
    )
    ink = "ok" if slip is not None and slip.is_printed else "text_2"
    return headed(Msg("Test slip"), inner, _slip_state(view), ink)


def _code_actions(slip: SlipView | None) -> tuple[Button[StepTouch], ...]:
    """Offer the codes of which one is on the paper, until that is told."""
    if slip is None or not slip.is_printed or slip.is_read or slip.needs_help:
        return ()
    return tuple(Button(SlipRead(code), " ".join(code), "") for code in slip.codes)


def _slip_model(slip: SlipView) -> SlipModel:
    """Show the slip as it is printed; a code that is to be read off the paper is not shown."""
    words = slip.words
    parts = tuple(
        tuple(SlipLine(row.left, row.right) for row in part) for part in words.parts if part
    )
    is_hidden = slip.codes and not slip.is_read
    code = (SlipLine(words.amount_words, "? ? ?" if is_hidden else words.amount),)
    return SlipModel(words.title, (*parts, code), warning=words.marks[0])


def _paper(slip: SlipModel, note: str) -> Node:
    """Show the slip as long as it is, and the question right below it."""
    return Fitted(_long_paper, (slip, note))


def _long_paper(slip: SlipModel, note: str, box: Box) -> Node:
    high = min(box.height() - _QUESTION - 4, slip_height(slip))
    paper = row(space(), SlipPaper(slip).of(_SLIP_WIDE), space())
    question = Text(note, "bold_24", align=CENTRE, breaks=True)
    return column(space(4), paper.of(high), space(6), question)


def _none(view: SetUpView) -> Node:
    """Say what may be wrong with a paper, one line each, or when there will be one."""
    if view.slip is not None and view.slip.needs_help:
        lines = [
            column(
                rule(),
                row(Icon("info", 30, "text_2"), Text(words, "bold_24", breaks=True), gap=14),
            )
            for words in _HELP
        ]
        return stacked(lines, _HELP_LINE)
    words = Text(_slip_note(view), "medium_22", "text_2", CENTRE, breaks=True)
    return column(
        space(4),
        Panel(words, fill=None, edge="line_strong", dashed=True, pad=(24, 0)),
    )


def _slip_state(view: SetUpView) -> str:
    slip = view.slip
    if slip is None:
        return "" if has_printer(view) else Msg("no printer")
    if slip.is_waiting:
        return Msg("printing")
    return Msg("printed and cut") if slip.is_printed else Msg("not printed")


def _slip_note(view: SetUpView) -> str:
    slip: SlipView | None = view.slip
    if not has_printer(view):
        return Msg("This table has no slip printer. Nothing is to be tested")
    if slip is None:
        return (
            Msg("Available when all cards are entered")
            if not view.are_whole
            else Msg("Shows edges, letters, figures, and a code")
        )
    if slip.trouble:
        return slip.trouble
    if slip.is_read:
        return Msg("Read. The printer works")
    if slip.codes:
        return Msg("Does the paper look like this? Touch its code")
    return Msg("Does the paper look like this, code {code}?", code=" ".join(slip.code))


def _slip_actions(view: SetUpView) -> tuple[Button[StepTouch], ...]:
    slip = view.slip
    if slip is None or not slip.is_printed or slip.is_read:
        return ()
    return (
        Button(SlipOrdered(), Msg("PRINT AGAIN"), ""),
        Button(SlipShown(), Msg("SHOW THE SLIP"), "")
        if slip.needs_help
        else Button(SlipHelpShown(), Msg("NO, SHOW HELP"), ""),
    )
