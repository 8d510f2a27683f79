"""A pool makes each widget once and hides what is too much."""

from dealer_assist.ui.toolkit.children import Children, show_or_hide


class Shown:
    """Remembers what it shows."""

    def __init__(self) -> None:
        self.model = ""
        self.is_visible = False

    def show_state(self, model: str) -> None:
        self.model = model

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001, N802 - as Qt calls it
        self.is_visible = visible


def test_as_many_show_as_there_are_models() -> None:
    made: list[Shown] = []

    def make() -> Shown:
        made.append(Shown())
        return made[-1]

    pool = Children(make)
    assert [one.model for one in pool.show(("a", "b", "c"))] == ["a", "b", "c"]
    first = made[0]
    assert [one.model for one in pool.show(("d",))] == ["d"]
    assert pool.shown == [first]
    assert [one.is_visible for one in made] == [True, False, False]
    pool.show(("x", "y", "z"))
    assert len(made) == len(pool) == 3
    assert [one.model for one in pool] == ["x", "y", "z"]


def test_what_has_no_model_is_hidden_and_keeps_the_last() -> None:
    one = Shown()
    show_or_hide(one, "a")
    assert (one.model, one.is_visible) == ("a", True)
    show_or_hide(one, None)
    assert (one.model, one.is_visible) == ("a", False)
