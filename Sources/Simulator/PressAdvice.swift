import Heft
import HeftForce
import HeftProtocol

/// How to press deeper with what is in the user's hand, and how far a press has come.
struct PressAdvice: Equatable {
  /// The kind of pointer that was last over the screen; nil where none was yet.
  var type: PointerType?
  /// Whether it measures; nil where that is not known yet.
  var measures: Bool?
  /// The force of what presses, as a share of what opens a preview.
  var share = 0.0
  /// Whether a press has opened a preview or a menu before: the user needs to be told no more.
  var isTaught = false

  /// The words of the home screen's card.
  func words(isForceTouchOn: Bool) -> (title: String, text: String) {
    guard isForceTouchOn else {
      return ("Hold an icon", "Its quick actions come up. Slide to one and let go.")
    }
    switch (type, measures) {
    case (.mouse, true?):
      return ("Press an icon harder", "The trackpad feels it. When this is full, its quick actions come up.")
    case (.mouse, _):
      return ("Hold an icon", "Or turn the wheel while you press it. Its quick actions come up.")
    case (.touch, true?):
      return ("Press an icon harder", "Your screen feels it. When this is full, its quick actions come up.")
    case (.touch, false?):
      return ("Hold an icon", "Holding presses deeper. Its quick actions come up. Slide to one.")
    case (.pen, false?):
      return ("Hold the pen on an icon", "Holding presses deeper. Its quick actions come up.")
    case (.pen, _):
      return ("Press the pen harder", "On an icon. Its quick actions come up. Slide to one and let go.")
    case (.touch, nil), (nil, _):
      return ("Press an icon deeper", "Harder, or longer. Its quick actions come up. Slide to one.")
    }
  }

  /// Returns the advice beside a pointer that presses without a sensor; otherwise none.
  static func beside(_ origin: ForceOrigin?, _ type: PointerType?) -> String {
    guard let origin, origin.isSimulated, origin != .simulated(.keys) else { return "" }
    return type == .mouse ? "Hold, or turn the wheel" : "Hold to press deeper"
  }
}
