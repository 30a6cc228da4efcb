package companion

import (
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

func TestEditByClicks(t *testing.T) {
	k := &kitchen{}
	p := play(t, New(k.deps("en")))
	p.click("companion.edit")
	d := p.desk()
	start := d.now.st
	p.shot("editor")
	site := spot(rules.Sites, game.Nobody, 8, 1)
	p.click(spot(rules.Row, game.Nobody, 1, 0))
	p.shot("tray-travel")
	p.item(fresh)
	p.click(site)
	p.shot("tray-site")
	p.item(fresh)
	p.click(spot(rules.RegionSpot, game.Nobody, 12, 0))
	p.shot("tray-region")
	p.item(fresh)
	p.click(spot(rules.GiftRow, game.Nobody, 2, 0))
	p.shot("tray-gifts")
	p.item(fresh)
	p.click(spot(rules.ItineraryHeld, d.page, 0, 0))
	p.shot("tray-itinerary")
	p.item(fresh)
	p.click("desk.numbers")
	p.click("tray.dial.14.0.by.5", "tray.dial.14.0.by.3")
	p.shot("tray-score")
	v := d.now.st.View(game.Nobody)
	if v.Counter(rules.ScoreN, d.page) != 11 || v.At(game.Spot{Zone: rules.Sites, Seat: game.Nobody, Index: 8, Sub: 1}).
		Back == 0 || v.At(game.Spot{Zone: rules.Bikes, Seat: game.Nobody, Index: 12}).Back == 0 {
		t.Errorf("the clicks changed something else")
	}
	card := d.View.At(game.Spot{Zone: rules.Cards, Seat: d.page})
	k.sounds()
	p.click(spot(rules.Stamps, game.Nobody, int(card.ID-100), 0))
	if got := k.sounds(); !slices.Equal(got, []string{"stamp"}) {
		t.Errorf("a stamp is heard as %v", got)
	}
	if d.View.At(game.Spot{Zone: rules.Stamps, Seat: game.Nobody, Index: uint8(int(card.ID - 100))}).Back == 0 {
		t.Error("a click doesn't stamp")
	}
	p.click(spot(rules.Cards, d.page, 1, 0))
	p.item(fresh)
	p.click(spot(rules.Cards, d.page, 0, 0))
	p.shot("tray-postcard")
	p.click("tray.do.0")
	if n := d.View.Pile(rules.Sent, d.page).Len(); n != 1 {
		t.Errorf("%d are sent", n)
	}
	p.click("desk.seats")
	p.shot("seats")
	p.click("tray.seats.2", "tray.kind.2.3", "tray.dial.12.-1.is.1", "tray.turn.1", "tray.dial.3.-1.is.2",
		"tray.name.0")
	p.show.Step(stage.Raw{X: -1, Y: -1, Runes: []rune("Zoé")}, stage.Tick)
	p.keys(stage.Raw{}, stage.KeyEnter)
	p.click("tray.close")
	if d.View.Seats != 4 || d.View.Turn != 1 || d.name(0) != "Zoé" || d.kind(2) != int(rules.Expert) ||
		d.View.Counter(rules.Side, game.Nobody) != 1 {
		t.Errorf("seats %d, turn %d, name %q", d.View.Seats, d.View.Turn, d.name(0))
	}
	p.shot("editor4")
	if d.problems() != nil {
		t.Fatalf("problems: %v", d.problems())
	}
	p.click("desk.main")
	if _, err := (rules.Game{}).Load(k.position); err != nil || len(k.names) != 4 || k.names[0] != "Zoé" {
		t.Errorf("the match starts from something else: %v, %v", err, k.names)
	}
	p.settle()
	for n := 0; len(p.desk().past) > 0 && n < 99; n++ {
		p.keys(stage.Raw{Ctrl: true}, "z")
	}
	if !d.now.st.Equal(start) {
		t.Error("undo doesn't lead back to the start")
	}
	p.keys(stage.Raw{Ctrl: true}, "y", "y")
	if len(d.past) != 2 {
		t.Errorf("%d steps after two redone", len(d.past))
	}
	if k.kept != nil {
		t.Error("the editor writes over the cardboard table")
	}
}

func TestImpossibleIsRefusedWithTheReason(t *testing.T) {
	for _, lang := range words.Languages() {
		k := &kitchen{}
		p := play(t, New(k.deps(lang)))
		p.click("companion.edit")
		d := p.desk()
		p.click(spot(rules.CardRow, game.Nobody, 1, 0), "tray.away", spot(rules.GiftRow, game.Nobody, 0, 0),
			"tray.away")
		bad := d.problems()
		if len(bad) != 2 || !strings.Contains(bad[0], "P4.2") || !strings.Contains(bad[1], "P7.2") {
			t.Errorf("problems: %q", bad)
		}
		if p.show.Frame().Hot("desk.main").Lit {
			t.Error("it could be played")
		}
		p.click("desk.main")
		if d.Note() != bad[0] || k.position != nil {
			t.Errorf("the click says %q", d.Note())
		}
		p.shot("problems")
		p.click("desk.deal")
		if d.problems() != nil {
			t.Errorf("dealt, and yet %q", d.problems())
		}
		p.click("desk.main")
		if k.position == nil {
			t.Error("it can't be played")
		}
	}
}

// TestAutomaIsRefusedWithTheReason checks that what an Automa can't have before it
// is said in the editor, with the rule, and goes away with its cause.
func TestAutomaIsRefusedWithTheReason(t *testing.T) {
	for _, lang := range words.Languages() {
		p := play(t, New((&kitchen{}).deps(lang)))
		p.click("companion.edit")
		d := p.desk()
		put := func(z game.Zone, seat game.Seat, index, sub uint8, id uint16) change {
			return d.put(game.Spot{Zone: z, Seat: seat, Index: index, Sub: sub}, id, false)
		}
		deal := func(st game.Editable) error { st.Fill(); return nil }
		if !d.edit(canvas, func(st game.Editable) error {
			return st.SetCounter(rules.Level, 1, int(rules.Normal))
		}, put(rules.ItineraryHeld, 1, 0, 0, 301),
			put(rules.Cards, 1, 0, 0, 129), put(rules.Cards, 1, 1, 0, 130), deal) { // 8-3 and 8-4
			t.Fatal(d.Note())
		}
		said := func(rule, key string) {
			t.Helper()
			p.keys(stage.Raw{Ctrl: true}, "z", "y") // so that it is drawn
			want := words.In(lang).T("postcards.why." + key)
			want = want[strings.LastIndex(want, ":")+1:]
			if bad := d.problems(); len(bad) != 1 || !strings.Contains(bad[0], rule) ||
				!strings.Contains(bad[0], want) || p.show.Frame().Hot("desk.main").Lit {
				t.Errorf("problems: %q", bad)
			}
			p.shot(key)
		}
		said("P10.7", "automa.region")
		d.edit(canvas, put(rules.Cards, 1, 1, 0, 0), deal)
		if bad := d.problems(); bad != nil {
			t.Errorf("one postcard of the region, and %q", bad)
		}
		d.edit(canvas, put(rules.Stamps, game.Nobody, 29, 0, 600), put(rules.Stamps, game.Nobody, 29, 1, 600),
			put(rules.Stamps, game.Nobody, 29, 2, 600))
		said("P10.10", "automa.full")
		d.edit(canvas, put(rules.Stamps, game.Nobody, 29, 1, 0))
		if bad := d.problems(); bad != nil {
			t.Errorf("a stamp is off, and %q", bad)
		}
	}
}

// TestRoundGoesBack checks that Undo leads back through the round.
func TestRoundGoesBack(t *testing.T) {
	k := &kitchen{}
	p := play(t, New(k.deps("en")))
	p.click("companion.lay", "tray.lay", "tray.item.4", "tray.item.5", "desk.undo")
	d := p.desk()
	second := game.Spot{Zone: rules.Row, Seat: game.Nobody, Index: 1}
	if d.tray == nil || d.tray.spot != second || d.View.At(second).Back != 0 {
		t.Error("it doesn't ask again for what was taken back")
	}
	p.click("tray.item.6", "tray.skip")
	if d.tray != nil || d.View.At(second).Back == 0 {
		t.Error("the round can't be left")
	}
	if p.show.Frame().Hot("desk.main").Lit {
		t.Error("an Automa may play from a notebook with gaps")
	}
}
