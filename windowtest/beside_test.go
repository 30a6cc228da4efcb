package windowtest

import (
	"strings"
	"testing"

	"posterestante/windowtest/drive"
)

// TestBeside lays a cardboard table of each game round the world with a real
// pointer, tells a turn that is played here, keeps it, goes on with it, and plays on
// from there as a match.
func TestBeside(t *testing.T) {
	d := screen(t)
	for lid, name := range map[string]string{"2": "sakodo", "3": "routard"} {
		p := sit(t, d, t.TempDir(), map[string]string{"2": "fr", "3": "en"}[lid], 0)
		p.click("menu.lid."+lid, "page.companion", "companion.game."+lid, "companion.lay", "tray.lay")
		for told := 0; ; told++ { // what the seat has that is played here
			s := p.lies("desk.main", "tray.item.0")
			if s.Hot("tray.item.0") == nil {
				break
			}
			if p.click("tray.item." + []string{"0", "1", "2", "4"}[min(told, 3)]); told > 8 {
				t.Fatal("the round doesn't end")
			}
		}
		p.shoot("beside-" + name)
		p.click("desk.main")
		asked := 0
		for n := 0; ; n++ {
			s := p.lies("desk.main", "tray.die.3", "tray.item.0", "tray.tell")
			switch {
			case s.Hot("tray.die.3") != nil:
				if asked++; asked == 1 {
					p.shoot("beside-" + name + "-die")
				}
				p.click("tray.die.3")
			case s.Hot("tray.tell") != nil:
				p.click("tray.tell")
			case s.Hot("tray.item.0") != nil:
				asked++
				p.click("tray.item.1")
			case s.Hot("desk.seats") != nil: // the turn is over
				n = 99
			default:
				p.click("desk.main")
			}
			if n >= 60 {
				break
			}
		}
		if asked == 0 {
			t.Errorf("%s: nothing had to be told", name)
		}
		p.shoot("beside-" + name + "-told")
		p.click("desk.back", "companion.on", "desk.second")
		_, err := p.WaitFor("table.speed")
		p.must(err)
		if h := p.read().Header; h.Game != name || !h.Position {
			t.Errorf("%s: the match is of %s, from a position: %v", name, h.Game, h.Position)
		}
		p.shoot("beside-" + name + "-match")
		p.Kill()
	}
}

// lies waits until one of some hots is lit, and nothing moves.
func (p *player) lies(ids ...string) drive.Screen {
	p.Helper()
	s, err := p.Wait(strings.Join(ids, " or "), func(s drive.Screen) bool {
		for _, id := range ids {
			if !s.Busy && s.Hot(id) != nil {
				return true
			}
		}
		return false
	})
	p.must(err)
	return s
}
