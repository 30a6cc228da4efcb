package search

import "posterestante/game"

// longest bounds how many actions are played on in one iteration.
const longest = 400

// iterate searches once more: it deals anew what the seat can't know, goes down the
// tree, plays on from its end, and keeps what came of it.
func (p *Player) iterate() {
	p.deal.Determinize(p.eyes, &p.chance)
	p.restart()
	p.unseal()
	p.path = p.path[:0]
	// What comes after a line is weighed as it would be played.
	p.own = len(p.asked.Line) == 0 && !p.Spec.narrow(p.seats)
	for _, a := range p.asked.Line { // what is done first, if anything is
		p.work.Apply(a, nil)
	}
	at, from, leaf := int32(0), none, none
	for steps := 0; !p.work.Over() && steps < longest; steps++ {
		p.look()
		if p.forced() {
			p.work.Apply(p.legal[0], nil)
			continue
		}
		if p.veiled() {
			p.work.Apply(p.sample(), nil)
			continue
		}
		if at == none {
			at = p.tree.newNode(p.work.Turn())
			p.tree.sums[from].child = at
		} else if len(p.tree.nodes) == 0 {
			at = p.tree.newNode(p.work.Turn())
		}
		n := &p.tree.nodes[at]
		if n.seat != p.work.Turn() { // the deal has it otherwise: the tree ends here
			break
		}
		fresh := n.n == 0
		p.match(at)
		if fresh {
			leaf = at
			break
		}
		o := p.open[p.choose(at)]
		from = p.tree.nodes[at].first + o.edge
		p.path = append(p.path, passed{at, from})
		p.work.Apply(p.legal[o.legal], nil)
		at = p.tree.take(from)
	}
	p.playOn()
	p.backup(leaf)
}

// restart goes back to the position thought about.
func (p *Player) restart() {
	p.work.CopyFrom(p.deal)
	if p.sparse != nil {
		p.sparse.Sparse(p.work)
	}
}

// look lists the legal actions with their keys.
func (p *Player) look() {
	p.legal = principled(p.work, p.work.Legal(p.legal[:0]))
	p.keys = p.Extractor.Keys(p.work, p.legal, p.keys[:0])
}

// principled leaves out what no seat that is played here does.
func principled(st game.State, legal []game.Action) []game.Action {
	s, ok := st.(game.Principled)
	if !ok || len(legal) < 2 {
		return legal
	}
	n := 0
	for _, a := range legal {
		if !s.Shuns(a) {
			legal[n] = a
			n++
		}
	}
	return legal[:n]
}

// forced says whether there is but one thing to do.
func (p *Player) forced() bool {
	for _, key := range p.keys[1:] {
		if key != p.keys[0] {
			return false
		}
	}
	return true
}

// playOn plays by the policy to the end of the turn, and of as many more as the
// sight says.
func (p *Player) playOn() {
	seat, turns := game.TurnOf(p.work), p.Spec.Ahead
	for steps := 0; !p.work.Over() && steps < longest; steps++ {
		if now := game.TurnOf(p.work); now != seat {
			if seat = now; turns == 0 {
				return
			}
			turns--
		}
		p.look()
		p.work.Apply(p.sample(), nil)
	}
}

// sample draws a legal action by the policy.
func (p *Player) sample() game.Action {
	if len(p.legal) == 1 {
		return p.legal[0]
	}
	p.Extractor.Prepare(p.work)
	p.odds = p.odds[:0]
	p.visit++
	sum := 0.0
	for i, key := range p.keys {
		if p.isNew(key) {
			sum += exp(float64(p.Logit(p.work, p.legal[i])))
		}
		p.odds = append(p.odds, sum)
	}
	pick := float64(float64(p.chance.Next()>>11) / (1 << 53) * sum)
	for i, upTo := range p.odds {
		if pick < upTo {
			return p.legal[i]
		}
	}
	return p.legal[0]
}

// backup keeps what came of an iteration, along its way.
func (p *Player) backup(leaf int32) {
	mine := p.Worth(p.work, p.seat, p.seats)
	p.came.add(mine)
	if p.came.everyone {
		p.share()
	}
	t := &p.tree
	var known [game.MaxSeats]bool
	var worths [game.MaxSeats]float64
	known[p.seat], worths[p.seat] = true, mine.Sought
	worth := func(seat game.Seat) float64 {
		if !known[seat] {
			known[seat], worths[seat] = true, 1-mine.Sought
			if p.seats != 2 {
				worths[seat] = p.worth(p.work, seat, p.seats).Sought
			}
		}
		return worths[seat]
	}
	if leaf != none {
		n := &t.nodes[leaf]
		n.visits++
		n.total += worth(n.seat)
	}
	for _, s := range p.path {
		n, e, sums := &t.nodes[s.node], &t.edges[s.edge], &t.sums[s.edge]
		w := worth(n.seat)
		n.visits++
		n.total += w
		e.visits++
		sums.total += w
		sums.win += mine.Win
		sums.mean = sums.total / float64(e.visits)
	}
}
