extension NSAttributedString {
  /// How attributes are enumerated.
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 2)
    /// Every stretch of the text by itself, also where the next one has the same value.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// Hands over the values that an attribute has in a range, one stretch after another. The text may be changed meanwhile:
  /// what is handed over is as it was before.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - range: In UTF-16 units; beyond the text there is nothing.
  ///   - options: In which order.
  ///   - block: Gets the value, nil where there is none, the stretch that has it, and where to say that it is enough.
  public final func enumerateAttribute(
    _ name: Key, in range: NSRange, options: EnumerationOptions = [],
    using block: (_ value: AnyObject?, _ range: NSRange, _ stop: UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stretches: [(value: AnyObject?, range: NSRange)] = []
    let joins = !options.contains(.longestEffectiveRangeNotRequired)
    for (attributes, range) in stretchesOfAttributes(in: range) {
      let value = attributes[name]
      if joins, let last = stretches.last, last.value === value {
        stretches[stretches.count - 1].range.length += range.length
      } else {
        stretches.append((value, range))
      }
    }
    var stop = false
    if options.contains(.reverse) { stretches.reverse() }
    for stretch in stretches where !stop { block(stretch.value, stretch.range, &stop) }
  }

  /// Hands over the attributes that the stretches of a range have, one after another. The text may be changed meanwhile:
  /// what is handed over is as it was before.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units; beyond the text there is nothing.
  ///   - options: In which order.
  ///   - block: Gets the attributes, the stretch that has them, and where to say that it is enough.
  public final func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using block: (_ attributes: Attributes, _ range: NSRange, _ stop: UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stretches = stretchesOfAttributes(in: range)
    var stop = false
    if options.contains(.reverse) { stretches.reverse() }
    for stretch in stretches where !stop { block(stretch.attributes, stretch.range, &stop) }
  }

  private final func stretchesOfAttributes(in range: NSRange) -> [(attributes: Attributes, range: NSRange)] {
    let parts = Self.divided(runs, at: range)
    var location = parts.before.reduce(0) { $0 + $1.text.utf16.count }
    return parts.inside.map { run in
      let length = run.text.utf16.count
      defer { location += length }
      return (run.attributes, NSRange(location: location, length: length))
    }
  }
}
