"""Modbus RTU: frames, and a sensor board of discrete inputs and coils."""
