package table

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// beyond is a scene that a table leads to.
type beyond struct{ name string }

func (b beyond) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if in.Back {
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}
func (b beyond) Build(f *stage.Frame) {
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: 1920, H: 1080})
}

// paused is a table that leads on from its pause.
func paused(t *testing.T) (p *player, again *int) {
	p = newPlayer(t, 0, 7, "person", "person")
	p.click("handover.ready")
	again = new(int)
	d := p.table.deps
	d.Settings = func() stage.Scene { return beyond{"settings"} }
	d.Matches = func() stage.Scene { return beyond{"matches"} }
	d.Rules = func(game.Rule) stage.Scene { return beyond{"rules"} }
	d.Again = func() (stage.Scene, error) {
		if *again++; *again == 1 {
			return nil, errors.New("the disk is full")
		}
		return beyond{"again"}, nil
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	return p, again
}

// texts are the words on the frame.
func (p *player) texts() string {
	var all []string
	for _, s := range p.show.Frame().Sprites {
		all = append(all, s.Pic.Text)
	}
	return strings.Join(all, "\n")
}

// TestPauseLeadsOn: settings, rules and matches lie over the table, which is there
// again after them; starting over is asked about once, and what goes wrong is said.
func TestPauseLeadsOn(t *testing.T) {
	p, again := paused(t)
	for _, name := range []string{"settings", "rules", "matches"} {
		p.click("table.menu")
		p.click("pause." + name)
		if b, ok := p.show.Scene().(beyond); !ok || b.name != name {
			t.Fatalf("%s leads to %T", name, p.show.Scene())
		}
		p.key(stage.KeyEscape, false)
		if p.show.Scene() != stage.Scene(p.table) || p.table.Dialog != nil {
			t.Fatalf("after %s comes %T", name, p.show.Scene())
		}
	}
	p.click("table.menu")
	p.click("pause.restart")
	p.key(stage.KeyEscape, false)
	if *again != 0 || p.match.closed || p.table.Dialog != nil {
		t.Errorf("Escape starts over: %d", *again)
	}
	for range 2 {
		p.click("table.menu")
		p.click("pause.restart")
		p.click("dialog.restart")
		if *again == 1 {
			if !strings.Contains(p.texts(), "the disk is full") || p.match.closed {
				t.Errorf("what went wrong isn't said: %s", p.texts())
			}
			p.key(stage.KeyEscape, false)
		}
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if b, ok := p.show.Scene().(beyond); !ok || b.name != "again" || !p.match.closed {
		t.Errorf("after starting over comes %T, the match is closed: %v", p.show.Scene(), p.match.closed)
	}
}

// TestSettingsHoldAtTheTable: after the settings the table speaks the language and
// moves at the speed that were chosen there.
func TestSettingsHoldAtTheTable(t *testing.T) {
	p, _ := paused(t)
	p.table.deps.Refresh = func(d *Deps) { d.Words, d.Speed, d.Calm = words.In("fr"), 3, true }
	p.click("table.menu")
	p.click("pause.settings")
	p.key(stage.KeyEscape, false)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if all := p.texts(); !strings.Contains(all, SpeedWords(words.In("fr"), 3)) {
		t.Errorf("the table says %s", all)
	}
	fr := words.In("fr")
	if h := p.show.Frame().Hot("table.hints"); h == nil || !strings.HasPrefix(h.Label, fr.T("hints.open")) &&
		h.Label == "" {
		t.Errorf("the hints are %+v", h)
	}
}

// TestFacesOfSeats: each seat's plate, the prompt and the handover show its portrait,
// with the swatch of its colour beside it; what another seat did is said by its face.
func TestFacesOfSeats(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "automa:easy", "person")
	p.table.deps.Faces = []int{6, 9, 12}
	p.table.Ctx.Faces = p.table.deps.Faces
	faces := func() (out []string) {
		for _, s := range p.show.Frame().Sprites {
			if s.Pic.Kind == "face" && !slices.Contains(out, s.Pic.Text) {
				out = append(out, s.Pic.Text)
			}
		}
		slices.Sort(out)
		return out
	}
	p.show.Touch()
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if got := faces(); len(got) != 1 || got[0] != "face6" {
		t.Errorf("the handover shows %v", got)
	}
	p.click("handover.ready")
	p.table.relay()
	p.settle()
	p.show.Touch()
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if got := faces(); !slices.Equal(got, []string{"face12", "face6", "face9"}) {
		t.Errorf("the table shows %v", got)
	}
	swatches := map[int]bool{}
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == "swatch" {
			swatches[s.Pic.ID] = true
		}
	}
	if len(swatches) != 3 {
		t.Errorf("the colours of %v are shown", swatches)
	}
}
