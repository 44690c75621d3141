"""`python -m defuse`: the same as the command `defuse`."""

from defuse.cli import main

raise SystemExit(main())
