import Heft

/// How text is measured, which makes no difference here: it is broken into lines always.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context in which text was measured: nothing here.
public final class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect { boundingRect(with: size) }
}

extension String {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { NSAttributedString(string: self, attributes: attributes).boundingRect(with: size) }
}

extension String {
  /// Draws the text into a rectangle, in as many lines as it needs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - options: How the views are aligned.
  ///   - attributes: How the text looks; nil means the usual.
  ///   - context: Makes no difference here.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

extension NSAttributedString {
  public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

extension NSString {
  public func size(withAttributes attributes: NSAttributedString.Attributes? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  public func draw(at point: CGPoint, withAttributes attributes: NSAttributedString.Attributes? = nil) {
    description.draw(at: point, withAttributes: attributes)
  }

  public func draw(in rect: CGRect, withAttributes attributes: NSAttributedString.Attributes? = nil) {
    description.draw(in: rect, withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
