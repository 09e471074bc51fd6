// What a keyboard is asked for besides its kind, and the protocols of views that take keys.

import Heft

public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a new password must be like.
public final class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  /// Rules in the language of HTML's `passwordrules`.
  ///
  /// - Parameter passwordRulesDescriptor: The rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// A language that the user types in.
public final class UITextInputMode: NSObject {
  /// The language, as `en-US`.
  public let primaryLanguage: String?

  private init(_ language: String?) {
    primaryLanguage = language
    super.init()
  }

  /// The languages that the user reads: those of the keyboards are not told here.
  public static var activeInputModes: [UITextInputMode] {
    Locale.preferredLanguages.map { UITextInputMode($0) }
  }
  /// Never posted.
  public static var currentInputModeDidChangeNotification: Notification.Name {
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}

extension UIKeyboardType {
  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

extension UIKeyboardAppearance {
  /// The older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

extension UITextContentType {
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let dateTime = UITextContentType(rawValue: "date-time")
}

extension UITextField {
  public final var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public final var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public final var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

extension UITextView {
  public final var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public final var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  public final var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public final var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public final var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public final var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

extension UISearchBar {
  public final var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public final var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
}

/// What a keyboard is asked for by what takes its keys. Every property may be left out.
public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

/// A view that takes keys. Only text fields and text views get any here.
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// The user has typed text.
  ///
  /// - Parameter text: The text.
  func insertText(_ text: String)
  /// The user has typed the key that deletes.
  func deleteBackward()
}
