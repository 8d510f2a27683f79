"""What a sign with roads shows, as plain facts. No Qt here, no seat and no stake."""

from dealer_assist.frozen import frozen


@frozen
class Bead:
    """One cell of a sheet: a letter on the plate, else empty; what it is tells its shape."""

    column: int
    row: int
    kind: str
    letter: str = ""
    strokes: int = 0
    mark: str = ""


@frozen
class RoadSheet:
    """A road under its name, on a sheet of so many columns; the newest stand at the right."""

    name: str
    columns: int
    beads: tuple[Bead, ...]


@frozen
class RoadsModel:
    """The roads of the shoe, and what it has counted; `note` where nothing can be told now."""

    title: str
    detail: str
    plate: RoadSheet
    big: RoadSheet
    derived: tuple[RoadSheet, ...]
    figures: tuple[tuple[str, str], ...]
    foot: str
    note: str = ""
