import Ink

/// Several files as one: a zip archive (PKWARE's APPNOTE 6.3), whose files are not packed further.
public enum DoodleArchive {
  private static let fileMark: UInt32 = 0x0403_4B50
  private static let entryMark: UInt32 = 0x0201_4B50
  private static let endMark: UInt32 = 0x0605_4B50

  /// Whether bytes begin as an archive does.
  public static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }

  /// The archive of files; of several with one name each but the first gets a number before its ending.
  public static func write(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var list: [UInt8] = []
    var names: [[UInt8]] = []
    for file in files {
      let name = unlike(names, file.name)
      names.append(name)
      let place = archive.count
      // The version, a flag for names in UTF-8, no packing, and the first day of 1980, because no file tells its own.
      var head: [UInt8] = []
      for number in [20, 0x800, 0, 0, 0x21] { add(UInt32(number), 2, to: &head) }
      add(Checksum.crc(file.bytes), 4, to: &head)
      add(UInt32(file.bytes.count), 4, to: &head)
      add(UInt32(file.bytes.count), 4, to: &head)
      add(UInt32(name.count), 2, to: &head)
      add(0, 2, to: &head)
      add(fileMark, 4, to: &archive)
      archive += head + name + file.bytes
      add(entryMark, 4, to: &list)
      add(20, 2, to: &list)
      list += head
      list += [UInt8](repeating: 0, count: 10)
      add(UInt32(place), 4, to: &list)
      list += name
    }
    let place = archive.count
    archive += list
    add(endMark, 4, to: &archive)
    add(0, 4, to: &archive)
    add(UInt32(files.count), 2, to: &archive)
    add(UInt32(files.count), 2, to: &archive)
    add(UInt32(list.count), 4, to: &archive)
    add(UInt32(place), 4, to: &archive)
    add(0, 2, to: &archive)
    return archive
  }

  /// Files in their order, in groups of which each makes an archive of at most so many bytes. A file that is larger by itself
  /// is a group of its own.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - limit: The most bytes of an archive.
  /// - Returns: The groups; none of no files.
  public static func groups(_ files: [(name: String, bytes: [UInt8])], limit: Int)
    -> [ArraySlice<(name: String, bytes: [UInt8])>]
  {
    var groups: [ArraySlice<(name: String, bytes: [UInt8])>] = []
    var (start, count) = (0, endCount)
    for (index, file) in files.enumerated() {
      let more = file.bytes.count + entryCount + 2 * (min(file.name.utf8.count, longestName) + longestNumber)
      if index > start, count + more > limit {
        groups.append(files[start..<index])
        (start, count) = (index, endCount)
      }
      count += more
    }
    if start < files.count { groups.append(files[start...]) }
    return groups
  }

  /// The bytes at the end of an archive, those of a file's entry beside its name, which stands there twice, and those of the
  /// longest number that makes names differ.
  private static let endCount = 22
  private static let entryCount = 30 + 46
  private static let longestNumber = 8
  /// The most bytes of a name without such a number (our choice).
  private static let longestName = 200

  private static func add(_ number: UInt32, _ count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(8 * index))) }
  }

  private static func unlike(_ names: [[UInt8]], _ name: String) -> [UInt8] {
    let first = Array(name.utf8.prefix(longestName))
    var result = first
    var number = 2
    while names.contains(result) {
      let dot = first.lastIndex(of: UInt8(ascii: ".")) ?? first.count
      result = first[..<dot] + Array(" \(number)".utf8) + first[dot...]
      number += 1
    }
    return result
  }

  /// The files of an archive, up to the first that is damaged or cut off; folders are left out.
  ///
  /// - Parameter limit: The most bytes that all files have together.
  /// - Returns: The files, and a sentence where not all could be read.
  public static func read(_ archive: [UInt8], limit: Int) -> (
    files: [(name: String, bytes: [UInt8])], problem: String?
  ) {
    var files: [(name: String, bytes: [UInt8])] = []
    var (place, room) = (0, limit)
    func number(_ at: Int, _ count: Int) -> UInt32 {
      archive[at..<at + count].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    while archive.count - place >= 30, number(place, 4) == fileMark {
      let (flags, method) = (number(place + 6, 2), number(place + 8, 2))
      let (packed, size) = (number(place + 18, 4), number(place + 22, 4))
      let nameEnd = place + 30 + Int(number(place + 26, 2))
      let start = nameEnd + Int(number(place + 28, 2))
      // A size that is told behind the file is not known here.
      guard flags & 9 == 0, start <= archive.count, packed <= UInt32(clamping: archive.count - start),
        size <= UInt32(clamping: room),
        let bytes = unpacked(archive, start, Int(packed), Int(size), method),
        Checksum.crc(bytes) == number(place + 14, 4)
      else {
        return (
          files, "The archive cannot be read from byte \(place) on; \(files.count) files come before."
        )
      }
      let name = String(decoding: archive[place + 30..<nameEnd], as: UTF8.self)
      if archive[nameEnd - 1] != UInt8(ascii: "/") { files.append((name, bytes)) }
      room -= Int(size)
      place = start + Int(packed)
    }
    let isWhole = archive.count - place >= 4 && (number(place, 4) == entryMark || number(place, 4) == endMark)
    return (
      files, isWhole ? nil : "The archive is cut off at byte \(place); \(files.count) files come before."
    )
  }

  private static func unpacked(_ archive: [UInt8], _ start: Int, _ count: Int, _ size: Int, _ method: UInt32)
    -> [UInt8]?
  {
    switch method {
    case 0: return count == size ? Array(archive[start..<start + count]) : nil
    case 8:
      guard size / Inflate.largestRatio <= count,
        let (bytes, end) = Inflate.unpackRaw(archive, from: start, limit: size), end == start + count,
        bytes.count == size
      else { return nil }
      return bytes
    default: return nil
    }
  }
}
