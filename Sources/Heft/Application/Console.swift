// An app's `print` goes to the console beside the device. The Embedded subset cannot take `Any...`, so there
// is one function for each count of items that has been needed.

/// Writes a line to the app's console.
public func print<Item: CustomStringConvertible>(_ item: Item, terminator: String = "\n") {
  AppProcess.write(item.description + terminator)
}

/// Writes two items to the app's console.
public func print<First: CustomStringConvertible, Second: CustomStringConvertible>(
  _ first: First, _ second: Second, separator: String = " ", terminator: String = "\n"
) {
  AppProcess.write(first.description + separator + second.description + terminator)
}

/// Writes three items to the app's console.
public func print<
  First: CustomStringConvertible, Second: CustomStringConvertible, Third: CustomStringConvertible
>(
  _ first: First, _ second: Second, _ third: Third, separator: String = " ", terminator: String = "\n"
) {
  AppProcess.write(
    first.description + separator + second.description + separator + third.description + terminator)
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
