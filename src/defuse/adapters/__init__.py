"""Adapters to research libraries: Gymnasium, PettingZoo, OpenSpiel."""
