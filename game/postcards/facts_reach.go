package postcards

import (
	"cmp"
	"slices"

	"posterestante/game"
)

// reached is what a search over this turn's plays found.
type reached struct {
	points int                             // the most points scored at once, found
	best   []game.Action                   // a way that scores them
	sent   [NumPostcards + 1][]game.Action // by postcard, a way that sends it
	looked int                             // how many positions were looked at
}

// Bounds of the search, so that it takes a few milliseconds and finds the same
// on every machine.
const (
	reachWide  = 160   // positions kept at each number of actions
	reachDeep  = 24    // actions of a way
	reachLooks = 24000 // positions looked at
)

// reachNode is an action on the way to a position.
type reachNode struct {
	before int // index of the node before, -1 for none
	action game.Action
}

// stand is a position on the edge of the search.
type stand struct {
	s     State
	taken uint32 // gifts taken from the row on the way
	at    int    // its node, -1 for the start
}

// option is an action that may be gone on from.
type option struct{ value, from, at int }

// reaching looks for points without luck: it goes only ways whose every action is
// legal whatever is drawn or turned up on the way. So it takes no postcard and
// no gift but those that lay open at the start, and neither sweeps, draws nor
// looks at the hiking guide's postcards.
type reaching struct {
	start State
	gifts uint32 // open at the start, by bit
	cards uint64
	nodes []reachNode
	seen  map[reachKey]bool
	edge  []stand
	next  []stand
	after []option // what the edge leads to
	try   State
	found reached
}

// reach looks what points, and which postcards, are within reach this turn. It
// keeps the likeliest positions only, so that there may be more.
func (s *State) reach() *reached {
	f := &reaching{start: *s, seen: map[reachKey]bool{}}
	if s.n[Phase] != Playing {
		return &f.found
	}
	for _, g := range s.giftRow {
		f.gifts |= 1 << g
	}
	if s.n[OpenFaces] == 1 {
		f.cards = 1 << s.cardTop
		for _, c := range s.cardRow {
			f.cards |= 1 << c
		}
	}
	f.gifts &^= 1
	f.cards &^= 1
	f.edge = []stand{{s: *s, at: -1}}
	f.next = make([]stand, 0, reachWide)
	var legal []game.Action
	for depth := 0; depth < reachDeep && len(f.edge) > 0; depth++ {
		f.after = f.after[:0]
		for i := range f.edge {
			legal = f.edge[i].s.Legal(legal[:0])
			for _, a := range legal {
				if f.found.looked < reachLooks && f.sure(&f.edge[i], a) {
					f.step(i, a)
				}
			}
		}
		f.goOn()
	}
	f.plan()
	return &f.found
}

// plan adds what cards, kept moves and gifts send straight away, lest the
// search passed it over.
func (f *reaching) plan() {
	for _, c := range f.start.me().cards.All() {
		way, points := f.start.plan(c)
		if way == nil {
			continue
		}
		if had := f.found.sent[c]; had == nil || len(way) < len(had) {
			f.found.sent[c] = way
		}
		if points > f.found.points {
			f.found.points, f.found.best = points, way
		}
	}
}

// goOn makes the next edge of the likeliest actions from this one.
func (f *reaching) goOn() {
	slices.SortStableFunc(f.after, func(a, b option) int { return cmp.Compare(b.value, a.value) })
	f.next = f.next[:min(len(f.after), reachWide)]
	for i := range f.next {
		o, to := f.after[i], &f.next[i]
		from, a := &f.edge[o.from], f.nodes[o.at].action
		to.s, to.taken, to.at = from.s, taken(from.taken, a), o.at
		to.s.Apply(a, nil)
	}
	f.edge, f.next = f.next, f.edge[:0]
	if cap(f.next) < reachWide {
		f.next = make([]stand, 0, reachWide)
	}
}

// taken are the gifts taken from the row after an action.
func taken(before uint32, a game.Action) uint32 {
	if a.Verb == VGift {
		before |= 1 << a.A
	}
	return before
}

// sure says whether an action is legal whatever came up on the way, and no
// other that is alike stands for it.
func (f *reaching) sure(p *stand, a game.Action) bool {
	s := &p.s
	switch a.Verb {
	case VMove, VCamp, VPair, VWrite, VSkip, VStar, VSend:
	case VStamp:
		if s.freeOf(a.B, Postcards[a.B].Stamps[a.C])&(1<<a.C-1) != 0 {
			return false // an earlier space of the colour is free
		}
	case VTake:
		if f.cards>>a.B&1 == 0 {
			return false
		}
	case VGift:
		return (f.gifts&^p.taken)>>a.A&1 == 1
	case VUse:
		return Gifts[a.A].Kind != HikingGuide
	default:
		return false
	}
	if a.A == 0 || a.Verb == VSend || a.Verb == VStar {
		return true
	}
	for _, card := range s.me().hand.All() { // the first of its kind stands for all
		if card == a.A {
			return true
		}
		if alike(card) == alike(a.A) {
			return false
		}
	}
	return true
}

// alike is what a travel card is but for its copy.
func alike(card uint8) uint8 { return (card - 1) / 6 }

// step looks at what an action from a place on the edge leads to.
func (f *reaching) step(i int, a game.Action) {
	from, s := &f.edge[i], &f.try
	f.found.looked++
	*s = from.s
	s.Apply(a, nil)
	key := s.reachKey(taken(from.taken, a))
	if f.seen[key] {
		return
	}
	f.seen[key] = true
	at := len(f.nodes)
	f.nodes = append(f.nodes, reachNode{from.at, a})
	f.after = append(f.after, option{f.worth(s), i, at})
	if n := int(s.me().score - f.start.me().score); n > f.found.points {
		f.found.points, f.found.best = n, f.way(at)
	}
	if a.Verb == VSend && f.found.sent[a.A] == nil {
		f.found.sent[a.A] = f.way(at)
	}
}

// way is the actions up to a node.
func (f *reaching) way(at int) []game.Action {
	var out []game.Action
	for ; at >= 0; at = f.nodes[at].before {
		out = append(out, f.nodes[at].action)
	}
	slices.Reverse(out)
	return out
}
