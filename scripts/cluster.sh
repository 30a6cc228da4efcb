#!/usr/bin/env bash
# What only several machines can show: cluster/, a module of its own, with three nats-servers and three processes of ours
# on this machine. FAULTS=300 scripts/cluster.sh for a long run; some two minutes otherwise.
set -euo pipefail
cd "$(dirname "$0")/../cluster"
step() { printf '\n== %s\n' "$*"; }

step gofmt, vet and staticcheck
bad=$(gofmt -l .)
[ -z "$bad" ] || { echo "not formatted: $bad"; exit 1; }
go vet ./...
go run honnef.co/go/tools/cmd/staticcheck@v0.8.2 ./...

step tests
POSTE_FAULTS="${FAULTS:-20}" go test -count=1 -p 1 -timeout "${TIMEOUT:-15m}" ./...
