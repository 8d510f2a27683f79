"""The class of each page over the table."""

import subprocess
import sys

from dealer_assist.kiosk.table.page_classes import page_class
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_entries import PageKey


def test_every_page_has_a_class_of_its_own() -> None:
    classes = [page_class(key) for key in PageKey]
    assert all(issubclass(one, Page) for one in classes)
    assert len(set(classes)) == len(classes)


def test_the_other_pages_do_not_load_the_back_office_or_figures() -> None:
    script = (
        "import sys; from dealer_assist.kiosk.table import page_classes;"
        "sys.exit(bool({'numpy', 'pyqtgraph', 'dealer_assist.ui.office'} & set(sys.modules)))"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
