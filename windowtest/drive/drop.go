package drive

import (
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// dropper drops files as a file manager does: by the XDND protocol, version 5,
// for which xdotool has no word.
type dropper struct {
	x      *xgb.Conn
	atoms  map[string]xproto.Atom
	source xproto.Window
	target xproto.Window
	list   string // the files as text/uri-list
}

// Drop drops files on the middle of the program's window.
func (w *Window) Drop(paths ...string) error {
	x, err := xgb.NewConnDisplay(w.Name)
	if err != nil {
		return err
	}
	defer x.Close()
	d := &dropper{x: x, atoms: map[string]xproto.Atom{}}
	for _, p := range paths {
		d.list += (&url.URL{Scheme: "file", Path: p}).String() + "\r\n"
	}
	for _, name := range strings.Fields("XdndAware XdndSelection XdndEnter XdndPosition XdndStatus XdndDrop " +
		"XdndFinished XdndActionCopy text/uri-list") {
		a, err := xproto.InternAtom(x, false, uint16(len(name)), name).Reply()
		if err != nil {
			return err
		}
		d.atoms[name] = a.Atom
	}
	if err := d.begin(w.Root); err != nil {
		return err
	}
	d.send("XdndEnter", 5<<24, uint32(d.atoms["text/uri-list"]), 0, 0)
	d.send("XdndPosition", 0, uint32(w.Width/2)<<16|uint32(w.Height/2), 0, uint32(d.atoms["XdndActionCopy"]))
	if err := d.until("XdndStatus"); err != nil {
		return err
	}
	d.send("XdndDrop", 0, 0, 0, 0)
	return d.until("XdndFinished")
}

// begin makes the window that is dragged from and finds the one to drop on.
func (d *dropper) begin(root xproto.Window) (err error) {
	if d.source, err = xproto.NewWindowId(d.x); err != nil {
		return err
	}
	if err := xproto.CreateWindowChecked(d.x, 0, d.source, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).
		Check(); err != nil {
		return err
	}
	if err := xproto.SetSelectionOwnerChecked(d.x, d.source, d.atoms["XdndSelection"], xproto.TimeCurrentTime).
		Check(); err != nil {
		return err
	}
	tree, err := xproto.QueryTree(d.x, root).Reply()
	if err != nil {
		return err
	}
	for _, child := range tree.Children {
		if p, err := xproto.GetProperty(d.x, false, child, d.atoms["XdndAware"], xproto.AtomAny, 0, 1).
			Reply(); err == nil && p.ValueLen > 0 {
			d.target = child
			return nil
		}
	}
	return errors.New("no window takes files")
}

func (d *dropper) send(what string, a, b, c, e uint32) {
	ev := xproto.ClientMessageEvent{Format: 32, Window: d.target, Type: d.atoms[what],
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(d.source), a, b, c, e})}
	xproto.SendEvent(d.x, false, d.target, 0, string(ev.Bytes()))
}

// until answers what the window asks until it sends the message.
func (d *dropper) until(what string) error {
	for end := time.Now().Add(Patience); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		ev, err := d.x.PollForEvent()
		if err != nil {
			return err
		}
		switch ev := ev.(type) {
		case xproto.SelectionRequestEvent:
			d.answer(ev)
		case xproto.ClientMessageEvent:
			if ev.Type == d.atoms[what] {
				return nil
			}
		}
	}
	return fmt.Errorf("the window sent no %s", what)
}

// answer hands over the list of files.
func (d *dropper) answer(ask xproto.SelectionRequestEvent) {
	xproto.ChangeProperty(d.x, xproto.PropModeReplace, ask.Requestor, ask.Property, ask.Target, 8, uint32(len(d.list)),
		[]byte(d.list))
	ev := xproto.SelectionNotifyEvent{Time: ask.Time, Requestor: ask.Requestor, Selection: ask.Selection,
		Target: ask.Target, Property: ask.Property}
	xproto.SendEvent(d.x, false, ask.Requestor, 0, string(ev.Bytes()))
}
