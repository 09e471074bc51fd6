// Paths in a text that is an object, which natively are Foundation's own.

import Heft
import HeftBase

#if hasFeature(Embedded)
  extension NSString {
    /// The names of a path, of which the first is a slash where it begins with one.
    public final var pathComponents: [String] {
      let text = String(self)
      var names = text.components(separatedBy: "/").filter { !$0.isEmpty }
      if text.hasPrefix("/") { names.insert("/", at: 0) }
      if text.hasSuffix("/"), names.count > 1 || names.first != "/" { names.append("/") }
      return names
    }

    /// Returns the path of names.
    ///
    /// - Parameter components: The names, of which the first may be a slash.
    /// - Returns: The path.
    public static func path(withComponents components: [String]) -> String {
      var path = ""
      for name in components where !name.isEmpty {
        path = NSString(string: path).appendingPathComponent(name)
      }
      return path
    }

    /// Whether the path begins with a slash, or a tilde.
    public final var isAbsolutePath: Bool { hasPrefix("/") || hasPrefix("~") }

    /// The path with the home folder, which is the root here, in place of a tilde.
    public final var expandingTildeInPath: String {
      guard self.isEqual(to: "~") || hasPrefix("~/") else { return String(self) }
      let rest = substring(from: 1)
      return rest.isEmpty ? "/" : NSString(string: rest).withoutLastSlash
    }

    /// The path with a tilde in place of the home folder, which is the root here: the same.
    public final var abbreviatingWithTildeInPath: String { String(self) }

    /// The path without names that lead nowhere; those that lead up stay where the path does not begin with a slash.
    public final var standardizingPath: String {
      let path = expandingTildeInPath
      let isAbsolute = path.hasPrefix("/")
      var names: [String] = []
      for name in path.components(separatedBy: "/") where !name.isEmpty {
        if name == ".", isAbsolute || !names.isEmpty { continue }
        if name == "..", isAbsolute {
          _ = names.popLast()
        } else {
          names.append(name)
        }
      }
      return (isAbsolute ? "/" : "") + names.joined(separator: "/")
    }

    /// The same as `standardizingPath`: there are no links here.
    public final var resolvingSymlinksInPath: String { standardizingPath }

    private final var withoutLastSlash: String {
      length > 1 && hasSuffix("/") ? substring(to: length - 1) : String(self)
    }
  }
#else
  import Foundation
#endif

extension NSString {
  /// Returns the paths of what lies below this one.
  ///
  /// - Parameter paths: The names of what lies below.
  /// - Returns: Their paths in the same order.
  public final func strings(byAppendingPaths paths: [String]) -> [String] {
    paths.map { appendingPathComponent($0) }
  }
}
