package postcards

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// plain is how a piece looks that is shown large as it is; of one that lies face
// down nothing is shown large.
func (l layout) plain(w, h float64) lay.Looks {
	return func(s game.Spot, p game.Piece) lay.Look {
		k := lay.Look{Pic: Board{}.Face(p, s, l.Ctx)}
		if number(p) != 0 || p.Back == rules.BackBonus || p.Back == rules.BackFirst {
			k.Large, k.Size = k.Pic, [2]float64{w, h}
		}
		return k
	}
}

// travel and token are how travel cards and markers look.
func (l layout) travel(s game.Spot, p game.Piece) lay.Look { return l.plain(224, 328)(s, p) }
func (l layout) token(s game.Spot, p game.Piece) lay.Look  { return l.plain(150, 150)(s, p) }

// picture is how a postcard looks by its picture; its written side is shown
// large where that may be seen.
func (l layout) picture(s game.Spot, p game.Piece) lay.Look {
	n := number(p)
	switch {
	case n == 0:
		return lay.Look{}
	case s.Zone != rules.Sent && l.View.Counter(rules.OpenFaces, game.Nobody) == 1:
		k := l.written(stage.Pic{Kind: "pc.written", ID: n})
		k.Pic = stage.Pic{Kind: "pc.picture", ID: n}
		return k
	}
	return l.plain(620, 417)(s, p)
}

// written is how a postcard looks by its written side.
func (l layout) written(p stage.Pic) lay.Look {
	return lay.Look{Pic: p, Large: p, Size: [2]float64{640, 280}, Brief: true}
}

// mine is how an unsent postcard looks on its seat's page: what is laid on it
// lies there as pieces of their own.
func (l layout) mine(_ game.Spot, p game.Piece) lay.Look {
	k := lay.Look{Pic: stage.Pic{Kind: "pc.written", ID: number(p)}, Solid: true}
	if n := number(p); n != 0 {
		k.Large, k.Size, k.Brief = l.worn(n), [2]float64{640, 280}, true
	}
	return k
}

// mini is how an unsent postcard of another seat looks, with what is laid.
func (l layout) mini(_ game.Spot, p game.Piece) lay.Look {
	n := number(p)
	if n == 0 {
		return lay.Look{Pic: stage.Pic{Kind: "pc.mini"}}
	}
	k := l.written(l.worn(n))
	k.Pic = stage.Pic{Kind: "pc.mini", ID: n, Look: l.worn(n).Look}
	for j := range rules.Postcards[n].Stamps {
		if l.Ctx.Due[lay.Common(rules.Stamps, n, j)] {
			k.Pic.Look &^= 1 << j
		}
	}
	for j := range 3 {
		if l.Ctx.Due[lay.Common(rules.Memories, n, j)] {
			k.Pic.Look &^= 1 << (memoryBit + j)
		}
	}
	return k
}

// worn is a written postcard with what lies on it.
func (l layout) worn(n int) stage.Pic {
	p := stage.Pic{Kind: "pc.written", ID: n}
	for j := range rules.Postcards[n].Stamps {
		if l.View.At(lay.Common(rules.Stamps, n, j)).Back != 0 {
			p.Look |= 1 << j
		}
	}
	for j := range 3 {
		if l.View.At(lay.Common(rules.Memories, n, j)).Back != 0 {
			p.Look |= 1 << (memoryBit + j)
		}
	}
	return p
}

// laid are the stamps and memories on a written postcard.
func (l layout) laid(s game.Spot, r stage.Rect) {
	n := number(l.View.At(s))
	if n == 0 {
		return
	}
	l.Out.Worn[l.Out.Keys[s]] = l.worn(n)
	for j := range rules.Postcards[n].Stamps {
		l.Card(lay.Common(rules.Stamps, n, j), StampRect(r, n, j), l.bare)
	}
	for j := range 3 {
		l.Card(lay.Common(rules.Memories, n, j), MemoryRect(r, j), l.bare).Lit.ID = 1
	}
}

// bare is how a piece looks that isn't shown large.
func (l layout) bare(s game.Spot, p game.Piece) lay.Look {
	return lay.Look{Pic: Board{}.Face(p, s, l.Ctx)}
}

// gift is how a gift looks that lies open.
func (l layout) gift(_ game.Spot, p game.Piece) lay.Look {
	n := number(p)
	if n == 0 {
		return lay.Look{}
	}
	g, w, with := rules.Gifts[n], l.Ctx.Words, map[string]any{}
	key := "postcards.gift." + g.Kind.String()
	if g.Kind == rules.KeyRing {
		with["Kind"] = w.T("postcards.kind." + g.Site.String())
	}
	pic := stage.Pic{Kind: "pc.gift", ID: n}
	k := lay.Look{Pic: pic, Large: pic, Size: [2]float64{280, 420}, Told: true}
	k.Large.Data = paint.Titled{Title: w.T(key + ".name"), Words: w.T(key+".rule", with)}
	return k
}

// itinerary is how a seat's itinerary looks, with what is done of it.
func (l layout) itinerary(s game.Spot, p game.Piece) lay.Look {
	n, met := number(p), 0
	if n == 0 {
		return lay.Look{}
	}
	for i, target := range rules.Itineraries[n].Targets {
		for _, p := range l.View.Pile(rules.Sent, s.Seat).Pieces[:l.Landed(rules.Sent, s.Seat)] {
			if c := number(p); c != 0 && rules.Postcards[c].Region == target {
				met |= 1 << i
			}
		}
	}
	pic := stage.Pic{Kind: "pc.itinerary", ID: n, Look: met}
	return lay.Look{Pic: pic, Large: pic, Size: [2]float64{460, 168}}
}
