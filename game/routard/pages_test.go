package routard

import (
	"testing"

	"posterestante/game/globe/globetest"
)

// TestPages: whoever begins a turn without papers on an airport and has their price must
// have bought them (R4.1); load takes no position in which that is still to be done.
func TestPages(t *testing.T) {
	const none = "at 20; bag guide; money 0"
	on := globetest.PageCase
	globetest.Pages(t, Game, []globetest.Page{
		on("R4.1", "papers missing, too little money", none, 0, "money", 190, ""),
		on("R4.1", "papers missing, just money enough", none, 0, "money", 200, "why.settles"),
		on("R4.1", "papers missing, more than enough", none, 0, "money", 1000, "why.settles"),
		on("R4.1", "with papers", "at 20; bag papers guide; money 0", 0, "money", 200, ""),
		on("R4.1", "missing while another has the turn", "at 22; 1: at 20; 1: bag; 1: money 0", 1, "money", 200, ""),
		on("R2.3", "still packing", "at 0; bag; money 0", 0, "money", 200, ""),
		on("R1.4", "no coin is smaller than 10", none, 0, "money", 199, "why.tens"),
	})
}
