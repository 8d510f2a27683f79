"""TABLE on the screen: the mirror of a table, its rounds, and its facts at the right."""

from dealer_assist.message import Msg
from dealer_assist.ui.floor.selection import BACK
from dealer_assist.ui.floor.table.mirror import mirror
from dealer_assist.ui.floor.table.model import TablePageModel
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.toolkit.boxes import (
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
from dealer_assist.ui.toolkit.lists.facts import facts
from dealer_assist.ui.toolkit.lists.grid_drawing import draw_course
from dealer_assist.ui.toolkit.pill import pill
from dealer_assist.ui.toolkit.screen import FramedScreen

_HEAD, _SIDE, _ACT, _ROUNDS, _DEALER, _WAY = 82.0, 576.0, 110.0, 320.0, 186.0, 120.0


class MirrorScreen(FramedScreen[TablePageModel, FloorTouch]):
    """Shows one table; nothing of the mirror can be touched."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.ways = self.button_pool("bold_26")
        self.act = self.button_pool("bold_30")
        self.rounds = self.grid_view()
        self.rounds.shows_all = True

    def body(self, model: TablePageModel) -> Node:
        """Stand the mirror over the rounds, the facts at the right."""
        self.rounds.show_state(model.rounds)
        back, before, after = self.ways.show((BACK, model.before, model.after))
        act = [Slot(one).of(_ACT) for one in self.act.show((model.act,) if model.act else ())]
        head = row(
            Slot(back).of(176),
            space(8),
            Text(model.title, "heavy_38").hug(),
            Text(model.about, "medium_24", "text_2").hug(),
            *(pill(one) for one in model.pills),
            space(),
            Slot(before).of(_WAY),
            Slot(after).of(_WAY),
            gap=14,
        )
        left = column(
            mirror(model.mirror),
            titled(Msg("Last rounds"), Slot(self.rounds)).of(_ROUNDS),
            gap=14,
        )
        right = column(
            _dealer(model).of(_DEALER),
            facts(model.devices).sharing(0.45),
            facts(model.numbers).sharing(0.55),
            *act,
            gap=14,
        )
        return column(head.of(_HEAD), row(left, right.of(_SIDE), gap=14), gap=14)


def _dealer(model: TablePageModel) -> Node:
    low, high = min(model.pace, default=0), max(model.pace, default=0)
    shares = tuple((one - low) / max(1, high - low) for one in model.pace)
    course = Drawn(lambda painter, box: draw_course(painter, box, shares)).across(34)
    ring = Panel(Icon("person", 36, "text_2"), fill="raised", edge=None, radius=36, pad=(18, 0))
    person = row(
        ring.of(72).across(72),
        column(
            Text(model.dealer, "bold_28").of(42),
            Text(model.dealer_since, "medium_22", "text_2").of(38),
        ),
        column(
            Text(model.rounds_per_hour, "heavy_38", align=RIGHT).of(46),
            Text(Msg("rounds per hour"), "medium_20", "text_2", RIGHT, breaks=True).of(42),
        ).of(178),
        gap=18,
    )
    pace = row(Text(model.pace_words, "medium_22", "text_2", breaks=True), course.of(188), gap=14)
    return Panel(column(person.of(92), space(6), rule(), pace), pad=(22, 14))
