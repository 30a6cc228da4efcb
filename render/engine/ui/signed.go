package ui

import "strconv"

// Signed is a number with its sign, as it is written on screen: +3, −3, +0.
func Signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
