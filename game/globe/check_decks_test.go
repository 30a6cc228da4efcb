package globe

import "fmt"

// checkJobs looks at what jobs pay.
func checkJobs(decks *Decks, lim Limits) error {
	sum, tickets, items := 0, 0, 0
	for _, c := range decks[Job] {
		for _, e := range c.Effects {
			if e.Kind == Gain {
				if e.N < lim.JobLeast || e.N > lim.JobMost {
					return fmt.Errorf("job %q pays %d, from %d to %d", c.Key, e.N, lim.JobLeast, lim.JobMost)
				}
				sum += int(e.N)
			}
		}
		tickets += count(c.Effects, Ticket)
		items += count(c.Effects, Get)
	}
	if off := sum/len(decks[Job]) - lim.JobAverage; off > lim.JobNear || -off > lim.JobNear {
		return fmt.Errorf("jobs pay %d on average, not %d", sum/len(decks[Job]), lim.JobAverage)
	}
	return is("jobs with a ticket, with an item", [2]int{tickets, items}, [2]int{lim.JobTickets, lim.JobItems})
}

// checkLuck counts the sorts of chance and mail.
func checkLuck(decks *Decks, lim Limits) error {
	var bad, pass, miss, items, orders, mails int
	for _, c := range decks[Chance] {
		b, mixed := c.Bad()
		if mixed {
			return fmt.Errorf("chance %q is neither good nor bad luck", c.Key)
		}
		if b {
			bad++
		}
		for _, e := range c.Effects {
			if e.Kind == Lose {
				items++
				if e.Item == Pass {
					pass++
				}
			}
		}
		miss += count(c.Effects, Miss)
		orders += count(c.Effects, Order)
	}
	for _, c := range decks[Mail] {
		mails += count(c.Effects, TakePass)
	}
	return is("bad chances, that lose the pass, miss a turn, lose an item, order the next turn; mails that take a pass",
		[6]int{bad, pass, miss, items, orders, mails}, [6]int{lim.Bad, lim.BadPass, lim.BadMiss, lim.BadItems, lim.Orders, lim.MailPass})
}

// is says what is not as it must be; -1 is never wrong.
func is[T [2]int | [4]int | [5]int | [6]int](what string, got, want T) error {
	for i := range len(got) {
		if want[i] != -1 && got[i] != want[i] {
			return fmt.Errorf("%s: %v, not %v", what, got, want)
		}
	}
	return nil
}

// checkAdventures counts the sorts of adventure, and the faces that go badly.
func checkAdventures(decks *Decks, lim Limits) error {
	var sorts [4]int
	faces := 0
	for _, c := range decks[Adventure] {
		sorts[c.Sort()]++
		if c.has(Fail) {
			faces += 6
			continue
		}
		last := uint8(0)
		for _, o := range c.Roll {
			if count(o.Effects, Fail) > 0 {
				faces += int(o.Most - last)
			}
			last = o.Most
		}
	}
	if off := faces*100/(6*len(decks[Adventure])) - lim.AdventureBad; lim.AdventureBad != -1 && (off > 10 || off < -10) {
		return fmt.Errorf("adventures fail by %d faces of %d, near %d %% are wanted", faces, 6*len(decks[Adventure]), lim.AdventureBad)
	}
	return is("adventures that fail, roll, cost, are sure", sorts, lim.Sorts)
}

// checkNights counts lodgings by their price.
func checkNights(decks *Decks, lim Limits) error {
	var nights [5]int
	for _, c := range decks[Lodging] {
		if c.Price > 4 {
			return fmt.Errorf("lodging %q costs %d cheques", c.Key, c.Price)
		}
		nights[c.Price]++
	}
	return is("lodgings by cheques", nights, lim.Nights)
}
