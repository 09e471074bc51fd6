/// An app's dynamic actions as bytes: a version, then for each item its fields. Whole numbers are of four bytes,
/// the lowest first; a text is its length and UTF-8; what may be missing has a byte in front that says so. A value of
/// the user info is a byte for its kind and what it is made of; the first version had texts alone, without that byte.
/// Its writer and its reader serve widgets too.
enum ShortcutArchive {
  private static let version: UInt8 = 2
  private static let versionOfTexts: UInt8 = 1
  /// How deep lists and dictionaries may lie in each other: our choice, far beyond what apps have.
  private static let deepest = 64

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
      writer.bytes.append(content.userInfo == nil ? 0 : 1)
      if let info = content.userInfo { writer.info(info, depth: 0) }
    }
    return writer.bytes
  }

  /// The items of bytes; none where they are not what this version or the first one writes.
  static func read(_ bytes: [UInt8]) -> [UIApplicationShortcutItem] {
    guard let first = bytes.first, first == version || first == versionOfTexts else { return [] }
    var reader = Reader(bytes: bytes, hasTextsAlone: first == versionOfTexts, place: 1)
    var items: [UIApplicationShortcutItem] = []
    while reader.place < bytes.count {
      guard let content = reader.content() else { return [] }
      items.append(UIApplicationShortcutItem(content))
    }
    return items
  }

  struct Writer {
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

    mutating func wide(_ value: UInt64) {
      number(Int(truncatingIfNeeded: value))
      number(Int(truncatingIfNeeded: value >> 32))
    }

    mutating func info(_ info: UIApplicationShortcutItem.UserInfo, depth: Int) {
      number(info.entries.count)
      for (key, value) in info.entries {
        text(key)
        self.value(value, depth: depth)
      }
    }

    /// Writes a value. One that lies deeper than can be read is written as an empty list.
    private mutating func value(_ value: UIApplicationShortcutItem.UserInfo.Value, depth: Int) {
      switch value {
      case .string(let text):
        bytes.append(0)
        self.text(text)
      case .integer(let number):
        bytes.append(1)
        wide(UInt64(bitPattern: number))
      case .real(let number):
        bytes.append(2)
        wide(number.bitPattern)
      case .boolean(let isTrue): bytes += [3, isTrue ? 1 : 0]
      case .date(let date):
        bytes.append(4)
        wide(date.timeIntervalSinceReferenceDate.bitPattern)
      case .data(let data):
        bytes.append(5)
        number(data.array.count)
        bytes += data.array
      case .array(let values):
        bytes.append(6)
        let kept = depth < deepest ? values : []
        number(kept.count)
        for value in kept { self.value(value, depth: depth + 1) }
      case .dictionary(let values):
        bytes.append(7)
        info(depth < deepest ? values : UIApplicationShortcutItem.UserInfo(), depth: depth + 1)
      }
    }
  }

  struct Reader {
    let bytes: [UInt8]
    let hasTextsAlone: Bool
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
      content.userInfo = info(depth: 0)
      return content.userInfo != nil
    }

    mutating func info(depth: Int) -> UIApplicationShortcutItem.UserInfo? {
      guard let count = number(), count <= bytes.count - place else { return nil }
      var info = UIApplicationShortcutItem.UserInfo()
      for _ in 0..<count {
        guard let key = text(), let value = value(depth: depth) else { return nil }
        info[key] = value
      }
      return info
    }

    private mutating func wide() -> UInt64? {
      guard bytes.count - place >= 8 else { return nil }
      place += 8
      return bytes[(place - 8)..<place].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }

    private mutating func value(depth: Int) -> UIApplicationShortcutItem.UserInfo.Value? {
      if hasTextsAlone { return text().map { .string($0) } }
      guard let kind = byte(), depth <= deepest else { return nil }
      switch kind {
      case 0: return text().map { .string($0) }
      case 1: return wide().map { .integer(Int64(bitPattern: $0)) }
      case 2: return wide().map { .real(Double(bitPattern: $0)) }
      case 3: return byte().map { .boolean($0 != 0) }
      case 4:
        return wide().map { .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0))) }
      case 5:
        guard let count = number(), count <= bytes.count - place else { return nil }
        place += count
        return .data(Data([UInt8](bytes[(place - count)..<place])))
      case 6:
        guard let count = number(), count <= bytes.count - place else { return nil }
        var values: [UIApplicationShortcutItem.UserInfo.Value] = []
        for _ in 0..<count {
          guard let value = value(depth: depth + 1) else { return nil }
          values.append(value)
        }
        return .array(values)
      case 7: return info(depth: depth + 1).map { .dictionary($0) }
      default: return nil
      }
    }
  }
}
