// Geometry from texts as it was until Swift 4.1, and modes of a run loop.

import Heft

/// A rectangle of a text, `{{x, y}, {width, height}}`.
///
/// - Parameter text: The text.
/// - Returns: What `NSCoder.cgRect(for:)` reads.
public func CGRectFromString(_ text: String) -> CGRect { NSCoder.cgRect(for: text) }
/// A point of a text, `{x, y}`.
///
/// - Parameter text: The text.
/// - Returns: What `NSCoder.cgPoint(for:)` reads.
public func CGPointFromString(_ text: String) -> CGPoint { NSCoder.cgPoint(for: text) }
/// A size of a text, `{width, height}`.
///
/// - Parameter text: The text.
/// - Returns: What `NSCoder.cgSize(for:)` reads.
public func CGSizeFromString(_ text: String) -> CGSize { NSCoder.cgSize(for: text) }

extension RunLoop.Mode {
  /// `tracking`, as Swift 3 calls it.
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}
