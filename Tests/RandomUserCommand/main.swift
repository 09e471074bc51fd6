import Foundation
import Heft
import HeftTesting
import RandomUser
import SampleApps
import Simulator

/// `live SEED EVENTS FILE` lets the random user of a seed do so many things and writes each into the file before it is
/// done; `play FILE` does again what is in one. Both end with 0 where all is well, with 1 where something is wrong on
/// the screen afterwards, and by a signal where the program traps.
func fail(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

func live(seed: UInt64, events: Int, file: String) {
  guard let output = fopen(file, "w") else { fail("random-user: cannot write \(file).", 2) }
  let header = TraceWriter().text
  fputs(header, output)
  let user = RandomUser(seed: seed) { event in
    var writer = TraceWriter()
    writer.write(event)
    fputs(String(writer.text.dropFirst(header.count)), output)
    fflush(output)
  }
  user.use(events: events)
  let problems = user.rest()
  if !problems.isEmpty { fail(problems.joined(separator: "\n"), 1) }
  print(user.count)
}

func play(file: String) throws {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  let host = RecordingHost()
  let simulator = Simulator(apps: sampleApps, host: host)
  for event in try TraceReader.read(text) {
    host.willHandle(event)
    simulator.handle(event)
    host.clear()
  }
  if let mistake = host.screen.mistakes.first { fail(mistake, 1) }
}

let words = CommandLine.arguments.dropFirst()
if words.count == 4, words[1] == "live", let seed = UInt64(words[2]), let events = Int(words[3]) {
  live(seed: seed, events: events, file: words[4])
} else if words.count == 2, words[1] == "play" {
  do { try play(file: words[2]) } catch { fail("random-user: \(words[2]): \(error)", 2) }
} else {
  fail("usage: random-user live SEED EVENTS FILE | play FILE", 2)
}
