"""The screens that a kiosk may have, and those of them that every test of a screen looks at."""

EVERY_SIZE = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768))

SIZES = (EVERY_SIZE[0], EVERY_SIZE[-1])
"""The widest and the narrowest: what fits both fits those between.

That it does is seen by the long tests, which look at every picture in every dress and size.
"""
