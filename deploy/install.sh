#!/bin/sh
# Install Defuse for a server into its own folder: deploy/install.sh PREFIX [WHEEL]
#
# Used by the image (Containerfile) and by servers without containers. Dependencies are installed as pinned in host.lock,
# each file checked against its hash. Defuse itself comes from WHEEL, otherwise from a wheel beside this script, otherwise
# from the latest release. Run it again on the same folder to upgrade.
set -eu

prefix=${1:?"usage: install.sh PREFIX [WHEEL]"}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
python=${PYTHON:-python3}

wheel=${2:-}
for beside in "$here"/defuse_cards-*.whl; do
    if [ -z "$wheel" ] && [ -e "$beside" ]; then wheel=$beside; fi
done

lock=$here/host.lock # its place in the image
[ -e "$lock" ] || lock=$here/../requirements/host.lock

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Defuse needs Python 3.11 or newer. Try: PYTHON=python3.12 $0 $*" >&2
    exit 1
}
"$python" -m venv "$prefix"
pip() { "$prefix/bin/python" -m pip --disable-pip-version-check --no-input "$@"; }
pip install --quiet --require-hashes --requirement "$lock"
# Forced: your own wheel may have changed without a new version number.
pip install --quiet --no-deps --upgrade --force-reinstall "${wheel:-defuse-cards}"
pip check >&2
"$prefix/bin/defuse" --version
