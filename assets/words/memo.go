package words

import (
	"slices"
	"strconv"
	"sync"
)

// memo keeps what was said: a frame says hundreds of sentences anew, and most are those of the
// frame before.
type memo struct {
	mu   sync.Mutex
	said map[string]string
	key  []byte
	at   []string
}

// memoMost is how many sentences are kept; then all are forgotten.
const memoMost = 4096

// say gives the sentence of that key and data, made by make where it isn't kept. Data with
// other values than words and whole numbers is never kept.
func (m *memo) say(key string, plural bool, data map[string]any, make func() string) string {
	m.mu.Lock()
	ok := m.name(key, plural, data)
	if ok {
		if s, there := m.said[string(m.key)]; there {
			m.mu.Unlock()
			return s
		}
	}
	name := string(m.key)
	m.mu.Unlock()
	s := make()
	if !ok {
		return s
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.said == nil || len(m.said) >= memoMost {
		m.said = map[string]string{}
	}
	m.said[name] = s
	return s
}

// name makes the name under which a sentence is kept, and says whether it has one. No two
// sentences share one: each part is preceded by its length.
func (m *memo) name(key string, plural bool, data map[string]any) bool {
	b := part(m.key[:0], key)
	b = strconv.AppendBool(b, plural)
	m.at = m.at[:0]
	for k := range data {
		m.at = append(m.at, k)
	}
	slices.Sort(m.at)
	for _, k := range m.at {
		b = part(b, k)
		switch v := data[k].(type) {
		case string:
			b = part(append(b, 's'), v)
		case int:
			b = append(strconv.AppendInt(append(b, 'i'), int64(v), 10), ' ')
		default:
			return false
		}
	}
	m.key = b
	return true
}

func part(b []byte, s string) []byte {
	b = append(strconv.AppendInt(b, int64(len(s)), 10), ':')
	return append(b, s...)
}
