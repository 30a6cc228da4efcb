package table

import (
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/montaigne"
	"posterestante/game/postcards"
	"posterestante/render/engine/stage"
	montaigneTable "posterestante/render/games/montaigne"
	postcardsTable "posterestante/render/games/postcards"
	"posterestante/render/table/board"
)

// TestTales checks that what there is to read of a card that is laid stands beside it once the card lies there, and
// in the log, each once in a match, and goes by a press; that nobody is kept waiting; and nothing where it is turned off.
func TestTales(t *testing.T) {
	for _, row := range []struct {
		g     game.Game
		b     board.Board
		seats []string
	}{
		{postcards.Game{}, postcardsTable.Board{}, []string{"automa:expert", "automa:normal"}},
		{montaigne.Game{}, montaigneTable.Board{}, []string{"bot:steady", "bot:keen"}},
	} {
		for _, on := range []bool{true, false} {
			s, err := game.NewSession(row.g, game.Setup{Game: row.g.Name(), Seats: row.seats, Seed: "11"})
			if err != nil {
				t.Fatal(err)
			}
			d := deps(3, 2, "en")
			d.Board, d.Tales = row.b, on
			tb := New(d, Unkept{On: s})
			p := &player{t: t, table: tb, show: stage.NewShow(tb)}
			told := map[string]bool{}
			for len(told) < 4 && !s.Over() {
				before := s.Len()
				p.table.wait = 0
				p.until("an action", func() bool { return s.Len() > before || s.Over() })
				if n := s.Len(); n == before+1 && !s.Over() {
					p.reads(t, p.table.timeline.lines[n-1].Tale, told)
				}
			}
			if on == (len(told) == 0) {
				t.Errorf("%s, on %v: %d tales were told", row.g.Name(), on, len(told))
			}
		}
	}
}

// reads checks a tale that must stand there, if there is any.
func (p *player) reads(t *testing.T, tale string, told map[string]bool) {
	t.Helper()
	if tale == "" {
		return
	}
	if told[tale] {
		t.Errorf("told twice: %s", tale)
	}
	told[tale] = true
	p.until("it lies there", func() bool { return !p.table.flies() })
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if !p.tipped(tale) {
		t.Errorf("not shown: %s", tale)
	}
	if p.table.moving() {
		t.Error("a tale keeps the table waiting")
	}
	for _, down := range []bool{true, false} {
		p.step(stage.Raw{X: 3, Y: 1000, Left: down}, stage.Tick)
	}
	if p.tipped(tale) {
		t.Errorf("a press doesn't take it away: %s", tale)
	}
}

// tipped says whether a note with these words is shown.
func (p *player) tipped(words string) bool {
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == "tip" && s.Pic.Text == words {
			return true
		}
	}
	return false
}

// TestTaleUnderThePointer checks that a tale is told though the pointer still lies on what was clicked last, and stands
// back while something else is pointed at.
func TestTaleUnderThePointer(t *testing.T) {
	p := newPlayer(t, 0, 5, "person", "automa:easy")
	tale := &tales{showing: p.table.showing, timeline: p.table.timeline, words: "Once."}
	shown := func() bool {
		var f stage.Frame
		tale.Build(&f)
		return len(f.Sprites) > 0
	}
	for _, row := range []struct {
		over, under string
		want        bool
	}{{"", "", true}, {"spot:1", "spot:1", true}, {"spot:2", "spot:1", false}, {"", "spot:1", true}, {"spot:1", "", false}} {
		p.table.over, tale.under = row.over, row.under
		tale.seen = p.table.timeline.told()
		tale.Watch(&stage.Input{}, stage.Tick)
		if shown() != row.want {
			t.Errorf("pointed at %q, told on %q: shown %v", row.over, row.under, !row.want)
		}
	}
}

// TestTaleAtRest checks that a table rests though a tale came while the pointer lay on something that has rules to show.
func TestTaleAtRest(t *testing.T) {
	p := newPlayer(t, 0, 5, "person", "automa:easy")
	p.act()
	p.settle()
	ruled := ""
	for _, h := range p.show.Frame().Hots {
		if isSpot(h.ID) && len(p.table.rulesOf(h.Does)) > 0 {
			ruled = h.ID
		}
	}
	x, y := p.where(ruled)
	n := p.table.timeline.told()
	p.table.timeline.lines[n-1].Tale = "Once."
	tale := &tales{showing: p.table.showing, timeline: p.table.timeline, seen: n - 1}
	for range 5 * time.Second / stage.Tick {
		p.step(stage.Raw{X: x, Y: y}, stage.Tick)
		tale.Watch(&stage.Input{}, stage.Tick)
	}
	if p.table.Waits() || p.show.Busy() || tale.words == "" {
		t.Errorf("on %s: it waits for rules %v, busy %v, told %q", ruled, p.table.Waits(), p.show.Busy(), tale.words)
	}
}
