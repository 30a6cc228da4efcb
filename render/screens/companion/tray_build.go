package companion

import (
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// buildTray shows the open tray.
func (d *desk) buildTray(f *stage.Frame) {
	t := d.tray
	switch t.kind {
	case numbersTray:
		d.buildNumbers(f)
		return
	case seatsTray:
		d.buildSeats(f)
		return
	case smallTray:
		d.buildSmall(f)
		return
	case dieTray:
		d.buildDie(f)
		return
	case bidTray:
		d.buildBid(f)
		return
	case callTray:
		d.buildCalls(f)
		return
	}
	r := d.panel()
	d.paper(f, r, 3)
	words := t.ask
	if words == "" {
		words = d.spotName(t.spot)
	}
	room := r.W - 136
	switch n := len(d.walk); {
	case n > 0 && !d.asking():
		d.walkKeys(f, r)
		room -= 232
	case !d.asking():
		closer(f, r, r.Y+18)
	}
	style := paint.TextStyle(paint.TextHead, 0)
	ui.Text(f, stage.Rect{X: r.X + 36, Y: r.Y + 16, W: room, H: 52}, paint.TextHead, 0, style.Fit(words, room))
	in := stage.Rect{X: r.X + 36, Y: r.Y + 74, W: r.W - 72, H: r.H - 96}
	if t.grows {
		in.H -= 72
		at := stage.Rect{X: r.X + r.W - 280, Y: r.Y + r.H - 84, W: 244, H: 62}
		ui.Button(f, "tray.enough", at, d.deps.t("enough"), 0).Does = trayEnough
	} else if len(t.extra) > 0 || t.list {
		in.H -= 72
		d.buildVerbs(f, stage.Rect{X: in.X, Y: r.Y + r.H - 78, W: in.W, H: 54})
	}
	d.buildItems(f, in)
}

// closer is the button at the upper right of a tray that closes it.
func closer(f *stage.Frame, tray stage.Rect, y float64) {
	at := stage.Rect{X: tray.X + tray.W - 84, Y: y, W: 52, H: 48}
	ui.Button(f, "tray.close", at, "×", paint.Quiet).Does = trayClose
}

// buildVerbs are what can be done besides, in a line at the foot.
func (d *desk) buildVerbs(f *stage.Frame, r stage.Rect) {
	t := d.tray
	x := r.X + r.W
	for i, v := range t.extra {
		w := ui.Wide(f, paint.TextLabel, v.words, r.H) + 44
		w = max(w, 120)
		x -= w
		ui.Button(f, v.id, stage.Rect{X: x, Y: r.Y, W: w, H: r.H}, v.words, 0).Does = extraAt(i)
		x -= 10
	}
	if wide := min(400, x-r.X-10); t.list && wide > 330 {
		on := 0
		if t.before {
			on = 1
		}
		at := stage.Rect{X: r.X, Y: r.Y, W: wide, H: r.H}
		ui.Choice(f, "tray.how", at, []string{d.deps.t("swap"), d.deps.t("before")}, on, ui.As[placing])
	}
}

// buildItems shows what can be chosen, in groups where there are any.
func (d *desk) buildItems(f *stage.Frame, in stage.Rect) {
	t := d.tray
	if t.plan.line == 0 && len(t.items) > 0 {
		if len(t.items) <= 16 {
			t.tags = 56
			for _, it := range t.items {
				if len(nameStyle.Lines(it.tag, 148)) > 2 {
					t.tags = 84
				}
			}
		}
		shape := 0.72
		if i := slices.IndexFunc(t.of, func(p game.Piece) bool { return p.ID == t.items[0].id }); i >= 0 {
			shape = d.shape(t.of[i], t.spot)
		}
		t.plan = planned(t.items, in, shape, t.tags)
	}
	p := &t.plan
	if len(p.blocks) == 1 {
		t.scroll.Build(f, "tray", in, (len(t.items)+p.cols-1)/p.cols, p.line, func(i int, line stage.Rect) {
			for k := i * p.cols; k < min((i+1)*p.cols, len(t.items)); k++ {
				r := p.rect(line, 0, k%p.cols)
				d.item(f, k, r)
				if step := line.W / float64(p.cols); t.tags > 0 {
					at := stage.Rect{X: r.X + (r.W-step)/2 + 4, Y: r.Y + r.H + 4, W: step - 8, H: t.tags}
					ui.Text(f, at, paint.TextTag, paint.LookCentre|paint.LookWrap, t.items[k].tag)
				}
			}
		})
		return
	}
	t.scroll.Build(f, "tray", in, (len(p.blocks)+p.across-1)/p.across, p.line, func(i int, line stage.Rect) {
		line.W = in.W - barWide
		for b := i * p.across; b < min((i+1)*p.across, len(p.blocks)); b++ {
			first := p.rect(line, b, 0)
			d.buildGroup(f, stage.Rect{X: first.X, Y: line.Y, W: (line.W+blockGap)/float64(p.across) - blockGap,
				H: p.head}, p.names[b])
			for k, it := range p.blocks[b] {
				d.item(f, it, p.rect(line, b, k))
			}
		}
	})
}

// buildGroup names a group, in two lines where it must be.
func (d *desk) buildGroup(f *stage.Frame, r stage.Rect, name string) {
	style, first := nameStyle, ""
	if i := strings.LastIndex(name, "-"); style.Width(name) > r.W && i > 0 {
		first, name = name[:i+1], name[i+1:]
		if i = strings.LastIndex(first[:i], "-"); style.Width(first) > r.W && i > 0 {
			first, name = first[:i+1], first[i+1:]+name
		}
	}
	if first != "" {
		ui.Text(f, stage.Rect{X: r.X, Y: r.Y + r.H - 54, W: r.W, H: 26}, paint.TextTag, soft, first)
	}
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y + r.H - 30, W: r.W, H: 26}, paint.TextTag, soft, name)
}

// item is one thing that can be chosen.
func (d *desk) item(f *stage.Frame, i int, r stage.Rect) {
	id, it := "tray.item."+strconv.Itoa(i), &d.tray.items[i]
	s := stage.Sprite{Pic: it.pic, Rect: r}
	if it.gone {
		s.Alpha = 0.42
	}
	f.Sprites = append(f.Sprites, s)
	switch {
	case it.here:
		f.Add(stage.Pic{Kind: "picked"}, r.Inset(-6))
	case f.Over == id:
		f.Add(stage.Pic{Kind: "lit", Look: 1}, r.Inset(-6))
	}
	f.Point(stage.Hot{ID: id, Does: itemAt(i), Rect: r, Label: it.label, Lit: true})
}

// buildSmall shows a few things beside their spot.
func (d *desk) buildSmall(f *stage.Frame) {
	t := d.tray
	first, last := t.items[0].rect, t.items[len(t.items)-1].rect
	words := d.spotName(t.spot)
	lines := 1
	for _, it := range t.items {
		lines = max(lines, len(paint.TextStyle(paint.TextTag, 0).Lines(it.tag, it.rect.W+32)))
	}
	r := stage.Rect{X: first.X - 36, Y: first.Y - 62, W: last.X + last.W - first.X + 72,
		H: first.H + 86 + 28*float64(lines)}
	r.W = max(r.W, paint.TextStyle(paint.TextLabel, 0).Width(words)+60)
	panel := d.panel()
	r.X = min(r.X, panel.X+panel.W-r.W)
	d.paper(f, r, 3)
	ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 18, W: r.W - 44, H: 34}, paint.TextLabel, 0, words)
	for i, it := range t.items {
		d.item(f, i, it.rect)
		at := stage.Rect{X: it.rect.X - 16, Y: it.rect.Y + it.rect.H + 4, W: it.rect.W + 32, H: 28 * float64(lines)}
		ui.Text(f, at, paint.TextTag, paint.LookCentre|paint.LookWrap, it.tag)
	}
}

// paper lays a sheet over the table: all hots that lie under it are out of reach.
func (d *desk) paper(f *stage.Frame, r stage.Rect, frame int) {
	left := f.Hots[:0]
	for _, h := range f.Hots {
		if x, y := h.Rect.Mid(); !r.Has(x, y) {
			left = append(left, h)
		}
	}
	f.Hots = append(left, stage.Hot{ID: "tray", Rect: r})
	ui.Panel(f, r, frame)
}

// numbersName is what the counters of the page are called: the only one by its own
// name.
func (d *desk) numbersName() string {
	words := d.deps.t("numbers")
	if dials := d.dials(d.page); len(dials) == 1 {
		words = d.counterName(dials[0])
	}
	return d.deps.t("of", with{"Zone": words, "Who": d.name(d.page)})
}

func (d *desk) counterName(c game.Counter) string {
	return d.deps.Words.T(d.deps.Game.Name() + ".counter." + d.View.Table.Counters[c].Name)
}
