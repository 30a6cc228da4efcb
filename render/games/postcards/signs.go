package postcards

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// cues are the sounds of the pieces, by what comes to where.
var cues = map[uint8]string{
	rules.BackTravel:   "paper",
	rules.BackPostcard: "paper",
	rules.BackGift:     "ribbon",
	rules.BackCamp:     "tent",
	rules.BackBike:     "spokes",
	rules.BackStamp:    "stamp",
	rules.BackMemory:   "stamp",
	rules.BackBonus:    "bell",
}

// Cue is the sound of an event. It depends on nothing that is hidden.
func (Board) Cue(e game.Event) string {
	switch e.Kind {
	case game.Move:
		switch {
		case e.To.Zone == rules.Sent:
			return "send"
		case e.To.Zone == rules.StampSupply, e.To.Zone == rules.MemorySupply:
			return ""
		}
		return cues[e.Piece.Back]
	case game.Shuffle:
		return "shuffle"
	case game.Count:
		if e.Counter == rules.ScoreN {
			return "points"
		}
	}
	return ""
}

// Legend lists the signs of the table: kinds of site, effects, gifts, travel
// colours and seats.
func (Board) Legend(c *board.Context) []board.Sign {
	w := c.Words
	var out []board.Sign
	head := func(key string) { out = append(out, board.Sign{Head: true, Words: w.T(key)}) }
	add := func(pic stage.Pic, wide, high float64, words string) {
		out = append(out, board.Sign{Pic: pic, W: wide, H: high, Words: words})
	}
	head("table.legend.sites")
	for k := rules.Sight; k <= rules.Beach; k++ {
		add(stage.Pic{Kind: "pc.sign", ID: int(k), Look: SignSite}, 40, 40, w.T("postcards.kind."+k.String()))
	}
	head("table.legend.effects")
	for e := rules.ExtraCard; e <= rules.StarEffect; e++ {
		add(stage.Pic{Kind: "pc.sign", ID: int(e)}, 40, 40, w.T("postcards.effect."+e.String()+".name"))
	}
	head("table.legend.colours")
	for k := rules.Blue; k <= rules.Yellow; k++ {
		add(stage.Pic{Kind: "pc.stamp", ID: int(k)}, 40, 40, w.T("postcards.tint."+k.String()+".name"))
	}
	head("table.legend.gifts")
	for _, n := range []int{1, 3, 11, 13, 14, 16, 24} {
		add(stage.Pic{Kind: "pc.gift", ID: n}, 56, 84, w.T("postcards.gift."+rules.Gifts[n].Kind.String()+".name"))
	}
	head("table.legend.seats")
	for i, name := range c.Names {
		add(stage.Pic{Kind: "pc.camp", ID: c.Colours[i]}, 40, 40, name)
	}
	for i, key := range []string{"hand", "track", "sent", "score"} {
		add(stage.Pic{Kind: "pc.chip", ID: []int{8, 7, 6, 9}[i], Text: strconv.Itoa(0)}, 64, 34, w.T("table.legend."+key))
	}
	return out
}
