"""`dealer-assist school`: drills for dealers, made and answered by the rules engine."""

import json

from dealer_assist.catalog.book import load_book
from dealer_assist.cli.arguments import Parser
from dealer_assist.cli.output import write_all
from dealer_assist.errors import UsageError
from dealer_assist.paths import resources
from dealer_assist.school.drills import DRILLS, questions
from dealer_assist.school.question import Question

_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    told = "; ".join(f"{name}: {what}" for name, what in DRILLS.items())
    parser.add_argument("what", metavar="drill", choices=("drill",), help="asks the questions")
    parser.add_argument("name", metavar="NAME", help=told)
    parser.add_argument("--count", metavar="N", type=int, default=10, help="so many questions; 10")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="the same seed, the same")
    parser.add_argument(
        "--json", dest="is_json", action="store_true", help="one JSON object a line"
    )


def run(*, what: str, name: str, count: int, seed: int, is_json: bool) -> int:
    """Write the questions of a drill with their answers."""
    del what
    if count < 1:
        raise UsageError(f"--count {count} asks nothing; give 1 or more")
    write = _as_json if is_json else _as_text
    return write_all(map(write, questions(name, load_book(resources()), seed, count)))


def _as_json(question: Question) -> str:
    return _encode(question.as_json())


def _as_text(question: Question) -> str:
    asked = question.asked
    what = ", ".join(f"{key} {value}" for key, value in asked.ask.items())
    return f"{question.key}: {what}: {asked.answer}. {asked.why}."
