"""The signs of a table on paper: one sheet after another, each sign in its frame."""

from dealer_assist import __version__
from dealer_assist.message import Msg
from dealer_assist.reports.page import PaperPage, Poster
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.signage.sheets import Signage, TableSign


def signage_page(signage: Signage, foot: str) -> PaperPage:
    """Return every sign of a table."""
    return PaperPage(
        name=f"signs-table-{signage.table}",
        title=signage.game,
        subtitle=Msg("Table {table}", table=signage.table),
        blocks=tuple(map(_poster, signage.signs)),
        marks=(signage.mark,) if signage.mark else (),
        foot=foot,
    )


def signage_foot(setup: TableSetup) -> str:
    """Return from which definitions a sign was made, and by which version."""
    law = setup.jurisdiction.name
    return f"{law} · definitions {setup.digest[:16]} · Dealer Assist {__version__}"


def _poster(sign: TableSign) -> Poster:
    return Poster(
        title=sign.title,
        notices=sign.notices,
        rows=sign.rows,
        notes=sign.notes,
        source=sign.rule,
        heads=sign.by_hands,
    )
