import Ink

/// One sample of a stroke in whole numbers, so that what is kept is exactly what was drawn.
struct StrokeSample: Hashable {
  /// In sixteenths of a pixel from the paper's top left corner.
  var x: Int32
  var y: Int32
  /// In tenths of a millisecond since the stroke began.
  var time: Int32
  /// 1...1023 of what the sensor can tell; 0 where it tells nothing. No number of them is exactly a half, which counts
  /// as unknown (INK-3).
  var force: Int16
  /// The angle between pen and paper in degrees and one more, 1...91; 0 where it is not told.
  var altitude: Int16

  static let stepsInPixel = 16.0
  static let stepsInSecond = 10_000.0
  static let fullForce = 1023.0
  /// No sample lies further out, in steps (our choice: as far as ink is drawn, `InkPoint`).
  static let farthest: Int32 = 1 << 20
  private static let degree = Double.pi / 180

  init(x: Int32, y: Int32, time: Int32, force: Int16, altitude: Int16) {
    self.x = x
    self.y = y
    self.time = time
    self.force = force
    self.altitude = altitude
  }

  /// A sample to the nearest step; what is no number, or too far away, is brought within bounds.
  init(_ sample: InkSample) {
    func whole(_ value: Double, _ limit: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -limit), limit).rounded()
    }
    let farthest = Double(StrokeSample.farthest)
    x = Int32(whole(sample.x * StrokeSample.stepsInPixel, farthest))
    y = Int32(whole(sample.y * StrokeSample.stepsInPixel, farthest))
    time = Int32(max(whole(sample.time * StrokeSample.stepsInSecond, 2e9), 0))
    let full = StrokeSample.fullForce
    force = sample.force.map { Int16(max(whole($0 * full, full), 0)) } ?? 0
    altitude = sample.altitude.map { Int16(min(max(whole($0 / StrokeSample.degree, 90), 0), 90)) + 1 } ?? 0
  }

  /// The sample for the ink, in pixels.
  var ink: InkSample {
    InkSample(
      x: Double(x) / StrokeSample.stepsInPixel, y: Double(y) / StrokeSample.stepsInPixel,
      time: Double(time) / StrokeSample.stepsInSecond,
      force: force > 0 ? Double(force) / StrokeSample.fullForce : nil,
      altitude: altitude > 0 ? Double(altitude - 1) * StrokeSample.degree : nil)
  }
}
