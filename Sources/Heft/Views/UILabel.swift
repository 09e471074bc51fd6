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
    guard numberOfLines != 1 else { return nil }
    let usual = lineWidth
    // Half a point, so that a sum which is rounded does not break a line.
    lineWidth = width + 0.5
    defer { lineWidth = usual }
    return intrinsicContentSize.height
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

  /// The width of lines while constraints ask for the height in it; nil otherwise.
  private final var lineWidth: CGFloat?
  /// The box that the text was last drawn in; nil where it was not.
  private final var drawnBox: CGRect?
  /// Whether the text is drawn elsewhere than in the bounds; nil until the label has been shown.
  private final var placesText: Bool?

  /// The size of the text on lines of a width; 0 lines are any number.
  private final func textSize(width: CGFloat, lines: Int) -> CGSize {
    look?.size(width, lines) ?? TextMetrics.size(of: text ?? "", font: font, width: width, lines: lines)
  }

  /// Where the text lies in a box: at its origin, as large as the text is, and no larger than the box. Layout asks this
  /// for the label's size, so that a subclass with room around the text may override it.
  ///
  /// - Parameters:
  ///   - bounds: The box, in points.
  ///   - numberOfLines: The most lines; 0 is any number.
  /// - Returns: The text's box, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text in the middle of a box. A subclass that overrides this passes another box on, to leave room around
  /// the text, or draws the text itself.
  ///
  /// - Parameter rect: The box in the label's points; at first the bounds.
  open func drawText(in rect: CGRect) { drawnBox = rect }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  private final func fittingSize(width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    let isLimited = preferredMaxLayoutWidth > 0 && numberOfLines != 1
    return fittingSize(width: lineWidth ?? (isLimited ? preferredMaxLayoutWidth : .greatestFiniteMagnitude))
  }

  /// The size of the text, in lines as wide as the given size where there may be more than one.
  ///
  /// - Parameter size: The room, in points; a width of 0 or less is as much as it takes.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    return fittingSize(width: width)
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
    if adjustsFontSizeToFitWidth || placesText == true { setNeedsDisplay(.content) }
  }

  /// The box in whose middle the text lies; nil where a subclass draws the text itself.
  final var textBox: CGRect? { placesText == true ? drawnBox : bounds }

  /// Has a subclass that draws the text elsewhere tell where, and tells the host.
  private final func displayBox(on host: any Host) {
    if let process = display.process {
      if placesText == true {
        drawnBox = nil
        drawItself(in: process)
      } else if placesText == nil {
        // Drawn just now, with the view.
        placesText = drawnBox != bounds
      }
      // Drawing may set the label's own color, which is told below.
      if placesText == true { display.changes.remove(.content) }
    }
    guard placesText == true, let box = drawnBox else { return }
    host.perform(
      .textInsets(
        display.number, top: Double(box.minY - bounds.minY), left: Double(box.minX - bounds.minX),
        bottom: Double(bounds.maxY - box.maxY), right: Double(bounds.maxX - box.maxX)))
  }

  override func displayContent(on host: any Host, style: ColorAppearance) {
    displayBox(on: host)
    let isShown = textBox != nil
    host.perform(.text(display.number, isShown ? text ?? "" : ""))
    let textStyle = TextStyle(
      size: Double(shownSize), weight: font.cssWeight, hasMonospacedDigits: font.hasMonospacedDigits,
      color: textColor.rgba(in: style).packed, alignment: UInt8(textAlignment.rawValue),
      lines: UInt32(clamping: max(numberOfLines, 0)), lineBreak: UInt8(lineBreakMode.rawValue))
    if textStyle != display.textStyle {
      display.textStyle = textStyle
      host.perform(.textStyle(display.number, textStyle))
    }
    if isShown { look?.show(display.number, textStyle, host, style) }
  }
}
