"""Work beside the table is done in another thread, and can be waited for."""

import threading

from dealer_assist.desk.background import run_in_thread


def test_a_work_is_done_in_a_thread_of_its_own_and_its_end_is_waited_for() -> None:
    begun, done_in = threading.Event(), list[int]()

    def work() -> None:
        begun.wait(10)
        done_in.append(threading.get_ident())

    join = run_in_thread(work)
    assert done_in == []  # the table went on while the work waited
    begun.set()
    join()
    assert done_in
    assert done_in[0] != threading.get_ident()
