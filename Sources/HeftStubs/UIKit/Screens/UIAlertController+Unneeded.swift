// The keys by which apps set what has no property in UIKit.

import Heft

extension UIAlertController {
  /// Sets a title or a message by the attributed text's letters.
  ///
  /// - Parameters:
  ///   - value: A text with attributes, of which the letters count.
  ///   - key: "attributedTitle" or "attributedMessage". Others change nothing.
  @_disfavoredOverload
  public final func setValue(_ value: AnyObject?, forKey key: String) {
    if key.utf8.elementsEqual("attributedTitle".utf8) {
      setValue(value as? NSAttributedString, forKey: key)
    } else if key.utf8.elementsEqual("attributedMessage".utf8) {
      setValue(value as? NSAttributedString, forKey: key)
    } else if key.utf8.elementsEqual("title".utf8) {
      title = value.flatMap { String.heftValue(of: $0) }
    } else if key.utf8.elementsEqual("message".utf8) {
      message = value.flatMap { String.heftValue(of: $0) }
    } else {
      Stub.say("UIAlertController.setValue(_:forKey:)", "alerts show texts alone here.")
    }
  }

  /// Sets a title or a message by the attributed text's letters.
  ///
  /// - Parameters:
  ///   - text: The text; nil takes it away.
  ///   - key: "attributedTitle" or "attributedMessage". Others change nothing.
  public final func setValue(_ text: NSAttributedString?, forKey key: String) {
    Stub.say(
      "UIAlertController.setValue(_:forKey:)", "the letters of an attributed text are shown, without looks.")
    if key.utf8.elementsEqual("attributedTitle".utf8) { title = text?.string }
    if key.utf8.elementsEqual("attributedMessage".utf8) { message = text?.string }
  }

  /// Sets a title or a message.
  ///
  /// - Parameters:
  ///   - text: The text; nil takes it away.
  ///   - key: "title" or "message". Others change nothing.
  public final func setValue(_ text: String?, forKey key: String) {
    if key.utf8.elementsEqual("title".utf8) { title = text }
    if key.utf8.elementsEqual("message".utf8) { message = text }
  }

  /// Nothing: alerts show texts alone.
  ///
  /// - Parameters:
  ///   - controller: The screen that would be shown in it.
  ///   - key: "contentViewController".
  public final func setValue(_ controller: UIViewController?, forKey key: String) {
    Stub.say("UIAlertController.setValue(_:forKey:)", "alerts show texts alone here.")
  }
}

extension UIAlertAction {
  /// Nothing: buttons have a text, in the color of their style.
  ///
  /// - Parameters:
  ///   - value: A color, a picture or a number.
  ///   - key: "titleTextColor", "image" or "titleTextAlignment".
  public final func setValue(_ value: AnyObject?, forKey key: String) {
    Stub.say(
      "UIAlertAction.setValue(_:forKey:)", "an alert's buttons have a text alone, in their style's color.")
  }

  /// Nothing: buttons have no marks.
  ///
  /// - Parameters:
  ///   - value: Whether it has one.
  ///   - key: "checked".
  public final func setValue(_ value: Bool, forKey key: String) {
    if value { Stub.say("UIAlertAction.setValue(_:forKey:)", "an alert's buttons have no marks here.") }
  }

  /// Nothing: buttons have their texts in the middle.
  ///
  /// - Parameters:
  ///   - value: A number.
  ///   - key: "titleTextAlignment".
  public final func setValue(_ value: Int, forKey key: String) {
    Stub.say("UIAlertAction.setValue(_:forKey:)", "an alert's buttons have their texts in the middle.")
  }

  /// Returns no value.
  ///
  /// - Parameter key: Its name.
  /// - Returns: Nil.
  public final func value(forKey key: String) -> AnyObject? { nil }
}
