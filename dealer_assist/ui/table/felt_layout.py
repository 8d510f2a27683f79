"""Where seats and spots lie on the felt, read from a layout file, and stretched to a screen."""

from pathlib import Path

from dealer_assist.catalog.fields import Fields
from dealer_assist.value import Value

# Shares of spare height: deeper arc, taller plates; what is left goes under the plates.
_ARC_SHARE, _ARC_LIMIT = 0.30, 110.0
_PLATE_SHARE, _PLATE_LIMIT = 0.35, 90.0
# A felt that is too low gives its curve away first; below the plates a row of cards must fit.
_FLATTEST = 0.4
_BELOW, _CUE = 44.0, 36.0


class Spot(Value):
    """A place for a wager with the words printed on it."""

    wager: str
    printed: str
    is_optional: bool


class SeatPlace(Value):
    """Where the plate of a seat lies."""

    number: int
    x: float
    y: float


class FeltLayout(Value):
    """A felt in design pixels."""

    width: float
    height: float
    plate_width: float
    plate_height: float
    shoulder: float
    crown: float
    cue: tuple[float, float, float]
    spots: tuple[Spot, ...]
    seats: tuple[SeatPlace, ...]

    def stretched(self, width: float, height: float) -> "FeltLayout":
        """Return the same felt on another cloth: wider by proportion, spare height shared out."""
        if height < self.height:
            return self._flattened(width, height)
        ratio = width / self.width
        spare = max(0.0, height - self.height)
        arc = min(spare * _ARC_SHARE, _ARC_LIMIT)
        plate = min(spare * _PLATE_SHARE, _PLATE_LIMIT)
        drop = max(0.0, (spare - arc - plate) / 2)
        top = min(seat.y for seat in self.seats)
        deepest = max(max(seat.y for seat in self.seats) - top, 1.0)
        seats = tuple(
            SeatPlace(seat.number, seat.x * ratio, seat.y + drop + (seat.y - top) / deepest * arc)
            for seat in self.seats
        )
        cue_x, cue_y, cue_width = self.cue
        return FeltLayout(
            width,
            height,
            self.plate_width * ratio,
            self.plate_height + plate,
            self.shoulder + arc + drop,
            self.crown + drop,
            (cue_x * ratio, cue_y + drop + plate + arc * 0.2, cue_width * ratio),
            self.spots,
            seats,
        )

    def _flattened(self, width: float, height: float) -> "FeltLayout":
        """Return the same felt on a lower cloth: a flatter curve, then lower plates."""
        ratio = width / self.width
        top = min(seat.y for seat in self.seats)
        arc = max(max(seat.y for seat in self.seats) - top, 1.0)
        flat = min(self.height - height, arc * (1 - _FLATTEST))
        seats = tuple(
            SeatPlace(seat.number, seat.x * ratio, seat.y - (seat.y - top) / arc * flat)
            for seat in self.seats
        )
        x, y, wide = self.cue
        over = [
            seat.y
            for seat in seats
            if seat.x < (x + wide) * ratio and seat.x + self.plate_width * ratio > x * ratio
        ]
        middle = max(over, default=top)
        lowest = max(seat.y for seat in seats)
        plate = min(self.plate_height, height - _BELOW - middle, height - lowest)
        bottom = middle + plate
        return FeltLayout(
            width,
            height,
            self.plate_width * ratio,
            plate,
            self.shoulder - flat,
            self.crown,
            (x * ratio, min(y, (bottom + height - _CUE) / 2), wide * ratio),
            self.spots,
            seats,
        )


def read_layout(file: Path) -> FeltLayout:
    """Read a layout file; a missing or unknown key is named."""
    top = Fields.of_file(file)
    felt, cue = top.table("felt"), top.table("cue")
    layout = FeltLayout(
        felt.whole("width", least=1),
        felt.whole("height", least=1),
        felt.whole("plate_width", least=1),
        felt.whole("plate_height", least=1),
        felt.whole("shoulder"),
        felt.whole("crown"),
        (cue.whole("x"), cue.whole("y"), cue.whole("width")),
        tuple(_spot(spot) for spot in top.tables("spot")),
        tuple(_seat(seat) for seat in top.tables("seat")),
    )
    for part in (top, felt, cue):
        part.done()
    if not layout.seats:
        top.wrong("seat", "is missing; a layout has at least one seat")
    return layout


def _spot(table: Fields) -> Spot:
    spot = Spot(table.text("wager"), table.text("printed"), table.flag("optional", default=False))
    table.done()
    return spot


def _seat(table: Fields) -> SeatPlace:
    seat = SeatPlace(table.whole("number", least=1), table.whole("x"), table.whole("y"))
    table.done()
    return seat
