"""The page that lies over the table, if any, and the ways off the table.

A page is opened, kept up to date, and closed for good. The ways lead to the lock, to another game,
to the school, or out to the desktop.
"""

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.ui.shell.table_page import WholePage
from dealer_assist.ui.shell.view_errors import failed_view
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.children import drop
from dealer_assist.ui.toolkit.context import UiContext

log = logging.getLogger(__name__)
PageClass = type[WholePage[Any]]


class PageStack:
    """Holds one page at most. A page that fails is named to `failed` and closed."""

    def __init__(
        self, table: QWidget, page_context: PageContext, failed: Callable[[str], None]
    ) -> None:
        self._table, self.page_context, self._failed = table, page_context, failed
        self.page: PageStage | None = None
        self.key = ""

    def open(
        self, key: str, load: Callable[[], PageClass], context: UiContext, banner: str
    ) -> None:
        """Put a page over the table, in place of the one that was there; `load` gets its class."""
        self.close()
        name = key
        try:
            kind = load()
            name = kind.__name__
            page = PageStage(context, kind(self.page_context, banner), self._table)
            self.page, self.key = page, key
            # One that led elsewhere has been closed already, and another may be in its place.
            page.closed.connect(lambda: self.close() if self.page is page else None)
            self.place()
            self.page.refresh()
            self.page.show()
            self.page.raise_()
        except Exception:
            log.exception("The page %s failed; the table goes on", key)
            self._failed(name)
            self._drop()

    def close(self) -> None:
        """Take the page away, if there is one."""
        if self.page is not None:
            try:
                self.page.leave()
            except Exception as error:
                log.exception("A page could not be left in order; it is closed")
                self._failed(failed_view(error.__traceback__, self.page))
            self._drop()

    def set_aside(self, *, is_aside: bool) -> None:
        """Let something that comes first be seen: a card or a decision that is awaited."""
        if self.page is not None and self.page.isHidden() is not is_aside:
            self.page.setVisible(not is_aside)
            self.page.raise_()

    def refresh(self) -> None:
        """Let the page follow the desk."""
        if self.page is not None:
            self._keep_standing(self.page, self.page.refresh)

    def tick(self, now_ms: int) -> None:
        """Let time pass for the page."""
        if (page := self.page) is not None:
            self._keep_standing(page, lambda: page.tick(now_ms))

    def place(self) -> None:
        """Let the page have the whole screen, scaled as the table is."""
        if self.page is None:
            return
        scale = scale_for(self._table.width(), self._table.height())
        whole = QRectF(0, 0, self._table.width() / scale, self._table.height() / scale)
        self.page.place(whole, scale)

    def _keep_standing(self, page: PageStage, step: Callable[[], None]) -> None:
        try:
            step()
        except Exception as error:
            log.exception("A page failed; it is closed, the table goes on")
            self._failed(failed_view(error.__traceback__, page))
            self.close()

    def _drop(self) -> None:
        gone, self.page = self.page, None
        self.key = ""
        drop(gone)
