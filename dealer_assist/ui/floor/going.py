"""Touches that only change what is shown: from one selection to the next."""

from dataclasses import replace
from typing import assert_never

from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import (
    FloorPage,
    Going,
    HitsTouched,
    HitTouched,
    JoinLinkChosen,
    JoinTableChosen,
    LevelChosen,
    LinksTurned,
    MetersTouched,
    PageTouched,
    PitChosen,
    ReportChosen,
    SpanChosen,
    TableTouched,
)


def gone_to(touch: Going, view: FloorView, shown: Selection) -> Selection:
    """Give what is chosen after a touch; LOCK forgets everything."""
    shown = replace(shown, saved="")
    match touch:
        case PageTouched(FloorPage.LOCK):
            return Selection()
        case PageTouched(page):
            return replace(shown, page=page, hits_only=False)
        case TableTouched(number):
            return replace(shown, page=FloorPage.TABLE, station=number)
        case HitTouched(ticket):
            return replace(shown, page=FloorPage.HIT, ticket=ticket)
        case PitChosen(pit):
            return replace(shown, pit=pit)
        case SpanChosen(span):
            return replace(shown, span=span)
        case JoinTableChosen(number):
            return replace(shown, join_table=number)
        case JoinLinkChosen(link):
            return replace(shown, join_link=link)
        case LinksTurned(page):
            return replace(shown, links_at=page)
        case ReportChosen(report):
            return replace(shown, report=report)
        case HitsTouched():
            return replace(shown, page=FloorPage.WINS, hits_only=True)
        case MetersTouched(link):
            levels = ((one.link, one.level) for one in view.meters if one.link == link)
            return replace(shown, page=FloorPage.METERS, level=next(levels, None))
        case LevelChosen(link, level):
            return replace(shown, level=(link, level))
        case _:
            assert_never(touch)
