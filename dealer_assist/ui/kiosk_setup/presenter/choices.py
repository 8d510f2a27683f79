"""The steps that are answered by choosing: language, screen, sign, table, clock, floor, backup."""

from collections.abc import Iterable

from dealer_assist.kiosk_setup.answers import LABEL, LANGUAGES, TURNED
from dealer_assist.kiosk_setup.draft import Step
from dealer_assist.kiosk_setup.machine import Output
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.message import Msg, joined
from dealer_assist.ui.kiosk_setup.model import CheckRow, ChoiceGroup, ChoicesPage, Stand
from dealer_assist.ui.kiosk_setup.presenter.frame import due, frame_of, offered, shut, waiting
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.preferences import HAN

LANGUAGE_NAMES = {"en": "English", "es": "Español", "vi": "Tiếng Việt", "zh": "中文"}
_TURNED = {
    "normal": Msg("As it stands"),
    "rotate-90": Msg("Quarter right"),
    "rotate-180": Msg("Upside down"),
    "rotate-270": Msg("Quarter left"),
}
WRITE = "write"


def language_page(view: SetUpView) -> ChoicesPage:
    """Ask for the language of the kiosk."""
    chosen = view.draft.answers.language
    choices = tuple(
        ChoiceModel(one, LANGUAGE_NAMES[one], one == chosen, in_han=one == HAN) for one in LANGUAGES
    )
    return ChoicesPage(
        frame_of(view, Msg("Choose the language, then touch CONTINUE"),
                 Msg("Each dealer may choose another")),
        (ChoiceGroup("language", Msg("Language of this kiosk"), choices, 2),),
        Msg("What it changes"),
        (
            CheckRow(Msg("Screens"), LANGUAGE_NAMES[chosen]),
            CheckRow(Msg("Money"), Msg("dollars")),
            CheckRow(Msg("Slips"), Msg("always in English")),
        ),
    )  # fmt: skip


def screen_page(view: SetUpView) -> ChoicesPage:
    """Ask which monitor is the table's, how it stands, and whether fingers fit."""
    answers, is_tried = view.draft.answers, Step.SCREEN in view.draft.tried
    label, detail = Msg("TEST THE TOUCH"), Msg("Five crosses, one finger")
    act = (offered if is_tried else due)("touch", label, detail)
    line = Msg("Test the touch") if not is_tried else Msg("The screen is done: touch CONTINUE")
    found = next((one for one in view.outputs if one.name == answers.output), None)
    return ChoicesPage(
        frame_of(view, line, Msg("The finger belongs to this monitor from the restart on"), act),
        (
            ChoiceGroup("output", Msg("Screen of the table"),
                        tuple(_output(one, answers.output) for one in view.outputs),
                        note=_none_found(view.outputs)),
            ChoiceGroup("turned", Msg("How it hangs"), _turned(answers.turned), 4),
        ),
        Msg("This screen"),
        (
            CheckRow(Msg("Monitor"), answers.output or Msg("none"), _stand(answers.output)),
            CheckRow(Msg("Picture"), _pixels(found)),
            CheckRow(Msg("Width"), _wide(found)),
            CheckRow(Msg("Touch"), _touch(view), _stand(is_tried)),
        ),
    )  # fmt: skip


def sign_page(view: SetUpView) -> ChoicesPage:
    """Ask for the monitor of the public sign, if there is one."""
    answers = view.draft.answers
    others = [one for one in view.outputs if one.name != answers.output]
    none = ChoiceModel("", Msg("No sign"), not answers.sign, Msg("The table has none"))
    groups = [
        ChoiceGroup("sign", Msg("Monitor of the sign"),
                    (none, *(_output(one, answers.sign) for one in others)))
    ]  # fmt: skip
    if answers.sign:
        groups.append(
            ChoiceGroup("sign_turned", Msg("How it hangs"), _turned(answers.sign_turned), 4)
        )
    found = next((one for one in others if one.name == answers.sign), None)
    return ChoicesPage(
        frame_of(view, Msg("Choose the sign's monitor, then touch CONTINUE"),
                 Msg("It shows the jackpot to the players")),
        tuple(groups),
        Msg("This sign"),
        (
            CheckRow(Msg("Monitor"), answers.sign or Msg("none")),
            CheckRow(Msg("Picture"), _pixels(found)),
        ),
    )  # fmt: skip


def table_page(view: SetUpView) -> ChoicesPage:
    """Ask for the game, then for one of its tables, and for the number on its sign."""
    answers, table = view.draft.answers, view.table
    names = {one.game: one.game_name for one in view.offers}
    shown = [view.game] if view.game in names else sorted(names, key=lambda one: names[one])
    note = Msg("Touch it again for the other games") if view.game in names else ""
    games = tuple(ChoiceModel(one, names[one], one == view.game) for one in shown)
    groups = [ChoiceGroup("game", Msg("Game"), games, 3, note)]
    if view.game in names:
        tables = tuple(
            ChoiceModel(one.key, one.key, one.key == answers.table, _plays_for(one.jackpots))
            for one in view.offers
            if one.game == view.game
        )
        groups.append(ChoiceGroup("table", Msg("Table file"), tables, 3))
    act = _number(view)
    line = Msg("Choose the table") if table is None else Msg("Give the table its number")
    if table is not None and answers.number:
        line = Msg("The table is done: touch CONTINUE")
    return ChoicesPage(
        frame_of(view, line, Msg("Limits and paytables can be changed later by two cards"), act),
        tuple(groups),
        Msg("This table"),
        (
            CheckRow(Msg("Number"), answers.number or Msg("none yet"), _stand(answers.number)),
            CheckRow(Msg("Game"), table.game_name if table else Msg("none yet"), _stand(table)),
            CheckRow(Msg("Console"), table.console.title() if table else "", _stand(table)),
            CheckRow(Msg("Seats"), str(len(table.seats)) if table else "", _stand(table)),
            CheckRow(Msg("Jackpot"), _jackpots(view), _stand(table)),
        ),
    )


def clock_page(view: SetUpView) -> ChoicesPage:
    """Ask who keeps the time, and compare it once."""
    server, is_tried = view.draft.answers.time_server, Step.CLOCK in view.draft.tried
    none = ChoiceModel("", Msg("No server of the house"), not server, Msg("Debian's own are asked"))
    named = (ChoiceModel(server, server, is_on=True),) if server else ()
    label = Msg("COMPARE THE CLOCK")
    act = shut("try", label, Msg("no server is named"))
    if server:
        detail = Msg("One question to {server}", server=server)
        act = _test(view, label, detail, is_tried=is_tried)
    line = Msg("Compare the clock") if server and not is_tried else Msg("Who keeps the time?")
    skew = f"{abs(view.draft.skew_ms) / 1000:.2f} s" if server and view.draft.skew_ms else ""
    return ChoicesPage(
        frame_of(view, line, Msg("chrony sets the clock from the restart on"), act,
                 offered(WRITE, Msg("NAME A SERVER"), Msg("As the house calls it"),
                         value="time_server", icon="clock")),
        (ChoiceGroup("time_server", Msg("Time server"), (none, *named)),),
        Msg("This clock"),
        (
            CheckRow(Msg("Date"), view.now.strftime("%d %b %Y")),
            CheckRow(Msg("Time"), view.now.strftime("%H:%M")),
            CheckRow(Msg("Server"), server or Msg("none of the house")),
            CheckRow(Msg("Off by"), skew or Msg("not compared"), _stand(is_tried or not server)),
        ),
    )  # fmt: skip


def floor_page(view: SetUpView) -> ChoicesPage:
    """Ask whether the table plays for a link of the floor."""
    answers, is_tried = view.draft.answers, Step.FLOOR in view.draft.tried
    host = floor_host(answers.floor)
    is_linked = view.table is not None and bool(view.table.links)
    alone = ChoiceModel("", Msg("Stands alone"), not host, Msg("Its meter is its own"))
    named = (ChoiceModel(host, host, is_on=True),) if host else ()
    label, detail = Msg("JOIN THE FLOOR"), Msg("Key, certificate, first sign-on")
    act = shut("try", label, Msg("it stands alone"))
    if host:
        act = _test(view, label, detail, is_tried=is_tried)
    extra = offered(WRITE, Msg("NAME THE SERVER"), Msg("As the house calls it"), value="floor",
                    icon="link") if is_linked else None  # fmt: skip
    signed = Msg("done") if is_tried else Msg("not yet") if host else Msg("not needed")
    line = Msg("Join the floor") if host and not is_tried else Msg("Does the table join the floor?")
    note = "" if is_linked else Msg("This table plays for no link; choose a table of one to join")
    return ChoicesPage(
        frame_of(view, line, Msg("A table can join later as well"), act, extra),
        (ChoiceGroup("floor", Msg("Floor"), (alone, *named), note=note),),
        Msg("This table on the floor"),
        (
            CheckRow(Msg("Server"), host or Msg("none")),
            CheckRow(Msg("Links"), joined(", ", answers.links.values()) or Msg("none")),
            CheckRow(Msg("Sign-on"), signed,
                     _stand(is_tried or not host)),
        ),
    )  # fmt: skip


def backup_page(view: SetUpView) -> ChoicesPage:
    """Ask where the copies go, and write one."""
    answers, is_tried = view.draft.answers, Step.BACKUP in view.draft.tried
    stick = ChoiceModel(LABEL, Msg("Stick"), bool(answers.backup_label), LABEL)
    folders = tuple(
        ChoiceModel(one, one, one == answers.backup_folder, Msg("Folder"))
        for one in view.folders[:8]
    )
    label, detail = Msg("WRITE A TRIAL COPY"), Msg("Written, read back, removed")
    act = _test(view, label, detail, is_tried=is_tried)
    line = Msg("Copies are done: touch CONTINUE") if is_tried else Msg("Write a trial copy")
    place = answers.backup_folder or answers.backup_label
    return ChoicesPage(
        frame_of(view, line, Msg("Every hour a copy of each journal goes there"), act),
        (
            ChoiceGroup("label", Msg("A stick or disk by its label"), (stick,)),
            ChoiceGroup("folder", Msg("Or a folder"), folders, 3),
        ),
        Msg("Copies of this kiosk"),
        (
            CheckRow(Msg("Place"), place),
            CheckRow(Msg("How often"), Msg("every hour")),
            CheckRow(Msg("Kept"), Msg("the last fourteen")),
            CheckRow(Msg("Trial"), Msg("read back") if is_tried else Msg("not yet"),
                     _stand(is_tried)),
        ),
    )  # fmt: skip


def floor_host(server: str) -> str:
    """Give the name of the floor's machine out of the way to reach it."""
    words = (one.partition("=") for one in server.split())
    return next((value for name, _, value in words if name == "host"), "")


def _test(view: SetUpView, label: str, detail: str, *, is_tried: bool) -> ActionModel:
    if view.is_trying:
        return waiting("try", label, Msg("it is under way"))
    return (offered if is_tried else due)("try", label, detail)


def _number(view: SetUpView) -> ActionModel:
    if view.table is None:
        return shut(WRITE, Msg("TABLE NUMBER"), Msg("no table is chosen"))
    number = view.draft.answers.number
    detail = Msg("Now {number}", number=number) if number else Msg("As on the table's sign")
    make = offered if number else due
    return make(WRITE, Msg("TABLE NUMBER"), detail, value="number", icon="keypad")


def _output(one: Output, chosen: str) -> ChoiceModel:
    return ChoiceModel(one.name, one.name, one.name == chosen, _pixels(one))


def _pixels(one: Output | None) -> str:
    if one is None or not one.width:
        return Msg("not known")
    return f"{one.width} × {one.height}"


def _wide(one: Output | None) -> str:
    if one is None or not one.mm_wide:
        return Msg("not known")
    return Msg("{mm} mm", mm=one.mm_wide)


def _touch(view: SetUpView) -> str:
    if Step.SCREEN not in view.draft.tried:
        return Msg("not tested")
    return Msg("within {mm} mm", mm=max(1, view.draft.touch_mm))


def _turned(chosen: str) -> tuple[ChoiceModel, ...]:
    return tuple(ChoiceModel(one, _TURNED[one], one == chosen) for one in TURNED)


def _none_found(outputs: tuple[Output, ...]) -> str:
    return "" if outputs else Msg("No monitor tells its name; check the cable")


def _plays_for(jackpots: Iterable[str]) -> str:
    return joined(", ", jackpots) if jackpots else Msg("no jackpot")


def _jackpots(view: SetUpView) -> str:
    if view.table is None:
        return ""
    return _plays_for(one.key for one in view.table.jackpots.values())


def _stand(is_well: object) -> Stand:
    return Stand.DONE if is_well else Stand.OPEN
