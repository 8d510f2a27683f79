"""Slip printers."""
