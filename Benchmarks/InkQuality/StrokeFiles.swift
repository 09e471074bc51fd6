import Foundation
import Ink

/// A recorded or made-up stroke: what is taken for the truth.
struct TrueStroke {
  var samples: [InkSample]

  var start: Double { samples[0].time }
  var end: Double { samples[samples.count - 1].time }

  /// Where the pen was at a time: Catmull and Rom's curve through the samples, their true times counting.
  func sample(at time: Double) -> InkSample {
    var index = 0
    var high = samples.count - 2
    while index < high {
      let middle = (index + high + 1) / 2
      if samples[middle].time <= time { index = middle } else { high = middle - 1 }
    }
    let (a, b) = (samples[index], samples[index + 1])
    let t = min(max((time - a.time) / (b.time - a.time), 0), 1)
    let before = samples[max(index - 1, 0)]
    let after = samples[min(index + 2, samples.count - 1)]
    func curve(_ part: (InkSample) -> Double) -> Double {
      let step = b.time - a.time
      let first = (part(b) - part(before)) / max(b.time - before.time, 1e-9) * step
      let second = (part(after) - part(a)) / max(after.time - a.time, 1e-9) * step
      let (t2, t3) = (t * t, t * t * t)
      return (2 * t3 - 3 * t2 + 1) * part(a) + (t3 - 2 * t2 + t) * first + (3 * t2 - 2 * t3) * part(b)
        + (t3 - t2) * second
    }
    let force = (a.force ?? 0.5) + t * ((b.force ?? 0.5) - (a.force ?? 0.5))
    return InkSample(x: curve { $0.x }, y: curve { $0.y }, time: time, force: force)
  }
}

enum StrokeFiles {
  /// The strokes of a folder: every file `.csv` with the columns `t,x,y,force` under a header, and `.dat` with the same
  /// columns and none. A pause of 100 ms, a lift or a step back in time begins another stroke.
  static func read(folder: String) throws -> [TrueStroke] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var strokes: [TrueStroke] = []
    for file in files.sorted() where file.hasSuffix(".csv") || file.hasSuffix(".dat") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      let found = split(rows(text, name: file))
      if found.isEmpty {
        warn("\(file) has no stroke of 20 samples; is it `t,x,y,force` in seconds and pixels?")
      }
      strokes += found
    }
    return strokes
  }

  static func warn(_ text: String) {
    FileHandle.standardError.write(Data("quality: \(text)\n".utf8))
  }

  private static func rows(_ text: String, name: String) -> [InkSample] {
    var columns = ["t": 0, "x": 1, "y": 2, "force": 3]
    var samples: [InkSample] = []
    for (number, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      let words = line.split(whereSeparator: { ", \t;".contains($0) }).map(String.init)
      if number == 0, Double(words.first ?? "") == nil {
        columns = Dictionary(zip(words, 0...), uniquingKeysWith: { first, _ in first })
        guard columns["t"] != nil, columns["x"] != nil, columns["y"] != nil else { return [] }
        continue
      }
      func part(_ name: String) -> Double? {
        columns[name].flatMap { $0 < words.count ? Double(words[$0]) : nil }
      }
      guard let t = part("t"), let x = part("x"), let y = part("y") else {
        warn("\(name): line \(number + 1) has no t, x and y; it was left out.")
        continue
      }
      samples.append(InkSample(x: x, y: y, time: t, force: part("force")))
    }
    return samples
  }

  private static func split(_ samples: [InkSample]) -> [TrueStroke] {
    var strokes: [TrueStroke] = []
    var current: [InkSample] = []
    func finish() {
      if current.count >= 20 { strokes.append(TrueStroke(samples: current)) }
      current = []
    }
    for sample in samples {
      if let last = current.last {
        if sample.time == last.time { continue }
        if sample.time < last.time || sample.time - last.time > 0.1 { finish() }
      }
      if sample.force == 0 { finish() } else { current.append(sample) }
    }
    finish()
    return strokes
  }

  /// Strokes made here: loops of several sizes, a zigzag with true corners, a slow curve.
  static func madeUp() -> (smooth: [TrueStroke], corners: [TrueStroke]) {
    func stroke(_ length: Double, _ place: (Double) -> (Double, Double)) -> TrueStroke {
      TrueStroke(
        samples: (0...Int(length * 1000)).map { index in
          let t = Double(index) / 1000
          let (x, y) = place(t)
          return InkSample(x: x, y: y, time: t, force: 0.5 - 0.35 * cos(t * 4))
        })
    }
    let smooth = (1...6).map { size in
      stroke(2) { t in
        let s = Double(size)
        return (400 + 40 * s * sin(t * (14 - s)) + 60 * t, 400 + 30 * s * cos(t * (12 - s) + s))
      }
    }
    // A hand slows down at a corner and comes out of it another way.
    let corners = (0..<4).map { turn in
      stroke(1.5) { t in
        let side = 0.25
        let index = (t / side).rounded(.down)
        let part = t / side - index
        let along = part * part * (3 - 2 * part) * 150
        let angle = Double(turn) * 0.2 + 0.6
        let even = Double(Int(index) % 2)
        let x = (index * 150 + along) * cos(angle)
        return (200 + x, 500 + sin(angle) * (even == 0 ? along : 150 - along))
      }
    }
    return (smooth, corners)
  }
}
