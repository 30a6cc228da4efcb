#!/usr/bin/env bash
# Does what docs/club.md says, step by step, as root on Debian or Ubuntu: a bare Debian 12 is made, the .deb and Caddy
# are installed, systemd boots, and friends play in a room through every step. scripts/testclub.sh FILE.deb
set -Eeuo pipefail
cd "$(dirname "$0")/.."
[ -f "${1:-}" ] || { echo "test-club: which .deb? scripts/testclub.sh FILE.deb" >&2; exit 1; }
deb=$(readlink -f "$1") tmp=$(mktemp -d) began=$SECONDS
root=$tmp/root unit=posterestante-rooms boot="" init=""
. scripts/clubsteps.sh
cleanup() {
	[ -z "$init" ] || kill -KILL "$init" || true # all that runs inside ends with it
	[ -z "$boot" ] || wait "$boot" || true
	rm -rf --one-file-system "$tmp"
}
trap cleanup EXIT
fail() {
	echo "test-club: failed: $*" >&2
	[ -z "$init" ] || inside journalctl -u $unit -u caddy -o cat --no-pager -n 12 >&2 || true
	exit 1
}
trap 'fail "line $LINENO"' ERR
# inside runs a command in the system that was booted.
inside() { within "$init" "$@"; }
running() { till inside systemctl is-active --quiet $unit; till inside curl -fsS "$1/status"; }
club_link() { inside journalctl -u $unit -o cat --no-pager | linked; }
plays() { begins inside env SSL_CERT_FILE=/root/authority.crt clubplay -for "$2" "${@:3}" "$1"; }
# ended has them play to the end, who came back at least so often.
ended() {
	ends "$2"
	[ "$(sed -n 's/.*came back \([0-9]*\) and.*/\1/p' "$tmp/play")" -ge "$1" ] || fail "$2: nobody had to come back"
	id=$(sed -n 's/^begun //p' "$tmp/play")
	inside posterestante verify "/var/lib/posterestante/matches/$id.jsonl" >"$tmp/verify" || fail "$2: the file: $(cat "$tmp/verify")"
}

step "a bare Debian 12, the package, Caddy"
bare "" "$root"
cp "$deb" "$root/root/club.deb"
cp /etc/resolv.conf "$root/etc/"
chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends /root/club.deb' >"$tmp/apt.log" 2>&1 || { tail "$tmp/apt.log" >&2; exit 1; }
CGO_ENABLED=0 go build -tags headless -o "$root/usr/local/bin/clubplay" ./scripts/clubplay
systemd-nspawn -D "$root" -b --register=no --keep-unit --private-network </dev/null >"$tmp/boot.log" 2>&1 &
boot=$!
booted "$boot" "$tmp/boot.log"
till inside systemctl is-active --quiet multi-user.target
inside sh -c 'echo 127.0.0.1 localhost club.example >>/etc/hosts'

step "begin: behind Caddy, with https by an authority of its own"
inside sh -c "echo 'ROOMS=\"-listen 127.0.0.1:7777 -name club.example -proxy\"' >/etc/default/$unit"
printf '{\n\tlocal_certs\n\tskip_install_trust\n}\nclub.example {\n\treverse_proxy 127.0.0.1:7777\n}\n' >"$root/etc/caddy/Caddyfile"
inside systemctl enable --now $unit
inside systemctl restart caddy
authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
till inside test -s $authority
inside cp $authority /root/authority.crt
till inside curl -fsS --cacert /root/authority.crt https://club.example/status
link=$(club_link)
[ "${link#https://club.example/#club.}" != "$link" ] || fail "the journal has no link, but '$link'"
inside curl -fsS --cacert /root/authority.crt -o /dev/null https://club.example/poste.wasm || fail "it serves no page"

step "update, and a kill, while friends play through the proxy"
plays "$link" 25s
sleep 3
inside sh -c 'DEBIAN_FRONTEND=noninteractive dpkg -i /root/club.deb' >"$tmp/update.log" 2>&1 || fail "$(cat "$tmp/update.log")"
inside systemctl restart $unit
running http://127.0.0.1:7777
sleep 3
inside sh -c "kill -KILL \$(systemctl show -p MainPID --value $unit)" # it starts again by itself
running http://127.0.0.1:7777
ended 2 "an update and a kill"
inside curl -fsS http://127.0.0.1:7777/metrics | grep '^posterestante_action_seconds{quantile="0.99"}'

step "a backup while friends play, restored in their middle"
plays "$link" 25s -restored
sleep 4
inside sh -c 'tar -C /var/lib/posterestante/ -czf /root/club.tgz --warning=no-file-changed . || [ $? = 1 ]'
sleep 1 # what is done after the copy is gone
inside systemctl stop $unit
inside sh -c 'rm -rf /var/lib/posterestante/* && tar -C /var/lib/posterestante/ -xzf /root/club.tgz'
inside systemctl start $unit
[ "$(club_link)" = "$link" ] || fail "another link after the restore"
ended 1 "backup and restore"

step "a certificate of its own, without a proxy"
inside systemctl stop caddy
inside sh -c 'cd /root && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=club.example -addext subjectAltName=DNS:club.example -keyout key.pem -out cert.pem 2>/dev/null && cp cert.pem authority.crt && chmod 600 key.pem'
mkdir -p "$root/etc/systemd/system/$unit.service.d"
printf '[Service]\nLoadCredential=cert.pem:/root/cert.pem\nLoadCredential=key.pem:/root/key.pem\n' >"$root/etc/systemd/system/$unit.service.d/override.conf"
keys=/run/credentials/$unit.service
echo "ROOMS=\"-listen :443 -name club.example -cert $keys/cert.pem -key $keys/key.pem\"" >"$root/etc/default/$unit"
inside systemctl daemon-reload
inside systemctl restart $unit
till inside curl -fsS --cacert /root/authority.crt https://club.example/status
[ "$(club_link)" = "$link" ] || fail "another link with a certificate of its own"
plays "$link" 2s
ended 0 "a certificate of its own"

step "another link, once the old one got about"
inside sh -c "rm /var/lib/posterestante/club.pass && systemctl restart $unit"
till inside curl -fsS --cacert /root/authority.crt https://club.example/status
[ "$(club_link)" != "$link" ] || fail "the same link"
inside env SSL_CERT_FILE=/root/authority.crt clubplay -for 1s "$link" >"$tmp/play" 2>&1 && fail "the old link opens rooms"

step "what can't be is said in one sentence"
echo 'ROOMS="-listen nowhere:x -name club.example"' >"$root/etc/default/$unit"
inside systemctl restart $unit || true
till inside sh -c "journalctl -u $unit -o cat --no-pager | grep '^posterestante: rooms: '"
inside journalctl -u $unit -o cat --no-pager | grep '^posterestante: rooms: ' | tail -1
printf '\ntest-club: %d s, passed\n' $((SECONDS - began))
