"""The menu over the table: what it offers, and how it is drawn."""
