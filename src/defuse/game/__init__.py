"""The rules: a pure engine without clock, input/output or language."""
