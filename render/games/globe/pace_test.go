package globe_test

import (
	"maps"
	"slices"
	"testing"
	"time"

	spoken "posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// turnTaken is what an own turn cost whoever plays it: clicks, and time in which nothing could be decided.
type turnTaken struct {
	clicks int
	waited time.Duration
	read   time.Duration // of it, while a card was read that goes by itself
	before time.Duration // of it, before the last click
	sells  bool          // something is put up for sale, or bartered
}

// record is what a match cost the person in seat 0.
type record struct {
	turns []turnTaken
	kinds map[string]int // clicks of own turns, by what was clicked
}

// timed plays a match at the usual speed, its person by clicks, and records what that costs.
type timed struct {
	*player
	record
	deps *table.Deps
	mine bool // the turn that is shown is the person's
}

// moment is how far a match goes on between two looks: what one look takes at most, see stage.Show.
const moment = 3 * stage.Tick

func newTimed(t *testing.T, b globe.Board, paced bool, seed uint64) *timed {
	s, err := game.NewSession(box.Of(b.R.Name).Game, game.Setup{Game: b.R.Name,
		Seats: []string{"person", "bot:steady", "bot:steady", "bot:steady"}, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	d := &table.Deps{Words: spoken.In("fr"), Board: b, Names: names[:4], Colours: []int{0, 1, 2, 3}, Paced: paced}
	p := &player{t, b, s, stage.NewShow(table.New(d, table.Unkept{On: s}))}
	return &timed{player: p, deps: d, record: record{kinds: map[string]int{}}}
}

// tick lets a moment pass, which is waiting unless the person may decide. Others' turns aren't shown.
func (p *timed) tick() {
	p.step(stage.Raw{X: -1, Y: -1}, moment)
	tb, ok := p.show.Scene().(*table.Table)
	was := p.mine
	p.mine = ok && tb.View.Counter(rules.ActiveN, game.Nobody) == 0
	if p.deps.Speed = 0; p.mine {
		p.deps.Speed = table.Normal
	}
	if p.mine && !was {
		p.turns = append(p.turns, turnTaken{})
	}
	if n := len(p.turns); p.mine && (p.show.Busy() || p.s.Turn() != 0) {
		p.turns[n-1].waited += moment
		if p.show.Frame().Hot("speech.on") != nil {
			p.turns[n-1].read += moment
		}
	}
}

// press clicks, and counts it.
func (p *timed) press(id string) {
	p.t.Helper()
	x, y, ok := p.where(id)
	if !ok {
		p.t.Fatalf("%s can't be hit", id)
	}
	if n := len(p.turns); p.mine {
		p.turns[n-1].clicks++
		p.turns[n-1].before = p.turns[n-1].waited
		p.kinds[p.kind(id)]++
	}
	p.step(stage.Raw{X: x, Y: y}, patience)
	for _, down := range []bool{true, false} {
		p.step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
	}
}

// kind is what sort of thing a hot is.
func (p *timed) kind(id string) string {
	s, ok := board.ParseSpot(id)
	if !ok {
		return id
	}
	return map[game.Zone]string{rules.RoadZone: "square", rules.Buttons: "button", rules.BagZone: "bag",
		rules.Goods: "goods", rules.DrawnBag: "drawn", rules.Choice: "choice"}[s.Zone]
}

func (p *timed) play() {
	choose := p.steady()
	for n := 0; !p.s.Over(); n++ {
		if n > 20000 {
			for _, h := range p.show.Frame().Hots {
				p.t.Log(h.ID, h.Lit, h.Label)
			}
			p.t.Fatal("it doesn't end", p.s.Len(), p.s.Turn(), p.show.Busy(), p.mine, p.deps.Speed)
		}
		p.tick()
		switch {
		case p.show.Busy():
		case p.show.Frame().Hot("speech.on") != nil:
			p.press("speech.on")
		case p.s.Turn() == 0:
			p.act(choose())
		}
	}
}

// act does an action by clicks.
func (p *timed) act(a game.Action) {
	before, parts := p.s.Len(), p.s.Parts(a)
	if v := a.Verb; p.mine && (v == rules.VSell || v == rules.VLot || v == rules.VBundle || p.b.R.Barter != nil && v == p.b.R.Barter.Begin) {
		p.turns[len(p.turns)-1].sells = true
	}
	for _, spot := range parts {
		if spot.Zone == rules.Amount { // counted as one click: a preset, or the bar
			p.types(a)
			if p.mine {
				p.turns[len(p.turns)-1].clicks++
				p.kinds["number"]++
			}
			p.press("amount.ok")
			break
		}
		p.press(board.SpotID(spot))
	}
	if p.s.Len() == before && p.show.Frame().Hot("dialog.end") != nil {
		p.press("dialog.end")
	}
	if p.s.Len() == before || p.s.Step(before).Action != a {
		for _, h := range p.show.Frame().Hots {
			p.t.Log(h.ID, h.Lit, h.Label)
		}
		p.t.Fatalf("%s was not done by clicks %v", p.s.Game().Notation(a), parts)
	}
}

// costs are what half of all turns cost at most, and nine of ten.
func costs[T int | time.Duration](turns []turnTaken, of func(turnTaken) T) (half, most T) {
	var all []T
	for _, t := range turns {
		all = append(all, of(t))
	}
	if len(all) == 0 {
		return half, most
	}
	slices.Sort(all)
	return all[len(all)/2], all[len(all)*9/10]
}

// paceOf is what own turns cost in so many matches of four at the usual speed.
func paceOf(t *testing.T, b globe.Board, paced bool, matches int) record {
	all := record{kinds: map[string]int{}}
	for seed := range uint64(matches) {
		p := newTimed(t, b, paced, 40+seed)
		p.play()
		all.turns = append(all.turns, p.turns...)
		for kind, n := range p.kinds {
			all.kinds[kind] += n
		}
	}
	clicks, mostClicks := costs(all.turns, func(t turnTaken) int { return t.clicks })
	waited, mostWaited := costs(all.turns, func(t turnTaken) time.Duration { return t.waited.Round(time.Second / 20) })
	still, _ := costs(all.turns, func(t turnTaken) time.Duration { return (t.waited - t.read).Round(time.Second / 20) })
	t.Logf("%s, paced %v: %d own turns; half of them at most %d clicks, %v waited, %v without what was read; nine of ten %d, %v",
		b.R.Name, paced, len(all.turns), clicks, waited, still, mostClicks, mostWaited)
	before, mostBefore := costs(all.turns, func(t turnTaken) time.Duration { return t.before.Round(time.Second / 20) })
	quiet := slices.DeleteFunc(slices.Clone(all.turns), func(t turnTaken) bool { return t.sells })
	few, mostFew := costs(quiet, func(t turnTaken) int { return t.clicks })
	short, mostShort := costs(quiet, func(t turnTaken) time.Duration { return t.waited.Round(time.Second / 20) })
	t.Logf("  before the last click %v, nine of ten %v; %d turns without a sale: %d clicks, nine of ten %d, %v waited, nine of ten %v",
		before, mostBefore, len(quiet), few, mostFew, short, mostShort)
	for _, kind := range slices.Sorted(maps.Keys(all.kinds)) {
		t.Logf("  %d %s", all.kinds[kind], kind)
	}
	return all
}

// TestPaceOfTurns checks, in whole matches played by clicks, that what only informs asks for no click, and that nothing
// else is waited for longer than when it did: docs/before-after.md has the figures.
func TestPaceOfTurns(t *testing.T) {
	for _, g := range sisters {
		asked, paced := paceOf(t, g.board, false, gametest.Times()), paceOf(t, g.board, true, gametest.Times())
		if a, b := asked.kinds["speech.on"], paced.kinds["speech.on"]; a == 0 || b > a/3 {
			t.Errorf("%s: gone on by hand %d times, before %d", g.board.R.Name, b, a)
		}
		sum := func(r record) (d time.Duration) {
			for _, t := range r.turns {
				d += t.waited - t.read
			}
			return d
		}
		if a, b := sum(asked), sum(paced); b > a {
			t.Errorf("%s: waited %v, before %v", g.board.R.Name, b, a)
		}
	}
}
