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
	prior  float32
	visits int32
	avail  int32 // how often it could be taken
	action game.Action
}

// sums are what came of an edge: of one that was never taken nothing is said.
type sums struct {
	mean  float64 // of what is sought, for the node's seat
	total float64
	win   float64 // the win of the root's seat
	child int32   // the decision after it, none until there was one
}

const none int32 = -1

// tree is nodes and edges in memory that is used again. The keys and the sums of
// edges lie apart, each at its edge's number: of most edges little is read.
type tree struct {
	nodes []node
	edges []edge
	keys  []uint32
	sums  []sums
}

func (t *tree) reset() {
	t.nodes, t.edges, t.keys, t.sums = t.nodes[:0], t.edges[:0], t.keys[:0], t.sums[:0]
}

func (t *tree) newNode(seat game.Seat) int32 {
	t.nodes = append(t.nodes, node{seat: seat, first: int32(len(t.edges))})
	return int32(len(t.nodes) - 1)
}

// of are the edges of a node.
func (t *tree) of(n *node) []edge { return t.edges[n.first : n.first+n.n] }

// take goes to an edge, and gives the decision after it.
func (t *tree) take(e int32) int32 {
	if t.edges[e].visits == 0 {
		t.sums[e] = sums{child: none}
	}
	return t.sums[e].child
}

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
	from, to, more := n.first, n.first+n.n, int32(1)
	if int(from+n.room) != len(t.edges) {
		n.first, more = int32(len(t.edges)), n.n
		t.edges = append(t.edges, t.edges[from:to]...)
		t.keys = append(t.keys, t.keys[from:to]...)
		t.sums = append(t.sums, t.sums[from:to]...)
	}
	n.room = n.n + more
	t.edges = longer(t.edges, n.first+n.room)
	t.keys = longer(t.keys, n.first+n.room)
	t.sums = longer(t.sums, n.first+n.room)
}

// longer is a list made longer, by whatever stood there.
func longer[T any](list []T, n int32) []T { return slices.Grow(list, int(n)-len(list))[:n] }

// open is an edge that the deal allows at a node: which of its edges, and which of
// the legal actions stands for it.
type open struct{ edge, legal int32 }

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
		at := none
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
			a := p.legal[i]
			at = t.add(node, key, edge{prior: float32(exp(float64(p.Logit(p.work, a)))), action: a})
		}
		p.open = append(p.open, open{at, int32(i)})
	}
}

// untried is what an action that was never taken is thought to be less worth
// than its node.
const untried = 0.05

// choose is the open edge that PUCT takes.
func (p *Player) choose(n int32) int {
	t := &p.tree
	node := &t.nodes[n]
	mean := 0.5
	if node.visits > 0 {
		mean = node.total / float64(node.visits)
	}
	c := p.Spec.explore()
	if p.own = p.own && node.seat == p.seat; p.own {
		c *= wider
	}
	edges, sums := t.of(node), t.sums[node.first:]
	priors := 0.0
	for _, o := range p.open {
		priors += edges[o.edge].weight(p.own)
	}
	c /= priors
	best, most := 0, math.Inf(-1)
	avail, root := int32(0), 0.0 // the last root taken: edges are mostly open as often
	for i, o := range p.open {
		e := &edges[o.edge]
		if e.avail++; e.avail != avail {
			avail, root = e.avail, math.Sqrt(float64(e.avail))
		}
		u := float64(float64(c*e.weight(p.own)) * root)
		if e.visits > 0 {
			u = p.worthOf(&sums[o.edge], e.visits, mean-untried) + u/float64(1+e.visits)
		} else {
			u += mean - untried
		}
		if u > most {
			best, most = i, u
		}
	}
	return best
}
