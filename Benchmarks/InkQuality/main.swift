import Foundation
import Ink
import StrokeReading

import struct HeftBase.RandomNumbers

// How near the ink comes to the truth, beside other methods: strokes are thinned, made noisy, and drawn.
//
//   InkQuality [FOLDER]   FOLDER holds CSV files `t,x,y,force` with a header: seconds, pixels, 0...1
//
// The noise is the same each time; HEFT_SEED=n makes other noise.

extension RandomNumbers {
  private mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number of the normal distribution (Box and Muller).
  mutating func normal() -> Double {
    (-2 * log(max(fraction(), 1e-300))).squareRoot() * cos(2 * .pi * fraction())
  }
}

/// The noise of each sample in pixels, an axis; time stamps are whole milliseconds, as browsers give them.
let noise = 0.35
let seed = ProcessInfo.processInfo.environment["HEFT_SEED"].flatMap { UInt64($0) } ?? 1

func thinned(_ truth: TrueStroke, rate: Double, seed: UInt64) -> [InkSample] {
  var random = RandomNumbers(seed: seed)
  var samples: [InkSample] = []
  let count = Int(((truth.end - truth.start) * rate).rounded(.down))
  for index in 0...count {
    // The pen leaves at the end, whatever the rate.
    let time = index == count ? truth.end : truth.start + Double(index) / rate
    var sample = truth.sample(at: time)
    sample.x += noise * random.normal()
    sample.y += noise * random.normal()
    sample.time = (time * 1000).rounded() / 1000
    if let last = samples.last, sample.time <= last.time { continue }
    samples.append(sample)
  }
  return samples
}

func table(_ title: String, _ strokes: [TrueStroke], corners: [Double] = []) {
  print("\(title): \(strokes.count) strokes; noise \(noise) px, time stamps in ms, seed \(seed)")
  print("method                 Hz  dist px   wrong %  16.7ms px    lag px    gap px  corner px")
  for rate in [60.0, 120, 200] {
    for method in Method.allCases {
      var measures = Measures()
      for (index, truth) in strokes.enumerated() {
        let samples = thinned(truth, rate: rate, seed: seed &* 1_000_003 &+ UInt64(index))
        measures.add(method.run(samples), truth: truth, corners: corners)
      }
      let name = method.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0)
      let corner =
        measures.cornerDistance.isNaN ? "        -" : String(format: "%9.2f", measures.cornerDistance)
      print("\(name) \(String(format: "%4.0f", rate)) \(measures.line)  \(corner)")
    }
  }
  print("")
}

func warn(_ text: String) {
  FileHandle.standardError.write(Data("quality: \(text)\n".utf8))
}

/// Recorded strokes, and what of them was not used.
func recorded(_ source: String) {
  let files = StrokeFiles(path: source)
  for text in files.warnings { warn(text) }
  for line in files.leftOut.lines { print("left out: \(line)") }
  if files.strokes.isEmpty {
    warn("there is no stroke in \(source); it takes files *.csv with the header t,x,y,force.")
    exit(1)
  }
  let spread = files.strokes.map { $0.spreadEvenly ?? $0 }
  let spreadCount = files.strokes.filter { $0.spreadEvenly != nil }.count
  table("Recorded (\(files.fileCount) files)", spread)
  if spreadCount > 0 {
    print(
      "The clock of \(spreadCount) of these strokes ticks more coarsely than the pen sampled; their samples were"
    )
    print("taken as evenly spaced (docs/ink.md). With their time stamps as they are:")
    table("Recorded, as stamped", files.strokes)
  }
}

accuracy()
let folder = CommandLine.arguments.dropFirst().first { !$0.isEmpty }
let data = ProcessInfo.processInfo.environment["HEFT_DATA"]
if let source = folder ?? data.map({ $0 + "/strokes" }) {
  recorded(source)
} else {
  warn("no recorded strokes: name a folder by STROKES=, or the data by HEFT_DATA.")
}
let madeUp = MadeUpStrokes.all()
table("Made-up loops", madeUp.smooth)
table("Made-up corners", madeUp.corners, corners: [0.25, 0.5, 0.75, 1, 1.25])
