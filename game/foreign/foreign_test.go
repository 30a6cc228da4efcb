package foreign

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

func TestName(t *testing.T) {
	long := strings.Repeat("é", LongestName)
	for in, want := range map[string]string{
		"Zoé": "Zoé", "  Zoé  ": "Zoé", "": "", " \t\n": "",
		"Zoé\nLefèvre": "Zoé Lefèvre", "a\r\n\tb": "a b", "a \u2028 b\u2029c\u0085d": "a b c d", "a  b": "a b",
		"\x1b[2Jx\a": "�[2Jx�", "\u009b31m": "�31m", "\x00\x7f": "��",
		"a\u202eb\u2066c\u200fd": "a�b�c�d", "\xff\xfe": "��", "\ufeffx": "�x", "\U000e0041": "�", "\ue000": "�",
		"l’été : « x »\u00a0!\u202f?": "l’été : « x »\u00a0!\u202f?", "e\u0301": "e\u0301", "Ж 🏖 旅": "Ж 🏖 旅",
		long: long, long + "x": long[:2*(LongestName-1)] + Cut, strings.Repeat("x", 59) + " y z": strings.Repeat("x", 59) + Cut,
		strings.Repeat("x", 60) + " y": strings.Repeat("x", 59) + Cut,
	} {
		got := Name(in)
		if got != want {
			t.Errorf("%q makes %q, want %q", in, got, want)
		}
		if again := Name(got); again != got {
			t.Errorf("%q makes %q the second time", got, again)
		}
	}
	if got := Name(strings.Repeat("z", 3_000_000)); utf8.RuneCountInString(got) != LongestName {
		t.Error(len(got), "bytes")
	}
}

func TestQuote(t *testing.T) {
	for in, want := range map[string]string{
		"fly 9": `"fly 9"`, "\x1b": `"\x1b"`, strings.Repeat("x", 41): `"` + strings.Repeat("x", 39) + `…"`, strings.Repeat("x", 40): `"` + strings.Repeat("x", 40) + `"`,
	} {
		if got := Quote(in); got != want {
			t.Errorf("%q: %s, want %s", in, got, want)
		}
	}
	if got := Quote(strings.Repeat("\xff", 1000)); len(got) > 4*LongestQuote+5 {
		t.Error(got)
	}
}

type inner struct {
	Name string `json:"name"`
	N    uint8  `json:"n,omitempty"`
}

type sample struct {
	Format int               `json:"format"`
	When   time.Time         `json:"when"`
	List   []inner           `json:"list"`
	One    *inner            `json:"one"`
	Raw    json.RawMessage   `json:"raw"`
	Map    map[string]string `json:"map"`
	Plain  bool
	Left   int      `json:"-"`
	Nested [][2]int `json:"nested"`
	hidden int
}

func TestRead(t *testing.T) {
	_ = sample{}.hidden
	for _, c := range []struct {
		text, field string
		fault       Fault // 0 for none
	}{
		{`{"format":1,"when":"2026-11-22T04:00:00Z","list":[{"name":"x","n":3},{}],"one":{"name":"\"}]{"},"raw":{"a":1,"a":2,"B":[{}]},"map":{"a":"","A":""},"Plain":true}`, "", 0},
		{` { "list" : [ ] , "map" : { } , "nested" : [ [ 1 , -2e1 ] , [ ] ] , "one" : null , "raw":null, "list2":1} `, "list2", Unknown},
		{` { "list" : [ { } ] , "map" : { } , "nested" : [ [ 1 , 2 ] , [ ] ] , "one" : null, "raw" : null} `, "", 0},
		{`{"list":null,"map":null}`, "", 0},
		{`{"format":null}`, "format", Value}, {`{"list":[null]}`, "list", Value}, {`{"list":[{"name":null}]}`, "name", Value},
		{`{"Format":1}`, "Format", Case}, {`{"plain":true}`, "plain", Case}, {`{"list":[{"NAME":"x"}]}`, "NAME", Case},
		{`{"format":1,"format":1}`, "format", Twice}, {`{"format":1,"f\u006frmat":1}`, "format", Twice}, {`{"map":{"a":"1","b":"2","a":"3"}}`, "a", Twice},
		{`{"one":{"name":"x","name":"y"}}`, "name", Twice}, {`{"list":[{"n":1},{"n":1,"n":1}]}`, "n", Twice},
		{`{"colour":7}`, "colour", Unknown}, {`{"one":{"x":[{"y":"}"}]}}`, "x", Unknown}, {`{"Left":1}`, "Left", Unknown}, {`{"-":1}`, "-", Unknown},
		{`{"hidden":1}`, "hidden", Unknown}, {`{"":1}`, "", Unknown}, {`{"list":[[{"q":1}]]}`, "list", Value},
		{`{"format":"x"}`, "format", Value}, {`{"list":[{"n":300}]}`, "list.n", Value}, {`{"format":1` + strings.Repeat("0", 5000) + `}`, "format", Value},
		{`{"when":"` + strings.Repeat("y", 5000) + `"}`, "", NotJSON},
		{``, "", NotJSON}, {`{`, "", NotJSON}, {`null`, "", NotJSON}, {`[]`, "", NotJSON}, {`{} {}`, "", NotJSON}, {`"x"`, "", NotJSON}, {strings.Repeat("[", 20000), "", NotJSON},
		{`{"` + strings.Repeat("k", 5000) + `":1}`, strings.Repeat("k", 5000), Unknown},
	} {
		var v sample
		err := Read([]byte(c.text), &v)
		var bad *Error
		if errors.As(err, &bad); c.fault == 0 {
			if err != nil {
				t.Errorf("%s: %v", c.text, err)
			}
			continue
		}
		if bad == nil || bad.Fault != c.fault || bad.Field != c.field {
			t.Errorf("%.80s: %v, want fault %d of %.40q", c.text, err, c.fault, c.field)
			continue
		}
		if said := bad.Error(); len(said) > 200 || c.field != "" && !strings.Contains(said, Quote(c.field)) {
			t.Errorf("%.80s: %d letters: %.300s", c.text, len(said), said)
		}
	}
}

// TestReadReads checks that reading to the letter reads what JSON does.
func TestReadReads(t *testing.T) {
	var v sample
	if err := Read([]byte(`{"format":7,"list":[{"name":"x","n":3}],"one":{"name":"y"},"map":{"k":"v"},"raw":[1]}`), &v); err != nil {
		t.Fatal(err)
	}
	if v.Format != 7 || v.List[0] != (inner{"x", 3}) || v.One.Name != "y" || v.Map["k"] != "v" || string(v.Raw) != "[1]" {
		t.Errorf("%+v", v)
	}
}

func TestKeys(t *testing.T) {
	got := slices.Collect(Keys([]byte(` {"a":{"b":[1,{"c":2}]},"d" : "\"e\":", "\u0066":null,"a":[]} `)))
	if want := []string{"a", "d", "f", "a"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	for _, none := range []string{`{}`, `[]`, `3`, `"x"`, ` { } `} {
		if got := slices.Collect(Keys([]byte(none))); got != nil {
			t.Errorf("%s: %q", none, got)
		}
	}
}

func TestFields(t *testing.T) {
	want := "format when list list.name list.n one one.name one.n raw map Plain nested"
	if got := strings.Join(Fields(sample{}), " "); got != want {
		t.Errorf("%s", got)
	}
}

// FuzzRead: no text brings the walker down, and what it takes has no field twice.
func FuzzRead(f *testing.F) {
	for _, s := range []string{`{"format":1,"list":[{"name":"\\\"","n":3}]}`, `{"one":null,"raw":{"a":[1,2e5,true]},"map":{"a":"b"}}`, `[{}]`, "{\"\xff\":1}"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var v sample
		err := Read(data, &v)
		if err != nil && len(err.Error()) > 600 {
			t.Fatal(err)
		}
		if err != nil {
			return
		}
		seen := map[string]bool{}
		for k := range Keys(data) {
			if seen[k] {
				t.Fatal(k, "twice")
			}
			seen[k] = true
		}
		var any map[string]json.RawMessage
		if json.Unmarshal(data, &any) != nil || len(any) != len(seen) {
			t.Fatal(len(any), "fields, seen", len(seen))
		}
	})
}
