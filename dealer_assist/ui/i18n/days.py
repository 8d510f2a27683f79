"""Days as each language writes them: the order of day, month and year is the catalogue's.

The month has its name or its sign in every language: on a floor where some write the day first and
some the month, 11/12 is two days.
"""

from datetime import date

from dealer_assist.message import Msg


def day_and_month(day: date) -> Msg:
    """Write a day of this year: 06 Nov."""
    return _short(day, f"{day.day:02}")


def tick_day(day: date) -> Msg:
    """Write a day below a chart, where every letter counts: 6 Nov."""
    return _short(day, str(day.day))


def whole_day(day: date) -> Msg:
    """Write a day with its year: 06 Nov 2026."""
    given, year = f"{day.day:02}", day.year
    return (
        Msg("{day} Jan {year}", day=given, year=year),
        Msg("{day} Feb {year}", day=given, year=year),
        Msg("{day} Mar {year}", day=given, year=year),
        Msg("{day} Apr {year}", day=given, year=year),
        Msg("{day} May {year}", day=given, year=year),
        Msg("{day} Jun {year}", day=given, year=year),
        Msg("{day} Jul {year}", day=given, year=year),
        Msg("{day} Aug {year}", day=given, year=year),
        Msg("{day} Sep {year}", day=given, year=year),
        Msg("{day} Oct {year}", day=given, year=year),
        Msg("{day} Nov {year}", day=given, year=year),
        Msg("{day} Dec {year}", day=given, year=year),
    )[day.month - 1]


def _short(day: date, given: str) -> Msg:
    return (
        Msg("{day} Jan", day=given),
        Msg("{day} Feb", day=given),
        Msg("{day} Mar", day=given),
        Msg("{day} Apr", day=given),
        Msg("{day} May", day=given),
        Msg("{day} Jun", day=given),
        Msg("{day} Jul", day=given),
        Msg("{day} Aug", day=given),
        Msg("{day} Sep", day=given),
        Msg("{day} Oct", day=given),
        Msg("{day} Nov", day=given),
        Msg("{day} Dec", day=given),
    )[day.month - 1]
