"""A day is read in one way only, in every language."""

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from dealer_assist.ui.i18n.days import (
    day_and_month,
    day_and_time,
    short_month,
    tick_day,
    unbroken_day,
    weekday,
    whole_day,
    whole_day_and_time,
    whole_month,
)
from dealer_assist.ui.i18n.translator import LOCALES, translator_for

YEAR = [date(2026, month, 6) for month in range(1, 13)]


def test_english_writes_a_day_as_reports_do() -> None:
    for day in YEAR:
        assert str(day_and_month(day)) == day.strftime("%d %b")
        assert str(whole_day(day)) == day.strftime("%d %b %Y")
        assert str(tick_day(day)) == f"{day.day} {day:%b}"
        assert str(short_month(day)) == day.strftime("%b %Y")
        assert str(whole_month(day)) == day.strftime("%B %Y")
        assert str(weekday(day)) == day.strftime("%A")
        assert str(unbroken_day(day)).replace("\N{NO-BREAK SPACE}", " ") == day.strftime("%d %b")
        assert " " not in unbroken_day(day)


def test_english_writes_a_moment_by_the_clock_on_the_wall() -> None:
    at = datetime(2026, 11, 6, 14, 5, 33, tzinfo=UTC)
    assert str(day_and_time(at)) == "06 Nov 14:05"
    assert str(whole_day_and_time(at)) == "06 Nov 2026 14:05"


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
