"""Lists: one to read and to touch, one with a button a row, columns, and facts in rows."""
