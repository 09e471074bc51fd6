// Plays the trace on standard input into the samples, for `heft replay`, which is built without the library.
//
//   heft-replay NAME lines|bytes [APP]
//
// NAME is what errors call the trace. What the app shows is printed as lines, or as the bytes that a page gets.

import Foundation
import Heft
import HeftProtocol
import HeftTesting
import HeftWeb
import SampleApps
import Simulator

/// Ends the program with a sentence.
func fail(_ problem: String) -> Never {
  FileHandle.standardError.write(Data("Error: \(problem)\n".utf8))
  exit(1)
}

/// All apps, the one of a name first.
func apps(beginningWith name: String?) -> [App] {
  guard let name else { return sampleApps }
  guard let chosen = sampleApps.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) else {
    let names = sampleApps.map { $0.name.lowercased() }.joined(separator: ", ")
    fail("There is no app '\(name)'. Choose one of: \(names).")
  }
  var apps = sampleApps
  apps.insert(apps.remove(at: chosen), at: 0)
  return apps
}

/// The operations that a page gets when it is told to replay the text at once.
func operationBytes(of text: String, _ apps: [App]) -> Data {
  let event = EventBytes(.trace(text: text, pace: .atOnce)).bytes
  let module = WebModule(apps: apps)
  module.room(for: event.count).copyMemory(from: event, byteCount: event.count)
  _ = module.handle(event.count)
  return Data(module.output)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2, let name = arguments.first else {
  fail("heft-replay takes: NAME lines|bytes [APP]")
}
let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
let chosen = apps(beginningWith: arguments.count > 2 ? arguments.last : nil)
do {
  let events = try TraceReader.read(text)
  if arguments.dropFirst().first == "bytes" {
    FileHandle.standardOutput.write(operationBytes(of: text, chosen))
  } else {
    let host = RecordingHost()
    let simulator = Simulator(apps: chosen, host: host)
    for event in events { simulator.handle(event) }
    for output in host.outputs { print(output) }
  }
} catch {
  fail("\(name): \(error.message)")
}
