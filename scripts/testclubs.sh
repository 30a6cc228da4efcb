#!/usr/bin/env bash
# Does what docs/club.md says of several machines, as root on Debian or Ubuntu: three bare Debian 12 are made and booted
# with systemd, each with a network card of its own on one bridge, and friends play through every step.
# The club's package, nats-server and the nats tool are built here.
set -Eeuo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "test-clubs: this makes systems and a network between them; please run it as root" >&2; exit 1; }
tmp=$(mktemp -d) began=$SECONDS machines="a b c" net=10.77.0
unit=posterestante-club nats=posterestante-nats
declare -A boot first
. scripts/clubsteps.sh
unnet() {
	for m in $machines friends; do
		ip link del "club-$m" 2>/dev/null || true # its name is free at once; a netns may end later
		ip netns del "club-$m" 2>/dev/null || true
	done
	ip link del club-br 2>/dev/null || true
	rm -rf /etc/netns/club-friends
}
cleanup() {
	for m in $machines; do
		[ -z "${first[$m]:-}" ] || kill -KILL "${first[$m]}" || true # all that runs inside ends with it
		[ -z "${boot[$m]:-}" ] || wait "${boot[$m]}" || true
	done
	unnet
	rm -rf --one-file-system "$tmp"
}
trap cleanup EXIT
fail() {
	trap - ERR
	echo "test-clubs: failed: $*" >&2
	for m in $machines; do
		[ -z "${first[$m]:-}" ] || { echo "-- $m" >&2; on "$m" journalctl -u $unit -u $nats -u caddy -o cat --no-pager -n 12 >&2 || true; }
	done
	exit 1
}
trap 'fail "line $LINENO"' ERR
# on runs a command on a machine, everywhere one on each, friends one where the friends are.
on() { local m=$1; shift; within "${first[$m]}" "$@"; }
everywhere() { local m; for m in $machines; do on "$m" "$@"; done; }
friends() { ip netns exec club-friends env SSL_CERT_FILE="$tmp/authority.pem" "$@"; }
running() { till on "$1" curl -fsS http://127.0.0.1:7777/status; }
healthy() { for m in $machines; do till on "$m" curl -fsS http://127.0.0.1:8222/healthz; done; }
# boots starts a machine, up waits for it.
boots() {
	first[$1]=""
	systemd-nspawn -D "$tmp/$1" -M "club-$1" --hostname="$1" -b --register=no --keep-unit --network-namespace-path="/run/netns/club-$1" </dev/null >"$tmp/$1.log" 2>&1 &
	boot[$1]=$!
}
up() {
	booted "${boot[$1]}" "$tmp/$1.log"
	first[$1]=$init
	till on "$1" systemctl is-active --quiet multi-user.target
}
plays() { begins friends "$tmp/clubplay" -for "$1" "$link"; }

step "the programs"
scripts/clubbuild.sh "$tmp/out" "$tmp/work"
(cd cluster && CGO_ENABLED=0 go build -o "$tmp/nats-server" github.com/nats-io/nats-server/v2)
GOBIN=$tmp CGO_ENABLED=0 go install github.com/nats-io/natscli/nats@v0.5.1 >"$tmp/nats.log" 2>&1 || fail "$(tail -5 "$tmp/nats.log")"
CGO_ENABLED=0 go build -tags headless -o "$tmp/clubplay" ./scripts/clubplay

step "three bare Debian 12, NATS, the package, Caddy"
bare ,openssl "$tmp/a"
cp "$tmp"/out/*.deb "$tmp/a/root/club.deb"
cp "$tmp/nats-server" "$tmp/a/usr/bin/nats-server"
cp "$tmp/nats" "$tmp/a/usr/bin/nats"
chroot "$tmp/a" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin dpkg -i /root/club.deb >"$tmp/apt.log" 2>&1 || fail "$(cat "$tmp/apt.log")"
unnet
ip link add club-br type bridge
ip link set club-br up
n=1
for m in $machines friends; do
	ip netns add "club-$m"
	ip link add "club-$m" type veth peer name eth0 netns "club-$m"
	ip link set "club-$m" master club-br up
	ip -n "club-$m" addr add "$net.$n/24" dev eth0
	ip -n "club-$m" link set eth0 up
	ip -n "club-$m" link set lo up
	n=$((n + 1))
done
hosts() { printf '127.0.0.1 localhost\n%s.1 a\n%s.2 b\n%s.3 c\n' $net $net $net; }
mkdir -p /etc/netns/club-friends
{ hosts; for i in 1 2 3; do echo "$net.$i club.example"; done; } >/etc/netns/club-friends/hosts
for m in b c; do cp -a "$tmp/a" "$tmp/$m"; done
for m in $machines; do
	hosts >"$tmp/$m/etc/hosts"
	echo "$m" >"$tmp/$m/etc/hostname"
	rm -f "$tmp/$m/etc/machine-id"
	boots $m
done
for m in $machines; do up $m; done

step "certificates, NATS and rooms on each, https in front of each"
on a sh -c 'mkdir /root/keys && cd /root/keys && club-certificates a b c'
on a sh -c 'cd /root && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=club.example -addext subjectAltName=DNS:club.example -keyout key.pem -out cert.pem 2>/dev/null'
cp "$tmp/a/root/cert.pem" "$tmp/authority.pem"
for m in $machines; do
	tar -C "$tmp/$m/etc/posterestante-club" -xf "$tmp/a/root/keys/$m.tar"
	install -m 644 "$tmp/a/root/cert.pem" "$tmp/a/root/key.pem" "$tmp/$m/etc/caddy/"
	printf '{\n\tauto_https disable_redirects\n}\nclub.example {\n\ttls /etc/caddy/cert.pem /etc/caddy/key.pem\n\treverse_proxy a:7777 b:7777 c:7777 {\n\t\tlb_policy least_conn\n\t\tlb_try_duration 10s\n\t\tfail_duration 2s\n\t}\n}\n' >"$tmp/$m/etc/caddy/Caddyfile"
done
everywhere systemctl enable --now $nats
healthy
everywhere systemctl enable --now $unit
everywhere systemctl restart caddy
for m in $machines; do running $m; done
link=$(on a journalctl -u $unit -o cat --no-pager | linked)
[ "${link#https://club.example/#club.}" != "$link" ] || fail "the journal has no link, but '$link'"
for m in b c; do
	on $m journalctl -u $unit -o cat --no-pager | grep -F "$link" >/dev/null || fail "$m has another link than a"
done
echo "a club after $((SECONDS - began)) s"

step "an update of rooms, one machine after the other, while friends play"
plays 40s
for m in $machines; do
	sleep 2
	on $m sh -c 'dpkg -i /root/club.deb' >"$tmp/update.log" 2>&1 || fail "$(cat "$tmp/update.log")"
	on $m systemctl restart $unit
	running $m
done
still "the update was through"
ends "a rolling update"

step "an update of NATS, one after the other"
plays 45s
for m in $machines; do
	sleep 2
	on $m systemctl restart $nats
	healthy
done
still "the update was through"
ends "a rolling update of NATS"

step "a machine loses its network, and another its power"
plays 45s
sleep 3
ip link set club-c down
sleep 12
ip link set club-c up
healthy
running c
kill -KILL "${first[b]}"
wait "${boot[b]}" || true
first[b]=""
sleep 5
boots b
up b
healthy
running b
still "all was well again"
ends "a network and a power failure"

step "a backup while friends play; all NATS servers lose everything, and are restored from it"
by="NATS_URL=tls://a:4222 NATS_CA=/etc/posterestante-club/ca.pem NATS_CERT=/etc/posterestante-club/machine.pem NATS_KEY=/etc/posterestante-club/machine-key.pem"
plays 45s
sleep 4
on a env $by nats backup account --force /root/backup >"$tmp/backup.log" 2>&1 || fail "$(cat "$tmp/backup.log")"
sleep 4 # what is played now lies in the processes' own copies alone, soon
everywhere systemctl stop $unit
everywhere systemctl stop $nats
everywhere sh -c 'rm -rf /var/lib/private/posterestante-nats/* /var/lib/posterestante-nats/*'
everywhere systemctl start $nats
healthy
on a env $by nats backup restore account /root/backup >"$tmp/restore.log" 2>&1 || fail "$(cat "$tmp/restore.log")"
everywhere systemctl start $unit
for m in $machines; do running $m; done
still "it was restored"
ends "an older backup, and each machine's own copies"

step "all is lost but a backup of a club that stood still"
plays 45s
sleep 4
everywhere systemctl stop $unit
on a env $by nats backup account --force /root/backup-2 >"$tmp/backup.log" 2>&1 || fail "$(cat "$tmp/backup.log")"
everywhere systemctl stop $nats
everywhere sh -c 'rm -rf /var/lib/private/posterestante-nats/* /var/lib/posterestante-nats/* /var/lib/private/posterestante-club/* /var/lib/posterestante-club/*'
everywhere systemctl start $nats
healthy
on a env $by nats backup restore account /root/backup-2 >"$tmp/restore.log" 2>&1 || fail "$(cat "$tmp/restore.log")"
everywhere systemctl start $unit
for m in $machines; do running $m; done
still "it was restored"
ends "new machines and a backup"
[ "$(on a journalctl -u $unit -o cat --no-pager | linked)" = "$link" ] || fail "another link after the restore"

step "what can't be is said in one sentence"
on c sh -c "sed -i 's/tls:..a:4222,tls:..b:4222,tls:..c:4222/tls:\/\/a:4223/' /etc/default/$unit"
on c systemctl restart $unit || true
till on c sh -c "journalctl -u $unit -o cat --no-pager | grep '^posterestante-rooms: NATS.*a:4223'"
on c journalctl -u $unit -o cat --no-pager | grep 'a:4223' | tail -1
on b curl -fsS http://127.0.0.1:7777/metrics | grep -E '^posterestante_(rooms_held|moves_total|nats_connected|action_seconds\{quantile="0.99"\})'
printf '\ntest-clubs: %d s, passed\n' $((SECONDS - began))
