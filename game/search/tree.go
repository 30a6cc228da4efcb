package search

import (
	"math"
	"slices"

	"posterestante/game"
)

// A tree is what one search learns. A node is a decision, as far as the actions
// before it tell; an edge is what may be done there, actions of one key sharing
// it. Which edges there are hangs on the deal: each counts how often it could be
// taken.

// node is a decision of a seat. Its edges lie side by side, in the order in which
// they came.
type node struct {
	seat   game.Seat
	first  int32 // its first edge
	n      int32 // how many there are
	room   int32 // how many fit there
	visits int32
	total  float64 // of what is sought, for its seat
}

// edge is an action at a node.
type edge struct {
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

// tree is nodes and edges in memory that is used again. The keys of edges lie
// apart, so that looking for one reads little.
type tree struct {
	nodes []node
	edges []edge
	keys  []uint32
}

func (t *tree) reset() { t.nodes, t.edges, t.keys = t.nodes[:0], t.edges[:0], t.keys[:0] }

func (t *tree) newNode(seat game.Seat) int32 {
	t.nodes = append(t.nodes, node{seat: seat, first: int32(len(t.edges))})
	return int32(len(t.nodes) - 1)
}

// of are the edges of a node.
func (t *tree) of(n *node) []edge { return t.edges[n.first : n.first+n.n] }

// find is which of a node's edges has a key, none if there is none. Mostly it is
// the one that comes next, or not far behind.
func (t *tree) find(n *node, key uint32, next int32) int32 {
	keys := t.keys[n.first : n.first+n.n]
	for i := int(next); i < len(keys); i++ {
		if keys[i] == key {
			return int32(i)
		}
	}
	for i, k := range keys[:next] {
		if k == key {
			return int32(i)
		}
	}
	return none
}

// add makes an edge, the last of its node, and says which of them it is.
func (t *tree) add(n *node, key uint32, e edge) int32 {
	if n.n == n.room {
		t.widen(n)
	}
	t.edges[n.first+n.n], t.keys[n.first+n.n] = e, key
	n.n++
	return n.n - 1
}

// widen makes room for more edges: for one more where they are the last of all,
// else elsewhere for twice as many.
func (t *tree) widen(n *node) {
	more, end := int32(1), int32(len(t.edges))
	if n.first+n.room != end {
		t.edges, t.keys = append(t.edges, t.of(n)...), append(t.keys, t.keys[n.first:n.first+n.n]...)
		n.first, more = end, n.n
	}
	t.edges, t.keys = slices.Grow(t.edges, int(more)), slices.Grow(t.keys, int(more))
	n.room = n.n + more
	t.edges, t.keys = t.edges[:n.first+n.room], t.keys[:n.first+n.room]
}

// open is an edge that the deal allows at a node: which of its edges, with the
// action for it.
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
	t, ready, next := &p.tree, false, int32(0)
	node := &t.nodes[n]
	fresh := node.n == 0
	for i, key := range p.keys {
		if !p.isNew(key) {
			continue
		}
		a, at := p.legal[i], none
		if !fresh {
			at = t.find(node, key, next)
		}
		if at != none {
			next = at + 1
		} else {
			if !ready {
				p.Extractor.Prepare(p.work)
				ready = true
			}
			at = t.add(node, key, edge{child: none, prior: float32(exp(float64(p.Logit(p.work, a)))), action: a})
		}
		p.open = append(p.open, open{at, a})
	}
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
	edges := t.of(node)
	priors := 0.0
	for _, o := range p.open {
		priors += edges[o.edge].weight(wide)
	}
	c /= priors
	best, most := 0, math.Inf(-1)
	avail, root := int32(0), 0.0 // the last root taken: edges are mostly open as often
	for i, o := range p.open {
		e := &edges[o.edge]
		if e.avail++; e.avail != avail {
			avail, root = e.avail, math.Sqrt(float64(e.avail))
		}
		u := float64(float64(c*e.weight(wide)) * root)
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

// weight is that of an edge by the policy, less pointed where the question is
// wide.
func (e *edge) weight(wide bool) float64 {
	if wide {
		return math.Sqrt(float64(e.prior))
	}
	return float64(e.prior)
}
