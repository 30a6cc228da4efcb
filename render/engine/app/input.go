package app

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"posterestante/render/engine/stage"
)

// The repeats of a held key, in ticks of the loop.
const (
	repeatAfter = 24
	repeatEvery = 3
)

// named are the keys whose name isn't what they type.
var named = map[ebiten.Key]stage.Key{
	ebiten.KeyEnter: stage.KeyEnter, ebiten.KeyNumpadEnter: stage.KeyEnter, ebiten.KeySpace: stage.KeySpace,
	ebiten.KeyEscape: stage.KeyEscape, ebiten.KeyTab: stage.KeyTab, ebiten.KeyArrowLeft: stage.KeyLeft,
	ebiten.KeyArrowRight: stage.KeyRight, ebiten.KeyArrowUp: stage.KeyUp, ebiten.KeyArrowDown: stage.KeyDown,
	ebiten.KeyBackspace: stage.KeyBackspace, ebiten.KeyDelete: stage.KeyDelete, ebiten.KeyHome: stage.KeyHome,
	ebiten.KeyEnd: stage.KeyEnd, ebiten.KeyPageUp: stage.KeyPageUp, ebiten.KeyPageDown: stage.KeyPageDown,
	ebiten.KeyEqual: stage.KeyPlus, ebiten.KeyNumpadAdd: stage.KeyPlus,
	ebiten.KeyMinus: stage.KeyMinus, ebiten.KeyNumpadSubtract: stage.KeyMinus,
}

// repeats are the keys that go on while they are held.
var repeats = []stage.Key{stage.KeyLeft, stage.KeyRight, stage.KeyUp, stage.KeyDown, stage.KeyBackspace,
	stage.KeyDelete, stage.KeyTab, stage.KeyPageUp, stage.KeyPageDown}

// poller asks the devices, once a tick.
type poller struct {
	pressed []ebiten.Key
	keys    []stage.Key
	runes   []rune
	down    []contact
	pads    padReader
	touch   toucher
	brief   presses
}

// orders are the keys that the window itself obeys.
type orders struct{ full bool }

// read returns what the devices say now.
func (p *poller) read(v view, now time.Time) (stage.Raw, orders) {
	raw := p.point(v, now)
	raw.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	raw.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	raw.Alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
	raw.Away = !ebiten.IsFocused()
	var o orders
	p.keys = p.keys[:0]
	p.pressed = inpututil.AppendPressedKeys(p.pressed[:0])
	for _, k := range p.brief.fresh(p.pressed) {
		if k == ebiten.KeyEnter && raw.Alt { // the usual one beside the command's key
			o.full = true
		} else if name := nameOf(k); name != "" {
			p.keys = append(p.keys, name)
		}
	}
	for _, k := range p.pressed {
		held := inpututil.KeyPressDuration(k)
		if held <= repeatAfter || (held-repeatAfter)%repeatEvery != 0 {
			continue
		}
		if name := nameOf(k); slices.Contains(repeats, name) {
			p.keys = append(p.keys, name)
		}
	}
	p.keys = p.pads.read(ebitenPads{}, now, !ebiten.IsFocused(), p.keys)
	p.runes = p.runes[:0]
	if !raw.Ctrl {
		p.runes = p.brief.written(ebiten.AppendInputChars(p.runes))
	}
	raw.Keys, raw.Runes = p.keys, p.runes
	return raw, o
}

// point returns where the pointer is and what is pressed there: the mouse's, or
// the fingers' when they were used last.
func (p *poller) point(v view, now time.Time) stage.Raw {
	var raw stage.Raw
	mx, my := cursor()
	p.down = p.down[:0]
	if p.touch.phase != touchLift { // what comes after a short tap waits until that is let go
		p.down = p.brief.contacts(v, p.down)
	}
	if t := p.touch.step(p.down, [2]float64{mx, my}, now); t.used {
		raw.X, raw.Y, raw.Left, raw.Right, raw.Wheel, raw.Reach = t.x, t.y, t.left, t.right, t.wheel, reach(v)
		return raw
	}
	raw.X, raw.Y = v.logical(mx+0.5, my+0.5)
	raw.Left = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	raw.Right = ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	_, raw.Wheel = ebiten.Wheel()
	return p.brief.point(raw, v)
}

// nameOf returns the key's name: letters and signs by what the user's layout
// types there, digits by where they lie.
func nameOf(k ebiten.Key) stage.Key {
	if n, ok := named[k]; ok {
		return n
	}
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		if n := ebiten.KeyName(k); len(n) == 1 {
			return stage.Key(strings.ToLower(n))
		}
		return stage.Key(rune('a' + k - ebiten.KeyA))
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return stage.Key(rune('0' + k - ebiten.KeyDigit0))
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return stage.Key(rune('0' + k - ebiten.KeyNumpad0))
	case k >= ebiten.KeyF1 && k <= ebiten.KeyF12:
		return stage.Key("f" + strconv.Itoa(int(k-ebiten.KeyF1)+1))
	}
	if n := []rune(ebiten.KeyName(k)); len(n) == 1 && unicode.IsPrint(n[0]) && n[0] != ' ' {
		return stage.Key(n)
	}
	return ""
}

// heard is how many presses and releases there were since the start: of buttons,
// keys and fingers.
func (p *poller) heard() [2]int {
	return [2]int{p.brief.count[0] + p.touch.count[0], p.brief.count[1] + p.touch.count[1]}
}

// nap is how long the loop may sleep before the pads are asked again.
func (p *poller) nap() time.Duration {
	if len(p.pads.ids) > 0 && ebiten.IsFocused() {
		return napPads
	}
	return napNone
}
