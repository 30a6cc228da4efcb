# What the tests of a club share, scripts/testclub.sh, testclubs.sh and testcompose.sh: steps, bare systems that are
# booted, a match that friends play meanwhile. Sourced where tmp, began and fail are there.
step() { printf '\n-- %s (after %d s)\n' "$*" $((SECONDS - began)); }
# till waits for a command to succeed.
till() { for _ in $(seq 300); do "$@" >/dev/null 2>&1 && return; sleep 0.2; done; fail "in vain: $*"; }
# bare PACKAGES ROOT makes a bare Debian 12 with them.
bare() { mmdebstrap --variant=minbase --include="systemd,systemd-sysv,dbus,ca-certificates,curl,caddy$1" bookworm "$2" http://deb.debian.org/debian >"$tmp/bare.log" 2>&1 || fail "$(tail -5 "$tmp/bare.log")"; }
# booted PID LOG waits for what systemd-nspawn boots there, and sets init to its first process.
booted() {
	for _ in $(seq 300); do
		init=$(pgrep -P "$1" | head -1) && [ "$(cat "/proc/$init/comm" 2>/dev/null)" = systemd ] && return
		sleep 0.1
	done
	init=""
	fail "no system boots: $(tail -5 "$2")"
}
# within INIT runs a command in the system of that first process.
within() {
	local pid=$1
	shift
	nsenter -t "$pid" -m -u -i -n -p -- env -i PATH=/usr/local/bin:/usr/games:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root "$@"
}
# linked finds a club's link in its journal.
linked() { sed -n 's/.*"link":"\([^"]*\)".*/\1/p' | tail -1; }
# begins has friends begin a match in the background, by a command that ends with clubplay; $tmp/play holds what they say.
begins() {
	"$@" >"$tmp/play" 2>&1 &
	play=$!
	for _ in $(seq 300); do grep -q ^begun "$tmp/play" && return; sleep 0.1; done
	fail "no match begins: $(cat "$tmp/play")"
}
# still says that they play on, ends has them play to the end.
still() { kill -0 "$play" || fail "the match was over before $1: make it longer"; }
ends() {
	wait "$play" || fail "$1 (status $?): $(cat "$tmp/play")"
	cat "$tmp/play"
}
