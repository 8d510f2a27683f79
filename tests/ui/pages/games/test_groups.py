"""The games at the left of their tables: each a button that never changes place."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.groups import ONE_COLUMN, TWO_COLUMNS, GameGroups
from dealer_assist.ui.pages.games.model import GameGroup

BODY = 772.0


def groups(count: int) -> tuple[GameGroup, ...]:
    return tuple(GameGroup(f"g{n}", f"Texas Hold'em Bonus {n}", "7 tables") for n in range(count))


def placed(context, shown, count: int) -> GameGroups:
    widget = GameGroups(context)
    widget.show_state(groups(count))
    width = widget.width_for(BODY)
    shown(widget, int(width), int(BODY))
    widget.place(QRectF(0, 0, width, BODY), 1.0)
    return widget


def test_as_many_games_as_fit_stand_in_one_column(context, shown, cut_texts) -> None:
    widget = placed(context, shown, 9)
    assert widget.width() == ONE_COLUMN
    assert min(button.height() for button in widget.buttons) >= 72
    widget.grab()
    assert cut_texts(widget) == []


def test_more_games_stand_in_two_columns_as_large_to_touch(context, shown, cut_texts) -> None:
    widget = placed(context, shown, 14)
    assert widget.width() == TWO_COLUMNS
    assert min(button.height() for button in widget.buttons) >= 72
    places = {(button.x(), button.y()) for button in widget.buttons}
    assert len(places) == 14
    widget.grab()
    assert cut_texts(widget) == []


def test_a_touch_names_the_group_and_a_shut_one_says_why(context, shown, fingers) -> None:
    widget = placed(context, shown, 2)
    chosen: list[object] = []
    widget.chosen.connect(chosen.append)
    fingers.tap(widget.buttons[1])
    assert chosen == ["g1"]
    widget.show_state(
        (*groups(1), GameGroup("g1", "Caribbean Stud", reason="No table here has it"))
    )
    fingers.tap(widget.buttons[1])
    assert chosen == ["g1"]
    assert widget.buttons[1].reason == "No table here has it"
