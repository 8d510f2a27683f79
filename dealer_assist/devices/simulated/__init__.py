"""Device models that live behind the real bytes, advanced by elapsed time and able to fail on request."""
