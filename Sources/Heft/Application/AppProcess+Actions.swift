// Events that name their view by its number.

import HeftForce
import HeftProtocol

extension AppProcess {
  /// The shown view of a number; nil if there is none.
  package func view(numbered number: ViewNumber) -> UIView? {
    guard number != 0 else { return nil }
    for window in windows {
      if let view = window.view(numbered: number) { return view }
    }
    return nil
  }

  /// False where the view is no field.
  package func text(_ input: HostEvent.TextInput) -> Bool {
    guard let field = view(numbered: input.view)?.editedText else { return false }
    run { field.hostChanged(input) }
    return true
  }

  /// False where the view is no field.
  package func editing(_ editing: HostEvent.Editing) -> Bool {
    guard let field = view(numbered: editing.view)?.editedText else { return false }
    run { field.hostEdited(editing.change) }
    return true
  }

  /// False where the view is no field.
  package func fieldPress(_ press: HostEvent.FieldPress) -> Bool {
    guard let field = view(numbered: press.view)?.editedText else { return false }
    field.expectPress(press)
    return true
  }

  /// Hands a touch that is a field's own to the field.
  package func sendToField(_ update: TouchUpdate, at time: Double) {
    moveTime(to: time)
    guard let field = view(numbered: update.field)?.editedText else { return }
    run { field.hostTouched(update) }
  }

  /// Has a view do the custom action of a number, from 1. False where it has no such action.
  package func perform(_ number: UInt32, of view: UIView) -> Bool {
    run {
      let actions = view.offeredActions
      guard number > 0, number <= actions.count else { return false }
      actions[Int(number) - 1].perform()
      return true
    }
  }

  /// Has a view act. Returns where to touch it, in the screen's points, when it does nothing of its own.
  package func act(_ kind: HostEvent.Action.Kind, on view: UIView) -> CGPoint? {
    run {
      switch kind {
      case .activate, .press:
        // A view with a preview is pressed as by a finger; any other acts at once.
        let isPressed = kind == .press && view.offersPreview
        return !isPressed && view.accessibilityActivate() ? nil : view.convert(view.bounds.center, to: nil)
      case .release: break
      case .menu: _ = view.openActions(at: view.convert(view.bounds.center, to: nil))
      case .increment: view.accessibilityIncrement()
      case .decrement: view.accessibilityDecrement()
      case .delete: _ = view.accessibilityPerformDelete()
      case .escape:
        var here: UIView? = view
        while let current = here, !current.accessibilityPerformEscape() { here = current.superview }
      }
      return nil
    }
  }
}

extension UIView {
  fileprivate func view(numbered number: ViewNumber) -> UIView? {
    if display.number == number { return self }
    for child in children {
      if let view = child.view(numbered: number) { return view }
    }
    return nil
  }
}
