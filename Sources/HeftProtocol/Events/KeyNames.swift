// What a trace calls a key. That is by hand: browsers' own names, and what is held with the key, are one word.

extension HostEvent.Key {
  /// The event of a key that is called as in a trace: what is held with it, each with a plus, and then what a browser
  /// calls it, as in `Control+Shift+z`.
  ///
  /// - Parameters:
  ///   - isDown: Whether it goes down.
  ///   - isRepeat: Whether it is down already.
  ///   - time: Seconds on the host's clock.
  ///   - name: The name; any text is one.
  ///   - view: The view that has the keyboard; 0 means the screen.
  public init(isDown: Bool, isRepeat: Bool = false, time: Double, name: String, view: ViewNumber = 0) {
    var rest = Array(name.utf8)[...]
    var modifiers: KeyModifiers = []
    while let (word, modifier) = HostEvent.Key.prefixes.first(where: { rest.goesOn(after: $0.0) }) {
      rest = rest.dropFirst(word.utf8CodeUnitCount)
      modifiers.insert(modifier)
    }
    let key = KeyName(text: rest)
    self.init(
      isDown: isDown, isRepeat: isRepeat, time: time, key: key, modifiers: modifiers,
      text: key == .other ? String(decoding: rest, as: UTF8.self) : "", view: view)
  }

  /// The key as a trace calls it.
  public var name: String {
    var name = ""
    for (word, modifier) in HostEvent.Key.prefixes where modifiers.contains(modifier) { name += word.string }
    return name + input
  }

  /// A browser's name for the key alone: the text that it writes, or its name.
  public var input: String { key == .other ? text : key.text.string }

  /// In the order in which a trace has them.
  private static let prefixes: [(StaticString, KeyModifiers)] = [
    ("Control+", .control), ("Meta+", .meta), ("Alt+", .alt), ("Shift+", .shift),
  ]

  /// Whether nothing is held with it, but for Shift: then it stays down until it is let go.
  public var isPlain: Bool { modifiers.subtracting(.shift).isEmpty }
}

extension HostEvent.Key {
  /// Rounds the time. A trace has the key's name: the event becomes what is read of it again.
  package mutating func round() {
    self = HostEvent.Key(isDown: isDown, isRepeat: isRepeat, time: Micros.round(time), name: name, view: view)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func goesOn(after word: StaticString) -> Bool {
    count > word.utf8CodeUnitCount && starts(with: word.bytes)
  }
}
