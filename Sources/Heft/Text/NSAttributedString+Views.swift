// Where text with attributes is shown. A view has the style of most of its characters, and beside it the looks of each stretch.

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

  /// The rectangle of the text, broken into lines of a width.
  ///
  /// - Parameter size: The room; its height does not matter.
  /// - Returns: A rectangle at zero.
  public final func boundingRect(with size: CGSize) -> CGRect {
    let look = AttributedLook(self, font: .systemFont(ofSize: 12), color: nil)
    return CGRect(origin: .zero, size: look.lines(width: size.width, isBroken: true).size(of: 0))
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
  /// The text with its attributes. What has no typeface or no color is shown in the label's own.
  ///
  /// `font` and `textColor` are then those of most of the text. Setting one of them sets it for all of the text.
  public final var attributedText: NSAttributedString? {
    get {
      (look?.content as? AttributedLook)?.text
        ?? text.map {
          NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: textColor])
        }
    }
    set {
      // The look of the label before it took on the style of a text with attributes.
      let old = look?.content as? AttributedLook
      let new = newValue.map {
        AttributedLook($0, font: old?.font ?? font, color: old?.color ?? textColor)
      }
      text = newValue?.string
      defer { look = new?.kept }
      guard let new, let common = newValue?.commonAttributes else { return }
      font = common[.font] as? UIFont ?? new.font
      textColor = common[.foregroundColor] as? UIColor ?? new.color
      guard let style = common[.paragraphStyle] as? NSParagraphStyle else { return }
      textAlignment = style.alignment
      if style.lineBreakMode != .byWordWrapping { lineBreakMode = style.lineBreakMode }
    }
  }
}

extension CATextLayer {
  /// The text with its attributes; nil where it has none. What has no typeface or no color is shown in the layer's own. UIKit
  /// takes it as `string`.
  ///
  /// The font, its size and the color are then those of most of the text.
  public final var attributedString: NSAttributedString? {
    get { (look?.content as? AttributedLook)?.text }
    set {
      let old = look?.content as? AttributedLook
      string = newValue?.string
      guard let newValue else { return }
      let own = (font ?? .systemFont(ofSize: fontSize)).withSize(fontSize)
      let new = AttributedLook(
        newValue, font: old?.font ?? own, color: old?.color ?? foregroundColor.map { UIColor(cgColor: $0) })
      font = new.viewFont
      fontSize = new.viewFont.pointSize
      let color = newValue.commonAttributes[.foregroundColor] as? UIColor
      if let color { foregroundColor = color.cgColor }
      look = new.kept
    }
  }
}

extension UIButton {
  /// Sets a state's title with its attributes. What has no typeface or no color is shown in the button's own.
  ///
  /// - Parameters:
  ///   - title: The title; nil takes it away.
  ///   - state: The state.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    let old = titleLooks?.look(state)?.content as? AttributedLook
    let common = title?.commonAttributes ?? [:]
    let color = common[.foregroundColor] as? UIColor
    // Without one the stretches have the color of the button's state, whatever it becomes.
    let own = color == nil ? nil : old?.color ?? currentTitleColor
    let new = title.map {
      AttributedLook($0, font: old?.font ?? titleLabel?.font ?? .systemFont(ofSize: 12), color: own)
    }
    if let font = common[.font] as? UIFont { titleLabel?.font = font }
    if let color { setTitleColor(color, for: state) }
    setTitle(title?.string, for: state)
    if new == nil, titleLooks == nil { return }
    let looks = titleLooks ?? TitleLooks()
    titleLooks = looks
    looks.set(new?.kept, state)
    readState()
  }

  /// The title of a state with its attributes.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title; nil where none with attributes is shown.
  public final func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    guard let look = titleLooks?.look(state), look.string == title(for: state) else { return nil }
    return (look.content as? AttributedLook)?.text
  }

  /// The title that is shown, with its attributes; nil where it has none.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
}

extension UITextField {
  /// The placeholder, in the field's own style.
  public final var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
}
