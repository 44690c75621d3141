"""What each card does, one short file a card or family."""
