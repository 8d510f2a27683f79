"""The first start of a kiosk: what is asked of a technician, and the files that come of it."""
