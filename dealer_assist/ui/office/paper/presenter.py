"""The words and the buttons beside a page."""

from dealer_assist.desk.slip_text import reprint_mark
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.paper.model import (
    LookedCloser,
    PageLeft,
    PageSaved,
    PaperPrinted,
    PaperTouch,
    Sight,
)

_CLOSER: dict[Sight, Button[PaperTouch]] = {
    Sight.WHOLE: Button(LookedCloser(Sight.TOP), "LOOK CLOSER", "plus"),
    Sight.TOP: Button(LookedCloser(Sight.BOTTOM), "LOWER PART", "plus"),
    Sight.BOTTOM: Button(LookedCloser(Sight.WHOLE), "WHOLE PAGE", "plus"),
}


def paper_acts(sight: Sight, refusal: str) -> tuple[Button[PaperTouch], ...]:
    """Offer a closer look, both ways to paper, and the way back."""
    state = ActionState.NOT_YET if refusal else ActionState.AVAILABLE
    return (
        _CLOSER[sight],
        Button(PageSaved(), "SAVE AS PDF", "book", "It counts as paper"),
        Button(PaperPrinted(), "PRINT SLIP", "printer", refusal, state, refusal),
        Button(PageLeft(), "BACK", "arrow-left"),
    )


def copy_words(copy: int) -> str:
    """Say which copy it is."""
    what = f"This paper is {reprint_mark(copy)}" if copy > 1 else "This paper is the ORIGINAL"
    return f"{what}; it goes on record when it is printed or saved"
