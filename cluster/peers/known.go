package peers

import (
	"sync"

	"posterestante/game/room"
	"posterestante/link"
)

// helloID is the number of a hello that the link didn't say itself.
const helloID = 1 << 30

// heard is what a stay reads of what the referee tells: enough to say a hello for the link.
type heard struct {
	ID    int       `json:"id"`
	No    *room.No  `json:"no"`
	Sat   *room.Sat `json:"sat"`
	Start *struct{} `json:"start"`
	Step  *struct {
		N    int `json:"n"`
		Name int `json:"name"`
	} `json:"step"`
	Back  *room.Back  `json:"back"`
	Watch *room.Watch `json:"watch"`

	Room *struct{} `json:"room"`
	Ask  *struct{} `json:"ask"`
	Sign *struct{} `json:"sign"`
	Over *struct{} `json:"over"`
	Deal *struct{} `json:"deal"`
}

// answers says whether it is the answer to something that the link said.
func (t *heard) answers() bool {
	return t.Sat == nil && t.Start == nil && t.Step == nil && t.Back == nil && t.Watch == nil && t.Room == nil &&
		t.Ask == nil && t.Sign == nil && t.Over == nil && t.Deal == nil
}

// known is what a link is known to know.
type known struct {
	greeted bool // its hello was answered
	v       int
	keys    []string
	names   []int // of the actions
}

func (k *known) hello(s *room.Say) {
	k.v, k.keys, k.names = s.V, s.Keys, nil
	if s.N > 0 && s.N < 1<<16 {
		k.names = make([]int, s.N)
		k.names[s.N-1] = s.Last
	}
}

func (k *known) hear(t *heard) {
	switch {
	case t.Sat != nil:
		k.keys = append(k.keys, t.Sat.Key)
	case t.Watch != nil:
		k.keys = append(k.keys, t.Watch.Key)
	case t.Start != nil:
		k.names = k.names[:0]
	case t.Step != nil && t.Step.N >= 0 && t.Step.N <= len(k.names):
		k.names = append(k.names[:t.Step.N], t.Step.Name)
	case t.Back != nil && t.Back.N >= 0 && t.Back.N < len(k.names):
		k.names = k.names[:t.Back.N]
	}
}

// again is the hello by which the link goes on.
func (k *known) again() room.Say {
	s := room.Say{T: room.SayHello, ID: helloID, V: k.v, Keys: k.keys}
	if n := len(k.names); n > 0 && k.names[n-1] != 0 {
		s.N, s.Last = n, k.names[n-1]
	}
	return s
}

// pipe is a wire within the process.
type pipe struct {
	key     link.KeyID
	in, out chan []byte
	gone    chan struct{}
	once    *sync.Once
	serves  bool // this side is the referee's
}

// newPipe gives the link's side and the referee's.
func newPipe(key link.KeyID) (a, b *pipe) {
	x, y, gone, once := make(chan []byte, mostIn), make(chan []byte, mostIn), make(chan struct{}), &sync.Once{}
	return &pipe{key, x, y, gone, once, false}, &pipe{key, y, x, gone, once, true}
}

// Key implements hosting.Wire.
func (p *pipe) Key() link.KeyID { return p.key }

// Send implements hosting.Wire.
func (p *pipe) Send(msg []byte) error {
	select {
	case <-p.gone:
		return errGone
	case p.out <- msg:
		return nil
	}
}

// Receive implements hosting.Wire.
func (p *pipe) Receive() ([]byte, error) { return next(p.in, p.gone, p.serves) }

// Close implements hosting.Wire.
func (p *pipe) Close() error {
	p.once.Do(func() { close(p.gone) })
	return nil
}
