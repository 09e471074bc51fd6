/// How a title looks: the class has nothing, so that an app that does not change its titles has none of this code.
class TitleStyle {
  func apply(to label: UILabel) {}
}

/// The color and the typeface of a title.
final class AttributedTitleStyle: TitleStyle {
  let attributes: NSAttributedString.Attributes

  init(_ attributes: NSAttributedString.Attributes) {
    self.attributes = attributes
  }

  override func apply(to label: UILabel) {
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    if let font = attributes[.font] as? UIFont { label.font = font }
  }
}

extension UINavigationBar {
  /// The color and the font of titles; other attributes change nothing. nil means the default.
  public final var titleTextAttributes: NSAttributedString.Attributes? {
    get { (titleStyle as? AttributedTitleStyle)?.attributes }
    set { titleStyle = newValue.map { AttributedTitleStyle($0) } }
  }

  /// The color and the font of large titles; other attributes change nothing. nil means the default.
  public final var largeTitleTextAttributes: NSAttributedString.Attributes? {
    get { (largeTitleStyle as? AttributedTitleStyle)?.attributes }
    set { largeTitleStyle = newValue.map { AttributedTitleStyle($0) } }
  }
}
