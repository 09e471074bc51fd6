import Foundation

/// The declarations of Heft, read from its sources so that the importer never lags behind.
public struct HeftFacts: Sendable {
  /// Classes that there are.
  public var classes: Set<String> = []
  /// Protocols that there are.
  public var protocols: Set<String> = []
  /// Functions by name and labels, as `tableView(_:didSelectRowAt:)`.
  public var functions: Set<String> = []
  /// Properties.
  public var variables: Set<String> = []
  /// The functions that a class lets its subclasses override.
  public var openFunctions: Set<String> = []
  /// The properties that a class lets its subclasses override.
  public var openVariables: Set<String> = []

  /// The members of each class that its subclasses may override, by the class's name.
  private var openMembers: [String: Set<String>] = [:]
  /// The class that a class inherits from, by its name.
  private var parents: [String: String] = [:]

  /// Whether a class, or one that it inherits from, lets its subclasses override a member. Of classes that are not Heft's
  /// any class's members count.
  ///
  /// - Parameters:
  ///   - member: A function with its labels, or a property.
  ///   - name: The class's name.
  func opens(_ member: String, in name: String) -> Bool {
    guard openMembers[name] != nil || parents[name] != nil else {
      return openFunctions.contains(member) || openVariables.contains(member)
    }
    var step: String? = name
    for _ in 0..<20 {
      guard let here = step else { return false }
      if openMembers[here]?.contains(member) == true { return true }
      step = parents[here]
    }
    return false
  }

  /// The names of the methods that protocols of delegates and data sources have, as `tableView`.
  public var delegateMethods: Set<String> = []

  /// Facts that are known otherwise.
  public init(classes: Set<String> = [], functions: Set<String> = [], variables: Set<String> = []) {
    self.classes = classes
    self.functions = functions
    self.variables = variables
    openFunctions = functions
    openVariables = variables
  }

  /// Reads the sources of a checkout.
  public init(checkout: String) {
    for folder in ["/Sources/Heft", "/Sources/HeftBase", "/Sources/HeftStubs"] {
      guard let walk = FileManager.default.enumerator(atPath: checkout + folder) else { continue }
      for case let file as String in walk where file.hasSuffix(".swift") {
        guard let data = FileManager.default.contents(atPath: checkout + folder + "/" + file) else {
          continue
        }
        data.withUnsafeBytes { take(SourceScan($0)) }
      }
    }
  }

  /// Takes up what a source declares.
  mutating func take(_ source: SourceScan) {
    var places: [(start: Int, name: String)] = []
    source.each("class ") { place in
      guard source.ends("open ", at: place) || source.ends("public final ", at: place) else { return }
      let name = source.name(at: place + 6)
      guard !["", "func", "var"].contains(name) else { return }
      classes.insert(name)
      places.append((place, name))
      if let parent = source.parent(at: place + 6 + name.utf8.count) { parents[name] = parent }
    }
    func around(_ place: Int) -> String? { places.last { $0.start < place }?.name }
    source.each("var ") { place in
      let found = source.name(at: place + 4)
      variables.insert(found)
      if source.isOpen(place) {
        openVariables.insert(found)
        if let name = around(place) { openMembers[name, default: []].insert(found) }
      }
    }
    source.each("func ") { place in
      guard let found = source.signature(at: place + 5) else { return }
      functions.insert(found)
      if source.isOpen(place) {
        openFunctions.insert(found)
        if let name = around(place) { openMembers[name, default: []].insert(found) }
      }
    }
    source.each("public protocol ") { place in
      let name = source.name(at: place + 16)
      protocols.insert(name)
      guard name.hasSuffix("Delegate") || name.hasSuffix("DataSource") else { return }
      let end = source.next("\n}", from: place) ?? source.count
      source.each("func ", from: place, to: end) { delegateMethods.insert(source.name(at: $0 + 5)) }
    }
  }
}
