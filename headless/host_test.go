//go:build !js

package headless

import (
	"encoding/json"
	"errors"
	"testing"

	"posterestante/game/room"
)

// script is a room that tells what stands in it.
type script struct {
	tells  []room.Tell
	begins int // how often it was asked to begin
}

func (s *script) Send(msg []byte) error {
	var say room.Say
	err := json.Unmarshal(msg, &say)
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
		if err := presides(s); err == nil || err.Error() != row.err || s.begins < row.begins {
			t.Errorf("%d begins, %v", s.begins, err)
		}
	}
}
