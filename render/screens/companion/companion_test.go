package companion

import (
	"encoding/json"
	"errors"
	"slices"
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

// TestLeftInMidTurn checks that a turn that was left half way goes on. A desk of the two tours begins in the opening,
// which asks one action a turn: nothing can be left in its midst there, unless it is over by then.
func TestLeftInMidTurn(t *testing.T) {
	opening := []string{"sakodo", "routard"}
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		p := laid(t, k, lang)
		d := p.desk()
		for tries := 0; tries < 8; tries++ { // a turn of two actions or more
			for n := 0; n < 40 && (n == 0 || d.turn != nil) &&
				(d.turn == nil || len(d.turn.done) < 1 || d.asking()); n++ {
				if d.asking() {
					p.anything()
				} else {
					p.click("desk.main")
				}
			}
			if d.turn != nil {
				break
			}
		}
		if d.turn == nil || len(d.turn.done) == 0 {
			if !slices.Contains(opening, k.game) {
				t.Fatal("no turn of two actions")
			}
			return
		}
		round := d.View.Counter(d.counter("round"), game.Nobody)
		again := play(t, New(k.deps(lang)))
		again.click("companion.on")
		e := again.desk()
		if bad := e.problems(); bad != nil || !e.midTurn() || !e.now.st.Equal(d.now.st) {
			t.Fatalf("left in mid-turn: %v, %v", bad, e.midTurn())
		}
		again.click("desk.main")
		if e.turn == nil && len(e.told) == 0 || e.View.Counter(e.counter("round"), game.Nobody) != round {
			t.Error("the turn begins anew")
		}
	})
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

func TestDamagedAndFull(t *testing.T) {
	// the store refuses such; where it doesn't, this does
	for _, bad := range []string{"{", `{"game":"postcards"}`, "null"} {
		k := &kitchen{kept: []Kept{{ID: "a", Position: []byte(bad)}}}
		p := play(t, New(k.deps("fr")))
		p.click("companion.row.0")
		if h := p.show.Frame().Hot("companion.on"); h == nil || h.Lit {
			t.Errorf("%s can be gone on with", bad)
		}
		p.shot("damaged")
	}
	k := &kitchen{}
	p := laid(t, k, "en")
	k.full = true
	p.click(spot(rules.Sites, game.Nobody, 8, 1))
	p.item(fresh)
	if h := p.show.Frame().Hot("dialog.ok"); h == nil {
		t.Error("a full disk is not told")
	}
	p.click("dialog.ok")
	k.full, k.other = false, true
	p.click("desk.undo")
	if h := p.show.Frame().Hot("dialog.ok"); h == nil || !strings.Contains(p.said(), "Both stay") {
		t.Error("that another window keeps the table otherwise is not told")
	}
	p.click("dialog.ok")
	k.other = false
	k.refuse = errors.New("there is no room for a match")
	p.click("desk.second", "dialog.ok")
}

func TestOpen(t *testing.T) {
	k := &kitchen{}
	st, _ := rules.Game{}.New(game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy", "person"}})
	data, _ := json.Marshal(st)
	s, err := Open(k.deps("en"), data, []string{"Zoé", "", "Émile"}, []int{3, 1, 0})
	if err != nil {
		t.Fatal(err)
	}
	d := play(t, s).desk()
	if d.name(0) != "Zoé" || d.name(1) != "Automa" || d.name(2) != "Émile" ||
		!slices.Equal(d.now.colours, []int{3, 1, 0}) {
		t.Errorf("names %v, colours %v", d.now.names, d.now.colours)
	}
	if !d.now.st.Equal(st) {
		t.Error("another position is shown")
	}
	if _, err := Open(k.deps("en"), []byte("{}"), nil, nil); err == nil {
		t.Error("anything is a position")
	}
	if s, err := Open(k.deps("en"), data, nil, []int{1, 1, 9}); err != nil ||
		!slices.Equal(s.(*Desk).now.colours, []int{1, 0, 2}) {
		t.Error("two seats share a colour")
	}
}
