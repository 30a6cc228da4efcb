// Package notice says by the system's own means that something waits for the player, who is looking at another window.
// Where the system has none, or doesn't want it, nothing happens.
package notice

// app is who says it.
const app = "Poste Restante"
