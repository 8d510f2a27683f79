"""`dealer-assist kiosk-setup`: a kiosk's settings, by touch or from a file for many alike."""

from datetime import date
from pathlib import Path
from tempfile import mkdtemp

from dealer_assist import paths
from dealer_assist.cli.arguments import Parser, add_data, add_window, file_or_folder
from dealer_assist.cli.output import write_all
from dealer_assist.errors import DONE, Refused, UsageError
from dealer_assist.kiosk.app import open_setup
from dealer_assist.kiosk_setup.answers import read_answers
from dealer_assist.kiosk_setup.files import is_done, set_up_kiosk
from dealer_assist.ui.shell.preferences import PreferencesFile

NEXT = "Next, as root: 'dealer-assist-set-up' takes the first cards and starts the machine anew."


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    told = "the answers: screen, table, approval, ports and the rest; left out, by touch"
    parser.add_argument("--answers", metavar="FILE", type=file_or_folder, help=told)
    told = "where the settings go; left out, those of this kiosk"
    parser.add_argument("--into", metavar="DIR", type=file_or_folder, help=told)
    told = "set up a kiosk anew that was set up before; its journals and cards stay"
    parser.add_argument("--again", dest="is_again", action="store_true", help=told)
    told = "by touch on a machine that is not there: nothing of this one is set up"
    parser.add_argument("--simulated", dest="is_simulated", action="store_true", help=told)
    add_data(parser)
    add_window(parser)


def run(
    *,
    answers: Path | None,
    into: Path | None,
    is_again: bool,
    is_simulated: bool,
    data: Path | None,
    is_windowed: bool,
    screen: tuple[int, int] | None,
    exit_after: str,
) -> int:
    """Write the settings, all or none; a kiosk that is set up is not set up again by mistake."""
    if is_simulated and answers is not None:
        raise UsageError("--simulated is by touch; leave --answers out, or --simulated")
    if is_simulated:  # a folder of its own: neither key nor cards of this machine
        into = into or Path(mkdtemp(prefix="dealer-assist-"))
        data = data or into
    settings = into or paths.key_file().parent
    if is_done(settings) and not is_again:
        raise Refused(f"{settings} is set up already; --again sets it up anew")
    own = data or paths.data_folder()
    if answers is not None:
        return _from_file(answers, settings, own)
    status = open_setup(
        settings=settings,
        data=own,
        is_simulated=is_simulated,
        size=screen,
        is_windowed=is_windowed or screen is not None,
        exit_after=exit_after,
    )
    if is_simulated and is_done(settings):
        write_all([f"{settings} written; a kiosk would start its table now"])
    return status


def _from_file(answers: Path, settings: Path, own: Path) -> int:
    """Write the settings of a file of answers; what is wrong with it is said by its key."""
    asked = read_answers(answers)
    today = date.today()  # noqa: DTZ011 - the law of this place
    table, files = set_up_kiosk(asked, paths.resources(), paths.layouts(), own, settings, today)
    language = PreferencesFile(settings / paths.settings_file().name)
    language.keep("", language.of("").having("language", asked.language))
    open_points = [f"Approval: {point}" for point in table.not_approved]
    write_all([*(f"{settings / name} written" for name in files), *open_points, NEXT])
    return DONE
