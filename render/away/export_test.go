package away

// Faults is how often the two came apart.
func (m *Match) Faults() int { return m.faults }
