import Heft

/// The properties that apps keep beside a view of Heft's, which has no room for them.
private enum Beside {
  nonisolated(unsafe) static var identifiers: [ObjectIdentifier: (view: Weak<NSObject>, text: String)] = [:]
  nonisolated(unsafe) static var scopes:
    [ObjectIdentifier: (bar: Weak<UISearchBar>, titles: [String], selected: Int)] =
      [:]
}

extension UIView {
  /// A name for tests of an app, which nobody reads here but the app.
  public final var accessibilityIdentifier: String? {
    get {
      guard let found = Beside.identifiers[ObjectIdentifier(self)], found.view.wrappedValue === self else {
        return nil
      }
      return found.text
    }
    set {
      if Beside.identifiers.count > 256 {
        Beside.identifiers = Beside.identifiers.filter { $0.value.view.wrappedValue != nil }
      }
      Beside.identifiers[ObjectIdentifier(self)] = newValue.map { (Weak(wrappedValue: self), $0) }
    }
  }
}

extension UISearchBar {
  private func scope() -> (bar: Weak<UISearchBar>, titles: [String], selected: Int)? {
    guard let found = Beside.scopes[ObjectIdentifier(self)], found.bar.wrappedValue === self else {
      return nil
    }
    return found
  }

  /// The scopes that the user may search in, which are kept and not shown: the first is searched.
  public final var scopeButtonTitles: [String]? {
    get { scope()?.titles }
    set {
      Stub.say("UISearchBar.scopeButtonTitles", "the scopes are not shown here; the selected one stays.")
      Beside.scopes[ObjectIdentifier(self)] = newValue.map { (Weak(wrappedValue: self), $0, 0) }
    }
  }

  public final var selectedScopeButtonIndex: Int {
    get { scope()?.selected ?? 0 }
    set { Beside.scopes[ObjectIdentifier(self)]?.selected = newValue }
  }

  public final var showsScopeBar: Bool {
    get { false }
    set {}
  }
}

extension NumberFormatter {
  /// The number as text; Swift 2 made an object of it unasked.
  public final func string(from number: Double) -> String? { string(from: NSNumber(value: number)) }
  public final func string(from number: Int) -> String? { string(from: NSNumber(value: number)) }
}
