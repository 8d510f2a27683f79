"""What the floor's server says in alerts and refusals, as sentences that can be translated.

The server speaks English and keeps what it said; here each sentence is found again by its template.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TypeAlias

from dealer_assist.message import Msg, fill, holes

Spoken: TypeAlias = "str | tuple[str, Mapping[str, Spoken]]"
"""A sentence by its template, with what fills it; one that is not known as it is."""

_SENTENCES = (
    Msg("Base game goes on. A win waits for its amount."),
    Msg("Table {table} is not linked: {why}"),
    Msg("Journal and server differ by {micros} micro-dollars"),
    Msg(
        "The journal of table {table} and the server differ by {micros} micro-dollars. Its "
        "progressive is stopped"
    ),
    Msg(
        "The server has contribution {n} of table {table} and its journal ends at {last}: an "
        "old copy was put back. Compare its journal, then RECORD with two cards"
    ),
    Msg(
        "Contribution {n} of table {table} was told before with another round. Compare its "
        "journal, then RECORD with two cards"
    ),
    Msg(
        "Round {round} of table {table} is on record and not counted: {why}. Look into it, "
        "then RECORD with two cards"
    ),
    Msg("its journal is not the one that was told before"),
    Msg("the clock of the table is more than 10 minutes ahead of the server"),
    Msg("its rounds come faster than one in {seconds} s"),
    Msg(
        "This server went back: table {table} has {rounds} and {prizes} that it lacks. Rounds "
        "are told now, prizes are taken off by RECORD with two cards"
    ),
    Msg("{link} rests: {why}. When every table was heard, RECORD its prizes and RESUME"),
    Msg("The server was put back. Tables tell what it lacks"),
    Msg(
        "The standby is gone: rounds wait for it. See to the second machine, or let two people "
        "play on without it"
    ),
    Msg("{used} of {most} connections are in use: tables will not get on. Raise max_connections"),
    Msg("The month {month} is not made. Run 'floor install' at the server"),
    Msg("{dealer} is signed on at table {other} and at table {table}"),
    Msg("Two machines are signed on as table {table}. Take one of them off the network"),
    Msg("The clock of table {table} is {seconds} s off. Set it by the server's time"),
    Msg("The clock of table {table} was set back by {seconds} s before round {round}"),
    Msg("The prize of round {round}, seat {seat}, at table {table} waits for two cards at the pit"),
    Msg(
        "Table {table} paid the prize of round {round}, seat {seat}, which is not awarded. "
        "Compare both, then back it out or award it"
    ),
    Msg(
        "Table {table} backed out the prize of round {round}, seat {seat}. RELEASE it with two "
        "cards"
    ),
    Msg(
        "Table {table} closed the ticket of table {other} by the card of {name}. Look at that "
        "table's hand again"
    ),
    Msg("Table {table} calls round {round} void, whose prize was awarded. Compare its journal"),
    Msg(
        "Table {table} calls round {round} void, which is not the one that it told last. "
        "Compare its journal"
    ),
    Msg("Table {table} holds up the server with a call that it does not end. Look at that machine"),
    Msg("Table {table} says of itself what cannot be ({what}). It is left out"),
    Msg("Table {table} has release {release} and the server {own}. Install the same one on both"),
    Msg(
        "Table {table} is of another release than the server. Install the same one on table "
        "and server"
    ),
    Msg(
        "Table {table} does not play on PostgreSQL {version}, which its release was never "
        "tried on. Change the server's version back"
    ),
    Msg("The disk of the server is full. Make room there"),
    Msg("The disk of the server has {n}% of its room left. Make more"),
    Msg(
        "This server is an older one (epoch {own}, table {table} has seen {seen}). Take it off "
        "the network and call the technician"
    ),
    Msg(
        "{link} has other definitions at table {table} than on the server. Install the same "
        "release and table file on both"
    ),
    Msg(
        "The server knows {role} by another card key: this machine is a copy, or was set up "
        "again. Let the old key be taken off at the server"
    ),
    Msg("The server has no card key of {role}. Run 'floor join' there"),
    Msg(
        "The proof of a card from {role} is not good for this: it is forged, or was made for "
        "another ticket or act"
    ),
    Msg("The proof of {name}'s card was used before. Swipe the card again"),
    Msg(
        "No one watched the floor from {since} to {until} UTC, or its server was off. Look at "
        "what was played meanwhile"
    ),
    Msg(
        "Table {table} says that {n} of its rounds were taken, and this server never took "
        "them. Look at table {again}"
    ),
    Msg("{role} is no table of site {site}"),
    Msg("This call is over already"),
    Msg("{name} has taken this call already"),
    # Why a card or a person is not enough.
    Msg("The server does not know this card. Let it be enrolled first"),
    Msg("{name} is a {rank}, and this needs a {ranks}"),
    Msg("This needs the cards of {n} different people"),
    Msg("Another person than the one who proposed it lets a setting in"),
    Msg("One of the two who award a prize is a supervisor or executive"),
    Msg("Say the reason in at least three words"),
    Msg("Say your name. The table is told who comes"),
    Msg("Say your name, and what was done in 200 letters"),
    Msg("A message goes to a table, a pit or all, in 1 to 400 letters"),
    # Why a prize does not go this way.
    Msg("This ticket was closed ({why}). Press the hand again"),
    Msg("This prize is locked. It is awarded or released, not taken back"),
    Msg("This ticket is {state} already"),
    Msg("A locked prize is paid, or backed out"),
    Msg("Table {table} has backed this prize out. RELEASE it by two cards"),
    Msg("A prize is awarded once it is locked, and this ticket is {state}"),
    Msg(
        "Table {table} has paid this prize: back it out there first, by two cards, then release "
        "it here"
    ),
    Msg(
        "This prize is awarded and table {table} may pay it: back it out there first, by two "
        "cards, then release it here"
    ),
    Msg("Only a locked prize is released, and this ticket is {state}"),
    Msg(
        "Table {table} is not heard and may have paid this prize by its own card. Release it when "
        "its link is back"
    ),
    Msg("Table {table} plays for no {line} of the level {level}"),
    Msg("Seat {seat} of round {round} has a ticket already, which is {state}"),
    Msg("This ticket belongs to another table"),
    Msg("The key {key} stands for round {round}, seat {seat}, and for no other hand"),
    Msg("Table {table} has told no round {round}. Its wagers are not known"),
    Msg("Round {round} of table {table} is void"),
    Msg("Seat {seat} made no wager on sensor {sensor} in round {round}"),
    Msg("There is no such ticket of this table"),
    Msg("There is no such ticket"),
    Msg("Round {round} is not counted yet. Let the Game Manager of the floor look into it"),
    Msg(
        "Table {table} was first, by {seconds} s, and is not confirmed yet. Wait, or let an "
        "Executive close its ticket"
    ),
    Msg(
        "The prize of round {round}, seat {seat}, is so large that the Game Manager of the floor "
        "awards it. Call the Executive"
    ),
    Msg("No older ticket holds this one up"),
    Msg("taken back at the table"),
    Msg("closed at table {table}, which it held up"),
    # Why a meter, a setting or a doubt stays as it is.
    Msg("{level} holds too little for this. Correct the meter for a reason of its own instead"),
    Msg(
        "{level} holds less than the prize of round {round} at table {table}. Let every table "
        "tell its rounds first"
    ),
    Msg("{link} is live. Pause it first"),
    Msg("Table {table} holds a ticket of {link}. Wait until it is ended"),
    Msg("A meter is set to an amount from nothing up to its cap"),
    Msg(
        "A cap below the seed would never let the meter move. Propose the other one first, or "
        "other amounts"
    ),
    Msg("A level that must hit has a rate, a seed below its limit, and neither reserve nor cap"),
    Msg("Rate and reserve together are more than the wager. Propose less"),
    Msg("Other settings wait now than those that were shown. Look at them again"),
    Msg("Nothing of table {table} is in doubt"),
    Msg("Something else of table {table} is in doubt than what was shown. Look at it again"),
    Msg("This moves another amount than was shown. Look at table {table} again"),
    Msg("Table {table} has to be heard first, with nothing unsent"),
    Msg(
        "The journal of table {table} says more than its rounds can have brought. Look at that "
        "machine first"
    ),
    Msg("This table has 20 calls open already. End one first"),
    Msg("{role} is no table of this floor. Let an Executive add it first"),
    # A rank, and where a ticket stands.
    Msg("dealer"),
    Msg("supervisor"),
    Msg("executive"),
    Msg("technician"),
    Msg("supervisor or executive"),
    Msg("dealer or supervisor or executive or technician"),
    Msg("open"),
    Msg("locked"),
    Msg("awarded"),
    Msg("released"),
    Msg("closed"),
)


@lru_cache(4096)
def said(sentence: str) -> str:
    """Return a sentence of the server with its template; one that is not known as it is.

    A reading a second tells the same alerts again and again: each is looked up once.
    """
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
