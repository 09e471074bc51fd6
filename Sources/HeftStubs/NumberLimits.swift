// Limits of numbers by the names of C.

public let FLT_EPSILON = Float.ulpOfOne
public let FLT_MAX = Float.greatestFiniteMagnitude
public let FLT_MIN = Float.leastNormalMagnitude
public let DBL_EPSILON = Double.ulpOfOne
public let DBL_MAX = Double.greatestFiniteMagnitude
public let DBL_MIN = Double.leastNormalMagnitude
public let INT8_MAX = Int32(Int8.max)
public let INT8_MIN = Int32(Int8.min)
public let INT16_MAX = Int32(Int16.max)
public let INT16_MIN = Int32(Int16.min)
public let INT32_MAX = Int32(Int32.max)
public let INT32_MIN = Int32(Int32.min)
public let INT64_MAX = Int64(Int64.max)
public let INT64_MIN = Int64(Int64.min)
public let UINT8_MAX = Int32(UInt8.max)
public let UINT16_MAX = Int32(UInt16.max)
public let UINT32_MAX = UInt32(UInt32.max)
public let UINT64_MAX = UInt64(UInt64.max)
public let UINT_MAX = UInt32(UInt32.max)
public let INT_MAX = Int32(Int32.max)
public let LONG_MAX = Int(Int.max)
public let RAND_MAX = Int32(Int32.max)
public let INT_MIN = Int32.min
public let LONG_MIN = Int.min
