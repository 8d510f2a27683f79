"""Device models that live behind the real bytes, advanced by time, able to fail on request."""
