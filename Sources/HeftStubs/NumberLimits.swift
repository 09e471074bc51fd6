// Limits of numbers by the names of C.

public let FLT_EPSILON = Float.ulpOfOne
public let FLT_MAX = Float.greatestFiniteMagnitude
public let FLT_MIN = Float.leastNormalMagnitude
public let DBL_EPSILON = Double.ulpOfOne
public let DBL_MAX = Double.greatestFiniteMagnitude
public let DBL_MIN = Double.leastNormalMagnitude
