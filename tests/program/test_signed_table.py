"""A table file with the house's signature as its last line: altered, foreign and cut ones."""

import pytest
from nacl.signing import SigningKey

from dealer_assist.errors import Refused
from dealer_assist.program.signed_table import require_signed, signed_by, to_sign

HOUSE, OTHER = SigningKey(b"h" * 32), SigningKey(b"o" * 32)
PUBLIC = bytes(HOUSE.verify_key)
TABLE = '# Built by hand\ngame = "crazy_4_poker"\n'


def signed(key: SigningKey = HOUSE, text: str = TABLE) -> str:
    return signed_by(text, key.sign(to_sign(text)).signature)


def test_what_the_house_has_signed_is_taken_and_may_be_signed_again() -> None:
    require_signed("a.toml", signed(), PUBLIC)
    assert to_sign(signed()) == to_sign(TABLE)
    assert signed(text=signed()) == signed()
    require_signed("a.toml", signed(text=TABLE.rstrip("\n")), PUBLIC)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (TABLE, "The house has not signed a.toml. Have it signed in the office"),
        (f"{signed()}number = 7\n", "The house has not signed a.toml"),
        (signed(OTHER), "a.toml was altered, or is of another house. Have it signed again"),
        (signed().replace("crazy", "lazy"), "was altered"),
        (signed()[:-9] + "\n", "was altered"),
        (f"{TABLE}# signed by the house none\n", "was altered"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        require_signed("a.toml", text, PUBLIC)
    assert said in str(refused.value)
