package app

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"time"

	"posterestante/game/foreign"
)

// crash, deferred, turns a panic into a file that can be sent, one sentence,
// and exit code 2. The match is on disk already, action by action.
func (g *game) crash() {
	r := recover()
	if r == nil {
		return
	}
	action := "none"
	if g.cfg.LastAction != nil {
		action = g.cfg.LastAction()
	}
	why := foreign.Shown(fmt.Sprint(r)) // it may repeat what a file says
	text := fmt.Sprintf("Poste Restante %s crashed\nwhen: %s\nwhere: %s/%s %s\n"+
		"scene: %T\nlast action: %s\npanic: %v\n\n%s",
		g.cfg.Version, time.Now().Format(time.RFC3339), runtime.GOOS, runtime.GOARCH, runtime.Version(),
		g.show.Scene(), action, why, debug.Stack())
	path, err := Report(g.cfg.CrashDir, "crash", text)
	if err != nil {
		fmt.Fprintf(g.cfg.Stderr, "posterestante: it crashed (%v), and what happened could not be written down: %v.\n",
			why, err)
	} else {
		fmt.Fprintf(g.cfg.Stderr, "posterestante: it crashed; your match is saved, "+
			"and what happened is written in %s.\n", path)
	}
	os.Exit(2)
}

// MostReport is how many bytes of a report are written.
const MostReport = 64 << 10

// Report writes down what went wrong, in a file of that kind and of this moment; ""
// is the temporary folder.
func Report(dir, kind, text string) (path string, err error) {
	if dir == "" {
		dir = os.TempDir()
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	path = filepath.Join(dir, kind+"-"+time.Now().Format("20060102-150405")+".txt")
	return path, os.WriteFile(path, []byte(text[:min(len(text), MostReport)]), 0o600)
}
