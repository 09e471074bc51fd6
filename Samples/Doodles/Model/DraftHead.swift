import Heft

/// The head of a draft: without it the parts of its journal mean nothing.
///
/// ```
/// draft-N     u8 version (3) | i64 number of the doodle that is drawn on; -1 for a new one | u64 revision of that doodle
///             for each draft that this one is in the place of: i64 number
/// draft-N-0   the first part of a `DoodleJournal`, docs/doodle-format.md
/// draft-N-1   the next part, and so on, up to the first key that is missing
/// ```
struct DraftHead: Equatable {
  var doodle: Int?
  /// The revision of the doodle when drawing on it began.
  var revision: UInt64
  /// Drafts that are of no use once this one is kept.
  var replaced: [Int]

  private static let version: UInt8 = 3

  init(doodle: Int?, revision: UInt64, replaced: [Int]) {
    self.doodle = doodle
    self.revision = revision
    self.replaced = replaced
  }

  /// Reads the bytes; nil where they make no sense.
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes[...])
    guard file.byte() == DraftHead.version, let number = file.number(bytes: 8),
      let revision = file.number(bytes: 8)
    else { return nil }
    self.init(doodle: Draft.doodle(number), revision: revision, replaced: [])
    while let number = file.number(bytes: 8) {
      if let number = Draft.doodle(number) { replaced.append(number) }
    }
  }

  var bytes: [UInt8] {
    var file = ByteWriter()
    file.add(UInt64(DraftHead.version), bytes: 1)
    file.add(UInt64(bitPattern: Int64(doodle ?? -1)), bytes: 8)
    file.add(revision, bytes: 8)
    for number in replaced { file.add(UInt64(number), bytes: 8) }
    return file.bytes
  }
}
