package main

import (
	"fmt"
	"math"
	"strings"
)

// picture draws what came true over what was told: a dot for each tenth, as large
// as it was often told; on the dotted line both are the same.
func picture(game string, tenths []tenth) string {
	const side, edge = 400, 50
	at := func(chance, wins float64) (x, y float64) { return edge + chance*side, edge + (1-wins)*side }
	most := 1
	for _, t := range tenths {
		most = max(most, t.Turns)
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" `+
		`font-family="sans-serif" font-size="13">`+"\n", side+2*edge, side+2*edge)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" fill="#f6efdf"/>`+
		`<rect x="%d" y="%d" width="%d" height="%d" fill="#fbf7ec" stroke="#5b4a3a"/>`+"\n", edge, edge, side, side)
	for i := 0; i <= 10; i += 2 {
		x, y := at(float64(i)/10, float64(i)/10)
		fmt.Fprintf(&b, `<text x="%.0f" y="%d" text-anchor="middle" fill="#5b4a3a">%d</text>`+
			`<text x="%d" y="%.0f" text-anchor="end" fill="#5b4a3a">%d</text>`+"\n",
			x, edge+side+18, 10*i, edge-8, y+4, 10*i)
	}
	fmt.Fprintf(&b, `<text x="%d" y="%d" text-anchor="middle" fill="#5b4a3a">chance told, %%</text>`+
		`<text x="%d" y="%d" fill="#5b4a3a">won, %% (%s)</text>`+"\n",
		edge+side/2, edge+side+38, edge, edge-16, game)
	fmt.Fprintf(&b, `<path d="M%d %d L%d %d" stroke="#5b4a3a" stroke-dasharray="3 5"/>`+"\n", edge, edge+side,
		edge+side, edge)
	var way []string
	for _, t := range tenths {
		if t.Turns > 0 {
			x, y := at(t.Chance, t.Wins)
			way = append(way, fmt.Sprintf("%.1f,%.1f", x, y))
		}
	}
	fmt.Fprintf(&b, `<polyline points="%s" fill="none" stroke="#2f6f8f" stroke-width="2"/>`+"\n",
		strings.Join(way, " "))
	for _, t := range tenths {
		if t.Turns > 0 {
			x, y := at(t.Chance, t.Wins)
			fmt.Fprintf(&b, `<circle cx="%.1f" cy="%.1f" r="%.1f" fill="#2f6f8f"/>`+"\n", x, y,
				3+7*math.Sqrt(float64(t.Turns)/float64(most)))
		}
	}
	return b.String() + "</svg>\n"
}
