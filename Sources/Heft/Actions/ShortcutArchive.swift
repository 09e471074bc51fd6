/// An app's dynamic actions as bytes: a version, then for each item its fields. Whole numbers are of four bytes,
/// the lowest first; a text is its length and UTF-8; what may be missing has a byte in front that says so.
enum ShortcutArchive {
  private static let version: UInt8 = 1

  static func write(_ items: [UIApplicationShortcutItem]) -> [UInt8] {
    var writer = Writer(bytes: [version])
    for item in items {
      let content = item.content
      writer.text(content.type)
      writer.text(content.title)
      writer.optional(content.subtitle)
      switch content.icon?.kind {
      case nil: writer.bytes.append(0)
      case .type(let type): writer.bytes += [1, UInt8(type.rawValue)]
      case .template(let name):
        writer.bytes.append(2)
        writer.text(name)
      case .system(let name):
        writer.bytes.append(3)
        writer.text(name)
      }
      let info = content.userInfo
      writer.bytes.append(info == nil ? 0 : 1)
      if let info {
        writer.number(info.keys.count)
        for key in info.keys {
          writer.text(key)
          writer.text(info[key] ?? "")
        }
      }
    }
    return writer.bytes
  }

  /// The items of bytes; none where they are not what this version writes.
  static func read(_ bytes: [UInt8]) -> [UIApplicationShortcutItem] {
    guard bytes.first == version else { return [] }
    var reader = Reader(bytes: bytes, place: 1)
    var items: [UIApplicationShortcutItem] = []
    while reader.place < bytes.count {
      guard let content = reader.content() else { return [] }
      items.append(UIApplicationShortcutItem(content))
    }
    return items
  }

  private struct Writer {
    var bytes: [UInt8]

    mutating func number(_ value: Int) {
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    mutating func text(_ text: String) {
      number(text.utf8.count)
      bytes += Array(text.utf8)
    }

    mutating func optional(_ text: String?) {
      bytes.append(text == nil ? 0 : 1)
      if let text { self.text(text) }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var place: Int

    mutating func byte() -> UInt8? {
      guard place < bytes.count else { return nil }
      place += 1
      return bytes[place - 1]
    }

    mutating func number() -> Int? {
      guard bytes.count - place >= 4 else { return nil }
      place += 4
      let value = bytes[(place - 4)..<place].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return Int(exactly: value)
    }

    // A decoded string is much code, and a decoder has many.
    @inline(never)
    mutating func text() -> String? {
      guard let count = number(), count <= bytes.count - place else { return nil }
      place += count
      return String(decoding: bytes[(place - count)..<place], as: UTF8.self)
    }

    mutating func content() -> UIApplicationShortcutItem.Content? {
      guard let type = text(), let title = text(), let hasSubtitle = byte() else { return nil }
      var content = UIApplicationShortcutItem.Content(type: type, title: title)
      if hasSubtitle != 0 {
        guard let subtitle = text() else { return nil }
        content.subtitle = subtitle
      }
      switch byte() {
      case 0: break
      case 1:
        guard let type = byte().flatMap({ UIApplicationShortcutIcon.IconType(rawValue: Int($0)) }) else {
          return nil
        }
        content.icon = UIApplicationShortcutIcon(type: type)
      case 2:
        guard let name = text() else { return nil }
        content.icon = UIApplicationShortcutIcon(templateImageName: name)
      case 3:
        guard let name = text() else { return nil }
        content.icon = UIApplicationShortcutIcon(systemImageName: name)
      default: return nil
      }
      return readInfo(into: &content) ? content : nil
    }

    private mutating func readInfo(into content: inout UIApplicationShortcutItem.Content) -> Bool {
      guard let hasInfo = byte() else { return false }
      guard hasInfo != 0 else { return true }
      guard let count = number(), count <= bytes.count - place else { return false }
      var info = UIApplicationShortcutItem.UserInfo()
      for _ in 0..<count {
        guard let key = text(), let value = text() else { return false }
        info[key] = value
      }
      content.userInfo = info
      return true
    }
  }
}
