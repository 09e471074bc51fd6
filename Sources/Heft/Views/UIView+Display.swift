import HeftProtocol

/// The changes of a view that the host has not been told of yet.
struct DisplayChange: OptionSet {
  let rawValue: UInt32

  static let frame = DisplayChange(rawValue: 1)
  static let transform = DisplayChange(rawValue: 2)
  static let scroll = DisplayChange(rawValue: 4)
  static let alpha = DisplayChange(rawValue: 8)
  static let hidden = DisplayChange(rawValue: 16)
  static let background = DisplayChange(rawValue: 32)
  static let clip = DisplayChange(rawValue: 64)
  static let corner = DisplayChange(rawValue: 128)
  static let content = DisplayChange(rawValue: 256)
  static let accessibility = DisplayChange(rawValue: 512)
  /// The host has just made the view and knows nothing of it.
  static let creation = DisplayChange(rawValue: 1024)
  /// The layer's contents.
  static let pixels = DisplayChange(rawValue: 2048)
  /// The drawing of the view itself.
  static let drawing = DisplayChange(rawValue: 4096)
  static let border = DisplayChange(rawValue: 8192)
  static let shadow = DisplayChange(rawValue: 16384)
  /// The rows and sections of a table, for a screen reader.
  static let lists = DisplayChange(rawValue: 32768)
  static let cursor = DisplayChange(rawValue: 65536)
  static let ownColors = DisplayChange(rawValue: 131072)
  /// The anchor and the transform in space.
  static let space = DisplayChange(rawValue: 262144)
  /// A gradient and shapes.
  static let shapes = DisplayChange(rawValue: 524288)
  static let mask = DisplayChange(rawValue: 1_048_576)
  /// Whether the view wants to know of pointers that hover.
  static let hover = DisplayChange(rawValue: 2_097_152)
  static let all = DisplayChange(rawValue: 4_194_303)
}

/// The state of a view on the host's side.
struct ViewDisplay {
  /// 0 while the view is not shown.
  var number: ViewNumber = 0
  /// The app of the view while it is shown.
  @Weak var process: AppProcess? = nil
  var changes: DisplayChange = []
  /// The values that the host was told last, so that it is not told the same again.
  var background: UInt32 = 0
  var textStyle: TextStyle?
  var pixels: ViewPixels?
}

extension UIView {
  func setStoredAlpha(_ newValue: CGFloat) {
    let old = appearance.alpha
    let alpha = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
    guard alpha != old else { return }
    appearance.alpha = alpha
    changed(.alpha, from: AnimatedValue(old), to: AnimatedValue(alpha))
    setNeedsDisplay(.alpha)
  }

  func setStoredHidden(_ newValue: Bool) {
    guard newValue != appearance.isHidden else { return }
    appearance.isHidden = newValue
    setNeedsDisplay(.hidden)
    constraining?.hiddenChanged()
  }

  func setStoredBackgroundColor(_ newValue: UIColor?) {
    let old = appearance.backgroundColor
    appearance.backgroundColor = newValue
    setNeedsDisplay(.background)
    guard canAnimate else { return }
    let style = traitCollection.colors
    let before = (old ?? .clear).rgba(in: style)
    let after = (newValue ?? .clear).rgba(in: style)
    if before != after { changed(.background, from: AnimatedValue(before), to: AnimatedValue(after)) }
  }

  /// The radius of the view's corners in points: `layer.cornerRadius` without a layer. Not public, for apps have properties of
  /// this name.
  package var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set {
      let old = appearance.cornerRadius
      let radius = newValue.isFinite ? max(newValue, 0) : 0
      appearance.cornerRadius = radius
      if radius != old { changed(.corner, from: AnimatedValue(old), to: AnimatedValue(radius)) }
      setNeedsDisplay(.corner)
    }
  }

  func setNeedsDisplay(_ change: DisplayChange) {
    guard display.number != 0 else {
      noticeMask(change)
      return
    }
    if display.changes.isEmpty { display.process?.changedViews.append(self) }
    display.changes.formUnion(change)
  }

  /// A view that is not shown has changed: a mask may be around it.
  private func noticeMask(_ change: DisplayChange) {
    ownLayer?.changedUnseen(change)
    var outer = parent
    while let view = outer, view.display.number == 0 {
      view.ownLayer?.changedUnseen(.content)
      outer = view.parent
    }
  }

  /// Shows the view, or moves it where it is shown already.
  func enterDisplay(of process: AppProcess) {
    let parentNumber = (parent ?? process.container)?.display.number ?? 0
    let index = parent.map { $0.displayIndex(of: self) } ?? process.windowIndex(of: self)
    let isNew = display.number == 0
    if isNew {
      process.appearanceRules?.apply(to: self)
      display.number = process.takeViewNumber()
      display.process = process
      process.host.perform(.create(display.number, kind))
    }
    process.host.perform(.insert(display.number, parent: parentNumber, index: index))
    guard isNew else { return }
    display.background = 0
    setNeedsDisplay(.all)
    for child in children { child.enterDisplay(of: process) }
  }

  /// Takes the view and all in it away from the host.
  func leaveDisplay() {
    guard display.number != 0 else { return }
    if let process = display.process { leaveDisplay(of: process.host) }
  }

  /// Takes the view and all in it away from a host.
  func leaveDisplay(of host: any Host) {
    guard display.number != 0 else { return }
    host.perform(.destroy(display.number))
    forgetDisplay()
  }

  private func forgetDisplay() {
    endAnimations(finished: false)
    ownLayer?.leftDisplay()
    display = ViewDisplay()
    for child in children { child.forgetDisplay() }
  }

  /// Tells the host what has changed. A new view leaves out the values that the host assumes anyway.
  func flushDisplay(on host: any Host, style: ColorAppearance) {
    let changes = display.changes
    let number = display.number
    guard number != 0 else { return }
    display.changes = []
    let isNew = changes.contains(.creation)
    ownLayer?.startAnimations()
    let shown = presentation
    if changes.contains(.frame) {
      let size = shown.bounds.size
      let origin = CGPoint(
        x: shown.center.x - size.width * shown.anchor.x, y: shown.center.y - size.height * shown.anchor.y)
      host.perform(.frame(number, CGRect(origin: origin, size: size)))
    }
    if changes.contains(.transform), !isNew || !shown.transform.isIdentity {
      host.perform(.transform(number, shown.transform))
    }
    if changes.contains(.scroll), !isNew || shown.bounds.origin != .zero {
      host.perform(.scroll(number, shown.bounds.origin))
    }
    if changes.contains(.alpha), !isNew || shown.alpha != 1 {
      host.perform(.alpha(number, Double(shown.alpha)))
    }
    if changes.contains(.hidden), !isNew || isHidden { host.perform(.hidden(number, isHidden)) }
    if changes.contains(.background) {
      let color = (shown.background ?? (backgroundColor ?? .clear).rgba(in: style)).packed
      if color != display.background {
        display.background = color
        host.perform(.background(number, color))
      }
    }
    if changes.contains(.clip), !isNew || clipsToBounds { host.perform(.clip(number, clipsToBounds)) }
    if changes.contains(.corner), !isNew || shown.corner != 0 {
      host.perform(.corner(number, Double(shown.corner)))
    }
    let draws = changes.contains(.drawing) || changes.contains(.frame) && mustDrawAgain
    if draws, let process = display.process {
      drawItself(in: process)
      // Drawing is the app's own code: it may have taken the view away.
      if display.number != number { return }
    }
    if changes.contains(.content) { displayContent(on: host, style: style) }
    if draws || !changes.isDisjoint(with: [.content, .pixels]) { displayPixels(on: host, style: style) }
    ownLayer?.display(changes, number, on: host, isNew: isNew)
    if changes.contains(.accessibility), let description = accessibilityDescription,
      !isNew || !description.isPlain
    {
      host.perform(.accessibility(number, description))
    }
    if changes.contains(.cursor), !isNew || pointerCursor != .automatic {
      host.perform(.cursor(number, pointerCursor))
    }
    if changes.contains(.hover), !isNew || wantsHover { host.perform(.hover(number, wantsHover)) }
    if changes.contains(.ownColors), !isNew || accessibilityIgnoresInvertColors {
      host.perform(.ownColors(number, accessibilityIgnoresInvertColors))
    }
    if changes.contains(.lists) { displayLists(on: host, isNew: isNew) }
  }
}
