// Where text with attributes is shown. A view has one style for all of its text: that of most of its characters.

extension NSAttributedString {
  /// The attributes of most of the text; of two that are as long, the first.
  final var commonAttributes: Attributes {
    var longest = 0
    var common: Attributes = [:]
    for run in runs where run.text.utf16.count > longest {
      longest = run.text.utf16.count
      common = run.attributes
    }
    return common
  }

  /// The size of the text on lines of any length.
  ///
  /// - Returns: The size in points.
  public final func size() -> CGSize {
    boundingRect(with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).size
  }

  /// The rectangle of the text in its common style, broken into lines of a width.
  ///
  /// - Parameter size: The room; its height does not matter.
  /// - Returns: A rectangle at zero.
  public final func boundingRect(with size: CGSize) -> CGRect {
    let font = commonAttributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return CGRect(origin: .zero, size: TextMetrics.size(of: string, font: font, width: size.width, lines: 0))
  }
}

extension String {
  /// The size of the text on lines of any length; without a font in UIKit's usual one, of 12 points.
  ///
  /// - Parameter attributes: The font and the like; nil is UIKit's usual ones.
  /// - Returns: The size in points.
  public func size(withAttributes attributes: NSAttributedString.Attributes? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
}

extension UILabel {
  /// The text with its attributes. All of it is shown in the typeface and the color that most of it has.
  public final var attributedText: NSAttributedString? {
    get {
      text.map { NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: textColor]) }
    }
    set {
      text = newValue?.string
      guard let common = newValue?.commonAttributes else { return }
      if let font = common[.font] as? UIFont { self.font = font }
      if let color = common[.foregroundColor] as? UIColor { textColor = color }
      if let style = common[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
}

extension UIButton {
  /// Sets a state's title, in the color that most of it has.
  ///
  /// - Parameters:
  ///   - title: The title; nil takes it away.
  ///   - state: The state.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
    if let color = title?.commonAttributes[.foregroundColor] as? UIColor { setTitleColor(color, for: state) }
    if let font = title?.commonAttributes[.font] as? UIFont { titleLabel?.font = font }
  }
}

extension UITextField {
  /// The placeholder, in the field's own style.
  public final var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
}
