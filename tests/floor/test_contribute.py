"""How the server reads the rounds of a table: the seats as bits, the head as it is kept."""

import psycopg
import pytest
from psycopg.types.json import Jsonb

from dealer_assist.floor import office
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.journal_check import seat_mask
from dealer_assist.floor.wire import connect
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import SimulatedFloor, SimulatedTable
from dealer_assist.value import replace

EVERY_SENSOR = tuple((seat, sensor) for sensor in "AB" for seat in range(1, 15))


def test_every_sensor_has_the_bit_that_the_journal_gives_it(floor: SimulatedFloor) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    told = [
        replace(one, seats=seats)
        for one, seats in zip(
            table.play(30), [(), EVERY_SENSOR, *((one,) for one in EVERY_SENSOR)], strict=True
        )
    ]
    wire = table.sign_on()
    wire.contribute(told)
    wire.close()
    with admin(floor.server) as owner:
        rows = owner.execute("SELECT seats FROM floor.contribution ORDER BY n").fetchall()
        assert [mask for (mask,) in rows] == [seat_mask(one) for one in told]
        assert office.verify(owner) == []


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ({"1": "A"}, "A round tells its seats as a list"),
        (None, "A round tells its seats as a list"),
        (["1A"], "There is no sensor"),
        ([[1, None]], "There is no sensor"),
        ([None], "There is no sensor"),
        ([[1, "A"], [0, "A"]], "There is no sensor A at seat 0"),
        ([[1.5, "A"]], "There is no sensor A at seat 1.5"),
        ([[3, "C"]], "There is no sensor C at seat 3"),
        ([[1, "A"], [2, "B"], [2, "B"]], "Seat 2 wagers twice in one round"),
    ],
)
def test_seats_that_cannot_be_are_refused_in_words(
    floor: SimulatedFloor, seats: object, sentence: str
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    (one,) = table.play()
    told = Jsonb([one.to_json() | {"seats": seats}])
    with (
        connect(floor.server.dsn("table_t1")) as line,
        pytest.raises(psycopg.DatabaseError, match=sentence),
    ):
        line.execute("SELECT floor.contribute(1, %s)", (told,))
    assert wire.contribute([one]) == 1
    wire.close()


def test_a_head_in_other_letters_is_proven(floor: SimulatedFloor) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    (one,) = table.play()
    wire.contribute([replace(one, head=one.head.upper())])
    wire.close()
    with admin(floor.server) as owner:
        assert office.verify(owner) == []


def test_a_role_without_a_table_is_refused(floor: SimulatedFloor) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    with admin(floor.server) as owner:
        owner.execute("UPDATE floor.station SET role = 'nobody' WHERE station = 'T1'")
    with pytest.raises(FloorRefused, match="is no table of this floor"):
        wire.contribute(table.play())
    wire.close()
