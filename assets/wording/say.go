package wording

import (
	"strconv"
	"strings"

	"posterestante/assets/words"
	"posterestante/game"
)

// speaker says the messages of one game.
type speaker struct {
	w     *words.Words
	area  string // before every key: "postcards."
	names []string
}

// with are the named places of a message.
type with = map[string]any

// t says a message.
func (s speaker) t(key string, places ...with) string { return s.w.T(s.area+key, places...) }

// n says a message in the plural form for n, which is {{.N}} in it.
func (s speaker) n(key string, n int, places ...with) string { return s.w.N(s.area+key, n, places...) }

// who is the name of a seat.
func (s speaker) who(seat game.Seat) string {
	if seat < 0 || int(seat) >= len(s.names) {
		return strconv.Itoa(int(seat) + 1)
	}
	return s.names[seat]
}

// cited is a sentence with the number of its rule.
func (s speaker) cited(sentence string, rule game.Rule) string {
	if rule == "" {
		return sentence
	}
	return s.t("long.cited", with{"Line": sentence, "Rule": rule})
}

// joined are words with something between; empty ones are left out.
func joined(list []string, between string) string {
	var out []string
	for _, l := range list {
		if l != "" {
			out = append(out, l)
		}
	}
	return strings.Join(out, between)
}
