/// Unpacks gzip files (RFC 1952).
public enum Gzip {
  /// Whether bytes begin as a gzip file does.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: Whether the first two are gzip's.
  public static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Unpacks a gzip file of one member.
  ///
  /// - Parameters:
  ///   - file: The file's bytes; any bytes may come.
  ///   - limit: The most bytes that are unpacked.
  /// - Returns: The bytes; nil where the file is damaged, ends too soon, or holds more than the limit.
  public static func unpack(_ file: [UInt8], limit: Int) -> [UInt8]? {
    guard file.count >= 18, let place = dataPlace(in: file), place < file.count - 8 else { return nil }
    let size = number(file, at: file.count - 4)
    guard size <= UInt32(clamping: limit), Int(size) / Inflate.largestRatio <= file.count,
      let (output, end) = Inflate.unpackRaw(file, from: place, limit: Int(size)), end == file.count - 8,
      output.count == Int(size), Checksum.crc(output) == number(file, at: end)
    else { return nil }
    return output
  }

  /// Unpacks a gzip file as far as it goes, whether it is whole or not. No checksum is tried.
  ///
  /// - Parameters:
  ///   - file: The file's bytes; any bytes may come.
  ///   - limit: The most bytes that are unpacked.
  /// - Returns: The bytes before the first that cannot be unpacked; empty where there are none.
  public static func unpackStart(_ file: [UInt8], limit: Int) -> [UInt8] {
    guard let place = dataPlace(in: file) else { return [] }
    // How many there will be is not known: no more room is taken than four times what comes out.
    var room = min(max(file.count, 4096), limit)
    while true {
      let bytes = Inflate.unpackStart(file, from: place, limit: room)
      // What does not fit is 258 bytes at most, or a whole block that is not packed.
      if room >= limit || bytes.count + 65_535 < room { return bytes }
      room = min(room * 4, limit)
    }
  }

  /// Where the packed bytes begin; nil where the head is not one.
  private static func dataPlace(in file: [UInt8]) -> Int? {
    guard isPacked(file), file.count >= 10, file[2] == 8, file[3] & 0xE0 == 0 else { return nil }
    let flags = file[3]
    var place = 10
    if flags & 4 != 0 {
      guard file.count >= 12 else { return nil }
      place += 2 + Int(file[10]) + Int(file[11]) << 8
    }
    // The file's name and a comment, each to a zero.
    for flag in [8 as UInt8, 16] where flags & flag != 0 {
      while place < file.count, file[place] != 0 { place += 1 }
      place += 1
    }
    if flags & 2 != 0 { place += 2 }
    return place
  }

  private static func number(_ file: [UInt8], at place: Int) -> UInt32 {
    file[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
