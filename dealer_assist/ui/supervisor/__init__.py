"""The supervisor's dialog: verify, swipe, recorded."""
