"""`dealer-assist program`: is this program the one that was released?"""

from dealer_assist.cli.arguments import Parser
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.program.ed25519 import KEY_BYTES
from dealer_assist.program.release import check
from dealer_assist.program.tree import own_tree

MOST_SHOWN = 20


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    parser.add_argument("what", choices=("verify",), help="compare with what was signed")
    told = "the public key of the release, from paper: the one in the package is not asked"
    parser.add_argument("--key", metavar="HEX", default="", help=told)


def run(*, what: str, key: str) -> int:
    """Compare program, definitions, fonts and libraries with the signed release."""
    if key and not _is_key(key):
        raise UsageError(f"{key!r} is no public key; write its {2 * KEY_BYTES} hexadecimal digits")
    verdict = check(own_tree(), trusted=key)
    if not verdict.is_released:
        print("development: no release was signed here, so nothing vouches for this program")
        return FOUND_WRONG
    for finding in verdict.findings[:MOST_SHOWN]:
        print(finding)
    if more := len(verdict.findings[MOST_SHOWN:]):
        print(f"and {more:,} more")
    if verdict.findings:
        print(f"altered: this is not release {verdict.version} as it was signed ({verdict.key})")
        return FOUND_WRONG
    print(f"ok: release {verdict.version}, signed with {verdict.key}")
    return DONE


def _is_key(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == KEY_BYTES
    except ValueError:
        return False
