//go:build !js

package app

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"posterestante/render/engine/stage"
)

// presses of less than a frame can't be heard on the desktop, where Ebitengine
// 2.8.8 polls: see docs/performance.md for what that loses.
type presses struct{ keys []ebiten.Key }

func (*presses) point(raw stage.Raw, _ view) stage.Raw { return raw }

// fresh are the keys whose press begins in this tick.
func (p *presses) fresh(polled []ebiten.Key) []ebiten.Key {
	p.keys = p.keys[:0]
	for _, k := range polled {
		if inpututil.KeyPressDuration(k) == 1 {
			p.keys = append(p.keys, k)
		}
	}
	return p.keys
}
