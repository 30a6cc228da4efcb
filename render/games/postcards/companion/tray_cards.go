package companion

import (
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	view "posterestante/render/games/postcards"
)

// thing makes an item of a card: what it is, and where it lies if that is open.
func (d *Desk) thing(s game.Spot, n int, name string, pic stage.Pic, r stage.Rect) item {
	it := item{n: n, pic: pic, rect: r, label: name, here: number(d.view.At(s)) == n}
	if where, gone := d.lies(s, n); gone && !it.here {
		it.gone, it.label = true, name+"\n"+where
	}
	return it
}

// copies is the copy to lay of cards that are alike: the one that lies there
// already, else one that nobody sees, else the first.
func (d *Desk) copies(s game.Spot, alike []int) int {
	if n := number(d.view.At(s)); slices.Contains(alike, n) {
		return n
	}
	for _, n := range alike {
		if _, gone := d.lies(s, n); !gone {
			return n
		}
	}
	return alike[0]
}

// travelItems are the twelve travel cards: a column a colour, a row an action.
func (d *Desk) travelItems(s game.Spot) []item {
	const w, h = 126.0, 184.0
	var out []item
	for doing := rules.ToMove; doing <= rules.ToCamp; doing++ {
		for c := rules.Blue; c <= rules.Yellow; c++ {
			var alike []int
			for i := range 6 {
				alike = append(alike, int(c)*18+int(doing)*6+i+1)
			}
			n := d.copies(s, alike)
			r := stage.Rect{X: trayPanel.X + 190 + float64(c)*168, Y: trayPanel.Y + 100 + float64(doing)*(h+10), W: w, H: h}
			it := d.thing(s, n, d.travelName(n), stage.Pic{Kind: "pc.travel", ID: n}, r)
			out = append(out, it)
		}
	}
	return out
}

func (d *Desk) travelName(n int) string {
	w, c := d.deps.Words, uint8(n)
	return w.T("postcards.tint."+rules.TravelColour(c).String()+".card", with{"Doing": w.T("postcards.doing." + rules.TravelDoing(c).String())})
}

// Where the regions' groups of postcards lie in the tray: five in a row.
const (
	groupW, groupH = 190.0, 218.0
	groupX, groupY = 36.0, 70.0
	pictW, pictH   = 88.0, 66.0
	groupHead      = 58.0 // room for a name of two lines
)

func groupAt(region int) (x, y float64) {
	i := region - 1
	return trayPanel.X + groupX + float64(i%5)*groupW, trayPanel.Y + groupY + float64(i/5)*groupH
}

// postcardItems are all 52, four a region, by their number of stamps.
func (d *Desk) postcardItems(s game.Spot) []item {
	var out []item
	for n := 1; n <= rules.NumPostcards; n++ {
		card := rules.Postcards[n]
		x, y := groupAt(int(card.Region))
		i := (n - 1) % 4
		r := stage.Rect{X: x + float64(i%2)*(pictW+4), Y: y + groupHead + float64(i/2)*(pictH+4), W: pictW, H: pictH}
		out = append(out, d.thing(s, n, d.postcardName(n), stage.Pic{Kind: "pc.picture", ID: n}, r))
	}
	return out
}

func (d *Desk) postcardName(n int) string {
	w, card := d.deps.Words, rules.Postcards[n]
	return w.N("postcards.card.name", len(card.Stamps), with{"Region": w.T("postcards.region." + strconv.Itoa(int(card.Region)) + ".name")})
}

// buildGroups names the regions over their postcards.
func (d *Desk) buildGroups(f *stage.Frame) {
	switch d.tray.spot.Zone {
	case rules.CardTop, rules.CardRow, rules.Cards, rules.Sent:
	default:
		return
	}
	for region := 1; region <= rules.NumRegions; region++ {
		x, y := groupAt(region)
		name := d.deps.Words.T("postcards.region." + strconv.Itoa(region) + ".name")
		style, first := paint.TextStyle(paint.TextTag, 0), ""
		if i := strings.LastIndex(name, "-"); style.Width(name) > groupW-10 && i > 0 { // in two lines
			first, name = name[:i+1], name[i+1:]
			if i = strings.LastIndex(first[:i], "-"); style.Width(first) > groupW-10 && i > 0 {
				first, name = first[:i+1], first[i+1:]+name
			}
		}
		ui.Text(f, stage.Rect{X: x, Y: y + 4, W: groupW - 8, H: 26}, paint.TextTag, soft, first)
		ui.Text(f, stage.Rect{X: x, Y: y + 28, W: groupW - 8, H: 26}, paint.TextTag, soft, name)
	}
}

// giftItems are the kinds of gift, each key ring for itself.
func (d *Desk) giftItems(s game.Spot) []item {
	var out []item
	seen := map[rules.Gift][]int{}
	var order []rules.Gift
	for n := 1; n <= rules.NumGifts; n++ {
		g := rules.Gifts[n]
		if seen[g] == nil {
			order = append(order, g)
		}
		seen[g] = append(seen[g], n)
	}
	const w, h, cols = 108.0, 162.0, 7
	for i, g := range order {
		n := d.copies(s, seen[g])
		r := stage.Rect{X: trayPanel.X + 44 + float64(i%cols)*134, Y: trayPanel.Y + 110 + float64(i/cols)*262, W: w, H: h}
		name := d.giftName(g)
		it := d.thing(s, n, name, stage.Pic{Kind: "pc.gift", ID: n}, r)
		it.tag = name
		out = append(out, it)
	}
	return out
}

func (d *Desk) giftName(g rules.Gift) string {
	if g.Kind == rules.KeyRing {
		return d.deps.Words.T("postcards.gift.key_" + g.Site.String())
	}
	return d.deps.Words.T("postcards.gift." + g.Kind.String() + ".name")
}

// itineraryItems are the thirteen itineraries.
func (d *Desk) itineraryItems(s game.Spot) []item {
	var out []item
	for n := 1; n <= rules.NumItineraries; n++ {
		i := n - 1
		r := stage.Rect{X: trayPanel.X + 54 + float64(i%3)*310, Y: trayPanel.Y + 100 + float64(i/3)*124, W: 284, H: 104}
		name := d.deps.Words.T("postcards.region." + strconv.Itoa(n) + ".name")
		out = append(out, d.thing(s, n, d.deps.t("itinerary", with{"Region": name}), stage.Pic{Kind: "pc.itinerary", ID: n}, r))
	}
	return out
}

// seatItems are the seats, to say whose camp stands on a site or whose bike in
// a region; a site can also be free.
func (d *Desk) seatItems(s game.Spot, at stage.Rect) []item {
	var out []item
	const side, step = 76.0, 124.0
	first := 0
	if s.Zone == rules.RegionSpot {
		first = 1
	}
	n := float64(d.view.Seats + 1 - first)
	x, y := at.Mid()
	x = min(max(x-n*step/2+(step-side)/2, trayPanel.X+50), trayPanel.X+trayPanel.W-n*step-20)
	y += at.H/2 + 80
	if s.Zone == rules.RegionSpot { // near its middle, so that its neighbours stay in sight
		y = at.Y + at.H/2 + 90
	}
	if y+180 > trayPanel.Y+trayPanel.H {
		y -= 2*80 + at.H + 110
		if s.Zone == rules.RegionSpot {
			y += at.H - 20
		}
	}
	for k := first; k <= d.view.Seats; k++ {
		it := item{n: k, rect: stage.Rect{X: x + float64(k-first)*step, Y: y, W: side, H: side}}
		seat := game.Seat(k - 1)
		switch {
		case k == 0:
			kind := rules.Regions[s.Index].Sites[s.Sub]
			it.pic, it.label, it.here = stage.Pic{Kind: "pc.sign", ID: int(kind), Look: view.SignSite}, d.deps.t("free"), d.view.At(s).Back == 0
			it.tag = it.label
		case s.Zone == rules.RegionSpot:
			it.n = k - 1
			it.pic, it.label = stage.Pic{Kind: "pc.bike", ID: d.now.colours[seat]}, d.deps.t("bike", with{"Who": d.name(seat)})
			it.here = d.view.At(game.Spot{Zone: rules.Bikes, Seat: game.Nobody, Index: s.Index, Sub: uint8(seat)}).Back != 0
			it.rect.Y, it.rect.H, it.tag = y+8, 54, d.name(seat)
		default:
			it.pic, it.label = stage.Pic{Kind: "pc.camp", ID: d.now.colours[seat]}, d.deps.t("camp", with{"Who": d.name(seat)})
			it.here, it.tag = d.view.At(s).Back != 0 && number(d.view.At(s)) == int(seat), d.name(seat)
		}
		out = append(out, it)
	}
	return out
}
