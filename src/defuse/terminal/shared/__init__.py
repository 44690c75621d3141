"""What both tables share: the game at this keyboard, choices, facts, saved games."""
