package globe_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	spoken "posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// player drives a table without a window.
type player struct {
	t    *testing.T
	b    globe.Board
	s    *game.Session
	show *stage.Show
}

func newPlayer(t *testing.T, b globe.Board, speed int, lang string, seed uint64, options map[string]string, seats ...string) *player {
	t.Helper()
	s, err := game.NewSession(box.Of(b.R.Name).Game, game.Setup{Game: b.R.Name, Seats: seats, Seed: game.Numbered(seed), Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return playerOf(t, b, s, speed, lang)
}

// playerOf drives the table of a match.
func playerOf(t *testing.T, b globe.Board, s *game.Session, speed int, lang string) *player {
	t.Helper()
	n := s.Seats()
	d := &table.Deps{Words: spoken.In(lang), Board: b, Speed: speed, Names: names[:n], Colours: []int{0, 1, 2, 3, 4, 5}[:n]}
	p := &player{t, b, s, stage.NewShow(table.New(d, table.Unkept{On: s}))}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	return p
}

func (p *player) step(raw stage.Raw, d time.Duration) { p.show.Step(raw, d) }

func (p *player) settle() {
	p.t.Helper()
	for range 3000 {
		switch {
		case p.show.Busy():
		case p.show.Frame().Hot("speech.on") != nil: // a card that was read waits to be read
			p.click("speech.on")
		default:
			return
		}
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	p.t.Fatal("the table never comes to rest")
}

// where is a point at which a hot is hit; ok is false when there is none.
func (p *player) where(id string) (x, y float64, ok bool) {
	f := p.show.Frame()
	for i := range f.Hots {
		h := &f.Hots[i]
		if h.ID != id {
			continue
		}
		for i := range 225 {
			x, y = h.Rect.X+h.Rect.W*(float64((i+112)%15)+0.5)/15, h.Rect.Y+h.Rect.H*(float64((i+112)%225/15)+0.5)/15
			if at := f.At(x, y); at != nil && at.ID == id {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// patience is what a hand that isn't hurried waits before a click.
const patience = 300 * time.Millisecond

func (p *player) click(id string) {
	p.t.Helper()
	x, y, ok := p.where(id)
	if !ok {
		p.shot("stuck")
		p.t.Fatalf("%s can't be hit", id)
	}
	p.step(stage.Raw{X: x, Y: y}, stage.Tick)
	p.step(stage.Raw{X: x, Y: y}, patience)
	for _, down := range []bool{true, false} {
		p.step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
	}
}

// do clicks the parts of an action, which must do what was meant.
func (p *player) do(a game.Action) {
	p.t.Helper()
	before, parts := p.s.Len(), p.s.Parts(a)
	for i, spot := range parts {
		if i == 1 && parts[0].Zone == rules.Buttons && p.show.Frame().Hot("table.putback") == nil {
			p.shot("stuck")
			p.t.Fatalf("%s: what began with a button has no way out", p.s.Game().Notation(a))
		}
		if spot.Zone == rules.Amount { // the stepper sets the number, the button decides
			p.name(a)
			break
		}
		p.click(board.SpotID(spot))
	}
	if p.show.Frame().Hot("dialog.end") != nil { // something ends or is lost
		p.click("dialog.end")
	}
	if p.s.Len() == before || p.s.Step(before).Action != a {
		p.shot("wrong")
		p.t.Fatalf("%s was not done by clicks", p.s.Game().Notation(a))
	}
}

// name types the number of an action, and decides on it.
func (p *player) name(a game.Action) {
	p.t.Helper()
	p.types(a)
	p.click("amount.ok")
}

// types types the number of an action.
func (p *player) types(a game.Action) {
	n := int(a.N)
	if a.Verb == rules.VBid || p.s.Game().Notation(a)[:3] == "sum" {
		n *= 10
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	for _, r := range strconv.Itoa(max(n, -n)) {
		p.step(stage.Raw{X: -1, Y: -1, Runes: []rune{r}}, stage.Tick)
	}
}

// play plays by clicks what choose says until the match is over, at most so many
// actions; seen sees the table before each.
func (p *player) play(most int, choose func() game.Action, seen func()) {
	p.t.Helper()
	for range most {
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		p.settle()
		if p.s.Over() {
			return
		}
		if p.show.Frame().Hot("handover.ready") != nil {
			p.click("handover.ready")
			p.settle()
		}
		if seen != nil {
			seen()
		}
		p.do(choose())
	}
}

func (p *player) steady() func() game.Action {
	bot, r := p.s.Game().(game.Hosted).Bot("bot:steady", 3), game.NewRand(3)
	return func() game.Action { return p.s.Ask(bot, &r) }
}

func (p *player) byChance(seed uint64) func() game.Action {
	r := game.NewRand(seed)
	return func() game.Action { return choose(p.s.Legal(), &r) }
}

func (p *player) shot(name string) {
	if *shots != "" {
		write(p.t, name, paint.Kinds().With(table.Kinds()).With(globe.Kinds()).Compose(p.show.Frame(), 2.0/3))
	}
}

// worded checks that no key and no hole stands where words should.
func (p *player) worded() {
	p.t.Helper()
	f := p.show.Frame()
	for _, s := range f.Sprites {
		if strings.Contains(s.Pic.Text, p.b.R.Name+".") || strings.Contains(s.Pic.Text, "globe.") || strings.Contains(s.Pic.Text, "<no value>") {
			p.shot("unworded")
			p.t.Fatalf("%s says %q", s.Pic.Kind, s.Pic.Text)
		}
	}
	for _, h := range f.Hots {
		if h.Lit && h.Label == "" {
			p.shot("unworded")
			p.t.Fatalf("%s has no words", h.ID)
		}
	}
}

// TestMatchesPlayedByClicks plays whole matches by clicks, in both languages: each
// click does what was meant, and everything has its words.
func TestMatchesPlayedByClicks(t *testing.T) {
	for _, g := range sisters {
		for i, lang := range spoken.Languages() {
			p := newPlayer(t, g.board, 0, lang, uint64(4+i), nil, "person", "person")
			p.play(3000, p.steady(), p.worded)
			if !p.s.Over() {
				t.Fatalf("%s: not over after %d actions", g.board.R.Name, p.s.Len())
			}
			t.Logf("%s, %s: %d actions", g.board.R.Name, lang, p.s.Len())
			p.settle()
			p.shot(g.board.R.Name + ".end." + lang)
			p.kept()
		}
	}
}

// kept checks that the result shows all cards that were brought home, and nothing else of cards.
func (p *player) kept() {
	p.t.Helper()
	want, got := 0, 0
	v := p.s.View(game.Nobody)
	for i := range p.s.Seats() {
		want += len(v.Pile(rules.WonZone, game.Seat(i)).Pieces)
	}
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == "gl.front" {
			got++
		}
	}
	if got != want || want == 0 {
		p.t.Errorf("the result shows %d cards of %d", got, want)
	}
}

// TestPlayedByClicks plays by chance, with up to six seats and all options: each
// verb by clicks.
func TestPlayedByClicks(t *testing.T) {
	for _, g := range sisters {
		shown, lang := map[string]bool{}, "fr"
		for i, options := range g.with {
			p := newPlayer(t, g.board, 0, lang, uint64(20+i), options, []string{"person", "person", "person", "person", "person", "person"}[:6-i]...)
			p.play(260, p.byChance(uint64(i)), func() {
				p.worded()
				v := p.s.View(p.s.Turn())
				if step := g.board.R.Steps[v.Counter(rules.StepKindN, game.Nobody)].Name; !shown[step] {
					shown[step] = true
					p.shot(fmt.Sprint(g.board.R.Name, ".played.", step))
				}
			})
		}
	}
}

// TestPlayedInMotion plays on while pieces fly: each flight comes to rest, and then
// all lies where the layout of the view has it.
func TestPlayedInMotion(t *testing.T) {
	for i, g := range slices.Concat(sisters, sisters, sisters) {
		at := plans[i/len(sisters)]
		p := newPlayer(t, g.board, 3, "en", 21, nil, "person", "person", "person")
		p.show.SetWindow(at.Canvas.W, at.Canvas.H)
		next := p.byChance(8)
		for n := range 8 {
			p.play(4, next, nil)
			p.settle()
			if p.s.Over() {
				break
			}
			if p.show.Frame().Hot("handover.ready") != nil {
				p.click("handover.ready")
				p.settle()
			}
			v := p.s.View(p.s.Turn())
			c := contextOn(at, g.board, "en", &v)
			lies := map[string]stage.Rect{}
			for _, s := range p.show.Frame().Sprites {
				if s.Key != "" {
					lies[s.Key] = s.Rect
				}
			}
			for _, s := range g.board.Layout(&v, c).Sprites {
				if r, ok := lies[s.Key]; s.Key != "" && (!ok || r != s.Rect) {
					t.Fatalf("%s, after %d: %s lies at %+v, not at %+v", g.board.R.Name, n, s.Key, r, s.Rect)
				}
			}
		}
	}
}
