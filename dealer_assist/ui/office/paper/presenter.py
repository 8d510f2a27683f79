"""The words and the buttons beside a page."""

from dealer_assist.desk.slip_text import reprint_mark
from dealer_assist.message import Msg
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
    Sight.WHOLE: Button(LookedCloser(Sight.TOP), Msg("LOOK CLOSER"), "plus"),
    Sight.TOP: Button(LookedCloser(Sight.BOTTOM), Msg("LOWER PART"), "plus"),
    Sight.BOTTOM: Button(LookedCloser(Sight.WHOLE), Msg("WHOLE PAGE"), "plus"),
}


def paper_acts(sight: Sight, refusal: str) -> tuple[Button[PaperTouch], ...]:
    """Offer a closer look, both ways to paper, and the way back."""
    state = ActionState.NOT_YET if refusal else ActionState.AVAILABLE
    return (
        _CLOSER[sight],
        Button(PageSaved(), Msg("SAVE AS PDF"), "book", Msg("It counts as paper")),
        Button(PaperPrinted(), Msg("PRINT SLIP"), "printer", refusal, state, refusal),
        Button(PageLeft(), Msg("BACK"), "arrow-left"),
    )


def copy_words(copy: int) -> str:
    """Say which copy it is."""
    if copy > 1:
        return Msg(
            "This paper is {reprint}; it goes on record when it is printed or saved",
            reprint=reprint_mark(copy),
        )
    return Msg("This paper is the ORIGINAL; it goes on record when it is printed or saved")
