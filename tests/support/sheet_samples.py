"""The contents of the design pictures of the supervisor's sheet."""

from typing import Any

from dealer_assist.table import commands as c
from dealer_assist.ui.supervisor.recorded import AdjustedModel, PayModel, RecordedModel
from dealer_assist.ui.supervisor.shared_hit import HitModel, SumModel
from dealer_assist.ui.supervisor.slip import SlipLine, SlipModel
from dealer_assist.ui.supervisor.swipe import ConfirmedModel, SwipeKind, SwipeModel
from dealer_assist.ui.supervisor.verify import EnvyModel, EnvyRow, ReasonModel, VerifyModel
from dealer_assist.ui.supervisor.win_rows import WinModel
from dealer_assist.ui.table.actions import (
    ChooseReason,
    Do,
    Go,
    PrintAgain,
)
from dealer_assist.ui.table.model.panel import DutyModel
from dealer_assist.ui.table.model.table import SideModel
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace


class SheetSamples:
    """The contents of the design pictures of the supervisor's sheet."""

    PLACE = "Table 12, round 1 284"
    BACK = Button(Do(c.BackToTable()), "BACK TO TABLE", "arrow-left", "Nothing is recorded")

    def wins(self) -> tuple[WinModel, ...]:
        locked = "$1 locked at 21:45:02"
        return (
            WinModel(
                Button(Do(c.DropClaim(7, "A")), "NOT A WIN", "cross"),
                "1st",
                "7",
                "Straight Flush",
                "100 for 1, from the tray",
                locked,
                "$100.00",
                "SUPERVISOR",
                1,
                "to pay",
                said="Cards not entered",
                said_detail="Check the cards on the layout",
                enter=Button(Go("cards"), "ENTER CARDS", ""),
            ),
            WinModel(
                Button(Do(c.DropClaim(5, "A")), "NOT A WIN", "cross"),
                "2nd",
                "5",
                "Four Aces",
                "100% of meter, reseeds to $5,000",
                locked,
                "$12,846.37",
                "EXECUTIVE",
                2,
                "to pay",
                cards=("As", "Ah", "Ad", "Ac", "9c"),
                idle=(4,),
                said="The cards make Four Aces",
                said_detail="Matches the hand selected",
            ),
        )

    def duties(self) -> tuple[DutyModel, ...]:
        return (
            DutyModel(
                Do(c.TickDuty("camera")),
                "Cards shown to the camera",
                "Seat 5, before CONFIRM",
                is_done=True,
            ),
            DutyModel(Do(c.TickDuty("deck")), "Deck counted down", "Seat 5, before CONFIRM"),
            DutyModel(Do(c.TickDuty("tax")), "W-2G completed", "Seat 5, before paying"),
            DutyModel(Do(c.TickDuty("face_up")), "Hand left face up", "Seats 7 and 5"),
            DutyModel(Do(c.TickDuty("keep")), "Hold cards 7 days", "Seat 5, bag and label"),
        )

    def verify(self, count: int = 2) -> VerifyModel:
        first, second = self.wins()
        orders = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")
        many = [replace(second if n == 1 else first, order=orders[n]) for n in range(count)]
        rows = (
            EnvyRow("1", "$100 + $5", "$105.00"),
            EnvyRow("5", "$5", "$5.00"),
            EnvyRow("6", "$100 + $5", "$105.00"),
            EnvyRow("7", "$100", "$100.00"),
        )
        envy = EnvyModel(
            "Envy per seat",
            "from the tray",
            rows,
            "4 players",
            "$315.00",
        )
        sums = (SumModel("Off the meter", "$12,846.37"), SumModel("From the tray", "$100.00"))
        confirm = Button(
            Do(c.ConfirmWins()),
            f"CONFIRM {count} WINS",
            "check",
            "Then swipe an Executive card",
            ActionState.NEXT,
        )
        return VerifyModel(
            f"Verify {count} wins",
            self.PLACE,
            "Pay in this order, right to left",
            (first, second) if count == 2 else tuple(many),
            sums,
            envy,
            self.BACK,
            confirm,
            self.duties(),
            "Required before CONFIRM: 1 of 2",
        )

    def shared(self, count: int, *, is_against: bool = False) -> VerifyModel:
        """One hit in several shares, without envy."""
        model, first = self.verify(count), self.wins()[0]
        all_off = Do(c.DropClaim(7, "A", all_shares=True))
        hit = HitModel(
            hand="2, 3 & 4 – 0 Diamonds",
            pays="One table hand · 100% of meter, reseeds to $10,000",
            prize="$9,003.30",
            level="EXECUTIVE",
            stars=2,
            said="Cards: 9 – 0 (non-natural)" if is_against else "The cards make 9 – 0",
            said_detail="Button: 2, 3 & 4 – 0 Diamonds" if is_against else "Not a natural",
            note="Card level by the whole hit: $9,003.30, not by the share",
            sides=(
                SideModel("player", "PLAYER", ("2d", "3d", "4d"), "9", "WINS BY 9", is_won=True),
                SideModel("banker", "BANKER", ("Ks", "Qh", "Tc"), "0", "LOSES"),
            ),
            strike=Button(all_off, f"NOT A WIN: ALL {count} SHARES", "cross"),
            change=self._change() if is_against else None,
            is_against=is_against,
            cards=("2d", "3d", "4d"),
        )
        shares = tuple(
            replace(
                first,
                strike=None,
                enter=None,
                order=one.order,
                hand=f"1 of {count} shares" + (" of $9,003.30" if count < 4 else ""),
                pays="PLAYER · $1 locked 23:14:20" if count < 4 else "PLAYER, marked late",
                said="PLAYER · $1 locked 23:14:20" if count < 4 else "PLAYER, marked late",
                prize="$3,001.10",
                stars=0,
                is_against=is_against,
            )
            for one in model.wins
        )
        reasons = tuple(
            ReasonModel(ChooseReason(one), one)
            for one in ("Card entered wrongly", "Read again on the layout", "Checked twice")
        )
        return replace(
            model,
            hit=hit,
            wins=shares,
            envy=EnvyModel("", ""),
            duties=(*self.duties()[:3], self.duties()[4]),
            reasons=reasons if is_against else (),
            reasons_title="Cards don't match. Why confirm?" if is_against else "",
        )

    def _change(self) -> Button[Any]:
        hand = "9 – 0 (non-natural), $1,000.00"
        return Button(Do(c.ChangeClaim(7, "A")), "CHANGE THE HAND", "", hand, ActionState.NEXT)

    def ask(self) -> SwipeModel:
        wins = (
            ConfirmedModel("7", "Straight Flush", "$100.00", "SUPERVISOR", 1),
            ConfirmedModel("5", "Four Aces", "$12,846.37", "EXECUTIVE", 2),
        )
        return SwipeModel(
            "Swipe to record",
            self.PLACE,
            "2 wins confirmed",
            wins,
            "One Executive swipe records both wins and adjusts the meter.",
            "Swipe an EXECUTIVE card",
            "Four Aces pays 100% of the meter: $12,846.37",
            self.BACK,
            note="This win needs an Executive card",
            seconds_left=24,
            seconds=30,
            cards=(
                SimulatedCardModel("supervisor-1", "Supervisor", "J. Park", 1),
                SimulatedCardModel("executive-1", "Executive", "L. Haddad", 2),
                SimulatedCardModel("unknown", "Unknown", "Card 4471", icon="barred"),
            ),
        )

    def refused(self) -> SwipeModel:
        return replace(
            self.ask(),
            kind=SwipeKind.REFUSED,
            line="Supervisor card not authorized",
            detail="J. Park is a Supervisor. Four Aces needs an Executive.",
            again="Swipe an EXECUTIVE card",
            note="Try 1 of 3. Nothing is recorded yet.",
            seconds_left=19,
        )

    def timeout(self) -> SwipeModel:
        try_again = Button(
            Do(c.TrySwipeAgain()),
            "TRY AGAIN",
            "card",
            "Opens the reader for 30 s",
            ActionState.NEXT,
        )
        return replace(
            self.ask(),
            kind=SwipeKind.TIMEOUT,
            line="No card in 30 seconds",
            detail="Nothing is recorded. The claims on seats 7 and 5 stay on.",
            note="",
            seconds=0,
            back=replace(self.BACK, detail="Claims stay on"),
            try_again=try_again,
            cards=(),
        )

    def slip(self) -> SlipModel:
        return SlipModel(
            "PROGRESSIVE WIN",
            (
                (
                    SlipLine("Win no.", "0000 318"),
                    SlipLine("Table", "12"),
                    SlipLine("Round", "1 284"),
                    SlipLine("Time", "14 Mar 2026 21:48:20"),
                ),
                (
                    SlipLine("Seat 7 Straight Flush", "100.00"),
                    SlipLine("  100 for 1, tray"),
                    SlipLine("Seat 5 Four Aces", "12,846.37"),
                    SlipLine("  100% of meter"),
                ),
                (SlipLine("Envy, 4 players", "315.00"), SlipLine("Meter after", "5,000.00")),
                (SlipLine("Confirmed", "L. Haddad (EXEC)"), SlipLine("Dealer", "M. Okafor")),
            ),
            "Signed",
            "SIMULATED, NOT FOR PAYMENT",
        )

    def recorded(self) -> RecordedModel:
        return RecordedModel(
            "Wins recorded",
            self.PLACE,
            AdjustedModel("Meter adjusted", "$12,846.37", "$5,000.00", "seed"),
            "Now pay, right to left",
            (
                PayModel("1st", "Seat 7, Straight Flush", "From the tray", "$100.00", is_now=True),
                PayModel(
                    "2nd", "Seat 5, Four Aces", "House procedure for meter pays", "$12,846.37"
                ),
                PayModel(
                    "Last",
                    "Envy, seats 1, 5, 6 and 7",
                    "From the tray, end of the round",
                    "$315.00",
                ),
            ),
            self.slip(),
            Button(PrintAgain(), "PRINT AGAIN", "printer", "The win slip, marked REPRINT 1"),
            Button(
                Do(c.BeginPaying()),
                "PAY SEAT 7",
                "arrow-right",
                "Back to the table",
                ActionState.NEXT,
            ),
        )
