// Geometry from texts as it was until Swift 4.1, and modes of a run loop.

import Heft

/// A rectangle of a text, `{{x, y}, {width, height}}`.
///
/// - Parameter text: The text.
/// - Returns: The rectangle; zero where the text has other numbers.
public func CGRectFromString(_ text: String) -> CGRect {
  let numbers = heftNumbers(text)
  guard numbers.count == 4 else { return .zero }
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}
/// A point of a text, `{x, y}`.
///
/// - Parameter text: The text.
/// - Returns: The point; zero where the text has other numbers.
public func CGPointFromString(_ text: String) -> CGPoint {
  let numbers = heftNumbers(text)
  guard numbers.count == 2 else { return .zero }
  return CGPoint(x: numbers[0], y: numbers[1])
}
/// A size of a text, `{width, height}`.
///
/// - Parameter text: The text.
/// - Returns: The size; zero where the text has other numbers.
public func CGSizeFromString(_ text: String) -> CGSize {
  let numbers = heftNumbers(text)
  guard numbers.count == 2 else { return .zero }
  return CGSize(width: numbers[0], height: numbers[1])
}

private func heftNumbers(_ text: String) -> [CGFloat] {
  text.split { "{}, ".contains($0) }.compactMap { Double(String($0)).map { CGFloat($0) } }
}

extension RunLoop.Mode {
  /// `tracking`, as Swift 3 calls it.
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}
