"""`dealer-assist table-setup`: a table's set-up and odds, tried with other values, or as a file."""

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.table_file import as_file
from dealer_assist.catalog.table_odds import Sheet, long_run_cautions, odds_of
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.arguments import Parser, add_data, file_or_folder
from dealer_assist.cli.output import in_columns, write_all
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError, shown
from dealer_assist.odds.fair_play import edge_refusal
from dealer_assist.paths import FIRST_TABLE
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply, find, settings_of
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.settings.table_choices import share


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    told = f"a table file, or a shipped table; left out, {FIRST_TABLE}"
    parser.add_argument("table", metavar="TABLE", nargs="?", default=FIRST_TABLE, help=told)
    told = "try a value, like paytable.queens_up=C4P-12; may be given several times"
    parser.add_argument("--set", metavar="SETTING=VALUE", dest="wanted", action="append", help=told)
    told = "write it as a table file, if it may stand"
    parser.add_argument("--write", metavar="FILE", type=file_or_folder, help=told)
    add_data(parser)


def run(*, table: str, wanted: Sequence[str] | None, write: Path | None, data: Path | None) -> int:
    """Show a set-up and what the rules say to it; 1 where it may not stand."""
    shipped = paths.resources()
    source = find_table(shipped, table, data or paths.data_folder())
    setup = _with(load_table(shipped, paths.layouts(), source), wanted or ())
    sheet = odds_of(setup, shipped)
    found = check(setup, setup.jurisdiction, date.today())  # noqa: DTZ011 - the law of this place
    losing = edge_refusal(sheet)
    long_run = long_run_cautions(setup)
    refusals = (*found.refusals, *((losing,) if losing else ()))
    lines = [
        *in_columns(
            [(setting.path, setting.text, setting.label) for setting in settings_of(setup)]
        ),
        "",
        *in_columns([_odds_head(), *_odds_rows(sheet)]),
        "",
        *(f"refused: {refusal}" for refusal in refusals),
        *(f"caution: {caution}" for caution in (*found.warnings, *long_run, *setup.not_approved)),
        *(f"advice: {recommendation}" for recommendation in found.recommendations),
    ]
    if write and not refusals:
        if write.exists():
            raise UsageError(f"{write} is there already; name another file")
        write.write_text(as_file(setup, f"Set up from {source.name}."), encoding="utf-8")
        lines.append(f"{write} written")
    write_all(lines)
    return FOUND_WRONG if refusals else DONE


def _with(setup: TableSetup, wanted: Sequence[str]) -> TableSetup:
    """Return the set-up with these values; what others hang on comes first."""
    pairs = [_pair(words) for words in wanted]
    for path, value in sorted(pairs, key=lambda pair: not is_structure(pair[0])):
        setting = find(setup, path, date.today())  # noqa: DTZ011
        setup = apply(setup, [Setting(path, setting.accepted(value), setting.of)])
    return setup


def _pair(words: str) -> tuple[str, str]:
    path, is_there, value = words.partition("=")
    if not is_there:
        raise UsageError(
            f"{shown(words)} has no value; write it like payment_order='left to right'"
        )
    return path.strip(), value.strip()


def _odds_head() -> tuple[str, ...]:
    return ("wager", "paytable", "house edge", "hit", "printed")


def _odds_rows(sheet: Sheet) -> Iterator[tuple[str, ...]]:
    for wager in sheet:
        printed = [f"{part * 100:.2f}%" for fig in wager.printed[:2] for part in fig.printed[:1]]
        side = str(wager.conditions.get("side", wager.conditions.get("hands", "")))
        name = f"{wager.label} ({side})" if side else wager.label
        yield name, wager.paytable, share(wager.house_edge), share(wager.hit), ", ".join(printed)
