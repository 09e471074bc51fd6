import Heft

/// Hears what the user does on a contact's screen.
public protocol CNContactViewControllerDelegate: AnyObject {
  /// Asks whether a property's own action is to be taken.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - property: The property.
  /// - Returns: Whether it is.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool

  /// The user has made or changed a contact, or has not.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - contact: The contact; nil where there is none.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {
  }
}

/// A property of a contact.
public final class CNContactProperty: NSObject {
  /// The contact.
  public let contact: CNContact
  /// The property's name.
  public let key: String

  /// - Parameters:
  ///   - contact: The contact.
  ///   - key: The property's name.
  public init(_ contact: CNContact, key: String) {
    self.contact = contact
    self.key = key
    super.init()
  }
}

/// A screen of a contact, with its name, numbers and addresses to read.
open class CNContactViewController: UIViewController {
  /// The contact.
  public final let contact: CNContact
  /// Hears what the user does: nothing here.
  @Weak public final var delegate: (any CNContactViewControllerDelegate)?
  /// Where the contact is kept.
  public final var contactStore: CNContactStore?
  /// Whether the contact may be changed; it cannot be here.
  public final var allowsEditing = true
  /// Whether there are buttons for what can be done with it; there are none here.
  public final var allowsActions = true
  /// Whether contacts that belong together are shown as one.
  public final var shouldShowLinkedContacts = false
  /// A name in place of the contact's.
  public final var alternateName: String?
  /// A text below the name.
  public final var message: String?
  /// Which properties are shown; nil means all.
  public final var displayedPropertyKeys: [CNKeyDescriptor]?

  /// A screen of a contact that is kept.
  ///
  /// - Parameter contact: The contact.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init()
  }

  /// A screen of a contact that is not kept yet.
  ///
  /// - Parameter contact: The contact.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  /// A screen of a contact that the user makes, which cannot be done here.
  ///
  /// - Parameter contact: What is known of it.
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let name = contact.givenName + " " + contact.familyName
    var lines = [(alternateName ?? name, UIFont.preferredFont(forTextStyle: .title1))]
    if let message { lines.append((message, .preferredFont(forTextStyle: .subheadline))) }
    let details =
      contact.phoneNumbers.map { $0.value.stringValue } + contact.emailAddresses.map { "\($0.value)" }
    lines += details.map { ($0, .preferredFont(forTextStyle: .body)) }
    var y: CGFloat = 24
    let content = UIScrollView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for (text, font) in lines {
      let label = UILabel(frame: CGRect(x: 20, y: y, width: view.bounds.width - 40, height: font.lineHeight))
      label.autoresizingMask = .flexibleWidth
      label.text = text
      label.font = font
      content.addSubview(label)
      y += font.lineHeight + 12
    }
    content.contentSize = CGSize(width: view.bounds.width, height: y)
    view.addSubview(content)
    Stub.say("CNContactViewController", "a contact is to be read only here.")
  }
}
