package rules

import (
	"fmt"
	"strconv"

	"github.com/BurntSushi/toml"

	"posterestante/game"
)

// The numbers of the two chapters before the rules; their lines are numbered after
// them, as "memo.turn.1" and "tips.10".
const (
	memoPage game.Rule = "memo"
	tipsPage game.Rule = "tips"
)

// IsRule says whether a number is that of a rule, not of a line of the memo or the tips.
func IsRule(r game.Rule) bool { return r != "" && r[0] < 'a' }

// Memo is what a table wants to read beside the rules of a game: a turn at a glance,
// and ten tips.
type Memo struct {
	Title     string // "Memo"
	About     string // what it is, in a sentence or two
	Parts     []Part
	TipsTitle string // "Good tips"
	TipsAbout string
	Foot      string // at the foot of a printed page
	Tips      []string
}

// Part is the lines of a memo that belong together.
type Part struct {
	Key   string // "turn", "costs" or "needs"
	Title string
	Lines []Line
}

// Line is a line of the memo, and the rule that says it at length.
type Line struct {
	Words string
	Rule  game.Rule
}

// parts are the keys of a memo's parts, in order.
var parts = []string{"turn", "costs", "needs"}

// notes are what a game has in the file of the memos.
type notes struct {
	Memo map[string][]string
	Tip  map[string]string
}

// MemoOf returns the memo of a game in a language, or in English when there is none
// in it. The error says that the box has no memo of that game.
func MemoOf(name, lang string) (*Memo, error) {
	data, err := files.ReadFile("memo." + lang + ".toml")
	if err != nil {
		data, err = files.ReadFile("memo.en.toml")
	}
	if err != nil {
		return nil, err
	}
	var all map[string]toml.Primitive
	var titles map[string]string
	var n notes
	md, err := toml.Decode(string(data), &all)
	if err == nil {
		err = md.PrimitiveDecode(all["title"], &titles)
	}
	if err != nil {
		return nil, fmt.Errorf("the memos can't be read: %w", err)
	}
	of, there := all[name]
	if !there || name == "title" {
		return nil, fmt.Errorf("the box holds no memo of %q", name)
	}
	if err := md.PrimitiveDecode(of, &n); err != nil {
		return nil, fmt.Errorf("the memo of %q can't be read: %w", name, err)
	}
	return n.memo(titles), nil
}

// memo is the notes in order.
func (n *notes) memo(titles map[string]string) *Memo {
	m := &Memo{Title: titles["memo"], About: titles["about"], TipsTitle: titles["tips"],
		TipsAbout: titles["tips_about"], Foot: titles["foot"]}
	for _, key := range parts {
		p := Part{Key: key, Title: titles[key]}
		for _, l := range n.Memo[key] {
			p.Lines = append(p.Lines, lineOf(l))
		}
		m.Parts = append(m.Parts, p)
	}
	for range n.Tip {
		m.Tips = append(m.Tips, n.Tip[strconv.Itoa(len(m.Tips)+1)])
	}
	return m
}

// lineOf parts a line from the rule at its end.
func lineOf(words string) Line {
	refs := Refs(words)
	if len(refs) == 0 {
		return Line{Words: words}
	}
	last := refs[len(refs)-1]
	return Line{Words: words[:max(last.From-2, 0)], Rule: last.Rule} // " (" stands before it
}

// String is the line with its rule in brackets.
func (l Line) String() string { return l.Words + " (" + string(l.Rule) + ")" }

// chapters are the memo and the tips as two chapters of the book.
func (m *Memo) chapters() []Chapter {
	memo := Chapter{Paragraph: Paragraph{Number: memoPage, Title: m.Title, Words: m.About}}
	for _, p := range m.Parts {
		for i, l := range p.Lines {
			number := fmt.Sprintf("%s.%s.%d", memoPage, p.Key, i+1)
			memo.Rules = append(memo.Rules, Paragraph{Number: game.Rule(number), Title: p.Title, Words: l.String(),
				Item: "•"})
		}
	}
	tips := Chapter{Paragraph: Paragraph{Number: tipsPage, Title: m.TipsTitle, Words: m.TipsAbout}}
	for i, words := range m.Tips {
		number := fmt.Sprintf("%s.%d", tipsPage, i+1)
		tips.Rules = append(tips.Rules, Paragraph{Number: game.Rule(number), Title: m.TipsTitle, Words: words,
			Item: strconv.Itoa(i+1) + "."})
	}
	return []Chapter{memo, tips}
}

// WithMemo returns the book with its game's memo and tips as its first two chapters;
// a book whose game has none stays as it is.
func (b *Book) WithMemo() *Book {
	m, err := MemoOf(b.Game, b.Lang)
	if err != nil {
		return b
	}
	with := *b
	with.Chapters = append(m.chapters(), b.Chapters...)
	return &with
}
