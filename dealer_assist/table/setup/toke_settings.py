"""The limits of tokes, each by touch: the most turns them on, or off."""

from collections.abc import Iterator
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.table.setup.house_setting import HouseSetting, Put, SettingKind
from dealer_assist.table.setup.table_setup import TableSetup, TokeLimits
from dealer_assist.value import replace


def of_tokes(setup: TableSetup) -> Iterator[HouseSetting]:
    """Offer the limits of tokes: the most turns them on, or off."""
    limits = setup.practices.tokes
    yield HouseSetting(
        path="practice.tokes",
        label=Msg("Most on a toke"),
        kind=SettingKind.MONEY,
        value=limits.most_cents if limits else None,
        put=_put_limit("most_cents"),
        least=limits.least_cents if limits else 1,
        may_be_none=True,
    )
    if limits is None:
        return
    yield HouseSetting(
        path="practice.toke_least",
        label=Msg("Least on a toke"),
        kind=SettingKind.MONEY,
        value=limits.least_cents,
        put=_put_limit("least_cents"),
        least=1,
        most=limits.most_cents,
    )
    yield HouseSetting(
        path="practice.toke_pays",
        label=Msg("Most that a toke is paid"),
        kind=SettingKind.MONEY,
        value=limits.pays_cents,
        put=_put_limit("pays_cents"),
        least=1,
    )


def _put_limit(attribute: str) -> Put:
    """Set a limit of tokes; a table that has none yet has the usual ones besides."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        limits = setup.practices.tokes or TokeLimits()
        figure: dict[str, Any] = {attribute: value}
        tokes = replace(limits, **figure) if value is not None else None
        if tokes is not None and tokes.least_cents > tokes.most_cents:
            tokes = replace(tokes, least_cents=tokes.most_cents)
        return replace(setup, practices=replace(setup.practices, tokes=tokes))

    return put
