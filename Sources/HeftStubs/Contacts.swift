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
  public override init() { super.init() }
}

/// A person who can be changed.
public final class CNMutableContact: CNContact {
  private var numbers: [CNLabeledValue<CNPhoneNumber>] = []
  private var addresses: [CNLabeledValue<NSString>] = []
  private var organization = ""
  private var picture: Data?
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
  public override var imageData: Data? {
    get { picture }
    set { picture = newValue }
  }
}

/// What is asked for of contacts.
public final class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [String]) { super.init() }
}

/// The user's contacts, to which a page has no access.
public final class CNContactStore: NSObject {
  public override init() { super.init() }

  public static func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .denied }

  public func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Stub.say("CNContactStore", "a page has no contacts.")
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  public func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws(NSError) {}
}

/// A screen of a contact, with the name alone.
open class CNContactViewController: UIViewController {
  public init(for contact: CNContact) {
    super.init()
    title = contact.givenName + " " + contact.familyName
    Stub.say("CNContactViewController", "it shows the name alone here.")
  }
}
