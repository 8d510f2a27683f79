"""What leaves the machine is encrypted, and no address holds a password."""

from pathlib import Path

import pytest

from dealer_assist.errors import UsageError
from dealer_assist.journal.door.address import (
    FileAddress,
    SocketAddress,
    WebAddress,
    address_of,
)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("/var/log/door.jsonl", FileAddress(Path("/var/log/door.jsonl"))),
        ("unix:/run/door", SocketAddress(path=Path("/run/door"))),
        ("tcp://127.0.0.1:9000", SocketAddress("127.0.0.1", 9000)),
        ("tls://house.example:9000", SocketAddress("house.example", 9000, is_tls=True)),
        ("http://[::1]:8080/x", WebAddress("::1", 8080, "/x", is_tls=False)),
        ("https://house.example/x?a=b", WebAddress("house.example", 443, "/x?a=b", is_tls=True)),
    ],
)
def test_an_address_is_read(text: str, address: object) -> None:
    assert address_of(text) == address


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("http://house.example/x", "write https:// for http://"),
        ("tcp://10.0.0.7:99", "write tls:// for tcp://"),
        ("https://ann:pw@house.example/", "no name and password"),
        ("ftp://house.example/", "no way out"),
        ("tls://house.example", "needs a port"),
        ("https://:99/x", "no way out"),
        ("tls://house.example:99999", "no address"),
    ],
)
def test_an_address_that_will_not_do_is_told_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(UsageError, match=said) as refused:
        address_of(text)
    assert "pw" not in str(refused.value).split()


def test_an_address_shows_without_its_query() -> None:
    assert str(address_of("https://house.example/x?word=1")) == "https://house.example:443/x"
    assert str(address_of("unix:/run/door")) == "unix:/run/door"
    assert str(address_of("tcp://[::1]:9")) == "tcp://[::1]:9"
