"""What was played before: the summaries that stand beside the journals of finished attempts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dealer_assist.errors import UsageError
from dealer_assist.frozen import frozen
from dealer_assist.school import attempts
from dealer_assist.school.score import Report

_SUMMARY = "report.json"


@frozen
class Past:
    """A finished attempt: what it was, what it brought and when it ended."""

    folder: Path
    lesson: str
    dealer: str
    points: int
    is_passed: bool
    seconds: int
    at_ms: int


def keep(folder: Path, attempt: attempts.Attempt, report: Report, at_ms: int) -> None:
    """Keep a finished attempt with its summary; the journal beside it is what counts."""
    attempts.write(folder, attempt)
    summary = {
        "points": report.points,
        "passed": report.is_passed,
        "seconds": report.seconds,
        "at_ms": at_ms,
    }
    (folder / _SUMMARY).write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")


def past_attempts(folder: Path) -> tuple[Past, ...]:
    """Give every finished attempt of a folder, the oldest first."""
    return tuple(sorted(_read(folder), key=lambda one: (one.at_ms, one.folder.name)))


def _read(folder: Path) -> Iterator[Past]:
    for file in folder.glob(f"*/{_SUMMARY}"):
        try:
            said: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
            attempt = attempts.read(file.parent)
            yield Past(
                file.parent,
                attempt.lesson,
                attempt.dealer,
                int(said["points"]),
                bool(said["passed"]),
                int(said["seconds"]),
                int(said["at_ms"]),
            )
        except (OSError, ValueError, KeyError, TypeError, UsageError):
            continue  # left half-written by a power cut: its journal can be scored again
