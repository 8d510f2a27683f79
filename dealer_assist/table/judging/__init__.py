"""The cards that the table knows, and the hands that they make."""

from typing import TYPE_CHECKING

from dealer_assist.lazy import on_first_use

if TYPE_CHECKING:
    from dealer_assist.table.judging import exposed as exposed
    from dealer_assist.table.judging import known_cards as known_cards
    from dealer_assist.table.judging import suggestion as suggestion
    from dealer_assist.table.judging import tableau as tableau
else:
    __getattr__ = on_first_use(__name__)
