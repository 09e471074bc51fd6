import Ink

/// Makes touches of raw events: sorts them by pointer, gives each its force, and makes sense of bad input. Every touch
/// that begins gets exactly one end.
struct TouchInput {
  /// The most touches at a time (our choice: three people's hands).
  static let limit = 32

  private(set) var clock = DeviceClock()
  /// What happened since it was last taken, in order.
  private var updates: [TouchUpdate] = []
  private var problems: [InputProblem] = []
  private var contacts: [Contact] = []
  private var knowledge = SensorKnowledge()
  private var touchCount = 0
  private var estimateCount = 0

  /// What the user has set.
  var settings = DeviceSettings()
  /// The profile of hardware that is known from outside the events; nil for the browser's own.
  var device: ForceProfile?

  /// Whether something will happen by time alone.
  var needsTicks: Bool {
    contacts.contains { contact in
      contact.source.settlesByTime
        || settings.isForceTouchOn && (contact.mayStartHolding || contact.source.isRising(at: clock.now))
    }
  }

  /// The touch that began last and is still down.
  var latest: TouchReading? { contacts.last?.reading }

  /// Whether nothing touches.
  var isIdle: Bool { contacts.isEmpty }

  mutating func takeUpdates() -> [TouchUpdate] {
    defer { updates.removeAll(keepingCapacity: true) }
    return updates
  }

  mutating func takeProblems() -> [InputProblem] {
    if problems.isEmpty { return [] }
    defer { problems.removeAll(keepingCapacity: true) }
    return problems
  }

  mutating func report(_ problem: InputProblem) {
    problems.append(problem)
  }

  /// The event's time on the device's clock; now where it has none.
  @discardableResult
  mutating func time(_ hostTime: Double) -> Double {
    if clock.isBackwards(hostTime) { problems.append(.backwardTime) }
    guard let time = clock.advance(to: hostTime) else {
      problems.append(.time)
      return clock.now
    }
    return time
  }

  // MARK: Pointers

  mutating func pointer(_ event: HostEvent.Pointer) {
    guard !event.samples.isEmpty else { return problems.append(.noSamples) }
    switch event.phase {
    case .down: begin(event)
    case .move: move(event)
    case .up: end(event, phase: .ended)
    case .cancel: end(event, phase: .cancelled)
    }
  }

  private mutating func begin(_ event: HostEvent.Pointer) {
    if let index = index(of: event.id) {
      problems.append(.secondBegin)
      finish(index, phase: .cancelled)
    }
    guard contacts.count < TouchInput.limit else { return problems.append(.tooManyTouches) }
    let source = ForceSource(type: event.type, knowledge: knowledge, device: device, rates: settings.standIns)
    var contact = Contact(pointer: event.id, type: event.type, number: touchCount + 1, source: source)
    var readings: [TouchReading] = []
    for sample in event.samples {
      if let reading = read(sample, into: &contact) { readings.append(reading) }
    }
    guard let last = readings.last else { return }
    touchCount += 1
    contact.start = readings[0]
    contact.reading = last
    contacts.append(contact)
    // A touch begins once: what its first event had gathered before is not a touch yet.
    emit(contact, phase: .began, readings: [last])
  }

  private mutating func move(_ event: HostEvent.Pointer) {
    guard let index = index(of: event.id) else { return problems.append(.moveWithoutBegin) }
    var contact = contacts[index]
    var readings: [TouchReading] = []
    for sample in event.samples {
      if let reading = read(sample, into: &contact) { readings.append(reading) }
    }
    if let last = readings.last {
      contact.reading = last
      if !contact.hasStrayed, last.location.distance(to: contact.start.location) > settings.standIns.slop {
        contact.hasStrayed = true
        contact.source.stopHolding(at: clock.now)
      }
    }
    contacts[index] = contact
    if !readings.isEmpty { emit(contact, phase: .moved, readings: readings, improved: improved(index)) }
  }

  private mutating func end(_ event: HostEvent.Pointer, phase: UITouch.Phase) {
    guard let index = index(of: event.id) else { return problems.append(.endWithoutBegin) }
    // The pressure of an end is none: the force stays what it was.
    if let sample = event.samples.last {
      let time = self.time(sample.time)
      contacts[index].reading.timestamp = max(contacts[index].reading.timestamp, time)
      if phase == .ended {
        if Millionths.isSound(sample.x), Millionths.isSound(sample.y) {
          contacts[index].reading.location = CGPoint(x: sample.x, y: sample.y)
        } else {
          problems.append(.place)
        }
      }
    }
    finish(index, phase: phase)
  }

  /// Takes one sample; nil where it has no place.
  private mutating func read(_ sample: TouchSample, into contact: inout Contact) -> TouchReading? {
    let time = self.time(sample.time)
    guard Millionths.isSound(sample.x), Millionths.isSound(sample.y) else {
      problems.append(.place)
      return nil
    }
    let range = contact.source.pressureRange
    if range.contains(sample.pressure) {
      contact.source.observe(pressure: sample.pressure, knowledge: &knowledge)
    } else {
      problems.append(.pressure)
      if !sample.pressure.isNaN {
        let bounded = min(max(sample.pressure, range.lowerBound), range.upperBound)
        contact.source.observe(pressure: bounded, knowledge: &knowledge)
      }
    }
    var pose = PenPose(tiltX: sample.tiltX, tiltY: sample.tiltY)
    var radius = max(sample.width, sample.height) / 2
    if pose == nil || !Millionths.isSound(radius) || radius < 0 { problems.append(.shape) }
    if contact.type != .pen { pose = .upright }
    if !Millionths.isSound(radius) || radius < 0 { radius = 0.5 }
    return reading(
      of: &contact, at: max(time, contact.reading.timestamp), location: CGPoint(x: sample.x, y: sample.y),
      pose: pose ?? .upright, radius: radius, pressure: sample.pressure)
  }

  // MARK: Forces beside the pointers

  mutating func force(_ event: HostEvent.Force) {
    time(event.time)
    guard event.value >= 0, Millionths.isSound(event.value) else { return problems.append(.pressure) }
    guard let index = contact(for: event) else { return }
    let sensor: ForceSensor = event.channel == .touch ? .touchForce : .webkitForce
    let before = contacts[index].source.origin
    contacts[index].source.observe(force: event.value, on: sensor, knowledge: &knowledge)
    guard contacts[index].source.origin == .sensor(sensor) else { return }
    refresh(index, force: before != contacts[index].source.origin)
  }

  /// The contact that a force belongs to: the mouse, or the finger that was first seen nearest to it.
  private mutating func contact(for event: HostEvent.Force) -> Int? {
    if event.channel == .webkit { return contacts.firstIndex { $0.type == .mouse } }
    if let known = contacts.firstIndex(where: { $0.touchIdentifier == event.identifier }) { return known }
    guard Millionths.isSound(event.x), Millionths.isSound(event.y) else {
      problems.append(.place)
      return nil
    }
    let place = CGPoint(x: event.x, y: event.y)
    var nearest: Int?
    for index in contacts.indices
    where contacts[index].type != .mouse && contacts[index].touchIdentifier == nil {
      let distance = contacts[index].reading.location.distance(to: place)
      if distance < (nearest.map { contacts[$0].reading.location.distance(to: place) } ?? 40) {
        nearest = index
      }
    }
    if let nearest { contacts[nearest].touchIdentifier = event.identifier }
    return nearest
  }

  // MARK: Stand-ins

  mutating func wheel(_ event: HostEvent.Wheel) {
    time(event.time)
    let rates = settings.standIns
    let notch: Double =
      switch event.deltaMode {
      case 0: rates.pixelsPerNotch
      case 1: rates.linesPerNotch
      default: rates.pagesPerNotch
      }
    guard Millionths.isSound(event.deltaY), event.deltaMode <= 2 else { return problems.append(.wheel) }
    add(-event.deltaY / notch * rates.perNotch, by: .wheel)
  }

  mutating func key(_ event: HostEvent.Key, focus: CGPoint) {
    let time = self.time(event.time)
    switch (event.name, event.isDown) {
    case (" ", true):
      guard !event.isRepeat, !contacts.contains(where: { $0.isKeyboard }), contacts.count < TouchInput.limit else {
        return
      }
      touchCount += 1
      var contact = Contact(
        pointer: nil, type: .touch, number: touchCount,
        source: ForceSource(keyboardAt: time, rates: settings.standIns))
      contact.reading = reading(of: &contact, at: time, location: focus)
      contact.start = contact.reading
      contacts.append(contact)
      emit(contact, phase: .began, readings: [contact.reading])
    case (" ", false):
      if let index = contacts.firstIndex(where: { $0.isKeyboard }) { finish(index, phase: .ended) }
    case ("Escape", true):
      if let index = contacts.firstIndex(where: { $0.isKeyboard }) { finish(index, phase: .cancelled) }
    case ("ArrowUp", true): add(settings.standIns.perArrow, by: .keys)
    case ("ArrowDown", true): add(-settings.standIns.perArrow, by: .keys)
    default: break
    }
  }

  private mutating func add(_ force: Double, by standIn: ForceStandIn) {
    guard let index = contacts.indices.last, settings.isForceTouchOn else { return }
    contacts[index].source.add(force, by: standIn, at: clock.now)
    refresh(index)
  }

  /// Lets time do what it does: open sources settle, held touches press deeper.
  mutating func tick(_ hostTime: Double) {
    time(hostTime)
    for index in contacts.indices {
      let started = contacts[index].start.timestamp
      if contacts[index].source.settlesByTime, clock.now - started >= evidenceLimit {
        contacts[index].source.settle()
        knowledge.find(.none, for: contacts[index].type)
      }
      if contacts[index].mayStartHolding, settings.isForceTouchOn,
        clock.now - started >= settings.touchAndHoldDuration
      {
        contacts[index].source.startHolding(at: started + settings.touchAndHoldDuration)
      }
      refresh(index)
    }
  }

  // MARK: Ends

  /// Ends every touch: the app goes away, or the settings change under the fingers.
  mutating func cancelAll() {
    while !contacts.isEmpty { finish(0, phase: .cancelled) }
  }

  private mutating func finish(_ index: Int, phase: UITouch.Phase) {
    contacts[index].source.settle()
    let improved = improved(index)
    let contact = contacts.remove(at: index)
    var last = contact.reading
    last.estimate = nil
    emit(contact, phase: phase, readings: [last], improved: improved)
  }

  // MARK: Readings

  private func index(of pointer: Int32) -> Int? { contacts.firstIndex { $0.pointer == pointer } }

  /// Works out a reading from what the source says now.
  private mutating func reading(
    of contact: inout Contact, at time: Double, location: CGPoint, pose: PenPose = .upright,
    radius: Double = 0.5,
    pressure: Double = 0
  ) -> TouchReading {
    let source = contact.source
    let isOff = !settings.isForceTouchOn && contact.type != .pen
    var reading = TouchReading(
      timestamp: time, location: location,
      force: isOff ? 0 : source.force(at: clock.now, sensitivity: settings.sensitivity),
      maximumForce: source.profile.maximumForce, gramsAtMaximum: source.profile.gramsAtMaximum,
      origin: source.origin, altitude: pose.altitude, azimuth: pose.azimuth, radius: radius, estimate: nil)
    if source.origin == .undetermined {
      estimateCount += 1
      reading.estimate = estimateCount
      contact.estimates.append(Estimate(reading: reading, pressure: pressure))
    }
    return reading
  }

  /// Sends the force of a contact on where it has changed, at the same place.
  private mutating func refresh(_ index: Int, force isForced: Bool = false) {
    let contact = contacts[index]
    let isOff = !settings.isForceTouchOn && contact.type != .pen
    let force = isOff ? 0 : contact.source.force(at: clock.now, sensitivity: settings.sensitivity)
    guard isForced || force != contact.reading.force || contact.source.origin != contact.reading.origin else {
      return
    }
    contacts[index].reading.timestamp = max(contact.reading.timestamp, clock.now)
    contacts[index].reading.force = force
    contacts[index].reading.origin = contact.source.origin
    contacts[index].reading.maximumForce = contact.source.profile.maximumForce
    contacts[index].reading.gramsAtMaximum = contact.source.profile.gramsAtMaximum
    contacts[index].reading.estimate = nil
    emit(contacts[index], phase: .moved, readings: [contacts[index].reading], improved: improved(index))
  }

  /// The readings that were estimates, now that the source is known.
  private mutating func improved(_ index: Int) -> [TouchReading] {
    guard !contacts[index].estimates.isEmpty, contacts[index].source.origin != .undetermined else {
      return []
    }
    let contact = contacts[index]
    contacts[index].estimates = []
    return contact.estimates.map { estimate in
      var better = estimate.reading
      better.origin = contact.source.origin
      better.maximumForce = contact.source.profile.maximumForce
      better.gramsAtMaximum = contact.source.profile.gramsAtMaximum
      let isOff = !settings.isForceTouchOn && contact.type != .pen
      better.force =
        isOff ? 0 : contact.source.force(ofEarlier: estimate.pressure, sensitivity: settings.sensitivity)
      return better
    }
  }

  private mutating func emit(
    _ contact: Contact, phase: UITouch.Phase, readings: [TouchReading], improved: [TouchReading] = []
  ) {
    updates.append(
      TouchUpdate(
        number: contact.number, phase: phase, type: contact.type == .pen ? .pencil : .direct,
        readings: readings,
        improved: improved))
  }
}
