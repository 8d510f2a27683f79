"""The floor-wide Game Manager: every table, every link, one screen."""
