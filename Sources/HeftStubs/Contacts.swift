import Heft

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactIdentifierKey = "identifier"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactBirthdayKey = "birthday"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactNoteKey = "note"
public let CNContactTypeKey = "contactType"

/// A property to fetch of a contact: its name.
public typealias CNKeyDescriptor = String

extension Notification.Name {
  /// Never posted: a page has no contacts that could change.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The number of a telephone.
public final class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue: String) {
    self.stringValue = stringValue
    super.init()
  }
}

/// A value with a label.
public final class CNLabeledValue<Value> {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
  public static func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
  }
}

/// A person, as the app makes one.
open class CNContact: NSObject {
  public final let identifier = UUID().uuidString
  public fileprivate(set) final var givenNameStored = ""
  public fileprivate(set) final var familyNameStored = ""
  open var givenName: String { givenNameStored }
  open var familyName: String { familyNameStored }
  open var organizationName: String { "" }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }
  open var imageDataAvailable: Bool { false }
  open var birthday: DateComponents? { nil }
  open var middleName: String { "" }
  open var nickname: String { "" }
  open var jobTitle: String { "" }
  open var note: String { "" }

  /// Whether a property was asked for.
  ///
  /// - Parameter key: Its name.
  /// - Returns: True: a page has all that there is of a contact.
  public final func isKeyAvailable(_ key: String) -> Bool { true }
  public override init() { super.init() }
}

extension UIApplicationShortcutIcon {
  /// The icon of a person: the picture of a contact is not shown.
  ///
  /// - Parameter contact: The contact.
  public convenience init(contact: CNContact) { self.init(type: .contact) }
}

/// A person who can be changed.
public final class CNMutableContact: CNContact {
  private var numbers: [CNLabeledValue<CNPhoneNumber>] = []
  private var addresses: [CNLabeledValue<NSString>] = []
  private var organization = ""
  private var picture: Data?
  private var words: [String: String] = [:]
  private var born: DateComponents?
  public override var middleName: String {
    get { words["middle name"] ?? "" }
    set { words["middle name"] = newValue }
  }
  public override var nickname: String {
    get { words["nickname"] ?? "" }
    set { words["nickname"] = newValue }
  }
  public override var jobTitle: String {
    get { words["job title"] ?? "" }
    set { words["job title"] = newValue }
  }
  public override var note: String {
    get { words["note"] ?? "" }
    set { words["note"] = newValue }
  }
  public override var birthday: DateComponents? {
    get { born }
    set { born = newValue }
  }
  public override var givenName: String {
    get { givenNameStored }
    set { givenNameStored = newValue }
  }
  public override var familyName: String {
    get { familyNameStored }
    set { familyNameStored = newValue }
  }
  public override var organizationName: String {
    get { organization }
    set { organization = newValue }
  }
  public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { numbers }
    set { numbers = newValue }
  }
  public override var emailAddresses: [CNLabeledValue<NSString>] {
    get { addresses }
    set { addresses = newValue }
  }
  public override var imageDataAvailable: Bool { picture != nil }
  public override var thumbnailImageData: Data? { picture }
  public override var imageData: Data? {
    get { picture }
    set { picture = newValue }
  }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// Writes the name of a contact.
open class CNContactFormatter: NSObject {
  public final var style = CNContactFormatterStyle.fullName
  public override init() { super.init() }

  /// The given name and the family name.
  ///
  /// - Parameter contact: The contact.
  /// - Returns: Its name; nil where it has neither.
  open func string(from contact: CNContact) -> String? {
    CNContactFormatter.string(from: contact, style: style)
  }

  /// The given name and the family name.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - style: Makes no difference here.
  /// - Returns: Its name; nil where it has neither.
  public static func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// Returns the property that a formatter needs of a contact.
  ///
  /// - Parameter style: Makes no difference here.
  /// - Returns: The name of one property: a contact here has all of them.
  public static func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> CNKeyDescriptor {
    CNContactGivenNameKey
  }
}

/// A request for contacts.
public final class CNContactFetchRequest: NSObject {
  public var sortOrder = CNContactSortOrder.none
  public var unifyResults = true
  public init(keysToFetch: [String]) { super.init() }
}

/// The user's contacts, to which a page has no access.
public final class CNContactStore: NSObject {
  public override init() { super.init() }

  public static func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .denied }

  public func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, NSError?) -> Void
  ) {
    Stub.say("CNContactStore", "a page has no contacts.")
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  public func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws(NSError) {}

  /// A contact by its identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - keys: The properties that are asked for.
  /// - Returns: Nothing: there are no contacts here.
  /// - Throws: An error of the domain `CNErrorDomain`, always.
  public func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [CNKeyDescriptor]
  ) throws(NSError) -> CNContact { throw NSError(domain: "CNErrorDomain", code: 200) }

  /// The contacts that a predicate fits.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - keys: The properties that are asked for.
  /// - Returns: None: there are no contacts here.
  /// - Throws: Nothing.
  public func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [CNKeyDescriptor]
  ) throws(NSError) -> [CNContact] { [] }
}
