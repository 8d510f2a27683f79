"""The floor in a browser: a page for desks and tablets, one for a supervisor's telephone.

It reads, and does one thing: TAKE of a call. Its role on the server may do no more than that, so
nothing that moves money can be reached from a browser.
"""
