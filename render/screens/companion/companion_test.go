package companion

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	riding "posterestante/game/montaigne"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

func (match) Update(*stage.Input, time.Duration) stage.Answer { return stage.Answer{Go: stage.Pop} }
func (match) Build(f *stage.Frame)                            { backdrop(f) }

// games are those that the companion is tested with.
var games = []string{"postcards", "montaigne", "sakodo", "routard"}

// everywhere runs a test for each game in each language, in French on the tall canvas too.
func everywhere(t *testing.T, f func(t *testing.T, k *kitchen, lang string)) {
	for _, g := range games {
		for _, lang := range words.Languages() {
			t.Run(g+"-"+lang, func(t *testing.T) { f(t, &kitchen{game: g}, lang) })
		}
		t.Run(g+"-fr"+tallName, func(t *testing.T) { f(t, &kitchen{game: g}, "fr") })
	}
}

// bag says whether a zone is a deck.
func (d *Desk) bag(z game.Zone) bool { return d.View.Table.Zones[z].Kind == game.Bag }

// TestTurnBesideCardboard lays a table, plays six turns whose cards are told one by
// one, and goes on after a restart.
func TestTurnBesideCardboard(t *testing.T) {
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		p := laid(t, k, lang, "tray.kind.1."+strconv.Itoa(len(k.deps(lang).Game.Kinds())-1))
		d := p.desk()
		if bad := d.problems(); len(bad) > 0 {
			t.Fatalf("after the round: %v", bad)
		}
		p.shot("beside")
		asked := map[game.Zone]int{}
		for turn := range 6 {
			here := map[game.Zone]int{}
			round := d.View.Counter(d.counter("round"), game.Nobody)
			p.click("desk.main")
			for n := 0; d.turn != nil; n++ {
				if n > 80 {
					t.Fatal("the turn doesn't end")
				}
				if !d.asking() {
					if turn == 2 && n > 3 {
						p.shot("story")
					}
					p.click("desk.main")
					continue
				}
				to := d.turn.ask.To.Zone
				asked[to]++
				if here[to]++; here[to] == 1 && turn < 2 {
					p.shot("ask-" + d.View.Table.Zones[to].Name)
				}
				if p.show.Frame().Hot("desk.main").Lit || p.show.Frame().Hot("desk.seats").Lit {
					t.Fatal("one may go on without telling the card")
				}
				if d.tray.kind == dieTray || d.tray.kind == bidTray {
					p.number()
					continue
				}
				backs, told := d.tray.backs, uint16(0)
				p.item(func(it item) bool {
					if fresh(it) {
						told = it.id
					}
					return fresh(it)
				})
				if at, seen := d.now.st.Where(told), d.seen[told]; !backs && seen.Zone == 0 && d.turn == nil &&
					d.bag(at.Zone) {
					t.Fatalf("piece %d was told for %s and lies at %+v", told, d.View.Table.Zones[to].Name, at)
				}
			}
			if len(d.told) == 0 || d.problems() != nil {
				t.Fatalf("turn %d: told %d lines, problems %v", turn, len(d.told), d.problems())
			}
			p.shot("after" + strconv.Itoa(turn))
			if d.now.st.Turn() != 0 {
				t.Errorf("after its turn it is seat %d's", d.now.st.Turn())
			}
			if k.game != "postcards" {
				continue
			}
			if here[rules.Row] != 5 {
				t.Errorf("turn %d: %d cards of the row were asked for, an expert plays 5", turn, here[rules.Row])
			}
			if r := d.View.Counter(rules.Round, game.Nobody); r != round+1 || r != turn+2 {
				t.Errorf("turn %d of round %d is followed by round %d", turn, round, r)
			}
		}
		if k.game == "postcards" && asked[rules.CardTop] == 0 || k.game == "montaigne" &&
			(asked[riding.Hand] == 0 || asked[riding.ReserveTop] == 0) {
			t.Errorf("asked in six turns: %v", asked)
		}
		// It goes on after a restart just as it was.
		again := play(t, New(k.deps(lang)))
		if said := again.said(); !strings.Contains(said, "22") || !strings.Contains(said, "2026") {
			t.Errorf("it isn't said when the table was kept: %q", said)
		}
		again.click("companion.on")
		if !again.desk().now.st.Equal(d.now.st) {
			t.Error("the table is not as it was left")
		}
		was := string(k.kept[0].Position)
		again.click("desk.back", "companion.lay", "tray.seats.2", "desk.back")
		if len(k.kept) != 1 || string(k.kept[0].Position) != was {
			t.Error("a table that isn't laid yet was kept")
		}
		again.shot("welcome_kept")
	})
}

func TestTurnIsTakenBackStepByStep(t *testing.T) { everywhere(t, takenBack) }

func takenBack(t *testing.T, k *kitchen, lang string) {
	p := laid(t, k, lang)
	d := p.desk()
	start := d.now.st
	p.click("desk.main")
	for range 3 {
		for d.asking() {
			p.anything()
		}
		if d.turn != nil {
			p.click("desk.main")
		}
	}
	if d.turn == nil { // it was short
		p.keys(stage.Raw{Ctrl: true}, "z")
	}
	for n := 0; d.turn != nil; n++ {
		if n > 60 {
			t.Fatal("Escape doesn't lead out of the turn")
		}
		p.keys(stage.Raw{}, stage.KeyEscape)
	}
	if !d.now.st.Equal(start) || d.problems() != nil {
		t.Error("the turn is not taken back whole")
	}
	// Finishing stops only for what must be told.
	p.click("desk.main")
	for n := 0; d.turn != nil && n < 60; n++ {
		if d.asking() {
			p.anything()
		} else {
			p.click("desk.second")
		}
	}
	if d.turn != nil || len(d.told) == 0 {
		t.Error("the turn isn't finished")
	}
	p.keys(stage.Raw{Ctrl: true}, "z")
	if !d.now.st.Equal(start) {
		t.Error("one undo doesn't take the whole turn back")
	}
}

// TestCardFromElsewhereIsNotTurnedUp checks that a card that lies open can't
// have come from a deck.
func TestCardFromElsewhereIsNotTurnedUp(t *testing.T) {
	p := laid(t, &kitchen{}, "fr")
	d := p.desk()
	p.click("desk.main")
	for n := 0; n < 60 && !(d.asking() && d.turn.ask.To.Zone == rules.CardTop); n++ {
		switch {
		case d.asking():
			p.item(fresh)
		default:
			p.click("desk.main")
		}
	}
	if !d.asking() {
		t.Fatal("no picture was asked for")
	}
	told := len(d.turn.told)
	p.item(func(it item) bool { return it.gone })
	if d.Note() == "" || !d.asking() || len(d.turn.told) != told {
		t.Error("a postcard that lies on the table was turned up")
	}
}
