// Package rules holds the rules of the games in the box, in our own words and
// in each language, numbered as the engine cites them. It knows no screen.
//
// The words: a book is the rules of one game in one language; its chapters are
// numbered "P4", their paragraphs "P4.2". What the rulebook leaves open and we
// chose is ours. A figure is a few of the game's pictures beside a paragraph.
//
// A game's book is <game>.<lang>.toml beside this file; its figures, the same in
// all languages, are <game>.figures.toml; its memo and tips, which cite the book,
// stand in memo.<lang>.toml. A new game needs no code.
package rules

import (
	"embed"
	"fmt"

	"github.com/BurntSushi/toml"

	"posterestante/game"
)

//go:embed *.toml
var files embed.FS

// Book is the rules of one game in one language.
type Book struct {
	Game     string // "postcards"
	Lang     string // "en", "fr"
	Title    string // what the game is called
	Chapters []Chapter
}

// Chapter is a chapter: its own Words say in a sentence or two what it is about,
// and may be cited as a rule, as "P8".
type Chapter struct {
	Paragraph
	Rules []Paragraph
}

// Paragraph is one numbered rule.
type Paragraph struct {
	Number  game.Rule
	Title   string   // in a few words
	Words   string   // lines are parted by \n; other rules are cited as (P4.5)
	Ours    string   // what of it we chose, the rulebook being silent; "" for nothing
	Figures []Figure // beside it, or under it when wide
	Item    string   // what stands before a line of a list, "•" or "3."; "" before a rule
}

// Choice says whether something of it is our choice.
func (p *Paragraph) Choice() bool { return p.Ours != "" }

// Figure is a few pictures that belong together. With Columns they stand in a
// grid of cells, each with its name at its right; otherwise where they say.
type Figure struct {
	Columns  int
	Cell     [2]float64 // width and height of a cell, in logical pixels
	Pictures []Picture
}

// Picture names a picture of the game, as stage.Pic does, and its place in its
// figure, in logical pixels.
type Picture struct {
	Kind       string
	ID, Look   int
	Text       string
	X, Y, W, H float64
	Name       string // key in assets/words of what it is called; "" for none
}

// At returns where a picture of the figure stands, its upper left corner.
func (f *Figure) At(i int) (x, y float64) {
	p := &f.Pictures[i]
	if f.Columns == 0 {
		return p.X, p.Y
	}
	return float64(i%f.Columns) * f.Cell[0], float64(i/f.Columns)*f.Cell[1] + (f.Cell[1]-p.H)/2
}

// Size returns how large the figure is, in logical pixels.
func (f *Figure) Size() (w, h float64) {
	if f.Columns > 0 {
		rows := (len(f.Pictures) + f.Columns - 1) / f.Columns
		return float64(f.Columns) * f.Cell[0], float64(rows) * f.Cell[1]
	}
	for i := range f.Pictures {
		p := &f.Pictures[i]
		w, h = max(w, p.X+p.W), max(h, p.Y+p.H)
	}
	return w, h
}

type (
	// page is a book as its file has it.
	page struct {
		Title   string
		Chapter []struct {
			Number       game.Rule
			Title, Words string
			Rule         []Paragraph
		}
	}
	// art is the figures, and which paragraph has which.
	art struct {
		Rules  map[game.Rule][]string
		Figure map[string]Figure
	}
)

// For returns the rules of the game in the language, or in English when there is
// none in it. The error says that the box has no rules of that game.
func For(name, lang string) (*Book, error) {
	var p page
	data, err := files.ReadFile(name + "." + lang + ".toml")
	if err != nil {
		lang = "en"
		data, err = files.ReadFile(name + "." + lang + ".toml")
	}
	if err != nil {
		return nil, fmt.Errorf("the box holds no rules of %q", name)
	}
	if _, err := toml.Decode(string(data), &p); err != nil {
		return nil, fmt.Errorf("the rules of %q can't be read: %w", name, err)
	}
	var a art
	if data, err := files.ReadFile(name + ".figures.toml"); err == nil {
		if _, err := toml.Decode(string(data), &a); err != nil {
			return nil, fmt.Errorf("the figures of %q can't be read: %w", name, err)
		}
	}
	b := &Book{Game: name, Lang: lang, Title: p.Title}
	for _, c := range p.Chapter {
		ch := Chapter{Paragraph{Number: c.Number, Title: c.Title, Words: c.Words}, c.Rule}
		for _, para := range ch.all() {
			for _, f := range a.Rules[para.Number] {
				para.Figures = append(para.Figures, a.Figure[f])
			}
		}
		b.Chapters = append(b.Chapters, ch)
	}
	return b, nil
}

// all returns the chapter's own paragraph and then its rules.
func (c *Chapter) all() []*Paragraph {
	out := []*Paragraph{&c.Paragraph}
	for i := range c.Rules {
		out = append(out, &c.Rules[i])
	}
	return out
}

// Paragraphs returns all of the book in order: each chapter, then its rules.
func (b *Book) Paragraphs() []*Paragraph {
	var out []*Paragraph
	for i := range b.Chapters {
		out = append(out, b.Chapters[i].all()...)
	}
	return out
}

// At returns the paragraph, or the chapter's own, that has the number; nil when
// there is none.
func (b *Book) At(r game.Rule) *Paragraph {
	for _, p := range b.Paragraphs() {
		if p.Number == r {
			return p
		}
	}
	return nil
}
