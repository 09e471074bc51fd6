// An app's `print` goes to the console beside the device. The Embedded subset cannot take `Any...`, so there
// is one function for each count of items that has been needed. Those of a single item stand also without a
// terminator, and for whole numbers, truths and strings by name: the standard library's own would win there.

/// Ends a line of the app's console.
public func print() {
  AppProcess.write("\n")
}

/// Writes a line to the app's console.
///
/// - Parameter item: What to write, by its description.
public func print<Item: CustomStringConvertible>(_ item: Item) {
  AppProcess.write(item.description + "\n")
}

/// Writes a whole number as a line to the app's console.
///
/// - Parameter item: What to write, by its description.
public func print<Item: CustomStringConvertible & BinaryInteger>(_ item: Item) {
  AppProcess.write(item.description + "\n")
}

/// Writes `true` or `false` as a line to the app's console.
///
/// - Parameter item: What to write, by its description.
public func print(_ item: Bool) {
  AppProcess.write(item ? "true\n" : "false\n")
}

/// Writes a line to the app's console.
///
/// - Parameter item: What to write, by its description.
public func print(_ item: String) {
  AppProcess.write(item + "\n")
}

/// Writes a list as a line to the app's console: `[1, 2]`.
///
/// - Parameter items: What to write, by their descriptions.
public func print<Item: CustomStringConvertible>(_ items: [Item]) {
  AppProcess.write(listed(items.map { $0.description }) + "\n")
}

/// Writes a list of texts as a line to the app's console, in quotes: `["a", "b"]`.
///
/// - Parameter items: What to write, by their descriptions.
public func print(_ items: [String]) {
  AppProcess.write(listed(items.map { $0.debugDescription }) + "\n")
}

private func listed(_ items: [String]) -> String {
  var text = "["
  for (index, item) in items.enumerated() { text += index == 0 ? item : ", " + item }
  return text + "]"
}

/// Writes to the app's console; an empty terminator leaves the line open.
///
/// - Parameters:
///   - item: What to write, by its description.
///   - terminator: What comes behind it.
public func print<Item: CustomStringConvertible>(_ item: Item, terminator: String) {
  AppProcess.write(item.description + terminator)
}

/// Writes two items to the app's console.
///
/// - Parameters:
///   - first: What to write, by its description.
///   - second: What to write next.
///   - separator: What stands between.
///   - terminator: What comes behind.
public func print<A: CustomStringConvertible, B: CustomStringConvertible>(
  _ first: A, _ second: B, separator: String = " ", terminator: String = "\n"
) {
  AppProcess.write(first.description + separator + second.description + terminator)
}

/// Writes three items to the app's console.
///
/// - Parameters:
///   - first: What to write, by its description.
///   - second: What to write next.
///   - third: What to write last.
///   - separator: What stands between.
///   - terminator: What comes behind.
public func print<A: CustomStringConvertible, B: CustomStringConvertible, C: CustomStringConvertible>(
  _ first: A, _ second: B, _ third: C, separator: String = " ", terminator: String = "\n"
) {
  print(first, second, separator: separator, terminator: separator + third.description + terminator)
}

/// Writes four items to the app's console.
///
/// - Parameters:
///   - first: What to write, by its description.
///   - second: What to write next.
///   - third: What to write then.
///   - fourth: What to write last.
///   - separator: What stands between.
///   - terminator: What comes behind.
public func print<
  A: CustomStringConvertible, B: CustomStringConvertible, C: CustomStringConvertible,
  D: CustomStringConvertible
>(
  _ first: A, _ second: B, _ third: C, _ fourth: D, separator: String = " ", terminator: String = "\n"
) {
  print(first, second, third, separator: separator, terminator: separator + fourth.description + terminator)
}

extension AppProcess {
  /// Text that has no line's end yet waits for it.
  fileprivate static func write(_ text: String) {
    guard let process = current else { return writeOutsideApps(text) }
    let bytes = Array((process.unfinishedLine + text).utf8)
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    process.unfinishedLine = String(decoding: lines.popLast() ?? [], as: UTF8.self)
    for line in lines { process.host.perform(.console(.app, String(decoding: line, as: UTF8.self))) }
  }
}
