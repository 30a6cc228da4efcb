package rules

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"posterestante/game"
)

// Span is a part of some words, in bytes.
type Span struct{ From, To int }

// Ref is a citation of another rule within words: what stands in its brackets.
type Ref struct {
	Span
	Rule game.Rule
}

var citation = regexp.MustCompile(`\(([A-Z]\d+(?:\.\d+)?)\)`)

// Refs finds the rules that are cited in the words, as (P4.5).
func Refs(words string) []Ref {
	var out []Ref
	for _, m := range citation.FindAllStringSubmatchIndex(words, -1) {
		out = append(out, Ref{Span{m[2], m[3]}, game.Rule(words[m[2]:m[3]])})
	}
	return out
}

// Query is what is looked for: words that must all occur. Case and accents don't
// matter, nor whether a word stands in the plural.
type Query struct{ words []string }

// Ask reads a query as it is typed.
func Ask(typed string) Query {
	folded, _ := fold(typed)
	all := strings.FieldsFunc(folded, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.'
	})
	var q Query
	for _, w := range all {
		if w = strings.Trim(w, "."); w != "" {
			q.words = append(q.words, stem(w))
		}
	}
	if longer := slices.DeleteFunc(slices.Clone(q.words), func(w string) bool { return len(w) < 2 }); len(longer) > 0 {
		q.words = longer // the single letters are typed on the way to a word
	}
	return q
}

// Empty says that nothing is looked for.
func (q Query) Empty() bool { return len(q.words) == 0 }

// stem takes a plural's ending off a word, and an English y, which it changes.
func stem(w string) string {
	if len(w) > 4 {
		for _, end := range []string{"ies", "y"} {
			if t, ok := strings.CutSuffix(w, end); ok {
				return t
			}
		}
	}
	if len(w) > 3 {
		return strings.TrimRight(w, "sx")
	}
	return w
}

// fold returns the text in small letters without accents, and for each of its
// bytes, and its end, where it comes from.
func fold(s string) (string, []int) {
	var b strings.Builder
	var from []int
	for i, r := range s {
		if r < utf8.RuneSelf {
			b.WriteRune(unicode.ToLower(r))
			from = append(from, i)
			continue
		}
		plain := string(unicode.ToLower(r))
		switch r {
		case 'œ', 'Œ':
			plain = "oe"
		case 'æ', 'Æ':
			plain = "ae"
		case '’':
			plain = "'"
		case '\u00a0':
			plain = " "
		}
		for _, d := range norm.NFD.String(plain) {
			if unicode.Is(unicode.Mn, d) {
				continue
			}
			for range utf8.RuneLen(d) {
				from = append(from, i)
			}
			b.WriteRune(d)
		}
	}
	return b.String(), append(from, len(s))
}

// inWord says whether the rune belongs to a word.
func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// Marks returns where in the text, word by word, something looked for occurs.
func (q Query) Marks(text string) []Span {
	if q.Empty() {
		return nil
	}
	folded, from := fold(text)
	var out []Span
	for at := 0; at < len(folded); {
		r, n := utf8.DecodeRuneInString(folded[at:])
		if !inWord(r) {
			at += n
			continue
		}
		end := at
		for end < len(folded) {
			r, n := utf8.DecodeRuneInString(folded[end:])
			if !inWord(r) && (r != '.' || end+1 >= len(folded) || !unicode.IsDigit(rune(folded[end+1]))) {
				break
			}
			end += n
		}
		if slices.ContainsFunc(q.words, func(w string) bool { return strings.Contains(folded[at:end], w) }) {
			out = append(out, Span{from[at], from[end]})
		}
		at = end
	}
	return out
}

// Hit is a paragraph in which all that is looked for occurs.
type Hit struct {
	*Paragraph
	rank int
}

// What an occurrence of a word is worth, by where it is.
const (
	inNumber = 1000
	inTitle  = 40
	inWords  = 10
	inOurs   = 6
	inAbout  = 1 // in the title of its chapter
	atStart  = 2 // times as much where it begins a word
)

// Find returns the paragraphs in which every word of the query occurs, the best
// first, then in the book's order. An empty query finds nothing.
func (b *Book) Find(typed string) []Hit {
	q := Ask(typed)
	if q.Empty() {
		return nil
	}
	var out []Hit
	for i := range b.Chapters {
		about, _ := fold(b.Chapters[i].Title)
		for _, p := range b.Chapters[i].all() {
			if rank := q.rank(p, about); rank > 0 {
				out = append(out, Hit{p, rank})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Hit) int { return b.rank - a.rank })
	return out
}

// rank says how well the paragraph of a chapter with that title answers; 0 when
// some word doesn't occur.
func (q Query) rank(p *Paragraph, about string) int {
	title, _ := fold(p.Title)
	words, _ := fold(p.Words)
	ours, _ := fold(p.Ours)
	sum := 0
	for _, w := range q.words {
		n := worth(title, w)*inTitle + worth(words, w)*inWords + worth(ours, w)*inOurs + worth(about, w)*inAbout
		switch number := strings.ToLower(string(p.Number)); {
		case number == w:
			n += 2 * inNumber
		case cited(number, w):
			n += inNumber
		}
		if n == 0 {
			return 0
		}
		sum += n
	}
	return sum
}

// worth is 0, 1, or atStart when the word begins one in the text.
func worth(text, w string) int {
	best := 0
	for at := 0; ; {
		i := strings.Index(text[at:], w)
		if i < 0 {
			return best
		}
		best = max(best, 1)
		if r, _ := utf8.DecodeLastRuneInString(text[:at+i]); !inWord(r) {
			return atStart
		}
		at += i + len(w)
	}
}

// cited says whether the word means the number: "4.2", or "p4" for all that is
// in the chapter.
func cited(number, w string) bool {
	return strings.HasPrefix(number, w+".") && w[0] >= 'a' ||
		strings.Contains(w, ".") && number[1:] == w
}
