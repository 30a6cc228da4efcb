package companion

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/globe/sight"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// besides is a table of three, of whom seat 1 is played here, as a row says it stands.
func besides(t *testing.T, g globe.Game, row string) *kitchen {
	t.Helper()
	st := globetest.Position(t, g, row)
	if err := st.SetCounter(globe.LevelN, 1, slices.Index(g.Kinds(), "bot:steady")); err != nil {
		t.Fatal(err)
	}
	position, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	return &kitchen{game: g.Name(), kept: []Kept{{ID: "t", Position: position, Names: []string{"Lise", "", "Jo"},
		Colours: []int{0, 1, 2}}}}
}

// begin clicks the call that does an action.
func (p *player) begin(a game.Action) {
	p.Helper()
	d := p.desk()
	for i, c := range d.tray.calls {
		if c.Action != a {
			continue
		}
		if d.tray.kind != bidTray {
			p.click("tray.call." + strconv.Itoa(i))
			return
		}
		for d.tray.bid < i {
			by := "tray.by.2"
			if i-d.tray.bid >= 10 {
				by = "tray.by.3"
			}
			p.click(by)
		}
		p.click("tray.tell")
		return
	}
	p.Fatalf("%v can't be begun", a)
}

// answer tells an answer in words.
func (p *player) answer(n int) {
	p.Helper()
	for p.desk().tray.bid < n {
		p.click("tray.by.2")
	}
	p.click("tray.tell")
}

// story is what is told of what was begun.
func (d *desk) story() (out string) {
	for _, l := range d.told {
		out += l.Short + " " + strings.Join(l.Long, " ") + "\n"
	}
	return out
}

// TestLotBesideTheTable has somebody at the table put up a ticket and something out of a bag that nobody here sees.
func TestLotBesideTheTable(t *testing.T) {
	for _, name := range []string{"sakodo", "routard"} {
		g := box.Of(name).Game.(sight.Game).Game
		p := play(t, New(cardboard(t, g).deps("en")))
		p.click("companion.on", "open.0", "desk.call")
		before := p.desk().now.st
		p.begin(game.Action{Verb: globe.VBundle})
		p.begin(game.Action{Verb: globe.VSell, A: globe.GoodTicket})
		p.begin(game.Action{Verb: globe.VSell, A: uint8(sakodo.Guide)})
		p.shot("lot-" + name)
		p.begin(game.Action{Verb: globe.VPutUp})
		d := p.desk()
		if d.turn == nil || d.turn.ask == nil || d.turn.ask.Kind != game.Seal {
			t.Fatalf("%s: no bid is asked for", name)
		}
		p.answer(3)
		for d.asking() { // aloud it goes on
			p.click("tray.tell")
		}
		v := d.now.st.View(game.Nobody)
		if d.turn != nil || v.Counter(globe.TicketsN, 0) != 0 || len(d.now.st.Problems()) > 0 {
			t.Errorf("%s: %d tickets, %v", name, v.Counter(globe.TicketsN, 0), d.now.st.Problems())
		}
		if len(d.told) != 4 {
			t.Errorf("%s: it tells %q", name, d.story())
		}
		p.shot("lot-" + name + "-told")
		if p.click("desk.undo"); !d.now.st.Equal(before) {
			t.Errorf("%s: undo gives another table", name)
		}
	}
}

// TestBarterBesideTheTable offers a barter to a seat that is played here, which answers by itself, and to somebody at
// the table, whose answer is told; parts are taken back one by one.
func TestBarterBesideTheTable(t *testing.T) {
	const row = "seats 3; at 12; 1: at 12; 2: at 13; money 300; 1: money 900; 2: money 800; " +
		"bag passport guide; 1: bag passport camera; 2: bag passport compass; round 3"
	for to, said := range map[uint8][]string{1: {"Globetrotter accepts.", "Globetrotter declines."}, 2: {"Jo accepts."}} {
		for _, lang := range words.Languages() {
			p := play(t, New(besides(t, sakodo.Game, row).deps(lang)))
			p.click("companion.on", "open.0", "desk.call")
			d := p.desk()
			start := d.now.st
			p.begin(game.Action{Verb: sakodo.VBarter, A: to})
			p.begin(game.Action{Verb: sakodo.VGive, A: uint8(sakodo.FirstAid)})
			wants := sakodo.Camera
			if to == 2 {
				wants = sakodo.SleepingBag
			}
			p.begin(game.Action{Verb: sakodo.VSeek, A: uint8(wants)})
			p.begin(game.Action{Verb: sakodo.VAdd})
			p.shot("barter-sum-" + lang)
			p.begin(game.Action{Verb: sakodo.VSum, N: 25})
			p.shot("barter-" + lang)
			p.click("desk.undo")
			if s := d.now.st.(*globe.State); s.N[globe.BarterSum] != 0 || s.Top().Kind != sakodo.StepSum {
				t.Fatalf("the sum isn't taken back: %+v", s.Top())
			}
			p.begin(game.Action{Verb: sakodo.VSum, N: 25})
			p.click("tray.close", "desk.main") // to look at the table, and on
			p.begin(game.Action{Verb: sakodo.VOffer})
			if (to == 2) != d.asking() {
				t.Fatalf("to seat %d: asking is %v", to, d.asking())
			}
			if to == 2 {
				p.shot("barter-answer-" + lang)
				p.answer(0) // accept
				v := d.now.st.View(game.Nobody)
				if v.Counter(globe.MoneyN, 0) != 50 || v.Counter(globe.MoneyN, 2) != 1050 {
					t.Errorf("%s: the money is %d and %d", lang, v.Counter(globe.MoneyN, 0), v.Counter(globe.MoneyN, 2))
				}
			}
			if d.turn != nil || len(d.told) < 6 || len(d.now.st.Problems()) > 0 {
				t.Errorf("to seat %d: it isn't over: %q, %v", to, d.story(), d.now.st.Problems())
			}
			if lang == "en" && !slices.ContainsFunc(said, func(w string) bool { return strings.Contains(d.story(), w) }) {
				t.Errorf("to seat %d it tells %q", to, d.story())
			}
			p.shot("barter-told-" + lang + strconv.Itoa(int(to)))
			if p.click("desk.undo"); !d.now.st.Equal(start) {
				t.Error("undo gives another table")
			}
		}
	}
}

// TestFineBesideTheTable: somebody at the table draws without the right and a seat that is played here rings, or
// doesn't notice; somebody rings at a seat that is played here; before an arrival counts the bell is asked for (R4.6).
func TestFineBesideTheTable(t *testing.T) {
	const row = "options fine=yes; seats 3; at 25; 1: at 41; 2: at 45; cheques 9; 1: cheques 9; 2: cheques 9; round 3; "
	rung := 0
	for n := range 8 { // which of them are noticed is chance
		k := besides(t, routard.Game, row+"bag papers guide; money "+strconv.Itoa(1000+10*n))
		p := play(t, New(k.deps("en")))
		p.click("companion.on", "open.0", "desk.call")
		d := p.desk()
		start := d.now.st
		p.shot("fine-calls")
		p.begin(game.Action{Verb: routard.VDraw})
		if !d.asking() {
			t.Fatal("the card isn't asked for")
		}
		p.item(func(it item) bool { return !it.gone })
		s := d.now.st.(*globe.State)
		if d.turn != nil || len(s.Problems()) > 0 {
			t.Fatalf("it isn't over: %q %v", d.story(), s.Problems())
		}
		rings := s.P[1].Of(globe.RingsN) != 0
		if paid := s.P[0].Money() == int32(500+10*n); paid != rings || paid != (s.P[0].Won.N == 0) {
			t.Errorf("rung: %v, money %d, %d cards: %q", rings, s.P[0].Money(), s.P[0].Won.N, d.story())
		}
		if rings {
			rung++
			p.shot("fine-rung")
			if d.midTurn() {
				t.Error("the next turn was begun already")
			}
		} else { // Jo does
			p.click("open.2", "desk.call")
			p.begin(game.Action{Verb: routard.VRing, A: 2})
			if s := d.now.st.(*globe.State); s.P[2].Money() != s2money(start)+500 || s.P[0].Won.N != 0 {
				t.Errorf("Jo rings, and has %d: %q", s.P[2].Money(), d.story())
			}
			p.click("desk.undo")
		}
		if p.click("desk.undo"); !d.now.st.Equal(start) {
			t.Error("undo gives another table")
		}
	}
	if rung == 0 || rung == 8 {
		t.Errorf("%d of 8 were noticed", rung)
	}
}

// s2money is the money of the third seat.
func s2money(st game.Editable) int32 { return st.(*globe.State).P[2].Money() }

// TestBellAtASeatPlayedHere: somebody at the table rings wrongly at a seat that is played here.
func TestBellAtASeatPlayedHere(t *testing.T) {
	p := play(t, New(besides(t, routard.Game, "options fine=yes; seats 3; at 30; 1: at 26; 2: at 45; cheques 9; "+
		"1: cheques 9; 2: cheques 9; round 3; turn 2; 1: bag papers guide camera; 1: won report.falls; 1: taken 103").deps("en")))
	p.click("companion.on", "open.2", "desk.call")
	p.begin(game.Action{Verb: routard.VRing, A: 2, B: 1})
	d := p.desk()
	if s := d.now.st.(*globe.State); s.P[2].Money() != 900 || s.P[1].Money() != 1100 || d.turn != nil {
		t.Errorf("rung wrongly: %d and %d, %q", s.P[2].Money(), s.P[1].Money(), d.story())
	}
	if !strings.Contains(d.story(), "Jo") {
		t.Errorf("it tells %q", d.story())
	}
}
