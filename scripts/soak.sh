#!/usr/bin/env bash
# Tests at length, hours of them: matches of all games under all laws with seats that think among the players, what is
# told and shown of matches, impatient hands, each fuzz target. A step that fails doesn't stop the next. What was
# done is kept in build/soak, so that a soak that was stopped goes on there.
#   ACTIONS=100000  of each game under all laws     LAWS=20  times the usual matches of the other tests (POSTE_LAWS)
#   FUZZ=10m        each fuzz target                STEPS='laws|fuzz'  only steps whose names this finds
set -uo pipefail
cd "$(dirname "$0")/.."
ACTIONS=${ACTIONS:-100000} LAWS=${LAWS:-20} FUZZ=${FUZZ:-10m} STEPS=${STEPS:-.}
out=build/soak
mkdir -p $out
touch $out/steps
# What was done counts for the tree it was done with.
tree=$(git rev-parse HEAD:) && [ -z "$(git status --porcelain)" ] || tree="changed since $tree"
failed=()
trap 'echo "soak: stopped; make soak goes on there" >&2; exit 130' INT TERM

# step <name> <setting> <command that does it again> <command> ...: its words go to a file, the last of them here if it fails.
step() {
	local name=$1 setting=$2 again=$3 from=$SECONDS
	shift 3
	[[ $name =~ $STEPS ]] || return 0
	if grep -qxF "$tree $name $setting" $out/steps; then
		printf '%-44s done before\n' "$name"
		return 0
	fi
	if nice "$@" >"$out/$name.log" 2>&1; then
		printf '%-44s ok      %6d s  %s\n' "$name" $((SECONDS - from)) "$setting"
		[ "${tree#changed}" != "$tree" ] || echo "$tree $name $setting" >>$out/steps
		return 0
	fi
	printf '%-44s FAILED  %6d s  %s, see %s\n' "$name" $((SECONDS - from)) "$setting" "$out/$name.log"
	local input # that failed, of a fuzz target: kept in its testdata
	input=$(sed -n 's/^ *go test -run=\([^ ]*\)$/\1/p' "$out/$name.log" | head -1)
	failed+=("${input:+go test -run=$input ${again##* }}")
	[ -n "$input" ] || failed[-1]=$again
	grep -v '^=== ' "$out/$name.log" | grep -v '^fuzz: elapsed' | tail -20 | sed 's/^/    /'
}

# tests <name> <package> <tests>: the matches of some tests, LAWS times as many as usual, on a screen of their own.
tests() {
	step "$1" "LAWS=$LAWS" "POSTE_LAWS=$LAWS xvfb-run -a go test -count=1 -timeout 0 -run '$3' $2" \
		env POSTE_LAWS="$LAWS" xvfb-run -a -s "-screen 0 1280x720x24" go test -count=1 -timeout 0 -run "$3" $2
}

go build -o $out/laws ./scripts/soak || exit 1
if [[ laws =~ $STEPS ]]; then # keeps its own file, and prints its own commands
	nice $out/laws -actions "$ACTIONS" || failed+=("see the commands above, and $out/laws.txt")
fi
tests laws-positions "./game/..." '^TestLaws$'
tests told ./assets/wording '^TestAllIsTold$'
tests pointed ./render/packs '^TestPointedAt$'
tests hands ./render/program '^TestImpatientHands$'
step window-hands "" "POSTE_WINDOW_TESTS=1 go test -count=1 -timeout 0 -run ^TestImpatient\$ ./windowtest -full" \
	env POSTE_WINDOW_TESTS=1 go test -count=1 -timeout 0 -run '^TestImpatient$' ./windowtest -full
step machines "" "POSTE_MACHINES=1 go test -run ^TestMachines\$ ./game/search" \
	env POSTE_MACHINES=1 go test -count=1 -timeout 0 -run '^TestMachines$' ./game/search
step kills "" "go test -count=1 -timeout 0 -run ^TestKilled\$ ./headless -kills 1" \
	go test -count=1 -timeout 0 -run '^TestKilled$' ./headless -kills 1 -v # it prints its chance
step cable "" "go test -count=1 -timeout 0 -run ^TestCable\$ ./hosting -outage 60s" \
	go test -count=1 -timeout 0 -run '^TestCable$' ./hosting -outage 60s
while read -r file target; do
	dir=./$(dirname "$file")
	step "fuzz-$(echo "$dir" | tr -c 'a-z\n' - | sed 's/^-*//')-$target" "FUZZ=$FUZZ" "go test -fuzz ^$target\$ $dir" \
		go test -run '^$' -fuzz "^$target\$" -fuzztime "$FUZZ" "$dir"
done < <(git grep -hE --name-only '^func Fuzz' -- '*_test.go' | while read -r f; do sed -n "s#^func \(Fuzz[A-Za-z]*\).*#$f \1#p" "$f"; done)

[ ${#failed[@]} = 0 ] && echo "soak: nothing failed" && exit 0
printf 'soak: %d failed; each again:\n' ${#failed[@]}
printf '  %s\n' "${failed[@]}"
exit 1
