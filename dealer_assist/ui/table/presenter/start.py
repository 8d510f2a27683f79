"""The start screen of a closed table: the self-check, and what a dealer's card will open."""

from datetime import datetime, tzinfo

from dealer_assist.desk.self_check import CheckItem
from dealer_assist.devices.registry import role_named
from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.table.facts import holding
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import settings_of
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_house_only
from dealer_assist.ui.table.actions import (
    Go,
)
from dealer_assist.ui.table.model.panel import HandPanelModel
from dealer_assist.ui.table.model.table import CheckLine, StartModel
from dealer_assist.ui.table.presenter.jackpots import offer
from dealer_assist.ui.table.presenter.notices import (
    MOST,
    device_cure,
    device_name,
    notices,
    procedure_notices,
)
from dealer_assist.ui.table.presenter.staff_cards import simulated_cards
from dealer_assist.ui.table.presenter.view import PassingView, spaced
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

GAMES, SCHOOL, PRINTER = "games", "school", "printer"
_WITH_WORD = 80  # letters of payments that leave room for a word before them


def start_model(table: Table, view: PassingView) -> StartModel | None:
    """Show what stands in place of the felt while the table is closed; nothing otherwise."""
    if table.round.phase is not Phase.CLOSED:
        return None
    checks = (*map(_item, view.checks), *_devices(table, view), *_floor(table))
    return StartModel(
        title=Msg("Self-check"),
        summary=_summary(checks),
        checks=checks,
        game=table.setup.game_name,
        facts=_facts(table),
        record=record_line(table),
        choose=Button(Go(GAMES), Msg("CHOOSE ANOTHER GAME"), "card", Msg("With a Supervisor card"))
        if view.lesson is None  # a lesson is played at its own table
        else None,
        school=Button(Go(SCHOOL), Msg("SCHOOL"), "book", Msg("Lessons, drills"))
        if view.has_school
        else None,
        take=next((_take(check) for check in view.checks if check.leads), None),
    )


def _take(check: CheckItem) -> Button[Go]:
    return Button(Go(check.leads), Msg("TAKE IT"), "check", check.name)


def closed_panel(table: Table, view: PassingView) -> HandPanelModel:
    """Show what does not work, or the cards that open the table, in place of the hand buttons."""
    wrong = (*procedure_notices(table), *notices(table, view))[:MOST]
    if view.simulated_cards:
        # The self-check names what cannot be pressed away; the cards that open the table stay.
        wrong = tuple(notice_model for notice_model in wrong if notice_model.button)
    if wrong:
        return HandPanelModel(Msg("Out of service"), notices=wrong)
    where = Msg("tap one to swipe it") if view.simulated_cards else Msg("at the reader")
    cards = simulated_cards(view.simulated_cards)
    return HandPanelModel(Msg("Swipe a dealer card"), where, cards=cards)


def record_line(table: Table) -> str:
    """Say what the last closing has left on record, or that this is the first opening.

    One meter is named; the boxes of several show them anyway.
    """
    meters, last = offer.meters(table.setup, table.accounts), spaced(table.round.number)
    match bool(table.round.number), len(meters):
        case False, 0:
            return Msg("First opening")
        case False, 1:
            return Msg("First opening: the meter starts at {amount}", amount=meters[0])
        case False, _:
            return Msg("First opening: meters at their seeds")
        case True, 0:
            return Msg("Closed after round {round}", round=last)
        case True, 1:
            return Msg(
                "Closed after round {round}. Closing meter recorded: {amount}",
                round=last,
                amount=meters[0],
            )
        case _:
            return Msg("Closed after round {round}. Closing meters recorded", round=last)


def opening_line(table: Table, view: PassingView) -> str:
    """Say what this opening has changed, or its meters, until the first chip is seen."""
    is_fresh = table.round.phase is Phase.BETTING and table.round.number == view.opened_round
    if not is_fresh or table.chips_seen:
        return ""
    if view.put_in_force:
        return _put_in_force(table, view.put_in_force)
    if not table.accounts:
        return ""
    meters = offer.meters(table.setup, table.accounts)
    if len(meters) == 1:
        return Msg("Opening meter recorded: {amount}", amount=meters[0])
    return Msg("Opening meters recorded")


def _put_in_force(table: Table, settings: tuple[Setting, ...]) -> str:
    first = settings[0]
    if len(settings) > 1:
        return Msg(
            "{n} settings are in force from this opening. See GAME MANAGER, Settings",
            n=len(settings),
        )
    labels = {setting.path: setting.label for setting in settings_of(table.setup)}
    return Msg(
        "In force from this opening: {setting} {value}",
        setting=labels.get(first.path, first.path),
        value=first.value.replace("_", " "),
    )


def resumed_line(table: Table) -> str:
    """Say that a round goes on where it stopped; while wins are paid, whom to pay counts more."""
    step = next_step(table)
    if step.key not in ("pay", "pay_seat"):
        return Msg("Resumed round {round} where it stopped", round=spaced(table.round.number))
    if len(step.detail) > _WITH_WORD:
        return step.detail
    return Msg("Resumed. {whom_to_pay}", whom_to_pay=step.detail)


def _item(check: CheckItem) -> CheckLine:
    if check.is_well:
        return CheckLine(check.name, check.found)
    told = Msg("{found}. {cure}.", found=capitalized(check.found), cure=check.cure)
    return CheckLine(check.name, told, is_well=False)


def _devices(table: Table, view: PassingView) -> tuple[CheckLine, ...]:
    return tuple(_device(view, one, where) for one, where in table.setup.devices.items())


def _device(view: PassingView, device: str, where: str) -> CheckLine:
    """Say how a device stands: one that answers may still want paper."""
    if device in view.lost_devices:
        no_answer = Msg("No answer. {cure}", cure=device_cure(device))
        return CheckLine(device_name(device), no_answer, is_well=False)
    if view.printer_trouble and device == PRINTER:
        return CheckLine(device_name(device), view.printer_trouble, is_well=False)
    return CheckLine(device_name(device), _well(device, where))


def _floor(table: Table) -> tuple[CheckLine, ...]:
    """Say why a closed table is not linked, where its floor has said so."""
    if table.lasting.link is None or not table.lasting.link.lost_at:
        return ()
    return (CheckLine(Msg("Link"), table.lasting.link.why, is_well=False),)


def _well(device: str, where: str) -> str:
    if where.rpartition(":")[2] == "simulated":
        return Msg("Simulated")
    role = role_named(device)
    return Msg("Answers") if role is None or role.is_asked else Msg("Port open")


def _summary(checks: tuple[CheckLine, ...]) -> str:
    well = sum(1 for check in checks if check.is_well)
    if well == len(checks):
        return Msg("All {n} checks passed", n=well)
    return Msg("{well} of {n} checks passed. The table can be opened", well=well, n=len(checks))


def _facts(table: Table) -> tuple[tuple[str, str], ...]:
    setup = table.setup
    bounds = offer.limits(setup)
    return (
        (Msg("Limits"), bounds[0] if bounds else offer.NONE),
        (Msg("Paytables"), offer.paytables(setup)),
        (
            Msg("Jackpot") if has_house_only(setup) else Msg("Progressive"),
            offer.progressives(setup),
        ),
    )


def is_covered(table: Table) -> bool:
    """True if the locked screen stands; a halted table shows its halt, and does nothing."""
    return bool(table.round.lock or table.round.holds) and table.round.phase is not Phase.HALTED


def locked_line(table: Table, zone: tzinfo | None) -> str:
    """Say who locked the table, since when, and what claims wait; or that it is held."""
    if table.round.lock is None:
        return Msg("HELD: two people must see why") if table.round.holds else ""
    since = datetime.fromtimestamp(table.round.lock.at / 1000, zone).strftime("%H:%M")
    line = Msg("Locked since {since}", since=since)
    if table.round.lock.by is not None:
        line = Msg("Locked by {name} since {since}", name=table.round.lock.by.name, since=since)
    n = len(table.round.claims)
    waiting = [Msg("{n} claims not confirmed", one="{n} claim not confirmed", n=n)] if n else []
    return joined(", ", (line, *waiting))


def asked_line(table: Table) -> str:
    """Say whose card unlocks it."""
    if table.round.lock is None and table.round.holds:
        return holding.held_refusal(table)
    if table.dealer is None or table.lasting.barred:
        return Msg("Swipe a staff card to unlock")
    if table.round.phase is Phase.BETTING:
        return Msg(
            "Swipe the card of {name}, a relief dealer or a Supervisor", name=table.dealer.name
        )
    return Msg("Swipe the card of {name} or a Supervisor", name=table.dealer.name)
