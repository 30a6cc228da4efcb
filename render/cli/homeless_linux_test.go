package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestHomeless runs the program as a user who has no home, and without HOME:
// one sentence says what to do, and nothing is written.
func TestHomeless(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only root may run a program as another user")
	}
	bin := built(t)
	for dir := filepath.Dir(bin); dir != os.TempDir() && dir != "/"; dir = filepath.Dir(dir) {
		if err := os.Chmod(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	key := filepath.Join(filepath.Dir(bin), "key") // to the display, that the other user may read
	if data, err := os.ReadFile(os.Getenv("XAUTHORITY")); err == nil {
		if err := os.WriteFile(key, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rows := [][]string{{"-data", "stats"}, {"-data", "replay", "20260101-000000-aaaaa"}}
	if os.Getenv("DISPLAY") != "" {
		rows = append(rows, []string{"-config"}, []string{"-data", "-config", "/tmp"})
	}
	for _, row := range rows {
		var said bytes.Buffer
		cmd := exec.Command(bin, row[1:]...)
		cmd.Env, cmd.Stderr, cmd.Dir = bare("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "POSTE_RESTANTE_DATA", "XAUTHORITY"), &said, "/"
		cmd.Env = append(cmd.Env, "XAUTHORITY="+key)
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
		err := cmd.Run()
		if err == nil || !strings.Contains(said.String(), "HOME is not set") || !strings.Contains(said.String(), row[0]) || strings.Count(said.String(), "\n") != 1 {
			t.Errorf("%v: %v, %q", row[1:], err, said.String())
		}
	}
}
