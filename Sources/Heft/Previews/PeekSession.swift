import HeftForce
import HeftProtocol

/// One preview from its hint to its end: its views, its controller's appearance, and its calls to the app.
///
/// It is told the steps of a press, and it alone ends the preview, by `pop`, `cancel` or `finish`. Each releases the
/// press by the recognizer's `finish`, which calls nothing back.
final class PeekSession: NSObject {
  private enum State {
    case prepared, hinted, open, popping, closing, over
  }

  /// Called when the preview begins to become the screen.
  var onPop: (() -> Void)?
  /// Called when the preview begins to close.
  var onClose: (() -> Void)?
  /// Called when the preview fills the screen, to show the real one.
  var onCommit: (() -> Void)?
  /// Called when the preview is over, for whatever reason.
  var onEnd: (() -> Void)?

  private let controller: UIViewController?
  private let items: [PeekItem]
  private let title: String
  private let recognizer: PeekGestureRecognizer
  private let overlay: PeekOverlay
  private let window: Weak<UIWindow>
  private var state = State.prepared
  /// The view that had the keyboard before the menu took it; nil if a finger opened the menu.
  private var keyboardOwner = Weak<UIView>(wrappedValue: nil)

  /// A preview that is not visible yet. `source` is the rectangle that stays sharp, in the window, and `title` the title of the
  /// menu; empty for none.
  init(
    window: UIWindow, source: CGRect, controller: UIViewController?, items: [PeekItem], title: String = "",
    recognizer: PeekGestureRecognizer
  ) {
    self.window = Weak(wrappedValue: window)
    self.controller = controller
    self.items = items
    self.title = title
    self.recognizer = recognizer
    overlay = PeekOverlay(source: source)
    super.init()
    overlay.session = self
  }

  deinit { overlay.session = nil }

  /// The action for sliding the preview to the left. Set before the first step.
  var sideAction: PeekSideAction? {
    didSet { if let sideAction { overlay.offer(sideAction) } }
  }

  /// The view that is shown in place of the source. Set before the first step.
  var lifted: UIView? {
    didSet { if let lifted { overlay.lift(lifted) } }
  }

  /// Whether no other preview is open in the window. One that is closing is finished at once.
  static func mayBegin(in window: UIWindow) -> Bool {
    guard let other = AppProcess.current?.peek else { return true }
    if other.state == .closing { other.finish() }
    return other.state == .over
  }

  /// The name of the preview that a screen reader says.
  private var name: String { controller?.title ?? "" }

  /// Whether the preview or its actions are open.
  var isOpen: Bool { state == .open }

  /// Whether the finger that opens the preview is still down.
  var isPressed: Bool { recognizer.isPressed }

  var hasActions: Bool { !items.isEmpty }

  // MARK: Steps

  func show(_ step: PeekMachine.Step) {
    switch step {
    case .ask: break
    case .hint(let nearness): hint(nearness)
    case .peek:
      open()
      if recognizer.rules.opensActions { overlay.showMenu(items, title: title) }
    case .drag(let distance): overlay.drag(distance)
    case .side(let distance): overlay.slide(distance)
    case .chooseSide: chooseSideAction()
    case .commit(let nearness): overlay.scaleUp(nearness)
    case .pop: pop()
    case .actions:
      overlay.showMenu(items, title: title)
      sayActions()
    case .retract(let distance): overlay.hideMenu(distance)
    case .slide(let place): recognizer.setIsOnAction(overlay.menu?.slide(to: place) == true)
    case .release(let place): overlay.menu?.release(at: place)
    case .end: cancel()
    }
  }

  /// Opens at once with the actions, when they are asked for without a press.
  func openWithActions() {
    open()
    overlay.showMenu(items, title: title)
    sayActions()
    overlay.takeFocus()
    keyboardOwner = Weak(wrappedValue: recognizer.view)
  }

  /// Moves the keyboard in the menu. Returns whether the key does that.
  func press(_ key: HostEvent.Key) -> Bool { overlay.menu?.press(key) == true }

  private func hint(_ nearness: Double) {
    if state == .prepared {
      enter()
      state = .hinted
    }
    overlay.hint(nearness)
  }

  private func enter() {
    guard let window = window.wrappedValue else { return }
    AppProcess.current?.peek = self
    window.addSubview(overlay)
    overlay.frame = window.bounds
  }

  private func open() {
    if state == .prepared { enter() }
    state = .open
    if let controller {
      controller.beginAppearance(true, animated: true)
      overlay.take(controller)
    }
    // In that call the app may have ended it all.
    guard state == .open else { return }
    window.wrappedValue?.updateModality()
    say(name.isEmpty ? "Preview" : "Preview of " + name)
    overlay.open { [weakSelf = Weak<PeekSession>(wrappedValue: self)] in
      if let session = weakSelf.wrappedValue, session.state == .open { session.controller?.endAppearance() }
    }
  }

  // MARK: Ends

  /// The preview becomes the screen.
  private func pop() {
    guard state == .open else { return }
    state = .popping
    recognizer.finish()
    onPop?()
    guard controller != nil else { return finish() }
    overlay.expand { [weakSelf = Weak<PeekSession>(wrappedValue: self)] in
      weakSelf.wrappedValue?.finish()
    }
  }

  /// The user taps the preview, or presses Return.
  func openScreen() {
    guard state == .open, controller != nil else { return }
    PeekGestureRecognizer.vibrate(at: .pop)
    pop()
  }

  /// Puts everything back.
  func cancel() {
    switch state {
    case .prepared: finish()
    case .hinted, .open:
      let wasOpen = state == .open
      state = .closing
      recognizer.finish()
      if wasOpen { onClose?() }
      controller?.beginAppearance(false, animated: true)
      window.wrappedValue?.updateModality()
      overlay.close { [weakSelf = Weak<PeekSession>(wrappedValue: self)] in
        weakSelf.wrappedValue?.finish()
      }
    case .popping, .closing, .over: break
    }
  }

  /// The user wants out. Returns whether there was something to leave.
  func escape() -> Bool {
    guard state == .hinted || state == .open else { return false }
    return overlay.menu?.goBack() == true || dismiss()
  }

  /// Puts everything back also while the finger is still down. Returns whether there was something to put back.
  func dismiss() -> Bool {
    guard state == .hinted || state == .open else { return false }
    cancel()
    return true
  }

  /// The row of a menu was chosen: closes the preview, and then performs the row's action.
  func choose(_ item: PeekItem) {
    guard state == .open, let action = item.action else { return }
    cancel()
    action()
  }

  /// The preview was let go far to the side: closes it, and then performs the side action.
  private func chooseSideAction() {
    guard state == .open, let action = sideAction else { return }
    cancel()
    action.perform()
  }

  /// Is over, wherever it is.
  func finish() {
    let ended = state
    guard ended != .over else { return }
    state = .over
    // One that was closing has let its recognizer go, which may follow the next press by now.
    if ended != .closing { recognizer.finish() }
    overlay.leave()
    window.wrappedValue?.updateModality()
    if let process = AppProcess.current, process.peek === self { process.peek = nil }
    let isPopped = ended == .popping
    if ended == .open || isPopped { controller?.beginAppearance(false, animated: isPopped) }
    controller?.endAppearance()
    if isPopped { commit() }
    if ended == .closing || ended == .open, let owner = keyboardOwner.wrappedValue {
      AppProcess.current?.moveFocus(to: owner)
    }
    let told = onEnd
    onPop = nil
    onClose = nil
    onCommit = nil
    onEnd = nil
    told?()
  }

  /// The delegate shows the screen, which the preview looks like already: so nothing slides in.
  private func commit() {
    let process = AppProcess.current
    process?.skipsTransitions = true
    onCommit?()
    process?.skipsTransitions = false
  }

  /// Cancels the preview without a callback, because what opened it is being freed.
  func drop() {
    onPop = nil
    onClose = nil
    onCommit = nil
    onEnd = nil
    cancel()
  }

  // MARK: Words

  private func sayActions() {
    say(items.count == 1 ? "1 action" : "\(items.count) actions")
  }

  private func say(_ words: String) {
    AppProcess.current?.host.perform(.announce(words, isAssertive: false))
  }
}
