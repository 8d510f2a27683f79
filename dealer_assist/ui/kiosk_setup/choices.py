"""The steps that are answered by choosing: language, screen, sign, table, clock, floor, backup."""

from collections.abc import Callable, Iterator, Mapping

from dealer_assist.catalog.table_offers import TableOffer
from dealer_assist.kiosk_setup.answers import LABEL, LANGUAGES, TURNED
from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.kiosk_setup.machine import Output
from dealer_assist.kiosk_setup.touches import (
    DayStartChosen,
    FloorNamed,
    FolderChosen,
    GameToggled,
    LabelChosen,
    LanguageChosen,
    ScreenChosen,
    ScreenTurned,
    SignChosen,
    SignTurned,
    TableFileChosen,
    TimeServerNamed,
    TrialBegun,
    ZoneChosen,
)
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.message import Msg, joined
from dealer_assist.ui.i18n.days import whole_day
from dealer_assist.ui.kiosk_setup.heading import due, frame_of, offered, shut, waiting
from dealer_assist.ui.kiosk_setup.parts import HEAD, FoundRow, ThingState, found_rows, headed
from dealer_assist.ui.kiosk_setup.step_flow import StepFlow
from dealer_assist.ui.kiosk_setup.touches import EntryWanted, StepTouch, TouchTrialWanted, WordTyped
from dealer_assist.ui.toolkit.nodes import Box, Fitted, Node, Page, Pick, Text, column, row, space
from dealer_assist.ui.toolkit.values.frame import ScreenFrame
from dealer_assist.ui.toolkit.values.touches import Button, Choice, choices
from dealer_assist.value import Value

LYING = ("normal", "rotate-180")
"""How the table's own screen may hang: its picture is wider than it is high."""
ZONES: Mapping[str, str] = {
    "America/Los_Angeles": Msg("Pacific"),
    "America/Denver": Msg("Mountain"),
    "America/Chicago": Msg("Central"),
    "America/New_York": Msg("Eastern"),
    "": Msg("As the machine"),
}
DAY_STARTS = ("00:00", "04:00", "06:00", "08:00")
LANGUAGE_NAMES = {"en": "English", "es": "Español", "vi": "Tiếng Việt", "zh": "中文"}
_ABREAST, _MOST_LINES = 3, 8
_SHARE, _BETWEEN, _GAP, _LINE_GAP, _BELOW = 0.6, 24.0, 14.0, 12.0, 8.0
_TITLE, _NOTE, _CHOICE, _LEAST = 44.0, 34.0, 92.0, 72.0
_WIDE_SHARE, _USUAL = 0.8, 3  # many names in many lines need more of the width
_TURNED = {
    "normal": Msg("As mounted"),
    "rotate-90": Msg("Quarter right"),
    "rotate-180": Msg("Upside down"),
    "rotate-270": Msg("Quarter left"),
}


class ChoicesFlow(StepFlow):
    """Language, screen, sign, table, clock, floor, backup."""

    help_topic = "kiosk_setup.choices"

    def model(self) -> Page[StepTouch]:
        """Return the page of the step."""
        return choices_page(self.set_up.view())


class ChoiceGroup(Value):
    """Choices under a title, so many abreast; a note is below them."""

    title: str
    choices: tuple[Choice[StepTouch], ...]
    columns: int = 3
    note: str = ""

    @property
    def lines(self) -> int:
        """Return how many lines the choices fill."""
        return -(-len(self.choices) // self.columns)


def choices_page(view: SetUpView) -> Page[StepTouch]:
    """Return the page of the present step."""
    return _PAGES[view.draft.step](view)


def page_of(
    frame: ScreenFrame[StepTouch],
    groups: tuple[ChoiceGroup, ...],
    title: str,
    rows: tuple[FoundRow, ...],
    most: float = HEAD,
) -> Page[StepTouch]:
    """Set the groups at the left, what the answers come to at the right."""
    found = row(space(_BETWEEN), headed(title, found_rows(rows, most)))
    is_wide = any(group.columns > _USUAL and group.lines > _USUAL for group in groups)
    share = _WIDE_SHARE if is_wide else _SHARE
    body = row(Fitted(_groups, (groups,)).sharing(share), found.sharing(1 - share))
    return Page(body, frame)


def _groups(groups: tuple[ChoiceGroup, ...], box: Box) -> Node:
    """Set them below each other, all choices as high as there is room for."""
    fixed = sum(_TITLE + _BELOW + (_NOTE if group.note else 0) for group in groups)
    lines = max(1, sum(group.lines for group in groups))
    high = max(_LEAST, min(_CHOICE, (box.height() - fixed) / lines - _LINE_GAP))
    return column(*(node for group in groups for node in _group(group, high)))


def _group(group: ChoiceGroup, high: float) -> Iterator[Node]:
    yield Text(group.title, "bold_28").of(_TITLE - 4)
    yield space(4)
    for first in range(0, len(group.choices), group.columns):
        line = [Pick(choice) for choice in group.choices[first : first + group.columns]]
        free = (space() for _ in range(group.columns - len(line)))
        yield row(*line, *free, gap=_GAP).of(high)
        yield space(_LINE_GAP)
    if group.note:
        yield Text(group.note, "medium_22", "text_2", breaks=True).of(_NOTE)
    yield space(_BELOW)


def language_page(view: SetUpView) -> Page[StepTouch]:
    """Ask for the language of the kiosk."""
    chosen = view.draft.answers.language
    offered_ones = choices(
        {language: LANGUAGE_NAMES[language] for language in LANGUAGES}, chosen, LanguageChosen
    )
    return page_of(
        frame_of(
            view,
            Msg("Choose the language, then touch CONTINUE"),
            Msg("Each dealer may choose another"),
        ),
        (ChoiceGroup(Msg("Language of this kiosk"), offered_ones, 2),),
        Msg("What it changes"),
        (
            FoundRow(Msg("Screens"), LANGUAGE_NAMES[chosen]),
            FoundRow(Msg("Money"), Msg("dollars")),
            FoundRow(Msg("Slips"), Msg("always in English")),
        ),
    )


def screen_page(view: SetUpView) -> Page[StepTouch]:
    """Ask which monitor is the table's, how it stands, and whether fingers fit."""
    answers, is_tried = view.draft.answers, SetUpStep.SCREEN in view.draft.tried
    label, detail = Msg("TEST THE TOUCH"), Msg("Five crosses, one finger")
    act = (offered if is_tried else due)(TouchTrialWanted(), label, detail)
    line = Msg("Test the touch") if not is_tried else Msg("The screen is done: touch CONTINUE")
    found = next((output for output in view.outputs if output.name == answers.output), None)
    return page_of(
        frame_of(view, line, Msg("Touch input is tied to this monitor after restart"), act),
        (
            ChoiceGroup(
                Msg("Screen of the table"),
                tuple(
                    _output(ScreenChosen(output.name), output, answers.output)
                    for output in view.outputs
                ),
                note="" if view.outputs else Msg("No monitor reports its name. Check the cable"),
            ),
            # The table's picture is made for a screen that lies; a sign may hang upright.
            ChoiceGroup(Msg("Orientation"), _turned(ScreenTurned, answers.turned, LYING), 4),
        ),
        Msg("This screen"),
        (
            FoundRow(Msg("Monitor"), answers.output or Msg("none"), _stand(answers.output)),
            FoundRow(Msg("Picture"), _pixels(found)),
            FoundRow(Msg("Width"), _wide(found)),
            FoundRow(Msg("Touch"), _touch(view), _stand(is_tried)),
        ),
    )


def sign_page(view: SetUpView) -> Page[StepTouch]:
    """Ask for the monitor of the public sign, if there is one."""
    answers = view.draft.answers
    others = [output for output in view.outputs if output.name != answers.output]
    none = Choice(SignChosen(""), Msg("No sign"), not answers.sign, Msg("The table has none"))
    groups = [
        ChoiceGroup(
            Msg("Monitor of the sign"),
            (none, *(_output(SignChosen(output.name), output, answers.sign) for output in others)),
        )
    ]
    if answers.sign:
        groups.append(ChoiceGroup(Msg("Orientation"), _turned(SignTurned, answers.sign_turned), 4))
    found = next((output for output in others if output.name == answers.sign), None)
    return page_of(
        frame_of(
            view,
            Msg("Choose the sign's monitor, then touch CONTINUE"),
            Msg("Shows the jackpot to the players"),
        ),
        tuple(groups),
        Msg("This sign"),
        (
            FoundRow(Msg("Monitor"), answers.sign or Msg("none")),
            FoundRow(Msg("Picture"), _pixels(found)),
        ),
    )


def table_page(view: SetUpView) -> Page[StepTouch]:
    """Ask for the game, then for one of its tables, and for the number on its sign."""
    answers, table = view.draft.answers, view.table
    names = {offer.game: offer.game_name for offer in view.offers}
    shown = [view.game] if view.game in names else sorted(names, key=lambda one: names[one])
    note = Msg("Touch it again for the other games") if view.game in names else ""
    games = choices({one: names[one] for one in shown}, view.game, GameToggled)
    groups = [ChoiceGroup(Msg("Game"), games, _abreast(len(games)), note)]
    if view.game in names:
        bets = [set(offer.bonus) for offer in view.offers if offer.game == view.game]
        common = frozenset(set.intersection(*bets)) if bets else frozenset()
        tables = tuple(
            Choice(
                TableFileChosen(offer.key),
                _in_words(offer, common),
                offer.key == answers.table,
                joined(", ", (offer.key, *offer.jackpots)),
            )
            for offer in view.offers
            if offer.game == view.game
        )
        groups.append(ChoiceGroup(Msg("Table file"), tables, 3))
    keys = [jackpot.key for jackpot in table.jackpots.values()] if table else []
    plays = joined(", ", keys) if keys or table is None else Msg("no jackpot")
    act = _number(view)
    line = Msg("Choose the table") if table is None else Msg("Give the table its number")
    if table is not None and answers.number:
        line = Msg("The table is done: touch CONTINUE")
    return page_of(
        frame_of(view, line, Msg("Limits and paytables can be changed later by two cards"), act),
        tuple(groups),
        Msg("This table"),
        (
            FoundRow(Msg("Number"), answers.number or Msg("none yet"), _stand(answers.number)),
            FoundRow(Msg("Game"), table.game_name if table else Msg("none yet"), _stand(table)),
            FoundRow(Msg("Console"), table.console.title() if table else "", _stand(table)),
            FoundRow(Msg("Seats"), str(len(table.seats)) if table else "", _stand(table)),
            FoundRow(Msg("Jackpot"), plays, _stand(table)),
        ),
    )


def clock_page(view: SetUpView) -> Page[StepTouch]:
    """Ask who keeps the time, and compare it once."""
    answers, is_tried = view.draft.answers, SetUpStep.CLOCK in view.draft.tried
    server = answers.time_server
    none = Choice(
        TimeServerNamed(""),
        Msg("No server of the house"),
        not server,
        Msg("Debian's own are asked"),
    )
    named = (Choice(TimeServerNamed(server), server, is_on=True),) if server else ()
    label = Msg("COMPARE THE CLOCK")
    act = shut(TrialBegun(), label, Msg("no server is named"))
    if server:
        detail = Msg("One question to {server}", server=server)
        act = _test(view, label, detail, is_tried=is_tried)
    line = Msg("Compare the clock") if server and not is_tried else Msg("Who keeps the time?")
    skew = f"{abs(view.draft.skew_ms) / 1000:.2f} s" if server and view.draft.skew_ms else ""
    return page_of(
        frame_of(
            view,
            line,
            Msg("chrony sets the clock from the restart on"),
            act,
            offered(
                EntryWanted(WordTyped.TIME_SERVER),
                Msg("NAME A SERVER"),
                Msg("As the house calls it"),
                "clock",
            ),
        ),
        (
            ChoiceGroup(Msg("Time server"), (none, *named)),
            ChoiceGroup(Msg("Time zone"), _zones(answers.zone), 5),
            ChoiceGroup(Msg("The business day begins at"), _days(answers.day_starts), 4),
        ),
        Msg("This clock"),
        (
            FoundRow(Msg("Date"), whole_day(view.now)),
            FoundRow(Msg("Time"), view.now.strftime("%H:%M")),
            FoundRow(Msg("Server"), server or Msg("none of the house")),
            FoundRow(Msg("Off by"), skew or Msg("not compared"), _stand(is_tried)),
            FoundRow(Msg("Time zone"), ZONES.get(answers.zone) or answers.zone),
            FoundRow(Msg("The day begins"), answers.day_starts or _day_of_table(view)),
        ),
    )


def _day_of_table(view: SetUpView) -> str:
    """Say when the day begins where nobody has chosen: as the table's file has it."""
    return f"{view.table.day_starts:%H:%M}" if view.table else Msg("as the table's file has it")


def floor_page(view: SetUpView) -> Page[StepTouch]:
    """Ask whether the table plays for a link of the floor."""
    answers, is_tried = view.draft.answers, SetUpStep.FLOOR in view.draft.tried
    host = floor_host(answers.floor)
    is_linked = view.table is not None and bool(view.table.links)
    alone = Choice(FloorNamed(""), Msg("Stand-alone"), not host, Msg("Its meter is its own"))
    named = (Choice(FloorNamed(host), host, is_on=True),) if host else ()
    label, detail = Msg("JOIN THE FLOOR"), Msg("Key, certificate, first sign-on")
    act = shut(TrialBegun(), label, Msg("stand-alone"))
    if host:
        act = _test(view, label, detail, is_tried=is_tried)
    extra = (
        offered(
            EntryWanted(WordTyped.FLOOR),
            Msg("NAME THE SERVER"),
            Msg("As the house calls it"),
            "link",
        )
        if is_linked
        else None
    )
    signed = Msg("done") if is_tried else Msg("not yet") if host else Msg("not needed")
    line = Msg("Join the floor") if host and not is_tried else Msg("Does the table join the floor?")
    note = "" if is_linked else Msg("This table plays for no link. Choose a table of one to join")
    return page_of(
        frame_of(view, line, Msg("A table can join later as well"), act, extra),
        (ChoiceGroup(Msg("Floor"), (alone, *named), note=note),),
        Msg("This table on the floor"),
        (
            FoundRow(Msg("Server"), host or Msg("none")),
            FoundRow(Msg("Links"), joined(", ", answers.links.values()) or Msg("none")),
            FoundRow(Msg("Sign-on"), signed, _stand(is_tried or not host)),
        ),
    )


def backup_page(view: SetUpView) -> Page[StepTouch]:
    """Ask where the copies go, and write one."""
    answers, is_tried = view.draft.answers, SetUpStep.BACKUP in view.draft.tried
    stick = Choice(LabelChosen(LABEL), Msg("Stick"), bool(answers.backup_label), LABEL)
    folders = tuple(
        Choice(FolderChosen(folder), folder, folder == answers.backup_folder, Msg("Folder"))
        for folder in view.folders[:8]
    )
    label, detail = Msg("WRITE A TRIAL COPY"), Msg("Written, read back, removed")
    act = _test(view, label, detail, is_tried=is_tried)
    line = Msg("Copies are done: touch CONTINUE") if is_tried else Msg("Write a trial copy")
    place = answers.backup_folder or answers.backup_label
    return page_of(
        frame_of(view, line, Msg("Every hour a copy of each journal goes there"), act),
        (
            ChoiceGroup(Msg("A stick or disk by its label"), (stick,)),
            ChoiceGroup(Msg("Or a folder"), folders, 3),
        ),
        Msg("Copies of this kiosk"),
        (
            FoundRow(Msg("Place"), place),
            FoundRow(Msg("How often"), Msg("every hour")),
            FoundRow(Msg("Kept"), Msg("the last fourteen")),
            FoundRow(
                Msg("Trial"), Msg("read back") if is_tried else Msg("not yet"), _stand(is_tried)
            ),
        ),
    )


def floor_host(server: str) -> str:
    """Return the name of the floor's machine out of the way to reach it."""
    words = (part.partition("=") for part in server.split())
    return next((value for name, _, value in words if name == "host"), "")


def _test(view: SetUpView, label: str, detail: str, *, is_tried: bool) -> Button[StepTouch]:
    if view.is_trying:
        return waiting(TrialBegun(), label, Msg("under way"))
    return (offered if is_tried else due)(TrialBegun(), label, detail)


def _number(view: SetUpView) -> Button[StepTouch]:
    if view.table is None:
        return shut(EntryWanted(WordTyped.NUMBER), Msg("TABLE NUMBER"), Msg("no table is chosen"))
    number = view.draft.answers.number
    detail = Msg("Now {number}", number=number) if number else Msg("As on the table's sign")
    make = offered if number else due
    return make(EntryWanted(WordTyped.NUMBER), Msg("TABLE NUMBER"), detail, "keypad")


def _output(touch: StepTouch, output: Output, chosen: str) -> Choice[StepTouch]:
    return Choice(touch, output.name, output.name == chosen, _pixels(output))


def _pixels(output: Output | None) -> str:
    if output is None or not output.width:
        return Msg("not known")
    return f"{output.width} × {output.height}"


def _wide(output: Output | None) -> str:
    if output is None or not output.mm_wide:
        return Msg("not known")
    return Msg("{mm} mm", mm=output.mm_wide)


def _touch(view: SetUpView) -> str:
    if SetUpStep.SCREEN not in view.draft.tried:
        return Msg("not tested")
    return Msg("within {mm} mm", mm=max(1, view.draft.touch_mm))


def _turned(
    touch: Callable[[str], StepTouch], chosen: str, ways: tuple[str, ...] = TURNED
) -> tuple[Choice[StepTouch], ...]:
    offered_ways = (*ways, *((chosen,) if chosen not in ways else ()))
    return choices({way: _TURNED[way] for way in offered_ways}, chosen, touch)


def _zones(chosen: str) -> tuple[Choice[StepTouch], ...]:
    """Offer the zones of the country, and one that was named in a file of answers."""
    known = {**ZONES, **({} if chosen in ZONES else {chosen: chosen})}
    return choices(known, chosen, ZoneChosen)


def _days(chosen: str) -> tuple[Choice[StepTouch], ...]:
    times = (*DAY_STARTS, *((chosen,) if chosen and chosen not in DAY_STARTS else ()))
    return choices({time: time for time in times}, chosen, DayStartChosen)


def _in_words(offer: TableOffer, common: frozenset[str]) -> str:
    """Name a table by its console, what it plays for, and bets that not all its like have."""
    plays = offer.plays or (Msg("no jackpot"),)
    bets = (one for one in offer.bonus if one not in common)
    words = joined(", ", (*plays, *bets))
    return Msg("{console}: {jackpot}", console=offer.console.title(), jackpot=words)


def _stand(is_well: object) -> ThingState:
    return ThingState.DONE if is_well else ThingState.OPEN


_PAGES: Mapping[SetUpStep, Callable[[SetUpView], Page[StepTouch]]] = {
    SetUpStep.LANGUAGE: language_page,
    SetUpStep.SCREEN: screen_page,
    SetUpStep.SIGN: sign_page,
    SetUpStep.TABLE: table_page,
    SetUpStep.CLOCK: clock_page,
    SetUpStep.FLOOR: floor_page,
    SetUpStep.BACKUP: backup_page,
}


def _abreast(count: int) -> int:
    """Return how many are side by side: as many as the lines of the page need."""
    return max(_ABREAST, -(-count // _MOST_LINES))
