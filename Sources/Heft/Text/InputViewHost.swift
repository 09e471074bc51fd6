/// What a first responder has in the keyboard's place, below what it has above the keyboard: at the bottom of its window,
/// over everything, down to the window's edge.
final class InputViewHost: UIView {
  /// How long it takes to come and to go, in seconds, as the keyboard's notifications say (FOUNDATION-23).
  static let duration: TimeInterval = 0.25
  /// The height of an input view that has none, in points: that of the phone's keyboard (UIKit's, as published).
  private static let usualHeight: CGFloat = 216

  private var input: UIView?
  private var accessory: UIView?
  /// The responder that has them, to which what is typed in them belongs too; not retained.
  private var owner = Weak<UIResponder>(nil, token: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    autoresizesSubviews = false
    // Below its views it has the window's edge, which is not safe: above it they are as high wherever they stand.
    safeAreaPropagation = .sides
  }

  override var next: UIResponder? { owner.object ?? super.next }

  /// The responder that gets the keyboard back when one inside gives it up.
  var keeper: UIResponder? {
    guard let owner = owner.object, owner.canBecomeFirstResponder else { return nil }
    return owner
  }

  /// Shows other views.
  ///
  /// - Parameters:
  ///   - input: The view in the keyboard's place; nil for the host's keyboard.
  ///   - accessory: The view above it, or nil.
  ///   - owner: The responder that has them.
  func show(_ input: UIView?, _ accessory: UIView?, of owner: UIResponder?) {
    self.owner = Weak(owner, token: owner?.lifeToken)
    for old in [self.input, self.accessory] {
      if let old, old !== input, old !== accessory, old.superview === self { old.removeFromSuperview() }
    }
    (self.input, self.accessory) = (input, accessory)
    for view in [accessory, input] {
      if let view, view.superview !== self { addSubview(view) }
    }
  }

  /// Its views from the top down, each with its height in a width, in points.
  private func stack(width: CGFloat) -> [(view: UIView, height: CGFloat)] {
    var stack: [(view: UIView, height: CGFloat)] = []
    for (view, usual) in [(accessory, 0), (input, InputViewHost.usualHeight)] {
      if let view { stack.append((view, height(of: view, width, or: usual))) }
    }
    return stack
  }

  private func height(of view: UIView, _ width: CGFloat, or usual: CGFloat) -> CGFloat {
    let ownsHeight = view.translatesAutoresizingMaskIntoConstraints && view.frame.height > 0
    // One whose height is flexible asks for another with what is in it.
    if ownsHeight, !view.autoresizingMask.contains(.flexibleHeight) { return view.frame.height }
    let own = view.intrinsicContentSize.height
    if own > 0 { return own }
    // Not systemLayoutSizeFitting: that would link the solver into apps without constraints.
    let fitting = view.constraining?.fittingHeight(of: view, width: width) ?? 0
    if fitting > 0 { return fitting }
    return ownsHeight ? view.frame.height : usual
  }

  /// The height that it needs in a window, in points, with the part of the window that is not safe.
  func height(in window: UIWindow) -> CGFloat {
    stack(width: window.bounds.width).reduce(window.safeAreaInsets.bottom) { $0 + $1.height }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for (view, height) in stack(width: bounds.width) {
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
  }
}

extension AppProcess {
  /// How much of the screen's height the views of the first responder have, in points.
  var inputViewsHeight: CGFloat { inputViewHost?.frame.height ?? 0 }

  /// Shows what the first responder, or the next that has any, has in the keyboard's place and above the keyboard.
  func showInputViews() {
    guard let responder = firstResponder, let window = responder.ownWindow else { return }
    let input = responder.first { $0.inputView }
    let accessory = responder.first { $0.inputAccessoryView }
    guard input != nil || accessory != nil else { return hideInputViews() }
    let host = inputViewHost ?? InputViewHost(frame: .zero)
    host.show(input?.view, accessory?.view, of: accessory?.owner ?? input?.owner)
    let size = CGSize(width: window.bounds.width, height: host.height(in: window))
    if host.superview !== window {
      window.addSubview(host)
      host.frame = CGRect(origin: CGPoint(x: 0, y: window.bounds.height), size: size)
      host.layoutIfNeeded()
    } else {
      window.bringSubviewToFront(host)
    }
    inputViewHost = host
    UIView.animate(withDuration: InputViewHost.duration) {
      host.frame = CGRect(origin: CGPoint(x: 0, y: window.bounds.height - size.height), size: size)
      host.layoutIfNeeded()
    }
  }

  /// A responder that nothing is typed into is first: what it has at the bottom of the window takes its place as the
  /// keyboard does.
  func inputViewsCame() {
    if inputViewHost != nil { keyboardCame() }
  }

  /// The first responder gives up; its views go unless another responder is first by the end of the event. They stay where
  /// another responder has them, which is first then.
  func inputViewsMayGo(from responder: UIResponder) {
    guard let host = inputViewHost else { return }
    later {
      [reference = Weak(self, token: lifeToken), responder = Weak(responder, token: responder.lifeToken)] in
      guard let process = reference.object, process.firstResponder == nil else { return }
      if let keeper = host.keeper, keeper !== responder.object, keeper.becomeFirstResponder() { return }
      process.hideInputViews()
      process.keyboardMayGo()
    }
  }

  /// A view has left its window: what it, or the controller whose it is, has at the bottom goes too.
  func inputViewsGo(with view: UIView) {
    guard inputViewHost != nil, let responder = firstResponder,
      responder === view || responder === view.controller
    else { return }
    responder.leaveFirstResponder()
  }

  private func hideInputViews() {
    guard let host = inputViewHost else { return }
    inputViewHost = nil
    UIView.animate(withDuration: InputViewHost.duration) {
      host.frame.origin.y += host.frame.height
    } completion: { _ in
      host.show(nil, nil, of: nil)
      host.removeFromSuperview()
    }
  }
}

extension UIViewController {
  /// Is the first responder where it may be and none is, as it appears: its bar stands at the bottom from the start.
  final func takeFreeFirstResponder() {
    if AppProcess.current?.firstResponder == nil, canBecomeFirstResponder { _ = becomeFirstResponder() }
  }
}

extension UIResponder {
  /// Shows anew what this responder has in the keyboard's place and above the keyboard, where it is the first responder.
  public func reloadInputViews() {
    if isFirstResponder { AppProcess.current?.showInputViews() }
  }

  /// The first view of a kind on the way up from here, and the responder that has it.
  final func first(_ view: (UIResponder) -> UIView?) -> (view: UIView, owner: UIResponder)? {
    var responder: UIResponder? = self
    while let here = responder {
      if let found = view(here) { return (found, here) }
      responder = here.next
    }
    return nil
  }

  /// The window of a view, or of a controller's.
  final var ownWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}
