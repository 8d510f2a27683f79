"""The table screen of a lesson in which amber does not lead: all is there, and nothing is lit."""

from typing import Any

from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.ui.table.model.table import TableModel
from dealer_assist.ui.toolkit.values.prompt import StageState
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import Value, as_dict, replace

_UNLIT: dict[object, object] = {
    ActionState.NEXT: ActionState.AVAILABLE,
    HandState.SUGGESTED: HandState.READY,
    StageState.NEXT: StageState.OPEN,
}
_LIT = ("is_next", "is_to_take")


def unlit(model: TableModel) -> TableModel:
    """Return the screen without amber: no button, hand, stage, seat or line is the next one."""
    return replace(model, **_parts(model))


def _parts(value: Value) -> dict[str, Any]:
    parts = {name: _unlit(part) for name, part in as_dict(value).items()}
    return parts | {name: False for name in _LIT if name in parts}


def _unlit(part: Any) -> Any:
    match part:
        case Value():
            return type(part)(**_parts(part))
        case tuple():
            return tuple(map(_unlit, part))
        case ActionState() | HandState() | StageState():
            return _UNLIT.get(part, part)
        case _:
            return part
