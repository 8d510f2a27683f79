"""What became of a command: done, or not, with the sentence that says why."""

from dealer_assist.frozen import frozen
from dealer_assist.table.events import Event


@frozen
class Outcome:
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
