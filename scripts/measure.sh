#!/usr/bin/env bash
# Measures the window beside an empty one; takes about four minutes on a quiet
# machine. The results are a table for docs/performance.md.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build
go build -o build/posterestante .
go build -tags ebitenginedebug -o build/posterestante-debug .
# The empty window is Ebitengine alone, without what render/early puts before it.
grep -v 'hideconsole =>' go.mod >build/plain.mod
cp go.sum build/plain.sum
go build -mod=mod -modfile=build/plain.mod -o build/emptywindow ./scripts/emptywindow
go build -o build/measure ./scripts/measure
uptime >&2
build/measure build/posterestante build/posterestante-debug build/emptywindow
uptime >&2
