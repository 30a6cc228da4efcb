package link

import (
	"crypto/rand"
	"math/big"
	"runtime"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

// A word of a phrase is two syllables, each of an onset and a vowel: 90 syllables, 8100 words, so that six of them hold
// 77.9 bits. They can be said and typed in any language of ours, and no two sound alike but for a letter.
var (
	onsets = [...]string{"b", "d", "f", "g", "j", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "tr", "pl", "br"}
	vowels = [...]string{"a", "e", "i", "o", "u"}
)

// phraseWords is how many words a phrase has.
const phraseWords = 6

const syllables = len(onsets) * len(vowels)

func wordOf(n int) string { return syllable(n/syllables) + syllable(n%syllables) }

func syllable(n int) string { return onsets[n/len(vowels)] + vowels[n%len(vowels)] }

// phraseList says which words there are.
var phraseList = func() map[string]bool {
	out := map[string]bool{}
	for n := range syllables * syllables {
		out[wordOf(n)] = true
	}
	return out
}()

// newPhrase draws six words.
func newPhrase() string {
	var out []string
	for range phraseWords {
		n, _ := rand.Int(rand.Reader, big.NewInt(int64(syllables*syllables))) // it never fails
		out = append(out, wordOf(int(n.Int64())))
	}
	return strings.Join(out, " ")
}

// plainLetters is a text in lower case, without accents.
func plainLetters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(text))
}

// The work of making a key of words, so that words can't be tried by the million: 32 MiB, three passes.
const (
	argonTime   = 3
	argonMemory = 32 << 10 // KiB
)

// phraseWork is held while a key is made: many at once would take the memory of all of them.
var phraseWork sync.Mutex

// phraseKey is the key of six words.
func phraseKey(text string) (Key, error) {
	ws := strings.Fields(plainLetters(text))
	for _, w := range ws {
		if !phraseList[w] {
			return Key{}, trouble("link.word", map[string]any{"Word": w})
		}
	}
	if len(ws) != phraseWords {
		return Key{}, trouble("link.words", map[string]any{"N": len(ws)})
	}
	phraseWork.Lock()
	defer phraseWork.Unlock()
	defer runtime.GC() // the next one is to take the memory of this one, not more
	raw := argon2.IDKey([]byte(strings.Join(ws, " ")), []byte("poste restante phrase 1"), argonTime, argonMemory, 1, 32)
	return keyOf(raw), nil
}
