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
	visits int32
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

// tree is nodes and edges in memory that is used again.
type tree struct {
	nodes []node
	edges []edge
}

func (t *tree) reset() { t.nodes, t.edges = t.nodes[:0], t.edges[:0] }

func (t *tree) newNode(seat game.Seat) int32 {
	t.nodes = append(t.nodes, node{seat: seat, first: none})
	return int32(len(t.nodes) - 1)
}

// open are the edges that the deal allows at a node, with the actions for them.
type open struct {
	edge   int32
	action game.Action
}

// match finds the edges of a node for legal actions, and makes those that are
// missing. made says that the eyes have looked at the position.
func (p *Player) match(n int32) {
	p.open = p.open[:0]
	t, looked := &p.tree, false
	last, from := none, t.nodes[n].first
	for _, a := range p.legal {
		key := p.Eyes.Key(p.work, a)
		at := t.find(from, none, key)
		if at == none {
			at = t.find(t.nodes[n].first, from, key)
		}
		if at == none {
			if !looked {
				p.Eyes.Look(p.work)
				looked = true
			}
			at = t.add(n, edge{key: key, child: none, prior: float32(exp(float64(p.Logit(p.work, a)))), action: a})
		} else if p.seen(at) {
			continue
		}
		p.open = append(p.open, open{at, a})
		p.mark(at)
		last = at
		from = t.edges[last].next
	}
}

// find looks for a key among the edges from one to before another.
func (t *tree) find(from, before int32, key uint32) int32 {
	for e := from; e != before && e != none; e = t.edges[e].next {
		if t.edges[e].key == key {
			return e
		}
	}
	return none
}

// add makes an edge, the last of its node.
func (t *tree) add(n int32, e edge) int32 {
	e.next = none
	t.edges = append(t.edges, e)
	at := int32(len(t.edges) - 1)
	if t.nodes[n].first == none {
		t.nodes[n].first = at
		return at
	}
	last := t.nodes[n].first
	for t.edges[last].next != none {
		last = t.edges[last].next
	}
	t.edges[last].next = at
	return at
}

// mark and seen keep the edges that this visit has met.
func (p *Player) mark(e int32) {
	for int(e) >= len(p.met) {
		p.met = append(p.met, 0)
	}
	p.met[e] = p.visit
}
func (p *Player) seen(e int32) bool { return int(e) < len(p.met) && p.met[e] == p.visit }

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
	priors := float32(0)
	for _, o := range p.open {
		priors += t.edges[o.edge].prior
	}
	c := p.Sight.explore() / float64(priors)
	best, most := 0, math.Inf(-1)
	for i, o := range p.open {
		e := &t.edges[o.edge]
		e.avail++
		q := mean - untried
		if e.visits > 0 {
			q = e.mean
		}
		u := q + float64(float64(c*float64(e.prior))*math.Sqrt(float64(e.avail)))/float64(1+e.visits)
		if u > most {
			best, most = i, u
		}
	}
	return best
}
