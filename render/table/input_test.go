package table

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// position is a session of a person (seat 0, to act) and an Automa whose
// position is edited as JSON.
func position(t *testing.T, edit func(m map[string]any)) *game.Session {
	t.Helper()
	setup := game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy"}}
	for seed := uint64(1); ; seed++ { // any deal in which the person begins
		setup.Seed = game.Numbered(seed)
		s, err := game.NewSession(rules.Game{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		if s.Turn() != 0 {
			continue
		}
		data, err := s.State().MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		return edited(t, setup, data, edit)
	}
}

// edited is a session from a position that is edited as JSON.
func edited(t *testing.T, setup game.Setup, data []byte, edit func(m map[string]any)) *game.Session {
	t.Helper()
	m := map[string]any{}
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	edit(m)
	data, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	st, err := rules.Game{}.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	return game.From(rules.Game{}, setup, st)
}

func same(map[string]any) {}

func handSpot(i uint8) string { return board.SpotID(game.Spot{Zone: rules.Hand, Seat: 0, Index: i}) }
func common(z game.Zone, i, sub uint8) string {
	return board.SpotID(game.Spot{Zone: z, Seat: game.Nobody, Index: i, Sub: sub})
}

// cardFor is the place in the hand of a card with that action, -1 if none.
func cardFor(s *game.Session, d rules.Doing) int {
	v := s.View(0)
	for i, p := range v.Pile(rules.Hand, 0).Pieces {
		if rules.TravelDoing(uint8(p.ID)) == d {
			return i
		}
	}
	return -1
}

// moveCard is a session in which the person holds a move card, and its place.
func moveCard(t *testing.T) (*game.Session, int) {
	t.Helper()
	for seed := uint64(1); seed < 200; seed++ {
		s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy"},
			Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		if i := cardFor(s, rules.ToMove); s.Turn() == 0 && i >= 0 {
			return s, i
		}
	}
	t.Fatal("no such deal")
	return nil, 0
}

// neighbour is a region the bike of seat 0 can reach, and one it can't.
func neighbours(s *game.Session) (near, far uint8) {
	v := s.View(0)
	here := uint8(0)
	for r := uint8(1); r <= rules.NumRegions; r++ {
		if v.At(game.Spot{Zone: rules.Bikes, Seat: game.Nobody, Index: r}).Back != 0 {
			here = r
		}
	}
	next := map[uint8]bool{here: true}
	for _, r := range rules.Regions[here].Next {
		next[r] = true
	}
	for r := uint8(1); r <= rules.NumRegions; r++ {
		if !next[r] {
			far = r
		}
	}
	return rules.Regions[here].Next[0], far
}

func TestClickRefuseUndo(t *testing.T) {
	s, card := moveCard(t)
	near, far := neighbours(s)
	p := playerOf(t, 0, s)
	before := s.View(0)

	p.click(handSpot(uint8(card)))
	p.click(common(rules.RegionSpot, far, 0))
	if p.table.note == "" || !strings.Contains(p.table.note, "P4.1") {
		t.Errorf("a far region is refused with %q, want words and P4.1", p.table.note)
	}
	if s.Len() != 0 {
		t.Error("a refused click changed the match")
	}
	if len(p.table.picker.Picked) != 1 {
		t.Error("a refused click put the card back")
	}
	p.key(stage.KeyEscape, false)
	if len(p.table.picker.Picked) != 0 {
		t.Error("Escape did not put the card back")
	}
	p.click(handSpot(uint8(card)))
	p.click(common(rules.RegionSpot, near, 0))
	p.settle()
	if s.Len() != 1 {
		t.Fatal("the move was not made")
	}
	p.key("z", true)
	p.settle()
	if d := s.View(0).Diff(before); s.Len() != 0 || d != "" {
		t.Errorf("after undo: %s", d)
	}
	if d := p.table.View.Diff(before); d != "" {
		t.Errorf("after undo another view is shown: %s", d)
	}
	p.key("y", true)
	p.settle()
	if s.Len() != 1 {
		t.Error("redo did nothing")
	}
	if len(p.table.timeline.lines) != 1 {
		t.Errorf("the log has %d lines, want 1", len(p.table.timeline.lines))
	}
}

func TestDrag(t *testing.T) {
	s, card := moveCard(t)
	near, far := neighbours(s)
	p := playerOf(t, 0, s)
	p.drag(handSpot(uint8(card)), common(rules.RegionSpot, far, 0))
	if s.Len() != 0 || p.table.note == "" || len(p.table.picker.Picked) != 0 {
		t.Errorf("a drag to a far region: %d actions, note %q, picked %v", s.Len(), p.table.note, p.table.picker.Picked)
	}
	p.drag(handSpot(uint8(card)), common(rules.RegionSpot, near, 0))
	p.settle()
	if s.Len() != 1 {
		t.Error("a drag onto a lit region did nothing")
	}
}

// TestEndAsksOnce checks that ending a turn asks when a kept effect would be
// lost, and that keeping on playing changes nothing.
func TestEndAsksOnce(t *testing.T) {
	s := position(t, func(m map[string]any) {
		seat := m["seats"].([]any)[0].(map[string]any)
		hand := seat["hand"].([]any)
		seat["played"], seat["hand"] = hand[:3], hand[3:]
		m["played"], m["moves"] = 3, 2
	})
	p := playerOf(t, 0, s)
	end := common(rules.Buttons, rules.ButtonEnd, 0)
	p.click(end)
	if p.table.Dialog == nil {
		t.Fatal("two moves would be lost, and nobody asks")
	}
	p.click("dialog.stay")
	if s.Len() != 0 || p.table.Dialog != nil {
		t.Error("keep playing ended the turn")
	}
	p.key(stage.KeySpace, false)
	if p.table.Dialog == nil {
		t.Fatal("Space did not ask")
	}
	p.click("dialog.end")
	p.settle()
	if s.Len() != 1 {
		t.Error("the turn was not ended")
	}
}

// TestDiskFull checks that an action that can't be kept is not taken, and that
// one sentence says so.
func TestDiskFull(t *testing.T) {
	s, card := moveCard(t)
	near, _ := neighbours(s)
	p := playerOf(t, 2, s)
	p.match.fail = errors.New("the disk is full")
	p.click(handSpot(uint8(card)))
	p.click(common(rules.RegionSpot, near, 0))
	if p.table.Dialog == nil || p.table.Dialog.Text != "the disk is full" {
		t.Fatal("nothing is said")
	}
	p.click("dialog.ok")
	p.match.fail = nil
	if s.Len() != 0 || p.table.moving() {
		t.Error("the action was shown though it was not kept")
	}
	p.click(handSpot(uint8(card)))
	p.click(common(rules.RegionSpot, near, 0))
	p.settle()
	if s.Len() != 1 {
		t.Error("it can't be tried again")
	}
}

// TestUndoStopsAtWhatWasLearned checks that a card drawn from the deck stands,
// and that the button says why.
func TestUndoStopsAtWhatWasLearned(t *testing.T) {
	s := position(t, func(m map[string]any) {
		seat := m["seats"].([]any)[0].(map[string]any)
		hand := seat["hand"].([]any)
		m["travel_discard"] = hand[:3]
		seat["hand"] = hand[3:]
		m["phase"] = "draw"
	})
	p := playerOf(t, 0, s)
	p.click(common(rules.TravelDeck, 0, 0))
	p.settle()
	if s.Len() != 1 {
		t.Fatal("nothing was drawn")
	}
	p.click("table.undo")
	if s.Len() != 1 || p.table.note == "" {
		t.Errorf("a drawn card was taken back, or nobody says why: %q", p.table.note)
	}
}

// TestClickWhileMoving checks that a click while something moves only shows
// where all goes, and is not taken for anything else.
func TestClickWhileMoving(t *testing.T) {
	s, card := moveCard(t)
	near, _ := neighbours(s)
	p := playerOf(t, 1, s)
	p.click(handSpot(uint8(card)))
	p.click(common(rules.RegionSpot, near, 0))
	if !p.table.moving() {
		t.Fatal("nothing moves")
	}
	p.click(handSpot(0))
	if p.table.moving() || len(p.table.picker.Picked) != 0 || s.Len() != 1 {
		t.Errorf("moving %v, picked %v, %d actions", p.table.moving(), p.table.picker.Picked, s.Len())
	}
}

// TestFullTurnByKeyboard plays a person's whole turn without a pointer.
func TestFullTurnByKeyboard(t *testing.T) {
	p := playerOf(t, 0, position(t, same))
	s := p.match.On
	r := game.NewRand(2)
	for n := 0; s.Turn() == 0; n++ {
		if n > 400 {
			t.Fatal("the turn does not end")
		}
		p.key(stage.KeyTab, false)
		if isSpot(p.show.Frame().Focus) && r.Intn(3) != 0 {
			p.key(stage.KeyEnter, false)
		}
		if p.table.Dialog != nil {
			p.key(stage.KeyTab, false)
			p.key(stage.KeyEnter, false)
		}
		if isSpot(p.show.Frame().Focus) && r.Intn(3) == 0 {
			p.key(stage.KeySpace, false)
		}
	}
}

// isSpot says whether a hot is a spot's.
func isSpot(id string) bool { return strings.HasPrefix(id, "spot:") }
