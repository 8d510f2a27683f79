"""A sheet of the commission that a house has loaded, as a table knows it."""

from datetime import date

from dealer_assist.message import Msg
from dealer_assist.value import Value


class HouseSheet(Value):
    """What a sheet is for, and by whose paper: title of the letter, jurisdiction, number, date.

    `key` is the name of its file, `game` the file of the game that it adds to, `told` its own
    lines for the page of rules, `brings` its paytables and progressives by name,
    `options` the house rules that it has choices for.
    """

    key: str
    name: str
    title: int
    game: str
    jurisdiction: str
    number: str
    dated: date
    told: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """Name it by its paper."""
        return Msg(
            "{name}: sheet {number} of {day}",
            name=self.name,
            number=self.number,
            day=f"{self.dated:%d %b %Y}",
        )
