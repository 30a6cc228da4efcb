#!/usr/bin/env bash
# Films the great moments of all games in the real window, on a screen of its own, and
# lays six frames of each side by side: docs/pictures/moment-GAME-NAME.png. With
# arguments only those: scripts/strips.sh postcards:sent montaigne:call
set -euo pipefail
cd "$(dirname "$0")/.."
command -v convert >/dev/null || { echo "strips: please install imagemagick" >&2; exit 1; }
mkdir -p build/strips
go build -o build/stripsfilm ./scripts/strips
all=("$@")
[ ${#all[@]} -gt 0 ] || all=(postcards:sent postcards:gift postcards:region postcards:last montaigne:tile montaigne:call montaigne:home montaigne:last
	sakodo:won sakodo:flight sakodo:home sakodo:turn sakodo:sale sakodo:end
	routard:won routard:flight routard:turn routard:sale routard:end)
for one in "${all[@]}"; do
	game=${one%%:*} moment=${one##*:}
	rm -f build/strips/"$game-$moment"-*.png
	xvfb-run -a -s "-screen 0 1280x720x24" build/stripsfilm "$game" "$moment" build/strips
	convert build/strips/"$game-$moment"-[1-3].png -resize 640x360 +append build/strips/upper.png
	convert build/strips/"$game-$moment"-[4-6].png -resize 640x360 +append build/strips/lower.png
	convert build/strips/upper.png build/strips/lower.png -append +dither -colors 128 "docs/pictures/moment-$game-$moment.png"
	echo "strips: docs/pictures/moment-$game-$moment.png"
done
