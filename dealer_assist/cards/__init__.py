"""Cards that the table knows: what they are, what they make, and what they pay."""
