"""The running table: joins table, journal and devices in one loop on one thread."""
