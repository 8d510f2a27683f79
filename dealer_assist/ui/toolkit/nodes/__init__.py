"""A page as a tree of rows and columns: plain values, equal where they would look the same.

A page is one expression. Sizes are design pixels along the row or column that a node is in:
`.of(80)` takes 80, `.hug()` takes what the words need, anything else shares what is left
(`.sharing(2)` twice as much). Across, a node fills its row, or is in its middle with `.across(36)`.
None among the children is left out, so a condition is `word if known else None`.

    column(
        row(Text(title, "heavy_38").hug(), Text(note, "check"), gap=20).of(76),
        Panel(
            row(
                Icon("check", 28, "ok").of(28),
                column(Text(name, "bold_28"), Text(about, "check", "text_2")),
                Press(Button(SendTouched(), Msg("SEND"), "check")).of(380),
                gap=18,
            ),
            pad=(22, 12),
        ).of(120),
        Listing(grid),
        gap=14,
    )

`row(..., mirrors=True)` turns around for a left-handed person. Inks are the theme's names of
colors, or a `Tone`. What is touched is a `WidgetNode`; a picture is a `Node` of its own, whose
paint is registered (`boxes.paints`). Nothing of Qt is here: `boxes` lays a tree out and paints it.
"""

from dealer_assist.ui.toolkit.nodes.build import *
from dealer_assist.ui.toolkit.nodes.node import *
from dealer_assist.ui.toolkit.nodes.touched import *
