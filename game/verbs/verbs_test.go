package verbs

import (
	"testing"

	"posterestante/game"
)

// A toy: cards 1 to 4 in a hand; one is laid on one of two places, of two and
// three spots, or two go together; the highest card may not be laid.
type toy struct {
	hand []uint8
	over bool
}

const (
	vLay game.Verb = iota + 1
	vPair
	vEnd
	vBid
)

var (
	why        Reasons
	noHand     = why.Add("refuse.hand", "T1")
	noHighest  = why.Add("refuse.highest", "T2")
	noOver     = why.Add("refuse.over", "T3")
	cardNames  = []string{"", "one", "two", "three", "four"}
	spotsOf    = func(place uint8) int { return 1 + int(place) }
	zoneOfHand = game.Zone(1)
	zonePlace  = game.Zone(2)
)

func inHand(t *toy, c uint8) bool {
	for _, o := range t.hand {
		if o == c {
			return true
		}
	}
	return false
}

func spotOf(c uint8) game.Spot { return game.Spot{Zone: zoneOfHand, Index: c} }

var toys = New(Table[*toy]{
	Reasons: &why,
	Closed: func(t *toy, _ game.Action) Reason {
		if t.over {
			return noOver
		}
		return 0
	},
	Offers: func(t *toy, buf []game.Action) []game.Action {
		for _, c := range t.hand {
			buf = append(buf, game.Action{Verb: vLay, A: c, B: 1, C: 0})
		}
		return append(buf, game.Action{Verb: vEnd})
	},
	Rows: []Row[*toy]{
		vLay: {
			Name: "lay", Words: []Word{{Field: A, Names: cardNames}, {Field: B, Least: 1, Most: 2, Dot: &Dot{Field: C, Count: spotsOf}}},
			Has: func(t *toy, a game.Action) Reason {
				if !inHand(t, a.A) {
					return noHand
				}
				return 0
			},
			May: func(_ *toy, a game.Action) Reason {
				if a.A == 4 {
					return noHighest
				}
				return 0
			},
			Parts: func(_ *toy, a game.Action, buf []game.Spot) []game.Spot {
				return append(buf, spotOf(a.A), game.Spot{Zone: zonePlace, Index: a.B, Sub: a.C})
			},
		},
		vPair: {
			Name: "pair", Words: []Word{{Field: A, Names: cardNames}, {Field: B, Names: cardNames}},
			Parts: func(_ *toy, a game.Action, buf []game.Spot) []game.Spot {
				return append(buf, spotOf(a.A), spotOf(a.B))
			},
		},
		vEnd: {Name: "end", Words: []Word{{Field: A, Names: cardNames, Optional: true}}, Parts: func(_ *toy, _ game.Action, buf []game.Spot) []game.Spot {
			return append(buf, game.Spot{Zone: 3})
		}},
		vBid: {Name: "bid", Words: []Word{{Field: N, Least: 1, Most: 400, Times: 10, Plus: 5}}, Parts: func(_ *toy, a game.Action, buf []game.Spot) []game.Spot {
			return append(buf, game.Spot{Zone: 4, Index: uint8(a.N / 100), Sub: uint8(a.N % 100)})
		}},
	},
})

// TestNotation writes and reads all that can be written, and refuses the rest.
func TestNotation(t *testing.T) {
	all := toys.All()
	if want := 4*(2+3) + 4*4 + 5 + 400; len(all) != want {
		t.Errorf("%d actions, %d are counted by hand", len(all), want)
	}
	had := map[string]bool{}
	for _, a := range all {
		text := toys.Notation(a)
		if b, err := toys.Parse(text); err != nil || a != b || had[text] || !toys.Known(a) {
			t.Errorf("%+v is written %q, read %+v, %v", a, text, b, err)
		}
		had[text] = true
	}
	if got := toys.Notation(game.Action{Verb: vLay, A: 3, B: 2, C: 1}); got != "lay three 2.2" {
		t.Errorf("written %q", got)
	}
	if got := toys.Notation(game.Action{Verb: vBid, N: 321}); got != "bid 3215" {
		t.Errorf("written %q", got)
	}
	for _, text := range []string{"", "go", "bid 5", "bid 16", "bid 4015", "bid -5", "bid 015", "lay", "lay five 1.1", "lay one 3.1", "lay one 1.3", "lay one 01.1", "lay one 1", "lay one 1.1 1", "pair one", "end end"} {
		if a, err := toys.Parse(text); err == nil || a != (game.Action{}) {
			t.Errorf("%q is read as %+v", text, a)
		}
	}
	for _, a := range []game.Action{{}, {Verb: 9}, {Verb: vLay, A: 5, B: 1}, {Verb: vLay, A: 0, B: 1}, {Verb: vLay, A: 1, B: 0}, {Verb: vLay, A: 1, B: 1, C: 2}, {Verb: vLay, A: 1, B: 1, N: 1}, {Verb: vEnd, B: 1}, {Verb: vBid}, {Verb: vBid, N: 401}, {Verb: vBid, N: -1}} {
		if r := toys.Refuse(&toy{hand: []uint8{1}}, a); toys.Known(a) || r == nil || r.Code != "refuse.unknown" {
			t.Errorf("%+v is known, and refused by %v", a, r)
		}
	}
}

// TestLegal keeps of the offers what may be done, and refuses in the order of
// the checks.
func TestLegal(t *testing.T) {
	s := &toy{hand: []uint8{2, 4}}
	marker := game.Action{Verb: 99}
	got := toys.Legal(s, []game.Action{marker})
	if len(got) != 3 || got[0] != marker || got[1].A != 2 || got[2].Verb != vEnd {
		t.Errorf("legal are %+v", got)
	}
	for a, want := range map[game.Action]string{
		{Verb: vLay, A: 2, B: 1}: "", {Verb: vLay, A: 1, B: 1}: "refuse.hand", {Verb: vLay, A: 4, B: 1}: "refuse.highest", {Verb: vEnd}: "",
	} {
		if got := code(toys.Refuse(s, a)); got != want {
			t.Errorf("%+v is refused by %q, not %q", a, got, want)
		}
	}
	if got := code(toys.Refuse(&toy{over: true}, game.Action{Verb: vEnd})); got != "refuse.over" {
		t.Errorf("when it is over it is refused by %q", got)
	}
}

// TestWhy asks about clicks: what leads on, what is meant and refused, what
// means nothing.
func TestWhy(t *testing.T) {
	s := &toy{hand: []uint8{2, 4}}
	place := game.Spot{Zone: zonePlace, Index: 1}
	nothing := func(shut *game.Refusal) *game.Refusal {
		if shut != nil {
			return shut
		}
		return game.Refuse("refuse.nothing", "T0")
	}
	for _, c := range []struct {
		picked []game.Spot
		spot   game.Spot
		want   string
	}{
		{nil, spotOf(2), ""},
		{nil, spotOf(4), "refuse.highest"},
		{[]game.Spot{spotOf(2)}, place, ""},
		{[]game.Spot{spotOf(4)}, place, "refuse.highest"},
		{nil, place, "refuse.nothing"},
		{nil, game.Spot{Zone: 7}, "refuse.nothing"},
	} {
		if got := code(toys.Why(s, toys.Legal(s, nil), c.picked, c.spot, nothing)); got != c.want {
			t.Errorf("after %v a click on %v says %q, not %q", c.picked, c.spot, got, c.want)
		}
	}
	if got := code(toys.Why(&toy{over: true}, nil, nil, game.Spot{Zone: 3}, nothing)); got != "refuse.over" {
		t.Errorf("what can't be used now says %q", got)
	}
	pair := []game.Spot{spotOf(1), spotOf(3)}
	if !leads(pair, []game.Spot{spotOf(3)}, spotOf(1)) || !leads(pair, nil, spotOf(3)) || leads(pair, []game.Spot{spotOf(3)}, spotOf(3)) || leads(pair, pair, spotOf(1)) {
		t.Error("two parts of one zone are not clicked in either order")
	}
}

func code(r *game.Refusal) string {
	if r == nil {
		return ""
	}
	return r.Code
}
