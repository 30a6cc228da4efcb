package room

import "errors"

// Missed says of an error of Mirror.Hear that a message was lost, doubled or late: what is known stays good, and the
// match goes on from there by another Hello.
func Missed(err error) bool { return errors.Is(err, errOrder) || errors.Is(err, errEarly) }
