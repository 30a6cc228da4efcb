//go:build !js

// Clubplay is friends who play a match by chance in a room of a club, slowly, whatever happens to the club meanwhile:
//
//	clubplay [-for 20s] LINK
//
// It says "begun" and the match's id, then, once it is over, how many actions it had and how often friends came back.
// Its exit code is 1 where a match can't be begun, or isn't over in five minutes, or is told otherwise than before.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// usual is about how many actions a match by chance has, with its barters and bids.
const usual = 3000

// failure counts what was wrong, and says it.
type failure struct{ n atomic.Int64 }

func (f *failure) Errorf(format string, args ...any) {
	f.n.Add(1)
	fmt.Fprintf(os.Stderr, "clubplay: "+format+"\n", args...)
}

func main() {
	long := flag.Duration("for", 20*time.Second, "about how long they play")
	restored := flag.Bool("restored", false, "the club is restored from a copy: what was done after it is gone")
	flag.Parse()
	if err := play(flag.Arg(0), *long/usual, *restored); err != nil {
		fmt.Fprintln(os.Stderr, "clubplay:", err)
		os.Exit(1)
	}
}

func play(to string, pause time.Duration, restored bool) error {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	at, err := link.ParseWay(to)
	if err != nil {
		return err
	}
	guests, owner, err := hostingtest.Opens(ctx, at, box.Games[2].Game.Name(), 2)
	if err != nil {
		return err
	}
	var wrong failure
	var all sync.WaitGroup
	var friends [2]*hostingtest.Friend
	for i := range friends {
		friends[i] = &hostingtest.Friend{T: &wrong, Way: guests, Seat: game.Seat(i), Pause: pause,
			Rand: game.NewRand(uint64(i) + 1), Memory: hostingtest.Memory{Restored: restored}}
		all.Go(func() { friends[i].Play(ctx) })
	}
	at.Key, at.Club = owner, false
	host, err := link.Dial(ctx, at)
	if err != nil {
		return err
	}
	id, err := hostingtest.Begins(host)
	if err != nil {
		return err
	}
	fmt.Println("begun", id)
	_ = host.Close()
	all.Wait()
	if ctx.Err() != nil || wrong.n.Load() > 0 {
		return fmt.Errorf("the match isn't over, or was told otherwise (%v)", ctx.Err())
	}
	fmt.Println("over", friends[0].Mirror.Session(0).Len(), "actions, came back", friends[0].Stays-1, "and",
		friends[1].Stays-1, "times")
	return nil
}
