// The hardware that is known, as data. Sources: published measurements of an iPhone 6s and an Apple Pencil,
// the W3C's Pointer Events, WebKit's mouse force, and the axis ranges that Linux devices declare.

import HeftProtocol

extension ForceProfile {
  /// The force at an iPhone's full scale: 400 steps of 1/60 (measured, FORCE-1).
  static let phoneMaximum = 400.0 / 60.0

  /// Linux tells the place on an axis in whole numbers.
  private static let linuxStep = 1.0

  /// An iPhone 6s: whole steps, 0...400. 385 g at full scale is what the Scale tutorial takes (FORCE-12).
  public static let iPhone6s = ForceProfile(
    identifier: "iphone-6s", name: "iPhone 6s", range: 0...400, curve: .linear(rawPerUnit: 60),
    maximumForce: phoneMaximum, gramsAtMaximum: 385, rawStep: 1)

  /// An Apple Pencil: 0...500 in steps of 1/120 (our choice for the published maximum of about 4.2).
  public static let applePencil = ForceProfile(
    identifier: "apple-pencil", name: "Apple Pencil", range: 0...500, curve: .linear(rawPerUnit: 120),
    maximumForce: 500.0 / 120.0, rawStep: 1)

  /// A finger in a browser: 0...1 of what the screen detects, spread over a phone's range.
  public static let browserTouch = ForceProfile(
    identifier: "browser-touch", name: "Touch pressure", range: 0...1,
    curve: .linear(rawPerUnit: 60.0 / 400.0),
    maximumForce: phoneMaximum)

  /// A pen in a browser: 0...1 of what the pen detects, spread over a Pencil's range.
  public static let browserPen = ForceProfile(
    identifier: "browser-pen", name: "Pen pressure", range: 0...1, curve: .linear(rawPerUnit: 120.0 / 500.0),
    maximumForce: 500.0 / 120.0)

  /// A Force Touch trackpad in Safari: 1 is a click, an average touch; 3 the most in practice (FORCE-9).
  public static let trackpad = ForceProfile(
    identifier: "webkit-force", name: "Trackpad force", range: 0...3,
    curve: .points([
      Point(raw: 0, force: 0), Point(raw: 1, force: 1), Point(raw: 3, force: phoneMaximum),
    ]),
    maximumForce: phoneMaximum)

  /// The profile that stands in for force where nothing measures it.
  public static let simulated = ForceProfile(
    identifier: "simulated", name: "Simulated", range: 0...phoneMaximum, curve: .linear(rawPerUnit: 1),
    maximumForce: phoneMaximum)

  /// A pressure axis of a Linux device by the range that it declares, spread over a phone's range. Nil where
  /// the range is empty or not finite.
  ///
  /// - Parameters:
  ///   - minimum: The raw pressure that the device declares as its least.
  ///   - maximum: The raw pressure that it declares as its most.
  /// - Returns: A profile that is proportional from `minimum`, force 0, to `maximum`, force 400/60; nil
  ///   where the range is empty or not finite.
  public static func axis(minimum: Double, maximum: Double) -> ForceProfile? {
    // Ends closer than a millionth would have one name.
    guard maximum - minimum >= 1e-6, Micros.isInRange(minimum), Micros.isInRange(maximum) else {
      return nil
    }
    var name = "axis:"
    Micros.write(minimum, to: &name)
    name += ":"
    Micros.write(maximum, to: &name)
    return ForceProfile(
      identifier: name, name: "Pressure axis", range: minimum...maximum,
      curve: .linear(rawPerUnit: (maximum - minimum) / phoneMaximum), maximumForce: phoneMaximum,
      rawStep: linuxStep)
  }

  /// A touchpad, which never uses the range that it declares: the pressure of an ordinary finger and of a
  /// firm one, read off recordings, are 1 and the maximum.
  private static func touchpad(
    _ identifier: String, _ name: String, declared: ClosedRange<Double>, ordinary: Double, firm: Double
  ) -> ForceProfile {
    ForceProfile(
      identifier: identifier, name: name, range: declared,
      curve: .points([
        Point(raw: 0, force: 0), Point(raw: ordinary, force: 1), Point(raw: firm, force: phoneMaximum),
      ]),
      maximumForce: phoneMaximum, rawStep: linuxStep)
  }

  /// A Wacom pen, whose range is declared and used whole.
  private static func wacom(_ identifier: String, _ name: String, levels: Double) -> ForceProfile {
    ForceProfile(
      identifier: identifier, name: name, range: 0...levels,
      curve: .linear(rawPerUnit: levels * 120 / 500), maximumForce: 500.0 / 120.0,
      rawStep: linuxStep)
  }

  /// Every profile that has a name of its own.
  public static let all: [ForceProfile] = [
    iPhone6s, applePencil, browserTouch, browserPen, trackpad, simulated,
    wacom("wacom-2048", "Wacom pen, 2048 levels", levels: 2047),
    wacom("wacom-4096", "Wacom pen, 4096 levels", levels: 4095),
    touchpad("cypress-trackpad", "Cypress trackpad", declared: 0...255, ordinary: 77, firm: 124),
    touchpad("synaptics-touchpad", "Synaptics touchpad", declared: 0...255, ordinary: 56, firm: 109),
    touchpad("alps-glidepoint", "ALPS GlidePoint", declared: 0...127, ordinary: 32, firm: 62),
    touchpad("elantech-touchpad", "Elantech touchpad", declared: 0...255, ordinary: 8, firm: 16),
  ]

  /// The profile of that identifier, `axis:MINIMUM:MAXIMUM` included; nil if there is none.
  ///
  /// - Parameter identifier: A profile's identifier, such as `iphone-6s`, or `axis:0:2047` for a device by
  ///   the range of its pressure axis.
  /// - Returns: The profile; nil where none has that name, or the axis has no usable range.
  public static func named(_ identifier: String) -> ForceProfile? {
    if let profile = all.first(where: { $0.identifier == identifier }) { return profile }
    let parts = identifier.utf8.split(separator: UInt8(ascii: ":"))
    guard parts.count == 3, parts[0].elementsEqual("axis".utf8), let minimum = Micros.read(parts[1]),
      let maximum = Micros.read(parts[2])
    else { return nil }
    return axis(minimum: minimum, maximum: maximum)
  }
}
