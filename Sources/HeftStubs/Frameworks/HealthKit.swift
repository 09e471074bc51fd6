// Measurements of the user's body, of which there are none.

import Heft

public let HKErrorDomain = "com.apple.healthkit"
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo
}

/// A kind of measurement.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  public static let distanceCycling = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  public static let flightsClimbed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
  public static let restingHeartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  public static let appleExerciseTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
  public static let bodyMassIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
  public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  public static let bodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  public static let oxygenSaturation = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  public static let respiratoryRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
  public static let dietaryProtein = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  public static let dietarySugar = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySugar")
  public static let dietaryFatTotal = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  public static let dietaryCaffeine = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
}

/// A kind of what is no number.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let appleStandHour = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppleStandHour")
}

/// A kind of what does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}

// MARK: Kinds

/// A kind of what is kept.
open class HKObjectType: NSObject {
  public final let identifier: String

  /// A kind by its name.
  ///
  /// - Parameter identifier: The name.
  public init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// A kind of measurement.
  ///
  /// - Parameter identifier: Its name.
  /// - Returns: The kind.
  public static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier.rawValue)
  }

  /// A kind of what is no number.
  ///
  /// - Parameter identifier: Its name.
  /// - Returns: The kind.
  public static func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier.rawValue)
  }

  /// A kind of what does not change.
  ///
  /// - Parameter identifier: Its name.
  /// - Returns: The kind.
  public static func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier.rawValue) }

  /// The kind of exercises.
  ///
  /// - Returns: The kind.
  public static func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  public override final func isEqual(_ object: HeftEqual?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  public override final var hash: Int { identifier.hashValue }
}

/// A kind of what has a time.
open class HKSampleType: HKObjectType {}
/// A kind of measurement.
public final class HKQuantityType: HKSampleType {}
/// A kind of what is no number.
public final class HKCategoryType: HKSampleType {}
/// A kind of what does not change.
public final class HKCharacteristicType: HKObjectType {}
/// The kind of exercises.
public final class HKWorkoutType: HKSampleType {}

extension HKQuantityType {
  /// A kind of measurement.
  ///
  /// - Parameter identifier: Its name.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}

// MARK: Numbers

/// A unit: a text, and how many of the first unit of its kind it is.
public final class HKUnit: NSObject {
  public let unitString: String
  fileprivate let factor: Double

  private init(_ unitString: String, _ factor: Double) {
    self.unitString = unitString
    self.factor = factor
    super.init()
  }

  /// A unit.
  ///
  /// - Parameter string: Its text, as `count/min`.
  public convenience init(from string: String) { self.init(string, HKUnit.factor(string)) }

  private static func factor(_ text: String) -> Double {
    switch text {
    case "km": 1000
    case "cm": 0.01
    case "mm": 0.001
    case "mi": 1609.344
    case "ft": 0.3048
    case "in": 0.0254
    case "kg": 1000
    case "lb": 453.59237
    case "oz": 28.349523125
    case "kcal", "Cal": 4184
    case "cal": 4.184
    case "kJ": 1000
    case "min": 60
    case "hr": 3600
    case "d": 86400
    case "ms": 0.001
    case "%": 1
    case "count/min": 1.0 / 60
    default: 1
    }
  }

  private static func prefix(_ prefix: HKMetricPrefix) -> (String, Double) {
    switch prefix {
    case .none: ("", 1)
    case .pico: ("p", 1e-12)
    case .nano: ("n", 1e-9)
    case .micro: ("mc", 1e-6)
    case .milli: ("m", 0.001)
    case .centi: ("c", 0.01)
    case .deci: ("d", 0.1)
    case .deca: ("da", 10)
    case .hecto: ("h", 100)
    case .kilo: ("k", 1000)
    }
  }

  private static func unit(_ name: String, _ prefix: HKMetricPrefix) -> HKUnit {
    let (letters, factor) = HKUnit.prefix(prefix)
    return HKUnit(letters + name, factor)
  }

  /// `count`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func count() -> HKUnit { HKUnit(from: "count") }
  /// `percent`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func percent() -> HKUnit { HKUnit(from: "%") }
  /// `meter`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func meter() -> HKUnit { HKUnit(from: "m") }
  /// `mile`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func mile() -> HKUnit { HKUnit(from: "mi") }
  /// `foot`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func foot() -> HKUnit { HKUnit(from: "ft") }
  /// `inch`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func inch() -> HKUnit { HKUnit(from: "in") }
  /// `gram`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func gram() -> HKUnit { HKUnit(from: "g") }
  /// `pound`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func pound() -> HKUnit { HKUnit(from: "lb") }
  /// `ounce`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func ounce() -> HKUnit { HKUnit(from: "oz") }
  /// `kilocalorie`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// `largeCalorie`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  /// `joule`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func joule() -> HKUnit { HKUnit(from: "J") }
  /// `second`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func second() -> HKUnit { HKUnit(from: "s") }
  /// `minute`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func minute() -> HKUnit { HKUnit(from: "min") }
  /// `hour`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func hour() -> HKUnit { HKUnit(from: "hr") }
  /// `day`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func day() -> HKUnit { HKUnit(from: "d") }
  /// `liter`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func liter() -> HKUnit { HKUnit(from: "L") }
  /// `degreeCelsius`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  /// `millimeterOfMercury`, as older apps call it.
  ///
  /// - Returns: The value.
  public static func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  /// A unit of length.
  ///
  /// - Parameter prefix: How much of a meter.
  /// - Returns: The unit.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("m", prefix) }
  /// A unit of mass.
  ///
  /// - Parameter prefix: How much of a gram.
  /// - Returns: The unit.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("g", prefix) }
  /// A unit of volume.
  ///
  /// - Parameter prefix: How much of a liter.
  /// - Returns: The unit.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("L", prefix) }
  /// A unit of energy.
  ///
  /// - Parameter prefix: How much of a joule.
  /// - Returns: The unit.
  public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("J", prefix) }

  /// The unit for each of another.
  ///
  /// - Parameter unit: The other one.
  /// - Returns: The unit.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(unitString + "/" + unit.unitString, factor / unit.factor)
  }
}

/// A number with a unit.
public final class HKQuantity: NSObject {
  private let unit: HKUnit
  private let value: Double

  /// A number with a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - value: The number.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
    super.init()
  }

  /// The number in a unit.
  ///
  /// - Parameter unit: The unit, of the same kind.
  /// - Returns: The number.
  public func doubleValue(for unit: HKUnit) -> Double { value * self.unit.factor / unit.factor }
  /// Whether it can be told in a unit, which is not checked.
  ///
  /// - Parameter unit: The unit.
  /// - Returns: True.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
  public override var description: String { "\(value) \(unit.unitString)" }
}

// MARK: What is kept

/// What is kept.
open class HKObject: NSObject {
  public final let uuid = UUID()
  public final var metadata: [String: AnyObject]? { nil }
}

/// What is kept with a time.
open class HKSample: HKObject {
  public final let sampleType: HKSampleType
  public final let startDate: Date
  public final let endDate: Date

  /// A sample of a time.
  ///
  /// - Parameters:
  ///   - type: Its kind.
  ///   - start: When it began.
  ///   - end: When it ended.
  public init(_ type: HKSampleType, _ start: Date, _ end: Date) {
    sampleType = type
    startDate = start
    endDate = end
    super.init()
  }
}

/// A measurement.
public final class HKQuantitySample: HKSample {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  /// A measurement, which nobody keeps.
  ///
  /// - Parameters:
  ///   - quantityType: Its kind.
  ///   - quantity: The number.
  ///   - startDate: From when.
  ///   - endDate: Until when.
  ///   - metadata: Left aside.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: AnyObject]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate)
  }
}

/// Something with a time that is no number.
public final class HKCategorySample: HKSample {
  public let categoryType: HKCategoryType
  public let value: Int

  /// Something with a time, which nobody keeps.
  ///
  /// - Parameters:
  ///   - type: Its kind.
  ///   - value: Which of its values.
  ///   - startDate: From when.
  ///   - endDate: Until when.
  ///   - metadata: Left aside.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: AnyObject]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type, startDate, endDate)
  }
}

// MARK: Questions

/// How a question takes what overlaps its times.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// How numbers are put together.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// A question, which finds nothing.
open class HKQuery: NSObject {
  private final let answer: () -> Void

  /// A question.
  ///
  /// - Parameter answer: Tells who asks that nothing was found.
  public init(_ answer: @escaping () -> Void) {
    self.answer = answer
    super.init()
  }

  final func execute() { answer() }

  /// Asks for a time.
  ///
  /// - Parameters:
  ///   - startDate: From when.
  ///   - endDate: Until when.
  ///   - options: Left aside.
  /// - Returns: A predicate for nothing.
  public static func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }

  /// The error of a question without data.
  static var noData: NSError { NSError(domain: HKErrorDomain, code: 11) }
}

/// Asks for what is kept.
public final class HKSampleQuery: HKQuery {
  /// A question.
  ///
  /// - Parameters:
  ///   - sampleType: The kind.
  ///   - predicate: Which.
  ///   - limit: How many.
  ///   - sortDescriptors: In which order.
  ///   - resultsHandler: Is told of none.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, NSError?) -> Void
  ) {
    var own: HKSampleQuery?
    super.init {
      if let query = own { resultsHandler(query, [], nil) }
      own = nil
    }
    own = self
  }
}

/// Asks for numbers put together.
public final class HKStatisticsQuery: HKQuery {
  /// A question.
  ///
  /// - Parameters:
  ///   - quantityType: The kind.
  ///   - quantitySamplePredicate: Which.
  ///   - options: How they are put together.
  ///   - handler: Is told of an error.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, NSError?) -> Void
  ) {
    var own: HKStatisticsQuery?
    super.init {
      if let query = own { handler(query, nil, HKQuery.noData) }
      own = nil
    }
    own = self
  }
}

/// Asks to be told of what is new.
public final class HKObserverQuery: HKQuery {
  /// A question.
  ///
  /// - Parameters:
  ///   - sampleType: The kind.
  ///   - predicate: Which.
  ///   - updateHandler: Is not called.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, NSError?) -> Void
  ) { super.init {} }
}

/// Numbers put together.
public final class HKStatistics: NSObject {
  /// The sum.
  ///
  /// - Returns: Nil.
  public func sumQuantity() -> HKQuantity? { nil }
  /// The mean.
  ///
  /// - Returns: Nil.
  public func averageQuantity() -> HKQuantity? { nil }
  /// The least.
  ///
  /// - Returns: Nil.
  public func minimumQuantity() -> HKQuantity? { nil }
  /// The most.
  ///
  /// - Returns: Nil.
  public func maximumQuantity() -> HKQuantity? { nil }
  /// The last.
  ///
  /// - Returns: Nil.
  public func mostRecentQuantity() -> HKQuantity? { nil }
}

/// A store of measurements of the user's body, which is empty here.
public final class HKHealthStore: NSObject {
  public override init() { super.init() }

  /// Returns false: there is no such store.
  ///
  /// - Returns: False.
  public static func isHealthDataAvailable() -> Bool { false }

  private var failure: NSError {
    Stub.say("HKHealthStore", "there are no measurements of the body here.")
    return NSError(domain: HKErrorDomain, code: 1)
  }

  private func fail(_ completion: @escaping (Bool, NSError?) -> Void) {
    let failure = failure
    DispatchQueue.main.async { completion(false, failure) }
  }

  /// Whether an app may write.
  ///
  /// - Parameter type: What.
  /// - Returns: That it may not.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

  /// Would ask the user.
  ///
  /// - Parameters:
  ///   - typesToShare: What the app writes.
  ///   - typesToRead: What the app reads.
  ///   - completion: Is told of an error, later.
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, NSError?) -> Void
  ) { fail(completion) }

  /// Would keep something.
  ///
  /// - Parameters:
  ///   - object: What.
  ///   - completion: Is told of an error, later.
  public func save(_ object: HKObject, withCompletion completion: @escaping (Bool, NSError?) -> Void) {
    fail(completion)
  }

  /// Would keep something.
  ///
  /// - Parameters:
  ///   - objects: What.
  ///   - completion: Is told of an error, later.
  public func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, NSError?) -> Void) {
    fail(completion)
  }

  /// Would remove something.
  ///
  /// - Parameters:
  ///   - object: What.
  ///   - completion: Is told of an error, later.
  public func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, NSError?) -> Void) {
    fail(completion)
  }

  /// Asks a question, which finds nothing.
  ///
  /// - Parameter query: The question.
  public func execute(_ query: HKQuery) {
    _ = failure
    DispatchQueue.main.async { query.execute() }
  }

  /// Ends a question.
  ///
  /// - Parameter query: The question.
  public func stop(_ query: HKQuery) {}

  /// Would tell the app of what is new.
  ///
  /// - Parameters:
  ///   - type: What.
  ///   - frequency: How often.
  ///   - completion: Is told of an error, later.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, NSError?) -> Void
  ) { fail(completion) }

  /// `dateOfBirthComponents`, as older apps call it.
  ///
  /// - Returns: The value.
  /// - Throws: What went wrong.
  public func dateOfBirthComponents() throws(NSError) -> DateComponents { throw failure }
}
