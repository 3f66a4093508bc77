#!/bin/sh
# Sees to node, npm, the two npm packages of the browser tests and Chromium. Installs Debian's packages where it may.
set -eu
cd "$(dirname "$0")"

missing=""
command -v node >/dev/null 2>&1 || missing="$missing nodejs"
command -v npm >/dev/null 2>&1 || missing="$missing npm"
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] || missing="$missing chromium"
if [ -n "$missing" ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "The browser tests need:$missing. Install them (Debian: apt-get install$missing), or set CHROMIUM to your browser." >&2
    exit 1
  fi
  echo "Installing$missing"
  apt-get update -qq
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

# npm ci only when the lock has changed since the last time.
if [ ! -f node_modules/.lock ] || ! cmp -s package-lock.json node_modules/.lock; then
  npm ci --silent
  cp package-lock.json node_modules/.lock
fi
