/// Taps that the user feels, where the device can vibrate. The kinds are its subclasses.
///
/// A browser has no taps of its own: each is one short vibration, of a length that tells the kinds apart (our
/// choice). Nothing happens where there is none, or before the user has touched the page.
open class UIFeedbackGenerator: NSObject {
  public override init() {}

  /// Nothing is to be prepared here; UIKit wakes the hardware.
  open func prepare() {}

  fileprivate final func vibrate(milliseconds: UInt32) {
    AppProcess.current?.host.perform(.vibrate(milliseconds: milliseconds))
  }
}

/// The tap of something that bumps into something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid

    var milliseconds: Double {
      switch self {
      case .light, .soft: 10
      case .medium, .rigid: 15
      case .heavy: 25
      }
    }
  }

  private let style: FeedbackStyle

  /// A generator of taps of one style.
  ///
  /// - Parameter style: How strong the taps are.
  public init(style: FeedbackStyle) {
    self.style = style
  }

  /// Taps of medium style.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Taps once.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Taps once, weaker for an intensity below 1; nothing at 0 or NaN.
  ///
  /// - Parameter intensity: 0...1; more counts as 1.
  open func impactOccurred(intensity: CGFloat) {
    guard intensity > 0 else { return }
    vibrate(milliseconds: UInt32((style.milliseconds * Double(min(intensity, 1))).rounded(.up)))
  }
}

/// The tap of a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  private static let milliseconds: UInt32 = 5

  /// Taps once.
  open func selectionChanged() {
    vibrate(milliseconds: UISelectionFeedbackGenerator.milliseconds)
  }
}

/// The tap that tells how something went.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error

    var milliseconds: UInt32 {
      switch self {
      case .success: 20
      case .warning: 30
      case .error: 45
      }
    }
  }

  /// Taps once.
  ///
  /// - Parameter notificationType: What it tells of.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    vibrate(milliseconds: notificationType.milliseconds)
  }
}
