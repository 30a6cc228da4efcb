// Package app is the window: Ebitengine's loop round a stage.Show. It polls the
// devices once a tick, keeps painted pictures as textures, draws only when
// something changed, and sleeps when nothing does.
//
// The words: a device pixel is one of the window's; the view is where the
// 1920x1080 canvas lies on them, scaled evenly with bars beside it.
package app

import (
	"fmt"
	"image"
	"io"
	"os"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Config is what a window is opened with.
type Config struct {
	Title    string
	Icon     []image.Image // the window's, in several sizes; may be nil
	Version  string
	Painters paint.Table
	First    stage.Scene

	Width, Height int // of the window, in its own pixels; 0 takes the settings'
	FullScreen    bool
	Asked         bool // the size was asked for this once: it isn't remembered
	Settings      settings.Settings
	SettingsFile  string                   // "" remembers nothing
	Now           func() settings.Settings // the settings as they stand, to obey and to save; nil takes Settings
	OnText        func(size int)           // told when + or - changed the size of words; may be nil

	TestAlive  bool          // the table breathes although TestLit is given
	TestLit    string        // a file, or "-": a JSON line, see litLine, each time that something in it changed
	LastAction func() string // for the crash file; may be nil
	CrashDir   string        // where the crash file goes; "" is the temporary folder

	OnDrop   func([]stage.Dropped) stage.Scene // what dropped files make; may be nil
	Paste    func() string                     // what is to be pasted; nil where that can't be known
	ReadDrop func(io.Reader) ([]byte, error)   // reads as much of a dropped file as is wanted; nil leaves them
	Stderr   io.Writer                         // nil is os.Stderr

	shots  []Picture
	ledger *ledger
	film   *filming
}

// Run opens the window and returns when it is closed. When there is no OpenGL
// the error is one sentence.
func Run(cfg Config) (err error) {
	if cfg.Stderr == nil {
		cfg.Stderr = os.Stderr
	}
	g := newGame(cfg)
	defer g.close()
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the window could not be opened: %v; an OpenGL 3.2 display is needed", r)
		}
	}()
	ebiten.SetWindowTitle(cfg.Title)
	ebiten.SetWindowIcon(cfg.Icon) // of nil, the system's own
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSize(g.cfg.Width, g.cfg.Height)
	ebiten.SetWindowSizeLimits(480, 270, -1, -1)
	openFull(cfg.FullScreen)
	giveBack()
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowClosingHandled(true)
	if err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{
		X11ClassName: "PosteRestante", X11InstanceName: "posterestante",
	}); err != nil {
		return fmt.Errorf("the window could not be opened: %w; an OpenGL 3.2 display is needed", err)
	}
	return g.err
}

// game implements ebiten.Game.
type game struct {
	cfg  Config
	show *stage.Show
	draw *drawer
	poll poller
	lit  *litLog
	view view
	tick
	err     error
	saved   settings.Settings
	sleeper sleeper
	turn    turner

	breather breather

	opening sync.WaitGroup // until the first frame is painted
}

// tick is how the loop stands at a tick.
type tick struct {
	last        time.Time
	ticks       int
	fresh       bool // this frame is drawn
	idle        bool // the loop waits for events
	full        bool // the whole screen was filled at the last tick
	alive       bool // the scene breathes
	breathFrame bool // this frame is drawn for a breath alone
	turned      bool // the frame before was one of a turn
	shown       int  // frames drawn since the last picture was taken
}

func newGame(cfg Config) *game {
	if cfg.Width <= 0 || cfg.Height <= 0 {
		cfg.Width, cfg.Height = cfg.Settings.Width, cfg.Settings.Height
	}
	if cfg.Width <= 0 || cfg.Height <= 0 {
		cfg.Width, cfg.Height = 1280, 720
	}
	g := &game{cfg: cfg, tick: tick{fresh: true}, show: stage.NewShow(cfg.First), lit: newLitLog(cfg.TestLit)}
	g.show.OnDrop = cfg.OnDrop
	g.show.OnFull = func() { SetFullScreen(!FullScreen()) }
	g.sleeper.wake = Wake
	g.breather.off = cfg.TestLit != "" && !cfg.TestAlive || len(cfg.shots) > 0 || cfg.ledger != nil || cfg.film != nil
	g.view = fit(float64(cfg.Width), float64(cfg.Height))
	g.show.SetWindow(g.view.w, g.view.h)
	g.draw = newDrawer(cfg.Painters)
	g.saved = cfg.Settings
	g.obey()
	g.opening.Go(func() { // while the window opens
		defer g.crash()
		g.show.Step(stage.Raw{X: -1, Y: -1}, 0)
		g.view = lay(g.view.w, g.view.h, g.show.Frame().Canvas())
		g.draw.warm(g.show.Frame(), g.view)
	})
	return g
}

func (g *game) close() { g.lit.close() }

// LayoutF implements ebiten.LayoutFer: the screen is the window, pixel for pixel.
func (g *game) LayoutF(w, h float64) (float64, float64) {
	g.opening.Wait()
	s := ebiten.Monitor().DeviceScaleFactor()
	w, h = w*s, h*s
	g.show.SetWindow(w, h)
	if v := lay(w, h, g.show.Frame().Canvas()); v != g.view {
		g.view = v
		g.draw.resized(v)
		g.show.Touch()
	}
	return w, h
}

// Layout implements ebiten.Game; LayoutF is used instead.
func (g *game) Layout(w, h int) (int, int) { return w, h }

// Update implements ebiten.Game: one tick of the loop.
func (g *game) Update() error {
	defer g.crash()
	g.opening.Wait()
	now := time.Now()
	elapsed := now.Sub(g.last)
	if g.last.IsZero() {
		elapsed = stage.Tick
	}
	g.last = now
	g.ticks++
	if g.cfg.film != nil {
		elapsed, g.fresh = stage.Tick, true
	}
	if ebiten.IsWindowBeingClosed() {
		g.remember()
		return ebiten.Termination
	}
	raw := g.read(now)
	if full := FullScreen(); full != g.full { // the system may end it by itself
		g.full = full
		g.show.Touch()
	}
	polled, breath := g.sleeper.poll(), g.breather.woke()
	if g.idle && !polled && !breath {
		// Whatever woke us may have been another window that lay on ours.
		g.show.Touch()
	}
	was := g.show.Frame().Over
	if g.show.Step(raw, elapsed) {
		g.fresh = true
	}
	g.obey()
	if v := lay(g.view.w, g.view.h, g.show.Frame().Canvas()); v != g.view { // another scene, on the other canvas
		g.view, g.draw.view, g.draw.lastAs, g.fresh = v, v, view{}, true
	}
	drawn := g.fresh
	g.breathFrame = g.breathe(now) && !drawn
	g.fresh = g.fresh || g.breathFrame
	if g.show.Done() {
		g.remember()
		return ebiten.Termination
	}
	g.point(was)
	if g.draw.settle(now) || g.draw.first.owed {
		g.fresh = true
	}
	if len(g.cfg.shots) > 0 {
		g.fresh = true
	}
	if g.lit.owed && !g.show.Busy() { // what came to rest is told as it is drawn
		g.fresh, g.breathFrame = true, false // also where breath follows on breath
	}
	g.field()
	g.lit.listen(g.poll.heard(), g.fresh && !g.breathFrame || g.show.Busy())
	if g.cfg.ledger != nil { // each frame whole
		g.draw.lastAs, g.fresh = view{}, true
	}
	g.pace()
	return nil
}

// read polls what hands do; nobody's hands have a say where pictures are taken.
func (g *game) read(now time.Time) stage.Raw {
	raw, keys := g.poll.read(g.view, now)
	g.paste(&raw)
	raw.Dropped = append(dropped(g.cfg.ReadDrop), chosen(g.cfg.ReadDrop)...)
	if len(g.cfg.shots) > 0 || g.cfg.film != nil {
		raw = stage.Raw{X: -1, Y: -1}
	}
	if len(g.cfg.shots) > 0 && g.cfg.shots[0].Point != [2]float64{} {
		raw.X, raw.Y = g.cfg.shots[0].Point[0], g.cfg.shots[0].Point[1]
	}
	if keys.full {
		SetFullScreen(!FullScreen())
		g.show.Touch()
	}
	return raw
}

// point gives the pointer its shape, where it lies over something else than was there before.
func (g *game) point(was string) {
	f := g.show.Frame()
	if f.Over == was && g.ticks != 1 {
		return
	}
	shape := ebiten.CursorShapeDefault
	if h := f.Hot(f.Over); h != nil && h.Lit {
		shape = ebiten.CursorShapePointer
	}
	ebiten.SetCursorShape(shape)
}

// field tells where letters are taken.
func (g *game) field() {
	f := g.show.Frame()
	x, y, w, h := g.view.device(f.Field)
	g.poll.brief.offer(f.Typing, [4]float64{float64(x), float64(y), float64(w), float64(h)})
}

// Draw implements ebiten.Game: it only reads.
func (g *game) Draw(screen *ebiten.Image) {
	defer g.crash()
	if !g.fresh {
		return
	}
	g.fresh = false
	began := time.Now()
	kind, part, n := g.show.Turn()
	turns := g.turn.keep(screen, kind, n)
	if turns || g.turned { // all of it, and once more when it is over
		g.draw.lastAs = view{}
	}
	g.turned = turns
	g.draw.frame(screen, g.show.Frame(), g.view)
	if turns {
		g.turn.show(screen, kind, part)
	}
	g.drawn(time.Since(began))
	if !g.show.Busy() && !g.breathFrame {
		g.lit.write(g.show.Frame(), g.view)
	}
	g.shoot(screen)
	g.keep(screen)
}
