"""What the dealer is told: the next step, the controls, and why not."""

from typing import TYPE_CHECKING

from dealer_assist.lazy import on_first_use

if TYPE_CHECKING:
    from dealer_assist.table.guide import chip_words as chip_words
else:
    __getattr__ = on_first_use(__name__)
