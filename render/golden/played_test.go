package golden

import (
	"fmt"
	"sync"

	"posterestante/game"
)

// matches are the matches behind the screens, each a func() *game.Session under what tells it from the others.
var matches sync.Map

// played plays a match once, however often its screen is built, and gives a copy each time.
func played(play func() *game.Session, key ...any) *game.Session {
	kept, _ := matches.LoadOrStore(fmt.Sprint(key...), sync.OnceValue(play))
	s := kept.(func() *game.Session)()
	return s.Branch(s.Len())
}
