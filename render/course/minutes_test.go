package course_test

import (
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/render/packs"
)

// How long somebody takes who knows nothing: to read, and to find what to click, each time.
const (
	wordsMinute = 180
	finds       = 4 * time.Second
)

// TestMinutes checks that the minutes a lesson promises are those it takes, in the language that takes longer: what is
// shown and waited for as it is played at the usual speed, its words at the pace of slow reading, and a while for each
// thing to click. It may take 40 seconds less or more.
func TestMinutes(t *testing.T) {
	for i := range packs.Games {
		p := &packs.Games[i]
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			var takes time.Duration
			for _, lang := range words.Languages() {
				read := 0
				for _, l := range steps(t, p, lang) {
					read += len(strings.Fields(l.Words))
				}
				u := pupilOf(t, p, lang, false)
				u.learn()
				took := u.clock + time.Duration(read)*time.Minute/wordsMinute + time.Duration(u.clicks)*finds
				t.Logf("%s: %.0f s shown, %d words, %d clicks: %.1f minutes", lang, u.clock.Seconds(), read, u.clicks,
					took.Minutes())
				takes = max(takes, took)
			}
			if off := takes.Minutes() - float64(p.Lesson.Minutes); off < -2.0/3 || off > 2.0/3 {
				t.Errorf("it takes %.1f minutes, promised are %d", takes.Minutes(), p.Lesson.Minutes)
			}
		})
	}
}
