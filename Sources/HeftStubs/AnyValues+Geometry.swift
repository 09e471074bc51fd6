import Heft

// `userInfo[UIKeyboardFrameEndUserInfoKey] as? CGRect`: what an `NSValue` holds is cast as what a box holds is.

extension CGRect: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> CGRect? {
    HeftBox<CGRect>.value(in: object) ?? heftGeometry(object)?.cgRectValue
  }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> CGRect? { nil }
}
extension CGPoint: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> CGPoint? {
    HeftBox<CGPoint>.value(in: object) ?? heftGeometry(object)?.cgPointValue
  }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> CGPoint? { nil }
}
extension CGSize: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> CGSize? {
    HeftBox<CGSize>.value(in: object) ?? heftGeometry(object)?.cgSizeValue
  }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> CGSize? { nil }
}

/// The object as one of a rectangle, a point or a size; Foundation's numbers are such objects too, and hold none.
private func heftGeometry(_ object: Swift.AnyObject) -> NSValue? {
  object is NSNumber ? nil : object as? NSValue
}
