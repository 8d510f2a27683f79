"""A round from its bets to its end, step by step, in the words of the prompts: for a card on paper.

No round runs, so what a prompt says of this moment's seats and amounts is left out. What is done
in one of two ways has one number and two letters; the jackpot comes before the end of the round,
and envy last.
"""

from collections.abc import Iterable, Iterator, Mapping
from string import ascii_lowercase

from dealer_assist.message import Msg, holes, joined
from dealer_assist.rules.paytable import GameStage
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.facts import rounds
from dealer_assist.table.facts.chips import is_settled_early
from dealer_assist.table.facts.irregularities import SHUFFLER, offered
from dealer_assist.table.guide.next_step import Prompt, prompt_template, step_with
from dealer_assist.table.guide.prompt_words import stage_words
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, RoundState, Table
from dealer_assist.table.words import end_label, has_key

_CARD = ("verify", "swipe")
_KEY = ("turn_key", "press_jackpot", "key_back")
_ANY_SEAT = "…"

Said = tuple[str, str]
"""What to do, and what is to be known about it."""
Ways = tuple[Said | None, ...]
"""What is done at one number; where there are two ways, one of them may have nothing to do."""
Step = tuple[str, str, str]
"""A step with its number."""


def round_steps(setup: TableSetup) -> tuple[Step, ...]:
    """Return every step of a round at this console, the stages of its game among them."""
    if not setup.jackpots:
        return _numbered(
            ((prompt,) for prompt in _prompts(setup, ("start_game",))), _deal(setup), _end(setup)
        )
    bets = "wait_for_bets" if rounds.has_sensors(setup) else "mark_wagers"
    stay = all(jackpot.chips_stay for jackpot in setup.jackpots.values())
    begin = (
        (prompt,)
        for prompt in _prompts(setup, (bets, "start_game", *(() if stay else ("take_chips",))))
    )
    won = (*_win(setup), *_pay(setup))
    if all(is_settled_early(jackpot) for jackpot in setup.jackpots.values()):
        return _numbered(begin, _deal(setup, won), _end(setup))
    return _numbered(begin, _deal(setup), won, _end(setup))


def _numbered(*parts: Iterable[Ways]) -> tuple[Step, ...]:
    """Number the steps; what is done instead of each other shares a number: 7a, 7b."""
    ways = [one for part in parts for one in part]
    return tuple(
        (f"{number}{ascii_lowercase[at] if len(way) > 1 else ''}", *said)
        for number, way in enumerate(ways, 1)
        for at, said in enumerate(way)
        if said is not None
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


def _prompts(
    setup: TableSetup, keys: tuple[str, ...], more: Mapping[str, str] | None = None
) -> Iterator[Said]:
    known = {"seat": _ANY_SEAT, "card": Msg("a staff"), "end": end_label(setup), **(more or {})}
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


def _deal(setup: TableSetup, won_early: tuple[Ways, ...] = ()) -> Iterator[Ways]:
    """Return the stages of the base game; a game without them is dealt by its prompt.

    A jackpot that two cards decide is won and closed after the first of them.
    """
    if not setup.stages:
        yield from ((prompt,) for prompt in _prompts(setup, ("deal",)))
    for at, stage in enumerate(setup.stages):
        if not stage.instead_of:
            others = (
                game_stage for game_stage in setup.stages if game_stage.instead_of == stage.key
            )
            yield tuple(_stage(setup, game_stage) for game_stage in (stage, *others))
        if at == 0:
            yield from won_early
            yield from ((one,) for one in _early(setup))


def _early(setup: TableSetup) -> Iterator[Said]:
    """Return the jackpots whose own END GAME comes before the hands are played."""
    for jackpot in setup.jackpots.values():
        if is_settled_early(jackpot):
            known = {"jackpot": jackpot.label}
            ((settle, _),) = _prompts(setup, ("settle_early_dealt",), known)
            yield settle, ""


def _stage(setup: TableSetup, stage: GameStage) -> Said:
    known = stage_words(Table(setup, round=RoundState(phase=Phase.IN_PLAY, stages=(stage.key,))))
    text = joined(": ", (stage.label, Msg.of(stage.prompt, known)))
    return text, Msg.of(stage.detail, known)


def _win(setup: TableSetup) -> Iterator[Ways]:
    """Return how a winning hand comes on record: by the dealer alone where it is small."""
    ((hand, _), call) = _prompts(setup, ("press_hand", "call_supervisor"))
    yield ((hand, ""),)
    others = _prompts(setup, _KEY if has_key(setup) else _CARD)
    if not _has_small(setup):
        yield from ((one,) for one in (call, *others))
        return
    yield (Msg("Needs only the dealer? Press DEALER CONFIRM"), ""), call
    yield from ((None, one) for one in others)


def _has_small(setup: TableSetup) -> bool:
    """True if a hand needs nobody but the dealer."""
    return any(
        setup.level_for(sensor, line.key, line.fixed_prize(jackpot.wager_cents)) is Role.DEALER
        for sensor, jackpot in setup.jackpots.items()
        for line in jackpot.lines
    )


def _pay(setup: TableSetup) -> Iterator[Ways]:
    """Return the payments: prizes first, envy last."""
    has_envy = any(line.envy_cents for jackpot in setup.jackpots.values() for line in jackpot.lines)
    first = Msg("Prizes first, envy last") if has_envy else ""
    yield ((Msg("Pay seat {seat}, then press PAID", seat=_ANY_SEAT), first),)
    if has_envy:
        known = Msg("Each seat with the wager, but not for its own hand")
        yield ((Msg("Pay envy at seat {seat}, then press PAID", seat=_ANY_SEAT), known),)


def _end(setup: TableSetup) -> Iterator[Ways]:
    yield ((Msg("All winners paid. Press {button}", button=end_label(setup)), ""),)
