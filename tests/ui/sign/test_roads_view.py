"""The roads in pixels: shape tells the sides apart, and every kind of bead is drawn."""

from random_tables import shipped

from dealer_assist.journal.queries.shoe import ShoeOnRecord
from dealer_assist.table.facts.judging.roads import BANKER, PLAYER, TIE, ShoeCoup
from dealer_assist.ui.sign.presenter.roads import roads_model
from dealer_assist.ui.sign.roads_view import RoadsView

EZ = shipped("ez-baccarat-nexus")


def drawn(context, picture, shown, *coups: ShoeCoup) -> bytes:
    view = RoadsView(context)
    view.show_state(roads_model(EZ, 1, ShoeOnRecord(coups)))
    shown(view, 1600, 900)
    taken: bytes = picture(view)
    return taken


def test_every_bead_is_drawn_otherwise(context, picture, shown) -> None:
    shoes = (
        (),
        (ShoeCoup(BANKER),),
        (ShoeCoup(PLAYER),),
        (ShoeCoup(TIE),),
        (ShoeCoup(BANKER, "7"),),
        (ShoeCoup(PLAYER, "8"),),
        (ShoeCoup(BANKER), ShoeCoup(TIE)),
        (ShoeCoup(BANKER), ShoeCoup(TIE), ShoeCoup(TIE)),
        (ShoeCoup(BANKER), ShoeCoup(PLAYER), ShoeCoup(PLAYER), ShoeCoup(BANKER)),
    )
    pictures = {drawn(context, picture, shown, *coups) for coups in shoes}
    assert len(pictures) == len(shoes)


def test_the_counts_are_said_to_whoever_cannot_see_them(context) -> None:
    view = RoadsView(context)
    view.show_state(roads_model(EZ, 1, ShoeOnRecord((ShoeCoup(BANKER),))))
    assert "Banker 1, Player 0" in view.accessibleName()
