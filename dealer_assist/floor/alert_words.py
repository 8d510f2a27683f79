"""What the floor's server says in its alerts and to a board, as sentences that can be translated.

The server speaks English and keeps what it said; here each sentence is found again by its template.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from dealer_assist.message import Msg, fill, holes

Spoken: TypeAlias = "str | tuple[str, Mapping[str, Spoken]]"
"""A sentence by its template, with what fills it; one that is not known as it is."""

_SENTENCES = (
    Msg("Base game goes on. A win waits for its amount."),
    Msg("Table {table} is not linked: {why}"),
    Msg("Journal and server differ by {micros} micro-dollars"),
    Msg(
        "The journal of table {table} and the server differ by {micros} micro-dollars; its "
        "progressive is stopped"
    ),
    Msg(
        "The floor has contribution {n} of table {table} and its journal ends at {last}: an "
        "old copy was put back; compare its journal, then RECORD with two cards"
    ),
    Msg(
        "Contribution {n} of table {table} was told before with another round; compare its "
        "journal, then RECORD with two cards"
    ),
    Msg(
        "Round {round} of table {table} is on record and not counted: {why}; look into it, "
        "then RECORD with two cards"
    ),
    Msg("its journal is not the one that was told before"),
    Msg("the clock of the table is more than 10 minutes ahead of the floor"),
    Msg("its rounds come faster than one in {seconds} s"),
    Msg(
        "This server went back: table {table} has {rounds} and {prizes} that it lacks; rounds "
        "are told now, prizes are taken off by RECORD with two cards"
    ),
    Msg("{link} rests: {why}. When every table was heard, RECORD its prizes and RESUME"),
    Msg("The server was put back; tables tell what it lacks"),
    Msg(
        "The standby is gone: rounds wait for it; see to the second machine, or let two people "
        "play on without it"
    ),
    Msg("{used} of {most} connections are in use: tables will not get on; raise max_connections"),
    Msg("The month {month} is not made; run 'floor install' at the server"),
    Msg("{dealer} is signed on at table {other} and at table {table}"),
    Msg("Two machines are signed on as table {table}; take one of them off the network"),
    Msg("The clock of table {table} is {seconds} s off; set it by the floor's time"),
    Msg("The clock of table {table} was set back by {seconds} s before round {round}"),
    Msg("The prize of round {round}, seat {seat}, at table {table} waits for two cards at the pit"),
    Msg(
        "Table {table} paid the prize of round {round}, seat {seat}, which is not awarded; "
        "compare both, then back it out or award it"
    ),
    Msg(
        "Table {table} backed out the prize of round {round}, seat {seat}; RELEASE it with two "
        "cards"
    ),
    Msg(
        "Table {table} closed the ticket of table {other} by the card of {name}; look at that "
        "table's hand again"
    ),
    Msg("Table {table} calls round {round} void, whose prize was awarded; compare its journal"),
    Msg(
        "Table {table} calls round {round} void, which is not the one that it told last; "
        "compare its journal"
    ),
    Msg("Table {table} holds up the floor with a call that it does not end; look at that machine"),
    Msg("Table {table} says of itself what cannot be ({what}); it is left out"),
    Msg("Table {table} has release {release} and the server {own}; install the same one on both"),
    Msg(
        "Table {table} is of another release than the server; install the same one on table "
        "and floor"
    ),
    Msg(
        "Table {table} does not play on PostgreSQL {version}, which its release was never "
        "tried on; change the server's version back"
    ),
    Msg("The disk of the server is full; make room there"),
    Msg("The disk of the server has {n} % of its room left; make more"),
    Msg(
        "This server is an older one (epoch {own}, table {table} has seen {seen}); take it off "
        "the network and call the technician"
    ),
    Msg(
        "{link} has other definitions at table {table} than on the floor; install the same "
        "release and table file on both"
    ),
    Msg(
        "The floor knows {role} by another card key: this machine is a copy, or was set up "
        "anew; let the old key be taken off at the server"
    ),
    Msg("The floor has no card key of {role}; run 'floor join' there"),
    Msg(
        "The proof of a card from {role} is not good for this: it is forged, or was made for "
        "another ticket or act"
    ),
    Msg("The proof of {name}'s card was used before; swipe the card again"),
    Msg(
        "Nobody watched the floor from {since} to {until} UTC, or its server was off; look at "
        "what was played meanwhile"
    ),
    Msg(
        "Table {table} says that {n} of its rounds were taken, and this server never took "
        "them; look at table {again}"
    ),
    Msg(
        "Site {site} tells {wagers} wagers, and its {tables} tables had time for {most}; its "
        "sums wait"
    ),
    Msg("Site {site} tells {n} wagers less than before"),
    Msg("This call is over already"),
    Msg("{name} has taken this call already"),
    Msg("The floor's server does not answer ({why})"),
    Msg("The floor is lost ({why})"),
)


def said(sentence: str) -> str:
    """Return a sentence of the server with its template; one that is not known as it is."""
    for template, pattern in _patterns():
        if found := pattern.fullmatch(sentence):
            return Msg.of(template, {name: said(text) for name, text in found.groupdict().items()})
    return _counted(sentence)


def _counted(words: str) -> str:
    found = re.fullmatch(r"(\d+) (round|prize)s?", words)
    if found is None:
        return words
    n = int(found[1])
    if found[2] == "round":
        return Msg("{n} rounds", one="{n} round", n=n)
    return Msg("{n} prizes", one="{n} prize", n=n)


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((str(sentence), _pattern(sentence)) for sentence in _SENTENCES)


def _pattern(template: str) -> re.Pattern[str]:
    names = {name: f"(?P<{name}>.+?)" for name in holes(template)}
    marks = {name: f"\0{name}\0" for name in names}
    text = re.escape(fill(template, marks))
    for name, mark in marks.items():
        text = text.replace(re.escape(mark), names[name])
    return re.compile(text)


def spoken(sentence: str) -> Spoken:
    """Return a sentence for a page in a browser: its template, and what fills it."""
    words = sentence if isinstance(sentence, Msg) else said(sentence)
    if not isinstance(words, Msg):
        return words
    template = words.one if words.one is not None and words.number == 1 else words.template
    values = {name: spoken(str(value)) for name, value in words.values.items()}
    return template, values
