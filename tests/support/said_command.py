"""A call of the program as a paper writes it, held against the command line; nothing is run."""

from importlib import import_module

from dealer_assist.cli.arguments import PROGRAM, Parser
from dealer_assist.cli.main import COMMANDS
from dealer_assist.errors import UsageError


def complaint(words: list[str]) -> str:
    """Say why the program would not understand a call, or nothing; nothing is run."""
    name, *rest = words
    if name not in COMMANDS:
        return f"no command {name}"
    module = import_module(f"dealer_assist.cli.{name.replace('-', '_')}")
    add_arguments = getattr(module, "add_arguments", None)
    if (several := getattr(module, "SUB_COMMANDS", None)) is not None:
        named = rest[:1] if rest and rest[0] in several else []
        if not named and "" not in several:
            return f"{name} has no {' '.join(rest[:1])}"
        add_arguments, rest = several[named[0] if named else ""].add_arguments, rest[len(named) :]
    parser = Parser(f"{PROGRAM} {name}", "")
    assert add_arguments is not None
    add_arguments(parser)
    try:
        parser.parse(rest)
    except UsageError as error:
        return str(error)
    return ""
