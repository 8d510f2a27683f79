"""The floor-wide Game Manager behind the window."""
