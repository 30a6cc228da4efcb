package postcards

import (
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Legend lists the signs of the table: kinds of site, effects, gifts, travel
// colours and seats.
func (Board) Legend(c *board.Context) []board.Sign {
	w := c.Words
	var out board.Signs
	out.Head(w.T("table.legend.sites"))
	for k := rules.Sight; k <= rules.Beach; k++ {
		out.Add(stage.Pic{Kind: "pc.sign", ID: int(k), Look: SignSite}, 40, 40, w.T("postcards.kind."+k.String()))
	}
	out.Head(w.T("table.legend.effects"))
	for e := rules.ExtraCard; e <= rules.StarEffect; e++ {
		out.Add(stage.Pic{Kind: "pc.sign", ID: int(e)}, 40, 40, w.T("postcards.effect."+e.String()+".name"))
	}
	out.Head(w.T("table.legend.colours"))
	for k := rules.Blue; k <= rules.Yellow; k++ {
		out.Add(stage.Pic{Kind: "pc.stamp", ID: int(k)}, 40, 40, w.T("postcards.tint."+k.String()+".name"))
	}
	out.Head(w.T("table.legend.gifts"))
	for _, n := range []int{1, 3, 11, 13, 14, 16, 24} {
		out.Add(stage.Pic{Kind: "pc.gift", ID: n}, 56, 84, w.T("postcards.gift."+rules.Gifts[n].Kind.String()+".name"))
	}
	out.Seats(c, "pc.camp", 40, 40)
	for i, key := range []string{"hand", "track", "sent", "score"} {
		out.Add(stage.Pic{Kind: "pc.chip", ID: []int{8, 7, 6, 9}[i], Text: "0"}, 64, 34, w.T("table.legend."+key))
	}
	return out
}
