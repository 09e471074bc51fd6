import Foundation

/// Other programs.
enum Subprocess {
  /// Runs a program to its end.
  ///
  /// - Parameter output: Whether what it prints is printed.
  /// - Returns: Its exit code.
  static func run(_ program: String, _ arguments: [String], output: Bool = true) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if !output {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs a program and hands on each line that it prints, on standard output or standard error, as it comes.
  ///
  /// - Parameters:
  ///   - environment: The variables that are set besides this program's own.
  ///   - take: Is given the lines without their ends.
  /// - Returns: The program's exit code.
  static func lines(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], _ take: (String) -> Void
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    var rest = Data()
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      rest += data
      while let end = rest.firstIndex(of: 10) {
        take(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    if !rest.isEmpty { take(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
