package table

import (
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	rules "posterestante/game/sakodo"
	"posterestante/render/engine/stage"
	"posterestante/render/games/sakodo"
	"posterestante/render/table/board"
)

// aloud is a table of four, the last of whom is a bot, at which the first has a camera to
// sell aloud.
func aloud(t *testing.T) *player {
	t.Helper()
	st := globetest.Position(t, rules.Game, "seats 4; options auction=outcry; bag passport camera guide; 3: money 100")
	s := game.From(rules.Game, game.Setup{Game: "sakodo", Seats: []string{"person", "person", "person", "bot:steady"}, Seed: "1"}, st)
	m := &memory{Unkept: Unkept{s}}
	tb := New(&Deps{Words: words.In("en"), Board: sakodo.Board, Names: []string{"Lise", "Anaïs", "Théo", "Bot"},
		Colours: []int{2, 0, 1, 3}}, m)
	p := &player{t, tb, m, stage.NewShow(tb)}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	if p.written("Your secret offer") {
		t.Error("a turn like any other is announced as a secret offer")
	}
	p.click("handover.ready")
	return p
}

// TestAloudNobodyHandsOver checks that persons at one screen bid aloud on the page that
// is shown: no page comes between them, the large keys and the button to pass decide,
// the slider names other sums, and who is asked is told by name.
func TestAloudNobodyHandsOver(t *testing.T) {
	p := aloud(t)
	s := p.match.On
	key := func(i uint8) string {
		return board.SpotID(game.Spot{Zone: globe.Buttons, Seat: game.Nobody, Index: i})
	}
	at := func(turn game.Seat, price int16) {
		t.Helper()
		p.table.catchUp()
		p.show.Touch()
		p.step(stage.Raw{X: -1, Y: -1}, 0)
		p.step(stage.Raw{X: -1, Y: -1}, 0)
		if s.Turn() != turn || p.table.View.Seat != 0 || p.show.Frame().Hot("handover.ready") != nil {
			t.Fatalf("seat %d is asked, not %d; the page is %d's", s.Turn(), turn, p.table.View.Seat)
		}
		if st := s.State().(*globe.State); st.Top().Kind == globe.StepCry && st.Top().N != price {
			t.Fatalf("the bid that leads is %d", st.Top().N)
		}
		if got := p.table.decider(); got != turn {
			t.Errorf("the prompt names %d, not %d", got, turn)
		}
	}
	at(0, 0)
	p.table.act(must(t, s, "sell camera"))
	p.table.catchUp()
	at(1, 0)
	p.click(key(globe.ButtonRaise))
	at(2, 20)
	p.click(key(globe.ButtonRaise + 2))
	at(1, 30)
	a := p.table.asked()
	if a == nil || a.Least != 31 || a.Most != 100 {
		t.Fatalf("the slider has %+v", a)
	}
	p.table.setAmount(a, 47)
	p.click("amount.ok")
	at(2, 47)
	p.click(key(globe.ButtonNoBid))
	at(0, 0)
	v := s.View(0)
	if got := v.Counter(globe.MoneyN, 0); got != 1470 {
		t.Errorf("the seller has %d", got)
	}
}

func must(t *testing.T, s *game.Session, text string) game.Action {
	t.Helper()
	a, err := s.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestUndoAloud checks that on the page all bid on, whoever spoke last may take that
// back until the next has decided, and nobody what another has heard and answered.
func TestUndoAloud(t *testing.T) {
	p := aloud(t)
	s := p.match.On
	at := func(len, undone int, turn game.Seat) {
		t.Helper()
		p.table.catchUp()
		p.show.Touch()
		p.step(stage.Raw{X: -1, Y: -1}, 0)
		p.step(stage.Raw{X: -1, Y: -1}, 0)
		if s.Len() != len || s.Undone() != undone || s.Turn() != turn || p.table.View.Seat != 0 || p.show.Frame().Hot("handover.ready") != nil {
			t.Fatalf("%d actions and %d taken back, seat %d is asked, the page is %d's", s.Len(), s.Undone(), s.Turn(), p.table.View.Seat)
		}
	}
	say := func(text string) { t.Helper(); p.table.act(must(t, s, text)); p.table.catchUp() }
	undo := func(len, undone int, turn game.Seat) {
		t.Helper()
		p.table.takesBack(stage.CmdUndo)
		at(len, undone, turn)
	}
	say("sell camera")
	say("bid 250")
	at(2, 0, 2)
	undo(1, 1, 1) // a slip of the tongue
	undo(1, 1, 1) // the seller has heard it: it is sold all the same
	p.table.takesBack(stage.CmdRestart)
	at(1, 1, 1)
	p.table.takesBack(stage.CmdRedo)
	at(2, 0, 2)
	undo(1, 1, 1)
	say("bid 200")
	at(2, 0, 2)
	say("bid 300")
	at(3, 0, 1)
	undo(2, 1, 2)
	undo(2, 1, 2) // the first bid has been answered
	say("bid 210")
	say("nobid")
	at(4, 0, 0)
	undo(4, 0, 0) // it is sold
	v := s.View(0)
	if got := v.Counter(globe.MoneyN, 0); got != 1210 {
		t.Errorf("the seller has %d", got)
	}
}

// TestWayOut checks that what begins with a button, of which nothing on the table shows that it was picked, has a
// button that puts it back, and that it goes with it.
func TestWayOut(t *testing.T) {
	p := aloud(t)
	out := func() bool { return p.show.Frame().Hot("table.putback") != nil }
	if out() {
		t.Error("there is a way out of nothing")
	}
	n := p.match.On.Len()
	p.click(board.SpotID(game.Spot{Zone: globe.Buttons, Seat: game.Nobody, Index: globe.ButtonSell}))
	if !out() || len(p.table.picker.Picked) != 1 {
		t.Fatalf("no way out of %v", p.table.picker.Picked)
	}
	p.wait(300 * time.Millisecond) // a second click there would be dropped
	p.click("table.putback")
	if out() || len(p.table.picker.Picked) != 0 || p.match.On.Len() != n {
		t.Errorf("still picked: %v, %d actions", p.table.picker.Picked, p.match.On.Len()-n)
	}
}
