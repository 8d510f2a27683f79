"""The class of each page over the table."""

import subprocess
import sys

from dealer_assist.kiosk.table.page_classes import page_class
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.table_page import WholePage


def in_a_new_python(script: str) -> None:
    """Run a script where nothing has been loaded before it."""
    subprocess.run([sys.executable, "-c", script], check=True)


def test_every_page_has_a_class_of_its_own() -> None:
    classes = [page_class(key) for key in PageKey]
    assert all(issubclass(one, WholePage) for one in classes), "every page is a flow"
    assert len(set(classes)) == len(classes)


def test_the_other_pages_do_not_load_the_back_office_or_figures() -> None:
    in_a_new_python(
        "import sys; from dealer_assist.kiosk.table import page_classes;"
        "sys.exit(bool({'numpy', 'pyqtgraph', 'dealer_assist.ui.office'} & set(sys.modules)))"
    )


def test_with_the_pages_comes_what_paints_and_shows_each_kind_of_node_on_them() -> None:
    in_a_new_python(
        "from dealer_assist.kiosk.table import page_classes;"
        "from dealer_assist.ui.toolkit import boxes, controls, nodes;"
        "below = lambda kind: {one for sub in kind.__subclasses__() for one in {sub, *below(sub)}};"
        "own = {one for one in below(nodes.Node) if '.ui.pages.' in one.__module__};"
        "missing = own - set(boxes._PAINTS) - set(controls._MAKES);"
        "assert own and not missing, missing"
    )
