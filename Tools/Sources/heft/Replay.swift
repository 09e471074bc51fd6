import ArgumentParser
import Foundation
import HeftServer

/// `heft replay`: a trace, played into an app without a screen.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a trace into an app and prints what the app shows.")

  @Argument(help: "The file of the trace; - is standard input.")
  var trace: String

  @Option(help: "The sample that the trace begins in, as doodles; a trace may choose another.")
  var app: String?

  @Flag(help: "Write the operations as the very bytes that a page gets.")
  var bytes = false

  func run() throws {
    let text = try read()
    guard let heft = Checkout.current else {
      throw ValidationError("heft replays with its repository's sources; start it from that folder.")
    }
    let program = try NativeLibrary(heft: heft).buildReplay()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [trace, bytes ? "bytes" : "lines"] + (app.map { [$0] } ?? [])
    let input = Pipe()
    process.standardInput = input
    // A program that ends at once, at the name of no app, reads nothing: writing fails then, and no more.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ExitCode(process.terminationStatus) }
  }

  private func read() throws -> String {
    let data: Data
    if trace == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: trace, isDirectory: &isFolder), isFolder.boolValue {
        throw ReplayError.folder(trace)
      }
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: trace))
      } catch {
        throw ReplayError.unreadable(file: trace, reason: error.localizedDescription)
      }
    }
    guard let text = String(data: data, encoding: .utf8) else { throw ReplayError.notText(file: trace) }
    return text
  }
}

/// Why a trace could not be read.
enum ReplayError: Error, CustomStringConvertible {
  case folder(String)
  case unreadable(file: String, reason: String)
  case notText(file: String)

  var description: String {
    switch self {
    case .folder(let name): "\(name) is a folder. Name the file of a trace, or - for standard input."
    case .unreadable(let file, let reason):
      "\(file) cannot be read (\(reason)). Name the file of a trace, or - for standard input."
    case .notText(let file):
      "\(file) is not UTF-8 text, so it is not a trace. Choose a file that Heft has saved."
    }
  }
}
