"""`dealer-assist set-up`: the files of a kiosk from a file of answers, for many kiosks alike."""

from datetime import date
from pathlib import Path

from dealer_assist import paths
from dealer_assist.cli.arguments import Parser, add_data, file_or_folder
from dealer_assist.cli.output import write_all
from dealer_assist.errors import DONE, Refused
from dealer_assist.first_start.answers import read_answers
from dealer_assist.first_start.files import files_of, is_done, set_up_table, write_files
from dealer_assist.ui.toolkit.preferences import PreferencesFile

NEXT = (
    "Next: 'dealer-assist staff enrol' for the first two cards, 'dealer-assist devices try' for "
    "each port, then start the machine anew."
)


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    told = "the answers: screen, sign, table, ports, clock, floor, backup, language"
    parser.add_argument("--answers", metavar="FILE", type=file_or_folder, required=True, help=told)
    told = "where the settings go; left out, those of this kiosk"
    parser.add_argument("--into", metavar="DIR", type=file_or_folder, help=told)
    told = "set up a kiosk anew that was set up before; its journals and cards stay"
    parser.add_argument("--again", dest="is_again", action="store_true", help=told)
    add_data(parser)


def run(*, answers: Path, into: Path | None, is_again: bool, data: Path | None) -> int:
    """Write the settings, all or none; what is wrong with the answers is said by its key."""
    settings = into or paths.key_file().parent
    if is_done(settings) and not is_again:
        raise Refused(f"{settings} is set up already; --again sets it up anew")
    asked = read_answers(answers)
    today = date.today()  # noqa: DTZ011 - the law of this place
    own = data or paths.data_folder()
    table = set_up_table(asked, paths.resources(), paths.layouts(), own, today)
    files = files_of(asked, table, settings)
    write_files(files, settings)
    language = PreferencesFile(settings / paths.settings_file().name)
    language.keep("", language.of("").having("language", asked.language))
    write_all([*(f"{settings / name} written" for name in files), NEXT])
    return DONE
