// Package leaflet prints the memo and the tips of a game on two A4 pages, as a PDF.
// The same memo gives the same file, whenever and wherever it is printed.
package leaflet

import (
	"bytes"
	"image/color"
	"strconv"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"posterestante/assets/palette"
	"posterestante/assets/rules"
)

// Where all lies on the page, in millimetres.
const (
	left, right = 20.0, 190.0
	stripY      = 13.0
	titleY      = 31.0 // the baseline of the game's name
	top, bottom = 42.0, 274.0
	footY       = 284.0
	textX       = 37.0 // of what stands behind a number
	perPoint    = 25.4 / 72
	leading     = 1.32 // the distance of lines, in sizes of their words
	beforeHead  = 5.0
	headHigh    = 10.0
	least, most = 1.2, 13.0 // between two paragraphs
	smallest    = 9.0
	memoSize    = 11.5
	tipSize     = 14.0
	short       = 18.0 // a last row that is no longer looks lost
	family      = "Go"
	pages       = "2"
)

// printed is the day that every leaflet bears: a file must not differ by when it is made.
var printed = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// Leaflet is what is printed: of a game, in a language.
type Leaflet struct {
	Game string // what it is called
	Lang string
	Memo *rules.Memo
	bare bool // not compressed, for tests
}

// PDF is the file.
func (l *Leaflet) PDF() ([]byte, error) {
	p := page{fpdf.New("P", "mm", "A4", ""), l}
	p.SetCompression(!l.bare)
	p.SetCatalogSort(true)
	p.SetCreationDate(printed)
	p.SetModificationDate(printed)
	p.SetProducer("Poste Restante", true)
	p.SetTitle(l.Game+" – "+l.Memo.Title, true)
	p.SetLang(l.Lang)
	p.SetAutoPageBreak(false, 0)
	for _, style := range []string{"", "B"} {
		p.AddUTF8FontFromBytes(family, style, faces()[style])
	}
	p.begin(1, l.Memo.Title)
	p.memo()
	p.begin(2, l.Memo.TipsTitle)
	p.tips()
	var out bytes.Buffer
	err := p.Output(&out)
	return out.Bytes(), err
}

// faces are the faces by fpdf's names of their styles.
func faces() map[string][]byte {
	return map[string][]byte{"": hyphenated(goregular.TTF), "B": hyphenated(gobold.TTF)}
}

// page is the page that is being printed.
type page struct {
	*fpdf.Fpdf
	of *Leaflet
}

// begin begins a page: an airmail edge, the game, what the page is, the foot.
func (p page) begin(n int, title string) {
	p.AddPage()
	const lean, wide, high, stripes = 3.0, 8.5, 3.2, 16
	for i := range stripes {
		x := left + float64(i)*(right-left-wide)/(stripes-1)
		p.paint([]color.NRGBA{palette.Brick, palette.Sea}[i%2])
		p.Polygon([]fpdf.PointType{{X: x + lean, Y: stripY}, {X: x + wide, Y: stripY}, {X: x + wide - lean, Y: stripY + high},
			{X: x, Y: stripY + high}}, "F")
	}
	p.pen("B", 26, palette.Ink)
	p.Text(left, titleY, p.of.Game)
	p.pen("", 17, palette.Sea)
	p.rightwards(titleY, title)
	p.line(titleY+4, 0.5)
	p.line(footY-5, 0.2)
	p.pen("", 9, palette.InkSoft)
	p.Text(left, footY, p.of.Memo.Foot)
	p.rightwards(footY, strconv.Itoa(n)+" / "+pages)
}

// memo are the parts of the memo, each line behind its rule's number.
func (p page) memo() {
	var all []paragraph
	for _, part := range p.of.Memo.Parts {
		for i, l := range part.Lines {
			q := paragraph{mark: string(l.Rule), words: l.Words}
			if i == 0 {
				q.head = part.Title
			}
			all = append(all, q)
		}
	}
	p.set(all, memoSize, p.tab)
}

// tips are the tips, each behind its number.
func (p page) tips() {
	var all []paragraph
	for i, words := range p.of.Memo.Tips {
		all = append(all, paragraph{mark: strconv.Itoa(i + 1), words: words})
	}
	p.set(all, tipSize, p.numeral)
}

// paragraph is some words behind a mark, perhaps under a heading.
type paragraph struct{ head, mark, words string }

// set sets paragraphs on the page, in words as large as leave them room, and parts them
// by the room that is left.
func (p page) set(all []paragraph, size float64, mark func(y, size float64, words string)) {
	for size > smallest && p.high(all, size)+least*float64(len(all)-1) > bottom-top {
		size -= 0.25
	}
	gap := min((bottom-top-p.high(all, size))/float64(len(all)-1), most)
	y := top
	for i, q := range all {
		if q.head != "" {
			y = p.heading(y, i == 0, q.head)
		}
		mark(y, size, q.mark)
		p.pen("", size, palette.Ink)
		for _, row := range p.rows(q.words) {
			p.Text(textX, y+size*perPoint, row)
			y += size * perPoint * leading
		}
		y += gap
	}
}

// high is how high the paragraphs are without anything between them.
func (p page) high(all []paragraph, size float64) (sum float64) {
	p.pen("", size, palette.Ink)
	for i, q := range all {
		if q.head != "" {
			sum += headHigh
			if i > 0 {
				sum += beforeHead
			}
		}
		sum += float64(len(p.rows(q.words))) * size * perPoint * leading
	}
	return sum
}

// heading begins a part and says where its lines begin.
func (p page) heading(y float64, first bool, words string) float64 {
	if !first {
		y += beforeHead
	}
	p.pen("B", 14, palette.Sea)
	p.Text(left, y+14*perPoint, words)
	return y + headHigh
}

// tab is a rule's number, as the rulebook on the screen has it.
func (p page) tab(y, size float64, words string) {
	const wide, round = 13.0, 1.0
	high := size*perPoint + 1.2
	p.paint(palette.Mix(palette.PaperLight, palette.Sky, 0.45))
	p.RoundedRect(left, y-0.1, wide, high, round, "1234", "F")
	p.pen("B", size-2, palette.Ink)
	p.Text(left+(wide-p.GetStringWidth(words))/2, y+size*perPoint-0.25, words)
}

// numeral is a tip's number.
func (p page) numeral(y, size float64, words string) {
	p.pen("B", size*1.7, palette.Brick)
	p.Text(textX-6-p.GetStringWidth(words), y+size*perPoint*1.22, words)
}

// rows breaks words into rows that fit behind the numbers. Where the last would be a word
// or two, the others give it some.
func (p page) rows(words string) []string {
	const step = 4.0
	wide := right - textX
	rows := p.fill(words, wide)
	for n := len(rows); n > 1 && p.GetStringWidth(rows[n-1]) < short; {
		wide -= step
		narrower := p.fill(words, wide)
		if len(narrower) > n {
			break
		}
		rows = narrower
	}
	return rows
}

// fill fills rows with words; what a hard space joins stays together.
func (p page) fill(words string, wide float64) (rows []string) {
	row := ""
	for _, w := range strings.Split(words, " ") {
		longer := strings.TrimPrefix(row+" "+w, " ")
		if row != "" && p.GetStringWidth(longer) > wide {
			rows, longer = append(rows, row), w
		}
		row = longer
	}
	return append(rows, row)
}

func (p page) rightwards(y float64, words string) { p.Text(right-p.GetStringWidth(words), y, words) }

func (p page) line(y, thick float64) {
	c := palette.PaperDeep
	p.SetDrawColor(int(c.R), int(c.G), int(c.B))
	p.SetLineWidth(thick)
	p.Line(left, y, right, y)
}

func (p page) paint(c color.NRGBA) { p.SetFillColor(int(c.R), int(c.G), int(c.B)) }

func (p page) pen(style string, size float64, c color.NRGBA) {
	p.SetFont(family, style, size)
	p.SetTextColor(int(c.R), int(c.G), int(c.B))
}
