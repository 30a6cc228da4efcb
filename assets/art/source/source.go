// Package source reads the pictures as they were drawn: SVG files that name their
// colours and borrow parts. It checks them and makes them whole for the renderer.
package source

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
)

// Width and Height are every picture's size, in units of its drawing and in pixels.
const (
	Width  = 1240
	Height = 834
)

// MaxColours is how many named colours one picture may use: five to seven hues,
// and a light and a dark besides.
const MaxColours = 9

// Colour is a hue that the pictures may use.
type Colour struct{ Name, Hex string }

// Colours are all of them. A class c-name fills with one, s-name strokes with it.
var Colours = []Colour{
	{"chalk", "#faf4e4"}, {"sand", "#eadcbd"}, {"stone", "#cdb88f"}, {"butter", "#f1d08a"},
	{"ochre", "#dea845"}, {"peach", "#ecbd94"}, {"rose", "#d99a86"}, {"terra", "#cb6d3f"},
	{"brick", "#b04a37"}, {"wine", "#7c3b3d"}, {"bark", "#7d583d"}, {"ink", "#2e2a2b"},
	{"sage", "#b5bf8e"}, {"olive", "#7d8c4e"}, {"pine", "#3d5c4c"}, {"fir", "#293f38"},
	{"mist", "#d6e3da"}, {"sky", "#a9cdcb"}, {"lagoon", "#6ba3a8"}, {"sea", "#2f6f86"},
	{"night", "#26374f"}, {"lilac", "#bda9ba"}, {"lavender", "#87709a"}, {"plum", "#574965"},
}

// Parts are the reusable pieces, by id.
type Parts map[string]string

// shapes are the elements that paint, holders those that may stand around them.
var (
	shapes  = []string{"path", "rect", "circle", "ellipse", "polygon", "polyline", "line", "use"}
	holders = []string{"svg", "g", "defs", "clipPath", "title"}
	barred  = []string{"style", "stroke", "filter", "mask", "font-family", "color"}
	borrow  = regexp.MustCompile(`href="#([A-Za-z0-9_-]+)"`)
	opening = regexp.MustCompile(`<svg\b[^>]*>`)
	comment = regexp.MustCompile(`(?s)<!--.*?-->`)
)

// ReadParts takes the pieces from the parts sheet: its groups with an id.
func ReadParts(sheet []byte) (Parts, error) {
	if err := walk(sheet, true, nil, nil, nil, nil); err != nil {
		return nil, err
	}
	parts := Parts{}
	d := xml.NewDecoder(strings.NewReader(string(sheet)))
	depth, id, start := 0, "", int64(0)
	for {
		at := d.InputOffset()
		t, err := d.Token()
		if err == io.EOF {
			return parts, nil
		}
		if err != nil {
			return nil, err
		}
		switch e := t.(type) {
		case xml.StartElement:
			if depth++; depth == 2 {
				id, start = attr(e, "id"), at
			}
		case xml.EndElement:
			if depth--; depth == 1 && id != "" {
				parts[id] = string(sheet[start:d.InputOffset()])
			}
		}
	}
}

// Compose makes the picture whole: the classes of the colours and the parts it
// borrows stand in it.
func Compose(svg []byte, parts Parts) ([]byte, error) {
	at := opening.FindIndex(svg)
	if at == nil {
		return nil, errors.New("no svg element")
	}
	var b strings.Builder
	b.Write(svg[:at[1]])
	b.WriteString("<style>")
	for _, c := range Colours {
		fmt.Fprintf(&b, ".c-%s{fill:%s}.s-%s{fill:none;stroke:%s}", c.Name, c.Hex, c.Name, c.Hex)
	}
	b.WriteString("</style><defs>")
	for _, id := range Borrowed(svg, parts) {
		b.WriteString(parts[id])
	}
	b.WriteString("</defs>")
	b.Write(svg[at[1]:])
	return []byte(comment.ReplaceAllString(b.String(), "")), nil
}

// Borrowed lists the parts that the picture uses, and those that these use, sorted.
func Borrowed(svg []byte, parts Parts) []string {
	var ids []string
	todo := []string{string(svg)}
	for len(todo) > 0 {
		text := todo[0]
		todo = todo[1:]
		for _, m := range borrow.FindAllStringSubmatch(text, -1) {
			if p, ok := parts[m[1]]; ok && !slices.Contains(ids, m[1]) {
				ids = append(ids, m[1])
				todo = append(todo, p)
			}
		}
	}
	slices.Sort(ids)
	return ids
}

// Hash names a whole picture.
func Hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:12])
}

// Facts are what a check found out.
type Facts struct {
	Shapes  int      // painted elements, a part counts one
	Colours []string // named in the picture, sorted; not those inside parts
}

// Check says what breaks the rules of STYLE.md that a machine can hold.
func Check(svg []byte, parts Parts) (Facts, error) {
	var f Facts
	ids := map[string]bool{}
	var uses []string
	err := walk(svg, false, parts, &f, ids, &uses)
	if err != nil {
		return f, err
	}
	slices.Sort(f.Colours)
	for id := range ids {
		if _, ok := parts[id]; ok {
			return f, fmt.Errorf("id %q is a part's", id)
		}
	}
	for _, id := range uses {
		if _, ok := parts[id]; !ok && !ids[id] {
			return f, fmt.Errorf("no part %q", id)
		}
	}
	if len(f.Colours) > MaxColours {
		return f, fmt.Errorf("%d colours, at most %d: %v", len(f.Colours), MaxColours, f.Colours)
	}
	return f, nil
}

// walk reads every element. In the parts sheet a shape need not name its colour:
// it takes that of its use; so a use of a part must name one.
func walk(svg []byte, sheet bool, parts Parts, f *Facts, ids map[string]bool, uses *[]string) error {
	d := xml.NewDecoder(strings.NewReader(string(svg)))
	type level struct{ coloured, quiet bool }
	stack := []level{{coloured: sheet}}
	for {
		t, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if _, ok := t.(xml.EndElement); ok {
			stack = stack[:len(stack)-1]
			continue
		}
		e, ok := t.(xml.StartElement)
		if !ok {
			continue
		}
		now, name := stack[len(stack)-1], e.Name.Local
		line, _ := d.InputPos()
		if box := attr(e, "viewBox"); len(stack) == 1 && !sheet && box != fmt.Sprintf("0 0 %d %d", Width, Height) {
			return fmt.Errorf("viewBox %q", box)
		}
		switch {
		case slices.Contains(holders, name):
			now.quiet = now.quiet || name == "clipPath"
			now.coloured = now.coloured || name == "defs"
		case !slices.Contains(shapes, name):
			return fmt.Errorf("line %d: <%s> isn't allowed", line, name)
		}
		for _, a := range e.Attr {
			switch {
			case a.Name.Local == "fill" && a.Value != "none", slices.Contains(barred, a.Name.Local):
				return fmt.Errorf("line %d: %s=%q: name a colour by class", line, a.Name.Local, a.Value)
			case a.Name.Local == "class":
				if err := colours(strings.Fields(a.Value), f); err != nil {
					return fmt.Errorf("line %d: %w", line, err)
				}
				now.coloured = now.coloured || strings.TrimSpace(a.Value) != ""
			case a.Name.Local == "id" && ids != nil:
				ids[a.Value] = true
			case a.Name.Local == "href" && uses != nil:
				*uses = append(*uses, strings.TrimPrefix(a.Value, "#"))
			}
		}
		if slices.Contains(shapes, name) && !now.quiet {
			_, borrowed := parts[strings.TrimPrefix(attr(e, "href"), "#")]
			if !now.coloured && (name != "use" || borrowed) {
				return fmt.Errorf("line %d: <%s> has no colour", line, name)
			}
			if f != nil {
				f.Shapes++
			}
		}
		stack = append(stack, now)
	}
}

// colours checks the classes of a shape, and notes the colours that they name; f may be nil.
func colours(classes []string, f *Facts) error {
	for _, c := range classes {
		if err := known(c); err != nil {
			return err
		}
		if hue := c[2:]; f != nil && !slices.Contains(f.Colours, hue) {
			f.Colours = append(f.Colours, hue)
		}
	}
	return nil
}

func known(class string) error {
	if len(class) > 2 && (class[:2] == "c-" || class[:2] == "s-") {
		for _, c := range Colours {
			if c.Name == class[2:] {
				return nil
			}
		}
	}
	return fmt.Errorf("no colour %q", class)
}

func attr(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}
