#!/usr/bin/env bash
# Tests what make dist makes, as root on Debian or Ubuntu: the same bytes twice, what the packages' own
# checkers say, the .deb on a bare system from its desktop entry, the Windows program under wine.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "test-dist: this makes a system to install in; please run it as root" >&2; exit 1; }
[ -z "$(git status --porcelain)" ] || { echo "test-dist: please commit first: what is tested is the commit" >&2; exit 1; }
top=$PWD tmp=$(mktemp -d) display=:$((90 + RANDOM % 400)) began=$SECONDS
root=$tmp/root
fail() { echo "test-dist: failed: $*" >&2; exit 1; }
step() { printf '\n== %s (after %d s)\n' "$*" $((SECONDS - began)); }
cleanup() {
	for m in proc sys dev tmp/.X11-unix; do mountpoint -q "$root/$m" && umount -l "$root/$m"; done
	kill $(jobs -p) 2>/dev/null || true
	WINEPREFIX=$tmp/wine wineserver -k 2>/dev/null || true
	mountpoint -q "$root/dev" || rm -rf --one-file-system "$tmp"
}
trap cleanup EXIT
# stop SIGNAL NAME ends what this test started and nothing else: processes of that name that live in
# the bare system, or in this test's wine.
stop() {
	local p
	for p in /proc/[0-9]*; do
		tr '\0' '\n' 2>/dev/null <"$p/cmdline" | head -2 | grep "$2" >/dev/null || continue
		if [ "$(readlink "$p/root")" = "$root" ] || tr '\0' '\n' 2>/dev/null <"$p/environ" | grep -x "WINEPREFIX=$tmp/wine" >/dev/null; then
			kill "-$1" "${p#/proc/}" 2>/dev/null || true
		fi
	done
}
mkdir -p proof

step "the same bytes twice, from two clones in two folders"
for n in one two-of-another-length; do
	git clone -q "$top" "$tmp/$n"
	(cd "$tmp/$n" && scripts/dist.sh >"$tmp/$n.log" 2>&1) || { cat "$tmp/$n.log"; fail "make dist"; }
done
cmp "$tmp"/one/build/dist/SHA256SUMS "$tmp"/two-of-another-length/build/dist/SHA256SUMS || fail "the same commit gave other bytes"
dist=$tmp/one/build/dist
(cd "$dist" && sha256sum --quiet -c SHA256SUMS && ls -l)

step "the same page twice"
for n in one two-of-another-length; do
	(cd "$tmp/$n" && scripts/webbuild.sh -fast >"$tmp/$n.log" 2>&1) || { cat "$tmp/$n.log"; fail "make web"; }
	(cd "$tmp/$n/build/web" && find . -type f -exec sha256sum {} + | sort -k 2) >"$tmp/$n.sums"
done
[ "$(wc -l <"$tmp/one.sums")" -gt 100 ] || fail "make web made only $(wc -l <"$tmp/one.sums") files"
cmp "$tmp/one.sums" "$tmp/two-of-another-length.sums" || { diff "$tmp/one.sums" "$tmp/two-of-another-length.sums" | head; fail "the same commit gave another page"; }

step "checkers"
desktop-file-validate packaging/linux/posterestante.desktop
appstreamcli validate --no-net "$tmp"/one/build/dist-work/root/usr/share/metainfo/*.xml
lintian --allow-root --fail-on error "$dist"/*.deb
rpm -qp --requires "$dist"/*.rpm >/dev/null
man --warnings -l packaging/linux/posterestante.6 2>&1 >/dev/null | tee "$tmp/man.log"
[ ! -s "$tmp/man.log" ] || fail "the manual page"

Xvfb "$display" -screen 0 1280x720x24 >/dev/null 2>&1 &
export DISPLAY=$display
for _ in $(seq 50); do [ -e "/tmp/.X11-unix/X${display#:}" ] && break; sleep 0.1; done

# seen NAME waits for the window and for a picture on it, and keeps the picture.
seen() {
	for _ in $(seq 120); do
		if xdotool search --name '^Poste Restante$' >/dev/null 2>&1; then
			import -window root "proof/$1.png" && [ "$(identify -format %k "proof/$1.png")" -gt 500 ] && return
		fi
		sleep 0.5
	done
	fail "no window with a picture ($1)"
}
gone() { for _ in $(seq 60); do xdotool search --name '^Poste Restante$' >/dev/null 2>&1 || return 0; sleep 0.5; done; fail "the window stays"; }

step "the page and the club's unit lie in the packages" # grep -q would end before who writes to it does: that counts as failed
for f in usr/share/posterestante/web/poste.wasm usr/share/posterestante/web/index.html usr/lib/systemd/system/posterestante-rooms.service; do
	dpkg-deb --fsys-tarfile "$dist"/posterestante_*.deb | tar -tf - | grep -x "./$f" >/dev/null || fail "the .deb has no $f"
done
for f in usr/bin/posterestante-rooms usr/bin/club-certificates usr/lib/systemd/system/posterestante-club.service etc/posterestante-club/nats.conf; do
	dpkg-deb --fsys-tarfile "$dist"/posterestante-club_*.deb | tar -tf - | grep -x "./$f" >/dev/null || fail "the club's .deb has no $f"
done
for f in compose.yaml posterestante-rooms web/poste.wasm; do
	tar -tzf "$dist"/*-compose.tar.gz | grep -x "posterestante-club-[^/]*/$f" >/dev/null || fail "the club's .tar.gz has no $f"
done
unzip -l "$dist"/*windows*.zip | grep /web/poste.wasm >/dev/null || fail "the zip has no page"
tar -tzf "$dist"/*linux-amd64.tar.gz | grep share/posterestante/web/poste.wasm >/dev/null || fail "the tar has no page"

step "a bare system: install, start from the desktop entry, open a match"
mmdebstrap --variant=minbase --include=ca-certificates bookworm "$root" http://deb.debian.org/debian >"$tmp/bare.log" 2>&1 || { tail -5 "$tmp/bare.log"; fail "a bare system"; }
cp /etc/resolv.conf "$root/etc/"
cp "$dist"/posterestante_*.deb "$root/root/"
bare() { chroot "$root" env -i PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# What a desktop brings: the opener of desktop entries, the list of kinds of files, OpenGL's drivers.
bare sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends /root/*.deb libglib2.0-bin shared-mime-info desktop-file-utils libgl1-mesa-dri' >"$tmp/apt.log" 2>&1 || { tail "$tmp/apt.log"; fail "apt-get install"; }
bare useradd -m player
for m in proc sys dev; do mount --rbind "/$m" "$root/$m" && mount --make-rslave "$root/$m"; done
mkdir -p "$root/tmp/.X11-unix" && mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
player() { chroot --userspec=player "$root" env -i PATH=/usr/bin:/bin:/usr/games HOME=/home/player LANG=fr_FR.UTF-8 LC_ALL=C.UTF-8 DISPLAY="$display" "$@"; }
xhost + >/dev/null 2>&1 || true
[ "$(player gio info -a standard::content-type /usr/share/doc/posterestante/copyright | grep -c text/plain)" = 1 ] || fail "gio"
player gio launch /usr/share/applications/posterestante.desktop
seen dist-deb-menu
stop TERM posterestante
gone
cp docs/examples/match.jsonl "$root/home/player/Une partie.poste"
kind=$(player gio info -a standard::content-type "/home/player/Une partie.poste" | sed -n 's/.*content-type: //p')
[ "$kind" = application/x-poste-restante-match ] || fail "a *.poste is taken for $kind"
player gio open "/home/player/Une partie.poste"
seen dist-deb-match
ls "$root"/home/player/.local/share/poste-restante/matches/*.jsonl >/dev/null || fail "the match is not on the shelf"
stop TERM posterestante
gone
bare dpkg -r posterestante >/dev/null
[ ! -e "$root/usr/games/posterestante" ] || fail "it stays after its removal"

step "a club on a bare system, as docs/club.md says"
scripts/testclub.sh "$dist"/posterestante_*.deb

step "Windows, under wine"
export WINEPREFIX=$tmp/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=;bcryptprimitives=n' LC_ALL=C.UTF-8
wineboot -i >/dev/null 2>&1
# Go needs ProcessPrng, which wine 8 has not.
x86_64-w64-mingw32-gcc -shared -O1 -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" scripts/wine/prng.c -ladvapi32
mkdir "$tmp/win" && (cd "$tmp/win" && unzip -q "$dist"/*windows*.zip)
win=$(echo "$tmp"/win/*)
wine "$win/poste.exe" version | tee "$tmp/version"
grep -q "Poste Restante $(scripts/version.sh)" "$tmp/version" || fail "the Windows program tells another version"
wine "$win/poste.exe" sim -games 5 -seats random,automa:expert -json >/dev/null
wine "$win/PosteRestante.exe" -data 'C:\data' -config 'C:\config' "$(winepath -w docs/examples/match.jsonl)" >/dev/null 2>&1 &
seen dist-wine-match
lines() { cat "$WINEPREFIX"/drive_c/data/matches/*.jsonl | wc -l; }
before=$(lines)
[ "$before" -gt 1 ] || fail "nothing was saved under wine"
# A click on the button at the lower right lets the Automa finish its turn: that is on disk at once.
eval "$(xdotool getwindowgeometry --shell "$(xdotool search --name '^Poste Restante$' | head -1)")"
xdotool mousemove $((X + WIDTH * 19 / 20)) $((Y + HEIGHT * 19 / 20)) mousedown 1 sleep 0.1 mouseup 1
for _ in $(seq 40); do [ "$(lines)" -gt "$before" ] && break; sleep 0.5; done
[ "$(lines)" -gt "$before" ] || fail "nothing was played under wine"
stop KILL PosteRestante.exe
wait $! 2>/dev/null || true
gone
wine "$win/PosteRestante.exe" -data 'C:\data' -config 'C:\config' >/dev/null 2>&1 &
seen dist-wine-resumed
stop KILL PosteRestante.exe
wait $! 2>/dev/null || true

printf '\ntest-dist: %d s, passed\n' $((SECONDS - began))
