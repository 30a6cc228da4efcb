package headless

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
)

// simAsked is what sim was asked for.
type simAsked struct {
	game, seats, options string
	training, against    string
	games, cores         int
	seed                 game.Seed
	json, pair           bool
}

func simFlags(a *simAsked) *flags {
	f := newFlags("sim", "", "plays many games and counts; a seat is random or any kind but a person")
	first := box.Games[0].Game
	f.text(&a.game, "game", first.Name(), first.Name(), "which game")
	f.text(&a.seats, "seats", "", "random,automa:easy,automa:expert",
		"who plays, clockwise (else random and the game's usual opponent)")
	f.text(&a.options, "options", "", "side=B,openfaces=no", "options of the game")
	f.text(&a.training, "training", "", "build/train/postcards/round-03.training",
		"what the seats that think were taught; else what the game has")
	f.text(&a.against, "against", "", "box",
		"what those that think were taught but the first seat: a file, or box for what the game has; else the same")
	f.number(&a.games, "games", 100, "200", "how many games")
	f.seed(&a.seed, "seed", "1", "7", "the same seed gives the same games")
	f.number(&a.cores, "cores", 0, "2", "how many cores work; all for 0; the result is the same")
	f.yes(&a.pair, "pair", "plays each deal once for each seat, everybody one seat on each time")
	f.yes(&a.json, "json", "one JSON object instead of a table")
	return f
}

// maxGames bounds -games.
const maxGames = 10_000_000

// random is the kind of a person's seat for which a RandomBot plays.
const random = "random"

// Sim plays many games and prints what came out.
func Sim(args []string, _ io.Reader, out, errw io.Writer) int {
	var a simAsked
	rest, status, done := simFlags(&a).parse(args, out, errw)
	if done {
		return status
	}
	if len(rest) > 0 {
		return fail(errw, Misuse, "sim: what is %s? (-h lists the flags)", foreign.Quote(rest[0]))
	}
	plan, err := a.plan()
	if err != nil {
		return fail(errw, Misuse, "sim: %v", err)
	}
	bar := barOn(errw, "games", a.games)
	result, err := simulate(plan, func() { bar.Add(1) })
	bar.Finish()
	if err != nil {
		return fail(errw, Failed, "sim: %v", err)
	}
	if a.json {
		text, err := json.Marshal(result)
		if err != nil {
			return fail(errw, Failed, "sim: %v", err)
		}
		return show(out, errw, string(text)+"\n")
	}
	return show(out, errw, result.table())
}

// plan checks what was asked for; what is wrong is an error in words.
func (a *simAsked) plan() (*simPlan, error) {
	g, err := box.Named(a.game)
	if err != nil {
		return nil, err
	}
	if a.seats == "" {
		a.seats = random + "," + box.Of(a.game).Opponent
	}
	if a.games < 1 || a.games > maxGames {
		return nil, fmt.Errorf("-games is from 1 to %d, not %d", maxGames, a.games)
	}
	if a.cores < 0 {
		return nil, fmt.Errorf("-cores is 0 or more, not %d", a.cores)
	}
	p := &simPlan{game: g, kinds: strings.Split(a.seats, ","), games: a.games, cores: a.cores, seed: a.seed,
		pair: a.pair}
	if n := len(p.kinds); a.pair && a.games%n != 0 {
		return nil, fmt.Errorf("with -pair each deal is played %d times: -games is a multiple of %d, not %d", n,
			n, a.games)
	}
	if most := len(game.NewSeed()); len(a.seed) > most { // the number of the game comes behind it
		return nil, fmt.Errorf("-seed has %d letters at most", most)
	}
	p.setup = game.Setup{Game: g.Name(), Options: map[string]string{}, Seed: a.seed}
	for _, k := range p.kinds {
		switch k {
		case "person":
			return nil, errors.New("nobody is there to play a person's seat; random plays it by chance")
		case random:
			k = "person"
		}
		p.setup.Seats = append(p.setup.Seats, k)
	}
	for _, o := range strings.FieldsFunc(a.options, func(r rune) bool { return r == ',' }) {
		k, v, ok := strings.Cut(o, "=")
		if !ok || p.setup.Options[k] != "" {
			return nil, fmt.Errorf("-options are name=value, each once, not %s", foreign.Quote(o))
		}
		p.setup.Options[k] = v
	}
	if _, err := game.Begin(g, p.setup); err != nil {
		return nil, err
	}
	return p, a.taught(p)
}

// taught reads what the seats that think were taught.
func (a *simAsked) taught(p *simPlan) (err error) {
	if p.model, err = trainingOf(p.game, cmp.Or(a.training, boxed)); err != nil {
		return err
	}
	p.others = p.model
	if a.against == "" {
		return nil
	}
	if !thinks(p.kinds[0]) || !slices.ContainsFunc(p.kinds[1:], thinks) {
		return errors.New("with -against the first seat thinks, and another one")
	}
	p.others, err = trainingOf(p.game, a.against)
	return err
}

// thinks says whether a kind of seat is one that thinks.
func thinks(kind string) bool {
	_, is := game.Thinks(kind)
	return is
}

// simResult is what came out of the games.
type simResult struct {
	Game             string      `json:"game"`
	Games            int         `json:"games"`
	Finished         int         `json:"finished"`
	Actions          int64       `json:"actions"`
	Seconds          float64     `json:"seconds"`
	ActionsPerSecond float64     `json:"actions_per_second"`
	TurnsPerGame     float64     `json:"turns_per_game"`
	ActionsPerGame   float64     `json:"actions_per_game"`
	RoundsPerGame    float64     `json:"rounds_per_game"` // the most turns of one seat
	Seats            []simSeat   `json:"seats"`
	Order            []float64   `json:"wins_by_order"` // of the seat that began, of the next, and so on
	Sources          []simSource `json:"sources"`
	Counters         []simSource `json:"counters"`
	Totals           []simTotal  `json:"totals"`
	Stood            []simState  `json:"seat_counters"`
	Chances          []simChance `json:"chances,omitempty"`
	Did              []simDid    `json:"did"`
}

// simSeat is how a seat fared; a win shared by n seats is 1/n for each.
type simSeat struct {
	Kind      string  `json:"kind"`
	Wins      float64 `json:"wins"`
	Low       float64 `json:"low"` // between these two lies the share of wins, with 95 percent
	High      float64 `json:"high"`
	MeanScore float64 `json:"mean_score"`
}

// simSource is a source of points, or a counter of the table at the end: how
// much a finished game has of it, all seats together, and in what share of the
// games it is more than nothing.
type simSource struct {
	Name  string    `json:"name"`
	Rule  game.Rule `json:"rule,omitempty"`
	Mean  float64   `json:"mean"`
	Share float64   `json:"share"`
}

// table is the result to be read.
func (r *simResult) table() string {
	var b strings.Builder
	_, _ = fmt.Fprintf(&b, "%s: %d games, %d finished, %.1f actions, %.1f turns, %.1f rounds a game\n",
		r.Game, r.Games, r.Finished, r.ActionsPerGame, r.TurnsPerGame, r.RoundsPerGame)
	_, _ = fmt.Fprintf(&b, "%d actions in %.2f s, %.0f a second\n\n", r.Actions, r.Seconds, r.ActionsPerSecond)
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	percent := func(n float64) float64 { return 100 * n / float64(max(1, r.Finished)) }
	_, _ = fmt.Fprintln(w, "seat\tkind\twins\t%\t95 %\tmean score\tturn in order\twins\t%")
	for i, s := range r.Seats {
		_, _ = fmt.Fprintf(w, "%d\t%s\t%.1f\t%.1f\t%.1f-%.1f\t%.1f\t%d\t%.1f\t%.1f\n", i, s.Kind, s.Wins,
			percent(s.Wins), 100*s.Low, 100*s.High, s.MeanScore, i+1, r.Order[i], percent(r.Order[i]))
	}
	for _, part := range []struct {
		head string
		list []simSource
	}{{"points from", r.Sources}, {"counter at the end", r.Counters}} {
		_, _ = fmt.Fprintf(w, "\n%s\trule\ta game\t%% of games\n", part.head)
		for _, s := range part.list {
			_, _ = fmt.Fprintf(w, "%s\t%s\t%.2f\t%.1f\n", s.Name, s.Rule, s.Mean, 100*s.Share)
		}
	}
	r.seatTable(w)
	r.chanceTable(w)
	r.didTable(w)
	_ = w.Flush()
	return b.String()
}
