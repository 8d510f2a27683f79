"""The figures and the paper of a table: reports, win pages, adjustment pages, unusual things.

One way leads through this room, and screen, paper and export go it together:

    with closing(connect_reader(path)) as db:
        period = day_period(BusinessDay(), day)          # or month_period, shifts_between, ...
        report = gather(db, setup, period, now, kept_in=kept_beside(path), progress=bar)
        sections(report)                                 # tables of typed cells: the screen's rows
        to_csv(report, out), to_excel(report, file)      # the same tables
        report_page(report, setup)                       # the same tables on paper: a `Page`
        win = win_on_record(db, number); win_page(win, setup, copy=1)
        adjustment_page(adjustment_on_record(db, seq), setup)
        suspicions = unusual(...)                        # each one is an alert to raise

A `Page` is words without looks; `ui.paper` paints any of them on PDF, preview and slip. Sums come
from `journal.figures*` alone. Nothing here knows Qt, and only files asked for are written.
"""
