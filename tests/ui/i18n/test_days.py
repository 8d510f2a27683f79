"""A day is read in one way only, in every language."""

from datetime import date
from pathlib import Path

import pytest

from dealer_assist.ui.i18n.days import day_and_month, tick_day, whole_day
from dealer_assist.ui.i18n.translator import LOCALES, translator_for

YEAR = [date(2026, month, 6) for month in range(1, 13)]


def test_english_writes_a_day_as_reports_do() -> None:
    for day in YEAR:
        assert str(day_and_month(day)) == day.strftime("%d %b")
        assert str(whole_day(day)) == day.strftime("%d %b %Y")
        assert str(tick_day(day)) == f"{day.day} {day:%b}"


@pytest.mark.parametrize(
    ("language", "short", "whole"),
    [
        ("es", "16 nov", "16 nov 2026"),
        ("vi", "16 thg 11", "16 thg 11 2026"),
        ("zh", "11月16日", "2026-11-16"),
    ],
)
def test_each_language_has_its_own_order(
    resources: Path, language: str, short: str, whole: str
) -> None:
    translator = translator_for(language, resources)
    day = date(2026, 11, 16)
    assert translator.text(day_and_month(day)) == short
    assert translator.text(whole_day(day)) == whole


@pytest.mark.parametrize("language", LOCALES)
def test_no_month_is_taken_for_another(resources: Path, language: str) -> None:
    translator = translator_for(language, resources)
    for written in (day_and_month, tick_day, whole_day):
        assert len({translator.text(written(day)) for day in YEAR}) == 12
