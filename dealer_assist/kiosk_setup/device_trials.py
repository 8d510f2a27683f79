"""A test that takes its time, beside the screen; each tick asks if it has ended."""

import logging
from collections.abc import Callable
from threading import Thread

from dealer_assist.errors import UserFacingError
from dealer_assist.kiosk_setup.machine import TrialResult
from dealer_assist.message import Msg

FAILED = Msg("The test could not be made. Look into the log, or call a technician")
log = logging.getLogger(__name__)


class Trying:
    """One test in a thread of its own; `at_once` where nothing real is waited for."""

    def __init__(self, work: Callable[[], TrialResult], *, at_once: bool) -> None:
        self.result: TrialResult | None = None
        self._work = work
        if at_once:
            self._run()
        else:
            Thread(target=self._run, name="set-up test", daemon=True).start()

    def _run(self) -> None:
        try:
            self.result = self._work()
        except (UserFacingError, OSError) as trouble:
            self.result = TrialResult(is_well=False, sentence=sentence_of(trouble))
        except Exception:
            log.exception("A test of the set-up failed")
            self.result = TrialResult(is_well=False, sentence=FAILED)


def sentence_of(trouble: Exception) -> str:
    """Return the sentence of an error as it was made, so that a screen can translate it."""
    said = trouble.args[0] if len(trouble.args) == 1 else None
    return said if isinstance(said, str) else str(trouble)
