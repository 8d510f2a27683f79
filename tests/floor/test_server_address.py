"""A table that plays for money believes a server only where both prove who they are."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.errors import Refused
from dealer_assist.floor.server_address import settings_of, weakness_of
from dealer_assist.kiosk.table.floor_link import require_same_kind
from dealer_assist.table.setup.table_setup import FloorPlace, TableSetup
from dealer_assist.value import replace

WHOLE = (
    "host=floor.example,standby.example dbname=floor user=table_10 sslmode=verify-full "
    "sslrootcert=/c/ca.crt sslcert='/c/table 10.crt' sslkey=/c/table_10.key"
)


@pytest.mark.parametrize(
    "server",
    [
        WHOLE,
        "host=/var/run/postgresql user=table_10 dbname=floor",
        "postgresql://table_10@floor.example/floor?sslmode=verify-full&sslrootcert=a&sslcert=b"
        "&sslkey=c",
    ],
)
def test_certificates_on_both_sides_or_a_socket_are_enough(server: str) -> None:
    assert weakness_of(server) == ""


@pytest.mark.parametrize(
    "server",
    [
        "host=floor.example user=table_10",
        "user=table_10 dbname=floor",
        "host=floor.example user=table_10 sslmode=disable",
        "host=floor.example user=table_10 sslmode=verify-ca sslrootcert=a sslcert=b sslkey=c",
        "host=/run,floor.example user=table_10",
        "host=/run hostaddr=10.0.0.1 user=table_10",
        "postgresql://table_10@floor.example/floor?sslmode=require",
        "host='floor.example",
        "service=floor",
    ],
)
def test_anything_less_is_named_with_its_cure(server: str) -> None:
    assert "sslmode=verify-full" in weakness_of(server)


def test_a_table_without_a_certificate_of_its_own_is_told_how_to_get_one() -> None:
    said = weakness_of("host=floor.example sslmode=verify-full sslrootcert=a")
    assert "sslcert, sslkey" in said
    assert "floor join" in said


def test_spaces_in_a_path_are_read_as_they_are_quoted() -> None:
    assert settings_of(WHOLE)["sslcert"] == "/c/table 10.crt"


def linked(server: str) -> TableSetup:
    shipped = paths.resources()
    setup = load_table(
        shipped, paths.layouts(), find_table(shipped, "holdem-link", paths.resources())
    )
    return replace(setup, floor=FloorPlace(server, {"A": "MGL"}))


def test_a_live_table_is_refused_without_tls_and_a_practice_table_is_not() -> None:
    bare = linked("host=floor.example user=table_10 sslmode=disable")
    with pytest.raises(Refused, match="verify-full"):
        require_same_kind(bare, is_live=True)
    require_same_kind(bare, is_live=False)
    require_same_kind(linked(WHOLE), is_live=True)
