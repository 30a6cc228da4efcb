package main

import (
	"encoding/json"
	"math"
	"os"
	"strconv"
	"strings"
)

// fit plays the series of a game from which its chances are made, by the bare training, and writes
// the file that search.Calibrated asks for: by the number of seats, what came of a chance of 0, 5 ... 100 percent,
// in thousandths. Between them lies a logistic curve of the chance that was seen, by maximum likelihood.
func (l *lab) fit(to string) {
	seen := map[int][]tenth{}
	for _, r := range rows.Fit[l.game] {
		n := strings.Count(r.Seats, ",") + 1
		seen[n] = append(seen[n], l.sim(r, false).Chances...)
	}
	file := map[string][]int{}
	for n, tenths := range seen {
		a, b := logistic(tenths)
		row := []int{0}
		for i := 1; i < 20; i++ {
			row = append(row, int(math.Round(1000*came(a, b, float64(i)/20))))
		}
		file[strconv.Itoa(n)] = append(row, 1000)
	}
	text, err := json.Marshal(file)
	must(err)
	must(os.WriteFile(to, append(text, '\n'), 0o644))
}

// came is the curve at a chance.
func came(a, b, chance float64) float64 { return 1 / (1 + math.Exp(-a-b*logit(chance))) }

func logit(p float64) float64 {
	p = min(max(p, 0.003), 0.997)
	return math.Log(p / (1 - p))
}

// logistic finds a and b of came, by Newton's method.
func logistic(tenths []tenth) (a, b float64) {
	b = 1
	for range 50 {
		var g0, g1, h00, h01, h11 float64
		for _, t := range tenths {
			if t.Turns == 0 {
				continue
			}
			n, z, p := float64(t.Turns), logit(t.Chance), came(a, b, t.Chance)
			w, e := n*p*(1-p), n*(t.Wins-p)
			g0, g1 = g0+e, g1+e*z
			h00, h01, h11 = h00+w, h01+w*z, h11+w*z*z
		}
		d := h00*h11 - h01*h01
		if d < 1e-9 {
			break
		}
		a, b = a+(h11*g0-h01*g1)/d, b+(h00*g1-h01*g0)/d
	}
	return a, b
}
