"""Trials of a floor on a PostgreSQL of one's own: load, chaos, claims at once, windows to try.

They need development packages and are no part of a wheel or a Debian package; nothing of the
product imports them but the commands that start them.
"""
