import HeftProtocol

/// Makes touches of raw events: sorts them by pointer, gives each its force, and makes sense of bad input.
/// Every touch that begins gets exactly one end.
public final class TouchInput {
  /// The most touches at a time (our choice: three people's hands).
  public static let limit = 32

  /// How near a force's place is to its finger's, in points (our choice: a finger's width).
  private static let reach: CGFloat = 40

  package let clock = DeviceClock()
  /// The updates since the last call that took them, in order.
  private var updates: [TouchUpdate] = []
  private var handedOn = 0
  /// The faults of the events that have not been taken yet.
  var problems: [BadInput] = []
  package private(set) var pointers: [ActivePointer] = []
  private let knowledge = DetectedSensors()
  private(set) var touchCount = 0
  private var estimateCount = 0

  /// Input without a touch, in the settings of a new device.
  public init() {}

  /// The settings that the user has made.
  public var settings = ForceSettings()
  /// The profile of hardware that is known from outside the events; nil for the browser's own.
  public var device: ForceProfile?

  /// Whether something will happen by time alone.
  public var needsTicks: Bool {
    for pointer in pointers where pointer.changesByTime(at: clock.now, settings: settings) { return true }
    return false
  }

  /// The touch that began last and is still down.
  public var latest: TouchReading? { pointers.last?.reading }

  /// Whether nothing touches.
  public var isIdle: Bool { pointers.isEmpty }

  /// The next thing that has happened, in order; nil when all has been handed on.
  ///
  /// - Returns: The update. Call it until it is nil after each event: an event may bring several.
  public func nextUpdate() -> TouchUpdate? {
    guard handedOn < updates.count else {
      // The room is kept, so that nothing is allocated for an event.
      updates.removeAll(keepingCapacity: true)
      handedOn = 0
      return nil
    }
    handedOn += 1
    return updates[handedOn - 1]
  }

  /// The event's time on the device's clock; now where it has none.
  @discardableResult
  package func time(_ hostTime: Double) -> Double {
    if clock.isBackwards(hostTime) { note(.backwardTime(hostTime, earliest: clock.earliest)) }
    guard let time = clock.advance(to: hostTime) else {
      note(.time(hostTime))
      return clock.now
    }
    return time
  }

  /// The next event's time is on another clock.
  public func resetTimeBase() {
    clock.resetTimeBase()
  }

  // MARK: Pointers

  /// The pointer that goes down next, where it does so in a field that has the keyboard.
  private var awaited: (pointer: Int32, field: ViewNumber)?

  /// A pointer is about to go down in a field that has the keyboard.
  ///
  /// - Parameter press: The field and the pointer that will go down in it.
  public func expect(_ press: HostEvent.FieldPress) {
    awaited = (press.pointer, press.view)
  }

  /// Whether what a pointer does is a field's own.
  ///
  /// - Parameter pointer: An event of the pointer, before it is handed on.
  /// - Returns: Whether the pointer went down, or goes down now, in a field that has the keyboard.
  public func isFieldsOwn(_ pointer: HostEvent.Pointer) -> Bool {
    if pointer.phase == .down { return awaited?.pointer == pointer.id }
    return self.pointer(of: pointer.id).map { $0.field != 0 } ?? false
  }

  /// Takes an event of a pointer: it goes down, moves, goes up, or is taken away.
  ///
  /// - Parameter event: The event with its samples, oldest first. A move or an end without a beginning is
  ///   left out and counted.
  public func pointer(_ event: HostEvent.Pointer) {
    guard !event.samples.isEmpty else { return note(.noSamples(event.id)) }
    switch event.phase {
    case .down: begin(event)
    case .move: move(event)
    case .up: end(event, phase: .ended)
    case .cancel, .lost: end(event, phase: .cancelled)
    }
  }

  private func begin(_ event: HostEvent.Pointer) {
    if let first = pointer(of: event.id) {
      note(.order(.secondBegin, of: event.id, among: pointers))
      finish(first, phase: .cancelled)
    }
    guard pointers.count < TouchInput.limit else { return note(.tooManyTouches(event.id)) }
    let source = ForceSource(
      type: event.type, knowledge: knowledge(of: event.type), device: device, rates: settings.simulatedForce)
    let pointer = ActivePointer(
      id: event.id, type: event.type, number: touchCount + 1, source: source, buttons: event.buttons)
    if let awaited, awaited.pointer == event.id {
      pointer.field = awaited.field
      // Holding still selects a word, as the browser has it.
      pointer.allowsHolding = false
    }
    awaited = nil
    let readings = event.samples.compactMap { read($0, into: pointer) }
    guard let first = readings.first, let last = readings.last else { return }
    // A touch begins once, where its last sample is: what was gathered before that is not a touch yet.
    pointer.estimates.removeAll { $0.reading.estimate != last.estimate }
    begin(pointer, first: first, last: last)
  }

  /// The readings of a trackpad are set aside while its force is not to count.
  func knowledge(of type: PointerType) -> DetectedSensors {
    guard type == .mouse, !settings.usesTrackpadForce, knowledge.finding(for: .mouse) == .sensor(.webkitForce)
    else { return knowledge }
    return DetectedSensors()
  }

  func begin(_ pointer: ActivePointer, first: TouchReading, last: TouchReading) {
    touchCount += 1
    pointer.start = first
    pointer.reading = last
    pointers.append(pointer)
    emit(pointer, phase: .began, readings: [last])
  }

  private func move(_ event: HostEvent.Pointer) {
    guard let pointer = pointer(of: event.id) else {
      return note(.order(.moveWithoutBegin, of: event.id, among: pointers))
    }
    var readings = event.samples.compactMap { read($0, into: pointer) }
    guard !readings.isEmpty else { return }
    pointer.moved(slop: settings.simulatedForce.slop, at: clock.now)
    var estimationUpdates = pointer.takeEstimationUpdates(settings: settings)
    if !estimationUpdates.isEmpty { TouchInput.correct(&readings, by: &estimationUpdates) }
    emit(pointer, phase: .moved, readings: readings, estimationUpdates: estimationUpdates)
  }

  /// Readings that this same event has brought are corrected in place; only those that were sent before get an update.
  private static func correct(_ readings: inout [TouchReading], by estimationUpdates: inout [TouchReading]) {
    for index in readings.indices {
      let estimate = readings[index].estimate
      guard let known = estimationUpdates.firstIndex(where: { $0.estimate == estimate }) else { continue }
      readings[index] = estimationUpdates.remove(at: known)
      readings[index].estimate = nil
    }
  }

  private func end(_ event: HostEvent.Pointer, phase: TouchPhase) {
    guard let pointer = pointer(of: event.id) else {
      return note(.order(.endWithoutBegin, of: event.id, among: pointers))
    }
    // The pressure of an end does not count: the force stays what it was.
    if let sample = event.samples.last {
      pointer.reading.timestamp = max(pointer.reading.timestamp, time(sample.time))
      if phase == .ended {
        if Micros.isInRange(sample.x), Micros.isInRange(sample.y) {
          pointer.reading.location = CGPoint(x: sample.x, y: sample.y)
        } else {
          note(.place(x: sample.x, y: sample.y, of: pointer.name))
        }
      }
    }
    finish(pointer, phase: phase, isInterrupted: event.phase == .lost)
  }

  /// Takes one sample; nil where it has no place.
  private func read(_ sample: TouchSample, into pointer: ActivePointer) -> TouchReading? {
    let time = self.time(sample.time)
    guard Micros.isInRange(sample.x), Micros.isInRange(sample.y) else {
      note(.place(x: sample.x, y: sample.y, of: pointer.name))
      return nil
    }
    let range = pointer.source.pressureRange
    if range.contains(sample.pressure) {
      pointer.source.observe(pressure: sample.pressure, knowledge: knowledge)
    } else {
      note(.pressure(sample.pressure, of: pointer.name, range: range))
      if !sample.pressure.isNaN {
        let bounded = min(max(sample.pressure, range.lowerBound), range.upperBound)
        pointer.source.observe(pressure: bounded, knowledge: knowledge)
      }
    }
    var pose = PenPose(tiltX: sample.tiltX, tiltY: sample.tiltY)
    let hasSize =
      sample.width >= 0 && Micros.isInRange(sample.width) && sample.height >= 0
      && Micros.isInRange(sample.height)
    let radius = hasSize ? max(sample.width, sample.height) / 2 : TouchReading.unknownRadius
    if pose == nil || !hasSize { note(.shape(sample, of: pointer.name)) }
    if pointer.type != .pen { pose = .upright }
    pointer.reading = reading(
      of: pointer, at: max(time, pointer.reading.timestamp), location: CGPoint(x: sample.x, y: sample.y),
      pose: pose ?? .upright, radius: radius, pressure: sample.pressure)
    return pointer.reading
  }

  // MARK: Forces beside the pointers

  /// Takes a force that comes beside the pointers' events: Safari's `Touch.force` and `webkitForce`.
  ///
  /// - Parameter event: The force with its channel. It belongs to the finger nearest to its place, within 40
  ///   points.
  public func force(_ event: HostEvent.Force) {
    time(event.time)
    let sensor: ForceSensor = event.channel == .touch ? .touchForce : .webkitForce
    let range = sensor.profile.range
    guard event.value >= 0, Micros.isInRange(event.value) else {
      return note(.pressure(event.value, of: "touch \(event.identifier)", range: range))
    }
    if event.channel == .webkit, !settings.usesTrackpadForce { return }
    guard let pointer = pointer(for: event) else { return }
    if !range.contains(event.value) {
      note(.pressure(event.value, of: "touch \(event.identifier)", range: range))
    }
    pointer.source.observe(force: event.value, on: sensor, knowledge: knowledge)
    if pointer.source.origin == .sensor(sensor) { refresh(pointer) }
  }

  /// The pointer that a force belongs to: the mouse, or the finger that was first seen nearest to it.
  private func pointer(for event: HostEvent.Force) -> ActivePointer? {
    if event.channel == .webkit { return pointers.first { $0.type == .mouse } }
    if let known = pointers.first(where: { $0.touchIdentifier == event.identifier }) { return known }
    guard Micros.isInRange(event.x), Micros.isInRange(event.y) else {
      note(.place(x: event.x, y: event.y, of: "touch \(event.identifier)"))
      return nil
    }
    let place = CGPoint(x: event.x, y: event.y)
    var nearest: ActivePointer?
    var least = TouchInput.reach
    for pointer in pointers
    where pointer.type != .mouse && !pointer.isKeyboard && pointer.touchIdentifier == nil {
      let distance = pointer.reading.location.distance(to: place)
      if distance < least { (nearest, least) = (pointer, distance) }
    }
    nearest?.touchIdentifier = event.identifier
    return nearest
  }

  // MARK: Time and settings

  /// Lets time do what it does: open sources settle, held touches press deeper.
  ///
  /// - Parameter hostTime: Seconds on the host's clock.
  public func tick(_ hostTime: Double) {
    time(hostTime)
    for pointer in pointers {
      let age = clock.now - pointer.start.timestamp
      if pointer.source.origin == .undetermined, age >= pointer.source.detectionTimeout {
        pointer.source.settle()
        knowledge.find(.none, for: pointer.type)
      }
      if pointer.mayStartHolding, settings.isForceTouchOn, age >= settings.touchAndHoldDuration {
        pointer.source.startHolding(at: pointer.start.timestamp + settings.touchAndHoldDuration)
      }
      refresh(pointer)
    }
  }

  /// Sends on what another setting makes of the forces under the fingers.
  public func settingsChanged() {
    for pointer in pointers { refresh(pointer) }
  }

  // MARK: Ends

  /// Ends every touch: the settings change under the fingers or, where that interrupts them, the person turns away
  /// from the app.
  ///
  /// - Parameter isInterruption: Whether it is because the person turns away from the app.
  public func cancelAll(isInterruption: Bool = false) {
    while let pointer = pointers.first {
      finish(pointer, phase: .cancelled, isInterrupted: isInterruption)
    }
  }

  /// Holding a touch still stands in for no force: it began in a view that does not want that.
  ///
  /// - Parameter number: The touch's number; one that is not down changes nothing.
  public func forbidHolding(touch number: Int) {
    pointers.first { $0.number == number }?.allowsHolding = false
  }

  func finish(_ pointer: ActivePointer, phase: TouchPhase, isInterrupted: Bool = false) {
    pointer.source.settle()
    pointers.removeAll { $0 === pointer }
    let estimationUpdates = pointer.takeEstimationUpdates(settings: settings)
    // A touch too short for its source to be known ends as what its estimates have become.
    if pointer.reading.estimate != nil, let known = estimationUpdates.last {
      pointer.describeSource(in: &pointer.reading, at: clock.now, settings: settings)
      pointer.reading.force = known.force
      pointer.reading.estimate = nil
    }
    emit(
      pointer, phase: phase, readings: [pointer.reading], estimationUpdates: estimationUpdates,
      isInterrupted: isInterrupted)
  }

  // MARK: Readings

  private func pointer(of id: Int32) -> ActivePointer? { pointers.first { $0.id == id } }
  var keyboard: ActivePointer? { pointers.first { $0.isKeyboard } }

  /// Works out a reading from what the source says now.
  func reading(
    of pointer: ActivePointer, at time: Double, location: CGPoint, pose: PenPose = .upright,
    radius: Double = TouchReading.unknownRadius, pressure: Double = 0
  ) -> TouchReading {
    var reading = TouchReading(timestamp: time, location: location, pose: pose, radius: radius)
    pointer.describeSource(in: &reading, at: clock.now, settings: settings)
    if reading.origin == .undetermined {
      estimateCount += 1
      reading.estimate = estimateCount
      pointer.estimates.append((reading, pressure))
    }
    return reading
  }

  /// Sends the force of a pointer on where it has changed, at the same place.
  func refresh(_ pointer: ActivePointer) {
    var reading = pointer.reading
    pointer.describeSource(in: &reading, at: clock.now, settings: settings)
    guard reading.force != pointer.reading.force || reading.origin != pointer.reading.origin else { return }
    reading.timestamp = max(reading.timestamp, clock.now)
    reading.estimate = nil
    pointer.reading = reading
    emit(
      pointer, phase: .moved, readings: [reading],
      estimationUpdates: pointer.takeEstimationUpdates(settings: settings)
    )
  }

  private func emit(
    _ pointer: ActivePointer, phase: TouchPhase, readings: [TouchReading],
    estimationUpdates: [TouchReading] = [],
    isInterrupted: Bool = false
  ) {
    updates.append(
      TouchUpdate(
        number: pointer.number, phase: phase, type: pointer.type == .pen ? .pencil : .direct,
        isMouse: pointer.type == .mouse, readings: readings, estimationUpdates: estimationUpdates,
        buttons: pointer.buttons,
        field: pointer.field,
        isInterrupted: isInterrupted))
  }
}
