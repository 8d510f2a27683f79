"""The form for a new card."""

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.office.enrol_form import EnrolForm
from dealer_assist.ui.toolkit.context import UiContext

TODAY = date(2026, 3, 14)


@pytest.fixture
def form(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> EnrolForm:
    made = EnrolForm(context)
    shown(made, 1628, 946)
    made.place(QRectF(0, 0, 1628, 946), 1.0)
    made.begin()
    return made


def type_in(form: EnrolForm, *words: str) -> None:
    for word in words:
        form.keys.typed.emit(word)


def test_without_a_name_no_card_is_asked_for(form: EnrolForm) -> None:
    assert form.swipe.model.state is ActionState.NOT_YET
    type_in(form, "SPACE")
    assert form.swipe.model.state is ActionState.NOT_YET
    type_in(form, "A")
    assert form.swipe.model.state is ActionState.NEXT


def test_a_name_is_written_as_on_a_badge(form: EnrolForm) -> None:
    type_in(form, *"A.", "SPACE", *"O'NEILL", "ERASE")
    assert form.name == "A. O'Neil"


def test_role_and_last_day_are_picked(form: EnrolForm) -> None:
    assert (form.role, form.last_day(TODAY)) == (Role.DEALER, None)
    form.roles[2].fired.emit()
    form.days[1].fired.emit()
    assert (form.role, form.last_day(TODAY)) == (Role.EXECUTIVE, date(2026, 3, 21))


def test_while_the_card_is_awaited_nothing_changes(form: EnrolForm) -> None:
    type_in(form, *"EVE")
    form.ask("Swipe the new card now", is_waiting=True)
    type_in(form, "A")
    form.roles[2].fired.emit()
    form.days[1].fired.emit()
    assert (form.name, form.role, form.last_day(TODAY)) == ("Eve", Role.DEALER, None)
    assert not form.swipe.is_available


def test_a_new_form_is_empty(form: EnrolForm) -> None:
    type_in(form, *"EVE")
    form.begin()
    assert form.name == ""
