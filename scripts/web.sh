#!/usr/bin/env bash
# What only a browser can show, in a real Chromium without a screen, but for a match of two windows and a browser: presses shorter than a
# frame, then the program played, then what goes wrong round it. Pictures lie in build/web-shots. Its last line judges.
set -euo pipefail
cd "$(dirname "$0")/.."
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$chromium" ] || ! command -v npm >/dev/null; then
	echo "test-web: failed: please install Chromium, Node.js and npm" >&2
	exit 1
fi
began=$SECONDS
took() { echo "test-web: $1: $((SECONDS - began)) s so far"; }
mkdir -p build/web-clicks build/node
GOOS=js GOARCH=wasm go build -ldflags=-s -o build/web-clicks/page.wasm ./scripts/webpage
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" build/web-clicks/
scripts/webbuild.sh -fast build/web-test
rm -rf build/web-match
go run ./scripts/webmatch build/web-match >/dev/null
[ -d build/node/node_modules/playwright-core ] || npm install --prefix build/node --no-audit --no-fund --no-save --loglevel=error playwright-core@1.65.1 >/dev/null
took "the builds"
status=0
timeout 150 node web/test/clicks.mjs build/web-clicks "$chromium" build/node || status=$?
took "short presses"
timeout 900 node web/test/play.mjs build/web-test "$chromium" build/node || status=$?
took "the program played"
POSTE_WINDOW_TESTS=1 timeout 500 go test -count=1 -run 'TestTogether|TestWatchesLate' ./windowtest || status=$?
took "friends in programs and in a browser"
timeout 400 node web/test/rough.mjs build/web-test "$chromium" build/node || status=$?
echo "test-web: $((SECONDS - began)) s, $([ $status = 0 ] && echo passed || echo failed)"
exit $status
