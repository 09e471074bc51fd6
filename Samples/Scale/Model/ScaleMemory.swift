import Heft

/// The scale's memory from one launch to the next.
struct ScaleMemory {
  private static let calibrationsKey = "calibrations"
  private static let unitKey = "unit"

  private let storage: Storage

  /// The memory of the app that runs.
  init() {
    storage = UIApplication.shared.storage
  }

  /// The calibrations that were kept; empty where there are none, or the bytes make no sense.
  var book: CalibrationStore {
    CalibrationStore(bytes: storage.data(forKey: ScaleMemory.calibrationsKey) ?? [])
  }

  /// The unit that was chosen last.
  var unit: WeightUnit {
    storage.data(forKey: ScaleMemory.unitKey)?.first.flatMap { WeightUnit(rawValue: Int($0)) } ?? .grams
  }

  /// Keeps the calibrations. An error is told later; nil means that there was none.
  func keep(_ book: CalibrationStore, completion: @escaping (StorageError?) -> Void) {
    storage.set(book.bytes, forKey: ScaleMemory.calibrationsKey, completion: completion)
  }

  /// Keeps the unit. It is not worth a word if that fails.
  func keep(_ unit: WeightUnit) {
    storage.set([UInt8(unit.rawValue)], forKey: ScaleMemory.unitKey)
  }
}
