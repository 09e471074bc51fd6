import Foundation

/// The output of a build, on standard error: on a terminal its steps take one line, each in the place of the one
/// before.
struct BuildProgress {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var isOnStep = false

  mutating func show(_ line: String) {
    let isStep = isTerminal && line.contains(/^\[\d+\/\d+\]\s/)
    // A step that does not fit the line would leave its rest behind.
    write(isStep ? String(line.prefix(78)) : line + "\n")
    isOnStep = isStep
  }

  /// Ends the last step's line.
  mutating func end() {
    if isOnStep { write("") }
    isOnStep = false
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(((isOnStep ? "\r\u{1B}[2K" : "") + text).utf8))
  }
}
