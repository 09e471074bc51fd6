/// The calibrations of every sensor that this scale has met, and their bytes in storage.
///
/// The bytes are text: a line `scale 1` that names the form, then for each sensor a line `sensor NAME` and its
/// points as `point SHARE GRAMS`, in millionths of the full scale and in milligrams.
struct CalibrationStore: Equatable {
  private static let head = "scale 1"
  private static let sensorWord = "sensor "
  private static let pointWord = "point "

  private var entries: [(sensor: SensorKey, calibration: Calibration)] = []

  /// A book without a calibration.
  init() {}

  static func == (one: CalibrationStore, other: CalibrationStore) -> Bool {
    one.entries.count == other.entries.count
      && zip(one.entries, other.entries).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
  }

  /// The calibration of a sensor; without a point where nobody made one.
  subscript(sensor: SensorKey) -> Calibration {
    get { entries.first { $0.sensor == sensor }?.calibration ?? Calibration() }
    set {
      entries.removeAll { $0.sensor == sensor }
      if !newValue.points.isEmpty { entries.append((sensor, newValue)) }
    }
  }

  // MARK: Bytes

  /// The book as it is stored.
  var bytes: [UInt8] {
    var text = CalibrationStore.head + "\n"
    for (sensor, calibration) in entries {
      text += "\(CalibrationStore.sensorWord)\(sensor.name)\n"
      for point in calibration.points {
        let share = Int64((point.share * 1e6).rounded())
        let milligrams = Int64((point.grams * 1e3).rounded())
        text += "\(CalibrationStore.pointWord)\(share) \(milligrams)\n"
      }
    }
    return Array(text.utf8)
  }

  /// The book that was stored. Bytes of another form are an empty book; a line that makes no sense is left out.
  init(bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let head = lines.first, head.elementsEqual(CalibrationStore.head.utf8) else { return }
    var sensor: SensorKey?
    for line in lines.dropFirst() {
      if let name = CalibrationStore.rest(of: line, after: CalibrationStore.sensorWord) {
        sensor = SensorKey(name: String(decoding: name, as: UTF8.self))
      } else if let sensor, let numbers = CalibrationStore.rest(of: line, after: CalibrationStore.pointWord),
        let point = CalibrationStore.point(numbers)
      {
        try? self[sensor].add(point)
      }
    }
  }

  private static func rest(of line: ArraySlice<UInt8>, after word: String) -> ArraySlice<UInt8>? {
    line.starts(with: word.utf8) ? line.dropFirst(word.utf8.count) : nil
  }

  private static func point(_ numbers: ArraySlice<UInt8>) -> CalibrationPoint? {
    let fields = numbers.split(separator: UInt8(ascii: " "))
    guard fields.count == 2, let share = whole(fields[0]), let milligrams = whole(fields[1]) else {
      return nil
    }
    return CalibrationPoint(share: share / 1e6, grams: milligrams / 1e3)
  }

  private static func whole(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let (value, rest) = Decimals.read(bytes), rest.isEmpty else { return nil }
    return value
  }
}
