/// The values of `$(NAME)` and `${NAME}` in an Info.plist that has not been built.
public struct BuildVariables: Equatable, Sendable {
  private var values: [String: String]

  /// Values by name.
  public init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// These, and what an Info.plist says itself: its bundle identifier, its names, its language.
  public func adding(from root: PropertyNode) -> BuildVariables {
    var result = self
    let sources = [
      ("PRODUCT_BUNDLE_IDENTIFIER", "CFBundleIdentifier"), ("PRODUCT_NAME", "CFBundleName"),
      ("EXECUTABLE_NAME", "CFBundleExecutable"), ("DEVELOPMENT_LANGUAGE", "CFBundleDevelopmentRegion"),
    ]
    for (name, key) in sources where values[name] == nil {
      guard let text = root[key]?.text, !text.isEmpty else { continue }
      let resolved = resolve(text)
      if resolved.unresolved.isEmpty { result.values[name] = resolved.text }
    }
    return result
  }

  /// Whether Xcode itself gives a value to a variable, written as `$(NAME)`, in every app that it builds.
  static func isOfXcode(_ variable: String) -> Bool {
    let isClosed =
      variable.hasPrefix("$(") && variable.hasSuffix(")")
      || variable.hasPrefix("${") && variable.hasSuffix("}")
    guard isClosed else { return false }
    let name = variable.dropFirst(2).dropLast().prefix { $0 != ":" }
    return [
      "CURRENT_PROJECT_VERSION", "DEVELOPMENT_LANGUAGE", "EXECUTABLE_NAME", "MARKETING_VERSION",
      "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME",
    ].contains(name)
  }

  /// The text with each variable replaced whose value is known, and the names of the others. A `$(` that is not
  /// closed is a name as it stands.
  public func resolve(_ text: String) -> (text: String, unresolved: [String]) {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return (text, []) }
    var result = ""
    var unresolved: [String] = []
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let open = rest.dropFirst().first
      guard open == "(" || open == "{" else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(of: open == "(" ? ")" : "}") else {
        unresolved.append(String(rest).shortened)
        break
      }
      let whole = rest[...end]
      let parts = whole.dropFirst(2).dropLast().split(separator: ":", omittingEmptySubsequences: false)
      if let name = parts.first, let value = values[String(name)] {
        result += parts.dropFirst().reduce(value, BuildVariables.apply)
      } else {
        result += whole
        unresolved.append(String(whole).shortened)
      }
      rest = rest[rest.index(after: end)...]
    }
    return (result + rest, unresolved)
  }

  /// The operators of Xcode's build settings that are seen in these files.
  private static func apply(to value: String, _ operation: Substring) -> String {
    switch operation {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "rfc1034identifier": value.replaced(by: "-") { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    case "c99extidentifier", "identifier": value.replaced(by: "_") { $0.isLetter || $0.isNumber || $0 == "_" }
    default: value
    }
  }
}

extension String {
  fileprivate func replaced(by filler: Character, unless keeps: (Character) -> Bool) -> String {
    String(map { keeps($0) ? $0 : filler })
  }
}
