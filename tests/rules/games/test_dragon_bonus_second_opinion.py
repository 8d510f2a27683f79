"""Dragon Bonus settled a second time, naively and on printed cards; both must agree."""

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist import paths
from dealer_assist.catalog.games import load_game
from dealer_assist.errors import Refused
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.deal import Deal, SeatDeal
from dealer_assist.rules.games.dragon_bonus import settle

GAME = load_game(paths.resources() / "games" / "dragon_bonus.toml")
# Pays by margin as the rule document prints them, natural wins apart.
PAYS = {
    "DB-1": {9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1},
    "DB-2": {9: 20, 8: 8, 7: 7, 6: 4, 5: 3, 4: 1},
    "DB-3": {9: 30, 8: 10, 7: 4, 6: 4, 5: 2, 4: 2},
}
WAGERS = ["player", "banker", "tie", "dragon_player", "dragon_banker"]

# Few ranks and suits make the rare hands common.
cards = st.tuples(st.sampled_from("AA2233445566789TTK"), st.sampled_from("cddd")).map("".join)
any_card = st.tuples(st.sampled_from("A23456789TJQK"), st.sampled_from("cdhs")).map("".join)
shoes = st.lists(cards, max_size=7) | st.lists(any_card, min_size=6, max_size=6)
seats = st.lists(
    st.fixed_dictionaries(
        {},
        optional={wager: st.integers(0, 250) for wager in [*WAGERS, "progressive"]},
    ),
    max_size=4,
)


def points(hand: list[str]) -> int:
    return sum(int(card[0].replace("A", "1")) for card in hand if card[0] not in "TJQK") % 10


def two_hands(shoe: list[str]) -> tuple[list[str], list[str]] | None:
    """Draw by the rules as they are told to a new dealer; None if the shoe runs out."""
    if len(shoe) < 4:
        return None
    player, banker, rest = [shoe[0], shoe[2]], [shoe[1], shoe[3]], shoe[4:]
    if points(player) in (8, 9) or points(banker) in (8, 9):
        return player, banker
    wants = points(banker) <= 5
    if points(player) <= 5:
        if not rest:
            return None
        player.append(rest.pop(0))
        third, held = points(player[2:]), points(banker)
        wants = (
            held <= 2
            or (held == 3 and third != 8)
            or (held == 4 and 2 <= third <= 7)
            or (held == 5 and 4 <= third <= 7)
            or (held == 6 and third in (6, 7))
        )
    if wants:
        if not rest:
            return None
        banker.append(rest.pop(0))
    return player, banker


def lines_of(winner: list[str], loser: list[str], *, natural_nine: bool) -> set[str]:
    mine, theirs = points(winner), points(loser)
    three, all_suits = len(winner) == 3, {card[1] for card in winner + loser}
    faces, suits = "".join(sorted(card[0] for card in winner)), {card[1] for card in winner}
    over_zero = theirs == 0
    checks = {
        "234_diamonds": faces == "234" and over_zero and suits == {"d"},
        "234_suited": faces == "234" and over_zero and len(suits) == 1,
        "234_unsuited": faces == "234" and over_zero and len(suits) > 1,
        "9-0": mine == 9 and over_zero and (three or natural_nine),
        "8-0": mine == 8 and over_zero and three,
        "natural_win": not three and mine >= 8,
        "suited6_by9": mine == 9 and over_zero and len(winner + loser) == 6 == 6 * len(all_suits),
        "suited4_by9": mine == 9 and over_zero and len(winner + loser) == 4 == 4 * len(all_suits),
        "win_by_9": mine == 9 and over_zero,
    }
    return {line for line, holds in checks.items() if holds}


def nets_of(wagers: dict[str, int], player: list[str], banker: list[str], table: str) -> list[int]:
    ahead = points(player) - points(banker)
    both_natural = len(player) == len(banker) == 2 and points(player) >= 8
    nets = []
    for wager in WAGERS:
        stake, net = wagers.get(wager, 0), 0
        side = ahead if wager.endswith("player") else -ahead
        own = player if wager.endswith("player") else banker
        if wager == "tie":
            net = -stake if ahead else 8 * stake
        elif wager == "player":
            net = stake * ((ahead > 0) - (ahead < 0))
        elif wager == "banker":
            net = stake * 95 // 100 if ahead < 0 else -stake if ahead > 0 else 0
        elif side > 0 and len(own) == 2 and points(own) >= 8:
            net = stake
        elif side == 0 and both_natural:
            net = 0
        else:
            net = stake * PAYS[table].get(side, -1)
        nets.append(net)
    return nets


@settings(max_examples=400, deadline=None)
@given(shoes, seats, st.sampled_from(sorted(PAYS)), st.booleans(), st.booleans())
def test_both_opinions_agree(
    shoe: list[str],
    seats: list[dict[str, int]],
    table: str,
    natural_nine: bool,  # noqa: FBT001 - drawn by hypothesis
    for_all: bool,  # noqa: FBT001
) -> None:
    hands = two_hands(shoe)
    alone = any(
        wagers.get("progressive")
        and not any(wagers.get(main) for main in ("player", "banker", "tie"))
        for wagers in seats
    )
    deal = Deal(
        dealer=(),
        shoe=parse_cards(shoe),
        seats=tuple(SeatDeal(seat, (), wagers) for seat, wagers in enumerate(seats, 1)),
        paytables={wager: tables[table] for wager, tables in GAME.paytables.items()},
        options={
            "natural_nine": natural_nine,
            "eligible": "all_participants" if for_all else "winning_side",
        },
        judges={"progressive": "baccarat"},
    )
    try:
        settled = settle(deal)
    except Refused:
        assert hands is None or alone
        return
    assert hands is not None
    assert not alone
    player, banker = hands
    ahead = points(player) - points(banker)
    assert settled.table == {
        "player": {"cards": player, "total": points(player)},
        "banker": {"cards": banker, "total": points(banker)},
        "winner": "player" if ahead > 0 else "banker" if ahead < 0 else "tie",
    }
    for wagers, seat in zip(seats, settled.seats, strict=True):
        assert [one.net for one in seat.wagers.values()] == nets_of(wagers, player, banker, table)
        assert [one.stake for one in seat.wagers.values()] == [wagers.get(w, 0) for w in WAGERS]
        for one in seat.wagers.values():
            # A banker's win of one cent nets nothing after the commission, and is still a win.
            agrees = {"win": one.net >= 0, "lose": one.net < 0}.get(one.outcome, one.net == 0)
            assert agrees
            assert (one.outcome == "not_made") == (one.stake == 0)
        if not wagers.get("progressive"):
            assert seat.lines == {}
            continue
        expected: set[str] = set()
        on_it = wagers.get("player") if ahead > 0 else wagers.get("banker")
        if ahead and (for_all or on_it):
            winner, loser = (player, banker) if ahead > 0 else (banker, player)
            expected = lines_of(winner, loser, natural_nine=natural_nine)
        assert seat.lines == {"progressive": expected}
