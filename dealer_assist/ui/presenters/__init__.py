"""From the table to what its screens show: pure functions, no Qt, every sentence made here."""
