"""Amounts take the signs of a language; their digits stay."""

import pytest

from dealer_assist.ui.i18n.amounts import Amounts, amounts_of, is_figures

VIETNAMESE = Amounts(".", ",", sign_is_last=True)


@pytest.mark.parametrize(
    ("english", "vietnamese"),
    [
        ("$12,846.37", "12.846,37\N{NARROW NO-BREAK SPACE}$"),
        ("-$5.00", "-5,00\N{NARROW NO-BREAK SPACE}$"),
        ("$1", "1\N{NARROW NO-BREAK SPACE}$"),
        ("$100 + $5", "100\N{NARROW NO-BREAK SPACE}$ + 5\N{NARROW NO-BREAK SPACE}$"),
        ("1,284 events", "1.284 events"),
        ("20.5%", "20,5%"),
        ("21:47", "21:47"),
        ("round 1 284", "round 1 284"),
        ("version 1.2.3", "version 1.2.3"),
        ("Blazing 7's", "Blazing 7's"),
    ],
)
def test_a_vietnamese_reader_sees_his_own_signs(english: str, vietnamese: str) -> None:
    assert VIETNAMESE.written(english) == vietnamese


def test_no_digit_changes() -> None:
    for amount in ("$0.01", "$999,999.99", "$1,000,000.00", "$7"):
        written = VIETNAMESE.written(amount)
        assert [sign for sign in written if sign.isdigit()] == [s for s in amount if s.isdigit()]


def test_qt_tells_how_each_language_writes_dollars() -> None:
    assert amounts_of("vi_VN") == VIETNAMESE
    assert amounts_of("es_US").is_english
    assert amounts_of("zh_CN").is_english


@pytest.mark.parametrize(
    "text", ["$5,000.00", "21:47", "3B", "ATLAS-1", "HOUSE-B7", "A", "100%", "8h Tc"]
)
def test_figures_have_no_words_to_translate(text: str) -> None:
    assert is_figures(text)


@pytest.mark.parametrize("text", ["Seat 5", "EXIT", "it", "5 wins"])
def test_words_are_no_figures(text: str) -> None:
    assert not is_figures(text)
