//go:build unix

package audio

import (
	"os"
	"syscall"
	"testing"
	"time"
)

// spent is the processor time of this process.
func spent() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// TestLive plays on the real device and measures what it costs; only when POSTE_SOUND_LIVE is set. docs/sound.md says how to give
// a machine without a sound card something like one.
func TestLive(t *testing.T) {
	if os.Getenv("POSTE_SOUND_LIVE") == "" {
		t.Skip("set POSTE_SOUND_LIVE to play aloud")
	}
	a := Open()
	measure := func(name string, length time.Duration, most float64) {
		before := spent()
		time.Sleep(length)
		part := 100 * float64(spent()-before) / float64(length)
		t.Logf("%-18s %-14s %.3f %% of a core", name, a.Status(), part)
		if part > most {
			t.Errorf("%s: at most %.2f %% is fine", name, most)
		}
	}
	measure("nothing wished", 3*time.Second, 0.1)
	a.SetVolumes(0.8, 0.8)
	time.Sleep(500 * time.Millisecond)
	measure("open, silent", 5*time.Second, 0.1)
	a.Play(Stamp)
	measure("a stamp", time.Second, 10)
	measure("silent after it", 5*time.Second, 0.1)
	a.Music(true)
	measure("music", 15*time.Second, 10)
	a.Mute(true)
	time.Sleep(500 * time.Millisecond)
	measure("muted in a piece", 5*time.Second, 0.1)
	a.Mute(false)
	for range 10 {
		a.Play(Points)
		time.Sleep(120 * time.Millisecond)
	}
	a.Play(Win)
	measure("music goes on", 5*time.Second, 10)
	a.Close()
	time.Sleep(time.Second)
	measure("closed", 2*time.Second, 0.1)
}
