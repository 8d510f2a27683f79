"""A level that was hit, in the panel: the way of the meter, and the proof of its threshold."""

from dealer_assist.jackpot.must_hit import seal_of
from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.rules.money import cents_shown, chips, dollars
from dealer_assist.table.events.must_hit import ThresholdCrossed
from dealer_assist.table.facts import must_hit
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role, seats_named, start_label
from dealer_assist.ui.i18n.days import day_and_second
from dealer_assist.ui.table.model.panel import (
    HandPanelModel,
    HeadTagModel,
    PayChartModel,
    PayRowModel,
)
from dealer_assist.ui.table.presenter.view import PassingView

_GROUP = 4
_SHOWN = 16


def must_hit_panel(table: Table, view: PassingView) -> HandPanelModel | None:
    """Show who crossed the threshold and that the seal fits; nothing where no level was hit."""
    found = must_hit.waiting(table)
    if not found or table.round.claims or table.round.asked or view.selected is not None:
        return None
    hit = found[0]
    level = table.setup.line(hit.sensor, hit.level).label
    return HandPanelModel(
        Msg("crossed {level}: {prize}", level=level, prize=dollars(hit.award.prize)),
        Msg("with its {stake}, no hand needed", stake=chips(hit.award.stake)),
        seat=Msg("SEAT {seat}", seat=hit.seat),
        tags=(HeadTagModel(Msg("Needs {card} card", card=a_role(must_hit.role_needed(table)))),),
        charts=(_way(table, hit), _proof(view, hit)),
    )


def _way(table: Table, hit: ThresholdCrossed) -> PayChartModel:
    rows = [
        PayRowModel(
            Msg("Before {start}", start=start_label(table.setup)),
            (dollars(cents_shown(hit.before)),),
        )
    ]
    passed = [seat for seat, _ in hit.way].index(hit.seat) + 1
    *earlier, (_, crossed) = hit.way[:passed]
    if earlier:
        named = capitalized(seats_named(seat for seat, _ in earlier))
        rows.append(PayRowModel(named, (dollars(cents_shown(earlier[-1][1])),)))
    over = dollars(hit.threshold_cents)
    name = Msg("Seat {seat}, crosses {over}", seat=hit.seat, over=over)
    rows.append(PayRowModel(name, (dollars(cents_shown(crossed)),)))
    after = dollars(hit.meters[0].account.shown_cents)
    later = [seat for seat, _ in hit.way[passed:]]
    new = Msg("New meter")
    if later:
        new = Msg("New meter, with {seats}", seats=seats_named(later))
    rows.append(PayRowModel(new, (after,)))
    return PayChartModel(Msg("WAGERS COUNT FROM SEAT 1 TO SEAT 7"), tuple(rows))


def _proof(view: PassingView, hit: ThresholdCrossed) -> PayChartModel:
    signs = hit.seal[:_SHOWN].upper()
    groups = joined(" ", [signs[at : at + _GROUP] for at in range(0, _SHOWN, _GROUP)])
    fits = seal_of(hit.threshold_cents, hit.seal_key) == hit.seal
    said = Msg("Opened, the seal fits") if fits else Msg("The seal does not fit")
    return PayChartModel(
        Msg("PROOF OF THE THRESHOLD"),
        (
            PayRowModel(Msg("Sealed"), (day_and_second(view.time_of(hit.sealed_at)),)),
            PayRowModel(Msg("Seal, 16 of 64"), (groups,)),
            PayRowModel(said, (dollars(hit.threshold_cents),)),
        ),
    )
