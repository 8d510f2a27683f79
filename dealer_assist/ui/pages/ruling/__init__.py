"""RULING: what the floor has ruled on a round, during it or later."""
