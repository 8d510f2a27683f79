"""EXIT: the program is left, or the table put away."""
