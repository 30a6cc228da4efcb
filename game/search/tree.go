package search

import (
	"math"

	"posterestante/game"
)

// A tree is what one search learns. A node is a decision, as far as the actions
// before it tell; an edge is what may be done there, actions of one key sharing
// it. Which edges there are hangs on the deal: each counts how often it could be
// taken.

// node is a decision of a seat.
type node struct {
	seat   game.Seat
	first  int32 // its first edge, none for none
	last   int32
	visits int32
	tabled bool    // its edges stand in the table
	total  float64 // of what is sought, for its seat
}

// edge is an action at a node.
type edge struct {
	key    uint32
	next   int32 // the node's next edge, none for none
	child  int32 // the decision after it, none until there was one
	visits int32
	avail  int32 // how often it could be taken
	prior  float32
	mean   float64 // of what is sought, for the node's seat
	total  float64
	win    float64 // the win of the root's seat
	action game.Action
}

const none int32 = -1

// tree is nodes and edges in memory that is used again; a table finds an edge by
// its node and its key. A node stands in it from when one of its edges is first
// looked for: most never are.
type tree struct {
	nodes []node
	edges []edge
	table []slot // as many as a power of two, less than half of them in use
	full  int    // how many are in use
	shift uint8  // of a hash to its slot
	used  uint32 // marks the slots of this search
}

// slot is a place of the table: one that another search marked is free.
type slot struct {
	used uint32
	node int32
	key  uint32
	edge int32
}

const leastSlots = 12 // as a power of two

func (t *tree) reset() {
	t.nodes, t.edges, t.full = t.nodes[:0], t.edges[:0], 0
	if t.used++; t.table == nil || t.used == 0 {
		t.table = nil
		t.grow(leastSlots)
	}
}

// grow makes the table 2 to the n slots, with the edges there are.
func (t *tree) grow(n uint8) {
	old, used := t.table, t.used
	t.table, t.shift, t.used = make([]slot, 1<<n), 32-n, 1
	for _, s := range old {
		if s.used == used {
			*t.slot(s.node, s.key) = slot{1, s.node, s.key, s.edge}
		}
	}
}

// slot is where an edge stands in the table, or would.
func (t *tree) slot(node int32, key uint32) *slot {
	mask := uint32(len(t.table) - 1)
	for at := (key*0x85ebca6b ^ uint32(node)*0xc2b2ae35) * 0x9e3779b1 >> t.shift; ; at = (at + 1) & mask {
		if s := &t.table[at]; s.used != t.used || s.node == node && s.key == key {
			return s
		}
	}
}

func (t *tree) newNode(seat game.Seat) int32 {
	t.nodes = append(t.nodes, node{seat: seat, first: none})
	return int32(len(t.nodes) - 1)
}

// open is an edge that the deal allows at a node, with the action for it.
type open struct {
	edge   int32
	action game.Action
}

// met is a key that this visit has met; a table of them tells which actions come
// to the same.
type met struct{ key, visit uint32 }

const metSize = 1 << 10

// isNew says whether this visit meets a key for the first time. A full table
// takes all for new.
func (p *Player) isNew(key uint32) bool {
	at := key * 0x9e3779b1 >> 22
	for range metSize {
		m := &p.met[at]
		if m.visit != p.visit {
			*m = met{key, p.visit}
			return true
		}
		if m.key == key {
			return false
		}
		at = (at + 1) % metSize
	}
	return true
}

// match finds the edges of a node for the legal actions, and makes those that are
// missing.
func (p *Player) match(n int32) {
	p.open = p.open[:0]
	p.visit++
	t, ready := &p.tree, false
	next, fresh := t.nodes[n].first, t.nodes[n].first == none
	for _, a := range p.legal {
		key := p.Extractor.Key(p.work, a)
		if !p.isNew(key) {
			continue
		}
		at := next
		switch { // mostly they come in the order of last time
		case fresh:
			at = none
		case at == none || t.edges[at].key != key:
			at = t.find(n, key)
		}
		if at == none {
			if !ready {
				p.Extractor.Prepare(p.work)
				ready = true
			}
			at = t.add(n, edge{key: key, child: none, prior: float32(exp(float64(p.Logit(p.work, a)))), action: a})
		}
		p.open = append(p.open, open{at, a})
		next = t.edges[at].next
	}
}

// find is a node's edge of a key, none if there is none.
func (t *tree) find(n int32, key uint32) int32 {
	if node := &t.nodes[n]; !node.tabled {
		node.tabled = true
		for e := node.first; e != none; e = t.edges[e].next {
			t.put(n, e)
		}
	}
	if s := t.slot(n, key); s.used == t.used {
		return s.edge
	}
	return none
}

// put has an edge stand in the table.
func (t *tree) put(n, e int32) {
	if 2*t.full >= len(t.table) {
		t.grow(33 - t.shift)
	}
	t.full++
	key := t.edges[e].key
	*t.slot(n, key) = slot{t.used, n, key, e}
}

// add makes an edge, the last of its node.
func (t *tree) add(n int32, e edge) int32 {
	e.next = none
	t.edges = append(t.edges, e)
	at, node := int32(len(t.edges)-1), &t.nodes[n]
	if node.first == none {
		node.first = at
	} else {
		t.edges[node.last].next = at
	}
	if node.last = at; node.tabled {
		t.put(n, at)
	}
	return at
}

// untried is what an action that was never taken is thought to be less worth
// than its node.
const untried = 0.05

// wider is by how much more a wide question tries.
const wider = 2

// choose is the open edge that PUCT takes.
func (p *Player) choose(n int32) int {
	t := &p.tree
	node := &t.nodes[n]
	mean := 0.5
	if node.visits > 0 {
		mean = node.total / float64(node.visits)
	}
	c, wide := p.Spec.explore(), p.wide && n == 0
	if wide {
		c *= wider
	}
	priors := 0.0
	for _, o := range p.open {
		priors += p.prior(o.edge, wide)
	}
	c /= priors
	best, most := 0, math.Inf(-1)
	avail, root := int32(0), 0.0 // the last root taken: edges are mostly open as often
	for i, o := range p.open {
		e := &t.edges[o.edge]
		if e.avail++; e.avail != avail {
			avail, root = e.avail, math.Sqrt(float64(e.avail))
		}
		u := float64(float64(c*p.prior(o.edge, wide)) * root)
		if e.visits > 0 {
			u = e.mean + u/float64(1+e.visits)
		} else {
			u += mean - untried
		}
		if u > most {
			best, most = i, u
		}
	}
	return best
}

// prior is the weight of an edge by the policy, less pointed where the question
// is wide.
func (p *Player) prior(e int32, wide bool) float64 {
	prior := float64(p.tree.edges[e].prior)
	if wide {
		return math.Sqrt(prior)
	}
	return prior
}
