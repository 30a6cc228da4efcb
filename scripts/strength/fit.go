package main

import (
	"encoding/json"
	"errors"
	"math"
	"os"
	"strconv"
	"strings"
)

// fit plays the series of a game from which its chances are made, by the bare training, and writes
// the file that search.Calibrated asks for: by the number of seats, what came of a chance of 0, 5 ... 100 percent,
// in thousandths.
func (l *lab) fit(to string) {
	if l.training == "" { // what the game has is told by its curve already
		must(errors.New("-fit asks for -training, as game/NAME/sight/training.bin"))
	}
	seen := map[int][]tenth{}
	for _, r := range rows.Fit[l.game] {
		n := strings.Count(r.Seats, ",") + 1
		seen[n] = append(seen[n], l.sim(r, false).Chances...)
	}
	file := map[string][]int{}
	for n, tenths := range seen {
		file[strconv.Itoa(n)] = curve(tenths)
	}
	text, err := json.Marshal(file)
	must(err)
	must(os.WriteFile(to, append(text, '\n'), 0o644))
}

// faith is so many turns as the logistic curve counts beside those of a tenth.
const faith = 300

// curve goes through the tenths: what came true of each, drawn to a logistic curve of them all
// where there were few turns, and never falling.
func curve(series []tenth) []int {
	a, b := logistic(series)
	var sums [10]struct{ turns, seen, won float64 }
	for _, t := range series {
		n, at := float64(t.Turns), &sums[min(int(10*t.Chance), 9)]
		at.turns, at.seen, at.won = at.turns+n, at.seen+n*t.Chance, at.won+n*t.Wins
	}
	xs, ys := []float64{0}, []float64{0}
	for _, at := range sums {
		if at.turns > 0 {
			x := at.seen / at.turns
			xs, ys = append(xs, x), append(ys, max(ys[len(ys)-1], (at.won+faith*came(a, b, x))/(at.turns+faith)))
		}
	}
	xs, ys = append(xs, 1), append(ys, 1)
	row := []int{}
	for i, k := 0, 0; i <= 20; i++ {
		x := float64(i) / 20
		for k < len(xs)-2 && xs[k+1] < x {
			k++
		}
		row = append(row, int(math.Round(1000*(ys[k]+(ys[k+1]-ys[k])*(x-xs[k])/(xs[k+1]-xs[k])))))
	}
	return row
}

// came is the logistic curve at a chance.
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
