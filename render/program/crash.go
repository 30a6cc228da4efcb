package program

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
)

// seenFile names, in the data folder, the last crash that a start has seen.
const seenFile = "crash-seen"

// crashed says whether the program crashed since a start last looked: there is
// a crash file that is newer. It looks once only.
func crashed(data string) bool {
	files, err := filepath.Glob(filepath.Join(data, "crash-*.txt"))
	if err != nil || len(files) == 0 {
		return false
	}
	last := filepath.Base(slices.Max(files))
	seen, _ := os.ReadFile(filepath.Join(data, seenFile))
	if strings.TrimSpace(string(seen)) >= last {
		return false
	}
	// Where this can't be written the match is resumed again next time.
	_ = os.WriteFile(filepath.Join(data, seenFile), []byte(last+"\n"), 0o600)
	return true
}

// first is the scene to start with: the menu; after a crash the match that was
// played goes on at once, over the menu.
func (h *home) first(data string) stage.Scene {
	menu := menus.NewMenu(h.deps)
	if h.wrong != nil {
		menu.Say(h.wrong)
	}
	if h.new && len(h.matches()) == 0 {
		return &over{menu, menus.NewWelcome(h.deps, h.asked == "" && !words.Spoken(), func() { h.settings.Met = true })}
	}
	if !crashed(data) {
		return menu
	}
	for _, m := range h.matches() {
		if m.Over {
			continue
		}
		t, err := h.resume(m.ID)
		if err != nil {
			return menu
		}
		return &over{menu, t}
	}
	return menu
}

// over is the menu with another scene over it.
type over struct {
	*menus.Menu
	next stage.Scene
}

// Update shows the other scene first.
func (o *over) Update(in *stage.Input, dt time.Duration) stage.Answer {
	if next := o.next; next != nil {
		o.next = nil
		return stage.Answer{Go: stage.Push, Next: next}
	}
	return o.Menu.Update(in, dt)
}
