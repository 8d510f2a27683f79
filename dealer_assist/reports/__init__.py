"""The figures and the paper of a table: reports, win pages, adjustment pages, unusual things.

One way leads through this room, and screen, paper and export go it together:

    with closing(connect_reader(path)) as db:
        house_day = house_day_of(setup)             # as the table file has it
        period = day_period(house_day, day)         # month_, life_period, last_shift, shifts_of_day
        report = gather(db, setup, period, now, kept_in=sums_beside(path, key_file), progress=bar)
        win = win_on_record(db, number)
        adjustment = adjustment_on_record(db, seq)
    turned_to(path, setup, newest("day", setup, now), now)  # all of it, with the periods beside
    sections(report)                                # tables of typed cells; `shown(cell)` for eyes
    to_csv(report, out); to_excel(report, file)     # the same tables
    report_page(report); hits_chart(report)         # the same tables on paper, as a `Page`
    win_page(win, setup, copy=1); adjustment_page(adjustment, setup, copy=1)
    outlook(setup, report, sensor, level, account)  # the forecast; `with_terms` for other terms
    unusual(report); unfit_wins(table)              # each answer is an alert to raise
    clock_jump(...); disk_low(free_bytes)

A `Page` is words without looks; `ui.print` paints any of them on PDF, preview and slip. Sums come
from `journal.figures*` alone: the first report of a month takes seconds, then its sums are kept
(`figures_kept.keep_up` does it ahead, beside the running table). `figures_history` has the course
of a meter. Nothing here knows Qt.
"""
