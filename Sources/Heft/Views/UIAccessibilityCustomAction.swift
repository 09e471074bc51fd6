/// Something that a screen reader or the keyboard can do with a view beside acting on it.
public final class UIAccessibilityCustomAction: NSObject {
  /// Performs the action and returns whether it succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name that the user hears.
  public var name: String
  /// The work of the action; nil does nothing.
  public var actionHandler: ActionHandler?

  /// An action with its closure.
  ///
  /// - Parameters:
  ///   - name: What a screen reader says.
  ///   - actionHandler: Called with the action; returns whether it did something.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

extension UIView {
  /// The actions that a screen reader or the keyboard can perform on the view besides activating it; nil means none.
  /// The menu key lists them.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// The custom actions of the view, or of the innermost view around it that has any; for a table row, also the actions
  /// behind it.
  final var offeredActions: [UIAccessibilityCustomAction] {
    var here: UIView? = self
    while let view = here {
      var actions = view.accessibilityCustomActions ?? []
      actions += view.actionsBehind
      if !actions.isEmpty { return actions }
      here = view.superview
    }
    return []
  }

  /// Lists the actions of the view: its custom actions, and the actions of its preview. A view with only a preview
  /// opens that. Returns whether there was anything.
  final func openActions(at place: CGPoint) -> Bool {
    let actions = offeredActions
    guard !actions.isEmpty, let screen = window?.rootViewController?.frontmost else {
      return openMenu(at: place)
    }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for action in actions {
      sheet.addAction(UIAlertAction(title: action.name, style: .default) { _ in action.perform() })
    }
    if offersPreview {
      sheet.addAction(
        UIAlertAction(title: "Preview", style: .default) { [view = Weak(self, token: lifeToken)] _ in
          guard let view = view.object else { return }
          _ = view.openMenu(at: view.convert(view.bounds.center, to: nil))
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(sheet, animated: true)
    return true
  }
}

extension UIAccessibilityCustomAction {
  func perform() {
    if actionHandler?(self) != true { AppProcess.current?.tellNotDone(name) }
  }
}

extension AppProcess {
  fileprivate func tellNotDone(_ name: String) {
    host.perform(.console(.heft, "The app says that it did not perform the custom action '\(name)'."))
  }
}

extension UIViewController {
  /// The controller that covers this one, at the end of the chain of presented controllers.
  fileprivate var frontmost: UIViewController {
    var here = self
    while let next = here.presentedViewController { here = next }
    return here
  }
}
