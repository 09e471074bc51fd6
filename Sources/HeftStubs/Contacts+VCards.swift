// Contacts as vCards (RFC 6350 and its older versions), as far as apps carry people with them.

import Heft

/// Reads and writes contacts as vCards.
public final class CNContactVCardSerialization: NSObject {
  /// Returns the property that a vCard needs of a contact.
  ///
  /// - Returns: The name of one property: a contact here has all of them.
  public static func descriptorForRequiredKeys() -> CNKeyDescriptor { CNContactGivenNameKey }

  /// The contacts of vCards: names, organization, title, telephone numbers, mail addresses, note and picture.
  ///
  /// - Parameter data: The cards as text.
  /// - Returns: The contacts in their order.
  /// - Throws: An error of the domain `CNErrorDomain` with the code 700 where the text has no card.
  public static func contacts(with data: Data) throws(NSError) -> [CNContact] {
    var contacts: [CNContact] = []
    var contact: CNMutableContact?
    for line in unfolded(String(decoding: data, as: UTF8.self)) {
      let card = VCardLine(line)
      switch card.name {
      case "BEGIN": contact = CNMutableContact()
      case "END":
        if let contact { contacts.append(contact) }
        contact = nil
      default: if let contact { card.set(contact) }
      }
    }
    guard !contacts.isEmpty else { throw NSError(domain: "CNErrorDomain", code: 700) }
    return contacts
  }

  /// Contacts as vCards of version 3.
  ///
  /// - Parameter contacts: The contacts.
  /// - Returns: The cards as text.
  /// - Throws: Nothing.
  public static func data(with contacts: [CNContact]) throws(NSError) -> Data {
    var text = ""
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { text += "\(name):\(value)\r\n" }
    }
    for contact in contacts {
      add("BEGIN", "VCARD")
      add("VERSION", "3.0")
      add(
        "N",
        [contact.familyName, contact.givenName, contact.middleName].map { VCardLine.quoted($0) }.joined(
          separator: ";") + ";;")
      add("FN", VCardLine.quoted(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
      add("NICKNAME", VCardLine.quoted(contact.nickname))
      add("ORG", VCardLine.quoted(contact.organizationName))
      add("TITLE", VCardLine.quoted(contact.jobTitle))
      for number in contact.phoneNumbers {
        add("TEL;TYPE=" + VCardLine.type(ofLabel: number.label), number.value.stringValue)
      }
      for address in contact.emailAddresses {
        add("EMAIL;TYPE=" + VCardLine.type(ofLabel: address.label), "\(address.value)")
      }
      add("NOTE", VCardLine.quoted(contact.note))
      add("END", "VCARD")
    }
    return Data(Array(text.utf8))
  }

  /// The lines, each with those that go on after a blank.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let isContinued = line.first == 32 || line.first == 9
      let content = String(decoding: isContinued ? line.dropFirst() : line, as: UTF8.self)
      if isContinued, let last = lines.popLast() {
        lines.append(last + content)
      } else {
        lines.append(content)
      }
    }
    return lines
  }
}

/// A line of a vCard: `TEL;TYPE=HOME:1 2 3`.
private struct VCardLine {
  var name: String
  var types: [String]
  var value: String

  init(_ line: String) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    value = parts.count > 1 ? parts[1] : ""
    let words = parts[0].uppercased().split(separator: ";").map { String($0) }
    // A name may belong to a group: `item1.TEL`.
    name = words.first?.split(separator: ".").last.map { String($0) } ?? ""
    types = words.dropFirst().flatMap { word -> [String] in
      let value = word.hasPrefix("TYPE=") ? String(word.dropFirst(5)) : word
      return value.split(separator: ",").map { String($0) }
    }
  }

  func set(_ contact: CNMutableContact) {
    switch name {
    case "N":
      let names = fields
      contact.familyName = names.first ?? ""
      contact.givenName = names.count > 1 ? names[1] : ""
      contact.middleName = names.count > 2 ? names[2] : ""
    case "NICKNAME": contact.nickname = fields.first ?? ""
    case "ORG": contact.organizationName = fields.first ?? ""
    case "TITLE": contact.jobTitle = fields.first ?? ""
    case "NOTE": contact.note = fields.joined(separator: ";")
    case "TEL":
      contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: value)))
    case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: heftString(value)))
    case "PHOTO" where types.contains("ENCODING=B") || types.contains("ENCODING=BASE64"):
      contact.imageData = Data(base64Encoded: value)
    default: break
    }
  }

  /// The parts between semicolons, without their quoting.
  private var fields: [String] {
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    for byte in value.utf8 {
      if isQuoted {
        field.append(byte == UInt8(ascii: "n") ? 10 : byte)
        isQuoted = false
      } else if byte == UInt8(ascii: "\\") {
        isQuoted = true
      } else if byte == UInt8(ascii: ";") {
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      } else {
        field.append(byte)
      }
    }
    return fields + [String(decoding: field, as: UTF8.self)]
  }

  private var label: String {
    if types.contains("CELL") || types.contains("IPHONE") { return CNLabelPhoneNumberMobile }
    if types.contains("WORK") { return CNLabelWork }
    if types.contains("MAIN") { return CNLabelPhoneNumberMain }
    return types.contains("HOME") ? CNLabelHome : CNLabelOther
  }

  static func type(ofLabel label: String?) -> String {
    switch label {
    case CNLabelPhoneNumberMobile: "CELL"
    case CNLabelWork: "WORK"
    case CNLabelPhoneNumberMain: "MAIN"
    case CNLabelHome: "HOME"
    default: "OTHER"
    }
  }

  static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;")
      .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: "\n", with: "\\n")
  }
}
