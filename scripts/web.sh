#!/usr/bin/env bash
# What only a browser can show, in a real Chromium without a screen. Its last line judges.
set -euo pipefail
cd "$(dirname "$0")/.."
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$chromium" ] || ! command -v npm >/dev/null; then
	echo "test-web: failed: please install Chromium, Node.js and npm" >&2
	exit 1
fi
began=$(date +%s)
dir=build/web
mkdir -p "$dir"
GOOS=js GOARCH=wasm go build -ldflags=-s -o "$dir/page.wasm" ./scripts/webpage
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$dir/"
[ -d "$dir/node_modules/playwright-core" ] || npm install --prefix "$dir" --no-audit --no-fund --no-save --loglevel=error playwright-core@1.65.1 >/dev/null
status=0
timeout 150 node scripts/webtest.mjs "$dir" "$chromium" || status=$?
echo "test-web: $(($(date +%s) - began)) s, $([ $status = 0 ] && echo passed || echo failed)"
exit $status
