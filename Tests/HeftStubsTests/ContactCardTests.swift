import Heft
import HeftStubs
import Testing

/// Contacts as vCards.
@Suite("Contacts of brought sources")
struct ContactCardTests {
  private let cards = """
    BEGIN:VCARD
    VERSION:3.0
    N:Rossi;Anna;Maria;;
    FN:Anna Rossi
    ORG:Bar\\; Caffè;Kitchen
    item1.TEL;TYPE=CELL,VOICE:+39 06 1
    TEL;WORK:2
    EMAIL;type=HOME:anna@
      example.com
    NOTE:One\\nTwo
    END:VCARD
    BEGIN:VCARD
    N:Bo;;;;
    END:VCARD
    """

  @Test("A card's names, organization, numbers, addresses and note are read, over several lines too")
  func reading() throws {
    let contacts = try CNContactVCardSerialization.contacts(with: Data(Array(cards.utf8)))
    #expect(contacts.map(\.familyName) == ["Rossi", "Bo"])
    let anna = contacts[0]
    #expect(anna.givenName == "Anna" && anna.middleName == "Maria" && anna.organizationName == "Bar; Caffè")
    #expect(anna.phoneNumbers.map(\.value.stringValue) == ["+39 06 1", "2"])
    #expect(anna.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, CNLabelWork])
    #expect(anna.emailAddresses.map { "\($0.value)" } == ["anna@ example.com"])
    #expect(anna.note == "One\nTwo")
  }

  @Test("What was written is read again")
  func writing() throws {
    let contacts = try CNContactVCardSerialization.contacts(with: Data(Array(cards.utf8)))
    let again = try CNContactVCardSerialization.contacts(
      with: CNContactVCardSerialization.data(with: contacts))
    #expect(again.map(\.note) == contacts.map(\.note))
    #expect(again.map(\.organizationName) == contacts.map(\.organizationName))
    #expect(again[0].phoneNumbers.map(\.label) == contacts[0].phoneNumbers.map(\.label))
  }

  @Test("A text without a card is an error")
  func none() {
    #expect(throws: Heft.NSError.self) {
      try CNContactVCardSerialization.contacts(with: Data(Array("no".utf8)))
    }
  }
}
