extension UIAppearance where Self: UIView {
  /// Gives the views of this class a value of a property that the proxy does not have: Heft's own, for
  /// `appearance().trackColor` of a class that declares `trackColor` itself. A view gets it when it next comes into a window,
  /// unless it has another value than a view that was just made.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - set: Sets the property.
  ///   - get: Reads the property.
  ///   - plain: A view that was just made.
  public static func setAppearance<Value: Equatable>(
    _ value: Value, in set: @escaping (Self, Value) -> Void, of get: @escaping (Self) -> Value, plain: Self
  ) {
    let usual = get(plain)
    AppearanceProxies.addRule(for: Self.self) { view in
      if get(view) == usual { set(view, value) }
    }
  }
}
