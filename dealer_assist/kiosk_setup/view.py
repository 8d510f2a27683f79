"""Everything that a screen of the set-up shows, as it stands at one moment."""

from datetime import datetime

from dealer_assist.catalog.table_offers import TableOffer
from dealer_assist.kiosk_setup.draft import SetUpDraft
from dealer_assist.kiosk_setup.first_cards import FirstCard
from dealer_assist.kiosk_setup.machine import Output, TrialResult
from dealer_assist.kiosk_setup.ports import HeardPort
from dealer_assist.kiosk_setup.slip_trial import SlipView
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value


class SetUpView(Value):
    """One moment. `said` is how the last thing ended; `device` the one whose port is looked for.

    `record` is the thing of the approval that is being chosen.

    `heard` is the number of the port that speaks for it, `confirmed` whether its test is awaited.
    """

    draft: SetUpDraft
    now: datetime
    now_ms: int
    is_simulated: bool = False
    said: TrialResult | None = None
    is_trying: bool = False
    outputs: tuple[Output, ...] = ()
    offers: tuple[TableOffer, ...] = ()
    game: str = ""
    table: TableSetup | None = None
    record: str = ""
    ports: tuple[HeardPort, ...] = ()
    first_port: int = 0
    device: str = ""
    heard: int = 0
    is_confirmed: bool = False
    folders: tuple[str, ...] = ()
    cards: tuple[FirstCard, ...] = ()
    are_whole: bool = False
    are_recorded: bool = False
    slip: SlipView | None = None
