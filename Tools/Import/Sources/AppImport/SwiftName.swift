/// Names of files and types that are taken. Some file systems take two that differ in their capitals for one.
struct TakenNames {
  private var names: Set<String> = []

  mutating func take(_ names: some Sequence<String>) { self.names.formUnion(names.map { $0.lowercased() }) }

  /// Takes a name, with a number after it where it is taken already.
  mutating func unique(_ name: String) -> String {
    var result = name
    var number = 1
    while !names.insert(result.lowercased()).inserted {
      number += 1
      result = name + String(number)
    }
    return result
  }
}

/// Names of Swift made of names of files and of Interface Builder's identifiers.
public enum SwiftName {
  /// A type's or module's name, of letters that every tool takes.
  public static func type(_ text: String) -> String {
    var result = ""
    var isStart = true
    for scalar in text.unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        result += isStart ? String(scalar).uppercased() : String(scalar)
        isStart = false
      } else {
        isStart = true
      }
    }
    guard let first = result.first else { return "App" }
    return first.isNumber ? "App" + result : result
  }

  /// The module's name that Xcode makes of a product's: other signs are underscores.
  static func module(_ product: String) -> String {
    let name = String(product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// A variable's name for an identifier of Interface Builder.
  static func variable(_ id: String, _ kind: String) -> String {
    kind + "_" + String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// A literal of a text.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.value < 32 || scalar.value == 127:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A method in backquotes where its name is a keyword.
  static func member(_ name: String) -> String {
    ["default", "switch", "case", "repeat", "import", "continue", "in", "is", "as", "class", "init"]
      .contains(name) ? "`\(name)`" : name
  }

  /// A class as sources name it: documents have the name that Objective-C's runtime has for a class within another type,
  /// `_TtCC3App5Outer5Inner`.
  ///
  /// - Parameter name: The name in a document.
  /// - Returns: `Outer.Inner`, and any other name as it is.
  static func plain(_ name: String) -> String {
    guard name.hasPrefix("_Tt") else { return name }
    var rest = name.dropFirst(3).drop { "CVO".contains($0) }
    var parts: [Substring] = []
    while let first = rest.first, first.isNumber {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let count = Int(digits), count > 0, count <= rest.count else { return name }
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    // The first is the module.
    return rest.isEmpty && parts.count > 1 ? parts.dropFirst().joined(separator: ".") : name
  }
}
