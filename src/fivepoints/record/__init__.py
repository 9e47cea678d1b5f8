"""A game as a text: header, entries, chance, digests; write, read, replay, verify, audit (docs/records.md)."""
from fivepoints.record.audit import Finding, audit, records_in
from fivepoints.record.beginning import begin
from fivepoints.record.entries import Entry, Header, Words
from fivepoints.record.keeper import Keeper
from fivepoints.record.reading import Record, load, loads
from fivepoints.record.replay import Player, Verdict, moment, replay, verify

__all__ = [
    "Entry",
    "Finding",
    "Header",
    "Keeper",
    "Player",
    "Record",
    "Verdict",
    "Words",
    "audit",
    "begin",
    "load",
    "loads",
    "moment",
    "records_in",
    "replay",
    "verify",
]
