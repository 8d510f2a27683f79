"""CAUSE A FAULT: a simulated device is broken on purpose."""
