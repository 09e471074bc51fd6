import Heft
import HeftTesting

/// A device on which one view fills the screen and remembers what it hears.
final class Fixture {
  let sheet = Sheet(frame: .zero)
  let device: TestDevice

  /// `forceDevice` is the profile of the device's force; empty means the browser's raw 0...1.
  init(forceDevice: String = "iphone-6s") {
    let sheet = sheet
    device = TestDevice(
      App(
        name: "Fixture", bundleIdentifier: "test.fixture", rootViewController: { SheetController(sheet) },
        delegate: { PlainDelegate() }), forceDevice: forceDevice)
  }

  var host: RecordingHost { device.host }
  var heard: [Heard] { sheet.heard }

  /// Sends one raw pointer event with one sample, at the device's time.
  func send(
    _ phase: PointerPhase, _ type: PointerType = .touch, id: Int32 = 1, pressure: Double, x: Double = 100,
    y: Double = 100
  ) {
    send(phase, type, id: id, samples: [TouchSample(time: device.time, x: x, y: y, pressure: pressure)])
  }

  func send(_ phase: PointerPhase, _ type: PointerType = .touch, id: Int32 = 1, samples: [TouchSample]) {
    device.device.handle(.pointer(HostEvent.Pointer(phase: phase, type: type, id: id, samples: samples)))
  }

  func sendForce(_ value: Double, _ channel: ForceEventChannel = .touch, x: Double = 100, y: Double = 100) {
    device.device.handle(
      .force(HostEvent.Force(channel: channel, identifier: 9, time: device.time, x: x, y: y, value: value)))
  }

  /// Turns the wheel; a notch away from the user is -1.
  func turnWheel(notches: Double) {
    device.device.handle(.wheel(HostEvent.Wheel(time: device.time, x: 100, y: 100, deltaY: notches * 100)))
  }

  func key(_ name: String, isDown: Bool = true, isRepeat: Bool = false) {
    device.device.handle(
      .key(HostEvent.Key(isDown: isDown, isRepeat: isRepeat, time: device.time, name: name)))
  }

  func set(_ name: SettingName, _ value: String) {
    device.device.handle(.setting(name: name, value: value))
  }
}

final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// A call that a responder got, with the touch as it was at that moment.
struct Heard: Equatable {
  enum Call: Equatable {
    case began, moved, ended, cancelled, updated
  }

  var call: Call
  var phase: UITouch.Phase
  var force: Double
  var maximum: Double
  var origin: ForceOrigin
  var place: CGPoint
  var previous: CGPoint
  var time: Double
  var tapCount: Int
  var estimated: UITouch.Properties
  var index: Int?
  /// Tells touches apart while they last.
  var touch: ObjectIdentifier

  init(_ call: Call, _ touch: UITouch) {
    self.call = call
    phase = touch.phase
    force = Double(touch.force)
    maximum = Double(touch.maximumPossibleForce)
    origin = touch.forceOrigin
    place = touch.location(in: nil)
    previous = touch.previousLocation(in: nil)
    time = touch.timestamp
    tapCount = touch.tapCount
    estimated = touch.estimatedProperties
    index = touch.estimationUpdateIndex?.intValue
    self.touch = ObjectIdentifier(touch)
  }
}

/// A view that remembers what it hears.
final class Sheet: UIView {
  var heard: [Heard] = []
  /// Looks at each touch and its event while they are there.
  var look: ((UITouch, UIEvent) -> Void)?

  private func hear(_ call: Heard.Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      heard.append(Heard(call, touch))
      if let event { look?(touch, event) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.began, touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.moved, touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.ended, touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.cancelled, touches, event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { index(of: $0) < index(of: $1) }) {
      heard.append(Heard(.updated, touch))
    }
  }

  private func index(of touch: UITouch) -> Int { touch.estimationUpdateIndex?.intValue ?? 0 }
}

/// A controller whose view is given from outside.
final class SheetController: UIViewController {
  private let sheet: UIView

  init(_ sheet: UIView) {
    self.sheet = sheet
    super.init()
  }

  override func loadView() { view = sheet }
}

func isClose(_ one: Double, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(one - other) <= tolerance
}

func isClose(_ one: CGPoint, _ other: CGPoint, within tolerance: Double = 1e-6) -> Bool {
  isClose(Double(one.x), Double(other.x), within: tolerance)
    && isClose(Double(one.y), Double(other.y), within: tolerance)
}

func isClose(_ one: CGRect, _ other: CGRect, within tolerance: Double = 1e-6) -> Bool {
  isClose(one.origin, other.origin, within: tolerance)
    && isClose(Double(one.size.width), Double(other.size.width), within: tolerance)
    && isClose(Double(one.size.height), Double(other.size.height), within: tolerance)
}
