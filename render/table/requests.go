package table

import (
	"cmp"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// requests are the buttons by the panels of persons: what each may ask for though another decides, see game.Requester.
type requests struct{ *acting }

// request is what such a button does.
type request game.Action

// Update implements Part.
func (t *requests) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	do, ok := in.Did.(request)
	if !ok || !t.open() || t.session().Refuse(game.Action(do)) != nil {
		return a, false
	}
	t.Hush(in)
	picked := t.picker.Picked
	t.act(game.Action(do))
	for _, s := range picked { // who decides goes on with what was begun
		t.picker.Click(s)
	}
	return stage.Answer{Dirty: true, Busy: t.moving()}, true
}

// open says whether the persons at the screen see the table and may speak.
func (t *requests) open() bool {
	return t.phase == playing && !t.deps.Still && t.Dialog == nil && !t.moving() && t.tuition.lesson == nil
}

// Build shows a button for each request that has its place on the table.
func (t *requests) Build(f *stage.Frame) {
	if !t.open() || t.posts() && t.far.Company().Sent { // a letter told how the match stands: it goes on elsewhere
		return
	}
	s := t.session()
	for seat := range game.Seat(s.Seats()) {
		if !t.person(seat) {
			continue
		}
		for _, a := range s.Requests(seat) {
			spot := s.Parts(a)[0]
			if r, ok := t.Lay.At[spot]; ok {
				sign, label := cmp.Or(t.Lay.Signs[spot], "bell"), t.Teller.Label(&t.View, spot)
				h := t.iconButton(f, askID(spot), r, sign, label, 0)
				h.Does = request(a)
				h.Rect = reach(r)
			}
		}
	}
}

// reach is what of the table such a button takes the pointer from: more than it shows, up over the name, where nothing
// else is clicked.
func reach(r stage.Rect) stage.Rect {
	x, _ := r.Mid()
	return stage.Rect{X: x - grab, Y: r.Y + r.H - 2*grab, W: 2 * grab, H: 2 * grab}
}

// askID names the button of a request, for the focus and for tests.
func askID(s game.Spot) string { return "ask." + board.SpotID(s) }
