/// How a device's raw pressure becomes force: data, a value for each kind of hardware.
public struct ForceProfile: Equatable, Sendable {
  /// A point of the curve from raw pressure to force.
  public struct Point: Equatable, Sendable {
    /// Raw pressure.
    public var raw: Double
    /// Force in units.
    public var force: Double

    /// A place from its two numbers.
    ///
    /// - Parameters:
    ///   - raw: Raw pressure, in the hardware's counts.
    ///   - force: The force there, in units: 1 is an average touch.
    public init(raw: Double, force: Double) {
      self.raw = raw
      self.force = force
    }
  }

  /// The curve from raw pressure to force at medium sensitivity.
  public enum Curve: Equatable, Sendable {
    /// Proportional: this much raw pressure is the force of an average touch.
    case linear(rawPerUnit: Double)
    /// Straight from point to point, raw pressure growing; flat before the first and after the last.
    case points([Point])
  }

  /// Names the profile in traces and settings.
  public var identifier: String
  /// Names the hardware for a person.
  public var name: String
  /// The raw pressures that the hardware can send.
  public var range: ClosedRange<Double>
  /// The curve from raw pressure to force.
  public var curve: Curve
  /// The largest force; the sensitivity does not change it.
  public var maximumForce: Double
  /// The weight at the largest force, in grams, or nil where no measurement is known.
  public var gramsAtMaximum: Double?
  /// The smallest difference between two raw pressures that the hardware tells apart, or nil where it is unknown.
  public var rawStep: Double?

  /// A profile from its parts.
  ///
  /// - Parameters:
  ///   - identifier: Names the profile in traces and settings; without blanks.
  ///   - name: Names the hardware for a person.
  ///   - range: The raw pressures that the hardware can send.
  ///   - curve: The curve from raw pressure to force at medium sensitivity; it should not fall.
  ///   - maximumForce: The largest force in units; above 0.
  ///   - gramsAtMaximum: The weight in grams at the largest force; nil where no measurement is known.
  ///   - rawStep: The smallest step of raw pressure that the hardware tells apart; nil where it is unknown.
  public init(
    identifier: String, name: String, range: ClosedRange<Double>, curve: Curve, maximumForce: Double,
    gramsAtMaximum: Double? = nil, rawStep: Double? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.range = range
    self.curve = curve
    self.maximumForce = maximumForce
    self.gramsAtMaximum = gramsAtMaximum
    self.rawStep = rawStep
  }

  /// The force of a raw pressure, 0...maximumForce. Pressures outside the range count as its nearer end; what
  /// is not a number counts as no pressure.
  ///
  /// - Parameters:
  ///   - raw: The pressure in the hardware's counts; outside the range it counts as the nearer end.
  ///   - sensitivity: How hard the user wants to press; it divides the force and leaves the maximum as it
  ///     is.
  /// - Returns: The force in units, 0...`maximumForce`; 0 for NaN.
  public func force(raw: Double, sensitivity: ForceSensitivity = .medium) -> Double {
    if raw.isNaN { return 0 }
    return min(max(unboundedForce(raw: raw, sensitivity: sensitivity), 0), maximumForce)
  }

  /// The difference in force that one step of the hardware makes around a raw pressure: the larger one where
  /// the steps above and below differ. Nil where the step is not known.
  ///
  /// - Parameters:
  ///   - raw: The pressure in the hardware's counts; NaN counts as the least.
  ///   - sensitivity: How hard the user wants to press.
  /// - Returns: The step in units of force, 0 where the curve is flat on both sides; nil where the
  ///   hardware's step is not known.
  public func resolution(raw: Double, sensitivity: ForceSensitivity = .medium) -> Double? {
    guard let rawStep else { return nil }
    let raw = raw.isNaN ? range.lowerBound : min(max(raw, range.lowerBound), range.upperBound)
    let here = unboundedForce(raw: raw, sensitivity: sensitivity)
    return max(
      unboundedForce(raw: raw + rawStep, sensitivity: sensitivity) - here,
      here - unboundedForce(raw: raw - rawStep, sensitivity: sensitivity))
  }

  /// The force before it is kept within the maximum.
  private func unboundedForce(raw: Double, sensitivity: ForceSensitivity) -> Double {
    let bounded = min(max(raw, range.lowerBound), range.upperBound)
    switch curve {
    case .linear(let rawPerUnit):
      return (bounded - range.lowerBound) / (rawPerUnit * sensitivity.divisor)
    case .points(let points):
      return ForceProfile.interpolate(bounded, along: points) / sensitivity.divisor
    }
  }

  private static func interpolate(_ raw: Double, along points: [Point]) -> Double {
    guard var previous = points.first, raw > previous.raw else { return points.first?.force ?? 0 }
    for point in points.dropFirst() {
      if raw <= point.raw {
        let share = (raw - previous.raw) / (point.raw - previous.raw)
        return previous.force + share * (point.force - previous.force)
      }
      previous = point
    }
    return previous.force
  }
}

/// The user's choice of how hard to press.
public enum ForceSensitivity: String, Equatable, Sendable, CaseIterable {
  /// A light press is enough: the force is divided by 0.8.
  case light
  /// The force as the profile has it.
  case medium
  /// A firm press is needed: the force is divided by 1.2.
  case firm

  /// The divisor of the force. Measured on an iPhone 6s: steps of 1/48, 1/60 and 1/72 (FORCE-2).
  public var divisor: Double {
    switch self {
    case .light: 0.8
    case .medium: 1
    case .firm: 1.2
    }
  }
}
