package stage

import "time"

// startled is how long presses and keys are still taken as meant for what was there before, once something comes that
// nobody asked for: nobody stops a hand sooner.
const startled = 400 * time.Millisecond

// sudden is what comes without having been asked for: the result, another's wish.
type sudden struct {
	holding time.Duration // how long what is done still means nothing
	asked   bool          // something was done in this step that may have asked for it
	covers  int           // how much lay over the scene as it was built last
}

// wait has time go by. How long the window stands still doesn't count: nobody sees yet what came.
func (s *sudden) wait(elapsed time.Duration) { s.holding -= min(s.holding, elapsed, longest) }

// Fresh says whether what came by itself is so new that what is done means nothing yet.
func (s *sudden) Fresh() bool { return s.holding > 0 }

// comes says that another scene is there.
func (s *sudden) comes() {
	if s.covers = 0; !s.asked {
		s.holding = startled
	}
}

// built says how much lies over the scene now.
func (s *sudden) built(covers int) {
	if covers > s.covers && !s.asked {
		s.holding = startled
	}
	s.covers = covers
}
