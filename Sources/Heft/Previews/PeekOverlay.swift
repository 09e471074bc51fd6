import HeftProtocol

/// The view of a preview over its window: the backdrop, the preview, and the menu of its actions.
final class PeekOverlay: UIView, FrameCallback {
  @Weak var session: PeekSession? = nil
  private(set) var menu: PeekMenu?

  /// The rectangle of the source that stays sharp, in the window.
  private let source: CGRect
  /// The view in the source's place, which is sharp by itself.
  private var lifted: UIView?
  private let backdrop = PeekBackdrop(frame: .zero)
  private let platter = PeekPlatter(frame: .zero)
  /// The view of the side action, and how far the finger has moved up and sideways.
  private var sideView: PeekSideView?
  private var up: CGFloat = 0
  private var sideways: CGFloat = 0
  private let chevron = UIImageView(frame: .zero)
  private var content: UIViewController?
  /// How far the screen behind recedes, 0...1.
  private var blurProgress = 0.0
  /// The blur that was shown last, and whether the source was sharp then.
  private var shownBlur: (blurProgress: Double, isSourceSharp: Bool)?
  /// The change of the blur to another value, by time.
  private var fade: (start: Double, from: Double, to: Double, duration: Double)?
  private var isSourceSharp = true
  /// Whether the preview is at its final place, and not in its source or on its way out.
  private var isSettled = false
  /// Whether the preview is on its way to its final place.
  private var isGrowing = false

  init(source: CGRect) {
    self.source = source
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    chevron.image = PeekMetrics.up
    chevron.tintColor = .secondaryLabel
    chevron.isHidden = true
    addSubview(backdrop)
    backdrop.onPress = weakify(self) { _ = $0.session?.dismiss() }
    platter.onPress = weakify(self) { $0.session?.openScreen() }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .down
    swipe.addHandler(weakify(self) { overlay, _ in _ = overlay.session?.dismiss() })
    addGestureRecognizer(swipe)
  }

  /// Whether a screen reader stays in it.
  var isModal: Bool { session?.isOpen == true }

  /// Puts a view in the source's place: then everything behind blurs.
  func lift(_ view: UIView) {
    lifted = view
    isSourceSharp = false
    view.frame = source
    view.isUserInteractionEnabled = false
    insertSubview(view, aboveSubview: backdrop)
  }

  // MARK: Following the press

  /// Follows the force before the preview.
  func hint(_ nearness: Double) {
    fade = nil
    setBlurProgress(nearness * PeekMetrics.hintShare)
  }

  /// Moves the preview up with the finger.
  func drag(_ distance: CGFloat) {
    up = distance
    placeByFinger()
  }

  /// Moves the preview sideways with the finger; the side action appears in the gap.
  func slide(_ distance: CGFloat) {
    sideways = distance
    if let sideView, sideView.superview == nil { insertSubview(sideView, aboveSubview: backdrop) }
    sideView?.show(distance, beside: settledCenter.y, in: bounds)
    placeByFinger()
  }

  /// Sets the action for sliding the preview.
  func offer(_ action: PeekSideAction) { sideView = PeekSideView(action) }

  private func placeByFinger() {
    guard !isGrowing else { return }
    UIView.performWithoutAnimation {
      platter.center = draggedCenter
      placeChevron()
    }
  }

  private var draggedCenter: CGPoint {
    let pull = PeekMetrics.pull(up, hasActions: session?.hasActions == true)
    return CGPoint(x: settledCenter.x + PeekMetrics.sidePull(sideways), y: settledCenter.y - pull)
  }

  /// The preview swells before it becomes the screen.
  func scaleUp(_ nearness: Double) {
    guard !isGrowing, !UIAccessibility.isReduceMotionEnabled else { return }
    let scale = CGFloat(1 + nearness * PeekMetrics.popGrowth)
    platter.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // MARK: Coming

  /// Takes the controller's view in, as large as the preview will be.
  func take(_ controller: UIViewController) {
    content = controller
    let title = controller.title ?? ""
    platter.accessibilityLabel = title.isEmpty ? "Open" : "Open " + title
    platter.bounds = CGRect(origin: .zero, size: size(of: controller))
    platter.center = CGPoint(x: source.midX, y: source.midY)
    guard let view = controller.view else { return }
    platter.show(view)
    addSubview(platter)
    addSubview(chevron)
    layoutIfNeeded()
  }

  /// The preview grows out of its source.
  func open(completion: @escaping () -> Void) {
    isSourceSharp = content == nil && lifted == nil
    isSettled = true
    fade(to: 1, duration: PeekMetrics.growth)
    guard content != nil else { return completion() }
    isGrowing = true
    UIView.performWithoutAnimation { placeInSource() }
    move(PeekMetrics.growth, damping: PeekMetrics.growthDamping) {
      platter.alpha = 1
      platter.transform = .identity
      platter.center = settledCenter
    } completion: { [weakSelf = Weak<PeekOverlay>(wrappedValue: self)] in
      weakSelf.wrappedValue?.isGrowing = false
      weakSelf.wrappedValue?.showChevron()
      completion()
    }
  }

  /// Shows the actions under the preview.
  func showMenu(_ items: [PeekItem], title: String) {
    guard menu == nil, !items.isEmpty else { return }
    endSliding()
    chevron.isHidden = true
    let menu = PeekMenu(
      items, title: title, isMenu: content == nil, choose: weakify(self) { $0.session?.choose($1) })
    self.menu = menu
    addSubview(menu)
    UIView.performWithoutAnimation {
      placeMenu()
      putAway(menu)
    }
    move(PeekMetrics.growth, damping: PeekMetrics.growthDamping) {
      menu.transform = .identity
      menu.alpha = 1
      settle()
    } completion: {
    }
  }

  /// The actions go, and the preview is back above the finger.
  func hideMenu(_ distance: CGFloat) {
    guard let menu else { return }
    self.menu = nil
    up = distance
    isGrowing = true
    move(PeekMetrics.closing, damping: 1) {
      putAway(menu)
      menu.alpha = 0
      platter.transform = .identity
      platter.center = draggedCenter
    } completion: { [weakSelf = Weak<PeekOverlay>(wrappedValue: self)] in
      menu.removeFromSuperview()
      weakSelf.wrappedValue?.isGrowing = false
      weakSelf.wrappedValue?.showChevron()
    }
  }

  /// Gives the keyboard to the first row, or to the preview.
  func takeFocus() {
    guard let process = AppProcess.current else { return }
    menu?.beginAtFirstRow()
    let view = menu?.firstRow ?? platter
    process.later { [view = Weak<UIView>(wrappedValue: view)] in
      guard let view = view.wrappedValue else { return }
      AppProcess.current?.moveFocus(to: view)
    }
  }

  // MARK: Going

  /// The preview becomes as large as the window.
  func expand(completion: @escaping () -> Void) {
    isSettled = false
    endSliding()
    chevron.isHidden = true
    UIView.performWithoutAnimation {
      platter.cornerRadius = 0
      platter.safeAreaPropagation = .all
      content?.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    move(PeekMetrics.expansion, damping: 1) {
      menu?.alpha = 0
      platter.transform = .identity
      platter.bounds = bounds
      platter.center = bounds.center
      layoutIfNeeded()
    } completion: {
      completion()
    }
  }

  /// Moves everything back to where it came from.
  func close(completion: @escaping () -> Void) {
    isSettled = false
    endSliding()
    chevron.isHidden = true
    isUserInteractionEnabled = false
    fade(to: 0, duration: PeekMetrics.closing)
    move(PeekMetrics.closing, damping: 1) {
      if let menu {
        putAway(menu)
        menu.alpha = 0
      }
      if content != nil { placeInSource() }
      // Something has to move for as long as the blur does.
      backdrop.alpha = backdrop.alpha == 1 ? 0.999 : 1
    } completion: {
      completion()
    }
  }

  /// Removes itself; the screen behind looks as before.
  func leave() {
    fade = nil
    setBlurProgress(0)
    AppProcess.current?.removeFrameCallback(self)
    content?.viewIfLoaded?.removeFromSuperview()
    content = nil
    removeFromSuperview()
  }

  private func endSliding() {
    sideways = 0
    sideView?.isHidden = true
  }

  // MARK: Places

  override func layoutSubviews() {
    backdrop.frame = bounds
    guard isSettled, let content else { return placeMenu() }
    platter.bounds = CGRect(origin: .zero, size: size(of: content))
    content.viewIfLoaded?.frame = platter.bounds
    settle()
  }

  private var room: CGRect { bounds.inset(by: safeAreaInsets).insetBy(dx: 0, dy: PeekMetrics.margin) }

  /// Small in the source, and not seen yet.
  private func placeInSource() {
    let size = platter.bounds.size
    let scale = min(source.width / max(size.width, 1), source.height / max(size.height, 1))
    let start = UIAccessibility.isReduceMotionEnabled ? 1 : min(max(scale, 0.2), 1)
    platter.alpha = 0
    platter.transform = CGAffineTransform(scaleX: start, y: start)
    platter.center =
      UIAccessibility.isReduceMotionEnabled ? settledCenter : CGPoint(x: source.midX, y: source.midY)
  }

  /// Where the preview stays while there is no menu.
  private var settledCenter: CGPoint { room.center }

  /// Puts the menu at the bottom and the preview above it, smaller where there is no room, or the preview above the finger.
  private func settle() {
    placeMenu()
    placeChevron()
    guard let menu else {
      platter.center = draggedCenter
      return
    }
    let height = platter.bounds.size.height
    let above = CGRect(
      x: room.minX, y: room.minY, width: room.width,
      height: menu.center.y - menu.bounds.midY - PeekMetrics.gap - room.minY)
    let scale = min(max(above.height / max(height, 1), PeekMetrics.smallest), 1)
    platter.transform = CGAffineTransform(scaleX: scale, y: scale)
    platter.center = CGPoint(x: above.midX, y: max(above.midY, above.maxY - height * scale / 2))
  }

  private func placeMenu() {
    guard let menu else { return }
    let widest = content == nil ? PeekMetrics.soloMenuWidth : PeekMetrics.menuWidth
    let width = min(bounds.size.width - 2 * PeekMetrics.margin, widest)
    let height = menu.height(in: width, limit: bounds.size.height * PeekMetrics.menuShare)
    menu.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    if content == nil {
      let top = PeekMetrics.top(ofMenu: height, beside: source, in: room)
      menu.standsAbove = top < source.minY
      menu.center = CGPoint(x: menuLeftBesideSource(width) + width / 2, y: top + height / 2)
    } else {
      menu.center = CGPoint(x: room.midX, y: room.maxY - height / 2)
    }
  }

  /// A menu without a preview is in line with the edge of its source that is nearer to the window's.
  private func menuLeftBesideSource(_ width: CGFloat) -> CGFloat {
    let wish = source.midX <= bounds.midX ? source.minX : source.maxX - width
    let margin = PeekMetrics.margin
    return min(max(wish, room.minX + margin), max(room.maxX - margin - width, room.minX + margin))
  }

  /// Puts a menu where it starts and ends: in the source, or below the window.
  private func putAway(_ menu: PeekMenu) {
    menu.alpha = content == nil ? 0 : 1
    if UIAccessibility.isReduceMotionEnabled { return }
    if content == nil {
      let scale = PeekMetrics.soloMenuStart
      let (center, end) = (menu.center, CGPoint(x: source.midX, y: source.midY))
      menu.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: (end.x - center.x) * (1 - scale),
        ty: (end.y - center.y) * (1 - scale))
    } else {
      menu.transform = CGAffineTransform(translationX: 0, y: bounds.maxY - menu.frame.minY)
    }
  }

  private func showChevron() {
    guard isSettled, menu == nil, session?.hasActions == true else { return }
    placeChevron()
    chevron.isHidden = false
  }

  private func placeChevron() {
    chevron.frame = CGRect(
      x: platter.center.x - BarIcons.side / 2, y: platter.center.y - platter.bounds.midY - BarIcons.side,
      width: BarIcons.side, height: BarIcons.side)
  }

  // MARK: Strength

  private func fade(to end: Double, duration: Double) {
    guard let process = AppProcess.current else { return setBlurProgress(end) }
    fade = (process.now, blurProgress, end, duration)
    process.addFrameCallback(self)
  }

  func advance(to now: Double) -> Bool {
    guard let fade else { return false }
    let share = MotionCurve.easeInOut.progress((now - fade.start) / fade.duration)
    setBlurProgress(fade.from + (fade.to - fade.from) * share)
    if share >= 1 { self.fade = nil }
    return self.fade != nil
  }

  /// Blurs the screen behind and makes it recede about the center of the source, which stays sharp until the preview
  /// covers it.
  private func setBlurProgress(_ exact: Double) {
    blurProgress = (exact * PeekMetrics.steps).rounded() / PeekMetrics.steps
    let shown = (blurProgress, isSourceSharp)
    if let last = shownBlur, last == shown { return }
    shownBlur = shown
    backdrop.set(
      shade: (blurProgress - PeekMetrics.hintShare) / (1 - PeekMetrics.hintShare),
      hole: isSourceSharp ? source : .zero)
    if let lifted, !UIAccessibility.isReduceMotionEnabled {
      let growth = CGFloat(1 + blurProgress * PeekMetrics.lift)
      lifted.transform = CGAffineTransform(scaleX: growth, y: growth)
    }
    blurBackground(to: blurProgress, about: source, keepingItSharp: isSourceSharp)
  }

  // MARK: Inside

  private func move(
    _ duration: Double, damping: CGFloat, _ changes: () -> Void, completion: @escaping () -> Void
  ) {
    if UIAccessibility.isReduceMotionEnabled {
      UIView.animate(withDuration: TransitionPace.fade, animations: changes) { _ in completion() }
    } else {
      UIView.animate(
        withDuration: duration, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        animations: changes
      ) { _ in completion() }
    }
  }

  /// While the first finger is down, another finger meets nothing but this.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && session?.isPressed == true ? self : hit
  }

  /// A second finger ends a press that is still under way.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = session?.dismiss()
  }

  override func accessibilityPerformEscape() -> Bool { session?.escape() ?? false }
}
