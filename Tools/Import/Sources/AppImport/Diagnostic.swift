/// Something to tell of a project, at a place of one of its files.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  public enum Severity: String, Sendable { case note, warning, error }

  public var severity: Severity
  public var path: String
  /// From 1; nil where it is about the whole file.
  public var line: Int?
  public var message: String
  /// The code to write instead; nil where none is known.
  public var remedy: String?
  /// Whether it is a method that looks like a delegate's and that nobody calls.
  public var isNeverCalled = false

  public init(_ severity: Severity, path: String, line: Int? = nil, _ message: String) {
    self.severity = severity
    self.path = path
    self.line = line
    self.message = message
  }

  /// As compilers say it.
  public var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(message)"
  }
}
