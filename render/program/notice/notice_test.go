//go:build linux

package notice

import (
	"bufio"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"
)

// heard is a desktop's service that remembers what it is to show.
type heard struct{ shown chan [2]string }

// Notify is called over the bus.
func (h heard) Notify(_ string, _ uint32, _, title, text string, _ []string, _ map[string]dbus.Variant, _ int32) (uint32, *dbus.Error) {
	h.shown <- [2]string{title, text}
	return 1, nil
}

// TestNoBus: without a bus, or with one that says nothing, nothing happens and nobody waits long.
func TestNoBus(t *testing.T) {
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+filepath.Join(t.TempDir(), "none"))
	Show("a", "b")
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "rubbish")
	Show("a", "b")
}

// TestShown has a desktop's service hear a notice.
func TestShown(t *testing.T) {
	addr := bus(t)
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", addr)
	conn, err := dbus.Connect(addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	h := heard{make(chan [2]string, 1)}
	if err := conn.Export(h, object, service); err != nil {
		t.Fatal(err)
	}
	if r, err := conn.RequestName(service, dbus.NameFlagDoNotQueue); err != nil || r != dbus.RequestNameReplyPrimaryOwner {
		t.Fatal(r, err)
	}
	Show("C’est à vous", "Zoé a joué")
	select {
	case got := <-h.shown:
		if got != [2]string{"C’est à vous", "Zoé a joué"} {
			t.Error(got)
		}
	case <-time.After(time.Minute):
		t.Error("nothing was shown")
	}
}

// bus is a bus of its own.
func bus(t *testing.T) (addr string) {
	t.Helper()
	cmd := exec.Command("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address",
		"--address=unix:dir="+t.TempDir())
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal("please install dbus:", err)
	}
	t.Cleanup(func() { _, _ = cmd.Process.Kill(), cmd.Wait() })
	addr, err = bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(addr)
}
