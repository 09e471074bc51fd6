/// The letters below the marks of Latin ones: a short table, where a page would need all of Unicode's otherwise.
package enum PlainLetters {
  // One for each scalar from U+00C0 and from U+1E00 on; a question mark is a letter that is no other one with a mark.
  private static let first: StaticString = """
    AAAAAA?CEEEEIIII?NOOOOO??UUUUY??aaaaaa?ceeeeiiii?nooooo??uuuuy?yAaAaAaCcCcCcCcDd??EeEeEeEeEeGgGgGgGg\
    Hh??IiIiIiIiI???JjKk?LlLlLl????NnNnNn???OoOoOo??RrRrRrSsSsSsSsTtTt??UuUuUuUuUuUuWwYyYZzZzZz?????????\
    ????????????????????????Oo?????????????Uu????????????????????????????AaIiOoUuUuUuUuUu?AaAa????GgKkOo\
    Oo??j???Gg??NnAa????AaAaEeEeIiIiOoOoRrRrUuUuSsTt??Hh??????AaEeOoOoOoOoYy????????????????????????????
    """
  private static let second: StaticString = """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSs\
    SsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy??????AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEe\
    IiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????
    """

  /// Returns a Latin letter without its marks.
  ///
  /// - Parameter scalar: The letter with its marks.
  /// - Returns: The letter of ASCII; nil if there is none.
  package static func letter(below scalar: UInt32) -> UInt8? {
    let found: UInt8 =
      switch scalar {
      case 0xC0..<0x250: first.utf8Start[Int(scalar - 0xC0)]
      case 0x1E00..<0x1F00: second.utf8Start[Int(scalar - 0x1E00)]
      default: UInt8(ascii: "?")
      }
    return found == UInt8(ascii: "?") ? nil : found
  }

  /// Returns whether a scalar is a mark that belongs to the letter before it.
  ///
  /// - Parameter scalar: The scalar.
  /// - Returns: Whether it is one of the common ones.
  package static func isMark(_ scalar: UInt32) -> Bool { (0x300..<0x370).contains(scalar) }
}
