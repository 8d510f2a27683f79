"""The door to the house's systems: every event as a signed line, to its receiver."""
