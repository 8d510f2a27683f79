"""A view shows one model and hears of each new one once."""

import pytest

from dealer_assist.ui.toolkit.view import View


class Count(View[int]):
    """Counts the models that were new."""

    news = 0

    def changed(self, model: int) -> None:
        self.news += 1


def test_the_same_model_again_changes_nothing(context, qtbot) -> None:
    view = Count(context)
    qtbot.addWidget(view)
    assert not view.shows_something
    for model in (1, 1, 2):
        view.show_state(model)
    assert (view.news, view.model) == (2, 2)


def test_before_the_first_model_there_is_none_to_read(context, qtbot) -> None:
    view = Count(context)
    qtbot.addWidget(view)
    with pytest.raises(LookupError, match="shows nothing yet"):
        _ = view.model
