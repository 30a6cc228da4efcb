package paint

import (
	"math"
	"strings"
	"testing"

	"posterestante/render/engine/stage"
)

// TestTailsShow: in the lowest box that lines are set in, the tails of the last one's letters aren't cut.
func TestTailsShow(t *testing.T) {
	for _, id := range []int{TextBody, TextLabel, TextSmall, TextTag} {
		for n := 1; n <= 5; n++ {
			s := TextStyle(id, LookWrap)
			low := math.Ceil(float64(n)*s.lead() - 0.3*s.Size)
			p := stage.Pic{Kind: "text", ID: id, Look: LookWrap | Ink(InkSoft), Text: strings.Repeat("gypq\n", n-1) + "gypq"}
			im := Kinds().Paint(p, 200, low, 200, int(low))
			wide := im.Bounds().Dx()
			if last := im.Pix[len(im.Pix)-4*wide:]; strings.Trim(string(last), "\x00") != "" {
				t.Errorf("style %d: the tails of the last of %d lines are cut", id, n)
			}
			if strings.Trim(string(im.Pix), "\x00") == "" {
				t.Errorf("style %d: nothing is written", id)
			}
		}
	}
}
