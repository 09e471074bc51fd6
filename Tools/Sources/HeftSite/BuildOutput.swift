/// The output of a build, line by line, without the dumps of a compiler that has crashed: a sentence is in their place.
public struct BuildOutput {
  /// Every line, for a log.
  public private(set) var log: [String] = []
  /// Whether the compiler has crashed.
  public private(set) var hasCrashed = false
  private var crash: Crash?
  private var told: Set<String> = []
  private let logPath: String

  /// The parts of a dump that describe its crash.
  private struct Crash {
    var place: String?
    var primary: String?
    var module: String?

    /// The file with its line, or what else is known.
    var subject: String {
      if let place = place ?? primary { return place }
      return module.map { "the module \($0)" } ?? "the app"
    }
  }

  /// Output of which nothing has come yet.
  ///
  /// - Parameter logPath: Where the caller writes ``log``, which the sentence names.
  public init(logPath: String) { self.logPath = logPath }

  /// Takes a line.
  ///
  /// - Returns: The lines to show now; none in the middle of a dump.
  public mutating func take(_ line: String) -> [String] {
    log.append(line)
    if crash != nil {
      guard Self.endsDump(line) else {
        note(line)
        return []
      }
      return end() + take(shown: line)
    }
    return take(shown: line)
  }

  /// Ends the output.
  ///
  /// - Returns: The part that is left to show.
  public mutating func end() -> [String] {
    guard let crash else { return [] }
    self.crash = nil
    hasCrashed = true
    let subject = crash.subject
    // The module is compiled more than once, and stops each time.
    guard told.insert(subject).inserted else { return [] }
    return [
      "The Swift compiler crashed while it compiled \(subject), which is a bug of its own: write what is there, or what you "
        + "changed last, in another way (all that it said is in \(logPath))."
    ]
  }

  private mutating func take(shown line: String) -> [String] {
    if Self.beginsDump(line) {
      crash = Crash()
      note(line)
      return []
    }
    return Self.isAboutCrash(line) ? [] : [line]
  }

  private mutating func note(_ line: String) {
    if let match = line.firstMatch(of: /\bat \[?(\/[^\[\]]+?\.swift):(\d+)/) {
      // The innermost of what it was doing stands last.
      crash?.place = "\(match.1):\(match.2)"
    }
    guard line.contains("Program arguments:") else { return }
    if let match = line.firstMatch(of: /-primary-file (\S+)/) { crash?.primary = String(match.1) }
    if let match = line.firstMatch(of: /-module-name (\S+)/) { crash?.module = String(match.1) }
  }

  private static func beginsDump(_ line: String) -> Bool {
    line.lowercased().contains("submit a bug report") || line.hasPrefix("Stack dump")
      || line.hasPrefix("*** Signal ") || line.contains("Program crashed:")
  }

  /// Whether a line is the build's again: a step of it, or a message.
  private static func endsDump(_ line: String) -> Bool {
    if beginsDump(line) || isAboutCrash(line) { return false }
    return line.contains(/^\[\d+\/\d+\]\s/) || line.contains(/^(\/.*?:\d+:\d+: )?(error|warning):\s/)
      || line.hasPrefix("build-wasm: ")
  }

  /// Whether a line says of a crash what the sentence says better.
  private static func isAboutCrash(_ line: String) -> Bool {
    line.contains("command failed due to signal") || line == "error: fatalError"
  }
}
