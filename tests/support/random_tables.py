"""Tables of every make, and everything that anybody could do at one of them."""

from functools import cache

from round_over import chips_off
from shipped_tables import SCREENS, shipped

from dealer_assist import paths
from dealer_assist.catalog.jackpots import load_progressives
from dealer_assist.jackpot.must_hit import seal_of, with_must_hit
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.facts import (
    bonus_bets,
    counting,
    duties,
    late_wins,
    marks,
    paying,
    rulings,
    tokes,
)
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.duties import KINDS
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.guide import controls
from dealer_assist.table.places import SIDES as BOTH
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import COUNT_REQUIRED, Practices, TableSetup, TokeLimits
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_key
from dealer_assist.value import replace

ROLES = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN, Role.TRAINER)
STAFF = [
    StaffMember(f"{role.value}-{n}", f"{role.label} {n}", role, f"000{n}")
    for role in ROLES
    for n in (1, 2)
]
DEALER, SUPERVISOR, EXECUTIVE = STAFF[0], STAFF[2], STAFF[4]
REASON, BACK_OUT = "Misdeal", "Wrong seat"
DENIALS = ("Hand was folded", "Because")
AGAINST = "Read again on the layout"
LINES = ("four_aces", "straight_flush", "royal_flush", "234_diamonds", "three7", "no_such_hand")
SEATS = range(1, 9)
STAGES = ("deal", "flop", "dealer", "qualifies", "not_qualified", "settle", "no_such_stage")
SENSORS = ("A", "A", "A", "B", "C")
SIDES = ("player", "banker", "tie", "", "dragon")
PLACES = ("1", "3", "3b", "8", "dealer", "board", "player", "banker", "sky")
HANDS = ((), ("As",), ("As", "Kd"), ("As", "As"), ("2c", "3c", "4c"), ("Ax",))
SETTINGS: list[tuple[str, str | int]] = [
    ("jackpot.A.wager", 500),
    ("jackpot.A.wager", "$1"),
    ("jackpot.A.seed.main", "$2,000"),
    ("jackpot.A.seed.main", 750_000),
    ("jackpot.A.contribution", "30 %"),
    ("jackpot.A.contribution.major", "6 %"),
    ("jackpot.A.reserve", "5 %"),
    ("jackpot.A.reserve", "99 %"),
    ("jackpot.A.cap.main", "$20,000"),
    ("jackpot.A.cap.main", "$5,001"),
    ("jackpot.A.cap.main", "none"),
    ("jackpot.B.seed.main", "$500"),
    ("limit.ante.min", "$10"),
    ("limit.ante.max", "$400"),
    ("role.executive_from", "$100"),
    ("role.whole_meter", "no"),
    ("house_rule.folded_hands", "yes"),
    ("house_rule.eligible", "all_participants"),
    ("house_rule.decks", "2"),
    ("no.such.thing", 1),
]
RAISE, LOWER = "House adds to the jackpot", "Recovery of the seed"


@cache
def tables() -> dict[str, TableSetup]:
    """Return the shipped tables, and some that are set up as only a house would."""
    known = load_progressives(paths.resources() / "jackpots")
    made = {name: shipped(name) for name in SCREENS}
    crazy4, house = made["crazy4-nexus"], made["house-money-nexus"]
    atlas3 = known["ATLAS-3"]
    capped = replace(atlas3, levels=(replace(atlas3.levels[0], cap_cents=500_030),))
    off_meter = replace(known["ATLAS-1"], fixed_pays="main", wager_cents=500)
    made["capped"] = replace(crazy4, jackpots={"A": capped})
    made["off-the-meter"] = replace(crazy4, jackpots={"A": off_meter})
    made["three-levels"] = replace(crazy4, jackpots={"A": known["ML03"]})
    made["two-at-once"] = replace(crazy4, jackpots={"A": atlas3, "B": known["ML03"]})
    made["without-sensors"] = replace(crazy4, devices={"swiper": "simulated"})
    made["bare"] = replace(crazy4, jackpots={}, practices=Practices(rulings=True))
    made["chips-counted"] = replace(crazy4, practices=Practices(count_chips=COUNT_REQUIRED))
    made["tokes"] = replace(crazy4, practices=Practices(tokes=TokeLimits()))
    made["must-hit"] = replace(crazy4, jackpots={"A": with_must_hit(known["ATLAS-1"], 1_000_000)})
    made["keyed-capped"] = replace(made["crazy4-aquarius"], jackpots={"A": capped})
    made["all-participants"] = replace(
        made["dragon-aquarius"],
        options={"eligible": "all_participants"},
        practices=Practices(roads=True),
    )
    made["up-card-sevens"] = replace(house, options={"blazing_7s_rule": "dealer_up_card"})
    return made


# By kind, so that a kind with many shapes is not pressed more often than START GAME.
ANYTHING: list[list[c.Command]] = [
    [c.SeeChip(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.MissChip(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [
        c.ReportSensorFault(seat, sensor, fault)
        for seat in SEATS
        for sensor in SENSORS
        for fault in ("stuck", "lost")
    ],
    [c.ReportSensorWell(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.PlaceWagers(seat, {"ante": cents}) for seat in SEATS for cents in (-1, 0, 500)],
    [c.PlaceWagers(seat, {side: 500}) for seat in SEATS for side in SIDES],
    [c.LetRide(seat, wager) for seat in SEATS for wager in ("ante", "bet_1", "rain")],
    [c.FoldHand(seat) for seat in SEATS],
    [c.UnfoldHand(seat) for seat in SEATS],
    [c.SettleSeat(seat) for seat in SEATS],
    [c.AnswerSeat(seat, said) for seat in SEATS for said in ("paid", "taken", "push", "rain")],
    [c.CompareHand(seat, is_on=on) for seat in SEATS for on in (True, False)],
    [c.SwitchCards(seat, said) for seat in SEATS for said in ("", "kept", "switched", "rain")],
    [
        c.PlayHand(str(seat), act, cards, is_on)
        for seat in SEATS
        for act in ("hit", "stand", "free_split", "rain")
        for cards in ((), ("2c",))
        for is_on in (True, False)
    ],
    [c.SetHand(seat, low) for seat in SEATS for low in ((), ("As", "Kd"))],
    [c.AdvanceStage(to, asked) for to in STAGES for asked in (False, True)],
    [c.FoldAll((seat,), to) for seat in SEATS for to in STAGES],
    [c.StepBack()],
    [c.SayDealerTotal(total) for total in ("", "17", "21", "22", "bust", "rain")],
    [c.CollectBonus(is_done) for is_done in (True, False)],
    [c.AnswerPeek(answer) for answer in ("none", "blackjack", "other", "", "rain")],
    [c.InsureSeat(seat, cents) for seat in SEATS for cents in (-1, 0, 250)],
    [c.CloseInsurance(is_closed) for is_closed in (True, False)],
    [c.SettleInsurance(is_done) for is_done in (True, False)],
    [c.AnswerBonus(seat, cents) for seat in SEATS for cents in (None, -1, 0, 500, 99_999)],
    [c.PressHand(seat, line, at) for seat in SEATS for line in LINES for at in SENSORS],
    [c.PressTableHand(side, line, at) for side in SIDES for line in LINES for at in SENSORS],
    [
        c.DropClaim(seat, sensor, "Wrong seat", all_shares=is_all)
        for seat in SEATS
        for sensor in SENSORS
        for is_all in (False, True)
    ],
    [c.RestoreClaim(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.ChangeClaim(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.DenyHand(seat, why, at) for seat in SEATS for why in DENIALS for at in SENSORS],
    [c.WithdrawDenial(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.DenyChip(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.KeepChip(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.MarkWager(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.AcknowledgeMark(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.MarkPlaying(seat, plays) for seat in SEATS for plays in (None, True, False)],
    [c.CountHands(hands) for hands in (2, 6, 8)],
    [c.MarkSide(seat, side) for seat in SEATS for side in SIDES],
    [c.VoidRound(REASON), c.VoidRound("Because")],
    [c.SwipeCard(member, "9999") for member in (*STAFF, None)],
    [c.SwipeCard(None, is_misread=True)],
    [c.StartGame()],
    [c.CallSupervisor()],
    [c.BackToTable()],
    [c.ConfirmWins(why) for why in ("", AGAINST, "Because")],
    [c.ConfirmAsDealer()],
    [c.TrySwipeAgain()],
    [c.LetSwipeTimeOut()],
    [c.BeginPaying()],
    [c.TickPaid(seat, by_cage) for seat in SEATS for by_cage in (False, True)],
    [c.TickAllPaid()],
    [c.UndoPaid()],
    [c.TakeBack(seat) for seat in SEATS],
    [c.CannotCollect(seat) for seat in SEATS],
    [c.AskForBets(), c.PayBets(), c.UndoBets(), c.LeaveCard(), c.SeeLeftBehind(1)],
    [
        c.DenyBet(seat, wager, why)
        for seat in SEATS
        for wager in ("queens_up", "no_such_wager")
        for why in DENIALS
    ],
    [c.TickDuty(duty, seat) for duty in (*KINDS, "rain") for seat in (0, *SEATS)],
    [c.EndGame(), c.EndGame("A"), c.EndGame("B"), c.EndGame("C")],
    [c.CloseTable()],
    [c.TurnKey(position) for position in ("RUN", "JPH", "OUT")],
    [c.LoseKey()],
    [c.KeepRound(), c.GiveBack()],
    [c.PressJackpot(why) for why in ("", AGAINST)],
    [
        c.AskAdjustment(number, why, note="Seen on camera 4")
        for number in range(1, 9)
        for why in (BACK_OUT, "Because")
    ],
    [
        c.AskLateWin(number, (seat,), line, why, "Seen on camera 4", stakes=(((seat, "A"), 100),))
        for number in (0, 1, 2, 3, 99)
        for seat in SEATS
        for line in LINES
        for why in (late_wins.REASONS[0], "Because")
    ],
    [
        c.RecordRuling(number, kind, by, 1_700_000_000_000, (seat,), wager, 500, cents)
        for number in (0, 1, 2, 99)
        for kind in (*rulings.KINDS, "rain")
        for by in (DEALER, SUPERVISOR, EXECUTIVE)
        for seat in (1, 8)
        for wager in ("ante", "")
        for cents in (0, 2_500)
    ],
    [c.CountChips(sensor, chips) for sensor in SENSORS for chips in (-1, 0, 1, 2, 3, 9)],
    [c.BeginShoe()],
    [
        c.SealThreshold("A", level, seal_of(cents, "ab" * 32))
        for level in ("mystery", "main")
        for cents in (100_004, 100_030)
    ],
    [c.CrossThreshold("A", "mystery", cents, "ab" * 32) for cents in (100_004, 100_030, 7)],
    [c.CountAgain(sensor) for sensor in SENSORS],
    [c.GiveUpChip(sensor) for sensor in SENSORS],
    [c.OverruleSensor(sensor, seat) for sensor in SENSORS for seat in (1, 3, 5, 9)],
    [
        c.LayToke(seat, wager, cents)
        for seat in SEATS
        for wager in ("ante", "play", "A", "moon")
        for cents in (-1, 0, 24, 100, 9_999)
    ],
    [
        c.EndToke(seat, "ante", back, won)
        for seat in SEATS
        for back, won in ((0, 0), (100, 0), (100, 200), (-1, 5), (0, 1))
    ],
    [c.ReopenToke(seat, "ante") for seat in SEATS],
    [c.ReckonWagers(staked, 0, 0) for staked in (-1, 0, 500)],
    [c.WithdrawRuling(number, 1, by, "other") for number in (0, 1, 2) for by in STAFF],
    [c.CancelAdjustment()],
    [c.ReportDevices((("swiper", "ok"),))],
    [c.ChangeGame(to) for to in ("", "six-five-four", "crazy4-nexus")],
    [c.NoteIrregularity(kind) for kind in ("wrong_cards", "shuffler", "rain")],
    [c.NoteIrregularity(kind) for kind in ("wrong_draw", "exposed")],
    [c.TickStep(step, told) for step in range(10) for told in ("", "The service")],
    [c.ClearIrregularity()],
    [c.SeeCards(place, cards) for place in PLACES for cards in HANDS],
    [
        c.AskMeterSet(sensor, level, to_micros, why)
        for sensor in ("A", "B")
        for level in ("main", "mega", "minor")
        for to_micros in (-1, 0, 4_321_000_001, 7_000_000_000, 30_000_000_000)
        for why in (RAISE, LOWER, "Because")
    ],
    [c.NotePrint("win", 1, copy, trouble) for copy in (0, 1, 2) for trouble in ("", "No paper")],
    [c.RaiseAlert(key, "device", says) for key in ("disk", "clock") for says in ("Odd", "Bad")],
    [c.AcknowledgeAlert(key, member) for key in ("disk", "clock") for member in STAFF],
    [
        *(
            c.ProposeSetting(path, value, by, witness)
            for path, value in SETTINGS
            for by in (SUPERVISOR, EXECUTIVE, DEALER)
            for witness in (DEALER, SUPERVISOR)
        ),
        c.ProposeSetUp((("jackpot.A.wager", "$1"),), SUPERVISOR, EXECUTIVE),
    ],
    [c.WithdrawSetting(path, by) for path, _ in SETTINGS for by in (DEALER, SUPERVISOR)],
    [c.NoteMishap(view) for view in ("felt", "prompt bar")],
    [c.OpenBackOffice(member) for member in STAFF],
    [c.CloseBackOffice(member) for member in STAFF],
    [c.NoteRefusedSwipe("Not enough", member, "9999") for member in (*STAFF, None)],
    [c.LockTable()],
    [c.BarDealer(Msg("The card of {name} is not good any more", name="M. Cho"))],
    [c.HoldTable(key, says) for key in ("journal", "definitions") for says in ("Old", "New")],
    [c.NoteProgram("0.3", "", "p", "l", "d", "3.11", "6.8", "3.40"), c.NoteRegister(7, "ab")],
]


def likely(table: Table) -> list[c.Command]:
    """Return what a dealer or a supervisor might do now."""
    if table.round.lock is not None or table.round.holds:
        return [c.SwipeCard(member) for member in STAFF]
    if table.round.adjustment or table.round.meter_change or table.round.late_win:
        cards = [c.SwipeCard(EXECUTIVE), c.SwipeCard(SUPERVISOR), c.SwipeCard(DEALER)]
        return [*cards, c.CancelAdjustment()]
    if table.lasting.irregularity is not None:
        steps: list[c.Command] = [c.TickStep(table.lasting.irregularity.step + 1, "The service")]
        ruled: list[c.Command] = [c.ClearIrregularity(), c.SwipeCard(SUPERVISOR)]
        return [*steps * 4, *ruled, c.VoidRound(REASON)]
    match table.round.phase:
        case Phase.CLOSED:
            opens: list[c.Command] = [c.SwipeCard(DEALER)] * 2
            withdrawn = [c.WithdrawSetting(one.path, SUPERVISOR) for one in table.lasting.proposed]
            return [*opens, c.SwipeCard(SUPERVISOR), *withdrawn]
        case Phase.BETTING:
            back: list[c.Command] = [c.GiveBack()] * 4 if table.round.voided else []
            start = [c.StartGame()] * 4
            return [*_bets(table), *back, *start, c.TurnKey("RUN"), *_office(table)]
        case Phase.VERIFY:
            drops = [c.DropClaim(one.seat, one.sensor, "Wrong seat") for one in table.round.claims]
            keyed: list[c.Command] = [c.PressJackpot(), c.PressJackpot(AGAINST)] * 2
            keyed.append(c.TurnKey("RUN"))
            confirm: list[c.Command] = [c.ConfirmWins(), c.ConfirmWins(AGAINST)] * 2
            read = [c.AcknowledgeMark(*spot) for spot in marks.to_acknowledge(table)]
            ticks = [c.TickDuty(one.kind) for one in duties.open_before_confirm(table)]
            return [*confirm, *keyed, c.BackToTable(), *drops, *read * 4, *ticks * 4]
        case Phase.SWIPE:
            cards = [c.SwipeCard(EXECUTIVE)] * 4 + [c.SwipeCard(SUPERVISOR)] * 2
            return [*cards, c.LetSwipeTimeOut(), c.TrySwipeAgain(), c.BackToTable()]
        case _:
            return _play(table)


def to_an_end(table: Table) -> list[c.Command]:
    """Return what END GAME waits for, done by a dealer: chips off, sides marked, hands denied."""
    sides = [c.MarkSide(seat, "tie") for seat, _ in suggestion.without_side(table)]
    open_hands = suggestion.unclaimed(table)
    denied = [c.DenyHand(seat, DENIALS[0], sensor) for seat, sensor in open_hands]
    back = [c.TakeBack(one.seat) for one in paying.to_take_back(table)]
    ahead = [c.AdvanceStage(one.key, is_asked=True) for one in stages.coming(table)[:1]]
    off = chips_off(table, controls.ending(table).sensor)
    bets: list[c.Command] = [c.AskForBets(), c.SwipeCard(EXECUTIVE), c.PayBets()]
    agreed = [c.SwipeCard(EXECUTIVE)] if table.round.asked else []
    owed = bets if bonus_bets.owed(table) or bonus_bets.too_much(table) else []
    if sensor := counting.open_sensor(table):
        fitting = c.CountChips(sensor, counting.locked(table, sensor))
        off = [c.CountAgain(sensor), fitting] if counting.differs(table, sensor) else [fitting]
    lost = [c.EndToke(*spot, 0) for spot in tokes.still_open(table)]
    return [
        *off,
        *sides,
        *denied,
        *agreed,
        *back,
        *owed,
        *lost,
        *(ahead if table.round.stages else []),
    ]


def _bets(table: Table) -> list[c.Command]:
    chips: list[c.Command] = [c.SeeChip(*spot) for spot in table.setup.spots]
    left = [spot for spot, one in table.sensors.items() if one.is_left]
    chips += [c.MissChip(*spot) for spot in left] * 2 + [c.KeepChip(*spot) for spot in left]
    if table.setup.game == "dragon_bonus":
        sides = ("player", "banker", "tie")
        chips += [c.MarkSide(seat, sides[seat % 3]) for seat in table.setup.seats]
    if "sensors" not in table.setup.devices:
        return [c.MarkWager(*spot) for spot in table.setup.spots]
    return chips


def _office(table: Table) -> list[c.Command]:
    """Return what a supervisor might do between two rounds."""
    path, value = SETTINGS[table.round.number % len(SETTINGS)]
    wanted: list[c.Command] = [c.ProposeSetting(path, value, SUPERVISOR, EXECUTIVE)]
    if table.round.number % 5 == 0:
        wanted.append(c.CloseTable())
    for (sensor, level), account in [*table.accounts.items()][:1]:
        wanted.append(c.AskMeterSet(sensor, level, account.meter + 1_234_567, RAISE))
    return wanted


def _play(table: Table) -> list[c.Command]:
    lines = {name: [one.key for one in pot.lines] for name, pot in table.setup.jackpots.items()}
    hands: list[c.Command] = [
        c.PressHand(seat, line, sensor) for seat, sensor in table.locked for line in lines[sensor]
    ]
    hands += [
        c.PressTableHand(side, line, sensor)
        for sensor, jackpot in table.setup.jackpots.items()
        for line in lines[sensor]
        for side in BOTH
        if jackpot.is_shared
    ]
    gone: list[c.Command] = [c.MissChip(*spot) for spot in table.locked] + to_an_end(table) * 2
    calls = [c.CallSupervisor()] * (2 * len(hands) if table.round.claims else 1)
    keys: list[c.Command] = []
    if has_key(table.setup):
        keys = [c.TurnKey("JPH"), c.TurnKey("RUN")] * (len(hands) // 2 if table.round.claims else 1)
    backs = [
        c.AskAdjustment(win.number, BACK_OUT, note="Seen on camera 4")
        for win in table.round.wins[:1]
    ]
    end = controls.ending(table)
    ends: list[c.Command] = [end] * (16 if early_jackpots(table) else 8)
    if table.lasting.key == "JPH":
        keys = [*[c.TurnKey("RUN")] * 2 * (len(hands) + 1), c.LoseKey()]
    walk = [c.TickPaid(due.seat) for due in paying.dues(table)]
    return [*hands, *gone, *calls, *keys, *backs, *ends, *walk, c.BeginPaying(), c.UndoPaid()]
