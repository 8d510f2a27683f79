"""The slip of a ruling: what goes to the pit's file, as it is on record; English as every slip."""

from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.message import listed
from dealer_assist.reports.page import Notice, PaperPage, Rows, Signatures
from dealer_assist.rules.money import dollars
from dealer_assist.table.facts.rulings import WITH_CHIPS
from dealer_assist.table.guide.ruling_words import chips_words, kind_words
from dealer_assist.table.setup.table_setup import TableSetup

_SIMULATED = "SIMULATED"


def ruling_slip(one: RulingLine, setup: TableSetup) -> PaperPage:
    """Write a ruling; one that was withdrawn says so first, and by whom."""
    withdrawn = () if one.holds else (Notice(f"Withdrawn by {one.withdrawn_by}"),)
    return PaperPage(
        name=f"ruling-{one.number}",
        title=f"Ruling no. {one.number}",
        subtitle=f"Table {setup.number}, {setup.game_name}",
        blocks=(
            *withdrawn,
            Rows(
                (
                    ("Round", str(one.round)),
                    ("Ruled", f"{one.at:%d %b %Y %H:%M:%S}"),
                    ("Camera", f"{one.camera:%d %b %Y %H:%M:%S}"),
                    ("What it was", kind_words(one.kind)),
                    *_seats(one),
                    *_chips(one, setup),
                    *((("Exposed card", one.answer),) if one.answer else ()),
                    *((("Note", one.note),) if one.note else ()),
                    ("Dealer", one.dealer_name),
                    ("Ruled by", one.by),
                )
            ),
            Signatures(("Ruled by",)),
        ),
        marks=(_SIMULATED,) if setup.is_simulated else (),
    )


def _seats(one: RulingLine) -> tuple[tuple[str, str], ...]:
    if not one.seats:
        return ()
    return (("Seat" if len(one.seats) == 1 else "Seats", listed(map(str, one.seats))),)


def _chips(one: RulingLine, setup: TableSetup) -> tuple[tuple[str, str], ...]:
    if one.kind not in WITH_CHIPS:
        return ()
    return (
        ("Wager", setup.label_of(one.wager)),
        ("Before, as paid", dollars(one.before_cents)),
        ("After, as ruled", dollars(one.after_cents)),
        ("To do", chips_words(one.seats, one.cents)),
    )
