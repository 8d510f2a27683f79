"""The slip of a ruling: what goes to the pit's file, as it is on record; English as every slip."""

from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.message import listed
from dealer_assist.reports.page import Notice, PaperPage, Rows, Signatures
from dealer_assist.rules.money import dollars
from dealer_assist.table.facts.rulings import WITH_CHIPS
from dealer_assist.table.guide.ruling_words import chips_words, kind_words
from dealer_assist.table.setup.table_setup import TableSetup

_SIMULATED = "SIMULATED"


def ruling_slip(line: RulingLine, setup: TableSetup) -> PaperPage:
    """Write a ruling; one that was withdrawn says so first, and by whom."""
    withdrawn = () if line.holds else (Notice(f"Withdrawn by {line.withdrawn_by}"),)
    return PaperPage(
        name=f"ruling-{line.number}",
        title=f"Ruling no. {line.number}",
        subtitle=f"Table {setup.number}, {setup.game_name}",
        blocks=(
            *withdrawn,
            Rows(
                (
                    ("Round", str(line.round)),
                    ("Ruled", f"{line.at:%d %b %Y %H:%M:%S}"),
                    ("Camera", f"{line.camera:%d %b %Y %H:%M:%S}"),
                    ("What it was", kind_words(line.kind)),
                    *_seats(line),
                    *_chips(line, setup),
                    *((("Exposed card", line.answer),) if line.answer else ()),
                    *((("Note", line.note),) if line.note else ()),
                    ("Dealer", line.dealer_name),
                    ("Ruled by", line.by),
                )
            ),
            Signatures(("Ruled by",)),
        ),
        marks=(_SIMULATED,) if setup.is_simulated else (),
    )


def _seats(line: RulingLine) -> tuple[tuple[str, str], ...]:
    if not line.seats:
        return ()
    return (("Seat" if len(line.seats) == 1 else "Seats", listed(map(str, line.seats))),)


def _chips(line: RulingLine, setup: TableSetup) -> tuple[tuple[str, str], ...]:
    if line.kind not in WITH_CHIPS:
        return ()
    return (
        ("Wager", setup.label_of(line.wager)),
        ("Before, as paid", dollars(line.before_cents)),
        ("After, as ruled", dollars(line.after_cents)),
        ("To do", chips_words(line.seats, line.cents)),
    )
