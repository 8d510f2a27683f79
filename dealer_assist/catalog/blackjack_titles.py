"""What a file of blackjack tells: the acts that plain blackjack does not know."""

from dealer_assist.catalog.fields import Fields
from dealer_assist.rules.titles.families import Acts

_ZAPS = range(12, 21)


def read_acts(fields: Fields) -> Acts:
    """Read `[acts]`; a total that two hard cards cannot make is refused."""
    table = fields.table("acts")
    zap = table.wholes("zap", ())
    for total in zap:
        if total not in _ZAPS:
            table.wrong("zap", f"must list hard totals from 12 to 20, not {list(zap)}")
    found = Acts(
        free=table.flag("free", default=False),
        switch=table.flag("switch", default=False),
        zap=zap,
        super_fun=table.flag("super_fun", default=False),
        doubles_any=table.flag("doubles_any", default=False),
        wins_21=table.flag("wins_21", default=False),
    )
    table.done()
    cards = fields.table("cards").whole("seat")
    if cards != (4 if found.switch else 2):
        fields.wrong("cards.seat", "must be 4 where hands are switched, else 2")
    return found
