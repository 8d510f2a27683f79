"""Imports stand at the top of a module; the few inside functions have a reason each.

Hidden imports once met a limit on loaded modules, and no tool saw what depends on what. What a
start needs is measured in milliseconds (`tests/bench/bench_start.py`): those below are what the
table stands without, in processor time behind a start under Python 3.11, where the table stands in
some 450 ms. A count may only go down.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from package_sources import package

PACKAGE = Path(__file__).parents[2] / "dealer_assist"

REGISTRIES = {
    "devices/registry.py": (47, "a kind of device loads its driver and twin when it is chosen"),
    "odds/games/best_plays.py": (18, "a game that is played whole loads numpy: 170 ms"),
}
ORDER = {
    "kiosk/app.py": (6, "Qt behind the look for a display, a table behind the first picture"),
    "kiosk/lesson_pictures.py": (4, "Qt behind what it needs, and only where pictures are wanted"),
    "kiosk/pyside.py": (1, "PySide, behind the import that it would replace"),
    "kiosk/run_window.py": (2, "behind the first picture; a start that failed: 8 ms"),
    "cli/output.py": (5, "Qt, which a machine without a screen may lack, only for paper"),
    "cli/school_office.py": (1, "the same"),
    "trials/floor_windows.py": (1, "Qt behind the platform that it chooses"),
}
NOT_ALWAYS_THERE = {
    "cli/floor.py": (18, "psycopg is an extra, 240 ms; trials are in no package"),
    "cli/floor_services.py": (4, "psycopg and the board's web server are extras: 240, 360 ms"),
    "cli/journal.py": (1, "psycopg is an extra, 240 ms"),
    "cli/school.py": (1, "the class's web server is an extra"),
    "kiosk/floor/session.py": (1, "psycopg; a floor of samples asks no server"),
    "kiosk/sign_session.py": (1, "psycopg; a table's own sign asks no server"),
    "kiosk/table/floor_link.py": (5, "psycopg; a link for practice asks no server"),
    "kiosk_setup/floor_join.py": (1, "psycopg; a kiosk without a floor has none"),
    "kiosk_setup/live_machine.py": (2, "the same"),
}
NOT_FOR_THE_START = {
    "catalog/event_chances.py": (1, "odds, 5 ms, where unlike games share a link"),
    "catalog/fields.py": (1, "difflib, 1 ms, for the nearest name in a refusal"),
    "catalog/tables.py": (2, "difflib; zones of time, 5 ms, where a table names one"),
    "desk/self_check.py": (2, "staff cards of a live table, 17 ms"),
    "devices/connect.py": (2, "real ports, 6 ms"),
    "devices/plugins.py": (1, "importlib.metadata, 29 ms, where a kind is not ours"),
    "journal/audit/export.py": (3, "xlsxwriter, 42 ms, or sqlite-utils, 260 ms, for one format"),
    "journal/schema.py": (1, "sqlite-utils, 260 ms, where an old file is brought up to date"),
    "journal/store.py": (2, "verification and backups, 2 and 4 ms, behind the table"),
    "paths.py": (2, "platformdirs, 5 ms; a service is given its folders"),
    "kiosk/display_probe.py": (2, "socket, 5 ms before the first picture, for a display to ask"),
    "kiosk/lifetime.py": (2, "socket under a service manager, ctypes on X: 5 and 4 ms"),
    "kiosk/school/exams.py": (1, "a certificate's paper, 30 ms, at the end of a test"),
    "kiosk/table/monitor.py": (4, "what is unusual, up to 21 ms, in a thread of its own"),
    "kiosk/table/opening.py": (9, "what a live, a linked or a damaged table needs: 55 ms"),
    "kiosk/table/program_watch.py": (1, "the program's release, 5 ms, in a thread of its own"),
    "kiosk/table/page_classes.py": (2, "the back office, 65 ms and 4 MB, for whoever has a card"),
    "kiosk/table_session.py": (5, "school 260 ms, pages 110, live parts 21, slips 3"),
    "odds/correlation.py": (2, "numpy, 160 ms, where nobody counted ahead"),
    "odds/games/bug_hands.py": (1, "names of rankings, for one game that is dealt at random"),
    "odds/meter_courses.py": (1, "numpy, 160 ms, for whoever asks for a forecast"),
    "reports/export.py": (1, "xlsxwriter, 42 ms, for a workbook"),
}
SCREENS = {
    "ui/help/over.py": (1, "the handbook, with the first question"),
    "ui/print/blocks.py": (1, "segno, where a paper has a code"),
    "ui/shell/ambience.py": (1, "a class of Qt with many enums, with the first sound"),
    "ui/table/felt.py": (1, "a class of Qt with two hundred members"),
    "ui/toolkit/charts/chart.py": (1, "pyqtgraph and numpy, with the first chart"),
}
"""What the table's screens load later."""
ALLOWED = REGISTRIES | ORDER | NOT_ALWAYS_THERE | NOT_FOR_THE_START | SCREENS


def imports_inside(tree: ast.AST) -> Iterator[ast.stmt]:
    """Return imports in functions, each once; those for types alone count nowhere else either."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (
                one for one in ast.walk(node) if isinstance(one, ast.Import | ast.ImportFrom)
            )
        else:
            yield from imports_inside(node)


@cache
def found() -> Counter[str]:
    return Counter(name for name, tree in package().items() for _ in imports_inside(tree))


def test_imports_inside_functions_have_a_reason_and_become_no_more() -> None:
    allowed = Counter({name: count for name, (count, _) in ALLOWED.items()})
    assert found() - allowed == Counter()


@pytest.mark.parametrize("group", [REGISTRIES, ORDER, NOT_ALWAYS_THERE, NOT_FOR_THE_START, SCREENS])
def test_what_is_no_longer_there_is_not_allowed_any_more(group: dict[str, tuple[int, str]]) -> None:
    there = found()
    assert {name: there[name] for name in group} == {name: n for name, (n, _) in group.items()}


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("import os\n", 0),
        ("def f():\n    import os\n", 1),
        ("class A:\n    def f(self):\n        def g():\n            from os import path\n", 1),
        ("if True:\n    async def f():\n        import os, sys\n", 1),
        ("try:\n    import os\nexcept ImportError:\n    os = None\n", 0),
    ],
)
def test_an_import_inside_a_function_is_seen_wherever_it_stands(source: str, count: int) -> None:
    assert len(list(imports_inside(ast.parse(source)))) == count
