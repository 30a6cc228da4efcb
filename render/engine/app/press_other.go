//go:build !js

package app

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"posterestante/render/engine/stage"
)

// presses of less than a frame can't be heard on the desktop, where Ebitengine
// 2.8.8 polls: see docs/performance.md for what that loses.
type presses struct {
	keys    []ebiten.Key
	fingers []ebiten.TouchID
	count   [2]int // presses and releases of buttons and keys since the start
}

func (*presses) point(raw stage.Raw, _ view) stage.Raw { return raw }

// waiting says whether what was heard waits for its tick: nothing does.
func (*presses) waiting() bool { return false }

// contacts appends the fingers on the screen.
func (p *presses) contacts(v view, to []contact) []contact {
	p.fingers = ebiten.AppendTouchIDs(p.fingers[:0])
	for _, id := range p.fingers {
		x, y := ebiten.TouchPosition(id)
		lx, ly := v.logical(float64(x)+0.5, float64(y)+0.5)
		to = append(to, contact{int(id), lx, ly})
	}
	return to
}

// fresh are the keys whose press begins in this tick.
func (p *presses) fresh(polled []ebiten.Key) []ebiten.Key {
	for b := ebiten.MouseButton0; b <= ebiten.MouseButtonMax; b++ {
		if inpututil.IsMouseButtonJustPressed(b) {
			p.count[0]++
		}
		if inpututil.IsMouseButtonJustReleased(b) {
			p.count[1]++
		}
	}
	p.count[1] += len(inpututil.AppendJustReleasedKeys(nil))
	p.keys = p.keys[:0]
	for _, k := range polled {
		if inpututil.KeyPressDuration(k) == 1 {
			p.keys = append(p.keys, k)
		}
	}
	p.count[0] += len(p.keys)
	return p.keys
}

// written adds what came from elsewhere than from keys: nothing does.
func (*presses) written(typed []rune) []rune { return typed }

// offer is told where a field takes letters; the desktop's keyboard needs no telling.
func (*presses) offer(bool, [4]float64) {}
