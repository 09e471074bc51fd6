/// A value that `UserDefaults` can store.
public protocol PropertyListConvertible {
  /// The value in its stored form.
  var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { get }
}

extension String: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .string(self) }
}

extension Int: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .integer(Int64(self)) }
}

extension Double: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .real(self) }
}

extension Float: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .real(Double(self)) }
}

extension Bool: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .boolean(self) }
}

extension Date: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .date(self) }
}

extension Data: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .data(self) }
}

extension URL: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .string(absoluteString) }
}

extension Array: PropertyListConvertible where Element: PropertyListConvertible {
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value {
    .array(map { $0.propertyListValue })
  }
}

extension Dictionary: PropertyListConvertible where Key == String, Value: PropertyListConvertible {
  /// In the order of the keys.
  public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value {
    var info = UIApplicationShortcutItem.UserInfo()
    for key in keys.sorted() { info[key] = self[key]?.propertyListValue }
    return .dictionary(info)
  }
}

#if !hasFeature(Embedded)
  extension CGFloat: PropertyListConvertible {
    public var propertyListValue: UIApplicationShortcutItem.UserInfo.Value { .real(Double(self)) }
  }
#endif
