/// A scale at work: touches and time go in, and what it shows comes out.
struct Weighing {
  /// A reading rests when it stays within two steps of an iPhone's sensor, or of its own where that is coarser
  /// (our choice).
  private static let steadySteps = 2.0
  private static let usualStep = 1.0 / 400

  /// The sentence while 3D Touch is switched off.
  static let offSentence = "3D Touch is off: nothing can be weighed"

  /// The calibrations of the sensors so far.
  var book = CalibrationStore() {
    didSet { steadiness.reset() }
  }
  /// The unit of the weights that are shown.
  var unit = WeightUnit.grams
  /// Whether there is any force to weigh with: 3D Touch is switched on.
  var isOn = true

  private(set) var tare = Tare()
  private(set) var history = History()
  private(set) var now = 0.0
  /// Whether anything lay on the scale yet.
  private(set) var wasPressed = false
  /// The sensor that felt the last touch; nil before one did.
  private(set) var lastSensor: SensorKey?
  private var load = Load()
  private var steadiness = StabilityDetector()
  private var announcer = Announcer()

  /// Whether something lies on the scale.
  var isLoaded: Bool { !load.isEmpty }

  // MARK: What happens

  /// A touch presses with a force, at a time in seconds.
  mutating func press(_ touch: ObjectIdentifier, _ press: Press, at time: Double) {
    now = max(now, time)
    wasPressed = true
    if let sensor = press.sensor { lastSensor = sensor }
    if load.set(touch, to: press) { steadiness.reset() }
    read()
  }

  /// A touch is gone.
  mutating func lift(_ touch: ObjectIdentifier, at time: Double) {
    now = max(now, time)
    guard load.remove(touch) else { return }
    loadShrank()
  }

  /// Every touch is gone.
  mutating func liftAll(at time: Double) {
    now = max(now, time)
    load.removeAll()
    loadShrank()
  }

  private mutating func loadShrank() {
    steadiness.reset()
    if load.isEmpty { announcer.forget() }
    read()
  }

  private mutating func read() {
    if let weight = load.weight(book: book) { steadiness.add(weight.grams, at: now) }
    note()
  }

  /// Time goes on. Returns what a screen reader is to say, or nil.
  mutating func advance(to time: Double) -> String? {
    now = max(now, time)
    if isLoaded { note() }
    let net = self.net
    return announcer.words(
      for: readout, grams: net.grams, uncertainty: max(net.uncertainty ?? 0, tolerance), at: now)
  }

  /// Takes the weight on the scale as zero from now on; with nothing on it, that ends.
  mutating func takeTare() {
    tare.take(steadyWeight ?? Weight())
    announcer.forget()
    note()
  }

  private mutating func note() {
    history.note(net.grams, at: now)
  }

  // MARK: What is shown

  /// The weight without the tare: the mean of the last moments where they rest, otherwise the weight now.
  private var net: Weight { tare.net(steadyWeight) }

  private var steadyWeight: Weight? {
    var weight = load.weight(book: book)
    if isStable, let mean = steadiness.mean(at: now) { weight?.grams = mean }
    return weight
  }

  private var isStable: Bool { isLoaded && steadiness.isSteady(at: now, tolerance: tolerance) }

  /// How far a reading may wander and still rest, in grams.
  private var tolerance: Double {
    guard let fullScale = load.weight(book: book)?.fullScale else { return 0 }
    let step = max(load.step ?? 0, Weighing.usualStep)
    // A spread of just so many steps may be more by its last bits.
    return Weighing.steadySteps * step * fullScale * Double(load.count) + 1e-9
  }

  /// The forces' shares of their maximum, added up.
  var loadShare: Double { load.share }

  /// Grams in the unit that weights are told in.
  var unitSize: Double { unit.size(fullScale: net.fullScale) }

  /// The readout that the scale shows now.
  var readout: Readout {
    let weight = net
    let (reading, precision) = Readout.words(for: weight, in: unit, step: load.step, isLoaded: isLoaded)
    let state: Readout.State =
      load.isEmpty ? .empty : weight.isOverloaded ? .overloaded : isStable ? .stable : .settling
    let force = "\(Decimals.text(load.share * 100, places: 0, rounding: .down))% force"
    return Readout(
      reading: reading, precision: precision,
      percentage: load.count > 1 ? "\(load.count) touches, \(force)" : force, state: state,
      caution: caution(for: weight), isMeasured: weight.caution == nil)
  }

  private func caution(for weight: Weight) -> String? {
    if !isOn { return Weighing.offSentence }
    if weight.isOverloaded { return weight.caution ?? "The sensor feels no more than this" }
    return weight.caution
  }
}
