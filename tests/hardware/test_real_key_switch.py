"""A real key switch: its position is read at the start, and each turn is told once."""

from collections.abc import Callable

from named_port import real

from dealer_assist.devices.messages import KeyTold


def test_the_key_is_found_and_followed(ask: Callable[[str], None]) -> None:
    with real("key_switch") as device:
        assert device.wants(KeyTold)
        (found,) = device.told
        assert isinstance(found, KeyTold)
        assert found.at_start
        there = "JPH" if found.position == "RUN" else "RUN"
        ask(f"Turn the key to {there} and back.")
        turns = [KeyTold(there), KeyTold(found.position)]
        assert device.until(lambda: device.told[1:] == turns), device.told
