import HeftProtocol
import Ink

/// The properties of a layer that the host was told last.
struct LayerSent {
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var depth: CGFloat = 0
  var isInSpace = false
  var hasShapes = false
  var hasMask = false
  /// Whether the shadow is that of all that the layer shows.
  var castsContent = false
  var isDoubleSided = true
  var corners: UInt = 15
  /// Whether a superlayer has a transform for its sublayers.
  var mayBeInSpace = false
}

/// The shapes that a layer shows.
struct LayerDrawing {
  var gradient = Gradient()
  var shapes: [Shape] = []

  var isEmpty: Bool { gradient.stops.isEmpty && shapes.isEmpty }
}

extension CALayer {
  /// The numbers of a property as they are shown now.
  func shownNumbers(_ key: LayerKey) -> [Double] {
    shownValues.first { $0.key == key }?.numbers ?? numbers(of: key) ?? []
  }

  func shownNumber(_ key: LayerKey) -> Double {
    let number = shownNumbers(key).first ?? 0
    return number.isFinite ? number : 0
  }

  func shownColor(_ key: LayerKey) -> UInt32 { AnimatedNumbers.color(shownNumbers(key)).packed }

  func display(_ changes: DisplayChange, _ number: ViewNumber, on host: any Host, isNew: Bool) {
    if isNew {
      let mayBeInSpace = sent.mayBeInSpace
      sent = LayerSent()
      sent.mayBeInSpace = mayBeInSpace
      sent.depth = zPosition.isFinite ? zPosition : 0
    }
    if changes.contains(.space) {
      let numbers = shownNumbers(.anchorPoint)
      let anchor = CGPoint(x: numbers[0], y: numbers[1])
      if anchor != sent.anchor {
        sent.anchor = anchor
        host.perform(.anchor(number, anchor))
      }
      displayDepth()
    }
    if changes.contains(.space), isDoubleSided != sent.isDoubleSided {
      sent.isDoubleSided = isDoubleSided
      host.perform(.backside(number, isShown: isDoubleSided))
    }
    if !changes.isDisjoint(with: [.space, .transform, .frame]) { displaySpace(number, on: host) }
    if changes.contains(.shapes), maskedCorners.rawValue != sent.corners {
      sent.corners = maskedCorners.rawValue
      host.perform(.roundCorners(number, corners: UInt8(truncatingIfNeeded: maskedCorners.rawValue & 15)))
    }
    if !changes.isDisjoint(with: [.shapes, .frame]) {
      let drawing = drawing(in: shownSize)
      if !drawing.isEmpty || sent.hasShapes {
        sent.hasShapes = !drawing.isEmpty
        host.perform(.shapes(number, gradient: drawing.gradient, shapes: drawing.shapes))
      }
    }
    if changes.contains(.mask), ownMask != nil || sent.hasMask { displayMask(number, on: host) }
    if changes.contains(.border) { displayBorder(number, on: host, isNew: isNew) }
    if changes.contains(.shadow) {
      displayShadow(number, on: host, isNew: isNew)
    } else if !changes.isDisjoint(with: [.background, .shapes]), castsContent != sent.castsContent {
      displayShadow(number, on: host, isNew: false)
    }
  }

  /// How far in front of its siblings the layer is shown now.
  var depth: CGFloat { CGFloat(shownNumber(.zPosition)) }

  /// Brings the layer and its siblings into the order of the depths that animations show.
  private func displayDepth() {
    guard depth != sent.depth, let parent = node?.parent else { return }
    parent.layout.hasDepths = true
    let siblings = parent.children.filter { $0.display.number != 0 }
    func order(_ depth: (UIView) -> CGFloat) -> [UIView] {
      var ordered: [UIView] = []
      for view in siblings {
        let place = ordered.lastIndex { depth($0) <= depth(view) }.map { $0 + 1 } ?? 0
        ordered.insert(view, at: place)
      }
      return ordered
    }
    let old = order { $0.madeLayer?.sent.depth ?? 0 }
    for view in siblings { view.madeLayer?.sent.depth = view.madeLayer?.depth ?? 0 }
    let new = order { $0.ownLayer?.depth ?? 0 }
    if old.elementsEqual(new, by: { $0 === $1 }) { return }
    // From the front: what lies behind one is then as many as its place says.
    for view in new.reversed() {
      if let process = view.display.process { view.enterDisplay(of: process) }
    }
  }

  /// The size that is shown now.
  var shownSize: CGSize {
    let numbers = shownNumbers(.bounds)
    return numbers.count == 4 ? CGSize(width: numbers[2], height: numbers[3]) : .zero
  }

  /// Tells the host the layer's transform in space, with the superlayer's transform of its sublayers.
  private func displaySpace(_ number: ViewNumber, on host: any Host) {
    guard
      spaceMap != nil || sent.isInSpace || sent.mayBeInSpace
        || shownValues.contains(where: { $0.key == .transform })
    else { return }
    var map = CATransform3D(numbers: shownNumbers(.transform))
    if let parent = node?.parent, let outer = parent.madeLayer,
      !CATransform3DIsIdentity(outer.sublayerTransform)
    {
      let place = shownNumbers(.position)
      let middle = CGPoint(
        x: parent.bounds.minX + parent.bounds.width * parent.layout.anchor.x,
        y: parent.bounds.minY + parent.bounds.height * parent.layout.anchor.y)
      let there = CATransform3DMakeTranslation(
        CGFloat(place[0]) - middle.x, CGFloat(place[1]) - middle.y, depth)
      let back = CATransform3DMakeTranslation(middle.x - CGFloat(place[0]), middle.y - CGFloat(place[1]), 0)
      map = CATransform3DConcat(
        map, CATransform3DConcat(CATransform3DConcat(there, outer.sublayerTransform), back))
    }
    let isInSpace = map.planeMap == nil
    if isInSpace || sent.isInSpace { host.perform(.space(number, isInSpace ? map.numbers : [])) }
    // The plane map is told again: the host has forgotten it.
    if !isInSpace, sent.isInSpace, let plane = map.planeMap { host.perform(.transform(number, plane)) }
    sent.isInSpace = isInSpace
  }

  private func displayMask(_ number: ViewNumber, on host: any Host) {
    sent.hasMask = ownMask != nil
    guard let mask = ownMask, let masking else {
      return host.perform(
        .mask(
          number, outline: Outline(), gradient: Gradient(), shapes: [], pixels: PixelUpdate(), map: .identity)
      )
    }
    if let now = displayNode?.display.process?.now { mask.presentValues(at: now) }
    masking.display(mask, of: self, number, on: host)
  }

  private func displayBorder(_ number: ViewNumber, on host: any Host, isNew: Bool) {
    let width = max(shownNumber(.borderWidth), 0)
    if isNew, width == 0 { return }
    host.perform(.border(number, width: width, color: borderColor == nil ? 0 : shownColor(.borderColor)))
  }

  private func displayShadow(_ number: ViewNumber, on host: any Host, isNew: Bool) {
    let opacity = masksToBounds || castsShapes ? 0 : min(max(shownNumber(.shadowOpacity), 0), 1)
    if isNew, opacity == 0 { return }
    sent.castsContent = castsContent
    let offset = shownNumbers(.shadowOffset).map { $0.isFinite ? $0 : 0 }
    host.perform(
      .shadow(
        number, opacity: opacity, radius: max(shownNumber(.shadowRadius), 0),
        offset: CGSize(width: offset[0], height: offset[1]),
        color: shadowColor == nil ? 0 : shownColor(.shadowColor), isOfContent: sent.castsContent))
  }

  /// Whether all that the layer shows casts its shadow: it is clear, and no path says another shape.
  private var castsContent: Bool {
    guard shownNumber(.shadowOpacity) > 0, !masksToBounds, shadowPath == nil, !castsOwnShapes,
      shownNumbers(.shadowPath).isEmpty
    else { return false }
    return shownColor(.backgroundColor) & 0xFF == 0 && drawing(in: shownSize).gradient.stops.isEmpty
  }

  /// Whether a shape casts the shadow and not the rectangle.
  private var castsShapes: Bool {
    if castsOwnShapes { return true }
    if shownValues.contains(where: { $0.key == .shadowPath }) { return true }
    guard let path = shadowPath else { return false }
    // Most paths are the rectangle, told to save work.
    return path.boundingBox != bounds
  }

  /// The shadow of a path of its own.
  func shadowShapes(in size: CGSize) -> [Shape] {
    let steps = shownNumbers(.shadowPath)
    guard !steps.isEmpty, castsShapes else { return [] }
    return shadow(of: Shape(outline: Outline(steps: steps), fill: 0xFF)).map { [$0] } ?? []
  }

  /// The shadow of a shape; nil if there is none.
  func shadow(of shape: Shape) -> Shape? {
    let opacity = masksToBounds ? 0 : min(max(shownNumber(.shadowOpacity), 0), 1)
    guard opacity > 0, shadowColor != nil else { return nil }
    var color = AnimatedNumbers.color(shownNumbers(.shadowColor))
    color.alpha *= opacity
    let offset = shownNumbers(.shadowOffset).map { $0.isFinite ? $0 : 0 }
    var shadow = shape
    let path = AnimatedNumbers.path(shape.outline.steps)
    shadow.outline.steps = AnimatedNumbers.of(
      path, through: Affine(a: 1, b: 0, c: 0, d: 1, tx: offset[0], ty: offset[1]))
    if shape.fill & 0xFF != 0 { shadow.fill = color.packed }
    if shape.stroke & 0xFF != 0 { shadow.stroke = color.packed }
    shadow.blur = max(shownNumber(.shadowRadius), 0)
    return shadow
  }
}

extension CALayer {
  var pixels: ViewPixels? {
    shownContents.map { ViewPixels(bitmap: $0.bitmap, scale: Double(contentsScale)) }
  }

  /// The part of the contents that is shown.
  private var shownContents: CGImage? {
    let part = shownNumbers(.contentsRect)
    guard let contents, part != [0, 0, 1, 1] else { return contents }
    let (width, height) = (Double(contents.width), Double(contents.height))
    return contents.cropping(
      to: CGRect(x: part[0] * width, y: part[1] * height, width: part[2] * width, height: part[3] * height))
  }
}
