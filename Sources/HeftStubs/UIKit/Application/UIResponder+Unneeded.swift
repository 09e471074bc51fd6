// The members of responders that the system would call, or that what is not there would use.

import Heft

/// The groups of buttons beside the suggestions of a keyboard, which has none of the app's here.
public final class UITextInputAssistantItem: NSObject {
  public var allowsHidingShortcuts = true
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Which gestures of three fingers edit a text: none here.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

/// What a responder can do with what is selected, for selectors. Backticks keep the importer from taking a
/// method of this class for one of the responders, which apps override.
open class UIResponderStandardEditActions: NSObject {
  /// Would cut what is selected.
  ///
  /// - Parameter sender: Left aside.
  open func `cut`(_ sender: AnyObject?) {}
  /// Would copy what is selected.
  ///
  /// - Parameter sender: Left aside.
  open func `copy`(_ sender: AnyObject?) {}
  /// Would paste.
  ///
  /// - Parameter sender: Left aside.
  open func `paste`(_ sender: AnyObject?) {}
  /// Would paste without attributes.
  ///
  /// - Parameter sender: Left aside.
  open func `pasteAndMatchStyle`(_ sender: AnyObject?) {}
  /// Would select a word.
  ///
  /// - Parameter sender: Left aside.
  open func `select`(_ sender: AnyObject?) {}
  /// Would select everything.
  ///
  /// - Parameter sender: Left aside.
  open func `selectAll`(_ sender: AnyObject?) {}
  /// Would delete what is selected.
  ///
  /// - Parameter sender: Left aside.
  open func `delete`(_ sender: AnyObject?) {}
  /// Would have text run to the right.
  ///
  /// - Parameter sender: Left aside.
  open func `makeTextWritingDirectionLeftToRight`(_ sender: AnyObject?) {}
  /// Would have text run to the left.
  ///
  /// - Parameter sender: Left aside.
  open func `makeTextWritingDirectionRightToLeft`(_ sender: AnyObject?) {}
  /// Would make text bold, or not.
  ///
  /// - Parameter sender: Left aside.
  open func `toggleBoldface`(_ sender: AnyObject?) {}
  /// Would slant text, or not.
  ///
  /// - Parameter sender: Left aside.
  open func `toggleItalics`(_ sender: AnyObject?) {}
  /// Would underline text, or not.
  ///
  /// - Parameter sender: Left aside.
  open func `toggleUnderline`(_ sender: AnyObject?) {}
  /// Would make text larger.
  ///
  /// - Parameter sender: Left aside.
  open func `increaseSize`(_ sender: AnyObject?) {}
  /// Would make text smaller.
  ///
  /// - Parameter sender: Left aside.
  open func `decreaseSize`(_ sender: AnyObject?) {}
  /// Would print.
  ///
  /// - Parameter sender: Left aside.
  open func `printContent`(_ sender: AnyObject?) {}
  /// Would look for text.
  ///
  /// - Parameter sender: Left aside.
  open func `find`(_ sender: AnyObject?) {}
}

extension UIResponder {
  /// The groups of buttons beside a keyboard's suggestions. A new one each time.
  public final var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }

  /// The controller of a view in the keyboard's place: none.
  public final var inputViewController: UIInputViewController? { nil }
  /// The controller of a view above the keyboard: none.
  public final var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language of the keyboard: the first of those that the user reads.
  public final var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// The name by which the input's language is kept: none.
  public final var textInputContextIdentifier: String? { nil }
  public final var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Does nothing: no input is kept by a name.
  ///
  /// - Parameter identifier: Left aside.
  public static func clearTextInputContextIdentifier(_ identifier: String) {}

  // One more parameter lets an app's responder declare a method of the same name.

  /// Whether the responder does what an action of a menu says: no, unless it says otherwise.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: Left aside.
  ///   - heft: Left aside.
  /// - Returns: No: no menu of what is selected asks here.
  public final func canPerformAction(
    _ action: Selector, withSender sender: AnyObject?, _ heft: Void = ()
  ) -> Bool { false }

  /// The responder that an action would be sent to.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: Left aside.
  ///   - heft: Left aside.
  /// - Returns: Nil: no menu of what is selected asks here.
  public final func target(
    forAction action: Selector, withSender sender: AnyObject?, _ heft: Void = ()
  ) -> AnyObject? { nil }

  /// Does nothing: the buttons of headphones are the browser's.
  ///
  /// - Parameters:
  ///   - event: Left aside.
  ///   - heft: Left aside.
  public final func remoteControlReceived(with event: UIEvent?, _ heft: Void = ()) {}

  /// Does nothing: nobody is told of activities.
  ///
  /// - Parameters:
  ///   - activity: Left aside.
  ///   - heft: Left aside.
  public final func updateUserActivityState(_ activity: NSUserActivity, _ heft: Void = ()) {}

  /// Does nothing: no activity is taken up again.
  ///
  /// - Parameters:
  ///   - userActivity: Left aside.
  ///   - heft: Left aside.
  public final func restoreUserActivityState(_ userActivity: NSUserActivity, _ heft: Void = ()) {}

  /// Does nothing: there is no menu bar.
  ///
  /// - Parameters:
  ///   - builder: Left aside.
  ///   - heft: Left aside.
  public final func buildMenu(with builder: any UIMenuBuilder, _ heft: Void = ()) {}

  /// Does nothing: there is no menu bar.
  ///
  /// - Parameters:
  ///   - command: Left aside.
  ///   - heft: Left aside.
  public final func validate(_ command: UICommand, _ heft: Void = ()) {}
}
