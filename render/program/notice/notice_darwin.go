package notice

import (
	"context"
	"os/exec"
	"time"
)

// script shows what it is handed: nothing of the text is read as a command.
const script = `on run argv
display notification (item 2 of argv) with title (item 1 of argv)
end run`

// Show shows a notice; it takes the time that another program takes to start.
func Show(title, text string) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	// without that program nothing is shown
	_ = exec.CommandContext(ctx, "/usr/bin/osascript", "-e", script, app+": "+title, text).Run()
}
