"""What pages in a browser are guarded by: names, kinds and sizes of what is asked."""

import pytest
from starlette.datastructures import Headers

from dealer_assist.board.guard import has_sane_size, is_json, name_in, own_names


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Board.pit:8443", "board.pit"),
        ("[::1]:8443", "::1"),
        ("[no address", ""),
        ("", ""),
    ],
)
def test_a_host_is_its_name_without_the_port(host: str, name: str) -> None:
    assert name_in(Headers({"host": host})) == name


def test_the_names_of_this_machine_are_always_its_own() -> None:
    assert own_names(("Board.Pit",)) == {"localhost", "127.0.0.1", "::1", "board.pit"}


def test_a_body_says_that_it_is_json_and_how_long_it_is() -> None:
    assert is_json(Headers({"content-type": "application/json; charset=utf-8"}))
    assert not is_json(Headers({"content-type": "text/plain"}))
    assert has_sane_size(Headers({"content-length": "20"}), 20)
    assert not has_sane_size(Headers({"content-length": "21"}), 20)
    assert not has_sane_size(Headers({"content-length": "-1"}), 20)
    assert not has_sane_size(Headers({}), 20)
