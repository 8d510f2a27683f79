"""A table's link to its floor, put together where the table file names one.

Without one nothing of this is loaded; a real server's client only with a real server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import __version__, paths
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message
from dealer_assist.devices.rack import Rack
from dealer_assist.errors import Refused
from dealer_assist.floor.contributions import digest_of
from dealer_assist.floor.link_thread import LinkAtOnce, LinkThread
from dealer_assist.floor.link_work import LinkWork, Place
from dealer_assist.floor.practice_floor import PracticeFloor
from dealer_assist.floor.requests import requests_of
from dealer_assist.floor.server_address import weakness_of
from dealer_assist.journal.opening import connect_reader
from dealer_assist.message import Msg
from dealer_assist.table.facts.link import is_on_floor, level_of

if TYPE_CHECKING:
    from dealer_assist.floor.calls import FloorCalls
    from dealer_assist.jackpot.definition import Jackpot
    from dealer_assist.table.commands import Command
    from dealer_assist.table.setup.table_setup import TableSetup

SIMULATED = "simulated"


class LinkedRack:
    """The rack of a table on a link: its tick is the link's too."""

    def __init__(self, rack: Rack) -> None:
        self._rack = rack
        self.link: LinkThread | LinkAtOnce | None = None

    def tick(self, now_ms: int) -> list[Message]:
        """Let the link go on, then hear the devices."""
        if self.link is not None:
            self.link.tick(now_ms)
        return self._rack.tick(now_ms)

    def unseen(self, now_ms: int) -> Sequence[tuple[int, str]]:
        """Name the sensors that have not shown their state for too long."""
        return self._rack.unseen(now_ms)

    def health(self) -> Sequence[Health]:
        """Report on every device."""
        return self._rack.health()

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        """Want a sensor's lamp like this."""
        self._rack.set_lamp(seat, sensor, lamp)

    def open_betting(self) -> None:
        """Let the sensors take chips."""
        self._rack.open_betting()

    def close_betting(self) -> None:
        """Let every chip placed from now on be late."""
        self._rack.close_betting()


class OpenLink:
    """The link of an open table; close it before its journal."""

    def __init__(self, link: LinkThread | LinkAtOnce, practice: PracticeFloor | None) -> None:
        self._link = link
        self.practice = practice

    def close(self) -> None:
        """Hang up."""
        self._link.close()


def require_same_kind(setup: TableSetup, *, is_live: bool) -> None:
    """Refuse a live table on a simulated floor, or on one that is not proven to it."""
    if not is_live or setup.floor is None:
        return
    if setup.floor.server == SIMULATED:
        raise Refused(Msg("The server of this table is simulated. Name its real server first"))
    if weakness := weakness_of(setup.floor.server):
        raise Refused(weakness)


class TableLink:
    """What links a table that names a floor; a live one on a floor for practice is refused."""

    def __init__(self, setup: TableSetup, *, is_live: bool) -> None:
        require_same_kind(setup, is_live=is_live)
        self._is_live = is_live

    def on(self, rack: Rack) -> LinkedRack:
        """Return the rack whose tick is the link's too."""
        return LinkedRack(rack)

    def begin(
        self,
        desk: Desk,
        rack: LinkedRack,
        journal: Path,
        clock: Clock,
        wake: Callable[[], None] | None = None,
    ) -> OpenLink:
        """Begin to work for the table of a desk."""
        practice, work = _work(desk.table.setup, journal, clock, is_live=self._is_live)

        def tell(command: Command) -> None:
            desk.ask_later(command)
            if wake is not None:
                wake()

        link = (LinkAtOnce if practice else LinkThread)(work, clock.ms, tell)
        rack.link = link
        desk.listen(lambda: link.want(requests_of(desk.table)))
        link.want(requests_of(desk.table))
        return OpenLink(link, practice)


def _work(
    setup: TableSetup, journal: Path, clock: Clock, *, is_live: bool
) -> tuple[PracticeFloor | None, LinkWork]:
    if setup.floor is None:
        raise ValueError("a table without a floor has no link")
    links, server = setup.floor.links, setup.floor.server
    definitions = {sensor: digest_of(setup.jackpots[sensor]) for sensor in links}
    shares = {sensor: _share(setup.jackpots[sensor]) for sensor in links}
    levels = {
        (sensor, line.key): level_of(setup.jackpots[sensor], line.key)
        for sensor in links
        for line in (*setup.jackpots[sensor].lines, *setup.jackpots[sensor].hidden_lines)
        if is_on_floor(setup.jackpots[sensor], line.key)
    }
    place = Place(
        __version__,
        definitions,
        is_practice=not is_live,
        shares=shares,
        levels=levels,
        pit=setup.floor.pit,
        crosses=any(setup.jackpots[sensor].hidden_lines for sensor in links),
    )
    practice = None
    if server == SIMULATED:
        began = clock.now() - timedelta(milliseconds=clock.ms())
        practice = PracticeFloor(setup.number, links, setup.jackpots, clock.ms, began)

    way = WayToServer(server)

    def connect() -> FloorCalls:
        return practice or way.wire()

    return practice, LinkWork(place, connect, lambda: connect_reader(journal))


def _share(jackpot: Jackpot) -> int:
    return jackpot.wager_cents * sum(level.rate_bp + level.reserve_bp for level in jackpot.levels)


class WayToServer:
    """How a table reaches its server; of several machines the one that was lost is asked last."""

    def __init__(self, server: str) -> None:
        self._server, self._had = server, ""

    def wire(self) -> FloorCalls:
        """Return a wire to the machine that takes rounds now."""
        from dealer_assist.floor.calls import FloorRefused
        from dealer_assist.floor.card_proofs import machine_key
        from dealer_assist.floor.migrate import FloorError, check_server
        from dealer_assist.floor.site_wire import wire_of
        from dealer_assist.floor.wire import complain, connect

        connection = connect(self._server, lost=self._had)
        self._had = connection.info.host
        try:
            check_server(connection)
        except FloorError as untried:
            complain(connection, "server")
            connection.close()
            raise FloorRefused(str(untried)) from untried
        return wire_of(connection, machine_key(paths.floor_folder(), connection.info.user))
