"""Rows and columns share a page; what is fixed is kept, what is left is shared."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.models.grid import Tone
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.toolkit.boxes import (
    Drawn,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Room,
    Slot,
    Stack,
    Text,
    Wrap,
    abreast,
    column,
    inset,
    row,
    rule,
    space,
    stacked,
    tiled,
    titled,
)
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.value import replace

WHOLE = QRectF(100, 50, 400, 200)


@pytest.fixture
def room(context: UiContext) -> Room:
    return Room(context, 1.0)


def test_a_row_gives_what_is_fixed_and_shares_the_rest(room: Room) -> None:
    one, two, three = space(100), space(), space().sharing(2)
    row(one, two, three, gap=15).lay(WHOLE, room)
    assert one.box == QRectF(100, 50, 100, 200)
    assert two.box == QRectF(215, 50, 90, 200)
    assert three.box == QRectF(320, 50, 180, 200)


def test_a_column_does_the_same_downwards(room: Room) -> None:
    one, two = space(50), space()
    column(one, two, gap=10).lay(WHOLE, room)
    assert (one.box, two.box) == (QRectF(100, 50, 400, 50), QRectF(100, 110, 400, 140))


def test_what_is_none_is_left_out_with_its_gap(room: Room) -> None:
    one, two = space(), space()
    row(one, None, two, gap=20).lay(WHOLE, room)
    assert two.box.left() - one.box.right() == 20


def test_words_that_hug_take_their_own_width_in_the_readers_language(room: Room) -> None:
    words, rest = Text("SPACE", "bold_30").hug(), space()
    row(words, rest).lay(WHOLE, room)
    assert words.box.width() == room.width_of("SPACE", "bold_30") + 1
    assert rest.box.right() == WHOLE.right()


def test_a_row_of_words_is_as_wide_as_they_are(room: Room) -> None:
    words = Text("SPACE", "bold_30").hug()
    group = row(Icon("check", 24), words, gap=6).hug()
    row(group, space()).lay(WHOLE, room)
    assert group.box.width() == 24 + 6 + words.needs(room)


def test_across_its_row_a_node_stands_in_the_middle_or_where_it_is_put(room: Room) -> None:
    middle, top = space().across(40), space().across(40, at=0)
    row(middle, top).lay(WHOLE, room)
    assert (middle.box.top(), top.box.top(), top.box.height()) == (130, 50, 40)


def test_a_left_hand_turns_a_row_that_mirrors_and_no_other(context: UiContext) -> None:
    left = Room(replace(context, is_left_handed=True), 1.0)
    near, far = space(100), space()
    row(near, far, mirrors=True).lay(WHOLE, left)
    assert near.box.right() == WHOLE.right()
    row(near, far).lay(WHOLE, left)
    assert near.box.left() == WHOLE.left()


def test_a_panel_keeps_its_sides_clear(room: Room) -> None:
    inner = Node()
    Panel(inner, pad=(20, 10)).lay(WHOLE, room)
    assert inner.box == QRectF(120, 60, 360, 180)
    Panel(inner, pad=(1, 2, 3, 4)).lay(WHOLE, room)
    assert inner.box == QRectF(101, 52, 396, 194)


def test_what_is_inset_keeps_its_sides_clear_without_a_ground(room: Room) -> None:
    inner = space()
    around = inset(inner, (20, 5))
    around.lay(WHOLE, room)
    assert inner.box == WHOLE.adjusted(20, 5, -20, -5)
    assert (around.fill, around.edge) == (None, None)


def test_wrapped_boxes_begin_a_new_line_where_the_first_is_full(room: Room) -> None:
    boxes = [Node() for _ in range(5)]
    Wrap(boxes, each=90, high=40, gap=10).lay(WHOLE, room)
    assert boxes[3].box == QRectF(400, 50, 90, 40)
    assert boxes[4].box == QRectF(100, 100, 90, 40)


class Page(Canvas):
    """Lays a tree over itself and paints it."""

    tree = Node()

    def arrange(self) -> None:
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self.tree.lay(whole, Room(self.context, self.scale))

    def draw(self, painter) -> None:
        self.tree.paint(painter)


def test_a_slot_places_its_widget_at_the_scale_of_the_screen(context, qtbot) -> None:
    page = Page(context)
    qtbot.addWidget(page)
    child = Canvas(context, page)
    page.tree = row(space(100), Slot(child))
    page.place(QRectF(0, 0, 400, 200), 0.5)
    assert child.geometry().getRect() == (50, 0, 150, 100)


def test_every_kind_of_node_is_painted_and_nothing_is_too_long(context, qtbot) -> None:
    drawn: list[QRectF] = []
    page = Page(context)
    qtbot.addWidget(page)
    page.tree = titled(
        "A title",
        column(
            row(Icon("check", 28, Tone.WELL), Text("Plain", "bold_30", Tone.BROKEN), Icon("", 28)),
            rule(),
            Paragraph("Words that go on in a second line", "medium_26", "text_2", 32).of(70),
            Stack(Panel(dashed=True), Text("over it", "medium_26", breaks=True)).of(60),
            Drawn(lambda painter, box: drawn.append(box)).of(30),
        ),
        "a note",
    )
    page.place(QRectF(0, 0, 400, 400), 1.0)
    page.grab()
    assert page.too_long == ()
    assert drawn[0].height() == 30


def test_words_without_room_are_reported_as_too_long(context, qtbot) -> None:
    page = Page(context)
    qtbot.addWidget(page)
    page.tree = Text("far too long for this", "bold_30")
    page.place(QRectF(0, 0, 60, 40), 1.0)
    page.grab()
    assert page.too_long == ("far too long for this",)


def test_what_is_stacked_is_as_high_as_there_is_room_for_and_no_more(room: Room) -> None:
    few, many = [space() for _ in range(2)], [space() for _ in range(6)]
    stacked(few, most=60, gap=10).lay(WHOLE, room)
    assert [one.box.top() for one in few] == [50, 120]
    stacked(many, most=60, gap=10).lay(WHOLE, room)
    assert many[-1].box.bottom() == WHOLE.bottom()


def test_what_stands_abreast_is_as_wide_as_there_is_room_for_and_no_more(room: Room) -> None:
    few, many = [space() for _ in range(2)], [space() for _ in range(6)]
    abreast(few, most=60, gap=10).lay(WHOLE, room)
    assert [one.box.left() - WHOLE.left() for one in few] == [0, 70]
    abreast(many, most=600, gap=10).lay(WHOLE, room)
    assert many[-1].box.right() == pytest.approx(WHOLE.right())


def test_what_is_fitted_is_made_for_the_room_that_it_gets(room: Room) -> None:
    made: list[Node] = []

    def make(box: QRectF) -> Node:
        made.append(Node() if box.height() < 100 else Text("There is room", "notice"))
        return made[-1]

    tree = Fitted(make)
    tree.lay(WHOLE, room)
    tree.lay(QRectF(0, 0, 400, 50), room)
    assert [type(one) for one in made] == [Text, Node]
    assert made[0].box == WHOLE


def test_what_is_tiled_fills_row_after_row_and_keeps_room_for_more(room: Room) -> None:
    tiles = [space() for _ in range(4)]
    tiled(tiles, columns=3, most=60, gap=20).lay(WHOLE, room)
    assert [(one.box.left(), one.box.top()) for one in tiles] == [
        (100, 50),
        (240, 50),
        (380, 50),
        (100, 130),
    ]
    assert {one.box.size().toTuple() for one in tiles} == {(120, 60)}
    tiled(tiles, columns=3, most=60, gap=20, rows=4).lay(WHOLE, room)
    assert tiles[0].box.height() == pytest.approx((200 - 3 * 20) / 4)


def large(context: UiContext) -> Room:
    return Room(with_preferences(context, Preferences(text_size=150)), 1.0)


def test_words_that_hug_grow_with_the_letters_of_a_person(context: UiContext) -> None:
    words, room = Text("CONFIRM", "bold_28").hug(), large(context)
    row(words, space()).lay(QRectF(0, 0, 900, 80), room)
    plain = Room(context, 1.0).width_of("CONFIRM", "bold_28")
    assert words.box.width() > 1.4 * plain


def test_they_take_nothing_from_words_beside_them(context: UiContext) -> None:
    title, note, room = Text("CONFIRM", "bold_28").hug(), Text("now", "bold_28"), large(context)
    plain = Room(context, 1.0)
    both = title.needs(plain) + note.needs(plain)
    row(title, note).lay(QRectF(0, 0, both + 6, 80), room)
    assert title.box.width() == pytest.approx(title.needs(plain) + 6)
    assert note.box.width() == pytest.approx(note.needs(plain))


def test_beside_what_is_laid_out_later_they_stay_plain(context: UiContext) -> None:
    words, room = Text("CONFIRM", "bold_28").hug(), large(context)
    row(words, column(Text("a", "bold_28"))).lay(QRectF(0, 0, 900, 80), room)
    assert words.box.width() == pytest.approx(words.needs(Room(context, 1.0)))


def test_a_row_that_hugs_grows_with_what_stands_in_it(context: UiContext) -> None:
    words, room = Text("CONFIRM", "bold_28").hug(), large(context)
    row(row(words).hug(), space()).lay(QRectF(0, 0, 900, 80), room)
    assert words.box.width() > 1.4 * words.needs(Room(context, 1.0)) - 2
