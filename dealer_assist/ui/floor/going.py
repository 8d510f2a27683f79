"""Touches that only change what is shown."""

from dataclasses import replace

from dealer_assist.floor.view import FloorView
from dealer_assist.ui.presenters.floor.shown import HIT, LOCK, METERS, TABLE, WINS, Shown


def gone_to(word: str, value: object, view: FloorView, shown: Shown) -> Shown | None:
    """Give what is shown after a touch; None where the touch asks for something else."""
    text = str(value)
    shown = replace(shown, saved="")
    match word:
        case "page" if text == LOCK:
            return Shown()
        case "page":
            return replace(shown, page=text, first_row=0, hits_only=False)
        case "table":
            return replace(shown, page=TABLE, station=text)
        case "hit":
            return replace(shown, page=HIT, ticket=text)
        case "pit":
            return replace(shown, pit=text, first_row=0)
        case "span":
            return replace(shown, span=text)
        case "join table":
            return replace(shown, join_table=text)
        case "join link":
            return replace(shown, join_link=text)
        case "report":
            return replace(shown, report=text, first_row=0)
        case "rows":
            return replace(shown, first_row=int(text))
        case "hits":
            return replace(shown, page=WINS, hits_only=True, first_row=0)
        case "meters":
            levels = ((one.link, one.level) for one in view.meters if one.link == text)
            return replace(shown, page=METERS, level=next(levels, None))
        case "level":
            link, _, level = text.partition(" ")
            return replace(shown, level=(link, level))
        case _:
            return None
