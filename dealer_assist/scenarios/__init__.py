"""Scenarios that drive the whole application through its real widgets and simulated devices."""
