package foreign_test

import (
	"testing"
	"time"

	"posterestante/game/foreign"
	"posterestante/game/foreign/foreigntest"
)

type wide struct {
	Name  string           `json:"name"`
	Much  [600]byte        `json:"-"`
	One   *wide            `json:"one"`
	Parts []*wide          `json:"parts"`
	Named map[string]*wide `json:"named"`
	Rows  [][]int          `json:"rows"`
	When  time.Time        `json:"when"`
}

// TestBounded checks that what a text leaves empty takes no memory before it is refused.
func TestBounded(t *testing.T) {
	sample := []byte(`{"name":"x","one":{"name":"y"},"parts":[{"name":"z","parts":[]}],"named":{"k":{"name":"n"}},"rows":[[1,2],[3]],"when":"2026-11-22T04:00:00Z"}`)
	for name, read := range map[string]func([]byte, any) error{"to the letter": foreign.Read, "as JSON is": foreign.Bounded} {
		t.Run(name, func(t *testing.T) {
			var v wide
			if err := read(sample, &v); err != nil || v.Parts[0].Name != "z" || v.Named["k"].Name != "n" {
				t.Fatal(err)
			}
			foreigntest.Bounded(t, sample, func(data []byte) {
				var v wide
				_ = read(data, &v)
			})
		})
	}
}
