"""Lists: one for every screen, columns to read, facts in rows, and the one way to turn pages."""
