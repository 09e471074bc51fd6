// The behavior of Heft's part of Foundation besides Foundation's documentation: the same checks run natively, where the
// values are Foundation's own, and as WebAssembly in Node, where all is Heft's.

import Heft
import HeftStubs

/// The checks, by what they are about.
public enum FoundationChecks {
  /// One answer, and what it has to be.
  public struct Check {
    public let name: String
    public let found: String
    public let expected: String
  }

  /// All checks, in order.
  ///
  /// - Returns: The checks.
  public static func all() -> [Check] {
    var list = List()
    texts(&list)
    ranges(&list)
    arrays(&list)
    dictionaries(&list)
    numbers(&list)
    sets(&list)
    dates(&list)
    calendars(&list)
    formatters(&list)
    spans(&list)
    decimals(&list)
    rareTexts(&list)
    addresses(&list)
    functions(&list)
    bytes(&list)
    changedBytes(&list)
    dataObjects(&list)
    base64(&list)
    encodings(&list)
    transforms(&list)
    textParts(&list)
    textObjects(&list)
    changedTextObjects(&list)
    rareDates(&list)
    datesOfParts(&list)
    rareCalendars(&list)
    datePatterns(&list)
    dateSpans(&list)
    places(&list)
    numberStyles(&list)
    numberFormats(&list)
    numberLimits(&list)
    formatStyles(&list)
    units(&list)
    return list.checks
  }

  /// All checks as text: a line for each with name, answer and expected answer, between tabs.
  ///
  /// - Returns: The text.
  public static func report() -> String {
    var text = ""
    for check in all() { text += check.name + "\t" + check.found + "\t" + check.expected + "\n" }
    return text
  }

  struct List {
    var checks: [Check] = []

    mutating func add(_ name: String, _ found: String?, _ expected: String) {
      checks.append(Check(name: name, found: found ?? "nil", expected: expected))
    }
    mutating func add(_ name: String, _ found: Int?, _ expected: Int) {
      checks.append(Check(name: name, found: found.map { "\($0)" } ?? "nil", expected: "\(expected)"))
    }
    mutating func add(_ name: String, _ found: Double?, _ expected: Double) {
      checks.append(Check(name: name, found: found.map { "\($0)" } ?? "nil", expected: "\(expected)"))
    }
    mutating func add(_ name: String, isTrue found: Bool) {
      checks.append(Check(name: name, found: found ? "true" : "false", expected: "true"))
    }
  }

  // MARK: Texts

  private static func texts(_ list: inout List) {
    let text = NSString(string: "a\u{1F600}bc/d.tar.gz")
    list.add("NSString.length", text.length, 14)
    list.add("NSString.character", Int(text.character(at: 1)), 0xD83D)
    list.add("NSString.substring(with:)", text.substring(with: NSRange(location: 3, length: 2)), "bc")
    list.add("NSString.range(of:)", text.range(of: "bc").location, 3)
    list.add("NSString.range(of:) of what is not there", text.range(of: "x").location, NSNotFound)
    list.add("NSString.lastPathComponent", text.lastPathComponent, "d.tar.gz")
    list.add("NSString.pathExtension", text.pathExtension, "gz")
    list.add("NSString.deletingPathExtension", NSString(string: "d.tar.gz").deletingPathExtension, "d.tar")
    list.add("NSString.appendingPathComponent", NSString(string: "/a/").appendingPathComponent("b"), "/a/b")
    list.add("NSString.integerValue", NSString(string: " 12abc").integerValue, 12)
    list.add("NSString.doubleValue", NSString(string: "-1.5e2x").doubleValue, -150)
    list.add("NSString.boolValue", isTrue: NSString(string: "Yes").boolValue)
    list.add(
      "NSString.replacingCharacters",
      NSString(string: "abcd").replacingCharacters(in: NSRange(location: 1, length: 2), with: "x"), "axd")
    list.add("NSString.isEqual", isTrue: NSString(string: "a").isEqual(NSString(string: "a")))
    let changed = NSMutableString(string: "x")
    changed.append("yz")
    list.add("NSMutableString.append", "\(changed)", "xyz")
    list.add("String(format:) of five", String(format: "%d-%d-%d-%02d-%.1f", 1, 2, 3, 4, 5.0), "1-2-3-04-5.0")
  }

  private static func ranges(_ list: inout List) {
    let text = "a\u{1F600}bc"
    let all = NSRange(text.startIndex..<text.endIndex, in: text)
    list.add("NSRange(in:)", "\(all.location) \(all.length)", "0 5")
    list.add(
      "Range(in:)", Range(NSRange(location: 1, length: 3), in: text).map { String(text[$0]) }, "\u{1F600}b")
    list.add("Range(in:) beyond the text", isTrue: Range(NSRange(location: 4, length: 2), in: text) == nil)
    list.add(
      "String.replacingCharacters(in:)",
      Range(NSRange(location: 3, length: 1), in: text).map { text.replacingCharacters(in: $0, with: "xy") },
      "a\u{1F600}xyc")
    list.add("NSRange.contains", isTrue: all.contains(4) && !all.contains(5))
  }

  // MARK: Objects

  private static func arrays(_ list: inout List) {
    let array = NSArray(array: ["a", "b"])
    list.add("NSArray.count", array.count, 2)
    list.add("NSArray.object(at:)", "\(array.object(at: 1))", "b")
    list.add("NSArray.contains", isTrue: array.contains("b") && !array.contains("c"))
    list.add("NSArray.index(of:)", array.index(of: "b"), 1)
    list.add("NSArray.index(of:) of what is not there", array.index(of: "c"), NSNotFound)
    var found = ""
    for object in array { found += "\(object)" }
    list.add("for in NSArray", found, "ab")
    let changed = NSMutableArray()
    changed.add("x")
    changed.add(3)
    changed.insert("w", at: 0)
    changed.replaceObject(at: 1, with: NSString(string: "y"))
    list.add("NSMutableArray.add", changed.count, 3)
    list.add("NSMutableArray.replaceObject", "\(changed.object(at: 1))", "y")
    list.add("NSMutableArray keeps numbers", (changed.object(at: 2) as? NSNumber)?.intValue, 3)
    changed.remove("w")
    changed.removeLastObject()
    list.add("NSMutableArray.remove", changed.count, 1)
    let literal: NSArray = [heftMember("a"), heftMember(1)]
    list.add("NSArray literal", literal.count, 2)
    let chosen = NSArray(array: ["Anna", "Bob", "hanna"]).filtered(
      using: NSPredicate(format: "SELF CONTAINS[c] %@", heftObject("ann")))
    list.add(
      "NSArray.filtered", chosen.map { String.heftValue(of: $0) ?? "?" }.joined(separator: " "), "Anna hanna")
  }

  private static func dictionaries(_ list: inout List) {
    let dictionary: NSDictionary = ["a": heftMember("b")]
    list.add("NSDictionary.count", dictionary.count, 1)
    list.add("NSDictionary.object(forKey:)", dictionary.object(forKey: "a").map { "\($0)" }, "b")
    list.add("NSDictionary.object(forKey:) of no key", isTrue: dictionary.object(forKey: "b") == nil)
    let changed = NSMutableDictionary()
    changed["x"] = "y"
    changed["n"] = 3
    list.add("NSMutableDictionary[]", changed.object(forKey: "x").map { "\($0)" }, "y")
    list.add("NSMutableDictionary keeps numbers", (changed.object(forKey: "n") as? NSNumber)?.intValue, 3)
    changed.setValue("z", forKey: "x")
    list.add("NSMutableDictionary.setValue", changed.value(forKey: "x").map { "\($0)" }, "z")
    changed.removeObject(forKey: "x")
    list.add("NSMutableDictionary.removeObject", changed.count, 1)
    changed.removeAllObjects()
    list.add("NSMutableDictionary.removeAllObjects", changed.count, 0)
  }

  private static func numbers(_ list: inout List) {
    list.add("NSNumber.intValue", NSNumber(value: 3.9).intValue, 3)
    list.add("NSNumber.stringValue", NSNumber(value: 7).stringValue, "7")
    list.add("NSNumber.stringValue of places", NSNumber(value: 2.5).stringValue, "2.5")
    list.add("NSNumber.boolValue", isTrue: NSNumber(value: 2).boolValue)
    list.add(
      "NSNumber.compare", isTrue: NSNumber(value: 1).compare(NSNumber(value: 1.5)) == .orderedAscending)
    list.add("NSNumber.isEqual", isTrue: NSNumber(value: 1).isEqual(NSNumber(value: 1.0)))
    list.add("lround", Int(lround(2.5)), 3)
    list.add("lround below 0", Int(lround(-2.5)), -3)
    list.add("lroundf", Int(lroundf(1.4)), 1)
  }

  private static func sets(_ list: inout List) {
    let set = NSSet(array: ["a", "b", "a"])
    list.add("NSSet.count", set.count, 2)
    list.add("NSSet.contains", isTrue: set.contains("b") && !set.contains("c"))
    let counted = NSCountedSet(array: ["a", "b", "a"])
    list.add("NSCountedSet.count(for:)", counted.count(for: "a"), 2)
    counted.remove("a")
    list.add("NSCountedSet.remove once", counted.count(for: "a"), 1)
    counted.remove("a")
    list.add("NSCountedSet.remove twice", isTrue: !counted.contains("a") && counted.count(for: "a") == 0)
    let ordered = NSOrderedSet(array: ["b", "a", "b"])
    list.add("NSOrderedSet.object(at:)", String.heftValue(of: ordered.object(at: 1)), "a")
    list.add("NSOrderedSet.index(of:)", ordered.index(of: "a"), 1)
  }
}
