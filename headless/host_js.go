package headless

// programs are the commands that the page doesn't have.
func programs() []Command { return nil }

func programFlags() []*flags { return nil }
