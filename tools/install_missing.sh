#!/usr/bin/env bash
# Install Debian packages of programs that the tests use: `tools/install_missing.sh tmux 'chromium-headless-shell|chromium'`.
# Of several alternatives it installs the first available one. If it cannot install something it says so; the tests that
# need it are then skipped (in CI they fail).
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

any_is_there() {
    local name
    for name in ${1//|/ }; do
        is_there "$name" && return
    done
    return 1
}

first_to_be_had() {
    local name
    for name in ${1//|/ }; do
        if apt-cache policy "$name" | grep --quiet 'Candidate: [^(]'; then
            echo "$name"
            return
        fi
    done
    echo "${1%%|*}"
}

missing=()
for wanted in "$@"; do
    any_is_there "$wanted" || missing+=("$wanted")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
    echo "Not installed, and not to be installed from here: ${missing[*]}" >&2
    exit 0
fi
"${as_root[@]}" apt-get update
packages=()
for wanted in "${missing[@]}"; do
    packages+=("$(first_to_be_had "$wanted")")
done
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${packages[@]}" ||
    echo "Not installed: ${packages[*]}" >&2
