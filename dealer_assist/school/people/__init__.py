"""Who learns here, who teaches, and all that is on record of it."""
