package windowtest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/windowtest/drive"
)

// TestNoNetwork watches every socket that the program opens from start to quit,
// with a match begun and every page of the menu seen: those of the display and
// of the sound server, none of a network.
func TestNoNetwork(t *testing.T) {
	needs(t)
	strace, err := exec.LookPath("strace")
	if err != nil {
		t.Fatal("strace isn't installed: scripts/need.sh test")
	}
	if out, err := exec.Command(strace, "-o", os.DevNull, "true").CombinedOutput(); err != nil {
		t.Skipf("nothing can be traced here: %s", out)
	}
	d, folder := screen(t), t.TempDir()
	whole, err := filepath.Abs(program)
	if err != nil {
		t.Fatal(err)
	}
	seen, traced := filepath.Join(folder, "sockets"), filepath.Join(folder, "traced")
	script := fmt.Sprintf("#!/bin/sh\nexec %s -f -qq -e trace=socket,connect -o %s %s \"$@\"\n", strace, seen, whole)
	if err := os.WriteFile(traced, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	w, err := d.Start(traced, folder, "-lang", "fr")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.Kill)
	p := &player{T: t, Window: w, folder: folder, lang: "fr", covered: map[string]bool{}}
	p.click("welcome.learn", "menu.lid.0")
	_, err = p.WaitFor("table.menu")
	p.must(err)
	p.click("table.menu", "dialog.menu")
	p.click("menu.lid.0")
	for _, page := range []string{"rules", "companion", "stats", "matches"} {
		p.click("page." + page)
		_, err = p.Wait(page, func(s drive.Screen) bool { return s.Hot("page.play") == nil })
		p.must(err)
		p.must(p.Key("Escape"))
	}
	p.click("page.back")
	p.click("menu.quit")
	if err := p.Ended(drive.Patience); err != nil {
		t.Fatalf("it did not end well: %v: %s", err, w.Said())
	}
	log, err := os.ReadFile(seen)
	if err != nil {
		t.Fatal(err)
	}
	local := 0
	for line := range strings.Lines(string(log)) {
		switch {
		case strings.Contains(line, "AF_UNIX") || strings.Contains(line, "AF_NETLINK"): // gamepads are told by the kernel
			local++
		case strings.Contains(line, "socket(") || strings.Contains(line, "AF_"):
			t.Errorf("a socket of the network: %s", line)
		}
	}
	if local == 0 {
		t.Errorf("not even the display's socket was seen: %q", log)
	}
}
