#!/usr/bin/env bash
# Debian's packages for programs that the tests drive: `tools/install_missing.sh tmux chromium postgresql`.
# Where they cannot be installed it says what is missing; the tests that need it are then skipped (in CI they fail).
set -euo pipefail

is_there() {
    case $1 in
        postgresql) compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null ;;
        python3-venv) python3 -c 'import ensurepip, venv' 2>/dev/null ;;
        python3-dev) python3 -c 'import os, sysconfig as s; os.stat(s.get_path("include") + "/Python.h")' 2>/dev/null ;;
        libc6-dev) [ -e /usr/include/stdio.h ] ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

missing=()
for package in "$@"; do
    is_there "$package" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
    echo "Not installed, and not to be installed from here: ${missing[*]}" >&2
    exit 0
fi
"${as_root[@]}" apt-get update
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}"
