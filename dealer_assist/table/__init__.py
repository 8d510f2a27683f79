"""The table: commands in, events out, one state; pure and without a clock of its own."""
