"""Has a bug in its first line."""

import sys

raise ValueError(f"what is this: {sys.stdin.readline()}")
