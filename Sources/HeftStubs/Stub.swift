// Parts of UIKit that a page has no counterpart of. An app that was not written for Heft compiles with them, and the
// console says once what does nothing.

import Heft

/// Says what is not there.
enum Stub {
  nonisolated(unsafe) private static var said: [String] = []

  /// Prints, the first time only, that a declaration does nothing here.
  ///
  /// - Parameters:
  ///   - name: The declaration, as it stands in the app.
  ///   - words: The work that is not done.
  static func say(_ name: String, _ words: String) {
    if said.contains(name) { return }
    said.append(name)
    Heft.print("\(name): \(words)")
  }
}
