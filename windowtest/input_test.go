package windowtest

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/table/board"
	"posterestante/windowtest/drive"
)

// begin starts a match with the kinds of seat that are asked for and motion off.
func begin(t *testing.T, d *drive.Display, folder, lang, seed string, kind1 string) *player {
	t.Helper()
	p := sit(t, d, folder, lang, 0)
	p.click("menu.new", "setup.kind.1", "setup.kind.1."+kind1)
	p.seed(seed)
	p.click("setup.start")
	_, err := p.Wait("the table", func(s drive.Screen) bool { return s.Hot("table.menu") != nil || s.Hot("handover.ready") != nil })
	p.must(err)
	p.read()
	return p
}

func moveByCard(a game.Action) bool { return a.Verb == rules.VMove && a.A != 0 }

// turnsTo plays until an action that fits is legal.
func (p *player) turnsTo(fits func(game.Action) bool) game.Action {
	p.Helper()
	for range 60 {
		if !p.mine() {
			break
		}
		if i := slices.IndexFunc(p.session.Legal(), fits); i >= 0 {
			p.settle()
			return p.session.Legal()[i]
		}
		p.act(p.choose())
	}
	p.Fatal("no such action became legal")
	return game.Action{}
}

// TestInput holds what a person may do on the way to an action, and back.
func TestInput(t *testing.T) {
	p := begin(t, screen(t), t.TempDir(), "fr", "7", "2")
	p.mine()
	move := p.turnsTo(moveByCard)
	parts := p.session.Parts(move)

	for _, back := range []string{"right click", "Escape"} {
		before := p.file()
		p.pickUp(parts[0])
		p.settle()
		x, y := 2, height-2
		if back == "Escape" {
			p.must(p.Do("mousemove", x, y))
			p.must(p.Key("Escape"))
		} else {
			p.must(p.RightAt(x, y))
		}
		p.picked = nil
		p.settle()
		if !bytes.Equal(p.file(), before) {
			t.Errorf("%s wrote to the match file", back)
		}
	}

	// What is not legal is refused in words, and changes nothing.
	lay, before := p.layout(), p.file()
	row := game.Spot{Zone: rules.Row, Seat: game.Nobody, Index: 0}
	at, _ := lay.Rect(row)
	x, y := pixel(at)
	if slices.Contains(p.wanted(), board.SpotID(row)) {
		t.Fatal("the row is legal now")
	}
	_, tell, _ := p.deps()
	why, _, _ := strings.Cut(tell.Refusal(p.session.Why(nil, row)), " (") // its rule is a chip below the words
	p.must(p.ClickAt(x, y))
	_, err := p.Wait("a refusal", func(s drive.Screen) bool {
		return slices.ContainsFunc(s.Texts, func(said string) bool { return strings.HasPrefix(said, why) })
	})
	p.must(err)
	t.Logf("refused: %q", why)
	p.settle()
	p.shoot("refused")
	if !bytes.Equal(p.file(), before) {
		t.Error("a refused click wrote to the match file")
	}

	// A move that showed nothing is taken back, and taken again.
	was := p.session.State()
	n := p.session.Len()
	p.act(move)
	p.settle()
	p.must(p.Do("mousemove", 2, height-2))
	p.must(p.Key("ctrl", "z"))
	p.reaches(n)
	if !p.session.State().Equal(was) {
		t.Error("Ctrl+Z gives another position")
	}
	p.settle()
	p.must(p.Key("ctrl", "y"))
	p.reaches(n + 1)
	p.settle()
	p.click("table.undo")
	p.reaches(n)
	p.settle()

	// A card is dragged to where it leads.
	from := p.settle().Hot(board.SpotID(parts[0]))
	to, _ := p.layout().Rect(parts[1])
	tox, toy := pixel(to)
	p.must(p.Drag(from.At[0], from.At[1], tox, toy))
	p.reaches(n + 1)
	if got := p.session.Step(n).Action; got != move {
		t.Errorf("dragged %q, the match file has %q", p.session.Game().Notation(move), p.session.Game().Notation(got))
	}
	p.settle()

	// Dragged to where it leads not, it comes back.
	again := p.turnsTo(func(a game.Action) bool { return moveByCard(a) || a.Verb == rules.VPair })
	from = p.settle().Hot(board.SpotID(p.session.Parts(again)[0]))
	before = p.file()
	p.must(p.Drag(from.At[0], from.At[1], x, y))
	time.Sleep(300 * time.Millisecond)
	p.settle()
	if !bytes.Equal(p.file(), before) {
		t.Error("a card dropped where it can't go wrote to the match file")
	}

	// Stamps too are taken back.
	stamp := p.turnsTo(func(a game.Action) bool { return a.Verb == rules.VStamp })
	n = p.session.Len()
	p.act(stamp)
	p.settle()
	if err := p.session.CanUndo(p.session.Turn()); err == nil {
		p.must(p.Key("ctrl", "z"))
		p.reaches(n)
		p.settle()
	}
}

// reaches waits until the match has so many actions.
func (p *player) reaches(n int) {
	p.Helper()
	for end := time.Now().Add(drive.Patience); p.read().Session.Len() != n; time.Sleep(4 * time.Millisecond) {
		if time.Now().After(end) {
			p.Fatalf("the match has %d actions, not %d", p.session.Len(), n)
		}
	}
	p.picked = nil
}

// TestKill ends the program in the middle of a turn, as a power cut does, and
// goes on with the match from the menu.
func TestKill(t *testing.T) {
	d, folder := screen(t), t.TempDir()
	p := begin(t, d, folder, "fr", "11", "2")
	for range 9 {
		p.mine()
		p.act(p.choose())
	}
	p.mine()
	p.settle()
	for _, c := range p.choices() { // a card is in the air
		if len(c.Parts) > 1 {
			p.pickUp(c.Parts[0])
			break
		}
	}
	p.Kill()
	before, was := p.file(), p.read().Session.State()

	q := sit(t, d, folder, "fr", 0)
	q.click("menu.resume")
	q.read()
	q.settle()
	if after := q.file(); !bytes.Equal(after, before) {
		t.Errorf("going on changed the match file:\n%s\nwas\n%s", after, before)
	}
	if !q.read().Session.State().Equal(was) {
		t.Error("the position is another")
	}
	q.shoot("resumed")
	for range 4 {
		q.mine()
		q.act(q.choose())
	}
	if !bytes.HasPrefix(q.file(), before) {
		t.Error("going on rewrote what was played before")
	}
}
