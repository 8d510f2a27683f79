"""A set-up that is not finished: kept after every answer, so that a power cut costs none of it."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Any

from dealer_assist.errors import Refused
from dealer_assist.kiosk_setup.answers import LABEL, KioskAnswers
from dealer_assist.message import Msg
from dealer_assist.table.setup.approval import Approval, Shuffler
from dealer_assist.value import Value, plain, replace

DRAFT_FILE = "set-up.draft"


class SetUpStep(Enum):
    """What is asked, one screen each, in this order."""

    LANGUAGE = "language"
    SCREEN = "screen"
    SIGN = "sign"
    TABLE = "table"
    APPROVAL = "approval"
    PORTS = "ports"
    CLOCK = "clock"
    FLOOR = "floor"
    BACKUP = "backup"
    STAFF = "staff"


STEPS = tuple(SetUpStep)
EMPTY = KioskAnswers("", "", {}, backup_label=LABEL)


class SetUpDraft(Value):
    """The answers so far, and what of them has passed its test.

    `tried` are the steps whose own test has passed, `tested` the devices that were heard at their
    port; `touch_mm` is how far a finger was off at most, `skew_ms` how far the clock was.
    """

    answers: KioskAnswers = EMPTY
    step: SetUpStep = SetUpStep.LANGUAGE
    done: frozenset[SetUpStep] = frozenset()
    tried: frozenset[SetUpStep] = frozenset()
    tested: frozenset[str] = frozenset()
    touch_mm: int = 0
    skew_ms: int = 0

    def answered(self, **changed: object) -> "SetUpDraft":
        """Return the draft with other answers to the present step; its test has to pass again."""
        given: dict[str, Any] = changed
        left = self.done - {self.step}
        answers = replace(self.answers, **given)
        return replace(self, answers=answers, tried=self.tried - {self.step}, done=left)

    def passed(self) -> "SetUpDraft":
        """Return the draft with the present step's test passed."""
        return replace(self, tried=self.tried | {self.step})


class DraftFile:
    """The draft on disk: the old one or the new one, whenever the power goes."""

    def __init__(self, settings: Path) -> None:
        self._file = settings / DRAFT_FILE

    def read(self) -> SetUpDraft:
        """Return what was kept; where nothing was, or nothing that can be read, begin again."""
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            return _draft(kept)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return SetUpDraft()

    def keep(self, draft: SetUpDraft) -> None:
        """Keep a draft for good before anything goes on."""
        beside = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8") as file:
                json.dump(_record(draft), file)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self._file)
        except OSError as trouble:
            raise Refused(
                Msg(
                    "{folder} cannot be written ({trouble}). This answer is not kept",
                    folder=self._file.parent,
                    trouble=trouble.strerror,
                )
            ) from trouble

    def drop(self) -> None:
        """Forget the draft: the kiosk is set up."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)


def _record(draft: SetUpDraft) -> dict[str, object]:
    answers = plain(draft.answers)
    return {
        "answers": answers | {"ports": dict(draft.answers.ports), "approval": _record_of(draft)},
        "step": draft.step.value,
        "done": sorted(step.value for step in draft.done),
        "tried": sorted(step.value for step in draft.tried),
        "tested": sorted(draft.tested),
        "touch_mm": draft.touch_mm,
        "skew_ms": draft.skew_ms,
    }


def _record_of(draft: SetUpDraft) -> Mapping[str, Any] | None:
    approval = draft.answers.approval
    if approval is None:
        return None
    dated = approval.dated.isoformat() if approval.dated else None
    return {**plain(approval), "dated": dated}


def _approval(kept: Mapping[str, Any] | None) -> Approval | None:
    if kept is None:
        return None
    dated = date.fromisoformat(kept["dated"]) if kept["dated"] else None
    return Approval(**{**kept, "dated": dated, "shuffler": Shuffler(**kept["shuffler"])})


def _draft(kept: Mapping[str, Any]) -> SetUpDraft:
    return SetUpDraft(
        answers=KioskAnswers(
            **{**kept["answers"], "approval": _approval(kept["answers"].get("approval"))}
        ),
        step=SetUpStep(kept["step"]),
        done=frozenset(map(SetUpStep, kept["done"])),
        tried=frozenset(map(SetUpStep, kept["tried"])),
        tested=frozenset(kept["tested"]),
        touch_mm=int(kept["touch_mm"]),
        skew_ms=int(kept["skew_ms"]),
    )
