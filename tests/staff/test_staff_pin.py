"""A PIN is kept as a hash that is good for one card and one site only."""

from runpy import run_path

import pytest

from dealer_assist.errors import Refused
from dealer_assist.staff import card_check
from dealer_assist.staff.card_check import hash_pin, is_pin

KEY = bytes(32)


def test_a_pin_is_known_with_its_card_and_its_site_only() -> None:
    kept = hash_pin(KEY, "card", "408217")
    assert kept.startswith("$argon2id$")
    assert is_pin(KEY, "card", "408217", kept)
    assert not is_pin(KEY, "card", "408218", kept)
    assert not is_pin(KEY, "another card", "408217", kept)
    assert not is_pin(bytes([1]) * 32, "card", "408217", kept)


def test_a_guess_costs_three_passes_over_64_megabytes() -> None:
    as_shipped = run_path(card_check.__file__)  # other tests need not pay for it
    kept = as_shipped["hash_pin"](KEY, "card", "408217")
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=1$")


def test_a_pin_that_an_earlier_release_kept_still_counts() -> None:
    kept = (
        "$argon2id$v=19$m=65536,t=3,p=4$l27TLjoWHumDRKK02KCi6Q"
        "$gJZC7jlqMITPqAD1GoDPcWTGDVtFr0wR1C7QoTkKMq4"
    )
    assert is_pin(KEY, "card", "408217", kept)
    assert not is_pin(KEY, "card", "408218", kept)


@pytest.mark.parametrize("kept", ["", "$argon2id$kept", "rubbish"])
def test_what_is_no_kept_pin_lets_nobody_in(kept: str) -> None:
    assert not is_pin(KEY, "card", "408217", kept)


@pytest.mark.parametrize("pin", ["123", "123456789", "12a4", "", "٤٠٨٢"])
def test_a_pin_is_four_to_eight_digits(pin: str) -> None:
    with pytest.raises(Refused, match="4 to 8 digits"):
        hash_pin(KEY, "card", pin)


@pytest.mark.parametrize("pin", ["0000", "1234", "8765"])
def test_a_pin_that_anybody_would_try_is_refused(pin: str) -> None:
    with pytest.raises(Refused, match="anybody would try"):
        hash_pin(KEY, "card", pin)
