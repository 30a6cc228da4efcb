#!/usr/bin/env bash
# All tests, in the order in which they tell most soonest. Ends with go test's lines.
set -euo pipefail
cd "$(dirname "$0")/.."
# Tests allocate much and keep little: a quarter of their time was the collector's.
export GOGC=400 GOMEMLIMIT=2GiB
step() { printf '\n== %s (after %s s)\n' "$*" $SECONDS; }

step gofmt
bad=$(gofmt -l $(git ls-files '*.go' 2>/dev/null || find . -name '*.go'))
[ -z "$bad" ] || { echo "not formatted: $bad"; exit 1; }

step vet and staticcheck # whole, so that the tests below need none of their own
go vet ./...
go vet -tags headless . ./game/...
go run honnef.co/go/tools/cmd/staticcheck@v0.8.2 $(go list ./... | grep -v /build/)

step builds: headless without C, Windows
mkdir -p build
CGO_ENABLED=0 go build -tags headless -o build/headless .
build/headless version
build/headless sim -games 20 -seats random,automa:expert -json
CGO_ENABLED=0 GOOS=windows go build -o build/posterestante.exe .

# Where goroutines meet, tests run with the race detector, but those beside which nothing runs: they skip themselves
# where it is to be short, and run without it, some eight times as fast. So each runs once.
race="./audio ./game ./game/store ./headless ./render/engine/stage ./render/engine/app/... ./assets/words"
alone=$(cat $(go list -f '{{$d := .Dir}}{{range .TestGoFiles}}{{$d}}/{{.}} {{end}}{{range .XTestGoFiles}}{{$d}}/{{.}} {{end}}' $race) |
	awk '/^func Test/ { sub(/\(.*/, "", $2); name = $2 } /testing[.]Short/ { print name }' | sort -u | paste -sd '|')
[ -n "$alone" ] || { echo "no test is found that runs alone"; exit 1; }

# Both at once: few packages race, and the longest of them would leave a core idle.
raced() {
	xvfb-run -a -s "-screen 0 1280x720x24" go test -vet=off -timeout 20m -short -race -p 1 $race
	xvfb-run -a -s "-screen 0 1280x720x24" go test -vet=off -timeout 20m -run "^($alone)\$" $race
}
# Three packages at a time, since some wait; the longest first, lest one runs alone at the end.
others() {
	local all long="./render/golden ./assets/wording ./game/train ./render/games/globe"
	all=$(go list ./... | grep -vxF "$(go list $race $long)")
	xvfb-run -a -s "-screen 0 1280x720x24" go test -vet=off -timeout 20m -p 3 $long $all
}
step race detector and what runs alone in those packages without it, and beside them all other tests
status=0
(raced) >build/raced.txt 2>&1 &
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
others || status=$?
wait $! || status=$?
cat build/raced.txt
[ $status = 0 ] || exit $status

step window tests
rm -rf proof
POSTE_WINDOW_TESTS=1 go test -vet=off -count=1 -parallel 4 -timeout 20m -skip 'TestTogether|TestWatchesLate' -v ./windowtest # those stand in scripts/web.sh
step done
