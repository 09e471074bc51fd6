import Heft
import Ink

/// A paper with what is printed on it, under the ink.
final class SheetView: UIView {
  private let content: UIView
  /// Pixels in a point of the paper.
  var scale: CGFloat = 1
  private var sheet: DoodleSheet?
  private var printedSize = CGSize.zero

  /// The paper under a view of ink, which has its size.
  init(under content: UIView) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
    accessibilityIgnoresInvertColors = true
    contentMode = .scaleToFill
    addSubview(content)
  }

  /// Shows the paper of a sheet.
  func show(_ sheet: DoodleSheet) {
    let isOther = sheet.pattern != self.sheet?.pattern || sheet.color != self.sheet?.color
    self.sheet = sheet
    guard isOther || (bounds.size != printedSize && sheet.pattern != .plain) else { return }
    printedSize = bounds.size
    backgroundColor = sheet.paperColor
    layer.contentsScale = scale
    layer.contents = sheet.printed(bounds.size, scale: scale)?.cgImage
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    if let sheet { show(sheet) }
  }
}
