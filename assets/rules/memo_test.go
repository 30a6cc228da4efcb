package rules

import (
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
)

// What a memo and a tip are held to, so that they stay what one reads at a glance.
const (
	longestLine = 110
	longestTip  = 160
)

func memoOf(t *testing.T, name, lang string) *Memo {
	t.Helper()
	m, err := MemoOf(name, lang)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestMemos checks that each game has its memo and ten tips in every language, short,
// clean, and that each line of a memo cites a rule of the game's book.
func TestMemos(t *testing.T) {
	for _, h := range held {
		for _, lang := range words.Languages() {
			b, m := bookOf(t, h.game, lang), memoOf(t, h.game, lang)
			if len(m.Parts) != 3 || len(m.Tips) != 10 || m.Title == "" || m.TipsTitle == "" ||
				m.About == "" || m.TipsAbout == "" || m.Foot == "" {
				t.Fatalf("%s, %s: %d parts and %d tips, called %q and %q", h.game, lang, len(m.Parts), len(m.Tips),
					m.Title, m.TipsTitle)
			}
			for _, p := range m.Parts {
				if p.Title == "" || len(p.Lines) < 5 {
					t.Errorf("%s, %s: %s has %d lines under %q", h.game, lang, p.Key, len(p.Lines), p.Title)
				}
				for _, l := range p.Lines {
					if b.At(l.Rule) == nil {
						t.Errorf("%s, %s: %q cites %q", h.game, lang, l.Words, l.Rule)
					}
					tidy(t, lang, l.String(), longestLine)
				}
			}
			for _, tip := range m.Tips {
				tidy(t, lang, tip, longestTip)
			}
		}
	}
}

// tidy checks a line's length, its letters and its language's spaces.
func tidy(t *testing.T, lang, line string, longest int) {
	t.Helper()
	if n := len([]rune(line)); n == 0 || n > longest {
		t.Errorf("%s: %q has %d letters, at most %d are wanted", lang, line, n, longest)
	}
	for _, bad := range []string{"'", "\"", "  ", "...", "\u202f", "[", "]"} {
		if strings.Contains(line, bad) {
			t.Errorf("%s: %q has %q", lang, line, bad)
		}
	}
	if m := unspaced.FindString(line); lang == "fr" && m != "" {
		t.Errorf("fr: %q has %q without its space", line, m)
	}
}

// TestMemosAlike checks that the memos differ in nothing but words: each line cites
// the same rules and has the same figures in every language.
func TestMemosAlike(t *testing.T) {
	for _, h := range held {
		en := bookOf(t, h.game, "en").WithMemo().Paragraphs()
		for _, lang := range words.Languages()[1:] {
			other := bookOf(t, h.game, lang).WithMemo().Paragraphs()
			if len(en) != len(other) {
				t.Fatalf("%s has %d paragraphs in %s, %d in English", h.game, len(other), lang, len(en))
			}
			for i, p := range en {
				o := other[i]
				if p.Number != o.Number || !slices.Equal(rulesOf(p.Words), rulesOf(o.Words)) ||
					p.Item != "" && !slices.Equal(digits(p.Words), digits(o.Words)) {
					t.Errorf("%s, %s: %s %q, in English %s %q", h.game, lang, o.Number, o.Words, p.Number, p.Words)
				}
			}
		}
	}
}

// TestMemoInBook checks that the memo and the tips are the first two chapters, each of
// their lines found by its words, the rules behind them unchanged.
func TestMemoInBook(t *testing.T) {
	for _, h := range held {
		bare := bookOf(t, h.game, "en")
		b := bare.WithMemo()
		if len(b.Chapters) != len(bare.Chapters)+2 || b.Chapters[0].Number != memoPage || b.Chapters[1].Number != tipsPage {
			t.Fatalf("%s: %d chapters, %d without the memo", h.game, len(b.Chapters), len(bare.Chapters))
		}
		for _, c := range b.Chapters[:2] {
			for _, p := range c.Rules {
				hits := b.Find(p.Words)
				if !slices.ContainsFunc(hits, func(hit Hit) bool { return hit.Number == p.Number }) {
					t.Errorf("%s: %q isn't found", h.game, p.Words)
				}
			}
		}
		for _, p := range bare.Paragraphs() {
			if b.At(p.Number) == nil {
				t.Errorf("%s: %s is lost", h.game, p.Number)
			}
		}
	}
}

func TestNoSuchMemo(t *testing.T) {
	for _, name := range []string{"chess", "title", ""} {
		if _, err := MemoOf(name, "en"); err == nil {
			t.Errorf("there is a memo of %q", name)
		}
	}
	if m, err := MemoOf("sakodo", "xx"); err != nil || m.Title != "Memo" {
		t.Errorf("an unknown language: %v", err)
	}
	if b := (&Book{Game: "chess"}).WithMemo(); len(b.Chapters) != 0 {
		t.Error("a memo from nowhere")
	}
	if l := lineOf("Nothing cited"); l.Words != "Nothing cited" || l.Rule != game.Rule("") {
		t.Errorf("%+v", l)
	}
}
