import Foundation
import Testing

/// A folder for the files of one test, in which `heft` is run as a program. It is gone when the test is over.
final class CommandFolder {
  let root = NSTemporaryDirectory() + "heft-command-" + UUID().uuidString
  private var started: [Process] = []

  struct Ended {
    var code: Int32
    var output: String
    var error: String
  }

  deinit {
    for process in started where process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Writes a file at a path below the root, with the folders that it needs.
  func write(_ text: String, to path: String, isProgram: Bool = false) throws {
    let file = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  func text(_ path: String) -> String {
    (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""
  }

  /// Every file and folder below a path with what is in it and when it was written.
  func state(of path: String) throws -> [String: String] {
    var state: [String: String] = [:]
    let folder = root + "/" + path
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder)) {
      let file = folder + "/" + name
      let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      let content = FileManager.default.contents(atPath: file)?.base64EncodedString() ?? "folder"
      state[name] = "\(date?.timeIntervalSince1970 ?? 0) \(content)"
    }
    return state
  }

  /// Starts `heft`, which is built beside the tests. Its output is in the files `output` and `error`.
  func start(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Process {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let program = [tests + "/heft", package + "/.build/debug/heft"].first(
      where: FileManager.default.isExecutableFile)
    for name in ["output", "error"] { try write("", to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(program))
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: root + "/" + folder)
    let own = ["HEFT_SCRATCH": root + "/scratch", "DISPLAY": "", "WAYLAND_DISPLAY": ""]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: root + "/output"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: root + "/error"))
    try process.run()
    started.append(process)
    return process
  }

  /// Runs `heft` to its end.
  func heft(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws -> Ended {
    let process = try start(arguments, in: folder, environment: environment)
    process.waitUntilExit()
    return Ended(code: process.terminationStatus, output: text("output"), error: text("error"))
  }

  /// Waits until a file has a text in it, for a minute at most, and longer where other builds go on.
  ///
  /// - Returns: Whether it has.
  func waits(for words: String, in path: String) async throws -> Bool {
    for _ in 0..<1200 {
      if text(path).contains(words) { return true }
      try await Task.sleep(for: .milliseconds(100))
    }
    return false
  }
}
