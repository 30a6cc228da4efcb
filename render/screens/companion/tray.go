package companion

import (
	"strconv"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// trayKind is what a tray holds.
type trayKind int

const (
	cardsTray   trayKind = iota // pieces of one sort, by their pictures
	smallTray                   // a few things beside their spot: whose camp stands there
	numbersTray                 // the counters of a seat
	seatsTray                   // who plays, and the counters that all share
	dieTray                     // the faces of a die that was rolled
	bidTray                     // what a seat has bid
	callTray                    // what somebody at the table can begin, see call
)

// tray is what opens over the table when a spot is clicked.
type tray struct {
	calls  []game.Call
	given  *given // of numbers, those that chance gave as the table was dealt; nil for all
	grows  bool   // of a stop of the round: that is all may be said
	kind   trayKind
	spot   game.Spot    // what it is about
	ask    string       // what it asks, in place of what the spot is called
	bid    int          // the bid that is told, or the amount, by its place among those that may be
	of     []game.Piece // all that can be laid there
	backs  bool         // they are backs: which of the pieces it is nobody knows
	extra  []verb       // what else can be done there
	list   bool         // a piece can be laid before another, or change places with it
	before bool
	shown
	pointed
}

// shown are the things that a tray offers, as they lie.
type shown struct {
	items  []item
	scroll ui.Scroll
	tags   float64 // how high the names under the items are, 0 for none
	plan   plan    // where the items lie
}

// pointed is what is pointed at.
type pointed struct {
	large *board.Place // how it looks large, see closeUp
	about uint16       // which item it is
}

// item is one thing of a tray.
type item struct {
	id    uint16 // what is laid at the spot; 0 takes away what lies there
	pic   stage.Pic
	rect  stage.Rect // in a small tray
	label string     // what it is, and where it lies now
	tag   string     // its words under it, "" for none
	group string     // what it stands with
	gone  bool       // it lies open somewhere else on the table
	here  bool       // it is what lies at the spot
}

// verb is a button of a tray.
type verb struct {
	id, words string
	do        change
}

func (d *desk) closeTray() { d.tray = nil }

// openTray opens what can lie at a spot; a spot where nothing can is refused.
func (d *desk) openTray(s game.Spot) { d.openAs(s, d.hides(s), 0) }

// openAs opens the pieces that can lie at a spot, or their backs; of one back if it
// is given.
func (d *desk) openAs(s game.Spot, backs bool, back uint8) {
	at, _ := d.Lay.Rect(s)
	choices := d.now.st.Choices(s)
	if d.asking() && len(d.turn.choices) > 0 {
		choices = d.turn.choices
	}
	if len(choices) == 0 || backs && game.Backs(choices) == 1 && !d.alike(choices) {
		d.Refuse(d.deps.t("nothing"), at)
		return
	}
	t := &tray{spot: s, backs: backs, of: choices}
	if d.few(s, len(choices)) && !d.asking() {
		t.kind, t.items = smallTray, d.fewItems(s, at, choices)
	} else {
		t.items = d.items(s, choices, backs, back)
		t.extra = d.verbs(s)
		spec := d.View.Table.Zones[s.Zone]
		t.list = spec.Kind == game.List && int(s.Index) < d.View.Pile(s.Zone, s.Seat).Len() && !d.asking()
	}
	d.tray = t
	d.deps.hear("paper")
}

// verbs are what can be done at a spot beside laying another card there.
func (d *desk) verbs(s game.Spot) []verb {
	if d.View.At(s).Back == 0 || d.asking() || d.turn != nil {
		return nil
	}
	var out []verb
	for i, short := range d.now.st.Shortcuts(s) {
		out = append(out, verb{"tray.do." + strconv.Itoa(i), d.Teller.Phrase(short.Words),
			func(st game.Editable) error {
				return st.Shortcuts(s)[i].Do()
			}})
	}
	if d.now.st.Clone().(game.Editable).Put(s, 0) == nil {
		out = append(out, verb{"tray.away", d.deps.t("away"), d.put(s, 0, false)})
	}
	return out
}

// What is chosen in a tray; dialling is one too.
type (
	itemAt   int // an item of it
	extraAt  int // what else can be done there
	callAt   int // what can be begun
	dieFace  int
	bidBy    int // the bid is counted up or down
	placing  int // 1 lays a piece before another
	seatsNow int // so many play
	turnOf   int // whose turn it is
	colourOf int // the seat gets another colour
	kindOf   struct{ seat, kind int }
	pileBy   struct {
		of game.Zone
		by int
	}
)

// openTray is the tray that lies over the table while it is open.
type openTray struct{ *desk }

// Update implements table.Part.
func (d *openTray) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	if d.tray == nil {
		return a, false
	}
	a.Dirty = d.tray.scroll.Update(in, "tray")
	if d.write(in) || d.pick(in.Did) {
		return stage.Answer{Dirty: true}, true
	}
	if in.Miss && in.Did == nil && !d.asking() && !d.laying {
		d.closeTray()
		return stage.Answer{Dirty: true}, true
	}
	return a, false
}

// Build implements table.Part.
func (d *openTray) Build(f *stage.Frame) {
	if d.tray != nil {
		d.buildTray(f)
	}
}

// pick does what was chosen in the tray; it says whether anything was.
func (d *desk) pick(do any) bool {
	t := d.tray
	switch do := do.(type) {
	case deskDo:
		return d.obeys(do)
	case itemAt:
		d.choose(t.items[do])
	case extraAt:
		at, _ := d.Lay.Rect(t.spot)
		d.closeTray()
		d.edit(at, t.extra[do].do)
	case callAt:
		d.call(t.calls[do])
	case dieFace:
		d.tell(uint16(do))
	case bidBy:
		t.bid = min(max(t.bid+int(do), 0), len(d.turn.bids)-1)
	case placing:
		t.before = do == 1
	case seatsNow:
		d.setSeats(int(do))
	case turnOf:
		d.edit(d.panel(), func(st game.Editable) error { st.SetTurn(game.Seat(do), false); return nil })
	case colourOf:
		d.recolour(int(do))
	case kindOf:
		if seat := game.Seat(do.seat); do.kind != d.kind(seat) {
			d.edit(d.panel(), func(st game.Editable) error { return st.SetCounter(d.counter("level"), seat, do.kind) })
		}
	case pileBy:
		n := d.View.Pile(do.of, t.spot.Seat).Len() + do.by
		d.edit(d.panel(), func(st game.Editable) error { d.stretch(st, do.of, t.spot.Seat, n); return nil })
	case dialling:
		d.pickDial(do)
	default:
		return false
	}
	return true
}

// obeys does what a button of the tray says that goes on.
func (d *desk) obeys(do deskDo) bool {
	switch do {
	case trayClose:
		d.closeTray()
	case traySkip:
		d.walk = nil
		d.closeTray()
	case trayEnough:
		d.closeTray()
		d.enough()
	case trayGiven:
		d.closeTray()
		d.walkOn()
	case trayBid:
		if calls := d.tray.calls; calls != nil {
			d.call(calls[d.tray.bid])
		} else {
			d.tell(uint16(d.tray.bid))
		}
	case trayLay:
		d.beginWalk()
	default:
		return false
	}
	return true
}

// choose lays an item at the tray's spot.
func (d *desk) choose(it item) {
	t := d.tray
	if d.asking() {
		if it.gone { // it can't have been turned up: something on the table is not as it says
			at, _ := d.Lay.Rect(t.spot)
			d.Refuse(d.deps.t("elsewhere", with{"What": it.label}), at)
			return
		}
		d.closeTray()
		d.tell(it.id)
		return
	}
	d.closeTray()
	at, _ := d.Lay.Rect(t.spot)
	switch {
	case it.here && !t.backs || d.edit(at, d.put(t.spot, it.id, t.before)):
		d.deps.hear("paper")
		d.walkOn()
	case len(d.walk) > 0:
		d.openWalk()
	}
}

// zoneName is what a zone is called.
func (d *desk) zoneName(z game.Zone) string {
	return d.deps.Words.T(d.deps.Game.Name() + ".zone." + d.View.Table.Zones[z].Name)
}

// spotName is what a spot is called over its tray: its zone and place, or what
// stands there on the map.
func (d *desk) spotName(s game.Spot) string {
	spec := &d.View.Table.Zones[s.Zone]
	name := d.zoneName(s.Zone)
	switch {
	case spec.Kind == game.Button || spec.Sub > 0:
		name, _, _ = strings.Cut(d.Teller.Label(&d.View, s), "\n")
	case spec.Kind == game.Slots && spec.Len > 1 && !spec.PerSeat:
		name = d.deps.t("place", with{"Zone": name, "N": int(s.Index) + 1})
	}
	if s.Seat != game.Nobody {
		name = d.deps.t("of", with{"Zone": name, "Who": d.name(s.Seat)})
	}
	return name
}
