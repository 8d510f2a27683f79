"""What stands over a locked table."""
