import DoodleFormats
import Heft

/// All doodles as archives that can come back.
enum DoodleExport {
  /// The most bytes of an archive (our choice: less than the host reads of one file, SHARE-5).
  static let mostBytes = 60 << 20

  /// The archives of `.doodle` files, none of more than so many bytes. A larger file is by itself, not in an archive.
  static func files(of doodles: [(name: String, bytes: [UInt8])], limit: Int = mostBytes) -> [HostFile] {
    let groups = DoodleArchive.groups(doodles, limit: limit)
    return groups.enumerated().map { index, group in
      if group.count == 1, let only = group.first, only.bytes.count > limit {
        return HostFile(name: only.name, mediaType: DoodleFormat.doodle.mediaType, bytes: only.bytes)
      }
      return HostFile(
        name: groups.count == 1 ? "Doodles.zip" : "Doodles \(index + 1).zip", mediaType: "application/zip",
        bytes: DoodleArchive.write(Array(group)))
    }
  }
}
