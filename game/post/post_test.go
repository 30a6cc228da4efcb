package post

import (
	"bytes"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

// most is how many actions of a match are played in these tests.
const most = 120

// TestByPost plays matches of all games by letters alone, each friend on a shelf of their own: whoever's turn comes has
// the whole match as it stands, whatever letters came late, twice, or never; nothing that was taken back is in a
// letter; a letter tells who carries it nothing.
func TestByPost(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			all, r := begin(t, p.Game, person, person, person), game.NewRand(3)
			var old [][]byte
			outcomes := map[Outcome]int{}
			at, takenBack := all[0], 0
			for at.look().Session.Len() < most && !at.look().Session.Over() {
				from := at.look().Session.Len()
				back := at.play(&r)
				takenBack += len(back)
				data := at.write()
				if len(old) < 2 { // looking for leaks takes a while
					secret(t, data, at.look())
				}
				clean(t, at, data, from, back)
				s := at.look().Session
				next := owner(all, s)
				for _, f := range all {
					if f == at || f != next && r.Intn(2) == 0 { // some letters get lost
						continue
					}
					if len(old) > 0 && r.Intn(2) == 0 && f.id != "" { // and some come late
						outcomes[f.take(old[r.Intn(len(old))]).What]++
					}
					outcomes[f.take(data).What]++
					outcomes[f.take(data).What]++
					same(t, f, at)
				}
				old, at = append(old, data), next
			}
			t.Log(at.look().Session.Len(), "actions,", takenBack, "taken back,", outcomes)
			if outcomes[Longer] == 0 || outcomes[Older] == 0 || outcomes[Same] == 0 || outcomes[Apart] > 0 {
				t.Fatal("too little happened")
			}
			if takenBack == 0 && p.Game.Name() != "routard" { // dice are thrown there before most of it
				t.Fatal("nothing was taken back")
			}
		})
	}
}

// TestWhole plays one whole match of Montaigne between two shelves: the last letter tells its end to who didn't make it.
func TestWhole(t *testing.T) {
	all, r := begin(t, box.Of("montaigne").Game, person, person), game.NewRand(5)
	at, other := all[0], all[1]
	for !at.look().Session.Over() {
		if own := owner(all, at.look().Session); own != at {
			t.Fatal("the letter went to somebody whose turn it isn't")
		}
		at.play(&r)
		other.take(at.write())
		same(t, other, at)
		at, other = other, at
	}
	for _, f := range all {
		info := f.shelf.Info(f.id)
		if !info.Over || info.Problem != nil || len(info.Scores) != 2 {
			t.Fatalf("%+v", info)
		}
	}
	if at.take(other.write()).What != Same {
		t.Fatal("the end isn't told")
	}
}

// TestApart has one friend play a turn twice from the same letter: the second letter is kept beside the first, both go
// on, and it is said.
func TestApart(t *testing.T) {
	all, r := begin(t, box.Of("montaigne").Game, person, person), game.NewRand(5)
	a, b := all[0], all[1]
	a.play(&r)
	if owner(all, a.look().Session) != b {
		t.Fatal("it isn't the other's turn")
	}
	first := a.write()
	b.take(first)
	cheat := newFriend(t, 1) // a second machine of the same friend
	if err := cheat.box.Accept(a.box.Invitation(a.id, 1)); err != nil {
		t.Fatal(err)
	}
	cheat.take(first)
	b.play(&r)
	for other := true; other; other = bytes.Equal(mustClean(t, b), mustClean(t, cheat)) {
		cheat.id = cheat.replay(first, &r)
	}
	if got := a.take(b.write()); got.What != Longer {
		t.Fatal(got)
	}
	got := a.take(cheat.write())
	if got.What != Apart || got.ID == a.id || got.From < len(Chain(b.look()))-1-b.look().Session.Len() {
		t.Fatalf("%+v", got)
	}
	if again := a.take(cheat.write()); again.What != Same || again.ID != got.ID {
		t.Fatalf("the same once more: %+v", again)
	}
	fork := &friend{t: t, shelf: a.shelf, box: a.box, id: got.ID, seats: a.seats}
	same(t, fork, cheat)
	same(t, a, b)
	fork.play(&r) // both go on
	if got := cheat.take(fork.write()); got.What != Longer {
		t.Fatal(got)
	}
	if got := b.take(fork.write()); got.What != Apart {
		t.Fatal(got)
	}
}
