package table

import (
	"reflect"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// alone is what parts stand on, with a match some actions old in which a person decides, and no table.
func alone(t *testing.T) *acting {
	t.Helper()
	p := newPlayer(t, 0, 5, "person", "automa:easy")
	for n := 0; n < 12 || p.match.On.Turn() != 0; n++ {
		legal := p.match.On.Legal()
		if _, err := p.match.On.Do(legal[0]); err != nil {
			t.Fatal(err)
		}
	}
	d := newActing(newPointer(deps(2, 2, "en"), p.match))
	d.leave = func(stage.Scene) {}
	d.Ctx.Open = game.Nobody
	d.show(p.match.On.View(0))
	d.timeline.retell()
	d.offer()
	return d
}

// texts are the kinds and words of what a part shows, and the names of what can be clicked there.
func texts(build func(*stage.Frame)) (out string) {
	f := &stage.Frame{}
	build(f)
	for _, s := range f.Sprites {
		out += s.Pic.Kind + " " + s.Pic.Text + "\n"
	}
	for _, h := range f.Hots {
		out += h.ID + "\n"
	}
	return out
}

// aloneRows build each part of a table without one: what it stands on is brought about, then it must show something.
var aloneRows = []struct {
	part  func(d *acting) Part
	about func(d *acting)
	want  []string
}{
	{func(d *acting) Part { return d.timeline }, nil, []string{"log.11", "Lise"}},
	{func(d *acting) Part { return d.timeline }, func(d *acting) { d.timeline.Past(3) }, []string{"past.play"}},
	{func(d *acting) Part { return d.counsel }, func(d *acting) { d.counsel.toggleHints() }, []string{"hints.close", "hint."}},
	{func(d *acting) Part { return d.tuition }, func(d *acting) {
		d.tuition.lesson = &Lesson{Title: "Stamps", Words: "Lay one.", Step: 1, Of: 3}
	}, []string{"Stamps"}},
	{func(d *acting) Part { return &amountBar{acting: d} }, func(d *acting) {
		d.Lay.Amount = &board.Amount{Least: 2, Most: 9, Times: 1, Bar: stage.Rect{W: 600, H: 60}, Verb: "Pay"}
	}, []string{"amount.ok", "2"}},
	{func(d *acting) Part { return &ribbon{d.pointer} }, func(d *acting) { d.deps.Branch = &Branch{Round: 4} },
		[]string{"branch", "What if…", "round 4"}},
	{func(d *acting) Part { return &bar{pointer: d.pointer} }, nil, []string{"table.menu", "table.speed"}},
	{func(d *acting) Part { return &prompt{pointer: d.pointer} }, nil, []string{"Lise"}},
	{func(d *acting) Part { return &pieces{acting: d, sight: &foresight{pointer: d.pointer}} }, nil, []string{"backdrop"}},
	{func(d *acting) Part { return &spots{acting: d} }, nil, []string{"spot:"}},
	{func(d *acting) Part { return &buttons{acting: d} }, nil, []string{"table.undo", "table.hints"}},
	{func(d *acting) Part { return &lookback{acting: d} }, func(d *acting) { d.timeline.Past(3) }, []string{"pastframe"}},
	{func(d *acting) Part { return &telling{timeline: d.timeline} }, func(d *acting) { d.timeline.Past(3) }, []string{"Rides to Hauts-de-France"}},
	{func(d *acting) Part { return &tales{showing: d.showing, timeline: d.timeline, words: "Once."} }, nil, []string{"Once."}},
	{func(d *acting) Part { return &foresight{pointer: d.pointer} }, nil, nil},
	{func(d *acting) Part { return &ceremony{showing: d.showing} }, func(d *acting) {
		d.flow.moment = &moment{canvas: d.Canvas(), span: 1, calm: true,
			Moment: board.Moment{Words: "Won", Size: [2]float64{9, 9}}}
	}, []string{"Won"}},
	{func(d *acting) Part { return &reading{showing: d.showing} }, func(d *acting) {
		frame := board.Frame{Sprites: []stage.Sprite{{Pic: stage.Pic{Kind: "card"}}}}
		d.speech = speech{scene: &board.Tableau{Frames: []board.Frame{frame}}, owned: true}
	}, []string{"card", "speech.on"}},
	{func(d *acting) Part { return &hand{acting: d} }, func(d *acting) {
		for at, key := range d.Lay.Keys {
			if key != "" {
				d.drag = &at
			}
		}
	}, []string{"contact"}},
	{func(d *acting) Part { return &hover{acting: d, sight: &foresight{pointer: d.pointer}} }, func(d *acting) {
		d.Refuse("Not now.", stage.Rect{})
	}, []string{"Not now."}},
	{func(d *acting) Part { return &handover{acting: d} }, func(d *acting) { d.enter(handing) }, []string{"handover.ready"}},
	{func(d *acting) Part { return &Dialogue{Surface: d.Surface} }, func(d *acting) { d.Say("Sorry", "so") }, []string{"dialog.ok"}},
	{func(d *acting) Part { return &exit{acting: d} }, func(d *acting) { d.enter(gone) }, []string{"backdrop"}},
	{func(d *acting) Part { return &turns{acting: d} }, nil, nil},
	{func(d *acting) Part { return &requests{acting: d} }, nil, nil},
	{func(d *acting) Part { return &arrivals{d} }, nil, nil},
	{func(d *acting) Part {
		d.far = &far{Distant: elsewhere{}}
		c := &company{acting: d}
		c.Watch(&stage.Input{}, 0)
		return c
	}, nil, []string{"away.speak", "broken"}},
}

// elsewhere is a match whose referee isn't heard of.
type elsewhere struct{ Distant }

func (elsewhere) Company() Company { return Company{Lost: true, Asks: game.Nobody} }

// TestPartsAlone builds each part without a table, and sees what it shows; none is left out.
func TestPartsAlone(t *testing.T) {
	built := map[string]bool{}
	for _, row := range aloneRows {
		d := alone(t)
		p := row.part(d)
		name := reflect.TypeOf(p).Elem().Name()
		built[name] = true
		if row.about != nil {
			row.about(d)
		}
		got := texts(p.Build)
		for _, want := range row.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s shows no %q: %q", name, want, got)
			}
		}
		if _, done := p.Update(&stage.Input{}, 0); done != (name == "handover" || name == "Dialogue" ||
			name == "exit" || name == "spots") {
			t.Errorf("%s takes an input that is nobody's: %v", name, done)
		}
	}
	for _, p := range newPlayer(t, 0, 5, "person", "automa:easy").table.parts {
		if name := reflect.TypeOf(p).Elem().Name(); !built[name] {
			t.Errorf("%s isn't built alone", name)
		}
	}
}
