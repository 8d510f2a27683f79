"""LINKS on the screen: a card a link, and who may join at the right."""

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.floor.heading import heading
from dealer_assist.ui.floor.links.model import (
    APPLY_HIGH,
    CARD_GAP,
    GAME_HIGH,
    HEAD_HIGH,
    NOTE_HIGH,
    PAD,
    PART_GAP,
    SETTING_HIGH,
    LinkCard,
    LinksPageModel,
)
from dealer_assist.ui.floor.links.presenter import MORE_HIGH, ROOM
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    Drawn,
    Icon,
    Node,
    Panel,
    Slot,
    Text,
    Wrap,
    column,
    row,
    rule,
    space,
    titled,
)
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.pill import pill
from dealer_assist.ui.toolkit.screen import FramedScreen

_SIDE, _TAG, _TURN = 576.0, 56.0, 388.0
_LINE, _SMALL_LINE = 32.0, 28.0
_NOTE = Msg("Settings change only while a link is paused and no ticket is open")


class LinksScreen(FramedScreen[LinksPageModel, FloorTouch]):
    """Shows the links; settings, pauses and the question who may join."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.turns = self.button_pool()
        self.applies = self.button_pool()
        self.join = self.button_pool()
        self.more = self.button_pool()

    def body(self, model: LinksPageModel) -> Node:
        """Stand a card a link at the left, the question at the right."""
        turns = self.turns.show([one.turn for one in model.cards])
        applies = iter(self.applies.show([one.apply for one in model.cards if one.apply]))
        cards = [
            _card(card, Slot(turn), Slot(next(applies)) if card.apply else None).sharing(card.high)
            for card, turn in zip(model.cards, turns, strict=True)
        ]
        room = ROOM - (MORE_HIGH if model.more else 0.0)
        below = space().sharing(max(1.0, room - sum(one.high for one in model.cards)))
        more = [
            row(space(), Slot(one).of(_TURN)).of(MORE_HIGH - CARD_GAP)
            for one in self.more.show([model.more] if model.more else [])
        ]
        return column(
            heading(Msg("Links"), _NOTE),
            row(
                column(*cards, below, *more, gap=CARD_GAP), self._question(model).of(_SIDE), gap=14
            ),
            gap=10,
        )

    def _question(self, model: LinksPageModel) -> Node:
        table, link = self.join.show((model.join_table, model.join_link))
        return titled(
            Msg("May this table join?"),
            column(
                row(Slot(table).sharing(1.9), Slot(link), gap=14).of(88),
                Drawn(lambda painter, box: _draw_answer(painter, box, model)),
                gap=16,
            ),
        )


def _card(card: LinkCard, turn: Node, apply: Node | None) -> Node:
    head = row(
        Icon("link", 38),
        column(
            Text(card.title, "bold_30").of(48),
            Text(card.about, "medium_22", "text_2", breaks=True),
        ),
        pill(card.pill),
        turn.of(288),
        gap=18,
    )
    games = [
        row(
            Text(game, "medium_22").of(250),
            Wrap([_tag(one) for one in numbers], _TAG - 4, GAME_HIGH - 10, 10),
            gap=12,
        ).of(GAME_HIGH)
        for game, numbers in card.games
    ]
    note = Text(card.note, "medium_22", "text_2", breaks=True).of(NOTE_HIGH) if card.note else None
    settings = [
        row(
            Icon("clock", 28, "text_2"),
            column(
                row(Text(name, "bold_24").hug(), Text(change, "medium_22"), gap=14).of(36),
                Text(by, "medium_20", "text_2").of(32),
            ),
            gap=18,
        ).of(SETTING_HIGH)
        for name, change, by in card.settings
    ]
    waiting = row(
        column(rule(), *settings),
        apply.of(388).across(APPLY_HIGH) if apply else None,
        gap=18,
    ).of(max(APPLY_HIGH, len(settings) * SETTING_HIGH))
    parts = column(
        head.of(HEAD_HIGH),
        rule(),
        *games,
        note,
        waiting if settings else None,
        space(),
        gap=PART_GAP,
    )
    return Panel(parts, pad=(22, PAD))


def _tag(number: str) -> Node:
    return Panel(Text(number, "bold_20", align=CENTRE), fill=None, radius=9)


def _draw_answer(painter: Painter, box: QRectF, model: LinksPageModel) -> None:
    """Write the answer in as many lines as it needs, then the other tables while there is room."""
    colour = painter.theme.colour
    wide = box.width() - 44
    lines = painter.broken(model.answer_why, "medium_22", wide, is_running=True)
    answer = QRectF(box.left(), box.top(), box.width(), 86 + _LINE * len(lines))
    painter.panel(answer, colour.raised, colour.line_strong, 3)
    icon, ink = ("check", colour.ok) if model.is_yes else ("cross", colour.text_1)
    painter.icon(icon, answer.left() + 22, answer.top() + 22, 30, ink, 3)
    title = QRectF(answer.left() + 68, answer.top() + 12, answer.width() - 80, 50)
    painter.text(title, model.answer, "bold_28", colour.text_1)
    why = QRectF(answer.left() + 22, answer.top() + 66, wide, _LINE * len(lines) + 4)
    painter.paragraph(why, model.answer_why, "medium_22", colour.text_1, _LINE)
    y = answer.bottom() + 18
    caption = QRectF(box.left(), y, box.width(), 36)
    painter.text(caption, model.others_title, "caption_20", colour.text_2)
    y += 42
    for numbers, game, reason in model.others:
        lines = painter.broken(reason, "medium_20", box.width(), is_running=True)
        if y + 46 + _SMALL_LINE * len(lines) > box.bottom():
            return
        painter.rule(box.left(), y, box.right(), colour.line)
        head = QRectF(box.left(), y + 8, box.width() * 0.6, 34)
        used = painter.text(head, numbers, "bold_24", colour.text_1) + 14
        rest = QRectF(box.left() + used, head.top(), box.width() - used, 34)
        painter.text(rest, game, "medium_22", colour.text_2)
        room = QRectF(box.left(), y + 44, box.width(), _SMALL_LINE * len(lines) + 2)
        painter.paragraph(room, reason, "medium_20", colour.text_1, _SMALL_LINE)
        y += 58 + _SMALL_LINE * len(lines)
