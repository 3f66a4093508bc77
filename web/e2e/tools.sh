#!/bin/sh
# Sees to node, npm, the npm packages of the browser tests, Chromium, Firefox, WebKit and nginx. Installs Debian's packages where it may.
set -eu
cd "$(dirname "$0")"

missing=""
command -v node >/dev/null 2>&1 || missing="$missing nodejs"
command -v npm >/dev/null 2>&1 || missing="$missing npm"
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] || missing="$missing chromium"
[ -x "${FIREFOX:-/usr/bin/firefox-esr}" ] || missing="$missing firefox-esr"
[ -x "${WEBKITDRIVER:-/usr/bin/WebKitWebDriver}" ] || missing="$missing webkit2gtk-driver"
command -v Xvfb >/dev/null 2>&1 || missing="$missing xvfb"
[ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
if [ -n "$missing" ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "The browser tests need:$missing. Install them (Debian: apt-get install$missing), or set CHROMIUM, FIREFOX, and WEBKITDRIVER with MINIBROWSER, to your browsers." >&2
    exit 1
  fi
  echo "Installing$missing"
  apt-get update -qq
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

# The same Chromium without a browser around the page, for most tests: a quarter less work. Where it cannot be had they take the whole one.
if [ ! -x "${CHROMIUM_SHELL:-/usr/bin/chromium-headless-shell}" ] && [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  DEBIAN_FRONTEND=noninteractive timeout 120 apt-get install -y -qq --no-install-recommends --no-remove chromium-headless-shell >/dev/null 2>&1 ||
    echo "chromium-headless-shell cannot be installed: all tests take chromium, and longer"
fi

# npm ci only when the lock has changed since the last time.
if [ ! -f node_modules/.lock ] || ! cmp -s package-lock.json node_modules/.lock; then
  npm ci --silent
  cp package-lock.json node_modules/.lock
fi
