import Foundation

/// A value of a property list.
public indirect enum PlistValue: Sendable, Equatable {
  case string(String), number(Double), boolean(Bool), array([PlistValue]), dictionary([String: PlistValue])

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var array: [PlistValue]? { if case .array(let values) = self { values } else { nil } }
  public subscript(key: String) -> PlistValue? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  init?(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let flag as Bool where "\(type(of: value))".contains("Bool"): self = .boolean(flag)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let list as [Any]: self = .array(list.compactMap(PlistValue.init))
    case let values as [String: Any]: self = .dictionary(values.compactMapValues(PlistValue.init))
    default: return nil
    }
  }

  var plain: Any {
    switch self {
    case .string(let text): text
    case .number(let number): number == number.rounded() ? Int(number) as Any : number as Any
    case .boolean(let flag): flag
    case .array(let values): values.map(\.plain)
    case .dictionary(let values): values.mapValues(\.plain)
    }
  }

  /// With `$(NAME)` and `${NAME:rfc1034identifier}` replaced where the name is known.
  func replacing(_ variables: [String: String]) -> PlistValue {
    switch self {
    case .string(let text): .string(BuildSettings.replace(text, variables))
    case .array(let values): .array(values.map { $0.replacing(variables) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.replacing(variables) })
    default: self
    }
  }
}

enum PropertyListFile {
  /// Reads a property list. One with entities of its own is refused, as other documents are.
  static func read(_ path: String) -> [String: PlistValue]? {
    guard let data = FileManager.default.contents(atPath: path), data.range(of: Data("<!ENTITY".utf8)) == nil,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list.compactMapValues(PlistValue.init)
  }

  /// Why a property list cannot be read.
  ///
  /// - Parameter path: The file.
  /// - Returns: Nil where it can be, and where it is not there.
  static func problem(_ path: String) -> Diagnostic? {
    guard let data = FileManager.default.contents(atPath: path), read(path) == nil else { return nil }
    var line: Int?
    var why = "It is no property list: 'plutil -lint' says where."
    do {
      _ = try XMLNode.read(data)
    } catch let problem as XMLNode.Problem where data.starts(with: Data("<".utf8)) {
      (line, why) = (problem.line, problem.message)
    } catch {}
    return Diagnostic(
      .warning, path: path, line: line,
      "\(why) The app is without what this Info.plist says: its name, its first storyboard, its quick actions."
    )
  }
}

/// The build settings of a project file: the last plain value of each.
enum BuildSettings {
  static func read(_ path: String) -> [String: String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, line.hasSuffix(";") else { continue }
      var key = parts[0].trimmingCharacters(in: .whitespaces)
      if key == "developmentRegion" { key = "DEVELOPMENT_LANGUAGE" }
      guard key.first?.isUppercase == true, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        continue
      }
      let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " ;\""))
      // Test targets come after the app's.
      if settings[key] == nil { settings[key] = value }
    }
    return settings
  }

  static func replace(_ text: String, _ variables: [String: String]) -> String {
    var result = text
    for _ in 0..<4 where result.contains("$") {
      for (name, value) in variables.sorted(by: { $0.key < $1.key }) where !value.contains("$(\(name)") {
        let identifier = String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        for (open, close) in [("$(", ")"), ("${", "}")] {
          result = result.replacingOccurrences(of: open + name + close, with: value)
          result = result.replacingOccurrences(
            of: open + name + ":rfc1034identifier" + close, with: identifier)
          result = result.replacingOccurrences(
            of: open + name + ":c99extidentifier" + close, with: identifier)
        }
      }
    }
    return result
  }
}
