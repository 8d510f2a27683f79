"""What stands where no table could be opened, and why."""
