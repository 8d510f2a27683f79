"""Figures as Prometheus reads them: lines of text, in a file for node-exporter.

The file appears whole or not at all.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

from dealer_assist.errors import UsageError

PREFIX = "dealer_assist_"
_READABLE = 0o644
MetricRow: TypeAlias = tuple[Mapping[str, str], int | float | str]


def metric(
    name: str,
    told: str,
    rows: Iterable[MetricRow],
    kind: Literal["gauge", "counter"] = "gauge",
) -> Iterator[str]:
    """Write one figure: what it is, then a line for each of its labels."""
    yield f"# HELP {PREFIX}{name} {told}"
    yield f"# TYPE {PREFIX}{name} {kind}"
    for labels, value in rows:
        said = ",".join(f'{key}="{_escaped(word)}"' for key, word in labels.items())
        yield f"{PREFIX}{name}{{{said}}} {value}" if said else f"{PREFIX}{name} {value}"


def write_metrics(file: Path, lines: Iterable[str]) -> None:
    """Write a file that others may read, whole: a reader meanwhile has the old one."""
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        beside.chmod(_READABLE)
        beside.replace(file)
    except OSError as trouble:
        beside.unlink(missing_ok=True)
        what = f"{file} cannot be written ({trouble.strerror})"
        raise UsageError(f"{what}; name a file in a folder that is there") from None


def _escaped(word: str) -> str:
    return word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
