"""The quick card of a game and console: steps, hand buttons and troubles on one sheet.

Its words are those of the prompts and of the rules in force, so it says what the screen says.
"""

from collections.abc import Iterator

from dealer_assist import __version__
from dealer_assist.jackpot.definition import Line
from dealer_assist.message import Msg, joined
from dealer_assist.reports.page import Block, PaperGrid, PaperPage, Rows, Steps
from dealer_assist.rules.money import chips
from dealer_assist.table.facts import irregularities
from dealer_assist.table.guide.round_card import round_steps, troubles
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.words import has_key, start_label
from dealer_assist.ui.table.presenter.pay.pay_words import pays_text

_TROUBLES = {
    irregularities.WRONG_CARDS: Msg("Wrong number of cards"),
    irregularities.WRONG_DRAW: Msg("Card drawn wrongly"),
    irregularities.EXPOSED: Msg("Card exposed"),
    irregularities.SHUFFLER: Msg("Shuffler"),
}


def quick_card(setup: TableSetup) -> PaperPage:
    """Write the card of a table's game and console."""
    console = setup.console.capitalize()
    return PaperPage(
        name=f"quick-card-{setup.game.replace('_', '-')}-{setup.console}",
        title=setup.game_name,
        subtitle=Msg("{console} console", console=console),
        blocks=(
            Steps(Msg("A round"), round_steps(setup)),
            *_hands(setup),
            Rows(tuple(_troubles(setup)), Msg("What can go wrong")),
        ),
        foot=f"{setup.jurisdiction.name} · definitions {setup.digest[:16]} · {__version__}",
    )


def _hands(setup: TableSetup) -> Iterator[Block]:
    """List the hand buttons; those of two sensors in one table, each with its sensor."""
    if not setup.jackpots:
        return
    titles = [
        Msg("{jackpot}, {stake} wager", jackpot=one.label, stake=chips(one.wager_cents))
        for one in setup.jackpots.values()
    ]
    several = len(setup.jackpots) > 1
    hand = (Msg("Sensor"), Msg("Hand")) if several else (Msg("Hand"),)
    columns = (*hand, Msg("Pays"), Msg("Envy"), Msg("Needs"))
    rows = tuple(
        (
            *((sensor,) if several else ()),
            line.label,
            pays_text(line, is_house=jackpot.is_house),
            chips(line.envy_cents) if line.envy_cents else "–",
            _needs(setup, sensor, line),
        )
        for sensor, jackpot in setup.jackpots.items()
        for line in jackpot.lines
    )
    figures = frozenset({len(hand), len(hand) + 1})
    yield PaperGrid(joined("; ", titles), columns, rows, figures)


def _needs(setup: TableSetup, sensor: str, line: Line) -> str:
    """Say whose word a prize needs; one off a meter grows, and with it whose."""
    prize = line.fixed_prize(setup.jackpots[sensor].wager_cents)
    level = setup.level_for(sensor, line.key, prize)
    if level is Role.DEALER:
        return level.label
    if has_key(setup):
        return Msg("Key")
    if line.percent and level is Role.SUPERVISOR:
        high = chips(setup.authority.executive_from_cents)
        return joined(", ", (level.label, Msg("Executive from {amount}", amount=high)))
    return level.label


def _troubles(setup: TableSetup) -> Iterator[tuple[str, str]]:
    if setup.jackpots:
        late = Msg(
            "A chip that comes after {button} is late: it never counts.", button=start_label(setup)
        )
        yield Msg("Late chip"), late
    yield from ((_TROUBLES[kind], cure) for kind, cure in troubles(setup).items())
    kept = Msg("Everything that was shown is on record.")
    yield Msg("Power cut"), joined(" ", (kept, Msg("The next start resumes right here.")))
