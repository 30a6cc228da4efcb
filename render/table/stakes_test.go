package table

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	voyage "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
	"posterestante/render/games/montaigne"
	"posterestante/render/table/board"
)

// homeward is a table of two, the other home, at which the person's last turn
// comes; a card of Bordeaux in hand ends the match at once.
func homeward(t *testing.T, lang string, seats ...string) *player {
	t.Helper()
	setup := game.Setup{Game: "montaigne", Seats: seats, Seed: "3"}
	s, err := game.NewSession(voyage.Game{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	data, err := s.State().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	var all []any // cards that may lie anywhere, the reserve's foremost
	seat := func(i int) map[string]any { return m["seats"].([]any)[i].(map[string]any) }
	for i := range seats {
		all = append(all, seat(i)["hand"].([]any)...)
		seat(i)["hand"] = []any{}
	}
	take := func(name string) any {
		for _, pile := range []string{"reserve", "row"} {
			list := m[pile].([]any)
			if i := slices.Index(list, any(name)); i >= 0 {
				list[i] = all[0]
				all = all[1:]
				return name
			}
		}
		i := slices.Index(all, any(name))
		all = slices.Delete(all, i, i+1)
		return name
	}
	seat(0)["hand"], seat(0)["voyage"] = []any{take("spa1"), take("spa4")}, []any{take("spa3")}
	seat(0)["visited"] = []any{"bordeaux", "limoges"}
	seat(1)["voyage"], seat(1)["home"] = []any{take("spa2")}, 1
	m["turn"], m["last_turn"], m["discard"] = 0, true, all
	if data, err = json.Marshal(m); err != nil {
		t.Fatal(err)
	}
	st, err := voyage.Game{}.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	d := deps(0, len(seats), lang)
	d.Board = montaigne.Board{}
	match := &memory{Unkept: Unkept{game.From(voyage.Game{}, setup, st)}}
	tb := New(d, match)
	p := &player{t, tb, match, stage.NewShow(tb)}
	tb.Ready()
	p.rest()
	return p
}

var homeCard = board.SpotID(game.Spot{Zone: voyage.Hand, Seat: 0, Index: 0})

// lay clicks the card of Bordeaux where it is laid.
func (p *player) lay() {
	p.t.Helper()
	var a game.Action
	for _, l := range p.match.On.Legal() {
		if l.Verb == voyage.VMove && voyage.Cards[l.A].City == voyage.Bordeaux {
			a = l
		}
	}
	for _, s := range p.match.On.Parts(a) {
		p.click(board.SpotID(s))
	}
}

// TestHomeAsks: the card that ends voyage and match asks first, in words and
// figures; Escape is "not yet".
func TestHomeAsks(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"three books", "no return tile", "no part in the end tiles", "(M6.2)", "The match ends: Lise\u00a00, Anaïs\u00a00.", "Come home"},
		"fr": {"trois livres", "ni tuile de retour", "(M6.2)", "La partie se termine\u00a0: Lise\u00a00, Anaïs\u00a00.", "Rentrer"},
	} {
		p := homeward(t, lang, "person", "bot:keen")
		p.lay()
		d := p.table.Dialog
		if d == nil || p.match.On.Len() != 0 {
			t.Fatalf("%s: nobody asks", lang)
		}
		all := d.Title + d.Text + d.Answers[1].Verb
		for _, w := range want {
			if !strings.Contains(all, w) {
				t.Errorf("%s: %q lacks %q", lang, all, w)
			}
		}
		p.key(stage.KeyEscape, false)
		if p.table.Dialog != nil || p.match.On.Len() != 0 || p.match.On.Over() {
			t.Errorf("%s: Escape is not \"not yet\"", lang)
		}
		p.lay()
		p.click("dialog.end")
		p.rest()
		if _, over := p.show.Scene().(*Result); !over || !p.match.On.Over() {
			t.Errorf("%s: the answer did nothing: %T", lang, p.show.Scene())
		}
	}
}

// TestEndTakenBack: an end that a person brought about is taken back from the
// result page and from the table, by button and by key.
func TestEndTakenBack(t *testing.T) {
	for name, back := range map[string]func(p *player){
		"the result's button": func(p *player) { p.click("result.back") },
		"the result's key":    func(p *player) { p.key("z", true) },
		"the table's button":  func(p *player) { p.key(stage.KeyEscape, false); p.rest(); p.click("table.undo") },
		"the table's key":     func(p *player) { p.key(stage.KeyEscape, false); p.rest(); p.key("z", true) },
		"after the replay": func(p *player) {
			p.click("result.table")
			p.rest()
			p.click("past.now")
			p.rest()
			p.click("result.back")
		},
	} {
		p := homeward(t, "en", "person", "bot:keen")
		p.lay()
		p.click("dialog.end")
		p.rest()
		if !p.match.On.Over() {
			t.Fatal("not over")
		}
		back(p)
		p.rest()
		s := p.match.On
		if s.Over() || s.Len() != 0 || p.show.Scene() != stage.Scene(p.table) || p.table.timeline.past != nil ||
			len(p.table.timeline.lines) != 0 {
			t.Errorf("%s: over %v, %d actions, %T", name, s.Over(), s.Len(), p.show.Scene())
		}
		if !slices.Contains(p.litSpots(), homeCard) {
			t.Errorf("%s: the match doesn't go on", name)
		}
		p.lay()
		p.click("dialog.end")
		p.rest()
		if _, over := p.show.Scene().(*Result); !over {
			t.Errorf("%s: a second end shows no result", name)
		}
	}
}

// TestEndOfOthersStays: what another's decision ended is not offered to be
// taken back, and Ctrl+Z says why.
func TestEndOfOthersStays(t *testing.T) {
	p := homeward(t, "en", "bot:keen", "person")
	for !p.match.On.Over() {
		p.table.wait = 0
		p.rest()
	}
	p.rest()
	r, ok := p.show.Scene().(*Result)
	if !ok || p.show.Frame().Hot("result.back") != nil {
		t.Fatalf("%T offers to take back what a companion did", p.show.Scene())
	}
	p.key("z", true)
	if !p.match.On.Over() || r.dialog == nil || r.dialog.Text == "" {
		t.Errorf("over %v, said %+v", p.match.On.Over(), r.dialog)
	}
}

// TestTieAndWhy: a shared first place is called a tie, once for all, and page
// and log say why the match ended.
func TestTieAndWhy(t *testing.T) {
	p := homeward(t, "en", "person", "person")
	p.lay()
	p.click("dialog.end")
	p.rest()
	var texts []string
	for _, s := range p.show.Frame().Sprites {
		texts = append(texts, s.Pic.Text)
	}
	all := strings.Join(texts, "\n")
	if !strings.Contains(all, "Everybody is home. (M6.3)") || !strings.Contains(all, "calls you to another match. (M6.5)") {
		t.Errorf("the page doesn't say why: %q", all)
	}
	if b := p.table.result().buttons()[0]; b.does != resultAgain || b.verb != "A new match" {
		t.Errorf("in a tie the first that is offered is %q", b.verb)
	}
	if n := strings.Count(all, "Tie for first place"); n != 2 || strings.Contains(all, "Winner") {
		t.Errorf("%d ties on %q", n, all)
	}
	end := p.table.timeline.lines[len(p.table.timeline.lines)-1].End
	if len(end) != 3 || end[2] != "A tie between Lise and Anaïs: Lise\u00a00, Anaïs\u00a00." {
		t.Errorf("the log ends with %q", end)
	}
	p.key(stage.KeyEscape, false)
	p.rest()
	f := p.show.Frame()
	var said []string
	for _, r := range p.table.timeline.rows(f) {
		said = append(said, r.words)
	}
	if got := strings.Join(said, " "); !strings.Contains(got, "A tie between Lise and Anaïs") {
		t.Errorf("the log shows %q", got)
	}
}

// TestResultButtonsAtOnce: a click on a button while points still count does
// what the button says, whichever it is.
func TestResultButtonsAtOnce(t *testing.T) {
	fresh := func() (*player, *bool) {
		p := homeward(t, "en", "person", "bot:keen")
		p.table.deps.Speed = 2
		did := false
		p.table.deps.Chart = func(*stage.Frame, stage.Rect) {}
		p.table.deps.Again = func() (stage.Scene, error) { did = true; return p.table, nil }
		p.table.deps.Extras = []Extra{{ID: "extra.journal", Verb: "Journal", Do: func() (string, stage.Scene, error) {
			did = true
			return "here", nil, nil
		}}}
		p.lay()
		p.click("dialog.end")
		for range 600 {
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			if r, ok := p.show.Scene().(*Result); ok && p.show.Frame().Hot("result.again") != nil {
				uitest.Seen(p.show)
				if r.rows > r.total {
					t.Fatal("nothing counts")
				}
				break
			}
		}
		return p, &did
	}
	for _, id := range []string{"extra.journal", "result.again", "result.table", "result.course", "result.menu",
		"result.back"} {
		p, did := fresh()
		r := p.show.Scene().(*Result)
		p.click(id)
		if r.rows <= r.total {
			t.Errorf("%s: it still counts", id)
		}
		ok := map[string]bool{
			"extra.journal": *did && r.dialog != nil, "result.again": *did,
			"result.table":  p.table.timeline.past != nil,
			"result.course": r.course, "result.menu": p.match.closed, "result.back": !p.match.On.Over(),
		}[id]
		if !ok {
			t.Errorf("%s: the click was swallowed", id)
		}
	}
	p, _ := fresh()
	over, box := p.show.Scene().(*Result), &signs{p.table}
	p.table.deps.Box = func() stage.Scene { return box }
	p.click("result.menu")
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if p.show.Scene() != stage.Scene(box) {
		t.Errorf("after %T comes %T, want the page of the game", over, p.show.Scene())
	}
	p, did := fresh()
	p.click("result.skip")
	if r := p.show.Scene().(*Result); r.rows <= r.total || *did {
		t.Error("a click beside the buttons doesn't show all at once")
	}
}
