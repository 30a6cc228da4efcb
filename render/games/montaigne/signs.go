package montaigne

import (
	"strconv"

	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Legend lists the signs of the table: books and themes, discoveries,
// characters, cities and zones, seats.
func (Board) Legend(c *board.Context) []board.Sign {
	w := c.Words
	var out board.Signs
	add := func(group, n int, words string) {
		out.Add(stage.Pic{Kind: "mo.sign", ID: group*16 + n}, 42, 42, words)
	}
	for b := 1; b <= 3; b++ {
		out.Head(w.T("montaigne.book." + strconv.Itoa(b)))
		for t := rules.Friendship; t <= rules.Travel; t++ {
			if t.Book() == b {
				add(signTheme, int(t), w.T("montaigne.theme."+t.String()+".name"))
			}
		}
	}
	out.Head(w.T("montaigne.kind.discovery.name"))
	for f := rules.Gastronomy; f <= rules.Landscape; f++ {
		add(signFind, int(f), w.T("montaigne.kind."+f.String()+".name"))
	}
	out.Head(w.T("montaigne.kind.character.name"))
	for p := rules.Montaigne; p <= rules.Courtesan; p++ {
		add(signPerson, int(p), w.T("montaigne.traveller."+p.String()+".name"))
	}
	out.Head(w.T("montaigne.table.legend.cities"))
	for city := rules.Bordeaux; city <= rules.Florence; city++ {
		add(signCity, int(city), cityName(c, city)+" · "+w.T("montaigne.zone."+strconv.Itoa(city.Zone())))
	}
	out.Seats(c, "mo.pawn", 31, 42)
	for i, key := range []string{"points", "hand", "actions"} {
		out.Add(stage.Pic{Kind: "mo.chip", ID: i, Text: "0"}, 60, 34, w.T("montaigne.table.legend."+key))
	}
	return out
}
