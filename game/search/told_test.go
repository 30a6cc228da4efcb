package search

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// TestTold: between two numbers of the file lies a line; other numbers of seats are told what was seen.
func TestTold(t *testing.T) {
	row := make([]string, toldParts+1)
	for i := range row {
		row[i] = fmt.Sprint(i * i * 1000 / (toldParts * toldParts))
	}
	file := `{"3":[` + strings.Join(row, ",") + `]}`
	c, err := readTold([]byte(file))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range [][2]float64{{0, 0}, {0.5, 0.25}, {0.525, 0.276}, {0.99, 0.9804}, {1, 1}} {
		if got := c.say(3, want[0]); math.Abs(got-want[1]) > 0.002 {
			t.Errorf("at three %v is said to be %v, want %v", want[0], got, want[1])
		}
		if got := c.say(2, want[0]); got != want[0] {
			t.Errorf("at two %v is said to be %v", want[0], got)
		}
	}
	for _, bad := range []string{`{`, `{"x":[` + strings.Join(row, ",") + `]}`, `{"2":[0,1000]}`, strings.Replace(file, "1000]", "1001]", 1), strings.Replace(file, "[0,", "[900,", 1)} {
		if c, err := readTold([]byte(bad)); err == nil {
			t.Errorf("%s is read as %v", bad, c)
		}
	}
	if c, err := readTold(nil); err != nil || c.say(2, 0.3) != 0.3 {
		t.Errorf("without a file: %v, %v", c, err)
	}
}
