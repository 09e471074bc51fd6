import HeftProtocol

/// How text lies between the edges of its view.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// Where a text ends that does not fit. Lines break between words, but for `byCharWrapping`.
public enum NSLineBreakMode: Int, Sendable {
  /// Behind the last word that fits.
  case byWordWrapping = 0
  /// Behind the last letter that fits; lines break between letters.
  case byCharWrapping = 1
  /// At the edge.
  case byClipping = 2
  /// An ellipsis stands at the beginning of a single line.
  case byTruncatingHead = 3
  /// An ellipsis stands at the end.
  case byTruncatingTail = 4
  /// An ellipsis stands in the middle of a single line.
  case byTruncatingMiddle = 5
}

/// Text that is only read.
open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String? {
    didSet {
      look = nil
      guard text != oldValue else { return }
      setNeedsDisplay(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// The typeface and size; nil brings the default back.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      look = look?.changed(.font(font))
      setNeedsDisplay(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text; nil brings the default back.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      look = look?.changed(.color(textColor))
      setNeedsDisplay(.content)
    }
  }

  /// How the text lies between the edges.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      look = look?.changed(.alignment(textAlignment))
      setNeedsDisplay(.content)
    }
  }

  /// Where text ends that does not fit: in an ellipsis at its end, unless this says something else.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { setNeedsDisplay(.content) }
  }

  /// The most lines; 0 is any number.
  open var numberOfLines = 1 {
    didSet {
      setNeedsDisplay(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether text that is wider than the label becomes smaller instead of ending in an ellipsis. Only for one line.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay(.content) }
  }

  /// The least part of the font's size that such text comes down to, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay(.content) }
  }

  /// The width at which lines break where constraints ask for the size of several lines; 0 is the width that they give.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the text looks where it was set with attributes.
  final var look: TextLook? {
    didSet {
      guard look !== oldValue else { return }
      setNeedsDisplay(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether a font of `preferredFont(forTextStyle:)` or `UIFontMetrics` follows the user when they want text of
  /// another size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { scaleFont() } }
  }

  override func contentSizeCategoryChanged() { scaleFont() }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    // Half a point, so that a sum which is rounded does not break a line.
    numberOfLines == 1 ? nil : sizeThatFits(CGSize(width: width + 0.5, height: 0)).height
  }

  /// The font in the size that the user wants, where the label follows that.
  final func scaleFont() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let scaledLook = look?.changed(.contentSize)
    let scaled = font.scaled(in: .current)
    if scaled !== font { self.font = scaled }
    look = scaledLook
  }

  /// A label with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var kind: ViewKind { .label }

  /// The size of the text on lines of a width; 0 lines are any number.
  private final func textSize(width: CGFloat, lines: Int) -> CGSize {
    look?.size(width, lines) ?? TextMetrics.size(of: text ?? "", font: font, width: width, lines: lines)
  }

  open override var intrinsicContentSize: CGSize {
    let isLimited = preferredMaxLayoutWidth > 0 && numberOfLines != 1
    return textSize(
      width: isLimited ? preferredMaxLayoutWidth : .greatestFiniteMagnitude, lines: numberOfLines)
  }

  /// The size of the text, in lines as wide as the given size where there may be more than one.
  ///
  /// - Parameter size: The room, in points; a width of 0 or less is as much as it takes.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    return textSize(width: width, lines: numberOfLines)
  }

  /// The size that the text is shown with, in points.
  final var shownSize: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font.pointSize }
    let wanted = textSize(width: .greatestFiniteMagnitude, lines: 1).width
    guard wanted > bounds.size.width, bounds.size.width > 0 else { return font.pointSize }
    let least = minimumScaleFactor.isNaN ? 0 : min(max(minimumScaleFactor, 0), 1)
    return font.pointSize * max(bounds.size.width / wanted, least)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if adjustsFontSizeToFitWidth { setNeedsDisplay(.content) }
  }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    host.perform(.text(display.number, text ?? ""))
    let textStyle = TextStyle(
      size: Double(shownSize), weight: font.cssWeight, hasMonospacedDigits: font.hasMonospacedDigits,
      color: textColor.rgba(in: style).packed, alignment: UInt8(textAlignment.rawValue),
      lines: UInt32(clamping: max(numberOfLines, 0)), lineBreak: UInt8(lineBreakMode.rawValue))
    if textStyle != display.textStyle {
      display.textStyle = textStyle
      host.perform(.textStyle(display.number, textStyle))
    }
    look?.show(display.number, textStyle, host, style)
  }
}
