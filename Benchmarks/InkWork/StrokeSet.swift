import Ink

/// The strokes that every program of the benchmark draws: 200 of 500 pressure samples at 240 Hz, 1 to 10 pixels wide, on
/// 750 x 1334 pixels, as `docs/ink.md` says.
public enum StrokeSet {
  public static let width = 750
  public static let height = 1334
  public static let strokeCount = 200
  public static let sampleCount = 500
  /// Samples a second.
  public static let rate = 240.0

  /// One sample of one stroke: a hand's loops and long swings, 300 to 1500 pixels a second, and a force that swells and falls.
  public static func sample(_ index: Int, of stroke: Int) -> InkSample {
    let time = Double(index) / rate
    let s = Double(stroke)
    let swing = 2 + Double(stroke % 5)
    let x =
      375 + 260 * Mathematics.sine(s * 1.7 + time * swing * 0.5) + 70
      * Mathematics.sine(s + time * swing * 3.1)
    let y =
      667 + 500 * Mathematics.sine(s * 2.3 + time * swing * 0.37) + 80
      * Mathematics.sine(2 * s + time * swing * 2.7)
    let force = 0.5 - 0.45 * Mathematics.cosine(time * 2.9 + s)
    return InkSample(x: x, y: y, time: time, force: force)
  }

  /// All samples as circles, stroke after stroke: diameter 1 + 9 force.
  public static func points() -> [InkPoint] {
    var points: [InkPoint] = []
    points.reserveCapacity(strokeCount * sampleCount)
    for stroke in 0..<strokeCount {
      for index in 0..<sampleCount {
        let sample = sample(index, of: stroke)
        points.append(
          InkPoint(x: Float(sample.x), y: Float(sample.y), radius: Float(0.5 + 4.5 * (sample.force ?? 0))))
      }
    }
    return points
  }
}
