"""Staff cards as they show: their printed levels, those to be swiped by touch, one asked for."""

from dealer_assist.message import Msg
from dealer_assist.table.facts import card_answers, voids
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role
from dealer_assist.ui.table.model.panel import HandPanelModel, NoticeModel
from dealer_assist.ui.table.presenter.notices import device_cure
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel

LEVELS = {Role.SUPERVISOR: ("SUPV", 1), Role.EXECUTIVE: ("EXEC", 2)}
"""The cards that authorise a prize, or stand for a Supervisor: the word on a button, its stars."""
DEALER_LEVEL = ("DEALER", 0)
"""What stands on the button of a prize that needs no card."""


def card_request(table: Table, view: PassingView) -> HandPanelModel | None:
    """Ask for the card that the prompt names, where one is asked for at the table itself."""
    match view.next_thing(table).what:
        case "key_lost_claim" | "key_lost_back" | "key_lost_left":
            hint = Msg("replaces the key that is not seen, on record")
            trouble = NoticeModel(
                Msg("Key switch: no answer"),
                Msg(
                    "{cure} Or use a Supervisor's card in place of the key.",
                    cure=device_cure("key_switch"),
                ),
                "unlink",
            )
            return _request(view, hint, trouble)
        case "void_card":
            hint = Msg("voids the round. KEEP THE ROUND continues it")
            needed = voids.role_needed(table)
            asked = Msg("Cards are out: a void needs {card} card.", card=a_role(needed))
            trouble = NoticeModel(Msg("A void was asked for"), asked, "void")
            return _request(view, hint, trouble, needed)
        case "asked_card":
            hint = Msg("NO CARD changes nothing")
            trouble = NoticeModel(Msg("A card is asked for"), next_step(table).detail, "card")
            return _request(view, hint, trouble, card_answers.role_needed(table))
        case "key_holder":
            hint = Msg("records who holds the key")
            asked = Msg("The house wants to know before J-POT records.")
            return _request(view, hint, NoticeModel(Msg("Who holds the key?"), asked, "key"))
        case _:
            return None


def _request(
    view: PassingView, hint: str, without_cards: NoticeModel, needed: Role = Role.SUPERVISOR
) -> HandPanelModel:
    swipe = Msg("Swipe a Supervisor's card")
    if needed is Role.EXECUTIVE:
        swipe = Msg("Swipe an Executive's card")
    cards = supervisor_cards(view.simulated_cards)
    if not cards:
        return HandPanelModel(swipe, hint, notices=(without_cards,))
    return HandPanelModel(swipe, hint, cards=cards)


def supervisor_cards(members: tuple[StaffMember, ...]) -> tuple[SimulatedCardModel, ...]:
    """Show the simulated cards that are enough, and one that is not."""
    if not members:
        return ()
    enough = tuple(
        SimulatedCardModel(member.key, member.role.label, member.name, stars=LEVELS[member.role][1])
        for member in members
        if member.role in LEVELS
    )
    dealers = tuple(
        SimulatedCardModel(member.key, member.role.label, member.name)
        for member in members
        if member.role is Role.DEALER
    )
    return (*enough, *dealers[:1])


def level_cards(view: PassingView) -> tuple[SimulatedCardModel, ...]:
    """Show the simulated cards that authorise a prize, and one that nobody knows."""
    return simulated_cards(tuple(card for card in view.simulated_cards if card.role in LEVELS))


def simulated_cards(members: tuple[StaffMember, ...]) -> tuple[SimulatedCardModel, ...]:
    """Show the cards that can be swiped by touch, and one that nobody knows."""
    if not members:
        return ()
    shown = tuple(
        SimulatedCardModel(
            member.key,
            member.role.label,
            member.name,
            stars=LEVELS[member.role][1] if member.role in LEVELS else 0,
        )
        for member in members
    )
    return (*shown, SimulatedCardModel("unknown", Msg("Unknown"), Msg("Any card"), icon="barred"))
