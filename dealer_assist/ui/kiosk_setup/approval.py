"""The step of the law: under which jurisdiction the table stands, and what is on record of it."""

from collections.abc import Iterator

from dealer_assist.kiosk_setup.law import asked_of
from dealer_assist.kiosk_setup.touches import LawChosen, RecordKept, RecordShown
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.message import Msg
from dealer_assist.table.setup.house_setting import NONE, HouseSetting, SettingKind
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.kiosk_setup.choices import ChoiceGroup, page_of
from dealer_assist.ui.kiosk_setup.heading import frame_of, offered
from dealer_assist.ui.kiosk_setup.parts import FoundRow, ThingState
from dealer_assist.ui.kiosk_setup.step_flow import StepFlow
from dealer_assist.ui.kiosk_setup.touches import RecordWritten, StepTouch
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.touches import Button, Choice

_MOST, _HIGH = 4, 124.0  # what is missing may take several lines


class ApprovalFlow(StepFlow):
    """Jurisdiction, letter, controls, licences, system, shuffler."""

    help_topic = "kiosk_setup.choices"

    def model(self) -> Page[StepTouch]:
        """Return the page of the step."""
        return approval_page(self.set_up.view())


def approval_page(view: SetUpView) -> Page[StepTouch]:
    """Ask for the law of the house, then for what is on record of the approval."""
    table = view.table
    line = Msg("Which jurisdiction is this house in?")
    if table is None or table.jurisdiction.is_practice:
        laws = ChoiceGroup(Msg("Jurisdiction"), tuple(_laws(table)), 2)
        return _page(view, (laws,), line, None)
    laws = ChoiceGroup(Msg("Jurisdiction"), tuple(_laws(table)), 4)
    asked = asked_of(table)
    chosen = next((setting for setting in asked if setting.path == view.record), None)
    if chosen is not None:
        choices = tuple(_choices(chosen))
        write = None
        if chosen.kind is SettingKind.WORDS:
            write = offered(_written(chosen), Msg("ENTER"), chosen.label, "keypad")
        back = Msg("Your choices are on record")
        return _page(view, (ChoiceGroup(chosen.label, choices, 1),), back, write)
    record = ChoiceGroup(Msg("Approval on record"), tuple(map(_record, asked)), 3)
    groups = (laws, record) if asked else (laws,)
    left = len(table.not_approved)
    line = Msg("Approval complete: touch CONTINUE")
    if left:
        line = Msg("Touch each approval you have, then CONTINUE")
    return _page(view, groups, line, None)


def _page(
    view: SetUpView,
    groups: tuple[ChoiceGroup, ...],
    line: str,
    act: Button[StepTouch] | None,
) -> Page[StepTouch]:
    detail = Msg("Two people can enter the rest later in GAME MANAGER")
    rows = tuple(_rows(view.table))
    return page_of(
        frame_of(view, line, detail, act), groups, Msg("This table's jurisdiction"), rows, _HIGH
    )


def _laws(table: TableSetup | None) -> Iterator[Choice[StepTouch]]:
    if table is not None:
        for key, law in table.offers.jurisdictions.items():
            if not law.is_practice:
                yield Choice(LawChosen(key), law.name, key == table.jurisdiction.key)


def _choices(setting: HouseSetting) -> Iterator[Choice[StepTouch]]:
    for choice in setting.choices:
        words = Msg("none") if choice == NONE else choice
        yield Choice(RecordKept(setting.path, choice), words, choice == setting.text)


def _record(setting: HouseSetting) -> Choice[StepTouch]:
    """Offer one thing of the record: to be chosen where there is something known, else written."""
    has_some = any(choice != NONE for choice in setting.choices)
    touch = RecordShown(setting.path) if has_some else _written(setting)
    is_there = setting.text != NONE
    return Choice(touch, setting.label, is_there, setting.text if is_there else Msg("not yet"))


def _written(setting: HouseSetting) -> RecordWritten:
    now = "" if setting.text == NONE else setting.text
    about = Msg("Year, month and day, as in 2023-06-14")
    return RecordWritten(
        setting.path, setting.label, now, about if setting.kind is SettingKind.DAY else ""
    )


def _rows(table: TableSetup | None) -> Iterator[FoundRow]:
    if table is None or table.jurisdiction.is_practice:
        yield FoundRow(Msg("Jurisdiction"), Msg("none yet"), ThingState.OPEN)
        return
    yield FoundRow(Msg("Jurisdiction"), table.jurisdiction.name)
    letter = table.approval.letter if table.approval else ""
    state = ThingState.DONE if letter else ThingState.OPEN
    yield FoundRow(Msg("Approval"), letter or Msg("none yet"), state)
    for point in table.not_approved[:_MOST]:
        yield FoundRow(Msg("Missing"), point, ThingState.OPEN)
