"""What became of a command in the end, and who hears of it; a listener that fails stops nobody."""

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

from dealer_assist.table.events import Event
from dealer_assist.value import Value

log = logging.getLogger(__name__)

News = TypeVar("News")


class Outcome(Value):
    """The answer of the desk, true where the command was done.

    A recorded no, such as a late chip, has events and a sentence. `is_shut_out` where the journal
    took nothing: nothing has happened, and the same may be asked again.
    """

    is_done: bool
    sentence: str = ""
    events: tuple[Event, ...] = ()
    is_shut_out: bool = False

    def __bool__(self) -> bool:
        """Be true where it was done, so that nobody takes a refusal for a yes."""
        return self.is_done


def inform(listeners: Iterable[Callable[[News], None]], news: News) -> None:
    """Inform all listeners, in their order."""
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
