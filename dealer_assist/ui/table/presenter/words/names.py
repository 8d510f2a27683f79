"""Names of what stands on record: a duty, a reason, a hand, a stage."""

from collections.abc import Sequence

from dealer_assist.message import Msg, holes
from dealer_assist.table.setup.table_setup import TableSetup

_DUTIES = {
    "chip": Msg("Camera shows the chip"),
    "camera": Msg("Cards shown to the camera"),
    "deck": Msg("Deck counted down"),
    "tax": Msg("W-2G completed"),
    "face_up": Msg("Hand left face up"),
    "keep": Msg("Cards kept"),
}


def duty_words(duty: str) -> str:
    """Name a duty by what is done for it."""
    return _DUTIES.get(duty, duty)


def reason_words(reason: str) -> str:
    """Return a recorded reason as the sentence of the house's list that it was chosen from."""
    return reason if isinstance(reason, Msg) or holes(reason) else Msg.of(reason, {})


def after_words(seat: int, waiting: Sequence[int], asked: int) -> str:
    """Say on a plate whose turn comes before it: of those who wait, else of the one asked now."""
    before = [one for one in waiting if one < seat]
    return Msg("AFTER SEAT {seat}", seat=before[-1] if before else asked)


def hand_label(setup: TableSetup, sensor: str, line: str) -> str:
    """Name a hand as printed, also one of a jackpot that this table no longer has."""
    jackpot = setup.jackpots.get(sensor)
    if jackpot is None or not jackpot.pays_line(line):
        return line.replace("_", " ")
    return jackpot.line(line).label


def stage_label(setup: TableSetup, key: str) -> str:
    """Name a stage as its game's file does, also one that the file no longer has."""
    labels = (stage.label for stage in setup.stages if stage.key == key)
    return next(labels, key.replace("_", " ").upper())
