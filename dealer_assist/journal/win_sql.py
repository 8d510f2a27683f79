"""SQL on wins: what each was a share of, and whether it still stands.

`e` is the event that authorised wins, `w` one of its wins. Shares of a prize name their number;
in journals of earlier releases they are recognised as `jackpot.prizes.recognised` does it.
"""

from dealer_assist.journal.schema import LANDMARK

FROM = "FROM events e, json_each(e.payload, '$.wins') w WHERE e.kind = 'WinsAuthorised'"
NUMBER = "(e.payload ->> '$.first_number') + w.key"

_SAME = " AND ".join(
    f"x.value ->> '$.{field}' = w.value ->> '$.{field}'"
    for field in ("sensor", "award.line", "award.level", "award.meter_before", "award.meter_after")
)
# Only what came off a meter is shared.
_HIT = (
    f"FROM json_each(e.payload, '$.wins') x WHERE {_SAME}"
    " AND x.value ->> '$.award.level' <> '' AND x.value ->> '$.award.from_meter' > 0"
)
_RESEEDS = " + ".join(
    f"coalesce(x.value ->> '$.award.{field}', 0)"
    for field in ("seed", "from_reserve", "from_overflow")
)
_LEFT_THE_METER = (
    "((w.value ->> '$.award.meter_before') - (w.value ->> '$.award.meter_after')) / 10000"
)
_IS_ONE_PRIZE = (
    f"sum({_RESEEDS} > 0) = 1 OR (sum({_RESEEDS} > 0) = 0"
    f" AND min(x.value ->> '$.award.from_meter') < {_LEFT_THE_METER})"
)
SHARES = (
    "coalesce(w.value ->> '$.award.shares',"
    f" (SELECT CASE WHEN {_IS_ONE_PRIZE} THEN count(*) ELSE 1 END {_HIT}))"
)
HIT = (
    f"CASE WHEN {SHARES} > 1"
    f" THEN (SELECT min((e.payload ->> '$.first_number') + x.key) {_HIT}) ELSE {NUMBER} END"
)
HIT_PRIZE = (
    f"CASE WHEN {SHARES} > 1 THEN (SELECT sum(x.value ->> '$.award.prize') {_HIT})"
    " ELSE w.value ->> '$.award.prize' END"
)
BACKED_OUT = (
    "SELECT coalesce(o.value ->> '$.number', b.payload ->> '$.number') AS number"
    " FROM events b LEFT JOIN json_each(b.payload, '$.wins') o"
    f" WHERE {LANDMARK.replace('kind', 'b.kind')} = 'WinBackedOut'"
)
"""Every number that was backed out; journals of earlier releases name one win each."""
