import Foundation

/// What `heft` says beside its output.
enum StandardError {
  /// Writes a line of `heft`'s own to standard error.
  ///
  /// - Parameter line: The line, without its end.
  static func say(_ line: String) { FileHandle.standardError.write(Data("heft: \(line)\n".utf8)) }
}
