"""A floor of samples: 48 tables in four pits on an evening, or as many as are asked for.

For pictures, tests, and to see the floor-wide Game Manager without a server.
Nothing of it is real, and every screen that shows it says so.
"""

from datetime import datetime, timedelta

from dealer_assist.floor.view import (
    CLOSED,
    AlertSeen,
    CheckSeen,
    DeviceSeen,
    FloorView,
    LinkSeen,
    MeterSeen,
    RoundSeen,
    SeatSeen,
    SettingSeen,
    Station,
    TicketRow,
)

MGL, BLAZING = "MGL", "B7"
_GAMES = {
    "C": ("Crazy 4", MGL),
    "H": ("Hold'em", MGL),
    "F": ("Four Card", MGL),
    "M": ("House Money", BLAZING),
    "D": ("Dragon", ""),
    "S": ("Caribbean", ""),
    "6": ("6-5-4", ""),
}
_PITS = ("CCCCHHHHFFSC", "MMMMMMCHHF66", "DDDDDDMMMSSS", "CCCHHHMMDD66")
_ALONE = ("12",)
_CLOSED = ("24", "48")
_PHASES = ("In play", "In play", "Betting", "In play", "Paying", "In play", "Shuffle", "Betting")
_MANAGERS = ("J. Park", "R. Silva", "D. Osei", "E. Marsh")
_DEALERS = ("A. Novak", "M. Okafor", "S. Lindqvist", "P. Tran", "C. Reyes", "I. Petrova")
_DEVICES = (
    DeviceSeen("Sensors", "7 of 7"),
    DeviceSeen("Card reader, printer", "ready"),
    DeviceSeen("Sign", "live"),
    DeviceSeen("Journal", "chain whole, 82 GB free"),
)
_MICROS = 1_000_000
PRIZE = 118_402_480_000


def sample_floor(at: datetime, pits: int = 4, *, is_quiet: bool = False) -> FloorView:
    """Return a floor in full swing; a quiet one has no claim and nothing amiss."""
    stations = tuple(_station(at, place, is_quiet=is_quiet) for place in range(12 * pits))
    return FloorView(
        name="Floor",
        at=at,
        stations=stations,
        links=(
            LinkSeen(MGL, "M", "Multi-Game Link", "ML03"),
            LinkSeen(BLAZING, "B", "Blazing 7's Link", "B7-ML04"),
        ),
        meters=_meters(at, is_quiet=is_quiet),
        tickets=() if is_quiet else _tickets(at),
        alerts=_alerts(at, is_quiet=is_quiet),
        settings=(
            SettingSeen(
                MGL,
                "mega",
                "seed",
                10_000 * _MICROS,
                15_000 * _MICROS,
                ("J. Park", "L. Haddad"),
                at - timedelta(hours=2, minutes=29),
            ),
            SettingSeen(
                BLAZING,
                "minor",
                "cap",
                7_500 * _MICROS,
                10_000 * _MICROS,
                ("S. Lindqvist", "L. Haddad"),
                at - timedelta(minutes=54),
            ),
        ),
        rounds={station.number: _rounds(at, station) for station in stations},
        pit_managers={f"Pit {n}": name for n, name in enumerate(_MANAGERS, 1)},
        standby="in step",
        refusals={
            station.number: _refusals(station) for station in stations if not station.is_linked
        },
        is_simulated=True,
    )


def _station(at: datetime, place: int, *, is_quiet: bool) -> Station:
    number, pit = str(place + 1), place // 12
    game, link = _GAMES[_PITS[pit % 4][place % 12]]
    wagers = 48_000 + 391 * place
    phase = _PHASES[(place * 5 + pit) % 8]
    is_claimed = number in ("7", "19") and not is_quiet
    return Station(
        number=number,
        game=game,
        pit=f"Pit {pit + 1}",
        links=(link,) if link and number not in _ALONE else (),
        phase=CLOSED if number in _CLOSED else "In play" if is_claimed else phase,
        beat_ms=42_000 if number == "38" and not is_quiet else 400 + 13 * (place % 7),
        skew_ms=20,
        last_n=12_904 + 17 * place,
        wagers=wagers,
        counted=wagers * 200_000,
        dealer=_DEALERS[place % 6],
        dealer_since=at - timedelta(minutes=29 + 3 * (place % 9)),
        rounds_per_hour=58 + (place * 7) % 12,
        pace=tuple(58 + (place + step * 3) % 11 for step in range(9)),
        corrections=place % 3,
        prompt="Wait for the pit: prize locked" if is_claimed else phase,
        prompt_detail="Seat 3 Royal Flush, order 1 of 2" if is_claimed else "",
        seats=_seats(place, is_claimed=is_claimed),
        devices=_DEVICES,
        journal_n=12_904 + 17 * place,
        journal_wagers=wagers,
        journal_sum=wagers * 200_000,
    )


_WHY_NOT = {
    "Crazy 4": "ATLAS-1 is won by the best four of five cards and ML03 by the first five cards, so "
    "that the same hand is not equally likely.",
    "Dragon": "DBP-1 cannot be linked.",
    "Caribbean": "It has no progressive meter, so there is nothing to link.",
    "6-5-4": "It has no progressive meter, so there is nothing to link.",
}


def _refusals(station: Station) -> dict[str, str]:
    why = _WHY_NOT.get(station.game, "")
    return {MGL: why, BLAZING: why}


def _seats(place: int, *, is_claimed: bool) -> tuple[SeatSeen, ...]:
    seats = []
    for seat in range(1, 8):
        if is_claimed and seat == 3:
            seats.append(SeatSeen(seat, "ROYAL", is_locked=True, has_claim=True))
        elif (seat + place) % 7 == 3:
            seats.append(SeatSeen(seat, "EMPTY", is_empty=True))
        else:
            seats.append(SeatSeen(seat, "IN PLAY", is_locked=(seat + place) % 5 != 0))
    return tuple(seats)


def _rounds(at: datetime, station: Station) -> tuple[RoundSeen, ...]:
    return tuple(
        RoundSeen(
            n=station.last_n - back,
            round_id=1284 - back,
            at=at - timedelta(seconds=122 + 54 * back),
            wagers=5 - (back == 2),
            micros=(5 - (back == 2)) * 200_000,
        )
        for back in range(5)
    )


def _meters(at: datetime, *, is_quiet: bool) -> tuple[MeterSeen, ...]:
    mega = PRIZE if is_quiet else 10_008_400_000
    return (
        _meter(
            at,
            MGL,
            "mega",
            "Mega",
            "Royal Flush",
            mega,
            668_400_000,
            2,
            649_740,
            10_000,
            locked=0 if is_quiet else PRIZE,
        ),
        _meter(
            at,
            MGL,
            "major",
            "Major",
            "Straight Flush",
            3_771_050_000,
            278_500_000,
            41,
            72_193,
            1_000,
        ),
        _meter(
            at, MGL, "minor", "Minor", "Four of a Kind", 342_900_000, 167_100_000, 702, 4_165, 200
        ),
        _meter(
            at,
            BLAZING,
            "major",
            "Major",
            "Three 7's Diamonds",
            38_214_720_000,
            417_920_000,
            2,
            501_942,
            5_000,
            reserve=412_060_000,
        ),
        _meter(
            at,
            BLAZING,
            "minor",
            "Minor",
            "Three 7's Suited",
            7_500_000_000,
            208_960_000,
            9,
            125_486,
            1_000,
            cap=7_500_000_000,
            overflow=118_400_000,
        ),
    )


def _meter(
    at: datetime,
    link: str,
    level: str,
    label: str,
    hand: str,
    meter: int,
    per_hour: int,
    hits: int,
    odds: int,
    seed: int,
    *,
    locked: int = 0,
    reserve: int = 0,
    overflow: int = 0,
    cap: int | None = None,
) -> MeterSeen:
    # A prize that is locked has left the meter, which was seeded anew.
    paid = hits * 3 * seed * _MICROS + locked
    seeded = (hits + 1 + bool(locked)) * seed * _MICROS
    return MeterSeen(
        link=link,
        level=level,
        label=label,
        hand=hand,
        meter=meter,
        reserve=reserve,
        overflow=overflow,
        contributed=meter + reserve + overflow + paid - seeded,
        seeded=seeded,
        paid=paid,
        seed=seed * _MICROS,
        cap=cap,
        wagers=190_204,
        hits=hits,
        per_hour=per_hour,
        wagers_per_hour=5_570 if link == MGL else 2_610,
        odds=odds,
        course=_course(at, meter, per_hour, seed * _MICROS, cap),
    )


def _course(
    at: datetime, meter: int, per_hour: int, seed: int, cap: int | None
) -> tuple[tuple[datetime, int], ...]:
    """Go back an hour a point from what stands now; below its seed it had just been hit."""
    peak = PRIZE if seed == 10_000 * _MICROS else seed + per_hour * 45
    points, value = [], meter
    for hour in range(14 * 24):
        points.append((at - timedelta(hours=hour), value if cap is None else min(cap, value)))
        value -= per_hour
        if value < seed:
            value, peak = peak, peak // 2 + seed // 2
    return tuple(reversed(points))


def _tickets(at: datetime) -> tuple[TicketRow, ...]:
    given = at - timedelta(seconds=87, milliseconds=690)
    royal = ("Ts", "Js", "Qs", "Ks", "As")
    return (
        TicketRow(
            key="table-7-1284-3",
            number=41,
            link=MGL,
            level="mega",
            place=3,
            station="7",
            round_id=1284,
            seat=3,
            hand="Royal Flush",
            state="locked",
            given=given,
            worth=PRIZE,
            locked=at - timedelta(seconds=48),
            before=PRIZE,
            after=10_000_000_000,
            seed=10_000_000_000,
            released_to=PRIZE + 8_400_000,
            people=("J. Park",),
            cards=royal,
            dealer="A. Novak",
            after_n=12_904,
            came=PRIZE - 10_000_000_000,
            checks=(
                CheckSeen("camera", "L. Haddad", at - timedelta(seconds=40)),
                CheckSeen("deck", "L. Haddad", at - timedelta(seconds=22)),
            ),
        ),
        TicketRow(
            key="table-19-977-5",
            number=42,
            link=MGL,
            level="mega",
            place=4,
            station="19",
            round_id=977,
            seat=5,
            hand="Royal Flush",
            state="open",
            given=given + timedelta(milliseconds=800),
            worth=10_000_840_000,
            cards=royal,
            dealer="M. Okafor",
            after_n=13_210,
            came=PRIZE - 10_000_000_000 + 840_000,
        ),
        _past(at, 40, "minor", "14", "Four of a Kind", 412_350_000, 55),
        _past(at, 39, "major", "40", "Straight Flush", 9_310_220_000, 310),
        _past(at, 38, "minor", "3", "Four of a Kind", 288_900_000, 402),
    )


def _past(
    at: datetime, number: int, level: str, station: str, hand: str, prize: int, minutes: int
) -> TicketRow:
    given = at - timedelta(minutes=minutes)
    return TicketRow(
        key=f"table-{station}-{number}",
        number=number,
        link=MGL,
        level=level,
        place=number,
        station=station,
        round_id=900 + number,
        seat=number % 7 + 1,
        hand=hand,
        state="awarded",
        given=given,
        worth=prize,
        locked=given + timedelta(seconds=30),
        ended=given + timedelta(minutes=4),
        people=("J. Park", "L. Haddad"),
    )


def _alerts(at: datetime, *, is_quiet: bool) -> tuple[AlertSeen, ...]:
    noted = (
        AlertSeen(
            11,
            at - timedelta(minutes=37),
            "16",
            "",
            "paper",
            "Paper low",
            "R. Silva",
            at - timedelta(minutes=36),
        ),
        AlertSeen(
            10,
            at - timedelta(minutes=69),
            "29",
            "",
            "sensor",
            "Sensor 2 out",
            "D. Osei",
            at - timedelta(minutes=60),
        ),
    )
    if is_quiet:
        return noted
    lost = "Base game goes on. A win waits for its amount."
    return (AlertSeen(12, at - timedelta(seconds=42), "38", MGL, "lost", lost), *noted)
