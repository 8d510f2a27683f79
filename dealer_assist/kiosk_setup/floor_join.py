"""How a table that is being set up will reach the floor: its links, and the server's address."""

from pathlib import Path

from dealer_assist.catalog.links import load_links
from dealer_assist.table.setup.table_setup import TableSetup


def links_of(table: TableSetup | None, resources: Path, layouts: Path) -> dict[str, str]:
    """Return the links of the floor that a table may play for, by its sensors."""
    if table is None or not table.links:
        return {}
    links = load_links(resources, layouts).values()
    return {
        sensor: link.key
        for sensor in table.links
        for link in links
        if link.jackpot.key == table.jackpots[sensor].key
    }


def floor_server(host: str, number: str, folder: Path) -> str:
    """Say how PostgreSQL is reached on the floor: by this table's own certificate."""
    from dealer_assist.floor.install import role_of  # a kiosk without a floor has no psycopg

    role = role_of(number)
    files = (("sslrootcert", "ca.crt"), ("sslcert", f"{role}.crt"), ("sslkey", f"{role}.key"))
    certificates = " ".join(f"{name}={folder / file}" for name, file in files)
    return f"host={host} dbname=floor user={role} sslmode=verify-full {certificates}"


def one_word(text: str) -> str:
    """Take the name of a server as it was typed; spaces are no part of it."""
    return "".join(text.split()).lower()
