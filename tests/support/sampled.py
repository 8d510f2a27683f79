"""Many cases of one kind: some in every run, all of them in the long one."""

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[Any], each: int) -> list[Any]:
    """Return every case; but for each so-manieth they are long."""
    return [
        case if place % each == 0 else pytest.param(*_values(case), marks=pytest.mark.long)
        for place, case in enumerate(cases)
    ]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
