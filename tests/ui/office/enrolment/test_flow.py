"""The form for a new card, without a window."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from journalled import journal_for
from seated_table import SeatedTable
from staffed_table import NEW_CARD, House, staff_pane, staffed, swipe_new
from tree import button, words

from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.office.enrolment import (
    EnrolFlow,
    EnrolmentLeft,
    LastDayPicked,
    NameTyped,
    NewCardAwaited,
    RolePicked,
)
from dealer_assist.ui.office.paint.pane_stage import PaneStage
from dealer_assist.ui.toolkit.values.touches import ActionState


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path):
        seated.open()
        yield seated
        seated.face.pages.close()


@pytest.fixture
def house(table: SeatedTable, tmp_path: Path) -> House:
    return staffed(table, tmp_path)


@pytest.fixture
def pane(table: SeatedTable, house: House) -> PaneStage:
    pane = staff_pane(table)
    table.press("ADD A CARD")
    return pane


def form(pane: PaneStage) -> EnrolFlow:
    assert isinstance(pane.flow, EnrolFlow)
    return pane.flow


def type_in(pane: PaneStage, *words: str) -> None:
    for word in words:
        pane.take(NameTyped(word))


def test_without_a_name_no_card_is_asked_for(pane: PaneStage) -> None:
    assert button(form(pane).model(), NewCardAwaited).state is ActionState.NOT_YET
    type_in(pane, "SPACE")
    assert button(form(pane).model(), NewCardAwaited).state is ActionState.NOT_YET
    type_in(pane, "A")
    assert button(form(pane).model(), NewCardAwaited).state is ActionState.NEXT


def test_a_name_is_written_as_on_a_badge(pane: PaneStage) -> None:
    type_in(pane, *"A.", "SPACE", *"O'NEILL", "ERASE")
    assert words(form(pane).model())[2] == "A. O'Neil"


def test_role_and_last_day_are_picked_and_hold_for_the_card(
    pane: PaneStage, table: SeatedTable, house: House
) -> None:
    type_in(pane, *"EVE")
    pane.take(RolePicked(Role.TECHNICIAN))
    pane.take(LastDayPicked(7))
    pane.take(NewCardAwaited())
    swipe_new(table)
    table.swipe("supervisor-1")
    card = next(one for one in house.register.staff().cards.values() if one.member.name == "Eve")
    assert card.member.role is Role.TECHNICIAN
    assert card.expires == house.register.now().date() + timedelta(days=7)


def test_while_the_card_is_awaited_only_the_way_back_is_open(pane: PaneStage) -> None:
    type_in(pane, *"EVE")
    pane.take(NewCardAwaited())
    type_in(pane, "A")
    pane.take(RolePicked(Role.EXECUTIVE))
    pane.take(LastDayPicked(7))
    now = form(pane)
    assert (now.name, now.role, now.days) == ("Eve", Role.DEALER, 0)
    assert button(now.model(), NewCardAwaited).state is ActionState.WAITING


def test_the_way_back_gives_the_reader_back(
    pane: PaneStage, table: SeatedTable, house: House
) -> None:
    type_in(pane, *"EVE")
    pane.take(NewCardAwaited())
    pane.take(EnrolmentLeft())
    swipe_new(table)
    assert house.judge(NEW_CARD) is None
    assert len(pane.flows) == 1
