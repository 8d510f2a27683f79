"""`dealer-assist report` as a user meets it: tables to read, files, exit status, one sentence."""

import csv
import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import openpyxl
import pypdf
import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from simulated_play import EXECUTIVE, KEY, SUPERVISOR, PlayingTable, play_days

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.cli.main import main
from dealer_assist.desk.steps import resume
from dealer_assist.journal.queries.cached_totals import cache_file
from dealer_assist.journal.store import Journal
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import TableSetup

NOON = datetime(2026, 3, 7, 20, tzinfo=UTC)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory, crazy4_nexus: TableSetup) -> Path:
    """A data folder with two days of play."""
    folder = tmp_path_factory.mktemp("data")
    play_days(crazy4_nexus, folder / "crazy4-nexus.training.db", NOON, 2, 20)
    return folder


@pytest.fixture(autouse=True)
def house_in_greenwich(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the business day be the same wherever the test runs."""
    with monkeypatch.context() as patched:
        patched.setenv("TZ", "UTC")
        time.tzset()
        yield
    time.tzset()


def report(data: Path, *words: str) -> int:
    return main(["report", *words, "--data", str(data)])


def test_a_day_is_told_in_tables(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(data, "day", "--date", "2026-03-07") == 0
    told = capsys.readouterr().out
    assert told.startswith("Saturday 07 March 2026, table 12\n")
    assert "Meters reconcile" in told
    assert "Hits against their odds" in told
    assert "Four Aces" in told


def test_the_month_holds_both_days(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rounds = []
    for words in (("day", "--date", "2026-03-07"), ("day", "--date", "2026-03-08")):
        report(data, *words)
        rounds.append(_rounds(capsys.readouterr().out))
    assert report(data, "month", "--date", "2026-03-31") == 0
    assert _rounds(capsys.readouterr().out) == sum(rounds) > 20


def _rounds(told: str) -> int:
    (line,) = (line for line in told.splitlines() if "Rounds played" in line)
    return int(line.split()[-1])


def test_the_last_shift_is_told_without_a_date(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(data, "shift") == 0
    assert capsys.readouterr().out.startswith("Shift opened ")
    assert report(data, "shift", "--date", "2026-03-07") == 0


def test_files_are_written_together(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    names = {shape: tmp_path / f"report.{shape}" for shape in ("csv", "xlsx", "pdf")}
    words = ("--csv", str(names["csv"]), "--excel", str(names["xlsx"]), "--pdf", str(names["pdf"]))
    assert report(data, "month", "--date", "2026-03-01", *words) == 0
    assert capsys.readouterr().out == "".join(f"{file} written\n" for file in names.values())
    lines = csv.reader(names["csv"].read_text(encoding="utf-8").splitlines())
    rows = {row[1]: row[2] for row in lines if row[0] == "summary"}
    sheet = openpyxl.load_workbook(names["xlsx"])["Summary"]
    in_excel = {row[0]: row[1] for row in sheet.iter_rows(values_only=True)}
    paper = " ".join(
        " ".join(page.extract_text().split()) for page in pypdf.PdfReader(names["pdf"]).pages
    )
    assert int(rows["Rounds played"]) == in_excel["Rounds played"]
    assert f"Rounds played {rows['Rounds played']}" in paper
    assert rows["Chain's hash"] == in_excel["Chain's hash"]
    assert rows["Chain's hash"] in paper.replace(" ", "")


def test_what_is_over_is_written_into_a_folder_once(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    into = tmp_path / "stick" / "reports"
    assert report(data, "day", "--into", str(into)) == 0
    names = sorted(file.name for file in into.iterdir())
    assert names == [
        f"day-crazy4-nexus-2026-03-0{day}.{suffix}" for day in (7, 8) for suffix in ("csv", "pdf")
    ]
    first = " ".join(pypdf.PdfReader(into / names[1]).pages[0].extract_text().split())
    assert "Prepared by" in first
    assert "Sheet 1 of" in first
    (into / names[2]).unlink()
    (into / names[3]).unlink()
    capsys.readouterr()
    assert report(data, "day", "--into", str(into)) == 0
    told = capsys.readouterr().out.splitlines()
    assert [Path(line.split()[0]).name for line in told] == names[2:]
    assert report(data, "day", "--into", str(into)) == 0
    assert capsys.readouterr().out == f"Every day that is over is in {into}\n"
    assert report(data, "month", "--into", str(into)) == 0
    assert (into / "month-crazy4-nexus-2026-03-01.pdf").exists()


def test_what_is_over_goes_to_a_web_address_once(
    data: Path,
    capsys: pytest.CaptureFixture[str],
    qapp: object,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    key = tmp_path / "journal.key"
    key.write_bytes(KEY)
    monkeypatch.setattr(paths, "key_file", lambda: key)
    sent: list[str] = []

    def posted(address: object, body: bytes, headers: dict[str, str], patience: float) -> object:
        assert body[:4] == (b"%PDF" if headers["Content-Type"].endswith("pdf") else body[:4])
        sent.append(headers["Content-Disposition"].split('"')[1])
        return sent[-1]

    monkeypatch.setattr("dealer_assist.journal.door.papers.kept_of", posted)
    assert report(data, "day", "--into", "https://house.example/reports") == 0
    assert sent == [
        f"day-crazy4-nexus-2026-03-0{day}.{suffix}" for day in (7, 8) for suffix in ("csv", "pdf")
    ]
    assert report(data, "day", "--into", "https://house.example/reports") == 0
    assert len(sent) == 4
    assert "Every day that is over is in https://house.example/reports" in capsys.readouterr().out
    assert report(data, "day", "--into", "unix:/run/house") == 2
    assert report(data, "day", "--into", "http://house.example/reports") == 2


def test_into_goes_with_nothing_else(data: Path, tmp_path: Path) -> None:
    assert report(data, "shift", "--into", str(tmp_path)) == 2
    assert report(data, "day", "--into", str(tmp_path), "--date", "2026-03-07") == 2


def test_sums_are_kept_beside_the_journal_unless_fresh_ones_are_asked_for(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = cache_file(data / "crazy4-nexus.training.db")
    report(data, "month", "--date", "2026-03-01")
    first = capsys.readouterr().out
    report(data, "month", "--date", "2026-03-01", "--fresh")
    assert capsys.readouterr().out == first
    assert list(data.glob("*.db")) == [data / "crazy4-nexus.training.db"]
    assert not kept.exists()  # a short journal fills no block


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("day", "--date", "yesterday"), "--date: 'yesterday' is no day; write it as 2026-03-08"),
        (("shift", "--date", "2020-01-01"), "The table was not opened on 2020-01-01;"),
        (("year",), "invalid choice: 'year'"),
        (("day", "--table", "dragon-nexus"), "There is no journal of dragon-nexus in"),
        (("day", "--csv", "/nowhere/at/all.csv"), "cannot be written (No such file or directory)"),
        (("day", "--pdf", "/nowhere/at/all.pdf"), "cannot be written (No such file or directory)"),
    ],
)
def test_a_wrong_call_gets_one_sentence(
    data: Path, words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(data, *words) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


def _theoretical(file: Path) -> list[str]:
    rows = list(csv.reader(file.read_text(encoding="utf-8").splitlines()))
    head = next(row for row in rows if row[0] == "hits")
    return [row[head.index("Theoretical")] for row in rows if row[0] == "hits" and row != head]


def test_odds_are_those_of_the_settings_on_record_not_of_the_bare_file(
    tmp_path: Path, resources: Path, layouts: Path
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "dragon-nexus.toml")
    file, odds = tmp_path / "dragon-nexus.training.db", tmp_path / "odds.csv"
    words = ("day", "--date", "2026-03-07", "--table", "dragon-nexus", "--csv", str(odds))
    play_days(setup, file, NOON, 1, 20)
    assert report(tmp_path, *words) == 0
    by_file = _theoretical(odds)

    path = "house_rule.eligible"
    with Journal.open(
        file, purpose="training", table=setup.key, clock=lambda: NOON, key=KEY
    ) as journal:
        playing = PlayingTable(setup, journal, NOON, Random(1))
        playing.table = resume(setup, journal)
        assert playing.do(c.ProposeSetting(path, "winning_side", SUPERVISOR, EXECUTIVE))
        playing.open()
    assert report(tmp_path, *words) == 0
    assert _theoretical(odds) != by_file
