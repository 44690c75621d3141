"""Say in plain words what is missing for `make`; runs on any Python 3."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Defuse needs Python 3.11 or newer; this is %d.%d. Try: make PYTHON=python3.12" % sys.version_info[:2])  # noqa: UP031
try:
    import ensurepip  # noqa: F401
    import venv  # noqa: F401
except ImportError:
    sys.exit("This Python cannot make a virtual environment. On Debian and Ubuntu: apt-get install python3-venv")
