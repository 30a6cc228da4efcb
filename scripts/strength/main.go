// Command strength plays the tables of docs/opponents.md: how often a seat that thinks
// wins, each row by `sim -pair -json`, and whether the chances it tells come true. It
// prints Markdown, and draws the chances as an SVG.
//
//	go run ./scripts/strength -poste build/poste -game montaigne -games 0.25 -plot docs/pictures
//
// The words: a row is one series of games; the scale is a factor of how many.
package main

import (
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
	seats, options string
	games          int
}

// rows are what is claimed of each game.
var rows = map[string][]row{
	"postcards": {
		{"think:1000,automa:expert", "side=A", 800},
		{"think:1000,automa:expert", "side=B", 800},
		{"think:25,automa:expert", "side=A", 800},
		{"think:25,automa:expert", "side=B", 800},
		{"think:0,automa:expert", "side=A", 800},
		{"think:0,automa:expert", "side=B", 800},
		{"think:1000,automa:expert,automa:expert", "side=A", 300},
		{"think:1000,automa:expert,automa:expert", "side=B", 300},
		{"think:1000,automa:expert,automa:expert,automa:expert", "side=A", 300},
		{"think:1000,automa:expert,automa:expert,automa:expert", "side=B", 300},
		{"think:1000,think:100", "side=A", 400},
		{"think:1000,think:100", "side=B", 400},
		{"think:4000,think:1000", "side=A", 100},
	},
	"montaigne": {
		{"think:1000,bot:keen", "", 1000},
		{"think:1000,bot:keen", "winds=yes,encounters=yes", 1000},
		{"think:1000,bot:keen,bot:keen", "", 300},
		{"think:1000,bot:steady,bot:steady,bot:steady", "", 300},
		{"think:1000,bot:keen,bot:keen,bot:keen", "", 300},
		{"think:1000,bot:keen,bot:keen,bot:keen", "winds=yes", 300},
		{"think:1000,bot:keen,bot:keen,bot:keen", "encounters=yes", 300},
		{"think:1000,bot:keen,bot:keen,bot:keen", "winds=yes,encounters=yes", 300},
		{"think:1000,think:100", "", 400},
		{"think:100,bot:keen", "", 1000},
		{"think:0,bot:keen", "", 1000},
	},
	"sakodo":  sisters(),
	"routard": sisters(),
}

func sisters() (out []row) {
	for n := 2; n <= 6; n += 2 {
		out = append(out, row{"think:100" + strings.Repeat(",think:0", n-1), "", 300})
		out = append(out, row{"think:1000" + strings.Repeat(",think:100", n-1), "", 150 / n * n})
	}
	return out
}

// chances are the series whose seats' chances are held against how the games ended.
var chances = map[string][]row{
	"postcards": {{"think:100,think:100", "side=A", 1000}, {"think:100,think:100", "side=B", 1000}},
	"montaigne": {{"think:100,think:100", "", 1000}, {"think:100,think:100", "winds=yes,encounters=yes", 1000}},
	"sakodo":    {{"think:100,think:100,think:100,think:100", "", 2000}},
	"routard":   {{"think:100,think:100,think:100,think:100", "", 2000}},
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

func (l *lab) sim(r row, pair bool) (out result) {
	seats := strings.Count(r.seats, ",") + 1
	games := max(1, int(math.Round(float64(r.games)*l.scale/float64(seats)))) * seats
	args := []string{"sim", "-json", "-game", l.game, "-seats", r.seats, "-games", strconv.Itoa(games), "-seed", strconv.Itoa(l.seed)}
	if r.options != "" {
		args = append(args, "-options", r.options)
	}
	if l.training != "" {
		args = append(args, "-training", l.training)
	}
	if pair {
		args = append(args, "-pair")
	}
	cmd := exec.Command(l.poste, args...)
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	must(err)
	return out
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
	flag.StringVar(&l.game, "game", "postcards", "which game")
	flag.StringVar(&l.training, "training", "", "what the seats that think were taught; else what the game has")
	flag.Float64Var(&l.scale, "games", 1, "a factor of how many games are played")
	flag.IntVar(&l.seed, "seed", 101, "of the first game; no seed of the training")
	only := flag.String("only", "", "only rows that this expression finds, as `seats options`; chances is a row's name too")
	plot := flag.String("plot", "", "the folder for the picture of the chances; none is drawn where it is left out")
	flag.Parse()
	which, err := regexp.Compile(*only)
	must(err)

	fmt.Println("| " + l.game + " | games | wins % | 95 % | fair | points |\n|---|---|---|---|---|---|")
	for _, r := range rows[l.game] {
		if !which.MatchString(r.seats + " " + r.options) {
			continue
		}
		got := l.sim(r, true)
		s := got.Seats[0]
		fmt.Printf("| %s %s | %d | %.1f | %.0f-%.0f | %.0f | %.1f |\n", strings.ReplaceAll(r.seats, ",", ", "), r.options,
			got.Games, 100*s.Wins/float64(got.Games), 100*s.Low, 100*s.High, 100/float64(len(got.Seats)), s.Score)
	}
	if !which.MatchString("chances") {
		return
	}
	var drawn []tenth
	for _, r := range chances[l.game] {
		drawn = add(drawn, l.sim(r, false).Chances)
	}
	fmt.Println("\n| told | turns | told, mean | came true | apart |\n|---|---|---|---|---|")
	for i, t := range drawn {
		fmt.Printf("| %d-%d | %d | %.1f | %.1f | %+.1f |\n", 10*i, 10*i+10, t.Turns, 100*t.Chance, 100*t.Wins, 100*(t.Wins-t.Chance))
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
