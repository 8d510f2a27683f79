"""Days as each language writes them: the order of day, month and year is the catalogue's.

The month has its name or its sign in every language: on a floor where some write the day first and
some the month, 11/12 is two days.
"""

from datetime import date, datetime

from dealer_assist.message import Msg, joined


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


def unbroken_day(day: date) -> Msg:
    """Write a day of this year where a line may break, but not within it."""
    given = f"{day.day:02}"
    return (
        Msg("{day}\N{NO-BREAK SPACE}Jan", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Feb", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Mar", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Apr", day=given),
        Msg("{day}\N{NO-BREAK SPACE}May", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Jun", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Jul", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Aug", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Sep", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Oct", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Nov", day=given),
        Msg("{day}\N{NO-BREAK SPACE}Dec", day=given),
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


def day_and_time(at: datetime) -> Msg:
    """Write a moment of this year: 06 Nov 14:05."""
    return joined(" ", (day_and_month(at), f"{at:%H:%M}"))


def day_and_second(at: datetime) -> Msg:
    """Write a moment of this year to the second: 06 Nov 14:05:09."""
    return joined(" ", (day_and_month(at), f"{at:%H:%M:%S}"))


def whole_day_and_time(at: datetime) -> Msg:
    """Write a moment with its year: 06 Nov 2026 14:05."""
    return joined(" ", (whole_day(at), f"{at:%H:%M}"))


def short_month(day: date) -> Msg:
    """Write a month below a chart: Nov 2026."""
    year = day.year
    return (
        Msg("Jan {year}", year=year),
        Msg("Feb {year}", year=year),
        Msg("Mar {year}", year=year),
        Msg("Apr {year}", year=year),
        Msg("May {year}", year=year),
        Msg("Jun {year}", year=year),
        Msg("Jul {year}", year=year),
        Msg("Aug {year}", year=year),
        Msg("Sep {year}", year=year),
        Msg("Oct {year}", year=year),
        Msg("Nov {year}", year=year),
        Msg("Dec {year}", year=year),
    )[day.month - 1]


def whole_month(day: date) -> Msg:
    """Write a month with its whole name: November 2026."""
    year = day.year
    return (
        Msg("January {year}", year=year),
        Msg("February {year}", year=year),
        Msg("March {year}", year=year),
        Msg("April {year}", year=year),
        short_month(day),
        Msg("June {year}", year=year),
        Msg("July {year}", year=year),
        Msg("August {year}", year=year),
        Msg("September {year}", year=year),
        Msg("October {year}", year=year),
        Msg("November {year}", year=year),
        Msg("December {year}", year=year),
    )[day.month - 1]


def weekday(day: date) -> Msg:
    """Name the day of the week."""
    return (
        Msg("Monday"),
        Msg("Tuesday"),
        Msg("Wednesday"),
        Msg("Thursday"),
        Msg("Friday"),
        Msg("Saturday"),
        Msg("Sunday"),
    )[day.weekday()]
