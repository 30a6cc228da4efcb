package windowtest

import (
	"fmt"
	"testing"
	"time"
)

func TestTiming(t *testing.T) {
	p := begin(t, screen(t), t.TempDir(), "fr", "7", "3")
	for i := 0; i < 14 && p.mine(); i++ {
		a := p.choose()
		t0 := time.Now()
		p.picked = nil
		p.settle()
		t1 := time.Now()
		l1 := p.Lines
		p.act(a)
		fmt.Println(p.session.Game().Notation(a), "settle", t1.Sub(t0).Milliseconds(), "act", time.Since(t1).Milliseconds(), "lines", p.Lines-l1, len(p.last))
	}

	p.settle()
	p.click("table.menu", "dialog.menu", "menu.quit")
	p.Ended(5e9)
}
