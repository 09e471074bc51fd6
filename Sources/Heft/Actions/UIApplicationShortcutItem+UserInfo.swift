extension UIApplicationShortcutItem {
  /// Texts by key, in the order in which they were set: what an app gives an action for itself.
  ///
  /// UIKit has a dictionary of any values of a property list. There is no `Any` in the page, and the values of real
  /// apps are texts. Keys are compared byte by byte.
  public struct UserInfo: ExpressibleByDictionaryLiteral, Equatable, Sendable {
    /// The keys in their order.
    public private(set) var keys: [String] = []
    private var values: [String] = []

    /// Nothing.
    public init() {}

    /// The texts of a literal; of two with one key the last one counts.
    public init(dictionaryLiteral elements: (String, String)...) {
      for (key, value) in elements { self[key] = value }
    }

    /// Whether there is nothing.
    public var isEmpty: Bool { keys.isEmpty }

    /// The text of a key; nil is none.
    public subscript(key: String) -> String? {
      get { index(of: key).map { values[$0] } }
      set {
        let index = index(of: key)
        switch (index, newValue) {
        case (let index?, let value?): values[index] = value
        case (let index?, nil):
          keys.remove(at: index)
          values.remove(at: index)
        case (nil, let value?):
          keys.append(key)
          values.append(value)
        case (nil, nil): break
        }
      }
    }

    private func index(of key: String) -> Int? {
      keys.firstIndex { $0.utf8.elementsEqual(key.utf8) }
    }
  }
}
