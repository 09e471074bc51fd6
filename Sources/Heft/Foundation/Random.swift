// Random numbers of an app. They follow from the date that the host has told and from the app's name, so that a trace
// that is replayed has the same ones.

extension AppProcess {
  /// The app's own generator, seeded as it is first asked.
  func nextRandom() -> UInt64 {
    var numbers =
      randomNumbers
      ?? {
        let time = services.clock.seconds(at: now).bitPattern
        return RandomNumbers(seed: FNV1a.hash(app.bundleIdentifier.utf8, from: time))
      }()
    let number = numbers.next()
    randomNumbers = numbers
    return number
  }
}

/// The running app's random numbers; outside an app always the same ones in a page, and the system's natively.
struct AppRandomNumberGenerator: RandomNumberGenerator {
  mutating func next() -> UInt64 {
    if let process = AppProcess.current { return process.nextRandom() }
    #if hasFeature(Embedded)
      return numbersOutsideApps.next()
    #else
      var system = SystemRandomNumberGenerator()
      return system.next()
    #endif
  }
}

#if hasFeature(Embedded)
  nonisolated(unsafe) private var numbersOutsideApps = RandomNumbers(seed: 0)
#endif

private func nextRandom() -> UInt64 {
  var generator = AppRandomNumberGenerator()
  return generator.next()
}

// MARK: The functions of C

/// A random number of 32 bits, of the app's own; see FOUNDATION-5.
///
/// - Returns: The number.
@_disfavoredOverload
public func arc4random() -> UInt32 { UInt32(nextRandom() >> 32) }

/// A random number below a bound, all as likely; 0 where the bound is 0.
///
/// - Parameter bound: The bound, which is left out.
/// - Returns: The number.
@_disfavoredOverload
public func arc4random_uniform(_ bound: UInt32) -> UInt32 {
  if bound == 0 { return 0 }
  var generator = AppRandomNumberGenerator()
  return UInt32.random(in: 0..<bound, using: &generator)
}

/// A random number of 31 bits.
///
/// - Returns: The number.
@_disfavoredOverload
public func rand() -> Int32 { Int32(nextRandom() >> 33) }

/// Has the app's random numbers begin anew, so that the same seed gives the same ones.
///
/// - Parameter seed: The seed.
@_disfavoredOverload
public func srand(_ seed: UInt32) {
  AppProcess.current?.randomNumbers = RandomNumbers(seed: UInt64(seed))
}

/// A random number from 0 up to 1: always the same ones after `srand48`, as C has them; see FOUNDATION-5.
///
/// - Returns: The number.
@_disfavoredOverload
public func drand48() -> Double {
  guard let process = AppProcess.current else { return 0 }
  let state = ((process.drandState ?? 0x1234_ABCD_330E) &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
  process.drandState = state
  return Double(state) / 281_474_976_710_656
}

/// Has `drand48` begin anew.
///
/// - Parameter seed: The seed.
@_disfavoredOverload
public func srand48(_ seed: Int) {
  AppProcess.current?.drandState = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E
}

// MARK: The functions of Swift

extension Int {
  /// A random number of the running app's.
  ///
  /// - Parameter range: What it lies in; it must not be empty.
  /// - Returns: The number.
  public static func random(in range: Range<Int>) -> Int {
    var generator = AppRandomNumberGenerator()
    return Int(Int64.random(in: Int64(range.lowerBound)..<Int64(range.upperBound), using: &generator))
  }

  /// A random number of the running app's.
  ///
  /// - Parameter range: What it lies in; it must not be empty.
  /// - Returns: The number.
  public static func random(in range: ClosedRange<Int>) -> Int {
    var generator = AppRandomNumberGenerator()
    return Int(Int64.random(in: Int64(range.lowerBound)...Int64(range.upperBound), using: &generator))
  }
}

extension Double {
  /// A random number of the running app's.
  ///
  /// - Parameter range: What it lies in.
  /// - Returns: The number.
  public static func random(in range: Range<Double>) -> Double {
    var generator = AppRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A random number of the running app's.
  ///
  /// - Parameter range: What it lies in.
  /// - Returns: The number.
  public static func random(in range: ClosedRange<Double>) -> Double {
    var generator = AppRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Float {
  /// A random number of the running app's.
  ///
  /// - Parameter range: What it lies in.
  /// - Returns: The number.
  public static func random(in range: ClosedRange<Float>) -> Float {
    var generator = AppRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

#if !hasFeature(Embedded)
  extension CGFloat {
    /// A random number of the running app's.
    ///
    /// - Parameter range: What it lies in.
    /// - Returns: The number.
    public static func random(in range: Range<CGFloat>) -> CGFloat {
      CGFloat(Double.random(in: Double(range.lowerBound)..<Double(range.upperBound)))
    }

    /// A random number of the running app's.
    ///
    /// - Parameter range: What it lies in.
    /// - Returns: The number.
    public static func random(in range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound)))
    }
  }
#endif

extension Bool {
  /// A random truth of the running app's.
  ///
  /// - Returns: True or false, both as likely.
  public static func random() -> Bool {
    var generator = AppRandomNumberGenerator()
    return random(using: &generator)
  }
}

extension Array {
  /// An element of the array by the running app's random numbers; nil if there is none.
  ///
  /// - Returns: The element; nil if there is none.
  public func randomElement() -> Element? {
    isEmpty ? nil : self[Int.random(in: 0..<count)]
  }

  /// The elements in an order by the running app's random numbers.
  ///
  /// - Returns: The elements.
  public func shuffled() -> [Element] {
    var elements = self
    elements.shuffle()
    return elements
  }

  /// Puts the elements in an order by the running app's random numbers.
  public mutating func shuffle() {
    for index in indices.dropLast() {
      swapAt(index, Int.random(in: index..<count))
    }
  }
}

#if hasFeature(Embedded)
  extension UUID {
    /// A new name of the app's random numbers.
    public init() {
      self.init(random: nextRandom(), nextRandom())
    }
  }
#endif
