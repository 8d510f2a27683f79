"""TABLE SIGNS: limits, odds and notices to post."""
