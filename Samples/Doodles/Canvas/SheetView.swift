import Heft
import Ink

/// A paper with what is printed on it, under the ink.
final class SheetView: UIView {
  private let content: UIView
  /// Pixels in a point of the paper.
  var scale: CGFloat = 1
  /// Pixels of the ink's picture in a pixel of the paper, and whether that has no edge.
  var fineness = 1.0
  var isEndless = false
  private var sheet: DoodleSheet?
  private var printed = CGRect.zero

  /// The paper under a view of ink, which has its size.
  init(under content: UIView) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
    bounds = content.bounds
    accessibilityIgnoresInvertColors = true
    contentMode = .scaleToFill
    addSubview(content)
  }

  /// Shows the paper of a sheet.
  func show(_ sheet: DoodleSheet) {
    let isOther = sheet.pattern != self.sheet?.pattern || sheet.color != self.sheet?.color
    self.sheet = sheet
    guard isOther || (bounds != printed && sheet.pattern != .plain) else { return }
    printed = bounds
    backgroundColor = sheet.paperColor
    layer.contentsScale = scale * CGFloat(fineness)
    layer.contents =
      sheet.printed(bounds, scale: scale, fineness: fineness, isEndless: isEndless)?.cgImage
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    if let sheet { show(sheet) }
  }
}
