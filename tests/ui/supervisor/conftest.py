"""A page of the sheet as it lies on the table, and its controls by what they lead to."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.supervisor.dialog import SheetPage


@pytest.fixture
def page(context, qtbot) -> SheetPage:
    page = SheetPage(context)
    qtbot.addWidget(page)
    page.place(QRectF(0, 0, 1754, 878), 1.0)
    page.show()
    return page


@pytest.fixture
def control() -> Callable[[SheetPage, object], Any]:
    """Return what finds the control of a page that leads to an action."""

    def found(page: SheetPage, action: object) -> Any:
        for widget in page.controls.shown:
            model = getattr(widget, "model", None)
            if action in [getattr(model, name, None) for name in ("touch", "tick", "key")]:
                return widget
        raise LookupError(action)

    return found
