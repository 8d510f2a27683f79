"""From a table's rules to the signs it has to post: pure functions, no Qt."""
