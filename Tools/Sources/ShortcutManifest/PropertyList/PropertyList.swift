/// Reads property lists, XML and binary, without trusting them.
///
/// Foundation's reader is not used: it tells no lines, forgets keys that stand twice, and a binary list that
/// contains itself ends the process.
public enum PropertyList {
  /// Reads a list of either kind.
  ///
  /// - Throws: `ReadingError` for anything else, for a list that is cut off, damaged or contains itself, for an XML
  ///   list that declares entities, and for more than 16 MiB, 200,000 values or 128 levels.
  public static func read(_ bytes: [UInt8]) throws(ReadingError) -> PropertyNode {
    try Limit.check(bytes)
    if bytes.starts(with: BinaryListReader.magic) { return try BinaryListReader.read(bytes) }
    let text = try TextFile.utf8(of: bytes)
    let start = text.first { !XMLScanner.isBlank($0) }
    guard start == UInt8(ascii: "<") else {
      throw ReadingError(
        line: 1, "This is not a property list: it begins neither with '<' nor with 'bplist'.",
        remedy: "Convert the file on a Mac with 'plutil -convert xml1', or choose another.")
    }
    return try XMLListReader.read(text)
  }
}
