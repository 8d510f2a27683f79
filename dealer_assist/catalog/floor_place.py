"""`[floor]` of a table file: the server of the links that the table plays on."""

from dealer_assist.catalog.fields import Fields
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table.setup.table_setup import FloorPlace

_NEXUS = "nexus"


def read_floor(fields: Fields, console: str, jackpots: dict[str, Jackpot]) -> FloorPlace | None:
    """Read where the floor is, and which sensor plays for which of its links."""
    if "floor" not in fields:
        return None
    own = fields.table("floor")
    server, named = own.text("server").strip(), own.table("links")
    if not server:
        own.wrong("server", "is empty; say how PostgreSQL is reached, like 'host=… dbname=floor'")
    if console != _NEXUS:
        own.wrong("server", "a table on a link has a nexus console; its key has no card to show")
    links = {sensor: named.text(sensor) for sensor in named}
    if not links:
        own.wrong("links", "names no sensor; write it like { A = 'MGL' }")
    for sensor, link in links.items():
        if sensor not in jackpots:
            named.wrong(sensor, "has no jackpot at this table; only a jackpot can be linked")
        if jackpots[sensor].is_shared or jackpots[sensor].is_house:
            named.wrong(
                sensor, f"{jackpots[sensor].key} cannot be on {link}: its prize is no meter's"
            )
    own.done()
    named.done()
    return FloorPlace(server, links)
