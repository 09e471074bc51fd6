import HeftProtocol

extension AppProcess {
  /// The user wants to leave the screen in front.
  package func escape() {
    run {
      if peek?.escape() != true { _ = windows.last?.escape() }
    }
  }

  /// Returns the action of a key on a view that has the keyboard; nil if the key does nothing.
  package func meaning(of key: HostEvent.Key, to view: UIView) -> HostEvent.Action.Kind? {
    view.meaning(of: key)
  }

  /// Has a view go to its least value, or its greatest, unless a key that is held down has done so. Returns whether it has
  /// one.
  package func move(_ view: UIView, toGreatest isGreatest: Bool, isRepeat: Bool) -> Bool {
    isRepeat
      ? view.accessibilityDescription?.role == .slider
      : run { view.accessibilityMove(toGreatest: isGreatest) }
  }
}

extension UIView {
  /// Returns the action of a key on the view while it has the keyboard; nil if the key does nothing.
  fileprivate func meaning(of key: HostEvent.Key) -> HostEvent.Action.Kind? {
    guard let accessibility = accessibilityDescription, accessibility.states.contains(.focusable) else {
      return nil
    }
    switch key.key {
    case .enter: return .activate
    case .space: return .press
    case .escape: return .escape
    case .delete: return .delete
    case .contextMenu: return .menu
    case .f10: return key.modifiers.contains(.shift) ? .menu : nil
    case .arrowDown where accessibility.states.contains(.hasMenu): return .menu
    case .arrowUp, .arrowRight: return accessibility.role == .slider ? .increment : nil
    case .arrowDown, .arrowLeft: return accessibility.role == .slider ? .decrement : nil
    case .other, .home, .end: return nil
    }
  }
}
