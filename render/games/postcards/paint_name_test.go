package postcards

import (
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/geo"
	speech "posterestante/assets/words"
	"posterestante/render/engine/paint"
)

// TestRegionNamesInFull checks that a postcard names its region in full, on one
// line or two, in letters that can be read: on the picture, on the written side
// and where a picture is as small as it still has a name.
func TestRegionNamesInFull(t *testing.T) {
	w := speech.In("fr")
	broken := 0
	for i, r := range geo.Regions() {
		if want := w.T("postcards.region." + strconv.Itoa(i+1) + ".name"); want != r.Name {
			t.Errorf("region %d is %q on the map, %q in words", i+1, r.Name, want)
		}
		if strings.Contains(r.Name, "'") {
			t.Errorf("%q has a typewriter's apostrophe", r.Name)
		}
		for _, width := range []float64{202, 184, 140} {
			s, lines := nameStyle(i+1, width, 19, paint.Centre)
			flat := strings.NewReplacer(" ", "", "-", "")
			if got := strings.Join(lines, ""); flat.Replace(got) != flat.Replace(r.Name) || len(lines) > 2 {
				t.Errorf("%q is set as %q", r.Name, lines)
			}
			if len(lines) == 2 {
				broken++
			}
			for _, line := range lines {
				if s.Size < fonts.Smallest || s.Width(line) > width {
					t.Errorf("%q is %.0f px high and %.0f wide, its place %.0f", line, s.Size, s.Width(line), width)
				}
			}
		}
	}
	if broken == 0 {
		t.Error("no name needs two lines")
	}
}
