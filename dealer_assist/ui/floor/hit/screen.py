"""HIT on the screen: tickets in their order, the checks at the right, the award below them."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.floor.hit.model import HitPageModel, TicketCard
from dealer_assist.ui.floor.selection import BACK
from dealer_assist.ui.floor.touches import FloorTouch, TicketChecked
from dealer_assist.ui.models.touches import Choice
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    Slot,
    Text,
    column,
    row,
    rule,
    space,
    titled,
)
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.pill import pill
from dealer_assist.ui.toolkit.screen import FramedScreen
from dealer_assist.ui.toolkit.selectable import Selectable

_HEAD, _SIDE, _ACT, _SUMS, _STEP, _TICKET = 82.0, 576.0, 110.0, 96.0, 42.0, 286.0
_CARDS_HIGH, _CHECK, _PLACE, _BETWEEN = 220.0, 76.0, 126.0, 54.0

_CARDS = (
    (Msg("Executive"), Msg("Read after AWARD, within 30 s"), 2),
    (Msg("Supervisor or Executive"), Msg("Another person than card 1"), 1),
)


class CheckButton(Selectable[Choice[FloorTouch]]):
    """Something that a person has seen; touched again it is off."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, Choice(TicketChecked(""), ""), parent)

    def tell(self, model: Choice[FloorTouch]) -> None:
        """Say what is to be seen."""
        self.describe(model.label)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint the tick, the words, and who it was."""
        colour, model = painter.theme.colour, self._model
        fill = colour.pressed if self.is_pressed else colour.raised
        painter.panel(painter.whole, fill, colour.line_strong, painter.theme.line.thin)
        ring = QRectF(22, painter.height / 2 - 17, 34, 34)
        if model.is_on:
            painter.panel(ring, colour.ok, radius=17)
            painter.icon("check", ring.left() + 7, ring.top() + 7, 20, colour.ok_ink, 4)
        else:
            painter.panel(ring, None, colour.line_strong, 2, 17)
        line = QRectF(74, painter.height / 2 - 32, painter.width - 90, 34)
        painter.text(line, model.label, "bold_24", colour.text_1)
        painter.text(line.translated(0, 31), model.detail, "medium_20", colour.text_2)


class HitScreen(FramedScreen[HitPageModel, FloorTouch]):
    """Shows the tickets of one level."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.back = self.button_pool("bold_26")
        self.acts = self.button_pool()
        self.award = self.button_pool("bold_30")
        self.checks = self.pool_of(CheckButton)

    def body(self, model: HitPageModel) -> Node:
        """Stand tickets and sums at the left, what is checked and done at the right."""
        (back,) = self.back.show((BACK,))
        head = row(
            Slot(back).of(176),
            Text(model.title, "heavy_38").hug(),
            Text(model.note, "medium_22", "text_2", RIGHT, breaks=True),
            gap=26,
        ).of(_HEAD)
        acts = self.acts.show(model.buttons)
        (award,) = self.award.show((model.act,))
        checks = self.checks.show(model.checks)
        if not model.tickets:
            return column(head, space(), Slot(award).of(_ACT))
        buttons = [Slot(one).of(576) if not place else Slot(one) for place, one in enumerate(acts)]
        left = column(
            *(part for card in model.tickets for part in _ticket_parts(card)),
            space(14),
            _sums(model).of(_SUMS),
            space(),
            row(*buttons, gap=14).of(_ACT) if buttons else None,
        )
        right = column(
            titled(model.checks_title, self._checks(model, checks), model.checks_note),
            titled(Msg("Two cards, two people"), _cards()).of(_CARDS_HIGH),
            Slot(award).of(_ACT),
            gap=14,
        )
        return column(head, row(left, right.of(_SIDE), gap=14), gap=14)

    def _checks(self, model: HitPageModel, checks: list[CheckButton]) -> Node:
        machine = [
            row(
                Icon("check" if is_well else "clock", 26, "ok" if is_well else "text_2", 2.8),
                Text(words, "medium_22", breaks=True),
                gap=14,
            ).of(30)
            for words, is_well in model.machine
        ]
        return column(rule(), *machine, space(), *(Slot(one).of(_CHECK) for one in checks), gap=12)


def _ticket_parts(card: TicketCard) -> tuple[Node, ...]:
    if not card.gap:
        return (_ticket(card).of(_TICKET),)
    bar = Panel(fill="line_strong", edge=None, radius=0).of(4).across(_BETWEEN - 8)
    gap = row(space(56), bar, space(28), Text(card.gap, "medium_22")).of(_BETWEEN)
    return gap, _ticket(card).of(_TICKET)


def _ticket(card: TicketCard) -> Node:
    place = column(
        space(),
        Text(card.place, "heavy_38", align=CENTRE).of(50),
        Text(Msg("ticket"), "medium_20", "text_2", CENTRE).of(30),
        space(),
    )
    head = row(
        column(Text(card.title, "bold_30").of(42), Text(card.about, "medium_24", "text_2").of(40)),
        column(
            Text(card.amount, "heavy_48", align=RIGHT).of(56),
            row(space(), pill(card.pill)).of(42),
        ),
    )
    steps = column(space(), *(_step(*one) for one in card.steps), space())
    faces = Drawn(lambda painter, box: _draw_faces(painter, box, card.cards))
    middle = row(faces.of(len(card.cards) * 67.0 + 12), steps) if card.cards else steps
    body = column(
        space(18),
        head.of(98),
        middle,
        rule(),
        Text(card.how, "medium_22", "text_2", breaks=True).of(52),
    )
    edge, line = ("claim", 4.0) if card.is_first else ("line_strong", 2.0)
    well = Panel(place, fill="well", edge=None, radius=12).of(_PLACE)
    return Panel(
        row(well, body, space(0), gap=28),
        fill="raised",
        edge=edge,
        line=line,
        pad=line,
    )


def _step(icon: str, words: str) -> Node:
    ink = "ok" if icon == "check" else "text_2"
    return row(Icon(icon, 24, ink, 2.8), Text(words, "medium_22", breaks=True), gap=12).of(_STEP)


def _draw_faces(painter: Painter, box: QRectF, cards: tuple[str, ...]) -> None:
    high = min(78.0, box.height())
    for place, face in enumerate(cards):
        left = box.left() + place * (high * 0.76 + 8)
        draw_card(painter, QRectF(left, box.center().y() - high / 2, high * 0.76, high), face)


def _sums(model: HitPageModel) -> Node:
    sums = (
        column(Text(name, "medium_20", "text_2").of(34), Text(amount, "bold_28").of(34))
        for name, amount in model.sums
    )
    return Panel(row(*sums, gap=12), pad=(28, 12))


def _cards() -> Node:
    lines = []
    for place, (who, when, stars) in enumerate(_CARDS, 1):
        marks = (Icon("star", 20) for _ in range(stars))
        words = column(
            space(),
            row(*marks, space(4), Text(who, "bold_24"), gap=6).of(32),
            Text(when, "medium_20", "text_2").of(30),
            space(),
        )
        line = row(Text(str(place), "bold_24").of(38), words, Icon("card", 36, "text_2"), gap=0)
        lines.append(Panel(line, fill=None, edge="line_strong", dashed=True, pad=(18, 0)))
    return column(*lines, gap=6)
