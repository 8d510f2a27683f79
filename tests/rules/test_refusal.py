"""How a refusal speaks of the value that was wrong."""

from dealer_assist.rules.refusal import shown


def test_a_value_is_shown_as_it_was_written() -> None:
    assert shown("Kd") == "'Kd'"
    assert shown(7) == "7"


def test_a_value_left_out_is_nothing() -> None:
    assert shown(None) == "nothing"


def test_a_long_value_is_cut_short() -> None:
    assert shown("x" * 38) == repr("x" * 38)
    assert shown("x" * 39) == "'" + "x" * 39 + "…"
