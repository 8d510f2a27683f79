"""What the supervisor's pages are painted by."""

from dealer_assist.ui.supervisor.paint import (  # noqa: F401 - each registers its pictures
    controls,
    recorded,
    slip,
    swipe,
    ticket,
    verify,
    wins,
)
