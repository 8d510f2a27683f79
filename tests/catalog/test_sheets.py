"""A house's sheet: data of a game from another folder, judged by the reader of games."""

import json
import shutil
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest
import walked_round

from dealer_assist.catalog.fields import MOST_BYTES, BadDefinition
from dealer_assist.catalog.recorded_tables import load_recorded
from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.catalog.sheet_check import check_sheet, sheet_odds
from dealer_assist.catalog.table_file import as_file
from dealer_assist.catalog.table_files import files_of
from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.catalog.tables import load_table
from dealer_assist.catalog.title_book import load_titles, with_sheets
from dealer_assist.cli.main import main
from dealer_assist.paths import layouts, resources
from dealer_assist.settle.lines import settle_lines
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.rules import chapters_of
from dealer_assist.ui.pages.signage.sheets import signage

DAY = date(2026, 12, 1)
EXAMPLES = Path(__file__).parents[2] / "docs" / "sheets"
DELUXE, COVER_ALL, PROGRESSIVE, PAI_GOWD = (
    *("bet-the-set-deluxe", "ultimate-cover-all"),
    *("i-luv-suits-progressive", "fortune-pai-gowd"),
)
AT = {
    DELUXE: "blackjack-bet-the-set",
    COVER_ALL: "ultimate-nexus",
    PROGRESSIVE: "i-luv-suits",
    PAI_GOWD: "fortune-pai-gow",
}
CHANGES = {
    DELUXE: [('"BTS-1"', '"BTSD-1"')],
    COVER_ALL: [
        ('"trips", "play"]', '"trips", "cover_all", "play"]'),
        ('trips = "UTHT-2"', 'trips = "UTHT-2"\ncover_all = "UTH-CA"'),
        ('trips = ["$1", "$50"]', 'trips = ["$1", "$50"]\ncover_all = ["$1", "$50"]'),
    ],
    PROGRESSIVE: [("[limits]", '[jackpots]\nA = "ILSP-1"\n\n[limits]')],
    PAI_GOWD: [
        ('wagers = ["main", "fortune"]', 'wagers = ["main", "fortune", "pai_gowd"]'),
        ('fortune = "FB-1"', 'fortune = "FB-1"\npai_gowd = "PGD-1"'),
        ("[limits]", '[limits]\npai_gowd = ["$1", "$50"]'),
    ],
}


def sheet(tmp_path: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Lay an example into the folder of sheets beside the tables, with changes."""
    file = tmp_path / "sheets" / f"{name}.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(_with(EXAMPLES / f"{name}.toml", changes), encoding="utf-8")
    return file


def table(tmp_path: Path, name: str) -> Path:
    """Write the table file of a house that plays by a sheet."""
    sheet(tmp_path, name)
    told = ("seats = ", f'sheets = ["{name}"]\nseats = ')
    file = tmp_path / "mine.toml"
    shipped = resources() / "tables" / f"{AT[name]}.toml"
    file.write_text(_with(shipped, [told, *CHANGES[name]]), encoding="utf-8")
    return file


def opened(tmp_path: Path, name: str) -> TableSetup:
    return load_table(resources(), layouts(), table(tmp_path, name))


def _with(file: Path, changes: "list[tuple[str, str]] | tuple[tuple[str, str], ...]") -> str:
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def wrong(file: Path) -> str:
    with pytest.raises(BadDefinition) as caught:
        check_sheet(file, resources(), DAY)
    return str(caught.value).removeprefix(f"{file}: ")


@pytest.mark.parametrize("name", AT)
def test_each_example_opens_a_table_that_the_checker_lets_stand(tmp_path: Path, name: str) -> None:
    setup = opened(tmp_path, name)
    assert check(setup, setup.jurisdiction, DAY).refusals == ()
    assert [one.key for one in setup.sheets] == [name]
    assert f"sheets/{name}.toml" in setup.files
    again = tmp_path / "again.toml"
    again.write_text(as_file(setup), encoding="utf-8")
    assert load_table(resources(), layouts(), again).sheets == setup.sheets


@pytest.mark.parametrize("name", AT)
def test_a_round_keeps_the_sheet_that_it_was_opened_under(tmp_path: Path, name: str) -> None:
    setup = opened(tmp_path, name)
    kept = files_of(setup, resources(), layouts(), tmp_path / "mine.toml")
    (tmp_path / "sheets" / f"{name}.toml").unlink()
    recorded = load_recorded(kept)
    assert (recorded.digest, recorded.pays) == (setup.digest, setup.pays)
    with pytest.raises(BadDefinition, match=rf"sheets: the sheet '{name}' is not here; load it"):
        load_table(resources(), layouts(), tmp_path / "mine.toml")


def test_another_sheet_is_another_digest(tmp_path: Path) -> None:
    before = opened(tmp_path, DELUXE)
    sheet(tmp_path, DELUXE, ('"9 to 1"', '"8 to 1"'))
    after = load_table(resources(), layouts(), tmp_path / "mine.toml")
    assert before.digest != after.digest
    assert str(after.pays["bet_the_set"]["pair"]) == "8 to 1"


def test_the_paytable_has_its_edge_by_decks_as_counted_by_hand(tmp_path: Path) -> None:
    found = sheet_odds(check_sheet(sheet(tmp_path, DELUXE), resources(), DAY), resources())
    edges = {one.conditions["decks"]: one.house_edge for one in found.rows}
    for decks in (2, 6, 8):
        left = 52 * decks - 1
        suited, pair = Fraction(decks - 1, left), Fraction(3 * decks, left)
        assert edges[decks] == pytest.approx(float(1 - 21 * suited - 10 * pair))
    setup = opened(tmp_path, DELUXE)
    (here,) = [one for one in odds_of(setup, resources()) if one.wager == "bet_the_set"]
    assert (here.paytable, here.house_edge) == ("BTSD-1", edges[8])


def test_the_progressive_has_its_edge_by_the_counts_of_five_cards(tmp_path: Path) -> None:
    found = sheet_odds(check_sheet(sheet(tmp_path, PROGRESSIVE), resources(), DAY), resources())
    (one,) = found.rows
    # Royal flush to straight of 2,598,960: what the fixed lines return for one.
    fixed = Fraction(624 * 300 + 3_744 * 50 + 5_108 * 40 + 10_200 * 30, 2_598_960)
    assert one.fixed_return == pytest.approx(float(fixed))
    assert found.uncounted == ()


def test_pai_gowd_has_its_edge_by_the_count_of_hands_that_make_nothing(tmp_path: Path) -> None:
    odds = sheet_odds(check_sheet(sheet(tmp_path, PAI_GOWD), resources(), DAY), resources())
    (one,) = odds.rows
    nothing = Fraction(24_780_420, 154_143_080)
    assert (one.wager, one.method) == ("pai_gowd", "exact")
    assert one.house_edge == pytest.approx(float(1 - 6 * nothing))
    assert not odds.refusal


@pytest.mark.parametrize(
    ("dealer", "net"),
    [
        ("Ks Qd 9c 8h 6d 4s 2c", 500),
        ("As Jk Tc 8h 6d 4s 2c", -100),
        ("9s 8d 7c 6h 5d 2s Kc", -100),
        ("As Qs 9s 8s 6s 4d 2c", -100),
        ("2s 2d 9c 8h 6d 4s Kc", -100),
    ],
)
def test_pai_gowd_settles_by_the_dealers_seven_cards(tmp_path: Path, dealer: str, net: int) -> None:
    book = with_sheets(load_titles(resources()), [sheet(tmp_path, PAI_GOWD)], resources())
    seat = {
        "seat": 2,
        "cards": ["Ad", "Ac", "Ah", "3s", "3h", "5c", "7h"],
        "wagers": {"main": 1000, "pai_gowd": 100},
        "decision": {"low": "house_way"},
    }
    deal = {"game": "fortune_pai_gow", "dealer": dealer.split(), "seats": [seat]}
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], book))
    assert answer["seats"][0]["wagers"]["pai_gowd"]["net"] == net


def test_cover_all_is_dealt_at_random_with_its_error_and_tells_how_far(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    checked = check_sheet(sheet(tmp_path, COVER_ALL), resources(), DAY)
    found = sheet_odds(checked, resources(), lambda *done: told.append(done), seconds=0.3)
    assert [one.conditions["hands"] for one in found.rows] == [2, 3, 4, 5, 6, 7, 8]
    for one in found.rows:
        assert one.method == "simulated"
        assert (one.samples or 0) >= 50
        assert one.standard_error
    assert told[0] == (0, 100)


ADDED = """settles = ["{wager}"]
optional = ["{wager}"]
[sheet]
name = "Made up"
title = {title}
game = "{game}"
jurisdiction = "washington"
number = "1"
dated = 2026-01-01
[wagers]
{wager} = "Made Up"
[bonus]
{wager} = {{ {bonus} }}
[pays_from]
{wager} = "{lowest}"
"""


def added(folder: Path, pays: str, **words: object) -> Path:
    """Write a sheet that adds a bet with its pays to a game."""
    file = folder / "added.toml"
    file.write_text(ADDED.format(**words) + pays, encoding="utf-8")
    return file


def test_a_bonus_that_nobody_sums_up_is_dealt_too_and_meets_the_count(tmp_path: Path) -> None:
    file = added(
        tmp_path,
        '[paytables.aces_up.X]\npays = { four_of_a_kind = "20 to 1", full_house = "7 to 1",'
        ' flush = "6 to 1", straight = "4 to 1", three_of_a_kind = "3 to 1" }\n',
        game="six_card_poker",
        title=48,
        wager="aces_up",
        bonus="on_fold = true",
        lowest="three_of_a_kind",
    )
    checked = check_sheet(file, resources(), DAY)
    (one,) = sheet_odds(checked, resources(), seconds=2.0).rows
    # 20,358,520 hands of six; a straight flush has no line of its own and is paid as a flush
    counted = {20: 14_664, 7: 165_984, 6: 205_792, 4: 361_620, 3: 732_160}
    paid = sum((pays + 1) * n for pays, n in counted.items()) + 7 * (188 + 1_656)
    edge, error = 1 - paid / 20_358_520, one.standard_error
    assert one.house_edge is not None
    assert error is not None
    assert 0 < error < 0.05
    assert abs(one.house_edge - edge) < 5 * error


def test_a_bet_on_the_first_four_cards_is_dealt_too(tmp_path: Path) -> None:
    file = added(
        tmp_path,
        '[paytables.all_or_nothing.X]\npays = { straight_flush = "200 to 1", flush = "50 to 1" }\n',
        game="flush_rush",
        title=25,
        wager="all_or_nothing",
        bonus='cards = "seat[:4]", rank = "four", on_fold = true',
        lowest="flush",
    )
    found = sheet_odds(check_sheet(file, resources(), DAY), resources(), seconds=1.0)
    assert found.uncounted == ()
    (one,) = found.rows
    assert one.hit == pytest.approx(2_860 / 270_725, abs=0.01)


@pytest.mark.parametrize(
    ("game", "title", "line", "hands"),
    [
        ("crazy4", 15, "three_of_a_kind", (2, 3, 4, 5, 6, 7, 8)),
        ("three_card_progressive", 61, "straight", (2, 3, 4, 5, 6, 7, 8)),
        ("i_luv_suits", 36, "flush_5", (2, 3, 4, 5, 6, 7)),
    ],
)
def test_cover_all_has_a_column_for_each_number_of_hands_that_a_deck_gives(
    tmp_path: Path, game: str, title: int, line: str, hands: tuple[int, ...]
) -> None:
    columns = "".join(f'{each} = {{ {line} = "2 to 1" }}\n' for each in hands)
    file = added(
        tmp_path,
        f"[paytables.cover_all.X.pays_by_hands]\n{columns}",
        game=game,
        title=title,
        wager="cover_all",
        bonus='pattern = "highest", on_fold = true',
        lowest=line,
    )
    found = sheet_odds(check_sheet(file, resources(), DAY), resources(), seconds=0.3)
    assert [one.conditions["hands"] for one in found.rows] == [*hands]
    assert all(one.standard_error for one in found.rows)


def test_what_pays_the_players_is_refused_also_where_it_was_dealt(tmp_path: Path) -> None:
    dear = sheet(tmp_path, DELUXE, ('"9 to 1"', '"20 to 1"'))
    assert (
        "the house would pay for it"
        in sheet_odds(check_sheet(dear, resources(), DAY), resources()).refusal
    )
    text = sheet(tmp_path, COVER_ALL).read_text(encoding="utf-8")
    dear = tmp_path / "sheets" / "dear.toml"
    dear.write_text(text.replace('full_house = "2 to 1"', 'full_house = "60 to 1"'), "utf-8")
    found = sheet_odds(check_sheet(dear, resources(), DAY), resources(), seconds=0.5)
    assert "Cover All, UTH-CA" in found.refusal


COVER_ALL_DEAL = {
    "game": "ultimate_texas_holdem",
    "dealer": ["Qc", "7d"],
    "board": ["4s", "4d", "9h", "9c", "2s"],
    "seats": [
        {
            "seat": 1,
            "cards": ["4h", "Ks"],
            "wagers": {"ante": 500, "blind": 500, "cover_all": 500},
            "decision": {"deal": "4x"},
        },
        {
            "seat": 2,
            "cards": ["As", "3s"],
            "wagers": {"ante": 500, "blind": 500, "cover_all": 100},
            "decision": {"deal": "check", "flop": "check", "river": "fold"},
        },
    ],
    "paytables": {"cover_all": "UTH-CA"},
}


def test_a_deal_settles_by_a_sheet_the_folded_hands_counted(tmp_path: Path) -> None:
    book = with_sheets(load_titles(resources()), [sheet(tmp_path, COVER_ALL)], resources())
    deal = json.loads(json.dumps(COVER_ALL_DEAL))
    (line,) = settle_lines([json.dumps(deal)], book)
    seats = {seat["seat"]: seat["wagers"] for seat in json.loads(line)["seats"]}
    assert seats[1]["cover_all"]["net"] == 9 * 500  # a full house among three hands
    assert seats[2]["cover_all"]["net"] == 9 * 100


@pytest.mark.parametrize("name", AT)
def test_rounds_walked_at_the_desk_are_what_settle_says(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = opened(tmp_path, name)
    book = with_sheets(load_titles(resources()), [sheet(tmp_path, name)], resources())
    monkeypatch.setattr(walked_round, "_book", lambda: book)
    for seed in range(4):
        assert walked_round.WalkedRound(setup, seed).play().unsettled() == {}


def test_a_game_without_a_dealers_hand_counts_the_hands_of_its_seats(tmp_path: Path) -> None:
    text = (
        '[sheet]\nname = "A"\ntitle = 41\ngame = "mississippi_stud"\njurisdiction = "washington"\n'
        'number = "1"\ndated = 2026-01-01\n[wagers]\ncover_all = "Cover All"\n'
        '[bonus]\ncover_all = { pattern = "highest", on_fold = true }\n'
        '[pays_from]\ncover_all = "full_house"\n[paytables.cover_all.X.pays_by_hands]\n'
    )
    columns = "".join(f'{seats} = {{ full_house = "{9 - seats} to 1" }}\n' for seats in range(1, 8))
    settles = 'settles = ["ante", "third", "fourth", "fifth", "three_card", "cover_all"]\n'
    file = tmp_path / "mississippi.toml"
    game = (resources() / "games" / "mississippi_stud.toml").read_text(encoding="utf-8")
    settles = next(one for one in game.splitlines() if one.startswith("settles"))
    settles = settles.replace("]", ', "cover_all"]', 1) + "\n"
    file.write_text(settles + text + columns, encoding="utf-8")
    game = check_sheet(file, resources(), DAY).game
    assert sorted(game.paytables["cover_all"]["X"].by_hands) == [1, 2, 3, 4, 5, 6, 7]


def test_pages_and_signs_follow_from_the_file(tmp_path: Path) -> None:
    setup = opened(tmp_path, COVER_ALL)
    assert setup.definition is not None
    book = rule_book_of(resources(), setup.definition)
    lines = [line for chapter in chapters_of(book, setup) for line in chapter.lines]
    assert "Ultimate Texas Hold'em Cover All: sheet EXAMPLE-2 of 01 Mar 2026" in lines
    assert "Cover All pays by the highest hand dealt, folds included." in lines
    assert any(
        "UTH-CA" in str(sign) or "Cover All" in str(sign) for sign in signage(setup, book).signs
    )


HOSTILE = {
    "no text": (b"\xff\xfe\x00sheet", "cannot be read (it is not UTF-8 text)"),
    "too large": (b"#" * (MOST_BYTES + 1), "is larger than 1 MB"),
    "one long line": (b"x = '" + b"a" * 6_000 + b"'", "has a line of over 5,000 letters"),
    "empty": (b"", "sheet: is missing; give a table"),
    "a workbook": (b"PK\x03\x04\x14\x00\x06\x00", "is not valid TOML"),
    "a formula": (b"[sheet]\nname = =1+1", "is not valid TOML"),
    "nested": (b"a=" + b"[" * 2_000, "nested too deeply"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_is_no_sheet_is_refused_in_a_sentence(tmp_path: Path, kind: str) -> None:
    content, says = HOSTILE[kind]
    file = tmp_path / "hostile.toml"
    file.write_bytes(content)
    assert says in wrong(file)


MISTAKES = {
    "formula": (DELUXE, ('"9 to 1"', '"=8+1"'), "line 14: paytables.bet_the_set.BTSD-1.pays.pair"),
    "unknown hand": (DELUXE, ("suited_pair =", "suited_pears ="), "is no hand that"),
    "wide line above": (
        DELUXE,
        ('suited_pair = "20 to 1", pair = "9 to 1"', 'pair = "9 to 1", suited_pair = "20 to 1"'),
        "stands below 'pair', which pays every such hand; put it above",
    ),
    "share of a meter": (DELUXE, ('"9 to 1"', '"10 % of main"'), "such lines belong in a jackpot"),
    "too high": (DELUXE, ('"9 to 1"', '"9999999 to 1"'), "more than any table pays"),
    "no such title": (DELUXE, ("title = 6 ", "title = 67 "), "line 4: sheet.title: must be"),
    "rules wanting": (DELUXE, ("title = 6 ", "title = 26 "), "needs rules that the program"),
    "another game": (DELUXE, ("title = 6 ", "title = 65 "), "is played by ultimate_texas_holdem"),
    "no such game": (DELUXE, ("classic_blackjack", "classic_blackjak"), "nearest is 'classic_bl"),
    "no such law": (DELUXE, ('"washington"', '"mars"'), "is none here; choose"),
    "tomorrow's": (DELUXE, ("2026-02-01", "2027-02-01"), "is still to come"),
    "no day": (DELUXE, ("2026-02-01", '"2026-02-01"'), "line 8: sheet.dated: must be a day"),
    "no number": (DELUXE, ('number = "EXAMPLE-1"', ""), "sheet.number: is missing"),
    "another key": (DELUXE, ("[sheet]", 'key = "x"\n[sheet]'), "makes it another game"),
    "our paytable": (DELUXE, ("BTSD-1", "BTS-1"), "is a paytable already"),
    "nothing": (DELUXE, ("[paytables.bet_the_set.BTSD-1]\npays", "[short]\n#"), "gets nothing"),
    "a column wanting": (COVER_ALL, ("\n7 = ", "\n9 = "), "must be a number of hands"),
    "not settled": (COVER_ALL, ('settles = ["cover_all"] ', "#"), "must name each of these once"),
    "seed wanting": (PROGRESSIVE, ('seed = "$5,000"', "#"), "levels.main.seed: is missing"),
    "above the wager": (PROGRESSIVE, ('"20 %"', '"99 %"'), "write 100% or less"),
    "a meter of none": (PROGRESSIVE, ("10 % of main", "10 % of mini"), "not among the levels"),
    "a judge of none": (PROGRESSIVE, ('judge = "first_five"', 'judge = "coup"'), "judge"),
    "not its game": (PROGRESSIVE, ('games = ["i_luv_suits"]', 'games = ["dj_wild"]'), "games"),
    "our jackpot": (PROGRESSIVE, ("[progressives.ILSP-1]", "[progressives.MGL-01]"), "MGL-01"),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_each_mistake_is_named_with_its_cure(tmp_path: Path, kind: str) -> None:
    name, change, says = MISTAKES[kind]
    assert says in wrong(sheet(tmp_path, name, change))


def test_a_ranking_with_a_joker_has_no_progressive(tmp_path: Path) -> None:
    """No judge knows the joker, and the sums of a progressive are of 52 cards."""
    file = sheet(
        tmp_path,
        PROGRESSIVE,
        ("title = 36 ", "title = 17 "),
        ('game = "i_luv_suits"', 'game = "dj_wild"'),
        ('games = ["i_luv_suits"]', 'games = ["dj_wild"]'),
    )
    assert "is no way in which the rules judge" in wrong(file)


def test_a_table_takes_no_sheet_of_another_game_and_none_twice(tmp_path: Path) -> None:
    file = table(tmp_path, COVER_ALL)
    sheet(tmp_path, DELUXE)
    text = file.read_text(encoding="utf-8")
    for named, says in (
        (f'"{DELUXE}"', "adds to classic_blackjack, not to ultimate_texas_holdem"),
        (f'"{COVER_ALL}", "{COVER_ALL}"', "names 'ultimate-cover-all' twice"),
        ('"../mine"', "the sheet '../mine' is not here"),
    ):
        file.write_text(text.replace(f'["{COVER_ALL}"]', f"[{named}]"), encoding="utf-8")
        with pytest.raises(BadDefinition, match=says):
            load_table(resources(), layouts(), file)


def test_the_command_says_what_it_brings_and_that_the_house_would_lose(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sheet", str(sheet(tmp_path, DELUXE))]) == 0
    said = capsys.readouterr().out
    assert "for Bet The Set 21 Deluxe, at Blackjack" in said
    assert "8.3601%" in said
    assert main(["sheet", str(sheet(tmp_path, DELUXE, ('"9 to 1"', '"30 to 1"')))]) == 1
    assert "refused: Bet The Set Deluxe" in capsys.readouterr().out
    assert main(["odds", "blackjack", "--sheet", str(sheet(tmp_path, DELUXE))]) == 0
    assert "BTSD-1" in capsys.readouterr().out


def test_a_folder_is_no_sheet(tmp_path: Path) -> None:
    (tmp_path / "sheets" / "folder.toml").mkdir(parents=True)
    assert "is not a plain file" in wrong(tmp_path / "sheets" / "folder.toml")
    shutil.rmtree(tmp_path / "sheets")
    assert "there is no such file" in wrong(tmp_path / "sheets" / "folder.toml")
