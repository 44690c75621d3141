"""Notation, scenarios, transcripts and records: one text form for all of them."""
