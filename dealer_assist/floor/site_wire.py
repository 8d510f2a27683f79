"""A table at a site of a wider link: its calls go by the site's server to a center, and back.

Two statements carry a call: the first is carried out at the center, the second asks what became of
it. By then no fail-over of the center takes it back. What is lost on the way is not answered, and
the table asks again, as on any line: nothing counts twice.
"""

import re
import time
from datetime import datetime
from typing import Any
from uuid import uuid4

from psycopg.types.json import Jsonb

from dealer_assist.floor.calls import LinkDownError
from dealer_assist.floor.wire import Connection, Wire, granted, told_by
from dealer_assist.message import Msg

PATIENCE_S = 2.0
"""So long an answer of the center may take; a table says that its link is lost after three."""

_FIRST_LOOK_S, _LONGEST_LOOK_S = 0.005, 0.05
_CALL = re.compile(r"SELECT floor\.(\w+)\(")
_IS_CARRIED = (
    "SELECT EXISTS (SELECT 1 FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.member "
    "JOIN pg_roles g ON g.oid = m.roleid "
    "WHERE r.rolname = session_user AND g.rolname = 'floor_carried')"
)


class SiteWire(Wire):
    """A wire whose calls are answered at the center; what its links show lies at the site."""

    def _ask(self, call: str, values: tuple[Any, ...]) -> Any:
        named = _CALL.match(call)
        if named is None:
            return super()._ask(call, values)
        key, words = uuid4(), Jsonb([_word(value) for value in values])
        self._rows("SELECT floor.post(%s, %s, %s)", (key, named[1], words))
        self._rows("SELECT floor.post(%s, 'answer', '[]')", (key,))
        give_up, look_s = time.monotonic() + PATIENCE_S, _FIRST_LOOK_S
        while not (rows := self._rows("SELECT * FROM floor.answer_to(%s)", (key,))):
            if time.monotonic() > give_up:
                raise LinkDownError(Msg("The center does not answer"))
            time.sleep(look_s)
            look_s = min(2 * look_s, _LONGEST_LOOK_S)
        answer, refused, state = rows[0]
        if state:
            raise told_by(state, refused)
        return granted(answer)


def wire_of(connection: Connection, secret: bytes) -> Wire:
    """Return the wire of a table: to the floor itself, or by its site to a center."""
    row = connection.execute(_IS_CARRIED).fetchone()
    return (SiteWire if row and row[0] else Wire)(connection, secret)


def _word(value: Any) -> Any:
    match value:
        case Jsonb():
            return value.obj
        case datetime():
            return value.isoformat()
        case bytes():
            return f"\\x{value.hex()}"
        case _:
            return value
