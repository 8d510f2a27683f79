"""`dealer-assist play`: a scenario through the real screens and simulated devices."""

from pathlib import Path

from dealer_assist.cli.arguments import Parser, add_data, file_or_folder, require_text
from dealer_assist.kiosk.pyside import require_fitting_qt
from dealer_assist.scenarios.runner import play

LARGEST = 4 << 20  # the longest of ours has some hundred lines


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    parser.add_argument(
        "scenario", metavar="SCENARIO", type=file_or_folder, help="a file of instructions"
    )
    add_data(parser)
    parser.add_argument(
        "--screenshots", metavar="DIR", type=file_or_folder, help="where pictures go"
    )
    visible = "on the screen, at human pace"
    parser.add_argument("--visible", dest="is_visible", action="store_true", help=visible)


def run(*, scenario: Path, data: Path | None, screenshots: Path | None, is_visible: bool) -> int:
    """Play a scenario to its end, or to the first thing that is not as expected."""
    require_text(scenario, LARGEST)
    require_fitting_qt()
    return play(scenario, data=data, screenshots=screenshots, is_visible=is_visible)
