"""A round from its bets to its end, step by step, in the words of the prompts: for a card on paper.

No round runs, so what a prompt says of this moment's seats and amounts is left out.
"""

from collections.abc import Iterator

from dealer_assist.message import Msg, holes, joined
from dealer_assist.rules.paytable import GameStage
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.facts import rounds
from dealer_assist.table.facts.irregularities import SHUFFLER, offered
from dealer_assist.table.guide.next_step import Prompt, prompt_template, step_with
from dealer_assist.table.guide.prompt_words import stage_words
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, RoundState, Table
from dealer_assist.table.words import end_label, has_key

_CARD = ("call_supervisor", "verify", "swipe")
_KEY = ("call_supervisor", "turn_key", "press_jackpot", "key_back")
_ANY_SEAT = "…"

Step = tuple[str, str]
"""What to do, and what is to be known about it."""


def round_steps(setup: TableSetup) -> tuple[Step, ...]:
    """Return every step of a round at this console, the stages of its game among them."""
    if not setup.jackpots:
        return (*_prompts(setup, ("start_game",)), *_deal(setup), _end(setup))
    bets = "wait_for_bets" if rounds.has_sensors(setup) else "mark_wagers"
    stay = all(one.chips_stay for one in setup.jackpots.values())
    authorised = _KEY if has_key(setup) else _CARD
    return (
        *_prompts(setup, (bets, "start_game", *(() if stay else ("take_chips",)))),
        *_deal(setup),
        *_prompts(setup, ("press_hand", *authorised, "pay")),
    )


def troubles(setup: TableSetup) -> dict[str, str]:
    """Return what to do about each trouble in dealing that the game has, by its kind."""
    table = Table(setup, round=RoundState(phase=Phase.IN_PLAY))
    return {kind: _cure(step_with(table, Irregularity(kind))) for kind in offered(setup)}


def _cure(prompt: Prompt) -> str:
    """Say both lines of a prompt; where it counts steps, its first line alone."""
    if prompt.key.startswith(SHUFFLER):
        return prompt.text
    return joined(". ", (prompt.text, prompt.detail))


def _prompts(setup: TableSetup, keys: tuple[str, ...]) -> Iterator[Step]:
    known = {"seat": _ANY_SEAT, "card": Msg("a staff"), "end": end_label(setup)}
    for key in keys:
        yield (
            _said(prompt_template(setup, key), known),
            _said(prompt_template(setup, key, "_detail"), known),
        )


def _said(template: str | None, known: dict[str, str]) -> str:
    """Say a prompt; one that tells of this moment alone is nothing on paper."""
    if template is None or not set(holes(template)) <= known.keys():
        return ""
    return Msg.of(template, known)


def _deal(setup: TableSetup) -> Iterator[Step]:
    """Return the stages of the base game; a game without them is dealt by its prompt."""
    if not setup.stages:
        yield from _prompts(setup, ("deal",))
    for stage in setup.stages:
        yield _stage(setup, stage)


def _stage(setup: TableSetup, stage: GameStage) -> Step:
    known = stage_words(Table(setup, round=RoundState(phase=Phase.IN_PLAY, stages=(stage.key,))))
    text = joined(": ", (stage.label, Msg.of(stage.prompt, known)))
    return text, Msg.of(stage.detail, known)


def _end(setup: TableSetup) -> Step:
    return Msg("All winners paid. Press {button}", button=end_label(setup)), ""
