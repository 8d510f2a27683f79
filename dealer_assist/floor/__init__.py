"""The linked floor: many tables, one meter, counted by a PostgreSQL server.

A table's journal is the outbox; the server knows what came in, in which order tickets were asked
for, and what left a meter. `wire` is the only module that speaks to it for a table, `office` for
the people of the pit.
"""
