"""Loads the plotting library beside the table: its second of loading must not stop the screen."""

import logging
import sys
from importlib import import_module
from threading import Thread

NAME = "pyqtgraph"

log = logging.getLogger(__name__)


class PlotLibrary:
    """Asked for when a chart is first shown; nothing of it is in memory before."""

    def __init__(self) -> None:
        self.has_failed = False
        self.loading: Thread | None = None
        if not hasattr(sys.modules.get(NAME), "PlotWidget"):
            # The program waits for it when it ends: cut off in the middle of Qt, it would crash.
            self.loading = Thread(target=self._load, name="plot-library", daemon=False)
            self.loading.start()

    @property
    def is_ready(self) -> bool:
        """Tell whether charts can be drawn now."""
        return not self.has_failed and (self.loading is None or not self.loading.is_alive())

    def _load(self) -> None:
        try:
            import_module(NAME)
        except Exception:
            log.exception("The plotting library cannot be loaded; figures show without charts")
            self.has_failed = True
