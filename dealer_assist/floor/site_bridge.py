"""A whole floor as one station of a wider link: it tells the centre what its tables brought.

Once a second the sums since ever, with a number. A sum that was told and not answered may have
arrived or not: the centre knows the last number, and whatever is sum by then goes with the next.
So each wager counts once, however often the line is cut. A site that is cut off plays on by its
own meters' rules; what it brought meanwhile comes with the first sum after the cut.
"""

from datetime import UTC, datetime
from typing import Any

import psycopg
from psycopg.types.json import Jsonb

from dealer_assist.floor.calls import LinkDownError
from dealer_assist.floor.wire import Connection, connect, told


class SiteBridge:
    """Carries sums from a site to its centre; `step` once a second."""

    def __init__(self, site: str, centre: str) -> None:
        self._site, self._centre = site, centre
        self._here: Connection | None = None
        self._there: Connection | None = None
        self._last_n: int | None = None

    def step(self) -> bool:
        """Send the sums of now; True if the centre has them."""
        try:
            totals = self._ask_here()
            self._tell(totals)
        except LinkDownError:
            self.close()
            return False
        return True

    def close(self) -> None:
        """Hang up on both sides; what was asked last is asked for again."""
        for connection in (self._here, self._there):
            if connection is not None:
                connection.close()
        self._here = self._there = self._last_n = None

    def _ask_here(self) -> dict[str, int]:
        if self._here is None:
            self._here = connect(self._site)
        totals: dict[str, int] = _value(self._here, "SELECT floor.site_totals()", ())
        return totals

    def _tell(self, totals: dict[str, int]) -> None:
        if self._there is None:
            self._there = connect(self._centre)
        call = "SELECT floor.contribute_sum(%s, %s, %s)"
        if self._last_n is None:
            # Nothing is told by number 0: the answer is the last number that the centre has.
            self._last_n = int(_value(self._there, call, (0, datetime.now(UTC), Jsonb({}))))
        asked = (self._last_n + 1, datetime.now(UTC), Jsonb(totals))
        self._last_n = int(_value(self._there, call, asked))


def _value(connection: Connection, call: str, values: tuple[Any, ...]) -> Any:
    try:
        row = connection.execute(call.encode(), values).fetchone()
    except psycopg.Error as error:
        raise told(error) from error
    return row[0] if row else None
