package notice

import "syscall/js"

// Show shows a notice of the browser, where the player allowed it; a page that came by plain http may not.
func Show(title, text string) {
	n := js.Global().Get("Notification")
	if !n.Truthy() || n.Get("permission").String() != "granted" {
		return
	}
	defer func() { _ = recover() }() // some browsers have it for service workers only
	n.New(title, map[string]any{"body": text, "tag": "turn"})
}
