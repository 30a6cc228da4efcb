package main

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
)

// A balanced is what `sim -json -marks -course money` says of one series, as far as it is read here.
type balanced struct {
	Games   int       `json:"games"`
	Rounds  float64   `json:"rounds_per_game"`
	Actions float64   `json:"actions_per_game"`
	Order   []float64 `json:"wins_by_order"`
	Course  []struct {
		Round     int
		Games     int
		Mean, Won float64
	} `json:"course"`
	Marks []struct {
		Name    string
		Mean    float64 // a game
		Winners float64 // the share of wins with it
	} `json:"marks"`
	Forced []struct{ Turns int } `json:"forced"`
}

// last is the round by which a game ends, whatever was brought home (S6.3, R5.2).
const last = 200

// balance plays the series by which a game is balanced, and prints one Markdown table: a column a series, a
// line what is measured. A mark is told a seat, in brackets the share of wins that had it.
func (l *lab) balance(which *regexp.Regexp) {
	var heads []string
	var all []balanced
	for _, r := range rows.Balance[l.game] {
		if which.MatchString(r.Seats + " " + r.Options) {
			var b balanced
			l.play(r, &b, "-marks", "-course", "money")
			n := strings.Count(r.Seats, ",") + 1
			heads = append(heads, strings.TrimSpace(fmt.Sprintf("%d seats, %s %s", n, strings.SplitN(r.Seats, ",", 2)[0], r.Options)))
			all = append(all, b)
		}
	}
	fmt.Printf("| | %s |\n|%s\n", strings.Join(heads, " | "), strings.Repeat("---|", len(heads)+1))
	line := func(name string, cell func(b balanced) string) {
		fmt.Print("| " + name)
		for _, b := range all {
			fmt.Print(" | " + cell(b))
		}
		fmt.Println(" |")
	}
	line("games", func(b balanced) string { return fmt.Sprint(b.Games) })
	line("rounds a game", func(b balanced) string { return fmt.Sprintf("%.1f", b.Rounds) })
	line("actions a game", func(b balanced) string { return fmt.Sprintf("%.0f", b.Actions) })
	line("wins by order of play, %", func(b balanced) string {
		var shares []string
		for _, wins := range b.Order {
			shares = append(shares, fmt.Sprintf("%.1f", 100*wins/float64(b.Games)))
		}
		return strings.Join(shares, " / ")
	})
	line("edge of the first, points of share, with standard error", func(b balanced) string {
		p, fair, n := b.Order[0]/float64(b.Games), 1/float64(len(b.Order)), float64(b.Games)
		return fmt.Sprintf("%+.1f ± %.1f", 100*(p-fair), 100*math.Sqrt(p*(1-p)/n))
	})
	line("ended by the 200th round, %", func(b balanced) string {
		late := 0
		for _, c := range b.Course {
			if c.Round == last {
				late = c.Games
			}
		}
		return fmt.Sprintf("%.1f", 100*float64(late)/float64(b.Games))
	})
	for round := 5; round <= 30; round += 5 {
		line(fmt.Sprintf("money of a seat as round %d begins (of who wins)", round), func(b balanced) string {
			for _, c := range b.Course {
				if c.Round == round && c.Games >= b.Games/20 {
					return fmt.Sprintf("%.0f (%.0f)", c.Mean, c.Won)
				}
			}
			return "-"
		})
	}
	line("turns running without a choice, at most in any game", func(b balanced) string {
		most := 0
		for _, f := range b.Forced {
			most = max(most, f.Turns)
		}
		return fmt.Sprint(most)
	})
	for _, name := range markNames(all) {
		line(name, func(b balanced) string {
			for _, m := range b.Marks {
				if m.Name == name {
					return fmt.Sprintf("%.2f (%.0f)", m.Mean/float64(len(b.Order)), 100*m.Winners)
				}
			}
			return "0"
		})
	}
}

// markNames are all that any series counted, in order.
func markNames(all []balanced) (names []string) {
	for _, b := range all {
		for _, m := range b.Marks {
			names = append(names, m.Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
