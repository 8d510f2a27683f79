"""Serial hardware of a table, and its simulated twin on the same bytes."""
