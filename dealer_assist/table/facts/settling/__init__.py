"""A round at the table, written down as a deal and settled by the same rules: who is paid what."""
