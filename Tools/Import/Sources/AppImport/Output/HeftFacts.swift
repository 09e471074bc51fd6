import Foundation

/// What the sources of Heft declare, read from them so that the importer never lags behind.
public struct HeftFacts: Sendable {
  /// Classes that there are.
  public var classes: Set<String> = []
  /// Functions by name and labels, as `tableView(_:didSelectRowAt:)`.
  public var functions: Set<String> = []
  /// Properties.
  public var variables: Set<String> = []

  /// Facts that are known otherwise.
  public init(classes: Set<String> = [], functions: Set<String> = [], variables: Set<String> = []) {
    self.classes = classes
    self.functions = functions
    self.variables = variables
  }

  /// Reads the sources of a checkout.
  public init(checkout: String) {
    for folder in ["/Sources/Heft", "/Sources/HeftBase", "/Sources/HeftStubs"] {
      guard let walk = FileManager.default.enumerator(atPath: checkout + folder) else { continue }
      for case let file as String in walk where file.hasSuffix(".swift") {
        guard let text = try? String(contentsOfFile: checkout + folder + "/" + file, encoding: .utf8) else {
          continue
        }
        for line in text.split(separator: "\n") {
          guard let place = line.range(of: "class ") else { continue }
          guard line.contains("open class ") || line.contains("public final class ") else { continue }
          classes.insert(String(line[place.upperBound...].prefix { $0.isLetter || $0.isNumber }))
        }
        for match in text.matches(of: /\bvar\s+(\w+)/) { variables.insert(String(match.1)) }
        for match in text.matches(of: /func\s+(\w+)\(([^{]*?)\)\s*(?:->|\{|\n|$)/) {
          let labels = match.2.split(separator: ",").compactMap { part -> String? in
            guard part.contains(":") else { return nil }
            return part.trimmingCharacters(in: .whitespacesAndNewlines).prefix {
              !$0.isWhitespace && $0 != ":"
            } + ":"
          }
          functions.insert("\(match.1)(\(labels.joined()))")
        }
      }
    }
  }
}
