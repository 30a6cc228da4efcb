#!/usr/bin/env bash
# Does what docs/club.md says of compose.yaml, as root, with podman: a club of three processes on three NATS servers behind
# Caddy, each in a container; friends play while each process is started anew, and a server is killed. The images that a
# person would fetch (nats, caddy) are made here.
set -Eeuo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "test-compose: this makes containers; please run it as root" >&2; exit 1; }
tmp=$(mktemp -d) began=$SECONDS
export CONTAINERS_CONF=$tmp/containers.conf CLUB=localhost
# Its own images and networks; limits that a container may have inside one.
printf '[network]\nnetwork_backend="netavark"\n[engine]\nruntime="runc"\ncgroup_manager="cgroupfs"\n[containers]\ndefault_ulimits=["nofile=20000:20000","nproc=4096:4096"]\n' >"$CONTAINERS_CONF"
. scripts/clubsteps.sh
cleanup() {
	(cd "$tmp/club" 2>/dev/null && podman-compose down -v -t 2 >/dev/null 2>&1) || true
	rm -rf --one-file-system "$tmp"
}
trap cleanup EXIT
fail() {
	trap - ERR
	echo "test-compose: failed: $*" >&2
	podman logs club_rooms-a_1 2>&1 | tail -5 >&2 || true
	exit 1
}
trap 'fail "line $LINENO"' ERR

step "the programs and the images"
mkdir "$tmp/web" "$tmp/club"
echo page >"$tmp/web/index.html"
scripts/clubbuild.sh "$tmp/out" "$tmp/work" "$tmp/web"
tar -xzf "$tmp"/out/*-compose.tar.gz -C "$tmp/club" --strip-components=1
(cd cluster && CGO_ENABLED=0 go build -o "$tmp/nats-server" github.com/nats-io/nats-server/v2)
CGO_ENABLED=0 go build -tags headless -o "$tmp/clubplay" ./scripts/clubplay
printf 'FROM scratch\nCOPY nats-server /nats-server\nENTRYPOINT ["/nats-server"]\n' >"$tmp/Containerfile"
podman build -q -t docker.io/library/nats:2.15 -f "$tmp/Containerfile" "$tmp" >/dev/null
mmdebstrap --variant=minbase --include=caddy,ca-certificates bookworm - http://deb.debian.org/debian 2>"$tmp/bare.log" |
	podman import -q --change 'CMD ["caddy","run","--config","/etc/caddy/Caddyfile"]' - docker.io/library/caddy:2 >/dev/null

step "up"
(cd "$tmp/club" && podman-compose up -d --build >"$tmp/up.log" 2>&1) || fail "$(tail "$tmp/up.log")"
link=""
for _ in $(seq 100); do
	link=$(podman logs club_rooms-a_1 2>&1 | linked)
	[ -z "$link" ] || podman cp club_caddy_1:/root/.local/share/caddy/pki/authorities/local/root.crt "$tmp/authority.pem" 2>/dev/null || link=""
	[ -z "$link" ] || break
	sleep 0.5
done
[ -n "$link" ] || fail "no link: $(grep -i error "$tmp/up.log" | head -3)"
echo "$link"

step "each process anew, a server killed, while friends play"
begins env SSL_CERT_FILE="$tmp/authority.pem" "$tmp/clubplay" -for 40s "$link"
for x in a b c; do
	podman restart -t 5 "club_rooms-${x}_1" >/dev/null 2>&1
	sleep 2
done
podman kill club_nats-b_1 >/dev/null
sleep 3
podman start club_nats-b_1 >/dev/null
still "all were well again"
ends "each process anew, a server killed"
printf '\ntest-compose: %d s, passed\n' $((SECONDS - began))
