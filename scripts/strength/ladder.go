package main

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
)

// bout is a series in which one seat of a kind met others of another; a shared win is a part.
type bout struct {
	one, other int     // kinds, by their places on the ladder
	others     float64 // seats of the other kind
	wins, lost float64 // games of the one, and of all others together
}

// rung is how strong a kind is: by so many points of Elo more a seat wins ten to the power of a four-hundredth of them
// times as often as another at its table.
type rung struct {
	Elo     float64 // 0 for the first kind
	Between float64 // the truth lies so far to either side, with 95 percent
}

// ladder plays each kind of a game against the next one and the next but one, either alone against the others of a
// table of so many seats, and says how strong each is; so many games a series.
func (l *lab) ladder(kinds []string, seats, games int) (out []rung) {
	var bouts []bout
	for i := range kinds {
		for _, j := range []int{i - 2, i - 1, i + 1, i + 2} {
			if j < 0 || j >= len(kinds) {
				continue
			}
			others := strings.Repeat(","+kinds[j], seats-1)
			got := l.sim(row{Seats: kinds[i] + others, Games: games}, true)
			all, won := float64(got.Games), got.Seats[0].Wins
			bouts = append(bouts, bout{one: i, other: j, others: float64(seats - 1), wins: won, lost: all - won})
		}
	}
	elo, between := rated(len(kinds), bouts)
	for i := range kinds {
		out = append(out, rung{elo[i], between[i]})
	}
	return out
}

// point is an Elo point in the logarithm of how often a seat wins.
const point = math.Ln10 / 400

// rated are the kinds' points with their intervals: those under which what happened is likeliest (Plackett and Luce),
// where each side of a series is given half a win, or who never won would be infinitely weak.
func rated(kinds int, bouts []bout) (elo, between []float64) {
	const rounds, given = 20000, 0.5
	strong := slices.Repeat([]float64{1}, kinds)
	for range rounds { // Hunter's MM: each round is likelier than the one before
		won, met := make([]float64, kinds), make([]float64, kinds)
		for _, b := range bouts {
			games := b.wins + b.lost + 2*given
			table := strong[b.one] + b.others*strong[b.other]
			won[b.one] += b.wins + given
			won[b.other] += b.lost + given
			met[b.one] += games / table
			met[b.other] += games * b.others / table
		}
		for i := range strong {
			strong[i] = won[i] / met[i]
		}
	}
	known := make([][]float64, kinds)
	for i := range known {
		known[i] = make([]float64, kinds)
	}
	for _, b := range bouts {
		p := strong[b.one] / (strong[b.one] + b.others*strong[b.other])
		told := (b.wins + b.lost) * p * (1 - p)
		known[b.one][b.one] += told
		known[b.other][b.other] += told
		known[b.one][b.other] -= told
		known[b.other][b.one] -= told
	}
	elo, between = make([]float64, kinds), make([]float64, kinds)
	for i, far := range spread(known) {
		elo[i] = math.Log(strong[i]/strong[0]) / point
		between[i] = 1.96 * math.Sqrt(far) / point
	}
	return elo, between
}

// spread are the variances of all against the first, from what is known of each pair: the diagonal of the inverse
// without the first row and column (Gauss and Jordan).
func spread(known [][]float64) []float64 {
	n := len(known) - 1
	m := make([][]float64, n)
	for i := range m {
		m[i] = append(slices.Clone(known[i+1][1:]), make([]float64, n)...)
		m[i][n+i] = 1
	}
	for i := range m {
		for k, by := 0, m[i][i]; k < 2*n; k++ {
			m[i][k] /= by
		}
		for j := range m {
			if j == i {
				continue
			}
			for k, by := 0, m[j][i]; k < 2*n; k++ {
				m[j][k] -= by * m[i][k]
			}
		}
	}
	out := []float64{0}
	for i := range m {
		out = append(out, m[i][n+i])
	}
	return out
}

// climb prints the ladder of those kinds that which finds, at tables of so many seats, as docs/data keeps it.
func (l *lab) climb(which *regexp.Regexp, seats []int, games int) error {
	kinds := slices.DeleteFunc(slices.Clone(rows.Ladder[l.game]), func(k string) bool { return !which.MatchString(k) })
	if len(kinds) < 2 {
		return fmt.Errorf("the ladder of %q has %d kinds that -only finds", l.game, len(kinds))
	}
	fmt.Printf("# %s: the ladder in Elo, random = 0: a seat of 400 more wins ten times as often as another at its "+
		"table; %d games a series, seed %d:\nkind", l.game, games, l.seed)
	var columns [][]rung
	for _, n := range seats {
		columns = append(columns, l.ladder(kinds, n, games))
		fmt.Printf(",%d seats", n)
	}
	fmt.Println()
	for i, kind := range kinds {
		fmt.Print(kind)
		for _, c := range columns {
			fmt.Printf(",%.0f ± %.0f", c[i].Elo, c[i].Between)
		}
		fmt.Println()
	}
	return nil
}
