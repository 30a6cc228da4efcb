// Command strength plays the tables of how strong opponents are (docs/data): how often a seat that thinks
// wins, each row by `sim -pair -json`, and whether the chances it tells come true. It
// prints Markdown, and draws the chances as an SVG.
//
//	go run ./scripts/strength -poste build/poste -game NAME -games 0.25 -plot docs/pictures
//
// go run ./scripts/strength -poste build/poste -game NAME -training game/NAME/sight/training.bin -seed
// 301 -fit game/NAME/sight/chances.json
//
// The words: a row is one series of games; the scale is a factor of how many.
package main

import (
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// row is one series of games. Its first seat is the one whose wins are counted.
type row struct {
	Seats, Options string
	Games          int
}

// rows are what is claimed of each game, chances the series whose chances are held
// against how the games ended, fit those from which game/NAME/sight/chances.json is made; rows.json has all.
//
//go:embed rows.json
var rowsJSON []byte

var rows struct {
	Rows, Chances, Fit map[string][]row
	Ladder             map[string][]string // kinds, from the weakest
}

// result is what `sim -json` says, as far as it is read here.
type result struct {
	Games int `json:"games"`
	Seats []struct {
		Kind      string  `json:"kind"`
		Wins      float64 `json:"wins"`
		Low, High float64
		Score     float64 `json:"mean_score"`
	} `json:"seats"`
	Chances []tenth `json:"chances"`
}

// tenth are the turns whose chance lay in one tenth.
type tenth struct {
	Turns  int     `json:"turns"`
	Chance float64 `json:"chance"` // the mean of what was told
	Wins   float64 `json:"wins"`   // the share that won
}

type lab struct {
	poste, game, training string
	scale                 float64
	seed                  int
}

// sim plays a series and says how often each kind of seat won, and what came of the chances.
func (l *lab) sim(r row, pair bool) (out result) {
	if pair {
		l.play(r, &out, "-pair")
	} else {
		l.play(r, &out)
	}
	return out
}

// play plays a series, and reads what `sim -json` says of it.
func (l *lab) play(r row, out any, more ...string) {
	seats := strings.Count(r.Seats, ",") + 1
	games := max(1, int(math.Round(float64(r.Games)*l.scale/float64(seats)))) * seats
	args := append([]string{"sim", "-json", "-game", l.game, "-seats", r.Seats, "-games", strconv.Itoa(games), "-seed",
		strconv.Itoa(l.seed)}, more...)
	if r.Options != "" {
		args = append(args, "-options", r.Options)
	}
	if l.training != "" {
		args = append(args, "-training", l.training)
	}
	cmd := exec.Command(l.poste, args...)
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(text, out)
	}
	must(err)
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "strength:", err)
		os.Exit(1)
	}
}

func main() {
	l := &lab{}
	flag.StringVar(&l.poste, "poste", "build/poste", "the program, built")
	flag.StringVar(&l.game, "game", "", "which game")
	flag.StringVar(&l.training, "training", "", "what the seats that think were taught; else what the game has")
	flag.Float64Var(&l.scale, "games", 1, "a factor of how many games are played")
	flag.IntVar(&l.seed, "seed", 101, "of the first game; no seed of the training")
	only := flag.String("only", "", "only rows that this expression finds, as `seats options`; "+
		"chances is a row's name too; of a ladder only kinds that it finds")
	plot := flag.String("plot", "", "the folder for the picture of the chances; none is drawn where it is left out")
	fit := flag.String("fit", "", "plays what the chances are made from by the bare -training, "+
		"and writes this file (game/NAME/sight/chances.json); nothing else")
	tables := flag.String("ladder", "", "plays the kinds of the game against each other at tables of so many seats, "+
		"as 2,4, and prints how strong each is; nothing else")
	flag.Parse()
	which, err := regexp.Compile(*only)
	must(err)
	must(json.Unmarshal(rowsJSON, &rows))
	if rows.Rows[l.game] == nil {
		must(fmt.Errorf("-game names a game of rows.json, not %q", l.game))
	}
	switch {
	case *fit != "":
		l.fit(*fit)
		return
	case *tables != "":
		var seats []int
		must(json.Unmarshal([]byte("["+*tables+"]"), &seats))
		must(l.climb(which, seats, int(100*l.scale)))
		return
	}

	fmt.Println("| " + l.game + " | games | wins % | 95 % | fair | points |\n|---|---|---|---|---|---|")
	for _, r := range rows.Rows[l.game] {
		if !which.MatchString(r.Seats + " " + r.Options) {
			continue
		}
		got := l.sim(r, true)
		s := got.Seats[0]
		fmt.Printf("| %s %s | %d | %.1f | %.0f-%.0f | %.0f | %.1f |\n", strings.ReplaceAll(r.Seats, ",", ", "),
			r.Options,
			got.Games, 100*s.Wins/float64(got.Games), 100*s.Low, 100*s.High, 100/float64(len(got.Seats)), s.Score)
	}
	if !which.MatchString("chances") {
		return
	}
	var drawn []tenth
	for _, r := range rows.Chances[l.game] {
		drawn = add(drawn, l.sim(r, false).Chances)
	}
	fmt.Println("\n| told | turns | told, mean | came true | apart |\n|---|---|---|---|---|")
	for i, t := range drawn {
		fmt.Printf("| %d-%d | %d | %.1f | %.1f | %+.1f |\n", 10*i, 10*i+10, t.Turns, 100*t.Chance, 100*t.Wins,
			100*(t.Wins-t.Chance))
	}
	if *plot != "" {
		must(os.WriteFile(filepath.Join(*plot, "chances-"+l.game+".svg"), []byte(picture(l.game, drawn)), 0o644))
	}
}

// add joins the tenths of two series.
func add(a, b []tenth) []tenth {
	if a == nil {
		return b
	}
	for i := range a {
		x, y, n := float64(a[i].Turns), float64(b[i].Turns), a[i].Turns+b[i].Turns
		if n > 0 {
			a[i] = tenth{n, (a[i].Chance*x + b[i].Chance*y) / float64(n), (a[i].Wins*x + b[i].Wins*y) / float64(n)}
		}
	}
	return a
}
