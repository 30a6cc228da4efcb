#!/usr/bin/env bash
# Installs what building the window needs ("build") and, besides, what the tests need ("test"), what a soak
# needs ("soak"), or what the page needs ("page") and its test ("web"), what several machines need ("cluster", "test-clubs"), a release ("dist") and its tests
# ("test-dist"), on Debian and Ubuntu, if anything is missing and if it may.
set -u
# Go from 1.21 on fetches the one that go.mod names; an older one, such as Debian 12's, fails with a riddle.
v=$(command -v go >/dev/null && go env GOVERSION)
case "$v" in
'') echo "need: please install Go 1.26 or later (https://go.dev/dl), then try again" >&2; exit 1 ;;
go1.[0-9]|go1.[0-9].*|go1.1[0-9]|go1.1[0-9].*|go1.20|go1.20.*) echo "need: $v is too old; please install Go 1.26 or later (https://go.dev/dl), then try again" >&2; exit 1 ;;
esac
case "$(uname -s)" in Linux) ;; *) exit 0 ;; esac

packages="gcc libc6-dev pkg-config libgl-dev libx11-dev libxrandr-dev libxinerama-dev libxcursor-dev libxi-dev libxxf86vm-dev libasound2-dev"
[ "${1:-build}" = web ] && packages="chromium nodejs" && { command -v npm >/dev/null || packages="$packages npm"; }
[ "${1:-build}" = page ] && packages="brotli git"
[ "${1:-build}" = cluster ] && packages="strace"
[ "${1:-build}" = test-clubs ] && packages="git mmdebstrap systemd-container util-linux iproute2 openssl podman podman-compose netavark aardvark-dns runc iptables"
[ "${1:-build}" = test ] && packages="$packages nodejs strace dbus xvfb xauth xdotool imagemagick libgl1-mesa-dri libgl1"
[ "${1:-build}" = soak ] && packages="$packages nodejs qemu-user xvfb xauth libgl1-mesa-dri libgl1"
[ "${1:-build}" = dist ] && packages="$packages git zip"
[ "${1:-build}" = test-dist ] && packages="$packages git zip unzip desktop-file-utils appstream lintian rpm man-db mmdebstrap systemd-container util-linux xvfb x11-xserver-utils xdotool imagemagick libgl1-mesa-dri libgl1 wine wine64 gcc-mingw-w64-x86-64"

if ! command -v dpkg-query >/dev/null; then
	echo "need: this is no Debian or Ubuntu; if the build fails, install a C compiler and the headers of OpenGL, X11 (Xrandr, Xinerama, Xcursor, Xi, Xxf86vm) and ALSA" >&2
	exit 0
fi
missing=""
for p in $packages; do
	# A package may be there under a name that provides it (libgl-dev, libasound2-dev).
	dpkg-query -W -f '${db:Status-Status}\n' "$p" 2>/dev/null | grep -qx installed && continue
	missing="$missing $p"
done
[ -n "$missing" ] || exit 0

as=""
if [ "$(id -u)" != 0 ]; then
	if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
		as="sudo -n"
	else
		echo "need: please run this once, then try again: sudo apt-get install -y$missing" >&2
		exit 1
	fi
fi
echo "need: installing$missing" >&2
$as apt-get update -qq && $as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null || {
	echo "need: apt-get could not install$missing; please install them and try again" >&2
	exit 1
}
