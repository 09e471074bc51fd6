import Ink

/// A sample as it is kept: in whole numbers, so that what is kept is exactly what was drawn.
typealias StrokeSample = DoodleSample

extension DoodleSample {
  /// A sample as earlier versions kept it: the place in 16ths of a pixel, the time in tenths of a millisecond, the force
  /// 1...1023 and the altitude in degrees and one more, both 0 where they are not told.
  init(kept x: Int32, _ y: Int32, time: Int32, force: Int32, altitude: Int32) {
    func larger(_ value: Int32, _ factor: Int32) -> Int32 {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: factor)
      return isTooLarge ? (value < 0 ? .min : .max) : product
    }
    func share(_ value: Int32, of all: Int32) -> UInt16 {
      UInt16(1 + (Double(min(max(value, 0), all)) / Double(all) * DoodleSample.steps).rounded())
    }
    self.init(
      x: larger(x, 64), y: larger(y, 64), time: larger(time, 100),
      force: force > 0 ? share(force, of: 1023) : 0, altitude: altitude > 0 ? share(altitude - 1, of: 90) : 0)
  }
}
