"""The door to the house's systems: every event as a signed line, to whoever is to have it."""
