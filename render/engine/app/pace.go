package app

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// settled is the number of ticks before the loop may wait: before the window
// is shown it would wait for ever.
const settled = 30

// pace switches between ticking with the screen and waiting for events.
func (g *game) pace() {
	hands := g.poll.touch.phase != touchNone || g.poll.brief.waiting()
	filmed := len(g.cfg.shots) > 0 || g.cfg.ledger != nil || g.cfg.film != nil
	active := g.show.Active() || g.draw.unsettled() || hands || g.ticks < settled || filmed
	if waits && !active {
		if g.alive {
			g.breather.sleep(g.last, Wake)
		} else if g.fresh || !g.idle {
			g.sleeper.drew()
		}
		g.sleeper.sleep(g.poll.nap())
	}
	if waits && g.idle && !active {
		awaiting()
	}
	// where something moves for long, as opponents do, a killed window loses nothing either
	if active && g.ticks%60 == 0 {
		g.remember()
	}
	if !waits || active == !g.idle {
		return
	}
	g.idle = !active
	if active {
		g.sleeper.stop()
		g.breather.stop()
	} else {
		g.draw.tidy()
		g.remember()   // a killed window loses nothing
		g.fresh = true // what was covered meanwhile is painted before we sleep
	}
	await(g.idle)
	ebiten.SetTPS(ebiten.SyncWithFPS)
}
