import Heft
import HeftDevice
import HeftForce
import HeftProtocol

/// A device for a test: an app runs on it, fingers press it, and time passes when the test says so.
///
/// Forces are an iPhone 6s's, in whole sixtieths, so that the app reads the very force that a test presses with.
public final class TestDevice {
  /// The host, which records everything that the device has shown.
  public let host = RecordingHost()
  /// The device itself, for events of any kind.
  public let device: Device
  /// The time of the next event in seconds.
  public private(set) var time = 1.0

  /// Where apps keep what they store. Give it to the next device, and it has what this one has stored.
  public let storage: any KeptStorage

  private var lastPointer: Int32 = 0
  /// The reading of the device's hardware at a force of 1.
  fileprivate let rawPerUnit: Double

  /// A device with a screen of any size, on which the app is launched.
  ///
  /// - Parameters:
  ///   - app: The app. It must not be a global of a `main.swift`, which a test does not run.
  ///   - width: The screen's width in points.
  ///   - height: The screen's height in points.
  ///   - forceDevice: The identifier of the profile of its force; empty means the browser's raw 0...1.
  ///   - storage: The storage with the apps' data, which they go on using.
  public init(
    _ app: App, width: Double = 375, height: Double = 667,
    forceDevice: String = ForceProfile.iPhone6s.identifier, storage: any KeptStorage = MemoryStorage()
  ) {
    // A global of a main.swift is all zeros until main.swift runs, which a test does not do.
    guard unsafeBitCast(app, to: Int.self) != 0 else {
      fatalError(
        "TestDevice got an app that does not exist yet: a global of a main.swift is not there in a test. "
          + "Move the app's declaration to another file, and leave WebModule.serve in main.swift.")
    }
    self.storage = storage
    rawPerUnit = 60
    device = Device(host: host)
    device.handle(.loaded(storage.items))
    device.handle(.screen(HostEvent.Screen(width: width, height: height)))
    if !forceDevice.isEmpty { device.handle(.setting(name: .device, value: forceDevice)) }
    device.launch(app)
  }

  /// A device of a model, with its screen, its safe area and its own force, on which the app is launched.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - model: The device's model, such as `.iPhone6s`.
  ///   - storage: The storage with the apps' data, which they go on using.
  public init(_ app: App, model: DeviceModel, storage: any KeptStorage = MemoryStorage()) {
    self.storage = storage
    rawPerUnit = model.forceProfile.range.upperBound / model.forceProfile.maximumForce
    device = Device(host: host)
    device.handle(.loaded(storage.items))
    device.handle(.setting(name: .model, value: model.identifier))
    device.handle(.screen(model.screen))
    device.handle(.setting(name: .device, value: model.forceProfile.identifier))
    device.launch(app)
  }

  /// Runs code as the app's own at the device's time, with `UIApplication.shared` and the rest in place.
  ///
  /// - Parameter body: The code; it may make views and read `UIApplication.shared`.
  /// - Returns: The code's result; nil where no app runs.
  @discardableResult
  public func run<Result>(_ body: () -> Result) -> Result? {
    device.handle(.tick(time: time))
    return device.run(body)
  }

  /// Lets time pass frame by frame, sixty a second, with a tick for each frame in which one is wanted.
  ///
  /// - Parameter seconds: How long; the last frame ends exactly there. 0 and less let no time pass, and what
  ///   the app has stored is kept.
  public func advance(by seconds: Double) {
    let end = time + seconds
    flushStorage()
    while time < end - 1e-9 {
      time = min(time + 1.0 / 60.0, end)
      if host.wantsTicks { device.handle(.tick(time: time)) }
      flushStorage()
    }
  }

  /// Stores, removes and fetches what the app has asked for, and answers. `advance(by:)` does so too.
  public func flushStorage() {
    while let request = host.takeStorageRequest() {
      if let answer = request.perform(on: storage, time: time) { device.handle(answer) }
    }
  }

  /// Answers the oldest request to share or to copy that has no answer yet, as the user or the system would.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - reason: Why it failed, in the browser's word.
  /// - Returns: False where there is no such request.
  @discardableResult
  public func answerSharing(_ outcome: HostEvent.Shared.Outcome, reason: String = "") -> Bool {
    guard let number = host.takeSharingNumber() else { return false }
    device.handle(
      .shared(HostEvent.Shared(number: number, outcome: outcome, reason: reason, time: time)))
    return true
  }

  /// Answers the oldest request for a video that has no answer yet, as a browser would.
  ///
  /// - Parameter bytes: The video; nil where the browser fails.
  /// - Returns: False where there is no such request.
  @discardableResult
  public func answerVideo(_ bytes: [UInt8]?) -> Bool {
    guard let number = host.takeVideoNumber() else { return false }
    let failure = bytes == nil ? "EncodingError" : nil
    device.handle(.fetched(HostEvent.Fetched(number: number, bytes: bytes, failure: failure, time: time)))
    return true
  }

  /// Puts a finger down with a force in units (1 is an average touch), or a pen with what is held of it.
  ///
  /// - Parameters:
  ///   - x: From the screen's left edge, in points.
  ///   - y: From the screen's upper edge, in points.
  ///   - force: In average touches; whole sixtieths up to 400/60 are what the app reads, to the last bit.
  ///   - type: A finger, a pen or the mouse.
  ///   - buttons: The buttons of a pen that are held, or that touch, besides its tip.
  /// - Returns: The finger, to press deeper, to move and to lift.
  public func press(
    at x: Double, _ y: Double, force: Double = 1, type: PointerType = .touch, buttons: PointerButtons = []
  ) -> TestTouch {
    lastPointer += 1
    let touch = TestTouch(
      self, pointer: lastPointer, type: type, buttons: buttons, x: x, y: y, pressure: force * rawPerUnit)
    touch.send(.down)
    return touch
  }

  /// Puts a finger down in a field that has the keyboard, as a page tells it: the field's number, and what is
  /// selected by then, in UTF-16 units.
  ///
  /// - Parameters:
  ///   - field: The field's number, which `RenderedTree.focus` tells.
  ///   - selection: The selection by then, in UTF-16 units of the field's text.
  ///   - x: From the screen's left edge, in points.
  ///   - y: From the screen's upper edge, in points.
  ///   - force: In average touches.
  /// - Returns: The finger.
  public func press(
    inField field: ViewNumber, selecting selection: Range<Int>, at x: Double, _ y: Double, force: Double = 1
  ) -> TestTouch {
    device.handle(
      .fieldPress(
        HostEvent.FieldPress(
          view: field, pointer: lastPointer + 1, selectionStart: UInt32(selection.lowerBound),
          selectionEnd: UInt32(selection.upperBound), time: time)))
    return press(at: x, y, force: force)
  }

  /// A light, short touch: half an average touch, for 0.05 seconds.
  ///
  /// - Parameters:
  ///   - x: From the screen's left edge, in points.
  ///   - y: From the screen's upper edge, in points.
  public func tap(at x: Double, _ y: Double) {
    let touch = press(at: x, y, force: 0.5)
    advance(by: 0.05)
    touch.lift()
  }
}

/// A finger on a test device.
public final class TestTouch {
  private let owner: TestDevice
  private let pointer: Int32
  private let type: PointerType
  private let buttons: PointerButtons
  private var x: Double
  private var y: Double
  private var pressure: Double

  init(
    _ owner: TestDevice, pointer: Int32, type: PointerType, buttons: PointerButtons, x: Double, y: Double,
    pressure: Double
  ) {
    self.owner = owner
    self.pointer = pointer
    self.type = type
    self.buttons = buttons
    self.x = x
    self.y = y
    self.pressure = pressure
  }

  /// Presses with another force, at the same place.
  ///
  /// - Parameter force: In average touches.
  public func press(_ force: Double) {
    pressure = force * owner.rawPerUnit
    send(.move)
  }

  /// Moves with the same force, or with another force.
  ///
  /// - Parameters:
  ///   - x: From the screen's left edge, in points.
  ///   - y: From the screen's upper edge, in points.
  ///   - force: In average touches; nil keeps what it was.
  public func move(to x: Double, _ y: Double, force: Double? = nil) {
    self.x = x
    self.y = y
    if let force { pressure = force * owner.rawPerUnit }
    send(.move)
  }

  /// Lifts the finger.
  public func lift() {
    send(.up)
  }

  /// The system takes the touch away.
  public func cancel() {
    send(.cancel)
  }

  /// The window is left, or hidden, while the finger is down.
  public func lose() {
    send(.lost)
  }

  func send(_ phase: PointerPhase) {
    let sample = TouchSample(time: owner.time, x: x, y: y, pressure: phase == .up ? 0 : pressure)
    owner.device.handle(
      .pointer(
        HostEvent.Pointer(phase: phase, type: type, id: pointer, buttons: buttons, samples: [sample])))
  }
}
