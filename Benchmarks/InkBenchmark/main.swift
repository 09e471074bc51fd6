import Foundation
import InkWork

// The ink's speed natively, beside cairo's in the same run.
//
//   InkBenchmark CAIRO     CAIRO is the program that Benchmarks/cairo.c makes
//   InkBenchmark points    writes the circles of all strokes: x, y and radius as floats

guard let work = InkWork() else { fatalError("There is no room for a picture.") }
let rounds = 7

/// The processor's time, which other programs' work disturbs less than a clock's.
func milliseconds(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  body()
  return now() - start
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func say(_ name: String, _ value: Double, _ unit: String, count: Int, digits: Int = 0) {
  print("ink/\(name) \(String(format: "%.\(digits)f", value)) \(unit) n=\(count)")
}

/// One round of the other program.
func cairo(_ kind: String, _ points: Data) throws -> Double {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[1])
  process.arguments = [kind, "1"]
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  input.fileHandleForWriting.write(points)
  try input.fileHandleForWriting.close()
  let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard let time = Double(said.trimmingCharacters(in: .whitespacesAndNewlines)) else {
    fatalError("cairo said: \(said)")
  }
  return time
}

let points = work.circles.withUnsafeBytes { Data($0) }
guard CommandLine.arguments.count == 2 else { fatalError("takes the program of cairo, or 'points'") }
if CommandLine.arguments[1] == "points" {
  FileHandle.standardOutput.write(points)
  exit(0)
}

var ours: [Double] = []
var segments: [Double] = []
var outlines: [Double] = []
for _ in 0..<rounds {
  ours.append(milliseconds { work.segments() })
  segments.append(try cairo("segments", points))
  outlines.append(try cairo("outline", points))
}
guard work.inkedPixels > 100_000 else { fatalError("Strokes must ink pixels.") }
say("native-segments", median(ours), "ms", count: rounds, digits: 1)
say("native-vs-cairo-segments", median(segments) / median(ours), "ratio", count: rounds, digits: 1)
say("native-vs-cairo-outline", median(outlines) / median(ours), "ratio", count: rounds, digits: 1)

// A whole swing early and one late, for the same work; in short runs, so that most are not interrupted.
let run = InkWork.swingCount / 40
var early: [Double] = []
var late: [Double] = []
for _ in 0..<rounds {
  work.begin()
  work.draw(1000)
  for _ in 0..<40 { early.append(milliseconds { work.draw(run) }) }
  work.draw(99_000 - InkWork.swingCount)
  for _ in 0..<40 { late.append(milliseconds { work.draw(run) }) }
}
say("live-native-at-1000", median(early) * 1e6 / Double(run), "ns", count: rounds * InkWork.swingCount)
say("live-native-at-100000", median(late) * 1e6 / Double(run), "ns", count: rounds * InkWork.swingCount)

var sum = 0.0
let model = (0..<rounds * 100).map { _ in milliseconds { sum += work.model(1000) } }
guard sum.isFinite else { fatalError("The model must give numbers.") }
say("model", median(model) * 1000, "ns", count: rounds * 100_000)
