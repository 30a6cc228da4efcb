package windowtest

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/globe"
	rules "posterestante/game/postcards"
	"posterestante/render/table"
	"posterestante/windowtest/drive"
)

// TestSolo plays a whole match against the expert Automa, from the menu to the
// final scoring, by clicking what is lit.
func TestSolo(t *testing.T) {
	p := sit(t, screen(t), t.TempDir(), "fr", 2)
	_, err := p.WaitFor("menu.new")
	p.must(err)
	p.shoot("menu")
	p.click("menu.new", "setup.kind.1", "setup.kind.1.3")
	p.write("setup.name.0", "Lise")
	p.seed("52")
	p.shoot("setup")
	p.click("setup.start")
	at := time.Now()
	if _, err = p.WaitFor("table.speed"); err != nil { // the Automa begins, and plays its whole turn at the usual speed
		_, err = p.WaitFor("table.speed")
	}
	p.must(err)
	t.Logf("the first turn: %v", time.Since(at).Round(100*time.Millisecond))
	head := p.read().Header
	if !slices.Equal(head.Setup.Seats, []string{"person", "automa:expert"}) || head.Setup.Seed != "52" || head.Seats[0].Name != "Lise" {
		t.Fatalf("what was chosen is not what began: %+v", head)
	}
	clicks, shot, began := 0, false, time.Now()
	for p.mine() {
		if clicks == 12 { // two turns were played at the usual speed
			p.picked = nil
			p.settle()
			p.speedOff()
		}
		v := p.session.View(p.session.Turn())
		if !shot && v.Counter(rules.Round, game.Nobody) >= 8 && v.Counter(rules.Phase, game.Nobody) == int(rules.Playing) {
			shot = true
			p.settle()
			p.shoot("table")
		}
		p.act(p.choose())
		clicks++
	}
	t.Logf("%d actions of the person, %d in all, %v", clicks, p.session.Len(), time.Since(began).Round(time.Second))
	p.result(p.read().Session.Scores())
	p.shoot("result")
	p.ended()
	p.afterwards()
	p.click("result.menu") // to the page of the game, and on to the shelf
	_, err = p.WaitFor("page.play")
	p.must(err)
	if s, _ := p.Now(); s.Hot("page.resume") != nil {
		t.Error("the game's page offers to go on with a match that is over")
	}
	p.click("page.back")
	_, err = p.WaitFor("menu.new")
	p.must(err)
	if s, _ := p.Now(); s.Hot("menu.resume") != nil {
		t.Error("a match that is over is offered to go on with")
	}
	p.click("menu.quit")
	if err := p.Ended(drive.Patience); err != nil {
		t.Errorf("it did not end well: %v", err)
	}
}

// speedOff clicks the button of the speed until motion is off.
func (p *player) speedOff() {
	p.Helper()
	w, _, _ := p.deps()
	off := table.SpeedWords(w, 0)
	for range 4 {
		h, err := p.WaitFor("table.speed")
		p.must(err)
		if h.Label == off {
			return
		}
		was := h.Label
		p.click("table.speed")
		_, err = p.Wait("another speed", func(s drive.Screen) bool {
			h := s.Hot("table.speed")
			return h != nil && h.Label != was
		})
		p.must(err)
	}
	p.Fatal("the speed can't be turned off")
}

// result compares what the result page shows with the engine's scores.
func (p *player) result(scores []game.Score, remarks ...string) {
	p.Helper()
	w, teller, names := p.deps()
	want := append([]string{w.T("result.title")}, teller.Why(p.session.Ending())...)
	final := p.session.View(game.Nobody)
	if rank := teller.Ranking(&final, scores); rank != "" {
		want = append(want, rank)
	}
	want = append(want, remarks...)
	world := slices.Contains([]string{"sakodo", "routard"}, p.session.Game().Name())
	for i, s := range scores {
		want = append(want, names[i])
		sum, money := 0, ""
		if world { // the cards that were brought home are shown instead of lines
			money = " · " + teller.Say(globe.SayMoney(final.Counter(globe.MoneyN, game.Seat(i))))
		}
		for _, line := range s.Lines {
			if !world {
				want = append(want, teller.ScoreLine(line), strconv.Itoa(line.Points))
			}
			sum += line.Points
		}
		if sum != s.Total {
			p.Errorf("the lines of seat %d add up to %d, its total is %d", i, sum, s.Total)
		}
		key := "journal.place." + strconv.Itoa(s.Place)
		switch {
		case s.Place == 1 && len(game.Winners(scores)) > 1:
			key = "end.shared"
		case s.Place == 1:
			key = "result.wins"
		}
		shown := s.Total
		if world { // to have arrived is no card
			shown -= int(final.Counter(globe.ArrivedN, game.Seat(i)))
		}
		want = append(want, strconv.Itoa(shown), w.T(key)+money)
	}
	s, err := p.Wait("the result", func(s drive.Screen) bool { return s.Hot("result.again") != nil && s.Hot("result.skip") == nil })
	p.must(err)
	if won := game.Winners(scores); p.Height > p.Width && len(won) == 1 { // there is room to honour who won
		want = append(want, names[won[0]], w.T("result.wins"))
	}
	if !slices.Equal(s.Texts, want) {
		p.Errorf("the result page shows\n%q\nthe engine says\n%q", s.Texts, want)
	}
	p.Logf("shown: %q", s.Texts)
}

// ended compares the scores in the match file with the engine's.
func (p *player) ended() {
	p.Helper()
	r := p.read()
	lines := bytes.Split(bytes.TrimSpace(p.file()), []byte("\n"))
	var last struct {
		End    bool         `json:"end"`
		Scores []game.Score `json:"scores"`
	}
	p.must(json.Unmarshal(lines[len(lines)-1], &last))
	want, _ := json.Marshal(r.Session.Scores())
	if got, _ := json.Marshal(last.Scores); !last.End || !r.Ended || !bytes.Equal(got, want) {
		p.Errorf("the match file ends with %s, the engine says %s", lines[len(lines)-1], want)
	}
}

// until clicks a hot and waits until something is seen.
func (p *player) until(id string, seen func(drive.Screen) bool) {
	p.Helper()
	p.click(id)
	_, err := p.Wait("what "+id+" does", seen)
	p.must(err)
}

// afterwards looks at what is offered for a match that is over: the course of
// the scores, the journal, the replay.
func (p *player) afterwards() {
	p.Helper()
	w, _, _ := p.deps()
	p.until("result.course", func(s drive.Screen) bool {
		h := s.Hot("result.course")
		return h != nil && h.Label == w.T("result.columns")
	})
	p.shoot("course")
	p.until("extra.journal", func(s drive.Screen) bool { return s.Hot("dialog.ok") != nil })
	p.click("dialog.ok")
	for _, ext := range []string{"png", "geojson", "gpx"} {
		if files, _ := filepath.Glob(filepath.Join(p.Data, "shared", "*."+ext)); len(files) != 1 {
			p.Errorf("the journal has %d files of kind %s", len(files), ext)
		}
	}
	p.click("result.table", "past.forth", "past.forth", "past.last", "past.back")
	p.shoot("replay")
	p.click("past.now")
	_, err := p.Wait("the result again", func(s drive.Screen) bool { return s.Hot("result.again") != nil })
	p.must(err)
}
