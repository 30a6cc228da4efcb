package peers

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"
	"sync"
	"time"

	"posterestante/game/room"
	"posterestante/hosting"
	"posterestante/link"
)

func hexOf(id link.KeyID) string { return hex.EncodeToString(id[:]) }

// stay is a link in a room, wherever that is awake: when the referee changes, the link stays, and the new referee is
// told by a hello who it is and how far it knows the match.
type stay struct {
	peers *Peers
	room  string
	link  hosting.Wire
	id    string        // names it
	since int64         // when it came, in milliseconds of Unix
	spoke chan struct{} // its hello came
	gone  chan struct{} // the link is over

	mu      sync.Mutex
	leg     hosting.Wire // the way to the referee; nil while there is none
	known   known
	begun   bool   // it said something
	waiting []said // what the referee hasn't answered
}

// said is a message of the link.
type said struct {
	say  room.Say
	text []byte
	sent bool
}

// Pauses between tries to find a referee, and after how long the link is let go.
const (
	findPause = 30 * time.Millisecond
	findTime  = 40 * time.Second
)

// Stay implements club.Others.
func (p *Peers) Stay(name string, l *link.Conn) {
	s := &stay{peers: p, room: name, link: l, gone: make(chan struct{}), spoke: make(chan struct{}),
		id: rand.Text(), since: time.Now().UnixMilli()}
	go s.listen()
	defer l.Close()
	select {
	case <-s.spoke:
	case <-s.gone:
		return
	}
	for last := time.Now(); time.Since(last) < findTime; {
		if s.turn() {
			last = time.Now()
		}
		select {
		case <-s.gone:
			return
		case <-time.After(findPause):
		}
	}
}

// listen takes what the link says.
func (s *stay) listen() {
	defer close(s.gone)
	for {
		msg, err := s.link.Receive()
		if err != nil {
			s.mu.Lock()
			if s.leg != nil {
				_ = s.leg.Close()
			}
			s.mu.Unlock()
			return
		}
		s.said(msg)
	}
}

// mostWaiting is how many messages may be without an answer.
const mostWaiting = 1000

func (s *stay) said(msg []byte) {
	var say room.Say
	_ = json.Unmarshal(msg, &say) // what can't be read is answered by the room
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.waiting) >= mostWaiting {
		_ = s.link.Close()
		return
	}
	if say.T == room.SayHello && !s.known.greeted {
		s.known.hello(&say)
	}
	if !s.begun {
		s.begun = true
		close(s.spoke)
	}
	s.waiting = append(s.waiting, said{say, msg, s.leg != nil})
	if s.leg != nil {
		_ = s.leg.Send(msg) // a leg that is over is noticed by who reads it
	}
}

// turn is a while with one referee; false where none was found.
func (s *stay) turn() bool {
	who, changed := s.peers.keep.Holder(s.room)
	self := s.peers.keep.Self()
	if who != "" && who != self && !s.peers.keep.Lives(who) {
		who = ""
	}
	var leg hosting.Wire
	comes := s.coming()
	if who == "" || who == self {
		here, there := newPipe(s.link.Key())
		left, ok := s.peers.order.enter(comes, there)
		if !ok {
			_ = s.link.Close()
			return false
		}
		go func() {
			defer left()
			_ = s.peers.club.Enter(s.room, there) // where it is awake elsewhere that is found next
			_ = there.Close()
		}()
		leg = here
	} else {
		w, err := s.peers.dial(who, comes, s.link.Key())
		if errors.Is(err, errOld) {
			_ = s.link.Close()
		}
		if err != nil {
			return false
		}
		s.peers.legs(who, w, true)
		defer s.peers.legs(who, w, false)
		leg = w
	}
	done := make(chan struct{})
	defer close(done)
	defer leg.Close()
	go s.follow(leg, who, changed, done)
	s.attach(leg)
	heard := false
	for {
		msg, err := leg.Receive()
		if err != nil {
			break
		}
		heard = true
		if !s.told(msg) {
			break
		}
	}
	s.mu.Lock()
	s.leg = nil
	s.mu.Unlock()
	return heard
}

// follow ends a leg when another referee has the room.
func (s *stay) follow(leg hosting.Wire, who string, changed <-chan struct{}, done chan struct{}) {
	for {
		select {
		case <-changed:
		case <-done:
			return
		}
		var now string
		if now, changed = s.peers.keep.Holder(s.room); who == "" && now == s.peers.keep.Self() {
			who = now
		}
		if now != who && now != "" {
			_ = leg.Close()
			return
		}
	}
}

// attach goes on with a referee: it is told who comes, and what the one before didn't answer.
func (s *stay) attach(leg hosting.Wire) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.leg = leg
	select {
	case <-s.gone:
		_ = leg.Close()
	default:
	}
	if s.known.greeted {
		s.peers.moves.Add(1)
		again := s.known.again()
		_ = leg.Send(again.Text())
	}
	old := s.waiting
	s.waiting = nil
	for _, w := range old {
		if w.sent && w.say.T != room.SayDo && w.say.T != room.SayHello && w.say.T != room.SaySit {
			no, _ := json.Marshal(room.Tell{ID: w.say.ID, No: &room.No{Why: "room.late"}}) // it always can
			_ = s.link.Send(no)
			continue
		}
		if w.say.T == room.SayHello && s.known.greeted {
			continue
		}
		if w.say.T == room.SayHello { // a part of its answer may have come
			again := s.known.again()
			again.ID = w.say.ID
			w.text = again.Text()
		}
		w.sent = true
		s.waiting = append(s.waiting, w)
		_ = leg.Send(w.text)
	}
}

// told passes on what the referee tells; false where the link is over.
func (s *stay) told(msg []byte) bool {
	var t heard
	_ = json.Unmarshal(msg, &t) // the link is told whatever it is
	s.mu.Lock()
	if t.answers() {
		if t.ID == helloID {
			s.mu.Unlock()
			return t.No == nil // a hello that is refused: the link comes anew
		}
		if i := slices.IndexFunc(s.waiting, func(w said) bool { return w.say.ID == t.ID }); i >= 0 {
			s.known.greeted = s.known.greeted || s.waiting[i].say.T == room.SayHello && t.No == nil
			s.waiting = slices.Delete(s.waiting, i, i+1)
		}
	}
	s.known.hear(&t)
	s.mu.Unlock()
	return s.link.Send(msg) == nil
}
