extension UIFont {
  /// What a text is for. The sizes are those that Apple publishes for the large, usual content size.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let size: CGFloat
    fileprivate var isEmphasised = false

    public static var largeTitle: TextStyle { TextStyle(size: 34) }
    public static var title1: TextStyle { TextStyle(size: 28) }
    public static var title2: TextStyle { TextStyle(size: 22) }
    public static var title3: TextStyle { TextStyle(size: 20) }
    public static var headline: TextStyle { TextStyle(size: 17, isEmphasised: true) }
    public static var body: TextStyle { TextStyle(size: 17) }
    public static var callout: TextStyle { TextStyle(size: 16) }
    public static var subheadline: TextStyle { TextStyle(size: 15) }
    public static var footnote: TextStyle { TextStyle(size: 13) }
    public static var caption1: TextStyle { TextStyle(size: 12) }
    public static var caption2: TextStyle { TextStyle(size: 11) }
  }

  /// The system's typeface for what a text is for. It has one size: there is no setting for larger text here, the
  /// browser's zoom enlarges all.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    .systemFont(ofSize: style.size, weight: style.isEmphasised ? .semibold : .regular)
  }
}
