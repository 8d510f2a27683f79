"""Which classes the program has of a kind: every flow, every screen."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from dealer_assist import ui
from dealer_assist.ui.toolkit.flow import Flow


def load_screens() -> None:
    """Import every module of what is seen and touched."""
    for one in walk_packages(ui.__path__, f"{ui.__name__}."):
        import_module(one.name)


def last_kinds(kind: type) -> set[type]:
    """Return the program's classes of a kind that no other one of the program is made of."""
    below = [one for one in kind.__subclasses__() if one.__module__.startswith("dealer_assist")]
    return set().union(*map(last_kinds, below)) if below else {kind}


def flows_of(*families: str) -> set[type[Flow[Any, Any]]]:
    """Return every flow of these folders of the screens."""
    load_screens()
    return {flow for flow in last_kinds(Flow) if flow.__module__.split(".")[2] in families}
