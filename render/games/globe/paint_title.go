package globe

import (
	"math"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// A titling is how a title is set on a card: in lines of its style.
type titling struct {
	paint.Style
	lines []string
}

// titleEdge is left free beside a title, titleLead from line to line.
const (
	titleEdge = 1.0
	titleLead = 1.1
)

// titleOn is how the title is set on a card whose sheet leaves it that width: in
// two lines where it can, in three with the least letters, drawn closer where a
// word is long.
func titleOn(title string, width, k float64) (t titling) {
	t.Style = paint.Style{Role: fonts.Caption, Size: math.Max(15*k, 19), Ink: palette.Ink, Align: paint.Centre,
		Lead: titleLead, Wrap: true}
	for {
		t.lines = t.Lines(title, width-2*titleEdge)
		cut := strings.Contains(strings.Join(t.lines, ""), "…")
		switch least := t.Size <= fonts.Smallest; {
		case !cut && (len(t.lines) <= 2 || least):
			return t
		case !least:
			t.Size = math.Max(fonts.Smallest, t.Size-1)
		case t.Track > -0.06:
			t.Track -= 0.01
		default:
			return t
		}
	}
}

// high is how high the title's strip is.
func (t *titling) high(k float64) float64 {
	return math.Max(math.Max(38*k, 44), float64(len(t.lines))*titleLead*t.Size+5)
}

// Cut is what is left of the title on a card of that width where it doesn't fit
// even so, "" where it is whole.
func (d Front) Cut(w float64) string {
	k := w / 100
	t := titleOn(d.Title, frontIn(stage.Rect{W: w - 1.4*sheetEdge(k)}, k).W, k)
	if all := strings.Join(t.lines, " "); len(t.lines) > 3 || strings.Contains(all, "…") {
		return all
	}
	return ""
}

// sheetEdge is how far a card's shadow reaches, frontIn what its margin leaves free.
func sheetEdge(k float64) float64                    { return math.Max(4*k, 3) }
func frontIn(sheet stage.Rect, k float64) stage.Rect { return sheet.Inset(math.Max(4.5*k, 3.2)) }
