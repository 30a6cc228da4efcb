//go:build !js

package headless

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"posterestante/game/room"
)

// script is a room that tells what stands in it.
type script struct {
	tells  []room.Tell
	says   []string // what it was told
	begins int      // how often it was asked to begin
}

func (s *script) Send(msg []byte) error {
	var say room.Say
	err := json.Unmarshal(msg, &say)
	s.says = append(s.says, say.T)
	if say.T == room.SayBegin {
		s.begins++
	}
	return err
}

func (s *script) Receive() ([]byte, error) {
	if len(s.tells) == 0 {
		return nil, errors.New("the script is over")
	}
	t := s.tells[0]
	s.tells = s.tells[1:]
	return json.Marshal(t)
}

// TestPresides: whoever comes, leaves or stands up just as the match begins doesn't end the room.
func TestPresides(t *testing.T) {
	full := room.Tell{Room: &room.Hall{Seats: []room.Chair{{Kind: "person", Here: true}, {Kind: "person"}}}}
	no := func(why string) room.Tell { return room.Tell{No: &room.No{Why: why}} }
	for _, row := range []struct {
		tells  []room.Tell
		begins int
		err    string
	}{
		{[]room.Tell{full, full, no("room.begun"), no("room.open"), no("room.agree")}, 2, "the script is over"},
		{[]room.Tell{full, no("room.kept"), full}, 1, "The host can’t save: nothing was done. The host must make room on their disk."},
	} {
		s := &script{tells: row.tells}
		if err := presides(s, terms{}); err == nil || err.Error() != row.err || s.begins < row.begins {
			t.Errorf("%d begins, %v", s.begins, err)
		}
	}
}

// TestPresidesTerms: what all persons have to agree to is asked at once, and the match waits for their yes.
func TestPresidesTerms(t *testing.T) {
	hall := func(clock, late bool, c room.Chair) room.Tell {
		h := &room.Hall{Late: late, Seats: []room.Chair{{Kind: "think:25"}, c}}
		if clock {
			h.Clock = 24
		}
		return room.Tell{Room: h}
	}
	yes, no := true, false
	for i, row := range []struct {
		tell   room.Tell
		begins int
	}{
		{hall(no, no, room.Chair{Kind: "person"}), 1},
		{hall(no, no, room.Chair{Kind: room.Open}), 0},
		{hall(yes, no, room.Chair{Kind: "person"}), 0},
		{hall(yes, no, room.Chair{Kind: "person", Agrees: true}), 1},
		{hall(no, yes, room.Chair{Kind: "person"}), 0},
		{hall(yes, yes, room.Chair{Kind: "person", Agrees: true}), 0},
		{hall(yes, yes, room.Chair{Kind: "person", Agrees: true, Shows: true}), 1},
	} {
		s := &script{tells: []room.Tell{row.tell}}
		if _ = presides(s, terms{clock: 24, late: true}); s.begins != row.begins {
			t.Errorf("%d: begun %d times, not %d", i, s.begins, row.begins)
		}
		if first := s.says[:3]; !slices.Equal(first, []string{room.SayHello, room.SayClock, room.SayLate}) {
			t.Errorf("%d: it said %q first", i, first)
		}
	}
}
