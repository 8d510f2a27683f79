"""The line over the hand buttons: the seat, what to do or why not, and small facts at its end."""

from PySide6.QtCore import QRectF

from dealer_assist.message import capitalized
from dealer_assist.ui.models.panel import HandPanelModel, HeadTagModel
from dealer_assist.ui.toolkit.line_with_detail import Writing, draw_line_with_detail
from dealer_assist.ui.toolkit.painter import Align, Painter

HEAD_HEIGHT, TAB_HEIGHT = 54.0, 74.0
SEAT_GAP = 18.0
_SEAT_HEIGHT, SEAT_PADDING, _SEAT_RADIUS = 46.0, 18.0, 9.0
_ICON = 30.0
_TAG_GAP = 14.0
_LEAST = 22
_WRITING = Writing(
    "panel_title", _LEAST, "panel_hint", "panel_hint_tight", pitch=HEAD_HEIGHT / 2, gap=SEAT_GAP
)
_SENTENCE_HEIGHT, _HINT_HEIGHT = 36.0, 28.0


def draw_seat(painter: Painter, left: float, middle: float, width: float, seat: str) -> None:
    """Paint whose hands these are, white like the seat on the felt."""
    colour = painter.theme.colour
    tag = QRectF(left, middle - _SEAT_HEIGHT / 2, width, _SEAT_HEIGHT)
    painter.panel(tag, colour.selected, radius=_SEAT_RADIUS)
    painter.text(tag, seat, "seat_tag", colour.selected_ink, Align.CENTRE)


def draw_head(painter: Painter, box: QRectF, model: HandPanelModel) -> None:
    """Paint icon, sentence, hint and tags; beside tabs the hint stands below the sentence."""
    x = box.left() + _draw_icon(painter, box, model)
    tags = _tags_that_fit(painter, box.right() - x, model)
    right = _draw_tags(painter, box, tags)
    room = QRectF(x, box.top(), right - x, box.height())
    colour = painter.theme.colour
    soft = colour.fault_text if model.is_wrong else colour.text_2
    if not model.tabs:
        draw_line_with_detail(painter, room, model.headline, model.hint, _WRITING, soft)
        return
    hint = capitalized(model.hint) if model.hint else ""
    height = _SENTENCE_HEIGHT + (_HINT_HEIGHT if hint else 0.0)
    line = QRectF(x, box.center().y() - height / 2, room.width(), _SENTENCE_HEIGHT)
    painter.text(line, model.headline, "panel_title", colour.text_1)
    line = QRectF(x, line.bottom(), room.width(), _HINT_HEIGHT)
    painter.text(line, hint, "panel_hint_tight", soft)


def _draw_icon(painter: Painter, box: QRectF, model: HandPanelModel) -> float:
    """Paint the padlock of locked buttons, or what the panel holds; give the room it takes."""
    colour = painter.theme.colour
    if model.is_locked:
        icon, ink = "padlock", colour.text_2
    elif model.is_wrong:
        icon, ink = "triangle", colour.fault
    elif model.cards:
        icon, ink = "card", colour.simulated
    elif not model.hands and model.walk is None:
        icon, ink = "info", colour.text_2
    else:
        return 0.0
    painter.icon(icon, box.left(), box.center().y() - _ICON / 2, _ICON, ink, 2.2)
    return _ICON + SEAT_GAP


def _tags_that_fit(
    painter: Painter, room: float, model: HandPanelModel
) -> tuple[HeadTagModel, ...]:
    """Give the tags that leave room for every word of the sentence, the last ones first."""
    line = painter.theme.width(painter.said(model.headline), "panel_title", _LEAST)
    hint = painter.width_of(model.hint, "panel_hint_tight")
    # A hint is broken into two lines, which are never equally long.
    needed = max(line, hint) if model.tabs else line + hint * 0.6
    tags = list(model.tags)
    while tags and _width(painter, tags) + needed + SEAT_GAP > room:
        tags.pop(0)
    return tuple(tags)


def _width(painter: Painter, tags: list[HeadTagModel]) -> float:
    return sum(painter.tag_width(tag.words, icon=tag.icon) + _TAG_GAP for tag in tags)


def _draw_tags(painter: Painter, box: QRectF, tags: tuple[HeadTagModel, ...]) -> float:
    """Paint the tags from the right end; give where they begin."""
    colour, right = painter.theme.colour, box.right()
    for tag in reversed(tags):
        width = painter.tag_width(tag.words, icon=tag.icon)
        left, middle = right - width, box.center().y()
        ink, edge = colour.text_1, colour.line_strong
        painter.tag(left, middle, tag.words, ink, edge, icon=tag.icon, mark_ink=colour.ok)
        right = left - _TAG_GAP
    return right
