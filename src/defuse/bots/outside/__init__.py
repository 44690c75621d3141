"""Outside bots: programs by other people that speak JSON lines, each in its own process and within limits."""

from defuse.bots.outside.bot import OutsideBot
from defuse.bots.outside.faults import FAULTS, Fault, Faults
from defuse.bots.outside.limits import CAN_LIMIT, Limits
from defuse.bots.outside.process_pool import meet
from defuse.bots.outside.programs import NotABot, program_at

__all__ = ["CAN_LIMIT", "FAULTS", "Fault", "Faults", "Limits", "NotABot", "OutsideBot", "meet", "program_at"]
