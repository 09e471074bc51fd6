// More values that Foundation's lists take. What is no text and no number is held by an object.

import Heft

extension Date: ObjectConvertible {
  public var convertedObject: NSObject { HeftHeld(HeftBox(self)) }
  public static func converted(from object: NSObject) -> Date? { HeftBox<Date>.value(in: object) }
}

extension Data: ObjectConvertible {
  public var convertedObject: NSObject { HeftHeld(HeftBox(self)) }
  public static func converted(from object: NSObject) -> Data? { HeftBox<Data>.value(in: object) }
}

extension URL: ObjectConvertible {
  public var convertedObject: NSObject { HeftHeld(HeftBox(self)) }
  public static func converted(from object: NSObject) -> URL? { HeftBox<URL>.value(in: object) }
}

extension UUID: ObjectConvertible {
  public var convertedObject: NSObject { HeftHeld(HeftBox(self)) }
  public static func converted(from object: NSObject) -> UUID? { HeftBox<UUID>.value(in: object) }
}

extension IndexPath: ObjectConvertible {
  public var convertedObject: NSObject { HeftIndexPath(self) }
  public static func converted(from object: NSObject) -> IndexPath? { (object as? HeftIndexPath)?.value }
}

extension Array: ObjectConvertible {
  public var convertedObject: NSObject { HeftHeld(HeftBox(self)) }
  public static func converted(from object: NSObject) -> [Element]? {
    HeftBox<[Element]>.value(in: object)
  }
}

extension Dictionary: ObjectConvertible {
  public var convertedObject: NSObject { HeftHeld(HeftBox(self)) }
  public static func converted(from object: NSObject) -> [Key: Value]? {
    HeftBox<[Key: Value]>.value(in: object)
  }
}

// Whole numbers of other widths.

extension Int8: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: Int(self)) }
  public static func converted(from object: NSObject) -> Int8? {
    (object as? NSNumber).map { Int8(truncatingIfNeeded: $0.intValue) }
  }
}

extension Int16: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: Int(self)) }
  public static func converted(from object: NSObject) -> Int16? {
    (object as? NSNumber).map { Int16(truncatingIfNeeded: $0.intValue) }
  }
}

extension Int32: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: self) }
  public static func converted(from object: NSObject) -> Int32? { (object as? NSNumber)?.int32Value }
}

extension Int64: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: self) }
  public static func converted(from object: NSObject) -> Int64? { (object as? NSNumber)?.int64Value }
}

extension UInt8: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: Int(self)) }
  public static func converted(from object: NSObject) -> UInt8? {
    (object as? NSNumber).map { UInt8(truncatingIfNeeded: $0.intValue) }
  }
}

extension UInt16: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: Int(self)) }
  public static func converted(from object: NSObject) -> UInt16? {
    (object as? NSNumber).map { UInt16(truncatingIfNeeded: $0.intValue) }
  }
}

extension UInt32: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: self) }
  public static func converted(from object: NSObject) -> UInt32? {
    (object as? NSNumber).map { UInt32(truncatingIfNeeded: $0.int64Value) }
  }
}

extension UInt: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: Int64(truncatingIfNeeded: self)) }
  public static func converted(from object: NSObject) -> UInt? { (object as? NSNumber)?.uintValue }
}

extension UInt64: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: Int64(truncatingIfNeeded: self)) }
  public static func converted(from object: NSObject) -> UInt64? {
    (object as? NSNumber).map { UInt64(truncatingIfNeeded: $0.int64Value) }
  }
}

#if !hasFeature(Embedded)
  // In a page it is a `Double`.
  extension CGFloat: ObjectConvertible {
    public var convertedObject: NSObject { NSNumber(value: Double(self)) }
    public static func converted(from object: NSObject) -> CGFloat? {
      (object as? NSNumber).map { CGFloat($0.doubleValue) }
    }
  }
#endif
