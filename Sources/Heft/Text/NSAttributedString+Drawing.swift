import Ink

/// Texts that a view has drawn. Only code that draws text makes some.
// Closures, not a protocol: the compiler would find the one class that conforms, and every app's module would have it.
final class DrawnTexts {
  /// The texts themselves.
  fileprivate let content: AnyObject
  /// Shows the texts in the view that has drawn them, in place of those that it has drawn before.
  let show: (_ view: UIView, _ process: AppProcess, _ old: DrawnTexts?) -> Void
  /// Takes the texts from the screen.
  let remove: () -> Void

  fileprivate init(_ texts: ViewTexts) {
    content = texts
    show = { texts.show(in: $0, of: $1, inPlaceOf: $2?.content as? ViewTexts) }
    remove = { texts.remove() }
  }
}

extension NSAttributedString {
  /// Draws the text with its top left corner at a point of the current context, with its attributes.
  ///
  /// In `draw(_:)` of a view or layer the host's typefaces show it, in front of all else that is drawn and behind the
  /// subviews; clips, shadows and blend modes do not count. Into a picture the host's letters are drawn as all else is; where
  /// there is no page, as natively, each is a box.
  ///
  /// - Parameter point: In the context's points.
  public final func draw(at point: CGPoint) {
    // Text that is wider on the host than it is here is shown all the same.
    let size = size()
    let room = CGSize(width: size.width * 1.25, height: size.height)
    // There is more room than lines: all begin at the point.
    let look = AttributedLook(self, font: .systemFont(ofSize: 12), color: .black)
    let text = look.changed(.alignment(.left)).text
    text.draw(in: CGRect(origin: point, size: room), isWrapped: string.contains("\n"), alignment: .left)
  }

  /// Draws the text on lines within a rectangle of the current context, as many as fit, as `draw(at:)` does.
  ///
  /// - Parameter rect: In the context's points.
  public final func draw(in rect: CGRect) {
    let style = commonAttributes[.paragraphStyle] as? NSParagraphStyle
    draw(in: rect.standardized, isWrapped: true, alignment: style?.alignment ?? .natural)
  }

  private func draw(in rect: CGRect, isWrapped: Bool, alignment: NSTextAlignment) {
    guard let process = AppProcess.current, let entry = process.graphics.entries.last,
      let context = entry.context, !runs.isEmpty, (rect.minX + rect.minY).isFinite, rect.width > 0
    else { return }
    let look = AttributedLook(self, font: .systemFont(ofSize: 12), color: .black)
    guard entry.takesTexts else {
      let text = PictureText(look, width: rect.width, isBroken: isWrapped, in: process.traits.colors)
      return text.draw(upTo: rect.height, in: rect, of: context, alignment: alignment)
    }
    let texts = entry.texts?.content as? ViewTexts ?? ViewTexts()
    if entry.texts == nil { entry.texts = DrawnTexts(texts) }
    let common = commonAttributes
    let font = common[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let lines = look.lines(width: rect.width, isBroken: true)
    let height = lines.height(within: rect.height)
    let pixels = CGAffineTransform(scaleX: 1 / context.scale, y: 1 / context.scale)
    texts.texts.append(
      ViewTexts.Text(
        string: string, look: look.kept, font: font,
        color: (common[.foregroundColor] as? UIColor ?? .black).cgColor,
        alignment: alignment, isWrapped: isWrapped, origin: rect.origin,
        size: CGSize(width: rect.width, height: height), isCut: height < lines.size(of: 0).height,
        map: context.ctm.concatenating(pixels).translatedAfter(entry.origin),
        alpha: CGFloat(context.state.alpha) / 255))
  }
}

extension String {
  /// Draws the text with its top left corner at a point of the current context, as an attributed text does.
  ///
  /// - Parameters:
  ///   - point: In the context's points.
  ///   - attributes: The font, the color and the like; nil is UIKit's usual ones.
  public func draw(at point: CGPoint, withAttributes attributes: NSAttributedString.Attributes? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text on lines within a rectangle of the current context, as an attributed text does.
  ///
  /// - Parameters:
  ///   - rect: In the context's points.
  ///   - attributes: The font, the color and the like; nil is UIKit's usual ones.
  public func draw(in rect: CGRect, withAttributes attributes: NSAttributedString.Attributes? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension CGAffineTransform {
  fileprivate func translatedAfter(_ origin: CGPoint) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}

/// Texts as layers behind the subviews of the view that has drawn them.
private final class ViewTexts {
  struct Text {
    var string: String
    var look: TextLook
    var font: UIFont
    var color: CGColor
    var alignment: NSTextAlignment
    var isWrapped: Bool
    var origin: CGPoint
    var size: CGSize
    /// Whether there is more text than there is room for.
    var isCut: Bool
    /// From the points of the drawing to those of the view.
    var map: CGAffineTransform
    var alpha: CGFloat
  }

  var texts: [Text] = []
  private var layers: [CATextLayer] = []

  func show(in view: UIView, of process: AppProcess, inPlaceOf old: ViewTexts?) {
    layers = old?.layers ?? []
    while layers.count > texts.count { layers.removeLast().removeFromSuperlayer() }
    for (index, text) in texts.enumerated() {
      let isNew = index == layers.count
      let layer = isNew ? CATextLayer() : layers[index]
      guard let node = layer.ownNode else { continue }
      if isNew { layers.append(layer) }
      layer.string = text.string
      layer.look = text.look
      layer.font = text.font
      layer.fontSize = text.font.pointSize
      layer.foregroundColor = text.color
      layer.isWrapped = text.isWrapped
      layer.alignmentMode = .of(text.alignment)
      // The node's own values, because a layer's are animated.
      node.isPartOfDrawing = true
      node.layout.anchor = .zero
      node.bounds = CGRect(origin: .zero, size: text.size)
      node.center = text.origin.applying(text.map)
      node.transform = CGAffineTransform(
        a: text.map.a, b: text.map.b, c: text.map.c, d: text.map.d, tx: 0, ty: 0)
      node.alpha = text.alpha
      node.clipsToBounds = text.isCut
      if isNew {
        node.ownLayer = layer
        view.layout.hasLayers = true
        view.insert(node, at: index)
      }
      // The view is being shown: its drawing is shown with it, not with the next event.
      node.flushDisplay(on: process.host, style: process.traits.colors)
    }
  }

  func remove() {
    for layer in layers { layer.removeFromSuperlayer() }
    layers = []
  }
}

extension CATextLayerAlignmentMode {
  fileprivate static func of(_ alignment: NSTextAlignment) -> CATextLayerAlignmentMode {
    switch alignment {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}
