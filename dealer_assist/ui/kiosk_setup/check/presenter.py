"""Step 9: what was found, the first two staff cards, and the test slip."""

from dealer_assist.desk.slip_text import SlipText
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
from dealer_assist.ui.kiosk_setup.check.model import CheckModel, FirstCardSlot
from dealer_assist.ui.kiosk_setup.choices.presenter import LANGUAGE_NAMES, floor_host
from dealer_assist.ui.kiosk_setup.heading import due, frame_of, offered, shut, waiting
from dealer_assist.ui.kiosk_setup.model import FoundRow, ThingState
from dealer_assist.ui.kiosk_setup.ports.presenter import title_of
from dealer_assist.ui.kiosk_setup.touches import EntryWanted, PinWanted, StepTouch, WordTyped
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.supervisor.model import SlipLine, SlipModel

_STARS = {Role.EXECUTIVE: 2, Role.SUPERVISOR: 1}
_HELP = (
    Msg("Blank: turn the roll round"),
    Msg("Cut off: the paper is too narrow"),
    Msg("Strange signs: name the printer's kind in the table file"),
    Msg("Nothing: cover, paper, cable"),
)


def check_page(view: SetUpView) -> CheckModel:
    """Show the check of the kiosk beside cards and slip."""
    rows = _rows(view)
    well = sum(row.state is ThingState.DONE for row in rows)
    read = len(view.cards) if view.are_whole else sum(not card.lacks for card in view.cards)
    return CheckModel(
        frame=_frame(view),
        rows=rows,
        count=Msg("{well} of {all} are well", well=well, all=len(rows)),
        cards=tuple(_slot(view, card) for card in view.cards),
        cards_count=Msg("{done} of {all}", done=read, all=len(FIRST_ROLES)),
        number=view.draft.answers.number,
        slip=_slip_model(view.slip.words) if view.slip else None,
        help_lines=_HELP if view.slip is not None and view.slip.needs_help else (),
        slip_state=_slip_state(view),
        is_slip_printed=view.slip is not None and view.slip.is_printed,
        slip_note=_slip_note(view),
        slip_actions=_slip_actions(view),
    )


def has_printer(view: SetUpView) -> bool:
    """Tell whether the table prints slips."""
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
    card = None if view.are_whole else next((one for one in view.cards if one.lacks), None)
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
            reason = Msg("the card is awaited")
            return line, role, waiting(DeviceMoved("swiper"), Msg("SWIPE THE CARD"), reason)
        case _:
            line = Msg("{name} chooses a PIN", name=card.name)
            return (
                line,
                Msg("4 to 8 digits, nobody looks"),
                due(PinWanted(), Msg("CHOOSE THE PIN"), card.name),
            )


def _next_of_slip(view: SetUpView) -> tuple[str, str, Button[StepTouch]]:
    slip = view.slip
    if not has_printer(view):
        act = shut(SlipOrdered(), Msg("PRINT THE TEST SLIP"), Msg("this table has no printer"))
        return Msg("All is done: open the table"), Msg("It has no printer to test"), act
    if slip is None or slip.trouble:
        act = due(SlipOrdered(), Msg("PRINT THE TEST SLIP"), Msg("The last test"), "printer")
        return Msg("Print the test slip"), Msg("The last test of the set-up"), act
    if slip.is_waiting:
        act = waiting(SlipOrdered(), Msg("PRINT THE TEST SLIP"), Msg("it is printing"))
        return Msg("The slip is printing"), "", act
    if slip.is_read:
        act = offered(SlipOrdered(), Msg("PRINT AGAIN"), Msg("The slip was read"), "printer")
        return Msg("All is done: open the table"), "", act
    act = due(SlipRead(), Msg("YES, I CAN READ IT"), Msg("Then OPEN THE TABLE"))
    return Msg("Read the slip, then touch YES"), Msg("The last test of the set-up"), act


def _open(view: SetUpView, act: Button[StepTouch]) -> Button[StepTouch]:
    words = Msg("OPEN THE TABLE")
    if not view.are_whole:
        return shut(SetUpEnded(), words, Msg("two staff cards are missing"))
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
    staff = Msg("two cards") if view.are_whole else Msg("no cards yet")
    devices = [title_of(one) for one, at in answers.ports.items() if at != NO_DEVICE]
    tested = Msg("{n} tested", n=len(draft.tested))
    skew = f"{abs(draft.skew_ms) / 1000:.2f} s" if answers.time_server else ""
    host = floor_host(answers.floor)
    return (
        FoundRow(Msg("Language"), LANGUAGE_NAMES[answers.language]),
        FoundRow(Msg("Screen"), touch),
        FoundRow(Msg("Sign"), answers.sign or Msg("none")),
        FoundRow(Msg("Table"), Msg("{number}, {game}", number=answers.number, game=game)),
        FoundRow(Msg("Ports"), listed(devices), figure=tested),
        FoundRow(Msg("Clock"), answers.time_server or Msg("Debian's own servers"), figure=skew),
        FoundRow(Msg("Floor"), host or Msg("stands alone")),
        FoundRow(Msg("Backup"), Msg("{place}, read back", place=place)),
        FoundRow(Msg("Staff"), staff, ThingState.DONE if view.are_whole else ThingState.OPEN),
    )


def _slot(view: SetUpView, card: FirstCard) -> FirstCardSlot:
    is_next = next((one for one in view.cards if one.lacks), None) is card
    detail = Msg("Card ends in {four}", four=card.last_four) if card.last_four else ""
    role = card.role.label
    if card.has_pin:
        role = Msg("{role}, PIN set", role=role)
    state = ThingState.DONE if not card.lacks or view.are_whole else ThingState.OPEN
    state = ThingState.NOW if is_next and not view.are_whole else state
    number = FIRST_ROLES.index(card.role) + 1
    name = card.name or Msg("Nobody yet")
    action = _change(view, card)
    return FirstCardSlot(name, role, detail, _STARS[card.role], state, number, action)


def _change(view: SetUpView, card: FirstCard) -> Button[StepTouch] | None:
    is_printing = view.slip is not None and view.slip.is_waiting
    if view.are_recorded or is_printing or not card.name:
        return None
    words = Msg("CHANGE")
    return Button(CardChanged(card.role), words, "", name=joined(" ", (words, card.name)))


def _slip_model(words: SlipText) -> SlipModel:
    parts = tuple(
        tuple(SlipLine(row.left, row.right) for row in part) for part in words.parts if part
    )
    code = (SlipLine(words.amount_words, words.amount),)
    return SlipModel(words.title, (*parts, code), warning=words.marks[0])


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
        return Msg("This table has no slip printer; nothing is to be tested")
    if slip is None:
        return (
            Msg("It comes when both cards are there")
            if not view.are_whole
            else Msg("It shows edges, letters, figures, and a code")
        )
    if slip.trouble:
        return slip.trouble
    if slip.is_read:
        return Msg("It was read; the printer is well")
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
