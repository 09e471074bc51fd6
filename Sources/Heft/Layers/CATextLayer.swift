import HeftProtocol

/// A layer that shows a text.
open class CATextLayer: CALayer {
  /// The text. UIKit's is `Any`; here a text with attributes is the ``attributedString``.
  public final var string: String? {
    didSet {
      look = nil
      show(.content)
    }
  }
  /// The typeface; its size does not count.
  public final var font: UIFont? { didSet { show(.content) } }
  /// The size in points.
  public final var fontSize: CGFloat = 36 { didSet { show(.content) } }
  /// The color of the text, white at first.
  public final var foregroundColor: CGColor? = UIColor.white.cgColor {
    didSet { show(.content) }
  }
  /// Whether the text goes on in another line where it is wider than the layer.
  public final var isWrapped = false { didSet { show(.content) } }
  /// Where the lines lie across.
  public final var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { show(.content) }
  }

  /// How the text looks where it has attributes.
  final var look: TextLook? { didSet { show(.content) } }

  override var nodeKind: ViewKind { .label }

  override func displayContent(on host: any Host, number: ViewNumber) {
    host.perform(.text(number, string ?? ""))
    let font = font ?? .systemFont(ofSize: fontSize)
    let size = fontSize.isFinite ? max(Double(fontSize), 0) : 0
    let style = TextStyle(
      size: size, weight: font.cssWeight, hasMonospacedDigits: font.hasMonospacedDigits,
      color: foregroundColor?.rgba.packed ?? 0, alignment: UInt8(alignmentMode.alignment.rawValue),
      lines: isWrapped ? 0 : 1)
    host.perform(.textStyle(number, style))
    if let look, let node { look.show(number, style, host, node.traitCollection.colors) }
  }
}

/// Where a text layer's lines lie across.
public enum CATextLayerAlignmentMode: Sendable {
  case natural, left, right, center, justified

  var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    }
  }
}
