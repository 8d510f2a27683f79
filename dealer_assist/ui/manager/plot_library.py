"""Loads the library of the charts when one is first shown: half beside the table, half at it.

What it counts with takes a third of the time and knows nothing of Qt: a thread loads it. The rest
makes classes of widgets, which only the thread of the screen may do.
"""

import logging
import sys
from importlib import import_module
from threading import Thread

COUNTING, DRAWING = "numpy", "pyqtgraph"

log = logging.getLogger(__name__)


class PlotLibrary:
    """Asked for when a chart is first shown; nothing of it is in memory before."""

    def __init__(self) -> None:
        self.has_failed = False
        self._is_loaded = hasattr(sys.modules.get(DRAWING), "PlotWidget")
        self.loading: Thread | None = None
        if not self._is_loaded:
            self.loading = Thread(target=self._load, args=(COUNTING,), name="plot-library")
            self.loading.start()

    def can_draw(self) -> bool:
        """Tell whether charts can be drawn, at every beat of the screen; load the rest in one."""
        if self.loading is not None and not self.loading.is_alive():
            self.loading = None
            self._is_loaded = True
            if not self.has_failed:
                self._load(DRAWING)
        return self._is_loaded and not self.has_failed

    def _load(self, name: str) -> None:
        try:
            import_module(name)
        except Exception:
            log.exception("The plotting library cannot be loaded; figures show without charts")
            self.has_failed = True
