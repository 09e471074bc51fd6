import HeftForce
import HeftProtocol
import TestRules
import Testing

/// Touches with force of raw events, and a press of those, by `HeftForce` alone: no view, no app, no device.
struct TouchInputTests {
  private func event(_ phase: PointerPhase, pressure: Double, time: Double) -> HostEvent.Pointer {
    HostEvent.Pointer(
      phase: phase, type: .touch, id: 7, samples: [TouchSample(time: time, x: 20, y: 30, pressure: pressure)])
  }

  /// Everything that has happened since it was last asked.
  private func updates(of input: TouchInput) -> [TouchUpdate] {
    var updates: [TouchUpdate] = []
    while let update = input.nextUpdate() { updates.append(update) }
    return updates
  }

  @Test("A pressure becomes the force of its profile, and the touch ends once", .rule("FORCE-1"))
  func wholeTouch() throws {
    let input = TouchInput()
    input.device = .iPhone6s
    input.pointer(event(.down, pressure: 60, time: 1))
    input.pointer(event(.move, pressure: 150, time: 1.1))
    input.pointer(event(.up, pressure: 0, time: 1.2))
    let updates = updates(of: input)
    #expect(updates.map(\.phase) == [.began, .moved, .ended])
    #expect(updates.compactMap { $0.readings.last?.force } == [1, 2.5, 2.5])
    #expect(updates.allSatisfy { $0.readings.last?.origin == .sensor(.device) })
    #expect(input.takeProblems().isEmpty && input.isIdle)
  }

  @Test("Held still is within the slop of its beginning in both directions", .rule("FORCE-16"))
  func still() {
    let input = TouchInput()
    let slop = input.settings.simulatedForce.slop
    #expect(!input.isLatestStill)
    func move(x: Double, y: Double) {
      input.pointer(
        HostEvent.Pointer(
          phase: .move, type: .touch, id: 7,
          samples: [TouchSample(time: 1, x: 20 + x, y: 30 + y, pressure: 0.5)]))
    }
    input.pointer(event(.down, pressure: 0.5, time: 1))
    #expect(input.isLatestStill)
    move(x: slop - 1, y: slop - 1)
    #expect(input.isLatestStill)
    move(x: 0, y: slop + 1)
    #expect(!input.isLatestStill)
    move(x: slop + 1, y: 0)
    #expect(!input.isLatestStill)
  }

  @Test("A pointer that goes down in a field which has the keyboard is the field's own, and no other is")
  func fieldsOwn() {
    func press(_ pointer: Int32) -> HostEvent.FieldPress {
      HostEvent.FieldPress(view: 3, pointer: pointer, selectionStart: 0, selectionEnd: 0, time: 1)
    }
    let input = TouchInput()
    #expect(!input.isFieldsOwn(event(.down, pressure: 0.5, time: 1)))
    input.expect(press(8))
    #expect(!input.isFieldsOwn(event(.down, pressure: 0.5, time: 1)))
    input.expect(press(7))
    #expect(input.isFieldsOwn(event(.down, pressure: 0.5, time: 1)))
    #expect(!input.isFieldsOwn(event(.move, pressure: 0.5, time: 1)))
    input.pointer(event(.down, pressure: 0.5, time: 1))
    #expect(input.isFieldsOwn(event(.move, pressure: 0.5, time: 1.1)))
  }

  @Test("A device with a sensor measures from the start; of a browser's pointers nothing is known yet")
  func measures() {
    let input = TouchInput()
    #expect(input.measures(.touch) == nil)
    input.device = .iPhone6s
    #expect(input.measures(.touch) == true)
  }

  @Test("Readings of a touch alone take a press to its preview", .rule("PEEK-1"))
  func press() throws {
    let input = TouchInput()
    input.device = .iPhone6s
    var machine = PeekMachine()
    machine.rules.feelsForce = true
    var steps: [PeekMachine.Step] = []
    for (number, pressure) in [30.0, 90, 160].enumerated() {
      let time = 1 + Double(number) * 0.2
      input.pointer(event(number == 0 ? .down : .move, pressure: pressure, time: time))
      for update in updates(of: input) {
        let reading = try #require(update.readings.last)
        let sample = PeekMachine.Sample(reading, at: reading.location, time: reading.timestamp)
        if update.phase == .began { machine.begin(sample) } else { machine.move(sample) }
      }
      while let step = machine.next() { steps.append(step) }
    }
    #expect(steps.first == .ask && steps.contains(.peek), "\(steps)")
    #expect(machine.state == .peek)
  }
}
