"""Whoever wants to hear of something: one that fails takes nobody down."""

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

log = logging.getLogger(__name__)

News = TypeVar("News")


def inform(listeners: Iterable[Callable[[News], None]], news: News) -> None:
    """Tell everybody, in their order."""
    for listener in tuple(listeners):
        try:
            listener(news)
        except Exception:
            log.exception("A listener failed; the table goes on")


def look_again(views: Iterable[Callable[[], None]]) -> None:
    """Have everybody who shows the table look at it once more."""
    for view in tuple(views):
        try:
            view()
        except Exception:
            log.exception("A view failed; the table goes on")
