import ArgumentParser
import Foundation
import Heft
import HeftTesting
import HeftWeb
import SampleApps
import Simulator

/// `heft replay`: a trace, played into an app without a screen.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a trace into an app and prints what the app shows.")

  @Argument(help: "The file of the trace; - is standard input.")
  var trace: String

  @Option(help: "The app that the trace begins in; a trace may choose another. One of: \(names).")
  var app: String?

  private static var names: String { sampleApps.map { $0.name.lowercased() }.joined(separator: ", ") }

  @Flag(help: "Write the operations as the very bytes that a page gets.")
  var bytes = false

  func run() throws {
    let apps = try self.apps()
    let text = try read()
    let events: [HostEvent]
    do {
      events = try TraceReader.read(text)
    } catch {
      throw ReplayError.unsound(file: trace, problem: error.message)
    }
    if bytes {
      FileHandle.standardOutput.write(operationBytes(of: text, apps))
    } else {
      let host = RecordingHost()
      let simulator = Simulator(apps: apps, host: host)
      for event in events { simulator.handle(event) }
      for output in host.outputs { Swift.print(output) }
    }
  }

  /// All apps, the chosen one first.
  private func apps() throws -> [App] {
    guard let app else { return sampleApps }
    guard let chosen = sampleApps.firstIndex(where: { $0.name.lowercased() == app.lowercased() }) else {
      throw ReplayError.app(app, known: Replay.names)
    }
    var apps = sampleApps
    apps.insert(apps.remove(at: chosen), at: 0)
    return apps
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

  /// What a page gets that is told to replay the text at once.
  private func operationBytes(of text: String, _ apps: [App]) -> Data {
    let event = EventBytes(.trace(text: text, pace: .atOnce)).bytes
    let page = Page(apps: apps)
    page.room(for: event.count).copyMemory(from: event, byteCount: event.count)
    _ = page.handle(event.count)
    return Data(page.output)
  }
}

/// Why a trace could not be played.
enum ReplayError: Error, CustomStringConvertible {
  case app(String, known: String)
  case folder(String)
  case unreadable(file: String, reason: String)
  case notText(file: String)
  case unsound(file: String, problem: String)

  var description: String {
    switch self {
    case .app(let name, let known): "There is no app '\(name)'. Choose one of: \(known)."
    case .folder(let name): "\(name) is a folder. Name the file of a trace, or - for standard input."
    case .unreadable(let file, let reason):
      "\(file) cannot be read (\(reason)). Name the file of a trace, or - for standard input."
    case .notText(let file):
      "\(file) is not UTF-8 text, so it is not a trace. Choose a file that Heft has saved."
    case .unsound(let file, let problem): "\(file): \(problem)"
    }
  }
}
