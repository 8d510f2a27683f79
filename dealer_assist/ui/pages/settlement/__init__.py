"""SETTLEMENT: who is paid what, in the order of payment."""
