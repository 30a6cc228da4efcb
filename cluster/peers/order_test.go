package peers

import (
	"testing"
	"time"

	"posterestante/link"
)

// TestOrder: a stay's new leg waits for its old one, of which nothing more is heard; a link that comes again from another
// referee is refused where its seat's owner has come by another link since, and not where that was before.
func TestOrder(t *testing.T) {
	var o order
	first, there := newPipe(link.KeyID{})
	left, ok := o.enter(&coming{Room: "r", Stay: "a", Since: 10, Seats: []string{"seat"}}, there)
	if !ok {
		t.Fatal("the first is refused")
	}
	_ = first.Send([]byte("hello")) // heard late, it would take the seat from the second leg
	in := make(chan func())
	go func() {
		left, _ := o.enter(&coming{Room: "r", Stay: "a", Since: 10, Seats: []string{"seat"}, Again: true}, first)
		in <- left
	}()
	if _, err := first.Receive(); err == nil { // until it is closed
		t.Error("the old leg isn't closed")
	}
	if msg, err := there.Receive(); err == nil {
		t.Errorf("the referee hears %q of a leg that is over", msg)
	}
	select {
	case <-in:
		t.Error("the new leg is in before the old one left")
	case <-time.After(50 * time.Millisecond):
	}
	left()
	second := <-in
	if _, ok := o.enter(&coming{Room: "r", Stay: "b", Since: 9, Seats: []string{"seat"}, Again: true}, first); ok {
		t.Error("an older link takes the seat back")
	}
	if _, ok := o.enter(&coming{Room: "r", Stay: "c", Since: 9, Seats: []string{"other"}, Again: true}, first); !ok {
		t.Error("a link with another seat is refused")
	}
	newer, ok := o.enter(&coming{Room: "r", Stay: "d", Since: 12, Seats: []string{"seat"}, Again: true}, first)
	if !ok {
		t.Error("the link that came last is refused")
	}
	newer()
	second()
}
