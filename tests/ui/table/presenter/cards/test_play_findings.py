"""What was found at blackjack tables by hand, each by its number in the lists of findings."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import PlayHand, SeeCards
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.dealing import hand_acts, splits
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.state import Bonus, Table
from dealer_assist.ui.pages.cards.presenter import acts as pad_acts
from dealer_assist.ui.pages.cards.presenter import pad as card_pad
from dealer_assist.ui.table.presenter.cards import play_keys
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.table import actions_model, prompt_model
from dealer_assist.ui.table.presenter.view import PassingView

VIEW = PassingView()
BETS = {seat: {"blackjack": 2500} for seat in (1, 2, 3, 4, 5)}
SEVENS = ("house-money-nexus", "zappit-dual", "free-bet-dual", "blackjack-blazing")
AT = 1_760_000_000_000


def at_play(name: str, cards: dict[str, str], *, chips: dict[int, str] | None = None) -> Table:
    bets = {seat: BETS[seat] for seat in BETS if str(seat) in cards}
    table = dealt(name, cards, bets, chips=chips)
    keys = [one.key for one in table.setup.stages]
    return changed(table, stages=tuple(keys[: keys.index("play") + 1]))


def after(table: Table, *commands: Command) -> Table:
    for command in commands:
        table = evolve_all(table, decide(table, command, AT))
    return table


def said(table: Table) -> str:
    """All that prompt, panel and buttons say."""
    panel, prompt = hand_panel_model(table, VIEW), prompt_model(table, VIEW)
    words = [prompt.line, prompt.detail, panel.headline, panel.hint]
    words += [one.title for one in panel.waits]
    words += [f"{one.label} {one.detail}" for one in actions_model(table, VIEW).working]
    return "\n".join(map(str, words))


@pytest.mark.parametrize("name", SEVENS)
@pytest.mark.parametrize("other", ["7h 9h", "7d 7h", "Ts 9d"])
def test_a2_two_sevens_are_silent_until_the_hand_is_played(name: str, other: str) -> None:
    """Tables A2, more titles B2: obeying the row had cost a third seven."""
    table = at_play(name, {"1": other, "3": "7c 7s", "dealer": "5h"}, chips={1: "A", 3: "A"})
    words = said(table).replace("Either of the First Two Cards", "")
    assert "First Two Cards" not in words
    assert "seat 3" not in words.lower()


@pytest.mark.parametrize("name", SEVENS)
def test_a2_two_sevens_are_asked_for_once_the_hand_stands(name: str) -> None:
    table = at_play(name, {"3": "7c 7s", "dealer": "5h"}, chips={3: "A"})
    stood = after(table, PlayHand("3", "stand"))
    assert prompt_model(stood, VIEW).line == "Touch seat 3: First Two Cards \N{EN DASH} 7"


@pytest.mark.parametrize("name", SEVENS)
def test_a2_a_dealers_blackjack_ends_the_play_of_two_sevens(name: str) -> None:
    table = at_play(name, {"3": "7c 7s", "dealer": "Kh"}, chips={3: "A"})
    over = changed(table, bonus=Bonus(peek="blackjack"))
    assert "Touch seat 3: First Two Cards" in prompt_model(over, VIEW).line


@pytest.mark.parametrize("name", ["free-bet-nexus", "blackjack-switch", "zappit-nexus"])
def test_b13_a_22_that_pushes_is_never_called_bust(name: str) -> None:
    table = at_play(name, {"2": "Ks 9d", "dealer": "6h Th 6s"})
    pad = card_pad.pad_model(table, "dealer", can_undo=True)
    words = f"{pad.title} {pad.detail} {[one.detail for one in pad.places]}"
    assert "22" in words
    assert "BUST" not in words.upper()


def test_b13_where_22_is_bust_it_is_called_so() -> None:
    table = at_play("blackjack-nexus", {"2": "Ks 9d", "dealer": "6h Th 6s"})
    pad = card_pad.pad_model(table, "dealer", can_undo=True)
    assert pad.detail == "The dealer is bust with 22. No card can follow"


def test_b4_after_a_zap_the_pad_stays_on_the_zapped_seat() -> None:
    """More titles B4: the next card was the dealer's."""
    table = at_play("zappit-nexus", {"2": "9s 7d", "dealer": "6h"})
    zapped = after(table, pad_acts.zap(table, "2"), SeeCards("2", ("9d", "2c")))
    assert card_pad.after_card(zapped, "2") == "2"
    hit = after(zapped, SeeCards("2", ("9d", "2c", "Th")))
    assert card_pad.after_card(hit, "2") == ""  # 21: the hand is over


def test_c3_undo_takes_back_the_last_act_wherever_it_was_entered() -> None:
    """Tables C3: the panel gave a busted seat its card back while another had four hands."""
    table = at_play("free-bet-nexus", {"1": "Ks 6d", "2": "8s 8d", "dealer": "6h"})
    played = after(table, PlayHand("1", "hit", ("Th",)), PlayHand("2", "free_split", ("8h",)))
    on_pad = after(played, *splits.split(played, "2", is_free=True))
    assert play_keys.undo(on_pad).detail == "Seat 2: FREE SPLIT"
    undo = play_keys.undo(on_pad).touch
    back = after(on_pad, PlayHand(undo.place, undo.act, is_on=False))
    assert (back.round.cards, back.round.seats) == (played.round.cards, played.round.seats)
    assert play_keys.undo(back).detail == "Seat 2: FREE SPLIT"


@pytest.mark.parametrize(
    ("name", "commands", "words"),
    [
        ("super-fun", (SeeCards("2", ("6c", "5d", "3h")),), "Seat 2: HIT"),
        ("super-fun", (c.PlaceWagers(2, {"blackjack": 2500, "double": 2500}),), "Seat 2: DOUBLE"),
        ("zappit-nexus", (SeeCards("4z", ("9s", "7d")),), "Seat 4: ZAP"),
        ("super-fun", (c.PlaceWagers(2, {"blackjack": 2500, "surrender": 1250}),), "SURRENDER"),
    ],
)
def test_c3_acts_of_the_pad_are_taken_back_by_the_panel(
    name: str, commands: tuple[Command, ...], words: str
) -> None:
    table = at_play(name, {"2": "6c 5d", "4": "9s 7d", "dealer": "6h"})
    acted = after(table, *commands)
    assert words in str(play_keys.undo(acted).detail)
    undo = play_keys.undo(acted).touch
    back = after(acted, PlayHand(undo.place, undo.act, is_on=False))
    assert back.round.cards == table.round.cards
    assert {at: one.wagers for at, one in back.round.seats.items()} == {
        at: one.wagers for at, one in table.round.seats.items()
    }


def test_c5_a_blackjack_is_named_to_be_paid_right_after_the_peek() -> None:
    table = at_play("blackjack-royal-match", {"1": "As Kd", "2": "Ks 5d", "dealer": "Kh"})
    assert "Pay at once" not in said(table)  # the dealer has not looked
    looked = changed(table, bonus=Bonus(peek="none"))
    assert prompt_model(looked, VIEW).line == "Pay seat 1 $37.50, then press PAID"
    panel = hand_panel_model(looked, VIEW)
    assert panel.walk is not None
    assert panel.walk.paid.label == "PAID SEAT 1"
    paid = after(looked, c.SettleSeat(1))
    assert prompt_model(paid, VIEW).line.startswith("Play seat 2")
    assert felt_model(paid, VIEW).seats[0].foot == "PAID $37.50"
    over = after(paid, PlayHand("2", "stand"), c.AdvanceStage("dealer"), c.AdvanceStage("settle"))
    over = after(over, c.SeeCards("dealer", ("Kh", "9d")))
    assert [one.seat for one in walk.left(over)] == [2], "what was paid is not paid again"


def test_b5_a_hand_that_wins_at_once_is_paid_only_once_it_is_ticked() -> None:
    """Tables B5: SETTLEMENT claimed $40 PAID that nobody had ticked."""
    six = "2c 3d 2h 4c 3c 2d"
    table = at_play("super-fun", {"3": six, "5": "Ks 9d", "dealer": "7d"})
    assert prompt_model(table, VIEW).line.startswith("Pay seat 3 $")
    untold = after(table, c.AdvanceStage("dealer", is_asked=True), c.AdvanceStage("settle"))
    untold = after(untold, c.SeeCards("dealer", ("7d", "Th")))
    assert {one.seat for one in walk.left(untold)} == {3, 5}
    ticked = after(table, c.SettleSeat(3))
    assert walk.left(ticked) == ()
    assert walk.left(after(ticked, c.UndoPaid()))[0].seat == 3


def test_c14_switch_asks_a_seat_once_those_before_it_have_played() -> None:
    cards = {"1": "Ks 5d", "1r": "9s 9h", "2": "8c 5h", "2r": "Kc 3h", "dealer": "6h"}
    table = after(at_play("blackjack-switch", cards), c.SwitchCards(1, "kept"))
    assert prompt_model(table, VIEW).line == "Play seat 1, right hand"
    played = after(table, PlayHand("1r", "stand"), PlayHand("1", "stand"))
    assert prompt_model(played, VIEW).line == "Ask seat 2: KEEP or SWITCH"


def test_b3_doubles_and_splits_are_on_the_plate() -> None:
    """Tables B3: the plate said BET $25 to the end."""
    table = at_play("super-fun", {"2": "6c 5d", "4": "8s 8d", "dealer": "6h"})
    doubled = after(table, PlayHand("2", "double", ("7h",)))
    assert [(one.tag, one.amount) for one in rows_of(doubled, 2)[:1]] == [("2×", "$50")]
    parted = after(doubled, PlayHand("4", "split", ("3h",)), PlayHand("4", "double", ("Th", "Kh")))
    assert [(one.tag, one.amount) for one in rows_of(parted, 4)[:1]] == [("3×", "$75")]
    hands = felt_model(parted, VIEW).seats[3].hands
    assert [(one.letter, one.tag, one.note) for one in hands] == [
        ("a", "2×", "21"),
        ("b", "", "18"),
    ]


def test_every_act_of_a_round_is_taken_back_one_by_one() -> None:
    table = at_play("zappit-nexus", {"2": "9s 7d", "4": "8s 8d", "dealer": "6h"})
    played = after(
        table,
        PlayHand("2", "zap", ("9d", "2c")),
        PlayHand("2", "double", ("Th",)),
        PlayHand("4", "split", ("3h",)),
        PlayHand("4", "stand", ("Kh",)),
    )
    assert hand_acts.to_play(played) == "4b"
    while (last := hand_acts.last_act(played)) is not None:
        played = after(played, PlayHand(last.place, last.act, is_on=False))
    assert played.round.cards == table.round.cards


@pytest.mark.parametrize(
    ("name", "detail"), [("blackjack-royal-match", "Even money $25"), ("super-fun", "$12.50")]
)
def test_c5_insurance_of_a_blackjack_reads_even_money(name: str, detail: str) -> None:
    """Tables C5; where a blackjack always wins there is none."""
    table = at_play(name, {"1": "Ad Kd", "2": "Ks 5d", "dealer": "Ah"})
    strip = hand_panel_model(table, VIEW).strip
    assert strip is not None
    first, second, *_ = strip.answers
    assert (first.detail, second.detail) == (detail, "$12.50")


def test_settle_is_amber_only_once_the_dealer_stands() -> None:
    table = at_play("super-fun", {"2": "Ks 9d", "dealer": "6h"})
    drawing = changed(table, stages=("bets", "play", "dealer"))
    states = [one.state.name for one in prompt_model(drawing, VIEW).stages]
    assert "NEXT" not in states
    assert prompt_model(drawing, VIEW).line == "Turn your second card"
    stands = after(drawing, SeeCards("dealer", ("6h", "Kd", "4s")))
    assert stands.round.stages[-1] == "settle"


def test_b3_the_multiple_has_its_room_on_a_classic_plate() -> None:
    table = at_play("blackjack-blazing", {"2": "6c 5d", "dealer": "6h"})
    assert rows_of(table, 2)[0].printed == "BLACKJACK"
    doubled = rows_of(after(table, PlayHand("2", "double", ("7h",))), 2)[0]
    assert (doubled.printed, doubled.tag, doubled.amount) == ("BET", "2×", "$50")
