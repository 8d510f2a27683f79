"""`python endless_sums.py`: two sums that never end, in processes of their own that say so."""

import os
import signal

from dealer_assist.odds.workers import do_all


def sum_for_ever() -> None:
    """Say which process this is, then leave the processor to nobody."""
    print(os.getpid(), flush=True)
    while True:
        pass


if __name__ == "__main__":
    # Whoever starts tests in the background has Ctrl-C ignored, and so would this.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    do_all([sum_for_ever, sum_for_ever], lambda *_: None, 2)
