"""Rows and columns share a page; what is fixed is kept, what is left is shared."""

import pytest
from PySide6.QtCore import QRectF
from screen_text import text_of

from dealer_assist.ui.toolkit.boxes import Drawn, Room, Slot, lay, lay_out, needs, paint
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.nodes import (
    Box,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Text,
    Wrap,
    abreast,
    column,
    inset,
    row,
    rule,
    space,
    stack,
    stacked,
    tiled,
    titled,
)
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace

WHOLE = QRectF(100, 50, 400, 200)


@pytest.fixture
def room(context: UiContext) -> Room:
    return Room(context, 1.0)


def boxes(tree: Node, room: Room, whole: QRectF = WHOLE) -> list[QRectF]:
    """Return the boxes of what is seen, in order; a space is seen as a box."""
    return [box for _, box in lay(tree, whole, room)]


def test_equal_trees_are_equal_values_and_a_changed_word_is_another() -> None:
    def tree(words: str) -> Node:
        return column(row(Text(words, "bold_30").hug(), space(), gap=6), Panel(Icon("check", 24)))

    assert tree("one") == tree("one")
    assert hash(tree("one")) == hash(tree("one"))
    assert tree("one") != tree("two")


def test_a_row_gives_what_is_fixed_and_shares_the_rest(room: Room) -> None:
    assert boxes(row(space(100), space(), space().sharing(2), gap=15), room) == [
        QRectF(100, 50, 100, 200),
        QRectF(215, 50, 90, 200),
        QRectF(320, 50, 180, 200),
    ]


def test_a_column_does_the_same_downwards(room: Room) -> None:
    found = boxes(column(space(50), space(), gap=10), room)
    assert found == [QRectF(100, 50, 400, 50), QRectF(100, 110, 400, 140)]


def test_what_is_none_is_left_out_with_its_gap(room: Room) -> None:
    first, second = boxes(row(space(), None, space(), gap=20), room)
    assert second.left() - first.right() == 20


def test_words_that_hug_take_their_own_width_in_the_readers_language(room: Room) -> None:
    words, rest = boxes(row(Text("SPACE", "bold_30").hug(), space()), room)
    assert words.width() == room.width_of("SPACE", "bold_30") + 1
    assert rest.right() == WHOLE.right()


def test_a_row_of_words_is_as_wide_as_they_are(room: Room) -> None:
    words = Text("SPACE", "bold_30").hug()
    *_, rest = boxes(row(row(Icon("check", 24), words, gap=6).hug(), space()), room)
    assert rest.left() - WHOLE.left() == 24 + 6 + needs(words, room)


def test_across_its_row_a_node_stands_in_the_middle_or_where_it_is_put(room: Room) -> None:
    middle, top = boxes(row(space().across(40), space().across(40, at=0)), room)
    assert (middle.top(), top.top(), top.height()) == (130, 50, 40)


def test_a_left_hand_turns_a_row_that_mirrors_and_no_other(context: UiContext) -> None:
    left = Room(replace(context, is_left_handed=True), 1.0)
    *_, near = boxes(row(space(100), space(), mirrors=True), left)
    assert (near.width(), near.right()) == (100, WHOLE.right())
    near, _ = boxes(row(space(100), space()), left)
    assert near.left() == WHOLE.left()


def test_a_panel_keeps_its_sides_clear(room: Room) -> None:
    ground, inner = boxes(Panel(Node(), pad=(20, 10)), room)
    assert (ground, inner) == (WHOLE, QRectF(120, 60, 360, 180))
    _, inner = boxes(Panel(Node(), pad=(1, 2, 3, 4)), room)
    assert inner == QRectF(101, 52, 396, 194)


def test_what_is_inset_keeps_its_sides_clear_without_a_ground(room: Room) -> None:
    around = inset(space(), (20, 5))
    assert boxes(around, room)[-1] == WHOLE.adjusted(20, 5, -20, -5)
    assert (around.fill, around.edge) == (None, None)


def test_wrapped_boxes_begin_a_new_line_where_the_first_is_full(room: Room) -> None:
    found = boxes(Wrap((Node(),) * 5, each=90, high=40, gap=10), room)
    assert found[3:] == [QRectF(400, 50, 90, 40), QRectF(100, 100, 90, 40)]


class Page(Canvas):
    """Lays a tree over itself and paints it."""

    tree = Node()

    def arrange(self) -> None:
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self.placed = lay_out(self.tree, whole, self)

    def draw(self, painter) -> None:
        paint(self.placed, painter)


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
            stack(Panel(dashed=True), Text("over it", "medium_26", breaks=True)).of(60),
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


class Unpainted(Node):
    """A picture that nobody has registered a paint for."""


def test_a_kind_of_node_without_a_paint_is_named(context, qtbot) -> None:
    with pytest.raises(LookupError, match="Nothing paints a Unpainted"):
        paint([(Unpainted(), WHOLE)], None)  # type: ignore[arg-type]


def test_what_is_stacked_is_as_high_as_there_is_room_for_and_no_more(room: Room) -> None:
    few = boxes(stacked([space()] * 2, most=60, gap=10), room)
    assert [box.top() for box in few] == [50, 120]
    assert boxes(stacked([space()] * 6, most=60, gap=10), room)[-1].bottom() == WHOLE.bottom()


def test_what_stands_abreast_is_as_wide_as_there_is_room_for_and_no_more(room: Room) -> None:
    few = boxes(abreast([space()] * 2, most=60, gap=10), room)
    assert [box.left() - WHOLE.left() for box in few] == [0, 70]
    many = boxes(abreast([space()] * 6, most=600, gap=10), room)
    assert many[-1].right() == pytest.approx(WHOLE.right())


def _by_height(words: str, box: Box) -> Node:
    return Node() if box.height() < 100 else Text(words, "bold_20")


def test_what_is_fitted_is_made_for_the_room_that_it_gets(room: Room) -> None:
    tree = Fitted(_by_height, ("There is room",))
    assert lay(tree, WHOLE, room) == [(Text("There is room", "bold_20"), WHOLE)]
    low = QRectF(0, 0, 400, 50)
    assert lay(tree, low, room) == [(Node(), low)]
    assert tree == Fitted(_by_height, ("There is room",))


def test_what_is_tiled_fills_row_after_row_and_keeps_room_for_more(room: Room) -> None:
    tiles = [Text(str(number), "bold_20") for number in range(4)]

    def placed(rows: int = 0) -> list[QRectF]:
        tree = tiled(tiles, columns=3, most=60, gap=20, rows=rows)
        return [box for node, box in lay(tree, WHOLE, room) if isinstance(node, Text)]

    assert [(box.left(), box.top()) for box in placed()] == [
        (100, 50),
        (240, 50),
        (380, 50),
        (100, 130),
    ]
    assert {box.size().toTuple() for box in placed()} == {(120, 60)}
    assert placed(rows=4)[0].height() == pytest.approx((200 - 3 * 20) / 4)


def large(context: UiContext) -> Room:
    return Room(with_preferences(context, Preferences(text_size=150)), 1.0)


def test_words_that_hug_grow_with_the_letters_of_a_person(context: UiContext) -> None:
    tree = row(Text("CONFIRM", "bold_28").hug(), space())
    words, _ = boxes(tree, large(context), QRectF(0, 0, 900, 80))
    assert words.width() > 1.4 * Room(context, 1.0).width_of("CONFIRM", "bold_28")


def test_they_take_nothing_from_words_beside_them(context: UiContext) -> None:
    title, note = Text("CONFIRM", "bold_28").hug(), Text("now", "bold_28")
    plain = Room(context, 1.0)
    both = needs(title, plain) + needs(note, plain)
    first, second = boxes(row(title, note), large(context), QRectF(0, 0, both + 6, 80))
    assert first.width() == pytest.approx(needs(title, plain) + 6)
    assert second.width() == pytest.approx(needs(note, plain))


def test_beside_what_is_laid_out_later_they_stay_plain(context: UiContext) -> None:
    words = Text("CONFIRM", "bold_28").hug()
    tree = row(words, column(Text("a", "bold_28")))
    first, _ = boxes(tree, large(context), QRectF(0, 0, 900, 80))
    assert first.width() == pytest.approx(needs(words, Room(context, 1.0)))


def test_a_row_that_hugs_grows_with_what_stands_in_it(context: UiContext) -> None:
    words = Text("CONFIRM", "bold_28").hug()
    first, _ = boxes(row(row(words).hug(), space()), large(context), QRectF(0, 0, 900, 80))
    assert first.width() > 1.4 * needs(words, Room(context, 1.0)) - 2


@pytest.mark.parametrize(
    ("person", "wide"), [(Preferences(), 5), (Preferences(high_contrast=True), 7)]
)
def test_the_line_of_a_panel_may_be_the_themes_own(
    context, qtbot, person: Preferences, wide: int
) -> None:
    page = Page(with_preferences(context, person))
    qtbot.addWidget(page)
    page.tree = Panel(line="selected")
    page.place(QRectF(0, 0, 400, 200), 1.0)
    page.show()
    (panel,) = text_of(page)
    assert panel.endswith(f"line {wide}")
