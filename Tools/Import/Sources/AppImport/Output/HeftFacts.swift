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

  /// The types that are declared within others, as `UITableView.RowAnimation`.
  private var nestedTypes: Set<String> = []
  /// The constants of types that end in `Notification`, as `UIDevice.batteryLevelDidChangeNotification`.
  private var notifications: Set<String> = []

  /// Returns today's name of a type whose name until Swift 4.1 was one word: `UITableViewRowAnimation`.
  ///
  /// - Returns: Nil where Heft has a class of the name, or no such type.
  func nestedName(of word: String) -> String? {
    guard word.count > 4, !classes.contains(word), !protocols.contains(word) else { return nil }
    return Self.parted(word) { outer, inner in
      nestedTypes.contains(outer + "." + inner) ? outer + "." + inner : nil
    }
  }

  /// Returns today's name of a notification that was one word: `UIDeviceBatteryLevelDidChange`, maybe with the word at its
  /// end.
  ///
  /// - Returns: Nil where there is no such notification.
  func notificationName(of word: String) -> String? {
    guard word.first?.isUppercase == true, word.count > 8 else { return nil }
    let word = word.hasSuffix("Notification") ? String(word.dropLast(12)) : word
    return Self.parted(word) { outer, inner in
      let name = outer + "." + inner.prefix(1).lowercased() + inner.dropFirst() + "Notification"
      return notifications.contains(name) ? name : nil
    }
  }

  /// The first of a word's parts before and behind a capital, from the right, that something is made of.
  private static func parted(_ word: String, _ make: (String, String) -> String?) -> String? {
    var place = word.endIndex
    while place > word.startIndex {
      place = word.index(before: place)
      guard word[place].isUppercase, place > word.startIndex else { continue }
      if let made = make(String(word[..<place]), String(word[place...])) { return made }
    }
    return nil
  }

  /// Takes up the types within others, and the notifications of types. A type around them begins a line, or stands within a
  /// condition of the compiler.
  private mutating func takeNested(_ source: SourceScan) {
    var outer: [(start: Int, name: String)] = []
    func add(_ word: StaticString, most: Int) {
      source.each(word) { place in
        guard source.indentation(of: place) <= most else { return }
        outer.append((place, source.name(at: place + word.utf8CodeUnitCount)))
      }
    }
    add("extension ", most: 2)
    for word in ["class ", "struct ", "enum "] as [StaticString] { add(word, most: 0) }
    outer.sort { $0.start < $1.start }
    func around(_ place: Int) -> String? { outer.last { $0.start < place }?.name }
    for word in ["public enum ", "public struct ", "public typealias ", "public final class "]
      as [StaticString]
    {
      source.each(word) { place in
        guard 2...4 ~= source.indentation(of: place), let name = around(place) else { return }
        nestedTypes.insert(name + "." + source.name(at: place + word.utf8CodeUnitCount))
      }
    }
    for word in ["public static let ", "public static var ", "public class var "] as [StaticString] {
      source.each(word) { place in
        let name = source.name(at: place + word.utf8CodeUnitCount)
        guard name.hasSuffix("Notification"), let type = around(place) else { return }
        notifications.insert(type + "." + name)
      }
    }
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
    takeNested(source)
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
