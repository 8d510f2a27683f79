"""ROADS: the shoe as the public sees it, and a new one."""
