"""Bots of other people: any program that speaks JSON lines, in a process of its own and within limits."""

from defuse.bots.outside.bot import OutsideBot
from defuse.bots.outside.faults import FAULTS, Fault, Faults
from defuse.bots.outside.limits import CAN_LIMIT, Limits
from defuse.bots.outside.process_pool import meet
from defuse.bots.outside.programs import NotABot, program_at

__all__ = ["CAN_LIMIT", "FAULTS", "Fault", "Faults", "Limits", "NotABot", "OutsideBot", "meet", "program_at"]
