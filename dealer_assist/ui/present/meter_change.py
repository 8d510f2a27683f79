"""The two cards that set a meter: which one is awaited, and that nothing has moved yet."""

from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.guide import next_step
from dealer_assist.table.meter_changes import role_needed
from dealer_assist.table.staff import StaffMember
from dealer_assist.table.state import MeterChange, Table
from dealer_assist.ui.models.actions import ActionLook, Do
from dealer_assist.ui.present.event_words import reason_words
from dealer_assist.ui.present.panel import LEVELS, simulated_cards
from dealer_assist.ui.present.recorded import place_of
from dealer_assist.ui.supervisor_looks import ConfirmedLook, SwipeKind, SwipeLook


def meter_change_look(
    table: Table, asked: MeterChange, cards: tuple[StaffMember, ...], refusal: str
) -> SwipeLook:
    """Ask for the two cards that set a meter, and say what was wrong with the last one."""
    role = role_needed(table, asked)
    level = table.setup.jackpots[asked.sensor].level(asked.level)
    return SwipeLook(
        title=Msg("Set a meter"),
        place=place_of(table),
        list_title=reason_words(asked.reason),
        wins=(
            ConfirmedLook(
                asked.sensor,
                level.label,
                dollars(cents_shown(asked.to_micros)),
                role.label.upper(),
                LEVELS[role][1],
            ),
        ),
        list_note=Msg("Until both cards are swiped the meter stays as it is."),
        line=next_step(table).text,
        detail=_detail(table, asked),
        back=ActionLook(Do(c.CancelAdjustment()), Msg("CANCEL"), "cross", Msg("The meter stays")),
        kind=SwipeKind.REFUSED if refusal else SwipeKind.ASK,
        note=Msg("Two different people's cards"),
        cards=simulated_cards(tuple(one for one in cards if one.role in LEVELS)),
        refusal=refusal,
        wrong=refusal,
    )


def _detail(table: Table, asked: MeterChange) -> str:
    level = table.setup.jackpots[asked.sensor].level(asked.level)
    if asked.approved_by is not None:
        return Msg(
            "{name} has approved; {meter} is still as it was",
            name=asked.approved_by.name,
            meter=level.label,
        )
    return Msg(
        "Sets {meter} to {amount}", meter=level.label, amount=dollars(cents_shown(asked.to_micros))
    )
