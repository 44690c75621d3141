"""The rules of the game. Importing it finds all cards and questions."""

from defuse.game import engine as engine
