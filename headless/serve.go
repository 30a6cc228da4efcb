package headless

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/search"
	"posterestante/game/store"
)

// maxLine is how long a request may be, in bytes without its newline: what it
// brings may be a line of a match file.
const maxLine = store.MaxLine

func serveFlags() *flags {
	return newFlags("serve", "", "answers each line of JSON on standard input by one on standard output; "+
		"docs/protocol.md")
}

// Serve speaks the protocol until its input ends or it is told to quit.
func Serve(args []string, in io.Reader, out, errw io.Writer) int {
	rest, status, done := serveFlags().parse(args, out, errw)
	if done {
		return status
	}
	if len(rest) > 0 {
		return fail(errw, Misuse, "serve: what is %s? It takes its commands from its input", foreign.Quote(rest[0]))
	}
	lines, srv := bufio.NewReaderSize(in, 1<<16), &server{}
	for !srv.quit {
		line, long, err := readLine(lines)
		if errors.Is(err, io.EOF) && len(line) == 0 && !long {
			return Well
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return fail(errw, Failed, "serve: the input can't be read: %v", err)
		}
		if _, err := out.Write(srv.hear(line, long)); err != nil {
			return fail(errw, Failed, "serve: the output can't be written: %v", err)
		}
	}
	return Well
}

// readLine reads a line without its newline. Of one that is too long it reads
// all and gives nothing.
func readLine(r *bufio.Reader) (line []byte, long bool, err error) {
	for {
		part, err := r.ReadSlice('\n')
		if !long {
			line = append(line, part...)
		}
		if long = long || len(bytes.TrimSuffix(line, []byte("\n"))) > maxLine; long {
			line = nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return bytes.TrimSuffix(line, []byte("\n")), long, err
		}
	}
}

// hear answers a line; long says that it was too long to be read.
func (s *server) hear(line []byte, long bool) []byte {
	if long {
		return encode(answerOf(nil, nil, wrong("long", "a line has at most %d bytes", maxLine)))
	}
	return s.answer(line)
}

// failure is what went wrong with a request.
type failure struct {
	Code    string    `json:"code"`
	Rule    game.Rule `json:"rule"`
	Message string    `json:"message"`
}

func wrong(code, format string, args ...any) *failure {
	return &failure{Code: code, Message: foreign.Shown(fmt.Sprintf(format, args...))}
}

// refused is the failure of a refusal.
func (s *server) refused(r *game.Refusal, lang string) *failure {
	return &failure{Code: r.Code, Rule: r.Rule, Message: sentence(s.match.Game().Name(), lang, r)}
}

// english is the language of words where a request names none.
const english = "en"

// language is that of the words a request asks for.
func language(r *request) (string, *failure) {
	switch {
	case r.Lang == nil:
		return english, nil
	case !slices.Contains(words.Languages(), *r.Lang):
		return "", wrong("value", "lang is one of %s, not %.20q", strings.Join(words.Languages(), ", "), *r.Lang)
	}
	return *r.Lang, nil
}

// field is a field of an answer; object is fields in an order to be read.
type field struct {
	name  string
	value any
}
type object []field

// MarshalJSON keeps the order.
func (o object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, f := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		name, err := json.Marshal(f.name)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(f.value)
		if err != nil {
			return nil, err
		}
		b.Write(append(append(name, ':'), value...))
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// answerOf puts an answer together: ok, the id, then the rest or the error.
func answerOf(id json.RawMessage, rest object, f *failure) object {
	out := object{{"ok", f == nil}}
	if id != nil {
		out = append(out, field{"id", id})
	}
	if f != nil {
		return append(out, field{"error", f})
	}
	return append(out, rest...)
}

// encode writes an answer as a line.
func encode(o object) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(o); err != nil {
		return []byte(`{"ok":false,"error":{"code":"internal","rule":"","message":"the answer can't be written"}}` +
			"\n")
	}
	return b.Bytes()
}

// request is what a line may hold; each command takes some beside cmd and id.
type request struct {
	Cmd      json.RawMessage   `json:"cmd"`
	ID       json.RawMessage   `json:"id"`
	Game     string            `json:"game"`
	Seats    []string          `json:"seats"`
	Options  map[string]string `json:"options"`
	Seed     *game.Seed        `json:"seed"`
	Position json.RawMessage   `json:"position"`
	Text     *string           `json:"text"`
	Path     *string           `json:"path"`
	Action   *string           `json:"action"`
	Seat     json.RawMessage   `json:"seat"`
	N        *int              `json:"n"`
	To       *int              `json:"to"`
	At       *int              `json:"at"`
	From     *int              `json:"from"`
	On       *bool             `json:"on"`
	Lang     *string           `json:"lang"`
	Picked   []spotJSON        `json:"picked"`
	Spot     *spotJSON         `json:"spot"`
}

// server is one session of the protocol.
type server struct {
	match *game.Session // nil before the first new or load
	quit  bool
	host  search.Host // of the seats that think
	away  *away       // the seat that it is for, in a room elsewhere; nil where the match is its own
}

// answer answers a line, whatever it holds, by one line.
func (s *server) answer(line []byte) (answer []byte) {
	var id json.RawMessage
	defer func() {
		if p := recover(); p != nil { // a fault of ours must not end a stranger's session
			answer = encode(answerOf(id, nil, wrong("internal", "the program stopped at this request: %v", p)))
		}
	}()
	if !utf8.Valid(line) {
		return encode(answerOf(nil, nil, wrong("json", "the line is not UTF-8")))
	}
	var req request
	var bad *foreign.Error
	if errors.As(foreign.Read(line, &req), &bad) && bad.Fault == foreign.NotJSON {
		return encode(answerOf(nil, nil, wrong("json", "the line is not one JSON object: %v", bad)))
	}
	if has(line, "id") {
		id = req.ID
	}
	rest, f := s.do(&req, bad, line)
	return encode(answerOf(id, rest, f))
}

// do finds the command, checks its fields and runs it; bad is what is wrong with
// the line, nil if nothing is.
func (s *server) do(req *request, bad *foreign.Error, line []byte) (object, *failure) {
	if bad != nil && bad.Fault == foreign.Large { // nothing of it was read
		return nil, wrong("value", "%v", bad)
	}
	var cmd string
	if err := json.Unmarshal(req.Cmd, &cmd); err != nil || !has(line, "cmd") {
		return nil, wrong("cmd", `a request has a "cmd", one of %s`, s.verbNames())
	}
	is := func(v verb) bool { return v.name == cmd }
	i := slices.IndexFunc(s.verbs(), is)
	switch {
	case i < 0 && s.away != nil && slices.ContainsFunc(verbs(), is):
		return nil, wrong("seat", "%s is not for one seat of a match elsewhere; there is %s", cmd, s.verbNames())
	case i < 0:
		return nil, wrong("cmd", "there is no cmd %s; there is %s", foreign.Quote(cmd), s.verbNames())
	}
	v := s.verbs()[i]
	for name := range foreign.Keys(line) {
		if name != "cmd" && name != "id" && !slices.Contains(v.fields, name) {
			return nil, wrong("field", "%s has no field %s; it takes %s", cmd, foreign.Quote(name), orNothing(v.fields))
		}
	}
	switch {
	case bad != nil && bad.Fault == foreign.Value:
		return nil, wrong("value", "%v", bad)
	case bad != nil:
		return nil, wrong("field", "%v", bad)
	}
	if v.match && s.match == nil && s.away != nil {
		return nil, wrong("nomatch", "the match isn't known yet: ask wait first")
	}
	if v.match && s.match == nil {
		return nil, wrong("nomatch", "there is no match yet; begin one with new or load")
	}
	return v.run(s, req)
}

// has says whether the line has that field, in those letters.
func has(line []byte, field string) bool {
	for name := range foreign.Keys(line) {
		if name == field {
			return true
		}
	}
	return false
}

func orNothing(fields []string) string {
	if len(fields) == 0 {
		return "none"
	}
	return strings.Join(fields, ", ")
}
