package globetest

// Case is a row.
func Case(rule, name, pos, play, want string) Row { return Row{rule, name, pos, play, want} }
