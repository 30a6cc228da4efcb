package leaflet

import (
	"bytes"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/game/box"
)

func leafletOf(t *testing.T, name, lang string) *Leaflet {
	t.Helper()
	book, err := rules.For(name, lang)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.MemoOf(name, lang)
	if err != nil {
		t.Fatal(err)
	}
	return &Leaflet{Game: book.Title, Lang: lang, Memo: m, bare: true}
}

func pdf(t *testing.T, l *Leaflet) []byte {
	t.Helper()
	data, err := l.PDF()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestAllIsPrinted checks that every game's leaflet, in every language, is a PDF of two A4
// pages that has every line of the memo with its rule's number, and every tip.
func TestAllIsPrinted(t *testing.T) {
	for _, g := range box.Games {
		for _, lang := range words.Languages() {
			l := leafletOf(t, g.Game.Name(), lang)
			data := pdf(t, l)
			if !bytes.HasPrefix(data, []byte("%PDF-")) {
				t.Fatalf("%s, %s: no PDF, but %.20q", l.Game, lang, data)
			}
			if n := bytes.Count(data, []byte("/Type /Page\n")); n != 2 || !bytes.Contains(data, []byte("595.28 841.89")) {
				t.Errorf("%s, %s: %d pages of A4", l.Game, lang, n)
			}
			said := printedIn(data)
			want := []string{l.Game, l.Memo.Title, l.Memo.TipsTitle, l.Memo.Foot, "2 / 2"}
			for _, p := range l.Memo.Parts {
				want = append(want, p.Title)
				for _, line := range p.Lines {
					want = append(want, string(line.Rule)+" "+line.Words)
				}
			}
			for _, w := range append(want, l.Memo.Tips...) {
				if !strings.Contains(said, w) {
					t.Errorf("%s, %s: %q isn't printed", l.Game, lang, w)
				}
			}
		}
	}
}

var shown = regexp.MustCompile(`(?s)\(((?:\\.|[^\\)])*)\)\s*Tj`)

// printedIn is all that a PDF without compression says, its rows joined by spaces.
func printedIn(data []byte) string {
	var rows []string
	for _, m := range shown.FindAllSubmatch(data, -1) {
		raw := strings.NewReplacer(`\\`, `\`, `\(`, "(", `\)`, ")", `\r`, "\r").Replace(string(m[1]))
		var units []uint16
		for i := 0; i+1 < len(raw); i += 2 {
			units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
		}
		rows = append(rows, string(utf16.Decode(units)))
	}
	return strings.Join(rows, " ")
}

// TestEveryLetterIsThere checks that both faces have every letter that is printed.
func TestEveryLetterIsThere(t *testing.T) {
	for _, ttf := range faces() {
		face, err := sfnt.Parse(ttf)
		if err != nil {
			t.Fatal(err)
		}
		var b sfnt.Buffer
		for _, g := range box.Games {
			for _, lang := range words.Languages() {
				for _, r := range printedIn(pdf(t, leafletOf(t, g.Game.Name(), lang))) {
					if at, err := face.GlyphIndex(&b, r); err != nil || at == 0 {
						t.Errorf("%s, %s: no face has %q", g.Game.Name(), lang, r)
					}
				}
			}
		}
	}
}

// TestSameFile checks that a leaflet doesn't differ by when it is printed.
func TestSameFile(t *testing.T) {
	for _, lang := range words.Languages() {
		l := leafletOf(t, "sakodo", lang)
		l.bare = false
		first := pdf(t, l)
		for range 5 {
			if !bytes.Equal(first, pdf(t, l)) {
				t.Fatalf("%s: two files of one leaflet differ", lang)
			}
		}
		if !bytes.Contains(first, []byte("CreationDate (D:20260101")) {
			t.Error("the file bears another day")
		}
	}
}

var row = regexp.MustCompile(`(?s)/F\w+ ([\d.]+) Tf|BT ([\d.-]+) ([\d.-]+) Td (\((?:\\.|[^\\)])*\) Tj)`)

// TestFitsThePage checks that no row lies beyond its margins or over the one above it,
// and that words are large enough to be read at a table.
func TestFitsThePage(t *testing.T) {
	face, err := sfnt.Parse(faces()[""])
	if err != nil {
		t.Fatal(err)
	}
	const point = 72 / 25.4
	for _, g := range box.Games {
		for _, lang := range words.Languages() {
			size, above, rows := 0.0, math.Inf(1), 0
			for _, m := range row.FindAllSubmatch(pdf(t, leafletOf(t, g.Game.Name(), lang)), -1) {
				if len(m[1]) > 0 {
					size = number(t, m[1])
					continue
				}
				rows++
				x, y, said := number(t, m[2]), number(t, m[3]), printedIn(m[4])
				end := x
				for _, r := range said {
					end += float64(wide(t, face, r)) / 64 / 1000 * size
				}
				if x < left*point-1 || end > right*point+1 || y < 20 || y > 842-20 || size < 9 {
					t.Errorf("%s, %s: %q of %.1f points from %.0f to %.0f, at %.0f", g.Game.Name(), lang, said, size, x, end, y)
				}
				if math.Abs(x-textX*point) < 1 { // the words, without numbers and headings
					if y < above && y > above-size*1.2 {
						t.Errorf("%s, %s: %q lies on what is above it", g.Game.Name(), lang, said)
					}
					above = y
				}
			}
			if rows < 70 {
				t.Errorf("%s, %s: only %d rows were looked at", g.Game.Name(), lang, rows)
			}
		}
	}
}

func number(t *testing.T, digits []byte) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(string(digits), 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestHyphen checks that a hyphen is narrower than a dash, in both faces, and that nothing
// else is: as they are made, it is wider.
func TestHyphen(t *testing.T) {
	made := map[string][]byte{"": goregular.TTF, "B": gobold.TTF}
	for style, ttf := range faces() {
		before, _ := sfnt.Parse(made[style])
		after, err := sfnt.Parse(ttf)
		if err != nil {
			t.Fatal(err)
		}
		if dash := wide(t, after, '–'); wide(t, before, '-') <= dash || wide(t, after, '-') >= dash {
			t.Errorf("a hyphen is %v, before %v, a dash %v", wide(t, after, '-'), wide(t, before, '-'), dash)
		}
		for r := rune(' '); r < 0x2100; r++ {
			if r != '-' && wide(t, before, r) != wide(t, after, r) {
				t.Errorf("%q is %v, before %v", r, wide(t, after, r), wide(t, before, r))
			}
		}
	}
}

func wide(t *testing.T, f *sfnt.Font, r rune) fixed.Int26_6 {
	t.Helper()
	var b sfnt.Buffer
	at, err := f.GlyphIndex(&b, r)
	if err != nil {
		t.Fatal(err)
	}
	w, err := f.GlyphAdvance(&b, at, fixed.I(1000), font.HintingNone)
	if err != nil {
		t.Fatal(err)
	}
	return w
}
