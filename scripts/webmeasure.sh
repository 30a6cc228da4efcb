#!/usr/bin/env bash
# Measures the page beside an empty Ebitengine page in a Chromium without a screen: rows for
# docs/performance.md. Takes some minutes; needs what make web and make test-web need.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -e build/web/poste.wasm.br ] || scripts/webbuild.sh
mkdir -p build/web-empty
grep -v 'hideconsole =>' go.mod >build/plain.mod
cp go.sum build/plain.sum
GOOS=js GOARCH=wasm go build -mod=mod -modfile=build/plain.mod -trimpath -ldflags "-s -w" -o build/web-empty/empty.wasm ./scripts/emptywindow
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" build/web-empty/
cat >build/web-empty/index.html <<'HTML'
<!DOCTYPE html><meta charset="utf-8"><script src="wasm_exec.js"></script><script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("empty.wasm"), go.importObject).then((r) => { globalThis.wasmMemory = r.instance.exports.mem; return go.run(r.instance); });
</script>
HTML
[ -e build/web-empty/empty.wasm.br ] || brotli -q 11 -w 24 -k -f build/web-empty/empty.wasm
uptime
node web/test/measure.mjs build/web build/web-empty "$(command -v chromium)" build/node
uptime
