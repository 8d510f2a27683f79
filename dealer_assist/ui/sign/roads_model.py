"""What a sign with roads shows, as plain facts. No Qt here, no seat and no stake."""

from dealer_assist.value import Value


class Bead(Value):
    """One cell of a sheet: a letter on the plate, else empty; what it is tells its shape."""

    column: int
    row: int
    kind: str
    letter: str = ""
    strokes: int = 0
    mark: str = ""


class RoadSheet(Value):
    """A road under its name, on a sheet of so many columns; the newest stand at the right."""

    name: str
    columns: int
    beads: tuple[Bead, ...]


class RoadsModel(Value):
    """The roads of the shoe, and what it has counted; `note` where nothing can be told now."""

    title: str
    detail: str
    plate: RoadSheet
    big: RoadSheet
    derived: tuple[RoadSheet, ...]
    figures: tuple[tuple[str, str], ...]
    foot: str
    note: str = ""


class CardsThatWin(Value):
    """A bet on how the coup ends: cards that win it, what they make and for whom."""

    title: str
    odds: str
    cards: tuple[str, ...]
    side: str
    total: str
    sentence: str
    count: str


class MarginsThatWin(Value):
    """A bet on how far the own side wins: each margin with what it pays, the widest first."""

    title: str
    margins: tuple[str, ...]
    pays: tuple[str, ...]
    sentence: str
    natural: str


WhatWins = CardsThatWin | MarginsThatWin


class RoadSignModel(Value):
    """The sign of a baccarat table: roads and counts above, below them what wins, or more roads.

    `legend` are the beads of the first counts; `meters` are what each is won with, and its amount;
    `rule` is how Banker is paid at this table; `notice` is what the law has players read.
    """

    roads: RoadsModel
    legend: tuple[Bead, ...]
    limits: str
    meters: tuple[tuple[str, str], ...]
    wins: tuple[WhatWins, ...]
    rule: str
    notice: str = ""
    banner: str = ""
    shows_derived: bool = False
