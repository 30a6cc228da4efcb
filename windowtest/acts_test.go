package windowtest

import (
	"slices"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
	"posterestante/render/table/board"
	"posterestante/render/table/pick"
	"posterestante/windowtest/drive"
)

// choices are the legal actions with the spots to click for them.
func (p *player) choices() []pick.Choice {
	var out []pick.Choice
	legal := p.session.Legal()
	if p.coach != nil { // a lesson lights only what it asks for
		if l := p.coach.Lesson(p.session); l != nil && len(l.Wants) > 0 {
			legal = l.Wants
		}
	}
	for _, a := range legal {
		out = append(out, pick.Choice{Action: a, Parts: p.session.Parts(a)})
	}
	return out
}

// wanted are the spots that must be lit by the rules, with the picked ones.
func (p *player) wanted() []string {
	var k pick.Picker
	k.Reset(p.choices())
	k.Picked = p.picked
	var ids []string
	for _, s := range k.Lit() {
		if !p.numbers(s) {
			ids = append(ids, board.SpotID(s))
		}
	}
	slices.Sort(ids)
	return ids
}

// spots are the spots that are lit; one that is lit at two places, a seat's pawn and its panel, is one.
func spots(s drive.Screen) []string {
	var ids []string
	for _, id := range s.IDs() {
		if strings.HasPrefix(id, "spot:") {
			ids = append(ids, strings.TrimSuffix(id, "+"))
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// settle waits until exactly what the rules allow is lit. What is legal and
// can't be clicked is remembered as covered; what is lit and not legal fails.
func (p *player) settle() drive.Screen {
	p.Helper()
	want := p.wanted()
	began := time.Now()
	s, err := p.Wait("what the rules allow to be lit", func(s drive.Screen) bool {
		got := spots(s)
		return slices.Equal(got, want) || p.from == "" && time.Since(began) > 2*time.Second && len(got) > 0 &&
			!slices.ContainsFunc(got, func(id string) bool { return !slices.Contains(want, id) })
	})
	if err != nil {
		p.Fatalf("%v\nlegal is %v, picked %v\nlast action %d", err, want, p.picked, p.session.Len())
	}
	for _, id := range want {
		if s.Hot(id) == nil && !p.covered[id] {
			p.covered[id] = true
			name := strings.NewReplacer(":", "-", ".", "-").Replace(id)
			p.Errorf("%s is legal and can't be clicked (after action %d), see proof/covered-%s.png", id, p.session.Len(), name)
			p.shoot("covered-" + name)
		}
	}
	return s
}

// numbers says whether a spot tells a number, which is named at a stepper and has no place.
func (p *player) numbers(s game.Spot) bool {
	g := p.session.Game().Name()
	return s.Zone == globe.Amount && (g == "sakodo" || g == "routard")
}

// pickUp clicks a spot and waits for what it lights.
func (p *player) pickUp(s game.Spot) {
	p.Helper()
	p.click(board.SpotID(s))
	p.picked = append(p.picked, s)
}

// act clicks the spots of an action and waits until the match file has it.
func (p *player) act(a game.Action) {
	p.Helper()
	n := p.session.Len()
	p.points(a)
	p.written(a, n)
}

// points clicks the spots of an action.
func (p *player) points(a game.Action) {
	p.Helper()
	p.picked = nil
	p.settle()
	parts := p.session.Parts(a)
	for i, s := range parts {
		if i > 0 {
			p.settle()
		}
		if p.numbers(s) {
			p.name(a)
			break
		}
		p.pickUp(s)
	}
	p.picked = nil
}

// written waits until the match file has an action as its n-th.
func (p *player) written(a game.Action, n int) {
	p.Helper()
	name := p.session.Game().Notation(a)
	asked := false
	for end := time.Now().Add(drive.Patience); p.read().Session.Len() == n; time.Sleep(4 * time.Millisecond) {
		s, err := p.Now()
		p.must(err)
		if !asked && !s.Busy && s.Hot("dialog.end") != nil {
			asked = true
			p.click("dialog.end")
		}
		if time.Now().After(end) {
			p.Fatalf("%q was clicked and is not in the match file", name)
		}
	}
	if got := p.session.Step(n).Action; got != a {
		p.Fatalf("%q was clicked, %q is in the match file", name, p.session.Game().Notation(got))
	}
}

// mine waits until a person is to act, or the match is over.
func (p *player) mine() bool {
	p.Helper()
	for end := time.Now().Add(90 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		s := p.read().Session
		if s.Over() {
			return false
		}
		if s.Setup().Seats[s.Turn()] == "person" {
			return true
		}
		if _, err := p.Now(); err != nil || time.Now().After(end) {
			p.Fatal("the Automa's turn doesn't end: ", err)
		}
	}
}

// layout is where things lie for the seat to act.
func (p *player) layout() *board.Layout {
	w, teller, names := p.deps()
	v := p.session.View(p.session.Turn())
	colours := make([]int, len(names))
	return postcards.Board{}.Layout(&v, &board.Context{Page: v.Seat, Names: names, Colours: colours, Words: w, Tell: teller, Open: game.Nobody})
}

// pixel is the middle of a logical rectangle in the window.
func pixel(r stage.Rect) (x, y int) {
	mx, my := r.Mid()
	return int(mx * width / stage.Width), int(my * height / stage.Height)
}
