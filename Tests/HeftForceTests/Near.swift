/// Whether two numbers differ by rounding at most.
func isNear(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1e-9 }
