package headless

import (
	"encoding/json"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// won is how many games of a series each seat won.
func won(t *testing.T, line ...string) (wins []float64) {
	t.Helper()
	status, out, errw := run(append([]string{"sim", "-json", "-pair", "-game", "routard"}, line...)...)
	var came simResult
	if err := json.Unmarshal([]byte(out), &came); status != Well || err != nil {
		t.Fatal(line, status, err, errw)
	}
	for _, s := range came.Seats {
		wins = append(wins, s.Wins)
	}
	return wins
}

// TestAgainst trains a little, against what the game has, and plays both against each other: the games are the same
// whichever of the two is named first, and as without -against where both were taught the same.
func TestAgainst(t *testing.T) {
	weak := filepath.Join(t.TempDir(), "weak")
	line := []string{"train", "-game", "routard", "-rounds", "1", "-games", "20", "-iterations", "2", "-tests", "2",
		"-dir", filepath.Join(t.TempDir(), "t"), "-out", weak, "-against", "box"}
	status, out, errw := run(line...)
	if status != Well || !strings.Contains(out, "against routard-") {
		t.Fatal(status, out, errw)
	}
	for _, seats := range []string{"think:12,think:12", "think:12,think:12,think:12"} {
		n := 12 * (strings.Count(seats, ",") + 1)
		series := []string{"-seats", seats, "-games", strconv.Itoa(n)}
		strong := won(t, append(series, "-against", weak)...)
		beaten := won(t, append(series, "-training", weak, "-against", "box")...)
		if fair := float64(n) / float64(len(strong)); strong[0] < 1.3*fair || beaten[0] > 0.8*fair {
			t.Errorf("%s: what the game has wins %v, what is hardly taught %v", seats, strong, beaten)
		}
		if len(strong) == 2 && strong[0] != beaten[1] {
			t.Errorf("%v, and the other way round %v", strong, beaten)
		}
		one, same := won(t, append(series, "-training", weak)...), won(t, append(series, "-training", weak, "-against", weak)...)
		for i := range one {
			if one[i] != same[i] {
				t.Errorf("%s: of one training %v, against itself %v", seats, one, same)
			}
		}
	}
	for _, seats := range []string{"think:1,random", "random,think:1"} {
		if status, _, errw := run("sim", "-seats", seats, "-against", "box"); status != Misuse || strings.Count(errw, "\n") != 1 {
			t.Errorf("%s: %d %q", seats, status, errw)
		}
	}
}
