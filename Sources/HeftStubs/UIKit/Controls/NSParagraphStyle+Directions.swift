import Heft

/// The direction in which text is written, which is from left to right here.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

extension NSParagraphStyle {
  /// Where lines may break, which makes no difference here.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
