"""Event jackpots of a house's own files: read, counted, linked within the band or refused."""

from datetime import date
from pathlib import Path

import pytest
from common_event import edit, house_with_event

from dealer_assist import paths
from dealer_assist.catalog.event_chances import linked_table
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.links import load_links
from dealer_assist.catalog.table_file import as_file
from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.definition import JackpotKind, Linking
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.table_setup import TableSetup

DAY = date(2026, 3, 14)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return house_with_event(tmp_path)


def table(house: Path, name: str) -> TableSetup:
    return load_table(house, paths.layouts(), house / "tables" / f"{name}.toml")


def test_an_event_jackpot_is_read_with_its_band(house: Path) -> None:
    jackpot = table(house, "trilux-nexus").jackpots["A"]
    assert (jackpot.kind, jackpot.event, jackpot.band_bp) == (
        JackpotKind.EVENT,
        "three in a row",
        1_000,
    )
    assert jackpot.links is Linking.GAMES
    assert not jackpot.is_house


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('band = "10 %"\n', "", "band: is missing"),
        ('event = "three in a row"\n', "", "event: is missing"),
        ('pays = "100 % of main"', 'pays = "50 for 1"', "an event is won off a meter"),
        ('wager = "$1"', 'wager = "$1"\nfixed_pays = "main"', "come off the tray"),
        ('wager = "$1"', 'wager = "$1"\nshared = true', "an event is one wager's"),
        ('kind = "event"', 'kind = "progressive"', "event: is not a key"),
    ],
)
def test_an_event_jackpot_that_cannot_be_shared_is_refused(
    house: Path, before: str, after: str, why: str
) -> None:
    edit(house / "jackpots" / "event.toml", before, after)
    with pytest.raises(BadDefinition, match=why):
        table(house, "three-card-nexus")


def test_unlike_games_are_linked_within_the_band(house: Path) -> None:
    link = load_links(house, paths.layouts())["ROW"]
    assert [one.linked.game for one in link.tables] == ["three_card_poker", "blackjack"]
    chances = [next(iter(one.linked.chances.values())) for one in link.tables]
    assert [round(float(1 / one), 2) for one in chances] == [460.42, 483.54]


def test_a_game_outside_the_band_is_refused_with_both_chances(house: Path) -> None:
    edit(house / "links" / "event.toml", '"trilux-nexus"', '"caribbean-progressive-nexus"')
    with pytest.raises(BadDefinition) as bad:
        load_links(house, paths.layouts())
    assert "One wager in 460.42 wins it with ROW-TCP, one in 694.17 with ROW-CSP" in str(bad.value)
    assert "more than 10% apart" in str(bad.value)


def test_each_game_has_to_lie_within_the_band_of_each_other(house: Path) -> None:
    """The first and the second are near, the first and the third too, the outer two are not."""
    jackpots = house / "jackpots" / "event.toml"
    text = jackpots.read_text(encoding="utf-8").replace('band = "10 %"', 'band = "5 %"')
    jackpots.write_text(text, encoding="utf-8")
    link = house / "links" / "event.toml"
    assert load_links(house, paths.layouts())["ROW"].tables  # 460.42 and 483.54: 4.8% apart
    other = house / "tables" / "eight.toml"
    other.write_text((house / "tables" / "trilux-nexus.toml").read_text(encoding="utf-8"))
    edit(other, "decks = 6", "decks = 8")
    edit(other, 'number = "140"', 'number = "940"')
    edit(
        link,
        '["three-card-nexus", "trilux-nexus"]',
        '["trilux-nexus", "eight", "three-card-nexus"]',
    )
    with pytest.raises(BadDefinition, match=r"eight and three-card-nexus .*484.71.*460.42"):
        load_links(house, paths.layouts())


def test_one_name_for_two_prizes_is_refused(house: Path) -> None:
    edit(
        house / "jackpots" / "event.toml",
        'lines = [{ hand = "straight_flush", label = "Straight Flush", pays = "100 % of main" }]',
        'lines = [{ hand = "mini_royal", label = "Mini Royal", pays = "100 % of main" }, '
        '{ hand = "straight_flush", label = "Straight Flush", pays = "9 for 1" }]',
    )
    edit(house / "jackpots" / "event.toml", 'band = "10 %"', 'band = "99 %"')
    text = (house / "jackpots" / "event.toml").read_text(encoding="utf-8")
    (house / "jackpots" / "event.toml").write_text(text.replace('"10 %"', '"99 %"'))
    with pytest.raises(BadDefinition, match="'straight_flush' is not the same prize"):
        load_links(house, paths.layouts())


def test_washington_takes_no_event_and_links_none(house: Path) -> None:
    file = house / "tables" / "trilux-nexus.toml"
    edit(file, 'jurisdiction = "training"', 'jurisdiction = "washington"')
    setup = table(house, "trilux-nexus")
    assert (
        "Sensor A: ROW-TLX is for unlike games on one meter, and nothing here lets them. Choose "
        "another (WAC 230-15-685)"
    ) in check(setup, setup.jurisdiction, DAY).refusals
    with pytest.raises(BadDefinition, match="Nothing here lets unlike games play for one meter"):
        load_links(house, paths.layouts())


def linked_file(house: Path) -> Path:
    """A table that names the other game of its link."""
    file = house / "tables" / "three-card-nexus.toml"
    link = '[links]\nA = { name = "Three in a Row", with = [{ game = "blackjack", paytable = '
    edit(file, "[limits]", link + '"ROW-TLX", decks = 6 }] }\n\n[limits]')
    return file


def test_a_table_that_names_its_link_is_judged_by_its_own_chance(house: Path) -> None:
    file = linked_file(house)
    setup = table(house, "three-card-nexus")
    assert check(setup, setup.jurisdiction, DAY).refusals == ()
    again = house / "tables" / "again.toml"
    again.write_text(as_file(setup), encoding="utf-8")
    assert table(house, "again").links == setup.links
    edit(file, "ROW-TLX", "ROW-CSP")
    edit(file, 'game = "blackjack"', 'game = "caribbean_stud_progressive"')
    edit(file, ", decks = 6", "")
    setup = table(house, "three-card-nexus")
    (sentence,) = check(setup, setup.jurisdiction, DAY).refusals
    assert sentence.startswith(
        "Sensor A may not join Three in a Row: One wager in 460.42 wins it with ROW-TCP, one in "
        "694.17 with ROW-CSP: more than 10% apart"
    )


def test_a_progressive_has_no_chance_counted(house: Path) -> None:
    assert linked_table(table(house, "crazy4-link"), "A").chances == {}
    assert table(house, "crazy4-link").links["A"].counted is None
