// The members of text fields and text views that the host's own editing takes care of, or that nothing needs.

import Heft

/// Whether words that are not in a dictionary are marked: the host's settings say.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The kinds of data found in a text that can be touched: nothing here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextField {
  public final var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public final var clearsOnBeginEditing: Bool {
    get { false }
    set {
      if newValue { Stub.say("UITextField.clearsOnBeginEditing", "the text stays when editing begins.") }
    }
  }
  public final var clearsOnInsertion: Bool {
    get { false }
    set {}
  }
  public final var minimumFontSize: CGFloat {
    get { 0 }
    set {}
  }
  public final var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }
  public final var background: UIImage? {
    get { nil }
    set { if newValue != nil { Stub.say("UITextField.background", "borderStyle frames a field here.") } }
  }
  /// The font and the color of the text; other attributes change nothing.
  public final var defaultTextAttributes: NSAttributedString.Attributes {
    get { [.font: font!, .foregroundColor: textColor!] }
    set {
      if let new = newValue[.font] as? UIFont { font = new }
      if let new = newValue[.foregroundColor] as? UIColor { textColor = new }
    }
  }
}

extension UITextView {
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { [] }
    set { if newValue != [] { Stub.say("UITextView.dataDetectorTypes", "nothing in a text is found here.") } }
  }
  public final var linkTextAttributes: NSAttributedString.Attributes {
    get { [:] }
    set {}
  }
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public final var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
}

extension UISearchBar {
  public final var barTintColor: UIColor? {
    get { nil }
    set {}
  }
  public final var isTranslucent: Bool {
    get { true }
    set {}
  }
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  public final var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  public final var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  public final var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  public final var backgroundImage: UIImage? {
    get { nil }
    set {}
  }
}
