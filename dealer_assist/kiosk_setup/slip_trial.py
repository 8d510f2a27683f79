"""The test slip: its words with a code that only the paper tells, and how its printing ended."""

from collections.abc import Callable, Sequence
from datetime import datetime
from random import Random

from dealer_assist.desk.slip_text import SIMULATED, SlipRow, SlipText
from dealer_assist.devices.messages import SlipFailed, SlipPrinted, SlipUncertain
from dealer_assist.devices.port import Port
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.printers.printer import Printer
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, replace

NAME = "set-up test"
_CODES, _OFFERED = range(111, 1000), 3
NOT_A_WIN = "NOT A WIN, NOT FOR PAY"


class SlipView(Value):
    """The test slip: its words, and whether it is printing, printed, failed, or read.

    `codes` are those offered to whoever reads the paper; none where no paper comes out.
    """

    words: SlipText
    code: str
    is_waiting: bool = False
    is_printed: bool = False
    trouble: str = ""
    is_read: bool = False
    needs_help: bool = False
    codes: tuple[str, ...] = ()


def test_slip(
    table: TableSetup, staff: tuple[str, ...], code: str, now: datetime, *, is_simulated: bool
) -> SlipText:
    """Write a slip with everything that a printer may get wrong: edges, letters, figures."""
    return SlipText(
        name=NAME,
        title="TEST OF PRINTER",
        marks=(SIMULATED,) if is_simulated else (NOT_A_WIN,),
        amount=" ".join(code),
        amount_words="Code on this slip",
        parts=(
            (
                SlipRow("Table", table.number),
                SlipRow("Game", table.game_name),
                SlipRow("Time", now.strftime("%d %b %Y %H:%M:%S")),
            ),
            (
                SlipRow("0123456789", "$12,345,678.90"),
                SlipRow("ABCDEFGHIJ", "abcdefghijk"),
                SlipRow("Äé ñ ł ř ő ß", "♠ ♥ ♦ ♣"),
                SlipRow("Left edge >", "< right edge"),
            ),
            tuple(SlipRow("Staff" if not place else "", name) for place, name in enumerate(staff)),
        ),
        signatures=(),
    )


def some_codes(random: Random) -> list[str]:
    """Return the code to print, and others among which it is to be found."""
    return [str(code) for code in random.sample(_CODES, _OFFERED)]


class SlipTest:
    """The slip on its way: printed at a port that is given back, then read by a person."""

    def __init__(self) -> None:
        self.view: SlipView | None = None
        self._port: Port | None = None
        self._printer: Printer | None = None

    @property
    def is_read(self) -> bool:
        """True if a person has said that the paper is well."""
        return self.view is not None and self.view.is_read

    @property
    def is_printing(self) -> bool:
        """True if the printer is at it."""
        return self._printer is not None

    def print(
        self, port: Port, words: SlipText, codes: Sequence[str], slip: SlipPicture, *, baud: int
    ) -> None:
        """Begin to print the first of the codes, at the pace of the line; 0 is at once.

        What has no pace has no paper to read a code off: none is asked for.
        """
        self.close()
        self.view = SlipView(
            words, codes[0], is_waiting=True, codes=tuple(sorted(codes)) if baud else ()
        )
        self._port = port
        self._printer = Printer(port, baud=baud)
        self._printer.print(slip)

    def tick(self, now_ms: int) -> bool:
        """Go on printing; tell whether that has just ended."""
        for message in self._printer.tick(now_ms) if self._printer is not None else ():
            match message:
                case SlipPrinted():
                    self._end("")
                    return True
                case SlipFailed(_, reason) | SlipUncertain(_, reason):
                    self._end(reason)
                    return True
                case _:
                    pass
        return False

    def read(self, code: str) -> None:
        """Take that the paper was read: by the code on it, which the screen does not show."""
        if self.view is not None and self.view.codes and code != self.view.code:
            raise Refused(Msg("The slip has another code: read it again, or touch NO, SHOW HELP"))
        self.answer(is_read=True, needs_help=False)

    def answer(self, *, is_read: bool, needs_help: bool) -> None:
        """Take what a person says of the paper; where it is not well, help is shown."""
        if self.view is None or not self.view.is_printed:
            raise Refused(Msg("No slip was printed yet. Print it first"))
        self.view = replace(self.view, is_read=is_read, needs_help=needs_help)

    def close(self) -> None:
        """Release the port."""
        if self._port is not None:
            self._port.close()
        self._port = self._printer = None

    def _end(self, trouble: str) -> None:
        self.close()
        if self.view is not None:
            self.view = replace(
                self.view, is_waiting=False, is_printed=not trouble, trouble=trouble
            )


DrawSlip = Callable[[SlipText], SlipPicture]
