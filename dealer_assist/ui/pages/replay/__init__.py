"""A past round, step by step."""
