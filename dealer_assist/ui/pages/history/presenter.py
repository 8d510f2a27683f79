"""The rounds of a table in a list: who dealt, what was bet and won, how it ended."""

from dealer_assist.journal.queries.round_list import RoundLine
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.facts import rulings
from dealer_assist.table.state import Table
from dealer_assist.ui.models.grid import Column, Grid, Row, Tone, cells
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.pages.history.model import Looked, RuledOn
from dealer_assist.ui.table.presenter.view import spaced
from dealer_assist.ui.table.presenter.words.names import reason_words

COLUMNS = (
    Column(Msg("Round"), 0.7, is_strong=True),
    Column(Msg("Opened"), 1.8),
    Column(Msg("Dealer"), 1.5),
    Column(Msg("How it ended"), 2.1, is_toned=True),
    Column(Msg("Jackpot wagers"), 1.8, is_right=True),
    Column(Msg("Wins"), 0.6, is_right=True, is_strong=True),
    Column(Msg("Won"), 1.3, is_right=True, is_strong=True),
)
_ENDED = {
    "ended": Msg("Ended"),
    "closed": Msg("Table closed"),
    "betting": Msg("Open for bets"),
    "in-play": Msg("In play now"),
}


def history_model(
    now: Table, rounds: tuple[RoundLine, ...], trouble: str = ""
) -> Grid[Looked | RuledOn]:
    """List rounds, each with a button to look at it step by step, and one to rule on it."""
    empty = trouble or Msg("No round is on record yet")
    return Grid(COLUMNS, tuple(_row(now, line) for line in rounds), empty)


def _row(now: Table, line: RoundLine) -> Row[Looked | RuledOn]:
    number = spaced(line.round)
    return Row(
        cells(
            number,
            line.opened_local,
            line.dealer,
            _how(line),
            f"{line.wagers}, {chips(line.wagered_cents)}" if line.wagers else "–",
            str(line.wins) if line.wins else "–",
            dollars(line.prize_cents) if line.wins else "–",
        ),
        tone=Tone.BROKEN if line.is_voided else Tone.PLAIN,
        button=Button(
            Looked(line.round),
            Msg("LOOK"),
            "history",
            name=Msg("LOOK AT ROUND {round}", round=line.round),
        ),
        beside=_ruling(now, line.round),
    )


def _ruling(now: Table, round_: int) -> Button[RuledOn] | None:
    """Lead straight to a ruling, where the house keeps them and the round was played."""
    if rulings.refusal(now, round_):
        return None
    name = Msg("Ruling on round {round}", round=round_)
    return Button(RuledOn(round_), Msg("RULING"), "flag", name=name)


def _how(line: RoundLine) -> str:
    ended = _ENDED.get(line.outcome, line.outcome)
    if n := line.wins_backed_out:
        return Msg(
            "{ended}, {n} wins backed out", one="{ended}, {n} win backed out", ended=ended, n=n
        )
    if n := line.late_wins:
        return Msg("{ended}, {n} late wins", one="{ended}, {n} late win", ended=ended, n=n)
    if line.is_voided:
        return Msg("Voided: {reason}", reason=reason_words(line.reason))
    if n := line.rulings:
        return Msg("{ended}, {n} rulings", one="{ended}, {n} ruling", ended=ended, n=n)
    return ended


def page_words(rounds: tuple[RoundLine, ...]) -> str:
    """Say which rounds are shown."""
    if not rounds:
        return ""
    if len(rounds) == 1:
        return Msg("Round {round}", round=spaced(rounds[0].round))
    first, last = spaced(rounds[-1].round), spaced(rounds[0].round)
    return Msg(
        "Rounds {first} to {last}, {n} wins",
        one="Rounds {first} to {last}, {n} win",
        first=first,
        last=last,
        n=sum(one.wins for one in rounds),
    )
