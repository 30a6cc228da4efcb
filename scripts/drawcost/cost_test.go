package drawcost

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// The goals at 1280x720. How long Draw takes is printed only: machines differ.
const (
	mostCommands = 10
	mostTextures = 20.0 // MiB
)

// TestWorstTable prints what the worst table costs to draw, whole, and holds it
// to the goals.
func TestWorstTable(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a program")
	}
	if os.Getenv("DISPLAY") == "" {
		t.Skip("it needs a screen: set DISPLAY, or use xvfb-run")
	}
	bin := filepath.Join(t.TempDir(), "window")
	if out, err := exec.Command("go", "build", "-tags", "ebitenginedebug", "-o", bin, "./window").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(bin, filepath.Join("testdata", "worst.json"))
	cmd.WaitDelay = time.Second
	hang := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() })
	defer hang.Stop()
	log, err := cmd.Output()
	if err != nil {
		t.Fatalf("the window: %v", err)
	}
	got, err := Last(string(log))
	if err != nil {
		t.Fatal(err)
	}
	var drawn struct {
		Sprites, Pixels int
		Draw, Slowest   time.Duration
	}
	if err := json.Unmarshal(log[strings.LastIndex(string(log), "\n{")+1:], &drawn); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d sprites: %d draw commands; pages of pictures %.1f MiB (the pictures alone %.1f), the window's own texture %.1f MiB; Draw() %v, the slowest %v",
		drawn.Sprites, got.Commands, got.Pages, mib(drawn.Pixels, 1), got.Screen, drawn.Draw.Round(time.Microsecond), drawn.Slowest.Round(time.Microsecond))
	if drawn.Sprites < 150 {
		t.Errorf("only %d sprites: this isn't the worst table", drawn.Sprites)
	}
	if got.Commands > mostCommands {
		t.Errorf("%d draw commands, at most %d", got.Commands, mostCommands)
	}
	if got.Pages > mostTextures {
		t.Errorf("%.1f MiB of textures, at most %.1f", got.Pages, mostTextures)
	}
}

// TestLast reads a log of a frame with two pages.
func TestLast(t *testing.T) {
	log := "Internal image sizes:\n  3: (2, 2)\nGraphics commands:\n" + `  nothing
----
Internal image sizes:
  3: (2048, 1024)
  4: (1280, 720) (screen)
  6: (4096, 1024)
  7: (1024, 1024)
Graphics commands:
  draw-triangles: dst: 3 <- src: [6, (nil)], num of dst regions: 1
  draw-triangles: dst: 3 <- src: [7, (nil)], num of dst regions: 1
  draw-triangles: dst: 4 (screen) <- src: [3, (nil)], num of dst regions: 1
`
	got, err := Last(log)
	if want := (Frame{Commands: 3, Pages: 20, Screen: 8}); err != nil || got != want {
		t.Errorf("read %+v %v, want %+v", got, err, want)
	}
	if _, err := Last("nothing"); err == nil {
		t.Error("a log without frames is taken")
	}
}
